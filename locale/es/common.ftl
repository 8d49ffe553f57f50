### What all other files lean on: the language itself, lists, numbers of things, people without a seat.

language-name = Español

## Lists: three or more are joined by commas, the last by the word asked for. “y” is “e” before the sound i
## and “o” is “u” before the sound o: `$begins` is the letter the last one begins with, after an h the next one too.
list-none = nada
list-comma = { $first }, { $last }
list-and = { $begins ->
    [i] { $first } e { $last }
    [hi] { $first } e { $last }
   *[other] { $first } y { $last }
}
list-or = { $begins ->
    [o] { $first } u { $last }
    [ho] { $first } u { $last }
   *[other] { $first } o { $last }
}

## Numbers of things: .counted with a figure, .counted_un in running text (“una Paliza”).
unit-action = acción
    .counted = { $n ->
        [one] 1 acción
       *[other] { $n } acciones
    }
    .counted_un = { $n ->
        [one] una acción
       *[other] { $n } acciones
    }
unit-beating = Paliza
    .counted = { $n ->
        [one] 1 Paliza
       *[other] { $n } Palizas
    }
    .counted_un = { $n ->
        [one] una Paliza
       *[other] { $n } Palizas
    }
unit-card = carta
    .counted = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
    .counted_un = { $n ->
        [one] una carta
       *[other] { $n } cartas
    }
unit-cigarette = Cigarrillo
    .counted = { $n ->
        [one] 1 Cigarrillo
       *[other] { $n } Cigarrillos
    }
    .counted_un = { $n ->
        [one] un Cigarrillo
       *[other] { $n } Cigarrillos
    }
unit-point = Punto de Túnel
    .counted = { $n ->
        [one] 1 Punto de Túnel
       *[other] { $n } Puntos de Túnel
    }
    .counted_un = { $n ->
        [one] un Punto de Túnel
       *[other] { $n } Puntos de Túnel
    }
unit-search_card = carta de Búsqueda
    .counted = { $n ->
        [one] 1 carta de Búsqueda
       *[other] { $n } cartas de Búsqueda
    }
    .counted_un = { $n ->
        [one] una carta de Búsqueda
       *[other] { $n } cartas de Búsqueda
    }
unit-weapon = Arma
    .counted = { $n ->
        [one] 1 Arma
       *[other] { $n } Armas
    }
    .counted_un = { $n ->
        [one] un Arma
       *[other] { $n } Armas
    }

## The extra inmate.
who-michel = Michel
who-michelle = Michelle
# As the title of the card, and as what a sentence says it shows.
michel-calm = Sin cuchillo
michel-calm-shown = sin cuchillo
michel-knife = Cuchillo: { $tools }
michel-knife-shown = un cuchillo (exige { $tools_un })
