### The page that phones open. Without variables: a phone is sent them as they are.

## Coming in
page-code = Code
page-enter = Rejoindre
page-code-again = Rejoindre de nouveau
page-name = Ton nom
page-sit = S’asseoir
page-free = libre
page-askable = demander à l’écran
page-ask = Demander cette place
page-watch = Regarder la table
page-watching = Tu regardes la partie.
page-stop-watching = Ne plus regarder
page-sit-here = S’asseoir ici
page-colour = Ta couleur
page-another-game = Encore une partie
page-wins = Parties gagnées
page-stolen = Outils volés
page-stop-waiting = Choisir une autre place

## Who plays a seat
page-who-you = toi
page-who-phone = sur un téléphone
page-who-away = téléphone hors ligne
page-who-screen = à l’écran
page-who-bot = un bot
page-team-a = Équipe A
page-team-b = Équipe B

## Parts of the page
page-parts = Parties de la table
page-play = Jouer
page-yard = Lieux
page-log = Journal
page-seats = Les autres
page-hand = Main
page-hand-empty = Aucune carte en main.
page-background = Passé
page-gang = Gang
page-no-gang = Aucun gang
page-cards = Cartes en main
page-cigarettes = Clopes
page-beatings = Raclées
page-tunnel = Tunnel
page-points = Points de Tunnel
page-team-points = Points de Tunnel de l’équipe
page-actions = Actions restantes
page-die = Dé
page-deck = Paquet Fouille
page-discard = Défausse Fouille
page-known = Ce que tu sais de sa main
page-known-nothing = Aucune de ces cartes n’a été vue.
page-in-tunnel = Dans le tunnel

## Answering
page-turn = Ton tour
page-asked = À toi de décider !
page-nudged = Les autres attendent !
page-back = Retour
page-close = Fermer
page-look = Voir de près
page-closed = Impossible maintenant. Touche pour savoir pourquoi.
page-commit = Décider en secret
page-picked = choisies
page-fewer = moins
page-more = plus
page-undo = Reprendre la dernière action
page-hint = Conseil
page-hint-thinking = L’entraîneur réfléchit…
page-hint-not-asked = Tu peux demander un conseil quand c’est à toi de décider.
page-hint-counted = Les conseils sont comptés et affichés à la fin.

## The menu
page-menu = Menu
page-language = Langue
page-rules = Règles
page-search = Chercher dans les règles
page-search-nothing = Rien dans les règles n’en parle.
page-emotes = Montrer une émotion
page-sound-on = Son quand c’est à moi : oui
page-sound-off = Son quand c’est à moi : non
page-bot = Laisser un bot jouer pour moi
page-bot-plays = Un bot joue pour toi.
page-play-again = Jouer de nouveau moi-même
page-leave = Quitter la place
page-leave-sure = Ta place se jouera alors à l’écran, et ce téléphone ne montrera plus tes cartes.
page-stay = Rester

## Standing orders
page-orders = Réponses automatiques
page-orders-intro = Personne d’autre ne les voit. Elles sont sauvegardées avec la partie et valent jusqu’à ce que tu les changes.
page-orders-cards = Cartes contre moi
page-orders-let = ne pas demander
page-orders-ask = me demander
page-orders-give = donner
page-orders-fight = me battre
page-orders-weapons = Armes à jouer par Bagarre
page-orders-confirm = Sauvegarder

## The line to the table
page-lost = Connexion perdue
page-offline = Ce téléphone n’a pas de réseau
page-silent = La table ne répond pas
page-lost-trying = Ta place est gardée. On cherche la table…
page-retry = Réessayer
