### Many games: on all cores, on several machines, kept while they are played (`sim`, `learn`).

## Help
many-keep = zachowuj tam skończone gry; to samo wywołanie zaczyna od nich (do końca własny folder)
many-scheduler = niech grają procesy planisty Dask, na przykład tcp://127.0.0.1:8786
many-learnt = graj z wagami z tego folderu i tam zapisuj (dostarczone dane)

## Answers
many-goes-on =
    { $count ->
        [one] Dalej od jednej gry zachowanej w { $folder }.
        [few] Dalej od { $count } gier zachowanych w { $folder }.
        [many] Dalej od { $count } gier zachowanych w { $folder }.
       *[other] Dalej od { $count } gier zachowanych w { $folder }.
    }

## A wrong call, or what cannot be done: one line after “blackgate: ”.
many-other-games = W { $folder } są gry innego wywołania: „{ $fact }” się różni. Podaj inny folder.
many-busy = Inny program właśnie zapisuje w { $folder }.
many-no-cluster = Do pracy na kilku komputerach potrzebny jest pakiet „distributed” Daska. Zainstaluj dodatek „cluster”.
many-no-scheduler = Pod adresem { $address } nie odpowiada żaden planista z procesami: { $reason }
many-other-code = Procesy pod adresem { $address } mają inne reguły lub boty niż ten program. Zainstaluj tam tę samą wersję.
many-cluster-failed = Procesy pod adresem { $address } zawiodły: { $reason }
