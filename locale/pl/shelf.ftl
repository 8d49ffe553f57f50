### Zapisane gry i powtórki.
shelf-title = Zapisane gry
shelf-games = Gry
shelf-replays = Powtórki
shelf-no-games = Żadna gra na ciebie nie czeka. Podczas gry wszystko zapisuje się samo.
shelf-no-replays = Nie ma jeszcze powtórek. Każda skończona gra zostawia tu jedną.
shelf-older = { $count ->
    [one] Pokaż { $count } starszy zapis automatyczny
    [few] Pokaż { $count } starsze zapisy automatyczne
   *[many] Pokaż { $count } starszych zapisów automatycznych
}
shelf-reading = Odczytywanie…
shelf-unnamed-auto = Zapis automatyczny
shelf-unnamed-named = Bez nazwy
shelf-unnamed-replay = Skończona gra
shelf-round = Runda { $number }
shelf-date = { $day }.{ $month }.{ $year }, { $hour }:{ $minute }
shelf-rename = Zmień nazwę
shelf-rename-yes = Zmień
shelf-rename-auto = Tę nazwę nadaje sama gra. Własną nada „Zapisz jako…” przy stole.
shelf-delete = Usuń
shelf-delete-title = Usunąć?
shelf-delete-words = „{ $name }” zniknie na zawsze.
shelf-keep = Zostaw
shelf-cannot-delete = Tego pliku nie da się usunąć.
