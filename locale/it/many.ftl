### Many games: on all cores, on several machines, kept while they are played (`sim`, `learn`).

## Help
many-keep = conserva lì le partite finite; la stessa chiamata riprende da loro (fino alla fine una cartella propria)
many-scheduler = fai giocare i worker di uno scheduler Dask, per esempio tcp://127.0.0.1:8786
many-learnt = gioca con i pesi in questa cartella e scrivi lì (i dati forniti)

## Answers
many-goes-on =
    { $count ->
        [one] Si riprende da una partita conservata in { $folder }.
       *[other] Si riprende da { $count } partite conservate in { $folder }.
    }

## A wrong call, or what cannot be done: one line after “blackgate: ”.
many-other-games = { $folder } contiene partite di un’altra chiamata: «{ $fact }» è diverso. Indica un’altra cartella.
many-busy = Un altro programma sta scrivendo in { $folder }.
many-no-cluster = Per più macchine serve «distributed» di Dask. Installa l’extra «cluster».
many-no-scheduler = A { $address } non risponde nessuno scheduler con worker: { $reason }
many-other-code = I worker di { $address } hanno regole o bot diversi da questo programma. Installa lì la stessa versione.
many-cluster-failed = I worker di { $address } hanno fallito: { $reason }
