### What all other files lean on: the language itself, lists, numbers of things, people without a seat.

language-name = English

## Lists: three or more are joined by commas, the last by the word asked for.
list-none = nothing
list-comma = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }

## Numbers of things. Sentences show `$count` in the form they need: `$count_acc` is `.counted_acc` here.
unit-action = action
    .counted = { $n ->
        [one] 1 action
       *[other] { $n } actions
    }
unit-beating = Beating
    .counted = { $n ->
        [one] 1 Beating
       *[other] { $n } Beatings
    }
unit-card = card
    .counted = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
unit-cigarette = Cigarette
    .counted = { $n ->
        [one] 1 Cigarette
       *[other] { $n } Cigarettes
    }
    .counted_a = { $n ->
        [one] a Cigarette
       *[other] { $n } Cigarettes
    }
unit-point = Tunnel point
    .counted = { $n ->
        [one] 1 Tunnel point
       *[other] { $n } Tunnel points
    }
unit-search_card = Search card
    .counted = { $n ->
        [one] 1 Search card
       *[other] { $n } Search cards
    }
unit-weapon = Weapon
    .counted = { $n ->
        [one] 1 Weapon
       *[other] { $n } Weapons
    }

## The extra inmate.
who-michel = Michel
who-michelle = Michelle
# As the title of the card, and as what a sentence says it shows.
michel-calm = No knife
michel-calm-shown = no knife
michel-knife = Knife: { $tools }
michel-knife-shown = a knife and demands { $tools_a }
