### What things of the table mean, for who points at them, and how to see more.
tip-closer = Prawy przycisk lub F10: przyjrzyj się
help-log = Dziennik. Wskaż wiersz, żeby zobaczyć jego karty; naciśnij, żeby zobaczyć wszystkie.
help-hand = { $name }: { $cards } w ręce. Na koniec własnej tury nikt nie zatrzymuje więcej niż { $limit_number }.
help-cigarettes = { $name }: { $cigarettes }. Za nie kupuje się Broń i Narzędzia; sprzedaż kart daje więcej.
help-beatings =
    { $beatings_number ->
        [0] { $name } nie ma Łomotów. Jeden nie pozwala majstrować, dwa także kopać.
       *[other] { $name }: { $beatings }. Jeden nie pozwala majstrować, dwa także kopać. Leczą { $places_in }.
    }
help-tunnel = { $name } ma { $points_acc }, potrzeba { $goal_number }. Kto tyle zbierze, jest na wolności i wygrywa.
help-tunnel-team = { $name } ma { $points_acc }. Drużyna razem: { $total } z { $goal_number }, wtedy jest na wolności.
help-chance = { $name }: szansa na wygraną { $chance }. Jasny pas, { $band }, mówi, na ile to pewne.
help-actions =
    { $left ->
        [0] Nie ma już akcji (z { $most }): zakończ turę.
        [one] Została { $left } akcja z { $most }.
        [few] Zostały { $left } akcje z { $most }.
       *[many] Zostało { $left } akcji z { $most }.
    }
key-right-mouse = Prawy przycisk myszy
