### Ekran zasad: zakładki, wyszukiwanie, galeria kart, więźniowie.
book-rules = Zasady
book-cards = Karty
book-prisoners = Więźniowie
book-search = Szukaj
book-search-help = Pokazuje tylko to, co zawiera te słowa. (F)
book-clear = Pokaż znowu wszystko
book-example = Przykład
book-nothing = Nic tu nie mówi o „{ $words }”.
book-found-cards = Karty, które o tym mówią
book-close = Zamknij (Esc)

## Galeria kart
book-group-component = Części
book-group-weapon = Bronie
book-group-tool = Narzędzia
book-group-rare = Rarytasy
book-group-accessory = Akcesoria
book-group-action = Karty Akcji
book-group-gang = Gang { $gang }
book-group-backgrounds = Tła
book-group-michel = Karty Michela i Michelle
book-copies = { $count ->
    [one] Jest jedna taka karta.
    [few] Są { $count } takie karty.
   *[many] Jest { $count } takich kart.
}
book-from-deck = Leży w talii Przeszukiwania.
book-from-pile = Leży na odkrytym stosie.
book-worth = Sprzedana daje { $cigarettes_acc }.
book-points = Włożona do tunelu daje { $points_acc }.
book-gang-card = Karta Gangu { $gang }.
book-background = Przeszłość z Gangiem { $gang }.
book-michel-calm = Nic się nie dzieje: idziesz swoją drogą.
book-michel-knife = Odrzuć { $tools_acc } albo walcz.
book-card-number = { $number } z { $all }
book-turn = Karty przegląda się strzałkami.

## Więźniowie
book-pair = { $name } ma tę samą planszę, więc nigdy nie grają razem.
book-both = Michel lub Michelle bierze udział w grze tylko wtedy, gdy tego chcecie (R10).
