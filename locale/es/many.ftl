### Many games: on all cores, on several machines, kept while they are played (`sim`, `learn`).

## Help
many-keep = guarda ahí las partidas acabadas; la misma llamada sigue con ellas (hasta el final, una carpeta propia)
many-scheduler = que jueguen los workers de un scheduler de Dask, por ejemplo tcp://127.0.0.1:8786
many-learnt = juega con los pesos de esta carpeta y escribe en ella (los datos incluidos)

## Answers
many-goes-on =
    { $count ->
        [one] Se sigue con una partida guardada en { $folder }.
       *[other] Se sigue con { $count } partidas guardadas en { $folder }.
    }

## A wrong call, or what cannot be done: one line after “blackgate: ”.
many-other-games = En { $folder } hay partidas de otra llamada: «{ $fact }» no coincide. Indica otra carpeta.
many-busy = Otro programa está escribiendo en { $folder }.
many-no-cluster = Para varias máquinas hace falta «distributed» de Dask. Instala el extra «cluster».
many-no-scheduler = En { $address } no responde ningún scheduler con workers: { $reason }
many-other-code = Los workers de { $address } tienen otras reglas u otros bots que este programa. Instala allí la misma versión.
many-cluster-failed = Los workers de { $address } han fallado: { $reason }
