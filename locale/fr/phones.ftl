## Téléphones : le panneau dans la fenêtre
phones-title = Téléphones
phones-about = Chacun tient sa propre main : scannez un code, et vos cartes, vos secrets et vos choix sont sur votre téléphone, dans votre langue. L’écran est la table que tout le monde regarde. Ni application ni internet, seulement le réseau de cette pièce.
phones-on = Laisser entrer les téléphones
phones-off = Fermer aux téléphones
phones-done = Terminé
phones-address = Adresse de cet ordinateur dans le réseau
phones-alone = Cet ordinateur n’est dans aucun réseau : seul un navigateur sur lui-même peut se connecter.
phones-failed = Impossible d’écouter sur { $address }.
phones-scan = Scannez-le avec un téléphone et choisissez une place.
phones-scan-seat = Seulement pour { $name }, et une seule fois : qui le scanne tient cette place.
phones-type = Ou ouvrez { $address } et tapez { $code }
phones-trouble = Pas de connexion ? Le téléphone doit être dans le même réseau que cet ordinateur, ni dans un réseau d’invités ni en données mobiles, et le pare-feu doit laisser passer le port { $port }.
phones-who-phone = au téléphone
phones-who-away = téléphone muet
phones-who-screen = à l’écran
phones-who-bot = un bot
phones-invite = Montrer un code pour la seule place de { $name } ; un autre téléphone qui le scanne prend le relais
phones-invite-all = Montrer de nouveau le code pour tous
phones-release = { $name } joue de nouveau à l’écran

## Ce qu’on dit aux téléphones
phones-show-code = Scannez le code à l’écran, ou tapez-le ici.
phones-pick = Choisissez votre place.
phones-no-table = Aucune table n’est encore mise. Un instant.
phones-lobby = Vous avez une place. La partie commence à l’écran.
phones-wrong-code = Ce n’est pas le code à l’écran.
phones-taken = Quelqu’un a été plus rapide. Choisissez une autre place.
phones-wait = Quelqu’un à l’écran doit dire oui.
phones-said-no = À l’écran, on a dit non.
phones-said-no-often = À l’écran, on a dit non. Ce téléphone ne peut plus demander cette place.
phones-no-seat = Vous ne tenez aucune place.
phones-too-late = Trop tard : ce n’est plus la question.
phones-not-possible = Ce n’est pas possible maintenant.
phones-not-understood = La table n’a pas compris ce téléphone.
phones-won = Vous êtes dehors !
phones-lost = Les autres se sont évadés. Vous restez.
phones-bye-replaced = Un autre appareil tient maintenant cette place.
phones-bye-closed = La table est fermée aux téléphones.
phones-bye-full = Il y a trop d’appareils.
phones-bye-slow = La connexion était trop lente.
phones-bye-flood = C’était trop à la fois.
phones-bye-malformed = La table n’a pas compris ce téléphone.
phones-bye-released = La place se joue de nouveau à l’écran.
phones-bye-version = Cette page est d’une autre version. Rechargez-la.

## La question à l’écran
seat-question-title = Un téléphone demande une place
seat-question-words = Quelqu’un veut jouer la place de { $name } sur un téléphone. Cette place se joue maintenant à cet écran. Avec un oui, le téléphone voit la main et le Passé de { $name }.
seat-question-yes = Oui, céder la place
seat-question-no = Non
seat-question-waits = Un téléphone demande la place de { $name }. Fermez cet écran pour répondre.

## Visages à montrer, pour qui ne les voit pas
emote-grin = Sourire narquois
emote-laugh = Rire
emote-proud = Fierté
emote-thanks = Merci
emote-shrug = Haussement d’épaules
emote-surprised = Surprise
emote-suspicious = Soupçon
emote-greedy = Avidité
emote-sad = Tristesse
emote-anger = Colère
emote-fear = Peur
emote-sleepy = Bâillement
