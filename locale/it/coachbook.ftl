### La pagina nel regolamento
rules-coach-title = L’allenatore
rules-coach = L’allenatore stima chi vincerà. Sa solo ciò che può sapere la persona a cui parla. Immagina molte partite compatibili con ciò che si vede, porta avanti ognuna per un po’ e guarda chi è in vantaggio. Tutto quello che segue viene da questa stima.
rules-coach-odds-title = Probabilità
rules-coach-odds = Una barra a ogni posto mostra la probabilità di vincere. La fascia chiara mostra quanto è sicura: in 19 casi su 20 la probabilità sta lì dentro. Si attiva nelle opzioni. Finché tutte le mani sono coperte, usa solo ciò che tutti possono sapere.
rules-coach-hint-title = Consigli
rules-coach-hint = Con H, con la lampada nella barra o con la levetta destra di un controller chiedi un consiglio: fino a tre possibilità, la migliore per prima. Sono illuminate e numerate sul tavolo, ognuna con la probabilità di vincere che ti lascia e un motivo. Premine una per farla. I consigli vengono contati e riportati alla fine. Un tavolo può accordarsi di giocare senza.
rules-coach-tutor-title = Tutor
rules-coach-tutor = Se lo attivi nelle opzioni, il tutor segue le tue decisioni. Prima di una che abbassa la tua probabilità di vincere di almeno 8 punti percentuali chiede una volta, mostra quella migliore e dice perché. Puoi farla lo stesso. Se decidi più in fretta di quanto il tutor riesca a pensare, non chiede nulla.
rules-coach-review-title = Analisi
rules-coach-review = L’analisi segue una partita finita o un replay. Mostra le probabilità di tutti nel tempo e confronta ogni decisione con la migliore, in base a ciò che allora si poteva sapere. Una svista costa almeno 3 punti percentuali, un errore 8, un errore grave 15. Tiri, pescate e furti vengono confrontati con ciò che avrebbero potuto dare: questa è la fortuna. Tutto il resto conta come «gli altri»: quello che gli altri hanno fatto e pescato, e gli arrotondamenti delle stime. Così il bilancio torna sempre. Da ogni momento puoi guardare il tavolo o provare un’altra strada.
