### L’allenatore: probabilità, consigli, tutor, revisione.
coach-band = { $low }–{ $high }%
coach-gain = +{ $number }
coach-loss = −{ $number }
coach-chance = Probabilità di vincere

## Consigli
keys-hint = Un consiglio
hint-ask = Un consiglio: che cosa farebbe l’allenatore
hint-title = Un consiglio
hint-thinking = ci pensa ancora …
hint-failed = Stavolta l’allenatore non ha idee.
hint-close = Basta così
hint-forbidden = A questo tavolo si gioca senza consigli.
hint-not-asked = I consigli ci sono quando tocca a te decidere.
hint-closed = Prima apri la mano: un consiglio guarda le tue carte.
hint-nobody = Qui non c’è nessuno che dia consigli.
end-hints = { $count ->
    [one] { $name }: un consiglio.
   *[other] { $name }: { $count } consigli.
}

## Opzioni e accordi
options-show_odds = Probabilità ai posti
options-show_odds-help = La probabilità di vincere di ognuno, da ciò che puoi sapere.
options-tutor = Tutor
options-tutor-help = Chiede conferma prima di un’azione che costa 8 punti o più.
setup-hints = Consigli
setup-hints-help = Se si può chiedere all’allenatore che cosa fare. Si conta, e alla fine si racconta.
setup-odds = Probabilità
setup-odds-help = Se ai posti si può mostrare la probabilità di vincere di ognuno.
setup-tutor = Tutor
setup-tutor-help = Se il tutor può obiettare a un’azione cara.

## Tutor
tutor-title = Ne sei sicuro?
tutor-words = Ti costa { $points } punti di probabilità. C’è di meglio.
tutor-meant = Che cosa stai per fare
tutor-better = Che cosa farei io
tutor-take = Fai la cosa migliore
tutor-think = Pensaci ancora
tutor-insist = Fallo lo stesso

## Revisione
replay-odds = La probabilità di vincere di ognuno, da ciò che questi occhi sanno
replay-review = Revisione
replay-review-help = Probabilità nel tempo, abilità e fortuna, i momenti decisivi
end-review = Revisione
review-title = Revisione
review-help = Che cosa significa tutto questo
review-begun = L’allenatore ripercorre la partita. I primi voti arrivano tra un attimo.
review-failed = Di questa partita qui non si può fare la revisione.
review-progress = In scrittura: { $percent }
review-chart-help = Probabilità nel tempo: trascina, o vai con sinistra e destra
review-seat-help = Il conto e le decisioni di { $name }
review-at = turno { $round }, azione { $number }
review-verdict = { $count ->
    [one] { $mark }: { $points } punto di probabilità.
   *[other] { $mark }: { $points } punti di probabilità.
}
review-verdict-free = { $mark }.
review-better = Meglio: { $action }.
review-luck-here = { $count ->
    [one] Fortuna per { $name }: { $points } punto.
   *[other] Fortuna per { $name }: { $points } punti.
}
review-not-yet = L’allenatore non è ancora arrivato qui.
review-mark-best = Il meglio che c’era
review-mark-fine = Va bene
review-mark-slip = Una svista
review-mark-mistake = Un errore
review-mark-blunder = Un errore grave
review-mark-before = Alla svista precedente
review-mark-after = Alla prossima svista
review-look = Guarda
review-look-help = Il tavolo in quel momento, come lo si vedeva allora
review-try = Prova altrimenti
review-try-help = Prendi posto e gioca da qui in poi
review-account = Il conto: { $name }
review-start = All’inizio
review-skill = Decisioni proprie
review-luck = Fortuna propria
review-others = Gli altri
review-result = Alla fine
review-now = Finora
review-sentence = In punti di probabilità: fortuna { $luck }, abilità { $skill }, gli altri { $others }.
review-sentence-of = { $name }: fortuna { $luck }, abilità { $skill }, gli altri { $others }.
review-decisions = Le decisioni
review-many = { $name }: { $count }
review-moments = Che cosa ha deciso
review-moment-slip = { $name } ha una svista.
review-moment-mistake = { $name } fa un errore.
review-moment-blunder = { $name } sbaglia di grosso.
review-moment-lucky = { $name } ha fortuna.
review-moment-unlucky = { $name } ha sfortuna.
review-note = «Gli altri» contiene tutto ciò che non è né opera propria né fortuna propria: quel che tutti gli altri hanno fatto e pescato, e il rumore delle stime.

## Statistiche
statistics-skill = Abilità e fortuna
statistics-skill-reviews = Revisioni
statistics-skill-lost = Persi a decisione
statistics-skill-luck = Fortuna a partita
statistics-skill-points = { $whole },{ $tenths }
statistics-skill-legend = In punti di probabilità, dalle partite con revisione; le linee le mostrano una dopo l’altra. Meno si perde, meglio è; e alla lunga la fortuna non vale niente.
statistics-skill-worst = La più cara: { $action }, { $points } punti ogni volta.
