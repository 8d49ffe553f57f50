## The curtain over the hand's place
curtain-open = Montrer mes cartes
curtain-open-help = C’est à { $name } de regarder, et à personne d’autre. Les cartes sont de nouveau masquées à la fin du tour ou de la réponse.
curtain-peek = Maintenir pour voir
curtain-peek-help = Les cartes ne se voient que tant que tu maintiens.
curtain-closed = Toutes les mains sont masquées.
curtain-phone = { $name }, ton téléphone !
curtain-silent = { $name } : téléphone hors ligne. Dans « Menu », « Téléphones », l’écran, un autre téléphone ou un bot peut prendre le relais.
curtain-hand = Cartes : { $name }
curtain-close = Masquer mes cartes

## Standing orders
orders-help = Réponses automatiques : ce que tu ne veux pas qu’on te demande
orders-title = Réponses automatiques
orders-none = Aucune réponse automatique
orders-given = { $what } : { $answer }
orders-intro = Personne d’autre ne les voit. Elles sont sauvegardées avec la partie et valent jusqu’à ce que tu les changes.
orders-lets-cards = Ne rien me demander quand une carte me vise
orders-demand = Si on me réclame { $card_un }
orders-ask = me demander
orders-give = donner
orders-fight = me battre
orders-fight-worth = Armes à jouer par Bagarre
orders-weapons = { $count ->
        [0] aucune
        [one] une
       *[other] { $count }
    }
orders-confirm = Sauvegarder

## Looking over shoulders, where people had sat
watch-title = Regarder les cartes des bots ?
watch-question = Des gens ont joué à cette table. Leurs cartes restent masquées jusqu’à la fin de la partie. Tu peux regarder celles des bots.
watch-yes = Regarder
watch-no = Voir la table
