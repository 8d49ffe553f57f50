### Na czym stoją wszystkie inne pliki: sam język, wyliczenia, liczby rzeczy, ludzie spoza stołu.

language-name = Polski

## Wyliczenia: trzy i więcej łączą przecinki, ostatnie – żądany spójnik.
list-none = nic
list-comma = { $first }, { $last }
list-and = { $first } i { $last }
list-or = { $first } lub { $last }

## Liczby rzeczy: .counted mianownik, .counted_acc biernik, .counted_gen dopełniacz, .counted_ins narzędnik.
## Gdzie formy brak, służy mianownik.
unit-action = akcja
    .counted = { $n ->
        [one] 1 akcja
        [few] { $n } akcje
       *[many] { $n } akcji
    }
    .counted_acc = { $n ->
        [one] 1 akcję
        [few] { $n } akcje
       *[many] { $n } akcji
    }
    .counted_gen = { $n } akcji
unit-beating = Łomot
    .counted = { $n ->
        [one] 1 Łomot
        [few] { $n } Łomoty
       *[many] { $n } Łomotów
    }
    .counted_acc = { $n ->
        [one] Łomot
        [few] { $n } Łomoty
       *[many] { $n } Łomotów
    }
    .counted_gen = { $n ->
        [one] 1 Łomotu
       *[other] { $n } Łomotów
    }
    .counted_ins = { $n ->
        [one] 1 Łomotem
       *[other] { $n } Łomotami
    }
unit-card = karta
    .counted = { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[many] { $n } kart
    }
    .counted_acc = { $n ->
        [one] 1 kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
    .counted_gen = { $n ->
        [one] 1 karty
       *[other] { $n } kart
    }
unit-cigarette = Szlug
    .counted = { $n ->
        [one] 1 Szlug
        [few] { $n } Szlugi
       *[many] { $n } Szlugów
    }
    .counted_acc = { $n ->
        [one] 1 Szluga
        [few] { $n } Szlugi
       *[many] { $n } Szlugów
    }
    .counted_bare = { $n ->
        [one] Szlug
        [few] { $n } Szlugi
       *[many] { $n } Szlugów
    }
    .counted_gen = { $n ->
        [one] 1 Szluga
       *[other] { $n } Szlugów
    }
unit-point = punkt Tunelu
    .counted = { $n ->
        [one] 1 punkt Tunelu
        [few] { $n } punkty Tunelu
       *[many] { $n } punktów Tunelu
    }
    .counted_gen = { $n ->
        [one] 1 punktu Tunelu
       *[other] { $n } punktów Tunelu
    }
unit-search_card = karta Przeszukiwania
    .counted = { $n ->
        [one] 1 karta Przeszukiwania
        [few] { $n } karty Przeszukiwania
       *[many] { $n } kart Przeszukiwania
    }
    .counted_acc = { $n ->
        [one] 1 kartę Przeszukiwania
        [few] { $n } karty Przeszukiwania
       *[many] { $n } kart Przeszukiwania
    }
unit-weapon = Broń
    .counted = { $n ->
        [one] 1 Broń
        [few] { $n } Bronie
       *[many] { $n } Broni
    }

## Nadliczbowy więzień.
who-michel = Michel
    .acc = Michela
    .dat = Michelowi
    .gen = Michela
    .ins = Michelem
who-michelle = Michelle
# Jako tytuł karty i jako to, co zdanie mówi o jej treści.
michel-calm = Bez noża
michel-calm-shown = brak noża
michel-knife = Nóż: { $tools }
michel-knife-shown = nóż i żądanie { $tools_gen }
