### Saving that fails, saves that would be replaced, a second window, games by name.
save-in-use = Ta gra jest otwarta w innym oknie. Graj dalej tam.
title-second = Blackgate jest już otwarte w innym oknie. Tu też możesz grać. Gra i opcje tamtego okna zostają tam.
title-homeless = System nie podaje folderu domowego. Gry i opcje są trzymane w { $folder }, być może tylko do wyłączenia komputera.
table-unsaved = Tej gry nie da się zapisać: niczego nie można zapisać na dysku. To, co teraz zrobisz, przepadnie.
table-unsaved-retry = Spróbuj znowu
table-saved-again = Znów zapisano.
menu-not-kept = Runda { $number }. Nie da się zapisać!
# A day in a name: $day and $month are numbers.
menu-save-day = { $day }.{ $month }
menu-replace-title = Zastąpić?
menu-replace-words = Jest już zapis o nazwie „{ $name }”.
menu-replace-other = Inna nazwa
menu-replace = Zastąp
menu-lose-title = Wyjść bez zapisu?
menu-lose-words = Gry nie dało się zapisać. To, co działo się od ostatniego zapisu, przepadnie.
menu-lose-stay = Zostań
end-missing = Ta gra nie jest jeszcze w pełni zapisana: niczego nie można zapisać na dysku. Blackgate próbuje ponownie co kilka sekund.
end-kept = Teraz wszystko jest zapisane.
keep-failed = Nie wszystko udało się zapisać: niczego nie można zapisać na dysku. Blackgate próbuje ponownie co kilka sekund.
keep-lost = Nie wszystko udało się zapisać: niczego nie można zapisać na dysku.
file-unreadable = Jednego z twoich plików nie można teraz odczytać. Zostaje bez zmian i nic nowego się w nim nie zapisuje.
end-lose-words = Tej gry nie dało się w pełni zapisać: niczego nie można zapisać na dysku. To, czego brakuje, może przepaść.
end-lose-go = Wyjdź mimo to
shelf-unreadable = Nie można odczytać folderu z twoimi grami: { $folder }. Gry mogą tam nadal być.
shelf-won = { $count ->
    [one] Wygrywa { $names }
   *[other] Wygrywają { $names }
}, { $number ->
    [one] jedna runda
    [few] { $number } rundy
   *[many] { $number } rund
}
statistics-by-name = Według imion
statistics-head-games = Gry
statistics-head-wins = Wygrane
statistics-head-share = Odsetek
statistics-head-fastest = Rekord
statistics-head-stolen = Łupy
statistics-legend = Rekord: liczba rund do najszybszej ucieczki. Łupy: Łyżki skradzione ze Stołówki i wymuszone Narzędzia.
