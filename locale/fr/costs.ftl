### Ce que coûte un choix, dit avant de le faire : sur les boutons, dans le panneau, sur les piles et les lieux.

## Ce qu’on peut perdre. `$what` est une liste : Raclées, cartes, Outils.
unit-random_card = carte au hasard
    .counted = { $n ->
        [1] une carte au hasard
        [one] { $n } carte au hasard
       *[other] { $n } cartes au hasard
    }
unit-chosen_tool = Outil de ton choix
    .counted = { $n ->
        [1] un Outil de ton choix
        [one] { $n } Outil de ton choix
       *[other] { $n } Outils de ton choix
    }
cost-lose = Ça te coûte { $what_un }.
cost-unhelped = Si personne n’aide : { $what_un }.
cost-nothing = Ça ne te coûte rien.
risk-lose = Si tu perds : { $what_un }.
risk-nothing = Si tu perds : rien de plus.
risk-none = Impossible de perdre.
cost-spent =
    { $count ->
        [one] L’Arme est perdue de toute façon.
       *[other] Les Armes sont perdues de toute façon.
    }
cost-price = { $price } sur { $own }
cost-seat = { $cards } en main

## Comment ça peut finir, pour ce que tu peux en savoir : tant de fois sur dix.
stakes-fight = Tu as { $weapons }, { $name } a { $cards }.
stakes-michel = Tu as { $weapons } contre { $michel }.
odds-fight =
    Jusqu’à la dernière Arme, tu gagnes { $n ->
        [0] presque jamais.
        [10] presque toujours.
       *[other] environ { $n } fois sur 10.
    }
odds-tool =
    { $n ->
        [0] { $tool } : peu de chances
        [10] { $tool } : quasi certain
       *[other] { $tool } : environ { $n } fois sur 10
    }
option-give_up-pass = Passer : { $name } peut aider

## Les prix sur les choses de la table.
price-move = { action-cautious_move } : { $actions }
price-gang = Prix : { $count } différents parmi { $accessories }. Tu en as { $held }.
price-pile = { $cards } : { $cigarettes }
price-purse = Tu as { $cigarettes }.

## Ce qui ne peut pas être repris demande un second appui.
again-play = Une fois jouée, la carte est perdue. Vraiment ?
again-riot = Toutes les mains sont mélangées et redistribuées, la tienne aussi. Vraiment ?
again-join = Tes Accessoires disparaissent pour de bon. Vraiment ?
again-leave = Ton ancienne carte de Gang s’en va, et tes Accessoires avec. Vraiment ?
again-reveal = Une seule fois dans toute la partie. Vraiment ?
again-last = C’est ta dernière action, et ici tu pourrais encore creuser. Vraiment ?
again-free = Tu pourrais encore faire quelque chose qui ne coûte aucune action.
