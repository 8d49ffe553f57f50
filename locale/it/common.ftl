### What all other files lean on: the language itself, lists, numbers of things, people without a seat.

language-name = Italiano

## Lists: three or more are joined by commas, the last by the word asked for. “e” is “ed” before an e:
## `$begins` is the letter the last one begins with, without its accent.
list-none = niente
list-comma = { $first }, { $last }
list-and = { $begins ->
    [e] { $first } ed { $last }
   *[other] { $first } e { $last }
}
list-or = { $first } o { $last }

## Numbers of things. A Beating or a Weapon in a sentence is “un Pestaggio”, “un’Arma”: .counted_a.
unit-action = azione
    .counted = { $n ->
        [one] 1 azione
       *[other] { $n } azioni
    }
unit-beating = Pestaggio
    .counted = { $n ->
        [one] 1 Pestaggio
       *[other] { $n } Pestaggi
    }
    .counted_a = { $n ->
        [one] un Pestaggio
       *[other] { $n } Pestaggi
    }
unit-card = carta
    .counted = { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
unit-cigarette = Sigaretta
    .counted = { $n ->
        [one] 1 Sigaretta
       *[other] { $n } Sigarette
    }
    .counted_a = { $n ->
        [one] una Sigaretta
       *[other] { $n } Sigarette
    }
unit-point = punto Tunnel
    .counted = { $n ->
        [one] 1 punto Tunnel
       *[other] { $n } punti Tunnel
    }
unit-search_card = carta Ricerca
    .counted = { $n ->
        [one] 1 carta Ricerca
       *[other] { $n } carte Ricerca
    }
unit-weapon = Arma
    .counted = { $n ->
        [one] 1 Arma
       *[other] { $n } Armi
    }
    .counted_a = { $n ->
        [one] un’Arma
       *[other] { $n } Armi
    }

## The extra inmate.
who-michel = Michel
who-michelle = Michelle
# As the title of the card, and as what a sentence says it shows.
michel-calm = Niente coltello
michel-calm-shown = nessun coltello
michel-knife = Coltello: { $tools }
michel-knife-shown = un coltello (chiede { $tools_a })
