### La pagina nel regolamento
rules-coach-title = L’allenatore
rules-coach = L’allenatore stima chi vincerà. Sa quel che può sapere la persona a cui parla, e nient’altro: immagina molte partite che combaciano con ciò che si vede, lascia andare avanti ognuna per un po’ e guarda come sta. Tutto il resto viene da quest’unica stima.
rules-coach-odds-title = Probabilità
rules-coach-odds = Una barra a ogni posto mostra la probabilità di vincere, la fascia chiara quanto è sicura: in 19 casi su 20 la probabilità sta lì dentro. Si accende nelle opzioni. A un tavolo dove tutte le mani sono coperte dice ciò che tutti possono sapere.
rules-coach-hint-title = Consigli
rules-coach-hint = H, la lampada nella barra o la levetta destra di un controller chiede un consiglio: fino a tre possibilità, la migliore per prima, illuminate e numerate sul tavolo, con la probabilità che ognuna lascia e un motivo. Premine una per farla. I consigli si contano e alla fine si raccontano; un tavolo può accordarsi di giocare senza.
rules-coach-tutor-title = Tutor
rules-coach-tutor = Acceso nelle opzioni, il tutor guarda le tue decisioni. Prima di una che costa 8 punti o più chiede una volta, mostra quella migliore e dice perché. Puoi insistere. Chi è più veloce dei suoi pensieri passa.
rules-coach-review-title = Revisione
rules-coach-review = Dopo una partita, e per ogni registrazione: le probabilità nel tempo, e ogni decisione con quel che è costata rispetto alla migliore che allora si poteva conoscere. Una svista costa 3 punti o più, un errore 8, un errore grave 15. Tiri, pescate e furti si pesano contro ciò che avrebbero potuto portare: questa è fortuna. Ciò che non è né opera tua né fortuna tua va agli altri, compreso il rumore delle stime; così il conto torna sempre. Da ogni momento puoi guardare il tavolo o provare altrimenti.
