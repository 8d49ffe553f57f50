### Koniec gry.
end-out = { $count ->
    [one] { $names } na wolności!
   *[other] { $names } na wolności!
}
end-wins = { $count ->
    [one] Wygrywa { $names }!
   *[other] Wygrywają { $names }!
}
end-standings = Kto dokąd się dokopał
end-story = Jak do tego doszło
end-rounds = { $number ->
    [one] jedna runda
    [few] { $number } rundy
   *[many] { $number } rund
}
end-gave-up = rezygnacja
end-die = Rzuty kostką
end-die-of = Rzuty kostką: { $name }
end-awards = Wyróżnienia
end-award-fists = { $name }: { $count ->
    [one] 1 wygrana walka.
    [few] { $count } wygrane walki.
   *[many] { $count } wygranych walk.
}
end-award-extorter = { $name }: { $count ->
    [one] 1 grzeczna prośba
    [few] { $count } grzeczne prośby
   *[many] { $count } grzecznych próśb
} o Narzędzie.
end-award-bruises = { $name }: { $count ->
    [one] 1 zebrany Łomot.
    [few] { $count } zebrane Łomoty.
   *[many] { $count } zebranych Łomotów.
}
end-award-craft = { $name }: { $count ->
    [one] 1 samoróbka.
    [few] { $count } samoróbki.
   *[many] { $count } samoróbek.
}
end-award-merchant = { $name }: { $count ->
    [one] 1 Szlug
    [few] { $count } Szlugi
   *[many] { $count } Szlugów
} ze sprzedaży.
end-award-cards = { $name }: { $count ->
    [one] 1 zagrana karta
    [few] { $count } zagrane karty
   *[many] { $count } zagranych kart
} Akcji.
end-award-walker = { $name }: { $count ->
    [one] 1 zmiana obszaru.
    [few] { $count } zmiany obszaru.
   *[many] { $count } zmian obszaru.
}
end-again = Zagraj jeszcze raz
end-save = Zapisz powtórkę
end-save-name = Ucieczka: { $name }
end-title = Ekran tytułowy
end-tale-led = W rundzie { $round } na prowadzenie wychodzi { $name } i już go nie oddaje.
end-tale-overtook = W rundzie { $round } { $name } wyprzedza gracza { $other }.
end-tale-feud = { $count ->
    [one] { $name } wygrywa walkę z graczem { $other }.
    [few] { $name } wygrywa { $count } walki z graczem { $other }.
   *[many] { $name } wygrywa { $count } walk z graczem { $other }.
}
end-tale-fight = W rundzie { $round } { $name } wygrywa walkę z graczem { $other }.
end-tale-thief = { $count ->
    [one] { $name } uwalnia kogoś od ciężaru jednej karty.
    [few] { $name } uwalnia innych od ciężaru { $count } kart.
   *[many] { $name } uwalnia innych od ciężaru { $count } kart.
}
end-tale-quiet = Nikt na nikogo nie podnosi ręki.
end-tale-close = { $count ->
    [one] Wyje alarm, a { $name } ma o jeden punkt Tunelu za mało.
    [few] Wyje alarm, a { $name } ma o { $count } punkty Tunelu za mało.
   *[many] Wyje alarm, a { $name } ma o { $count } punktów Tunelu za mało.
}
end-on = Dalej
end-replay = Obejrzyj powtórkę

# The ending of whoever has lost.
end-caught = { $name } zostaje w środku!
end-ticket = Bilet w jedną stronę
end-ticket-words = Pasażer: { $name }. Z Blackgate do więzienia o zaostrzonym rygorze. Bez powrotu.
end-why-fights = { $count ->
    [one] Jedna przegrana walka.
    [few] { $count } przegrane walki.
   *[many] { $count } przegranych walk.
}
end-why-thefts = { $count ->
    [one] Skradziono ci jedną kartę.
    [few] Skradziono ci { $count } karty.
   *[many] Skradziono ci { $count } kart.
}
end-why-riots = { $count ->
    [one] Jeden Bunt zabrał ci karty z ręki.
    [few] { $count } Bunty zabrały ci karty z ręki.
   *[many] { $count } Buntów zabrało ci karty z ręki.
}
end-why-short = { $count ->
    [one] Zabrakło ci jednego punktu Tunelu.
    [few] Zabrakło ci { $count } punktów Tunelu.
   *[many] Zabrakło ci { $count } punktów Tunelu.
}
