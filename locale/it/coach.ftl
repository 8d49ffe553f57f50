### L’allenatore: probabilità, consigli, tutor, analisi.
coach-band = { $low }–{ $high }%
coach-gain = +{ $number }
coach-loss = −{ $number }
coach-chance = Probabilità di vincere

## Consigli
keys-hint = Un consiglio
hint-ask = Un consiglio: che cosa farebbe l’allenatore
hint-title = Un consiglio
hint-thinking = Ci pensa ancora…
hint-failed = Stavolta l’allenatore non ha trovato un consiglio.
hint-close = Chiudi
hint-forbidden = A questo tavolo i consigli sono disattivati.
hint-not-asked = Puoi chiedere un consiglio quando tocca a te decidere.
hint-closed = Prima scopri le tue carte: l’allenatore deve vederle.
hint-nobody = Qui non ci sono consigli.
end-hints =
    { $count ->
        [one] { $name } ha chiesto un consiglio.
       *[other] { $name } ha chiesto { $count } consigli.
    }

## Opzioni e accordi
options-show_odds = Mostra le probabilità
options-show_odds-help = A ogni posto sta la probabilità di vincere, stimata in base a ciò che sai.
options-tutor = Tutor
options-tutor-help = Ti avverte prima che tu perda 8 punti percentuali di probabilità di vincere.
setup-hints = Consigli
setup-hints-help = I giocatori possono chiedere all’allenatore che cosa fare. I consigli vengono contati e riportati alla fine.
setup-odds = Probabilità
setup-odds-help = Ai posti si può mostrare la probabilità di vincere di ognuno.
setup-tutor = Tutor
setup-tutor-help = Il tutor può avvertirti prima di un’azione che costa cara.

## Tutor
tutor-title = Davvero?
tutor-words = Questo abbassa la tua probabilità di vincere di { $points } punti percentuali. C’è di meglio.
tutor-meant = Che cosa stai per fare
tutor-better = Che cosa farei io
tutor-take = Segui il consiglio
tutor-think = Pensaci ancora
tutor-insist = Fallo lo stesso

## Analisi
replay-odds = La probabilità di vincere di ognuno, in base a ciò che sa questo giocatore
replay-review = Analisi
replay-review-help = Probabilità nel tempo, abilità e fortuna, i momenti che hanno deciso la partita
end-review = Analisi
review-title = Analisi
review-help = Che cosa significa
review-begun = L’allenatore ripercorre la partita. Le prime valutazioni arrivano tra un attimo.
review-failed = Questa partita non si può analizzare qui.
review-progress = In corso: { $percent }
review-chart-help = Probabilità nel tempo: trascina, o usa i tasti freccia sinistra e destra
review-seat-help = Il bilancio e le decisioni di { $name }
review-at = giro { $round }, azione { $number }
review-verdict =
    { $count ->
        [one] { $mark }: { $points } punto percentuale.
       *[other] { $mark }: { $points } punti percentuali.
    }
review-verdict-free = { $mark }.
review-better = Meglio: { $action }.
review-why = L’allenatore, parlando con { $name }: «{ $why }»
review-deed = { $name }: { $action }
review-luck-here =
    { $count ->
        [one] Fortuna per { $name }: { $points } punto percentuale.
       *[other] Fortuna per { $name }: { $points } punti percentuali.
    }
review-not-yet = L’allenatore non è ancora arrivato qui.
review-mark-best = La scelta migliore
review-mark-fine = Va bene
review-mark-slip = Una svista
review-mark-mistake = Un errore
review-mark-blunder = Un errore grave
review-mark-before = Alla svista precedente
review-mark-after = Alla svista successiva
review-first-mark = Prima non c’è nessuna svista.
review-last-mark = Dopo non c’è più nessuna svista.
review-look = Guarda
review-look-help = Il tavolo in quel momento, come lo vedeva il giocatore
review-try = Prova un’altra strada
review-try-help = Prendi il posto e gioca da qui in poi
review-account = Bilancio di { $name }
review-start = All’inizio
review-skill = Decisioni proprie
review-luck = Fortuna propria
review-others = Gli altri
review-result = Alla fine
review-now = Finora
review-sentence = In punti percentuali: fortuna { $luck }, abilità { $skill }, gli altri { $others }.
review-sentence-of = { $name }: fortuna { $luck }, abilità { $skill }, gli altri { $others }.
review-decisions = Le decisioni
review-many = { $name }: { $count }
review-moments = Che cosa ha deciso la partita
review-moment-slip = { $name } ha una svista.
review-moment-mistake = { $name } fa un errore.
review-moment-blunder = { $name } sbaglia di grosso.
review-moment-lucky = { $name } ha fortuna.
review-moment-unlucky = { $name } ha sfortuna.
review-note = «Gli altri» è tutto ciò che non dipende dalle tue decisioni né dalla tua fortuna: quello che gli altri hanno fatto e pescato, e gli arrotondamenti delle stime.

## Statistiche
statistics-skill = Abilità e fortuna
statistics-skill-lost = Persi per decisione
statistics-skill-luck = Fortuna per partita
statistics-skill-points = { $whole },{ $tenths }
statistics-skill-legend = Livello di gioco su questa scala: { $levels }. Si ricava dalle decisioni delle ultime 20 partite analizzate e non dipende da chi ha vinto. La fortuna è in punti percentuali della probabilità di vincere, e alla lunga si pareggia. Le linee mostrano una partita dopo l’altra.
statistics-skill-worst = L’azione più costosa: { $action }, in media { $points } punti percentuali.
rating-title = Livello di gioco
rating-game = Livello di gioco: { $level }.
rating-none = Ancora nessun livello
rating-one = Livello di gioco: { $number }, circa «{ $level }». Una sola partita dice poco.
rating-band = Livello di gioco: { $number }, circa «{ $level }». Dopo { $count ->
    [one] una partita
   *[other] { $count } partite
} è tra { $low } e { $high }.
