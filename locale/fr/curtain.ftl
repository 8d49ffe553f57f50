## The curtain over the hand's place
curtain-open = Ouvrir ma main
curtain-open-help = Maintenant seul { $name } regarde. La main se referme d’elle-même à la fin du tour ou de la réponse.
curtain-peek = Maintenir pour voir
curtain-peek-help = La main n’est ouverte que tant que tu maintiens.
curtain-closed = Toutes les mains sont face cachée.
curtain-elsewhere = { $name } décide au téléphone.
curtain-silent = Le téléphone de { $name } est muet. Menu, Téléphones : l’écran, un autre téléphone ou un bot peut continuer.
curtain-close = Fermer la main

## Standing orders
orders-help = Consignes : ce qu’il est inutile de te demander
orders-title = Consignes
orders-intro = Elles sont ton secret, se gardent avec la partie et valent jusqu’à ce que tu les changes.
orders-lets-cards = Les cartes jouées contre moi s’appliquent
orders-demand = Si on exige : { $card }
orders-ask = me demander
orders-give = céder
orders-fight = me battre
orders-fight-worth = Un combat vaut
orders-weapons = { $count ->
    [0] aucune Arme
    [one] une Arme
   *[other] { $count } Armes
}
orders-confirm = Qu’il en soit ainsi

## Looking over shoulders, where people had sat
watch-title = Regarder par-dessus l’épaule ?
watch-question = Des gens ont joué à cette table. Leurs mains restent cachées jusqu’à la fin ; celles des bots se regardent.
watch-yes = Regarder
watch-no = Voir la table
