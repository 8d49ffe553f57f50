### The rules screen: its tabs, the search, the card gallery, the prisoners.
book-rules = Règles
book-cards = Cartes
book-prisoners = Détenus
book-search = Chercher
book-search-help = Ne montre que ce qui contient ces mots. (F)
book-clear = Tout montrer à nouveau
book-example = Exemple
book-nothing = Rien ici ne parle de « { $words } ».
book-found-cards = Les cartes qui en parlent
book-close = Fermer (Échap)

## The card gallery
book-group-component = Composants
book-group-weapon = Armes
book-group-tool = Outils
book-group-rare = Objets rares
book-group-accessory = Accessoires
book-group-action = Cartes Action
book-group-gang = Gang : { $gang }
book-group-backgrounds = Passés
book-group-michel = Cartes de Michel et Michelle
book-copies = { $count ->
    [one] { $count } exemplaire.
   *[other] { $count } exemplaires.
}
book-from-deck = Dans le paquet Fouille.
book-from-pile = Dans une pile ouverte.
book-worth = À la vente : { $cigarettes }.
book-points = Dans un tunnel : { $points }.
book-gang-card = Une carte { $gang_de }.
book-background = Un passé { $gang_ou }.
book-michel-calm = Rien ne se passe : tu passes ton chemin.
book-michel-knife = Défausse { $tools_un }, ou bats-toi.
book-card-number = { $number } sur { $all }
book-turn = Feuillette les cartes avec les flèches.

## The prisoners
book-pair = Ne joue jamais avec { $name } : même fiche.
book-both = Michel ou Michelle n’est en jeu que si vous le voulez (R10).
