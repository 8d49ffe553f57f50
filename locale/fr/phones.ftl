## Téléphones : le panneau dans la fenêtre
phones-title = Téléphones
phones-about = Chacun voit ses cartes sur son propre téléphone : scanne un code, et tes cartes, tes secrets et tes choix y sont, dans ta langue. L’écran est la table que tout le monde regarde. Ni application ni internet, seulement le réseau de cette pièce.
phones-on = Autoriser les téléphones
phones-off = Déconnecter les téléphones
phones-done = Terminé
phones-address = Adresse de cet ordinateur dans le réseau
phones-alone = Cet ordinateur n’est dans aucun réseau. Seul un navigateur sur cet ordinateur peut se connecter.
phones-failed = Impossible d’ouvrir { $address }. Un autre programme utilise-t-il ce port ?
phones-started-again = La connexion aux téléphones était tombée et fonctionne de nouveau. Les téléphones reviennent d’eux-mêmes.
phones-stopped = La connexion aux téléphones est tombée. Le menu permet de les accepter de nouveau.
phones-scan = Scanne ceci avec un téléphone et choisis une place.
phones-scan-seat = Seulement pour { $name }, et une seule fois : qui le scanne reçoit cette place.
phones-type = Ou ouvre { $address } et tape { $code }
phones-trouble = Pas de connexion ? Le téléphone doit être dans le même réseau que cet ordinateur, ni dans un réseau d’invités ni en données mobiles, et le pare-feu doit laisser passer le port { $port }.
phones-who-phone = sur un téléphone
phones-who-away = téléphone hors ligne
phones-who-screen = à l’écran
phones-who-bot = un bot
phones-who-watches = regarde la partie
phones-invite = Montrer un code réservé à { $name }. Un autre téléphone qui le scanne prend le relais.
phones-invite-all = Montrer de nouveau le code pour tous
phones-release = { $name } joue de nouveau à l’écran
phones-ban = Exclure ce téléphone pour ce soir : { $name }. Le code change ; les autres téléphones restent.
phones-ban-title = Exclure ce téléphone : { $name } ?
phones-ban-yes = Exclure
phones-new-code = Nouveau code
phones-new-code-help = L’ancien code ne laisse plus entrer personne. Les téléphones qui ont une place la gardent.
phones-off-title = Déconnecter tous les téléphones ?
phones-off-words = { $count ->
    [one] { $count } téléphone a une place. Pour revenir, il lui faudra un nouveau code, et sa place se joue à cet écran.
    [many] { $count } téléphones ont une place. Pour revenir, il leur faudra un nouveau code, et leurs places se jouent à cet écran.
   *[other] { $count } téléphones ont une place. Pour revenir, il leur faudra un nouveau code, et leurs places se jouent à cet écran.
}
phones-off-no = Les garder

## Ce qu’on dit aux téléphones
phones-show-code = Scanne le code à l’écran, ou tape-le ici.
phones-pick = Choisis ta place.
phones-watch-only = Toutes les places sont prises. Tu peux regarder la table.
phones-no-table = Aucune partie n’est encore prête. Un instant.
phones-lobby = Tu as une place. La partie commence à l’écran.
phones-wrong-code = Ce n’est pas le code à l’écran.
phones-taken = Quelqu’un a été plus rapide. Choisis une autre place.
phones-wait = Quelqu’un à l’écran doit dire oui.
phones-said-no = À l’écran, on a dit non.
phones-said-no-often = À l’écran, on a dit non. Ce téléphone ne peut plus demander cette place.
phones-no-seat = Tu n’as pas de place.
phones-too-late = Trop tard : la question a changé.
phones-not-possible = Ce n’est pas possible maintenant.
phones-not-understood = Le jeu n’a pas compris ce que ce téléphone a envoyé.
phones-won = Tu es dehors !
phones-lost = C’est raté pour cette fois. Tu restes.
phones-bye-replaced = Un autre appareil a maintenant cette place.
phones-bye-closed = Tous les téléphones ont été déconnectés à la table.
phones-bye-full = Il y a trop d’appareils connectés.
phones-bye-slow = La connexion était trop lente.
phones-bye-flood = Ce téléphone a envoyé trop de choses à la fois.
phones-bye-malformed = Le jeu n’a pas compris ce que ce téléphone a envoyé.
phones-bye-released = La place se joue de nouveau à l’écran.
phones-bye-banned = Ce téléphone a été exclu de la table.
phones-bye-version = Cette page appartient à une autre version. Recharge-la.

## La question à l’écran
seat-question-title = Un téléphone demande une place
seat-question-words = Quelqu’un veut jouer cette place sur un téléphone : { $name }. Elle se joue maintenant à cet écran. Si la réponse est oui, le téléphone en montrera la main et le Passé.
seat-question-bot = Quelqu’un veut continuer sur un téléphone à la place de ce bot : { $name }. Si la réponse est oui, le téléphone en montrera la main et le Passé.
seat-question-yes = Oui, céder la place
seat-question-no = Non
seat-question-waits = Un téléphone demande une place : { $name }. Ferme cet écran pour répondre.

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
