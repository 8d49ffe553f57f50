# Stół: paski, tace, spojrzenia z bliska.
common-cancel = Anuluj
common-back = Wróć
common-close = Zamknij
table-menu = Menu
table-rules = Zasady
table-undo = Cofnij ostatnią akcję
table-since = Co się działo od mojej tury
table-since-closed = Karty są zakryte. Odsłoń swoje karty, żeby przeczytać, co się stało od twojej ostatniej tury.
table-nudge = { $name }, reszta czeka.
table-since-title = Od twojej ostatniej tury
table-since-nothing = Jeszcze nic.
table-round = Runda { $number }
table-pause = Zatrzymaj lub wznów
table-step = Jeden krok
table-speed = { $number }×
table-speed-help = Jak szybko grają boty: od 1× do 8×
table-skip = Przeskocz do następnego pytania
table-watch = Obejrzyj karty następnego gracza
table-over = Gra skończona.
table-rolling = { $name } rzuca kostką…
table-rolling-you = Rzucasz kostką…
table-log = Dziennik
table-actions = Twoja tura
table-empty-hand = Brak kart na ręce.
table-die-help = Kostka. Każdy wynik prowadzi na dwa obszary.
table-die-help-team = Kostka. { $faces } prowadzą na trzy obszary: do obu Bloków i na jeszcze jeden. Pozostałe wyniki prowadzą na dwa.
table-deck-help =
    { $count ->
        [0] Talia Przeszukiwania jest pusta; w razie potrzeby tasuje się karty odrzucone.
        [one] Talia Przeszukiwania: została jedna karta.
        [few] Talia Przeszukiwania: zostały { $count } karty.
       *[many] Talia Przeszukiwania: zostało { $count } kart.
    }
table-deck-title = Talia Przeszukiwania
table-discard-help = Odrzucone karty Przeszukiwania: jawne dla wszystkich.
table-discard-title = Karty odrzucone
table-michel-help = Kto trafi na to indywiduum, odkrywa kartę. Nóż na karcie oznacza kłopoty.
table-michel-discard = Karty odkryte do tej pory
table-gang-help = { $gang }: { $card }. { $power }
table-gang-empty = { $gang }: nie ma już kart, więc nikt nie może dołączyć.
table-gang-top = Kto teraz dołączy, dostanie
table-gang-price =
    { $count ->
        [one] Cena: jedno z tych
        [few] Cena: { $count } różne z tych
       *[many] Cena: { $count } różnych z tych
    }
table-none = Brak
table-seat-open = Na stole
table-seat-hand = Ręka
table-seat-known = Co wiesz o tej ręce
table-seat-known-all = Co wszyscy wiedzą o tej ręce
table-seat-nothing-known = Żadnej z tych kart nie widziano.
table-seat-tunnel = Zużyte w tunelu
table-seat-words =
    { $place }
    { $cards ->
        [one] Jedna karta na ręce
        [few] { $cards } karty na ręce
       *[many] { $cards } kart na ręce
    }, { $cigarettes ->
        [one] jeden Szlug
        [few] { $cigarettes } Szlugi
       *[many] { $cigarettes } Szlugów
    }, { $beatings ->
        [0] ani jednego Łomotu
        [one] jeden Łomot
        [few] { $beatings } Łomoty
       *[many] { $beatings } Łomotów
    }, { $points ->
        [one] jeden punkt Tunelu
        [few] { $points } punkty Tunelu
       *[many] { $points } punktów Tunelu
    }.
table-end-title = Zakończyć turę?
table-end-question =
    { $count ->
        [one] Masz jeszcze jedną akcję.
        [few] Masz jeszcze { $count } akcje.
       *[many] Masz jeszcze { $count } akcji.
    }
table-end-yes = Zakończ turę
table-end-no = Jeszcze nie
table-cannot-drop = Tutaj to nic nie da.
table-commit = Zdecyduj w tajemnicy
table-commit-help = Wybierz od razu, ile Broni zagrasz, zanim się poddasz. Wtedy w tej walce nie trzeba podawać sobie myszy.
tray-empty = Naciśnij kartę, by ją tu położyć.
tray-cigarettes =
    { $count ->
        [one] { $count } Szlug
        [few] { $count } Szlugi
       *[many] { $count } Szlugów
    }
