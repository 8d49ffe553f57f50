### Night escapes: puzzles, the wall of windows, hints, results, the command line.
puzzles-title = Evasioni notturne
puzzles-about = Un turno, una via d’uscita. Una finestra si accende quando hai deciso come meglio non si può; i dadi non c’entrano.
puzzles-tonight = Stanotte
puzzles-tonight-done = Stanotte: sei fuori
puzzles-tonight-help = Oggi è uguale per tutti. Domani ce n’è un’altra.
puzzles-grade-1 = 1 · Porta aperta
puzzles-grade-2 = 2 · Mattone smosso
puzzles-grade-3 = 3 · Guardia assonnata
puzzles-grade-4 = 4 · Filo spinato
puzzles-grade-5 = 5 · Riflettore
puzzles-grade-6 = 6 · Mai uscito nessuno
puzzles-count = { $done } su { $all } fuori
puzzles-heading = { $motif }. { $goal }
puzzles-untried = A questa finestra non ha ancora provato nessuno.
puzzles-so-far-1 =
    { $tries ->
        [one] Un tentativo, ancora dentro.
       *[other] { $tries } tentativi, ancora dentro.
    }
puzzles-so-far-2 =
    { $tries ->
        [one] Un tentativo: fuori per fortuna, la finestra resta buia.
       *[other] { $tries } tentativi: fuori per fortuna, la finestra resta buia.
    }
puzzles-so-far-3 =
    { $tries ->
        [one] Risolta con un indizio, in un tentativo.
       *[other] Risolta con un indizio, in { $tries } tentativi.
    }
puzzles-so-far-4 =
    { $tries ->
        [one] Risolta senza aiuto, in un tentativo.
       *[other] Risolta senza aiuto, in { $tries } tentativi.
    }
puzzles-goal-escape = È il tuo turno. Evadi prima che finisca.
puzzles-goal-points = È il tuo turno. Scava prima che finisca: { $points }.
puzzles-goal-keep = Qualcuno vuole qualcosa di tuo. Tieniti: { $cards }.
puzzles-motif-past_home = Un passato con le gambe
puzzles-motif-past_actions = Straordinari
puzzles-motif-past_points = Lavoro da professionista
puzzles-motif-past_tools = Mestiere vecchio, arnese nuovo
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
puzzles-hint-help = Tre passi: dove guardare, con che cosa, la mossa.
puzzles-solution = Soluzione
puzzles-shown = La via migliore, con dadi gentili. Mettiti comodo.
puzzles-out = Alle finestre
puzzles-show-title = Ti arrendi?
puzzles-show-words = La soluzione viene giocata al tavolo. Dopo, questa finestra vale al massimo come risolta con indizi.
puzzles-show = Fammi vedere
puzzles-stay = Riprova ancora
puzzles-leave-title = Torni in cella?
puzzles-leave-words = Un tentativo non finito non conta.
puzzles-leave = Esci
puzzles-again = Riprova
puzzles-where-feet = Guarda le vie per uscire da questo luogo.
puzzles-where-die = Guarda il dado.
puzzles-where-deck = Guarda ciò che non hai ancora visto.
puzzles-where-hand = Guarda nella tua mano.
puzzles-where-tunnel = Guarda il tuo tunnel.
puzzles-where-market = Guarda le tue Sigarette, e da dove vengono.
puzzles-where-place = Guarda a che cosa serve questo luogo.
puzzles-where-gangs = Guarda le Gang.
puzzles-where-people = Guarda chi altro c’è qui.
puzzles-where-past = Ripensa a chi eri.
puzzles-where-peace = Guarda che cosa succede se stai fermo.
puzzles-where-knives = Guarda i coltelli, tuoi e altrui.
puzzles-with-card = Comincia con questo: { $card }.
puzzles-with-person = Comincia con { $name }.
puzzles-with-deed = { $deed }
puzzles-move = La mossa: { $move }
puzzles-deed-roll_move = La direzione la decide il dado.
puzzles-deed-cautious_move = Piano, e con gli occhi aperti.
puzzles-deed-follow = Un amico sa la strada.
puzzles-deed-go = Solo uno di questi luoghi aiuta.
puzzles-deed-reroll = Un lancio non basta.
puzzles-deed-keep = Accontentati del lancio.
puzzles-deed-search = Metti tutto sottosopra.
puzzles-deed-sell = Separati da qualcosa.
puzzles-deed-steal_spoon = Pensa alle posate.
puzzles-deed-heal = Prima il pronto soccorso.
puzzles-deed-end_turn = Basta così.
puzzles-deed-pass = Lascia correre.
puzzles-deed-give_up = Il saggio cede.
puzzles-deed-cooperate = Una piccola perdita ne evita una grande.
puzzles-deed-fight = Non cedere.
puzzles-deed-weapon = Ancora una lama.
puzzles-deed-discard = Butta la cosa giusta.
puzzles-deed-choose_card = Scegli bene.
puzzles-deed-draw = Prendi ciò che ti offrono.
puzzles-deed-exchange = Ce l’ha un amico.
puzzles-solved = Fuori, e a ragione
puzzles-solved-words = Ogni decisione era la migliore. La finestra è accesa.
puzzles-unlucky = Giusto, ma sfortunato
puzzles-unlucky-words = Meglio non si poteva decidere: una probabilità del { $chance }. Il caso era contrario, non è colpa tua. La finestra è accesa.
puzzles-lucky = Fuori, ma per fortuna
puzzles-lucky-words = Stavolta è andata bene. C’era una via migliore: finché non la trovi, la finestra resta buia.
puzzles-missed = Ancora dentro
puzzles-missed-words = La notte è lunga. La via migliore aveva una probabilità del { $chance }.
puzzles-shown-words = Era la via migliore: una probabilità del { $chance }. Ora tocca a te.
puzzles-slip = Una decisione lasciava una probabilità del { $chance }; la migliore avrebbe lasciato il { $best }.
puzzles-margin = La tua prima mossa: { $best }. La seconda migliore: { $second }.
puzzles-broken = Non si riesce a leggere che cosa hai risolto; il file è messo da parte e le finestre sono di nuovo buie.
puzzles-newer = Una versione più recente ha annotato che cosa hai risolto; questa non lo tocca.
puzzles-hinted =
    { $count ->
        [one] Hai avuto un indizio.
       *[other] Hai avuto { $count } indizi.
    }
puzzles-flaw-large = c’è troppo da valutare
puzzles-flaw-no-move = la mossa risolutiva non è possibile
puzzles-flaw-move = un’altra prima mossa è migliore ({ $chance } su 10000)
puzzles-flaw-best = la prima mossa migliore ha una probabilità di { $found } su 10000, non { $said }
puzzles-flaw-second = la seconda migliore ha una probabilità di { $found } su 10000, non { $said }
puzzles-flaw-margin = la prima mossa migliore è avanti di soli { $found } su 10000
