### What all other files lean on: the language itself, lists, numbers of things, people without a seat.

language-name = Deutsch

## Lists: three or more are joined by commas, the last by the word asked for.
list-none = nichts
list-comma = { $first }, { $last }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }

## Numbers of things. With figures nominative and accusative are the same; only a Beating has its own .counted_acc.
unit-action = Aktion
    .counted = { $n ->
        [one] 1 Aktion
       *[other] { $n } Aktionen
    }
unit-beating = Tracht Prügel
    .counted = { $n }× Prügel
    .counted_acc = { $n ->
        [one] eine Tracht Prügel
       *[other] { $n }× Prügel
    }
    .counted_dat = { $n ->
        [one] einer Tracht Prügel
       *[other] { $n }× Prügel
    }
unit-card = Karte
    .counted = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
unit-cigarette = Zigarette
    .counted = { $n ->
        [one] 1 Zigarette
       *[other] { $n } Zigaretten
    }
    .counted_acc = { $n ->
        [one] eine Zigarette
       *[other] { $n } Zigaretten
    }
unit-point = Tunnelpunkt
    .counted = { $n ->
        [one] 1 Tunnelpunkt
       *[other] { $n } Tunnelpunkte
    }
    .counted_dat = { $n ->
        [one] 1 Tunnelpunkt
       *[other] { $n } Tunnelpunkten
    }
unit-search_card = Suchkarte
    .counted = { $n ->
        [one] 1 Suchkarte
       *[other] { $n } Suchkarten
    }
unit-weapon = Waffe
    .counted = { $n ->
        [one] 1 Waffe
       *[other] { $n } Waffen
    }

## The extra inmate.
who-michel = Michel
who-michelle = Michelle
# As the title of the card, and as what a sentence says it shows (accusative).
michel-calm = Kein Messer
michel-calm-shown = kein Messer
michel-knife = Messer: { $tools }
michel-knife-shown = ein Messer und will { $tools_acc }
