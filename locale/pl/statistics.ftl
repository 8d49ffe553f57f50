### Co wyszło z rozegranych tu gier.
statistics-title = Statystyki
statistics-none = Nie policzono jeszcze żadnej gry. Rozegraj jedną do końca, a pojawi się tutaj.
statistics-total = { $games ->
        [one] Jedna gra,
        [few] { $games } gry,
       *[many] { $games } gier,
    } { $wins ->
        [0] jeszcze bez ucieczki.
        [one] jedna ucieczka.
        [few] { $wins } ucieczki.
       *[many] { $wins } ucieczek.
    }
statistics-by-rival = Według najsilniejszego przeciwnika
statistics-by-players = Według liczby graczy
statistics-humans = Sami ludzie
statistics-players = { $number } graczy
statistics-teams = { $number } w drużynach
statistics-wins = { $wins } z { $games }
statistics-die = Szczęście w kościach
statistics-die-help = Wszystkie rzuty ludzi. Kreski pokazują, ile wyrzuciłaby uczciwa kostka.
statistics-die-few = { $number ->
    [0] Ani jednego rzutu.
    [one] Jeden rzut. Za mało, żeby winić kostkę.
    [few] { $number } rzuty. Za mało, żeby winić kostkę.
   *[many] { $number } rzutów. Za mało, żeby winić kostkę.
}
statistics-die-fair = { $number ->
    [one] { $number } rzut
    [few] { $number } rzuty
   *[many] { $number } rzutów
}, średnio { $whole },{ $hundredths }. Uczciwa kostka daje 3,50, a ta zachowuje się podobnie.
statistics-die-odd = { $number ->
        [one] { $number } rzut
        [few] { $number } rzuty
       *[many] { $number } rzutów
    }, średnio { $whole },{ $hundredths }. Uczciwa kostka daje 3,50. Tak daleko odbiega tylko 1 uczciwa kostka na 20.
