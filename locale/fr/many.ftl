### Many games: on all cores, on several machines, kept while they are played (`sim`, `learn`).

## Help
many-keep = y garder les parties finies ; le même appel reprend à partir d’elles (un dossier à soi jusqu’à la fin)
many-scheduler = faire jouer les workers d’un scheduler Dask, par exemple tcp://127.0.0.1:8786
many-learnt = jouer avec les poids de ce dossier et y écrire (les données fournies)

## Answers
many-goes-on =
    { $count ->
        [one] Reprise avec une partie gardée dans { $folder }.
       *[other] Reprise avec { $count } parties gardées dans { $folder }.
    }

## A wrong call, or what cannot be done: one line after “blackgate: ”.
many-other-games = { $folder } contient les parties d’un autre appel : « { $fact } » diffère. Indique un autre dossier.
many-busy = Un autre programme écrit en ce moment dans { $folder }.
many-no-cluster = Pour plusieurs machines, il faut « distributed » de Dask. Installe l’extra « cluster ».
many-no-scheduler = Aucun scheduler avec des workers ne répond à { $address } : { $reason }
many-other-code = Les workers de { $address } ont d’autres règles ou d’autres bots que ce programme. Installes-y la même version.
many-cluster-failed = Les workers de { $address } ont échoué : { $reason }
