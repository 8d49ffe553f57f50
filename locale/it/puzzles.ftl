### Night escapes: puzzles, the wall of windows, hints, results, the command line.
puzzles-title = Evasioni notturne
puzzles-about = Un turno, una via d’uscita. Una finestra si accende quando hai preso le migliori decisioni possibili. La sfortuna ai dadi non conta.
puzzles-tonight = Evasione di stanotte
puzzles-tonight-done = Stanotte: sei fuori
puzzles-tonight-help = Una nuova ogni giorno, difficile quanto basta per te.
puzzles-grade-1 = 1 · Porta aperta
puzzles-grade-2 = 2 · Mattone smosso
puzzles-grade-3 = 3 · Guardia assonnata
puzzles-grade-4 = 4 · Filo spinato
puzzles-grade-5 = 5 · Riflettore
puzzles-grade-6 = 6 · Mai uscito nessuno
puzzles-count = { $done } su { $all } fuori
puzzles-legend-0 = Non provata
puzzles-legend-1 = Non ancora risolta
puzzles-legend-2 = Fuori per un colpo di fortuna
puzzles-legend-3 = Risolta con indizi
puzzles-legend-4 = Risolta
puzzles-heading = { $motif }. { $goal }
puzzles-untried = A questa finestra non ha ancora provato nessuno.
puzzles-so-far-1 =
    { $tries ->
        [one] Un tentativo, ancora dentro.
       *[other] { $tries } tentativi, ancora dentro.
    }
puzzles-so-far-2 =
    { $tries ->
        [one] Un tentativo: fuori per un colpo di fortuna. La finestra resta buia.
       *[other] { $tries } tentativi: fuori per un colpo di fortuna. La finestra resta buia.
    }
puzzles-so-far-3 =
    { $tries ->
        [one] Risolta con indizi, in un tentativo.
       *[other] Risolta con indizi, in { $tries } tentativi.
    }
puzzles-so-far-4 =
    { $tries ->
        [one] Risolta senza aiuto, in un tentativo.
       *[other] Risolta senza aiuto, in { $tries } tentativi.
    }
