### What all other files lean on: the language itself, lists, numbers of things, people without a seat.

language-name = Français

## Lists: three or more are joined by commas, the last by the word asked for.
list-none = rien
list-comma = { $first }, { $last }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }

## Numbers of things. In French 0 is singular too. `.counted_un` writes one as “une”, for sentences.
unit-action = action
    .counted = { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
unit-beating = Raclée
    .counted = { $n ->
        [one] { $n } Raclée
       *[other] { $n } Raclées
    }
    .counted_un = { $n ->
        [1] une Raclée
        [one] { $n } Raclée
       *[other] { $n } Raclées
    }
unit-card = carte
    .counted = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
unit-cigarette = Clope
    .counted = { $n ->
        [one] { $n } Clope
       *[other] { $n } Clopes
    }
    .counted_un = { $n ->
        [1] une Clope
        [one] { $n } Clope
       *[other] { $n } Clopes
    }
unit-point = point de Tunnel
    .counted = { $n ->
        [one] { $n } point de Tunnel
       *[other] { $n } points de Tunnel
    }
unit-search_card = carte Fouille
    .counted = { $n ->
        [one] { $n } carte Fouille
       *[other] { $n } cartes Fouille
    }
unit-weapon = Arme
    .counted = { $n ->
        [one] { $n } Arme
       *[other] { $n } Armes
    }
    .counted_un = { $n ->
        [1] une Arme
        [one] { $n } Arme
       *[other] { $n } Armes
    }

## The extra inmate.
who-michel = Michel
who-michelle = Michelle
# As the title of the card, and as what a sentence says it shows.
michel-calm = Pas de couteau
michel-calm-shown = pas de couteau
michel-knife = Couteau : { $tools }
michel-knife-shown = un couteau qui réclame { $tools_un }
