### The manual page (man blackgate) and what a software centre shows about the game. What the commands do stands in cli.ftl.
manual-short = jeu de plateau et de cartes sur une évasion à la petite cuillère
manual-brief = Creuse ta sortie avant les autres
manual-what = Des condamnés à perpète font la course au tunnel pour sortir de Blackgate. Ils parcourent la prison au gré du dé, cherchent des pièces, fabriquent, achètent ou volent des outils, rackettent leurs voisins, rejoignent des gangs et ressortent leur passé quand le moment est venu.
manual-players = De deux à six autour d’un écran, chacun avec sa main secrète, face à des bots qui jouent franc jeu, entre amis ou en équipes.

## The manual page: its headings, the section it is in, and the short parts below them.
manual-heading-name = Nom
manual-heading-synopsis = Synopsis
manual-heading-description = Description
manual-heading-commands = Commandes
manual-heading-files = Fichiers
manual-heading-environment = Environnement
manual-heading-status = Code de retour
manual-section = Jeux
manual-window = Sans commande, la fenêtre du jeu s’ouvre.
manual-saves = parties enregistrées, replays, statistiques et jeux de cartes
manual-settings = les options
manual-log = le journal et les rapports sur ce qui a mal tourné
manual-home = un dossier qui contient tous ces fichiers à la place
manual-well = tout s’est bien passé
manual-failed = une vérification a échoué
manual-wrong = un appel incorrect ou un fichier illisible
