### Ce que coûte un choix, dit avant de le faire : sur les boutons, dans le panneau, sur les piles et les lieux.

## Ce que ça peut coûter : `$beatings` se prennent, `$lost` est une liste : cartes, Outils. `$count` est sa longueur.
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
cost-lose =
    { $count ->
        [0] Tu prends { $beatings_un }.
       *[other] { $beatings_number ->
            [0] Tu perds { $lost_un }.
           *[other] Tu prends { $beatings_un } et tu perds { $lost_un }.
        }
    }
cost-unhelped =
    { $count ->
        [0] Sans aide, tu prends { $beatings_un }.
       *[other] { $beatings_number ->
            [0] Sans aide, tu perds { $lost_un }.
           *[other] Sans aide, tu prends { $beatings_un } et tu perds { $lost_un }.
        }
    }
cost-nothing = Ça ne te coûte rien.
risk-lose =
    { $count ->
        [0] En cas de défaite, tu prends { $beatings_un }.
       *[other] { $beatings_number ->
            [0] En cas de défaite, tu perds { $lost_un }.
           *[other] En cas de défaite, tu prends { $beatings_un } et tu perds { $lost_un }.
        }
    }
risk-nothing = Perdre ne te coûte rien d’autre.
cost-spent = { $count ->
        [one] Que tu gagnes ou non, l’Arme est perdue.
       *[other] Que tu gagnes ou non, les Armes sont perdues.
    }
cost-price = { $price } sur { $own }
cost-seat = { $cards } en main

## Comment ça peut finir, pour ce que tu peux en savoir : tant de fois sur dix.
stakes-fight = { $weapons_number ->
        [0] Tu n’as pas d’Arme
       *[other] Tu as { $weapons }
    }, { $name } { $cards_number ->
        [0] n’a pas de cartes.
       *[other] a { $cards }.
    }
stakes-michel = { $weapons_number ->
        [0] Tu n’as pas d’Arme contre { $michel }.
       *[other] Tu as { $weapons } contre { $michel }.
    }
odds-fight =
    { $weapons_number ->
        [0] Sans Arme,
       *[other] Si tu joues toutes tes Armes,
    } tu { $n ->
        [0] ne gagnes presque jamais.
        [10] gagnes presque toujours.
       *[other] gagnes dans environ { $n }0 % des cas.
    }
odds-tool = { $n ->
        [0] { $tool } : très peu probable
        [10] { $tool } : presque à coup sûr
       *[other] { $tool } : environ { $n }0 % de chances
    }
odds-tool-held = { $tool } : à coup sûr
odds-tool-missing = { $tool } : certainement pas
option-give_up-pass = Passer : { $name } peut aider

## Les prix sur les choses de la table.
price-move = { action-cautious_move } : { $actions }
price-gang = Le prix est de { $count } différents parmi ceux-ci : { $accessories }. Tu en as { $held }.
price-pile = { $cards_nu } : { $cigarettes }
price-purse = Tu as { $cigarettes }.

## Ce qui ne peut pas être repris demande un second appui.
again-play = Une fois jouée, la carte est perdue. Vraiment ?
again-riot = Toutes les mains sont mélangées et redistribuées, la tienne aussi. Vraiment ?
again-join = Tes Accessoires seront perdus pour de bon. Vraiment ?
again-leave = Tu perds ton ancienne carte Gang et les Accessoires que tu paies. Vraiment ?
again-reveal = Cela ne sert qu’une fois dans toute la partie. Vraiment ?
again-last = C’est ta dernière action, et ici tu pourrais encore creuser. Vraiment ?
again-free = Tu peux encore faire quelque chose qui ne coûte pas d’action.
