### What is said to players who listen: names of panels, and in words what others see as pictures.

## Panels of a screen
group-board = Plateau
group-seats = Détenus
group-hand = Main
group-top = Barre du haut
group-side = Actions
group-stage = Question
group-over = Commandes
group-refused = Pourquoi c’est impossible
group-hint = Conseils
group-since = Nouvelles
group-people = Personnes
group-agreements = Réglages de la partie
group-chart = Graphique
group-moment = Ce moment
group-account = Compte
group-night = Nuit
group-calendar = Calendrier

## Things
spoken-key = Touche { $letter }
spoken-of = { $what } : { $name }
spoken-background = Passé
spoken-points = Vaut { $points }.
spoken-value = Se vend { $cigarettes }.
spoken-you-are-here = Tu es ici.
spoken-here = Ici aussi : { $names }.
spoken-there = Ici : { $names }.
spoken-pile = { $card }, pile
spoken-die = Dé
spoken-deck = Paquet Fouille
spoken-discard = Défausse Fouille
spoken-michel-deck = Cartes de { $michel }
spoken-rolled = dernier jet { $face }
spoken-left = il reste { $cards }
spoken-top = { $cards }, au-dessus { $card }
spoken-you = { $name } (toi)
spoken-tunnel = Tunnel : { $points } sur { $goal }.
spoken-laid = { $card }, carte { $number }, { $name }
spoken-chosen = { $card }, carte choisie ({ $source })
spoken-cigarettes = Clopes
spoken-window = Fenêtre { $number }
spoken-seat = Place { $number }, { $name }
spoken-seat-free = Place { $number }, libre
spoken-portrait = Portrait
spoken-level = Niveau
spoken-name = Nom
spoken-player = Qui joue pour { $name }
spoken-whose-name = Nom à la place { $number }
spoken-colour = Couleur : { $colour }
spoken-colour-0 = orange
spoken-colour-1 = bleu clair
spoken-colour-2 = vert
spoken-colour-3 = jaune
spoken-colour-4 = rouge
spoken-colour-5 = gris
spoken-address = Adresse { $answer }
spoken-find = Mots à chercher
spoken-speed = Vitesse des bots
spoken-whole-game = Toute la partie
spoken-done = faite
spoken-won = Victoire.

## Charts as tables
spoken-chart = Graphique des tunnels
spoken-chart-line = { $name }, points de Tunnel après chaque manche : { $numbers }.
spoken-chances = Chances au fil du temps
spoken-chance-line = { $name }, chances de gagner après chaque manche : { $numbers }.
spoken-action = action { $at } sur { $all }
spoken-dice-line = Le { $face } : { $count } fois.
