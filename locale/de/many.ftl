### Many games: on all cores, on several machines, kept while they are played (`sim`, `learn`).

## Help
many-keep = fertige Spiele dort aufheben; derselbe Aufruf macht mit ihnen weiter (bis zum Ende ein eigener Ordner)
many-scheduler = die Arbeiter eines Dask-Schedulers spielen lassen, etwa tcp://127.0.0.1:8786
many-learnt = mit den Gewichten in diesem Ordner spielen und dorthin schreiben (die mitgelieferten Daten)

## Answers
many-goes-on =
    { $count ->
        [one] Weiter mit einem Spiel, aufgehoben in { $folder }.
       *[other] Weiter mit { $count } Spielen, aufgehoben in { $folder }.
    }

## A wrong call, or what cannot be done: one line after “blackgate: ”.
many-other-games = In { $folder } liegen Spiele eines anderen Aufrufs: „{ $fact }“ ist anders. Nenne einen anderen Ordner.
many-busy = Ein anderes Programm schreibt gerade in { $folder }.
many-no-cluster = Mehrere Rechner brauchen „distributed“ von Dask. Installiere das Extra „cluster“.
many-no-scheduler = Unter { $address } antwortet kein Scheduler mit Arbeitern: { $reason }
many-other-code = Die Arbeiter unter { $address } haben andere Regeln oder Bots als dieses Programm. Installiere dort dieselbe Version.
many-cluster-failed = Die Arbeiter unter { $address } sind gescheitert: { $reason }
