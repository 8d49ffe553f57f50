### What is said to players who listen: names of panels, and in words what others see as pictures.

## Panels of a screen
group-board = Plansza
group-seats = Gracze
group-hand = Ręka
group-top = Pasek u góry
group-side = Akcje
group-stage = Pytanie
group-over = Sterowanie
group-refused = Dlaczego to niemożliwe
group-hint = Podpowiedzi
group-since = Nowości
group-people = Ludzie
group-agreements = Ustawienia gry
group-chart = Wykres
group-moment = Ta chwila
group-account = Bilans
group-night = Noc
group-calendar = Kalendarz

## Things
spoken-key = Klawisz { $letter }
spoken-of = { $what }: { $name }
spoken-background = Tło
spoken-points = Daje { $points }.
spoken-value = Cena sprzedaży: { $cigarettes }.
spoken-you-are-here = Jesteś tutaj.
spoken-here = Tutaj też: { $names }.
spoken-there = Tutaj: { $names }.
spoken-pile = { $card }, stos
spoken-die = Kostka
spoken-deck = Talia Przeszukiwania
spoken-discard = Karty odrzucone
spoken-michel-deck = Karty { $michel_gen }
spoken-rolled = ostatni rzut { $face }
spoken-left = zostało: { $cards }
spoken-top = { $cards }, na wierzchu { $card }
spoken-you = { $name } (ty)
spoken-tunnel = Tunel: { $points } z { $goal_number } punktów.
spoken-laid = { $card }, karta { $number }, { $name }
spoken-chosen = { $card }, karta wybrana ({ $source })
spoken-cigarettes = Szlugi
spoken-window = Okno { $number }
spoken-seat = Miejsce { $number }, { $name }
spoken-seat-free = Miejsce { $number }, wolne
spoken-portrait = Portret
spoken-level = Poziom
spoken-name = Imię
spoken-player = Kto gra: { $name }
spoken-whose-name = Imię na miejscu { $number }
spoken-colour = Kolor: { $colour }
spoken-colour-0 = pomarańczowy
spoken-colour-1 = jasnoniebieski
spoken-colour-2 = zielony
spoken-colour-3 = żółty
spoken-colour-4 = czerwony
spoken-colour-5 = szary
spoken-address = Adres { $answer }
spoken-find = Szukane słowa
spoken-speed = Tempo botów
spoken-whole-game = Cała gra
spoken-done = zaliczona
spoken-won = Wygrana.

## Charts as tables
spoken-chart = Wykres tuneli
spoken-chart-line = { $name }, punkty Tunelu po każdej rundzie: { $numbers }.
spoken-chances = Szanse w czasie
spoken-chance-line = { $name }, szansa na wygraną po każdej rundzie: { $numbers }.
spoken-action = akcja { $at } z { $all }
spoken-dice-line = { $count ->
    [one] Wynik { $face }: 1 raz.
   *[other] Wynik { $face }: { $count } razy.
}