puzzles-goal-escape = È il tuo turno. Evadi prima che finisca.
puzzles-goal-points = È il tuo turno. Scava { $points } prima che finisca.
puzzles-goal-hold = È il tuo turno. Tieniti { $cards } fino alla fine.
puzzles-goal-keep = Qualcuno vuole qualcosa da te. Tieniti: { $cards }.
puzzles-motif-past_home = Un passato con le gambe
puzzles-motif-past_actions = Straordinari
puzzles-motif-past_points = Lavoro da professionista
puzzles-motif-past_tools = Mestiere vecchio, Strumento nuovo
puzzles-motif-past_goods = Un favore da riscuotere
puzzles-motif-past_people = Una vecchia conoscenza
puzzles-motif-power = Prima gli amici
puzzles-motif-passkey = Chiavi in prestito
puzzles-motif-extort = Chiedere per favore
puzzles-motif-rob = Dita svelte
puzzles-motif-patch = Prima le bende
puzzles-motif-trade = Svendita totale
puzzles-motif-forge = Fatto a mano
puzzles-motif-gift = Posta da fuori
puzzles-motif-spoon = Posate
puzzles-motif-rummage = Qualcosa salterà fuori
puzzles-motif-tiptoe = In punta di piedi
puzzles-motif-mate = Segui l’amico
puzzles-motif-dice = Fidati del dado
puzzles-motif-shovel_first = Scava e basta
puzzles-motif-keep = Il mio resta mio
puzzles-hint = Indizio { $number } di 3
puzzles-no-hint = Indizi finiti
puzzles-hint-help = Tre passi: dove guardare, che cosa usare, che cosa fare.
puzzles-solution = Soluzione
puzzles-shown = La via migliore, se i dadi sono gentili. Rilassati.
puzzles-out = Alle finestre
puzzles-show-title = Mostrare la soluzione?
puzzles-show-words = La soluzione viene giocata sul tavolo. Dopo, questa finestra può contare solo come risolta con indizi.
puzzles-show = Fammi vedere
puzzles-stay = Continua a provare
puzzles-leave-title = Torni in cella?
puzzles-leave-words = Un tentativo non finito non conta.
puzzles-leave = Esci
puzzles-again = Riprova
puzzles-next = Prossima evasione
puzzles-where-feet = Guarda come si esce da questo Luogo.
puzzles-where-die = Guarda il dado.
puzzles-where-deck = Pensa alle carte che non hai ancora visto.
puzzles-where-hand = Guarda le carte che hai in mano.
puzzles-where-tunnel = Guarda il tuo tunnel.
puzzles-where-market = Guarda le tue Sigarette, e da dove vengono.
puzzles-where-place = Guarda che cosa puoi fare in questo Luogo.
puzzles-where-gangs = Guarda le Gang.
puzzles-where-people = Guarda chi altro c’è qui.
puzzles-where-past = Guarda i tuoi Precedenti.
puzzles-where-peace = Pensa a che cosa succede se non fai niente.
puzzles-where-knives = Guarda le Armi, le tue e quelle degli altri.
puzzles-with-card = Comincia con questa carta: { $card }.
puzzles-with-person = Comincia con { $name }.
puzzles-with-deed = { $deed }
puzzles-move = Fai questo: «{ $move }»
puzzles-deed-roll_move = Lascia decidere al dado dove vai.
puzzles-deed-cautious_move = Vai dove vuoi, anche se costa di più.
puzzles-deed-follow = Raggiungi un compagno di squadra.
puzzles-deed-go = Solo uno di questi Luoghi aiuta.
puzzles-deed-reroll = Un tiro non basta.
puzzles-deed-keep = Accontentati del tiro.
puzzles-deed-search = Fai una Ricerca in questo Luogo.
puzzles-deed-sell = Vendi qualcosa.
puzzles-deed-steal_spoon = Pensa ai Cucchiai.
puzzles-deed-heal = Prima curati.
puzzles-deed-end_turn = Hai fatto abbastanza.
puzzles-deed-pass = Lascia correre.
puzzles-deed-give_up = Arrendersi può essere giusto.
puzzles-deed-cooperate = Una piccola perdita ne evita una grande.
puzzles-deed-fight = Non cedere.
puzzles-deed-weapon = Ancora un’Arma.
puzzles-deed-discard = Butta la cosa giusta.
puzzles-deed-choose_card = Scegli bene.
puzzles-deed-draw = Prendi ciò che ti offrono.
puzzles-deed-exchange = Un compagno di squadra ha quello che ti serve.
puzzles-solved = Fuori, e a ragione
puzzles-solved-words = Ogni decisione era la migliore possibile. La finestra è accesa.
puzzles-unlucky = Ben giocato, che sfortuna
puzzles-unlucky-words = Meglio non si poteva decidere: { $chance } di probabilità. I dadi erano contro di te, e non è colpa tua. La finestra è accesa.
puzzles-lucky = Fuori, ma per un colpo di fortuna
puzzles-lucky-words = Stavolta è andata bene, ma c’era una via migliore. La finestra resta buia finché non la trovi.
puzzles-missed = Ancora dentro
puzzles-missed-words = La notte è lunga. Probabilità con la via migliore: { $chance }.
puzzles-shown-words = Era la via migliore: { $chance } di probabilità. Ora falla tu.
puzzles-slip = Probabilità dopo una tua decisione: { $chance }. Con la migliore: { $best }.
puzzles-margin = Probabilità con la migliore prima azione: { $best }. Con la seconda migliore: { $second }.
puzzles-broken = L’elenco di ciò che hai risolto non si può leggere. Il file è stato messo da parte, e le finestre sono di nuovo buie.
puzzles-newer = Una versione più recente del gioco ha annotato che cosa hai risolto. Questa versione non lo tocca.
puzzles-hinted =
    { $count ->
        [one] Hai usato un indizio.
       *[other] Hai usato { $count } indizi.
    }
