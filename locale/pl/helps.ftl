### What things of the table mean, for who points at them, and how to see more.
tip-closer = Prawy przycisk lub F10: przyjrzyj się
help-log = Dziennik. Wskaż wiersz, żeby zobaczyć jego karty. Naciśnij go, żeby zobaczyć wszystkie.
help-hand = { $name }: { $cards } na ręce. Na koniec własnej tury nikt nie może zatrzymać więcej niż { $limit_number }.
help-cigarettes = { $name }: { $cigarettes }. Za Szlugi kupuje się Broń i Narzędzia. Sprzedaj karty, żeby mieć więcej.
help-beatings = { $beatings_number ->
        [0] { $name } nie ma Łomotów. Z jednym nie można majstrować, z dwoma nie można też kopać.
       *[other] { $name }: { $beatings }. Z jednym nie można majstrować, z dwoma nie można też kopać. Leczy się { $places_in }.
    }
help-tunnel = { $name } ma { $points }, a potrzeba { $goal_number }. Kto tyle zbierze, ucieka i wygrywa.
help-tunnel-team = { $name } ma { $points }. Drużyna ma razem { $total }, a do ucieczki potrzebuje { $goal_number }.
help-chance = { $name }: szansa na wygraną { $chance }. Jasny pas, { $band }, pokazuje, na ile to pewne.
help-actions = { $left ->
        [0] Wszystkie akcje zużyte ({ $most }). Zakończ turę.
        [one] Została { $left } akcja z { $most }.
        [few] Zostały { $left } akcje z { $most }.
       *[many] Zostało { $left } akcji z { $most }.
    }
key-right-mouse = Prawy przycisk myszy
help-alarm = Jeszcze jedno kopanie może wystarczyć do ucieczki!
