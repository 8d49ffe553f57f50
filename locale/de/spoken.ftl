### What is said to players who listen: names of panels, and in words what others see as pictures.

## Panels of a screen
group-board = Spielbrett
group-seats = Knackis
group-hand = Handkarten
group-top = Leiste oben
group-side = Aktionen
group-stage = Frage
group-over = Bedienung
group-refused = Warum das nicht geht
group-hint = Tipps
group-since = Neues
group-people = Leute
group-agreements = Einstellungen des Spiels
group-chart = Diagramm
group-moment = Dieser Moment
group-account = Bilanz
group-night = Nacht
group-calendar = Kalender

## Things
spoken-key = Taste { $letter }
spoken-of = { $what }: { $name }
spoken-background = Hintergrund
spoken-points = Zählt { $points }.
spoken-value = Bringt beim Verkauf { $cigarettes }.
spoken-you-are-here = Du bist hier.
spoken-here = Auch hier: { $names }.
spoken-there = Hier: { $names }.
spoken-pile = { $card }, Stapel
spoken-die = Würfel
spoken-deck = Suchstapel
spoken-discard = Ablagestapel
spoken-michel-deck = Karten von { $michel }
spoken-rolled = letzter Wurf { $face }
spoken-left = noch { $cards }
spoken-top = { $cards }, oben { $card }
spoken-you = { $name } (du)
spoken-tunnel = Tunnel: { $points } von { $goal_number } Punkten.
spoken-laid = { $card }, Karte { $number } von { $name }
spoken-chosen = { $card }, ausgewählt ({ $source })
spoken-cigarettes = Zigaretten
spoken-window = Fenster { $number }
spoken-seat = Platz { $number }, { $name }
spoken-seat-free = Platz { $number }, frei
spoken-portrait = Porträt
spoken-level = Stufe
spoken-name = Name
spoken-player = Wer spielt für { $name }
spoken-whose-name = Name auf Platz { $number }
spoken-colour = Farbe: { $colour }
spoken-colour-0 = Orange
spoken-colour-1 = Hellblau
spoken-colour-2 = Grün
spoken-colour-3 = Gelb
spoken-colour-4 = Rot
spoken-colour-5 = Grau
spoken-address = Adresse { $answer }
spoken-find = Suchbegriffe
spoken-speed = Tempo der Bots
spoken-whole-game = Das ganze Spiel
spoken-done = geschafft
spoken-won = Gewonnen.

## Charts as tables
spoken-chart = Diagramm der Tunnel
spoken-chart-line = { $name }, Tunnelpunkte nach jeder Runde: { $numbers }.
spoken-chances = Chancen im Verlauf
spoken-chance-line = { $name }, Gewinnchance nach jeder Runde: { $numbers }.
spoken-action = Aktion { $at } von { $all }
spoken-dice-line = Eine { $face }: { $count }-mal.