tray-hand = Twoja ręka
tray-discard-pile = Karty odrzucone
tray-sell = Co sprzedajesz?
tray-sell-total =
    { $cigarettes ->
        [one] Dostaniesz jednego Szluga.
        [few] Dostaniesz { $cigarettes } Szlugi.
       *[many] Dostaniesz { $cigarettes } Szlugów.
    }
tray-sell-nothing = Wybierz przynajmniej jedną kartę.
tray-sell-confirm = Sprzedaj
tray-discard =
    { $count ->
        [one] Odrzuć kartę
        [few] Odrzuć { $count } karty
       *[many] Odrzuć { $count } kart
    }
tray-discard-missing =
    { $count ->
        [one] Odrzuć jeszcze jedną.
        [few] Odrzuć jeszcze { $count }.
       *[many] Odrzuć jeszcze { $count }.
    }
tray-discard-confirm = Odrzuć
tray-forge =
    { $count ->
        [one] Weź kartę z odrzuconych
        [few] Weź { $count } karty z odrzuconych
       *[many] Weź { $count } kart z odrzuconych
    }
tray-forge-missing =
    { $count ->
        [one] Weź jeszcze jedną.
        [few] Weź jeszcze { $count }.
       *[many] Weź jeszcze { $count }.
    }
tray-forge-confirm = Weź
tray-full = Więcej nie można: najpierw odłóż jedną.
tray-ready = Gotowe.
tray-exchange = Wymiana: { $name }
tray-give = Dajesz
tray-take = { $name } daje
tray-exchange-nothing = Najpierw połóż coś na stole.
tray-exchange-confirm = Zaproponuj
tray-commit = Ile Broni zagrasz?
tray-commit-total =
    { $count ->
        [0] Poddasz się od razu.
        [one] Zagrasz jedną Broń, potem się poddasz.
        [few] Zagrasz { $count } Bronie, potem się poddasz.
       *[many] Zagrasz { $count } Broni, potem się poddasz.
    }
tray-commit-confirm = Zdecyduj
undo-stop-die = Rzutu kostką nie da się cofnąć.
undo-stop-cards = Od tej pory ktoś widział nowe karty.
undo-stop-other = Od tej pory działał już ktoś inny.
undo-stop-nothing = Nie ma czego cofać.
undo-stop-rule = Przy tym stole się nie cofa.
verb-roll_move-help = Rzuć kostką i idź na jeden z obszarów, które wskaże. Jedna akcja.
verb-cautious_move-help = Idź, dokąd chcesz. { $actions }.
verb-follow-help = Idź bez rzutu tam, gdzie jest ktoś z drużyny i twojego Gangu. Jedna akcja.
verb-search-help = Dobierz tyle kart Przeszukiwania, na ile pozwala obszar. Raz na turę.
verb-craft-help = Zrób z dwóch kart Broń lub Narzędzie. Jedna akcja.
verb-dig-help = Włóż Narzędzie do tunelu. Jedna akcja.
verb-sell-help = Sprzedaj karty za Szlugi. Jedna akcja.
verb-buy-help = Kup za Szlugi Broń lub Narzędzie. Jedna akcja.
verb-steal_spoon-help = Weź Łyżkę ze stosu. Jedna akcja.
verb-heal-help = Pozbądź się Łomotu. Jedna akcja.
verb-join-help = Zapłać Akcesoriami i weź wierzchnią kartę Gangu. Jedna akcja.
verb-play-help = Zagraj z ręki kartę Akcji. Jedna akcja.
verb-extort-help = Zagroź komuś na tym obszarze Bronią i zażądaj Narzędzia. Raz na turę.
verb-exchange-help = Zaproponuj komuś z drużyny na tym obszarze karty i Szlugi. Jedna akcja.
verb-reveal-help = Pokaż swoje Tło i użyj go: raz na grę, bez akcji.
verb-end_turn-help = Zaczyna się tura następnego gracza.
# The end of a fight, large over the board.
verdict-gives_up = { $name } poddaje się!
verdict-wins = { $name } wygrywa walkę!
# Whose hand lies open at a screen that several people share.
table-named = { $name }: { $words }
table-from-memory = Wybierasz z pamięci. Jeśli nie masz tych kart, nic się nie stanie, ale inni to zauważą.
table-not-from-memory = Nie masz kart, których to wymaga. Najpierw spójrz na swoją rękę.
