### Night escapes: puzzles, the wall of windows, hints, results, the command line.
puzzles-title = Nocne ucieczki
puzzles-about = Jedna tura, jedno wyjście. Okno zapala się, gdy podejmiesz najlepsze możliwe decyzje. Pech w rzutach ci nie zaszkodzi.
puzzles-tonight = Dziś w nocy
puzzles-tonight-done = Dziś w nocy: na wolności
puzzles-tonight-help = Codziennie nowa, tak trudna, jak ci pasuje.
puzzles-grade-1 = 1 · Otwarte drzwi
puzzles-grade-2 = 2 · Luźna cegła
puzzles-grade-3 = 3 · Senny strażnik
puzzles-grade-4 = 4 · Drut kolczasty
puzzles-grade-5 = 5 · Reflektor
puzzles-grade-6 = 6 · Nikt nie wyszedł
puzzles-count = { $done } z { $all } na wolności
puzzles-legend-0 = Bez prób
puzzles-legend-1 = Jeszcze nierozwiązane
puzzles-legend-2 = Udało się fuksem
puzzles-legend-3 = Z podpowiedziami
puzzles-legend-4 = Rozwiązane
puzzles-heading = { $motif }. { $goal }
puzzles-untried = Przy tym oknie nikt jeszcze nie próbował.
puzzles-so-far-1 =
    { $tries ->
        [one] Jedna próba, nadal w środku.
        [few] { $tries } próby, nadal w środku.
       *[many] { $tries } prób, nadal w środku.
    }
puzzles-so-far-2 = { $tries ->
        [one] Jedna próba: udało się fuksem. Okno pozostaje ciemne.
        [few] { $tries } próby: udało się fuksem. Okno pozostaje ciemne.
       *[many] { $tries } prób: udało się fuksem. Okno pozostaje ciemne.
    }
puzzles-so-far-3 =
    { $tries ->
        [one] Rozwiązane z podpowiedziami, jedna próba.
        [few] Rozwiązane z podpowiedziami, { $tries } próby.
       *[many] Rozwiązane z podpowiedziami, { $tries } prób.
    }
puzzles-so-far-4 =
    { $tries ->
        [one] Rozwiązane bez pomocy, jedna próba.
        [few] Rozwiązane bez pomocy, { $tries } próby.
       *[many] Rozwiązane bez pomocy, { $tries } prób.
    }
puzzles-goal-escape = Twoja tura. Ucieknij, zanim się skończy.
puzzles-goal-points = Twoja tura. Wykop { $points }, zanim się skończy.
puzzles-goal-hold = Twoja tura. Zachowaj { $cards_acc } do jej końca.
puzzles-goal-keep = Ktoś chce czegoś od ciebie. Zachowaj { $cards_acc }.
puzzles-motif-past_home = Przeszłość na nogach
puzzles-motif-past_actions = Nadgodziny
puzzles-motif-past_points = Fachowa robota
puzzles-motif-past_tools = Stary fach, nowe Narzędzie
puzzles-motif-past_goods = Ktoś jest coś winien
puzzles-motif-past_people = Stary znajomy
puzzles-motif-power = Najpierw swoi
puzzles-motif-passkey = Pożyczone klucze
puzzles-motif-extort = Grzeczna prośba
puzzles-motif-rob = Lepkie palce
puzzles-motif-patch = Najpierw bandaż
puzzles-motif-trade = Wyprzedaż
puzzles-motif-forge = Ręczna robota
puzzles-motif-gift = Paczka z wolności
puzzles-motif-spoon = Sztućce
puzzles-motif-rummage = Coś się znajdzie
puzzles-motif-tiptoe = Na palcach
puzzles-motif-mate = Za swoimi
puzzles-motif-dice = Zaufaj kostce
puzzles-motif-shovel_first = Po prostu kop
puzzles-motif-keep = Co moje, to moje
puzzles-hint = Podpowiedź { $number } z 3
puzzles-no-hint = Brak podpowiedzi
puzzles-hint-help = Trzy kroki: gdzie patrzeć, czego użyć, co zrobić.
puzzles-solution = Rozwiązanie
puzzles-shown = Najlepsza droga, jeśli kostka będzie łaskawa. Rozsiądź się.
puzzles-out = Do okien
puzzles-show-title = Pokazać rozwiązanie?
puzzles-show-words = Rozwiązanie zostanie rozegrane na stole. Potem to okno będzie się liczyć tylko jako rozwiązane z podpowiedziami.
puzzles-show = Pokaż
puzzles-stay = Próbuję dalej
puzzles-leave-title = Z powrotem do celi?
puzzles-leave-words = Niedokończona próba się nie liczy.
puzzles-leave = Wyjdź
puzzles-again = Jeszcze raz
puzzles-next = Następna ucieczka
puzzles-where-feet = Przyjrzyj się drogom z tego obszaru.
puzzles-where-die = Spójrz na kostkę.
puzzles-where-deck = Pomyśl o kartach, których jeszcze nie widać.
puzzles-where-hand = Spójrz w swoje karty.
puzzles-where-tunnel = Spójrz na swój tunel.
puzzles-where-market = Spójrz na swoje Szlugi i na to, skąd się biorą.
puzzles-where-place = Zobacz, co możesz zrobić na tym obszarze.
puzzles-where-gangs = Spójrz na Gangi.
puzzles-where-people = Zobacz, kto jeszcze tu jest.
puzzles-where-past = Spójrz na swoje Tło.
puzzles-where-peace = Pomyśl, co będzie, jeśli nic nie zrobisz.
puzzles-where-knives = Spójrz na Broń, swoją i cudzą.
puzzles-with-card = Zaczyna się od tej karty: { $card }.
puzzles-with-person = Zaczyna się od tej osoby: { $name }.
puzzles-with-deed = { $deed }
puzzles-move = Zrób to: { $move }
puzzles-deed-roll_move = Niech kostka zdecyduje, dokąd idziesz.
puzzles-deed-cautious_move = Idź, dokąd chcesz, choć to kosztuje więcej.
puzzles-deed-follow = Idź do kogoś z drużyny.
puzzles-deed-go = Pomoże tylko jeden z tych obszarów.
puzzles-deed-reroll = Jeden rzut nie wystarczy.
puzzles-deed-keep = Zadowól się tym rzutem.
puzzles-deed-search = Przeszukaj ten obszar.
puzzles-deed-sell = Sprzedaj coś.
puzzles-deed-steal_spoon = Pomyśl o Łyżkach.
puzzles-deed-heal = Najpierw się wylecz.
puzzles-deed-end_turn = To już wystarczy.
puzzles-deed-pass = Niech się dzieje.
puzzles-deed-give_up = Czasem lepiej się poddać.
puzzles-deed-cooperate = Mała strata chroni przed dużą.
puzzles-deed-fight = Nie ustępuj.
puzzles-deed-weapon = Jeszcze jedna Broń.
puzzles-deed-discard = Wyrzuć to, co trzeba.
puzzles-deed-choose_card = Wybierz dobrze.
puzzles-deed-draw = Bierz, co dają.
puzzles-deed-exchange = Ktoś z drużyny ma to, czego potrzebujesz.
puzzles-solved = Na wolności, i słusznie
puzzles-solved-words = Każda decyzja była najlepsza z możliwych. Okno świeci.
puzzles-unlucky = Dobrze, tylko pechowo
puzzles-unlucky-words = Lepiej zdecydować się nie dało: szansa wynosiła { $chance }. Kostka nie była łaskawa, a to nie twoja wina. Okno świeci.
puzzles-lucky = Na wolności, ale fuksem
puzzles-lucky-words = Tym razem się udało, ale była lepsza droga. Okno pozostaje ciemne, dopóki jej nie znajdziesz.
puzzles-missed = Nadal w środku
puzzles-missed-words = Noc jest długa. Najlepsza droga dawała szansę { $chance }.
puzzles-shown-words = To była najlepsza droga: szansa { $chance }. Teraz ty.
puzzles-slip = Jedna decyzja zostawiła ci szansę { $chance }. Najlepsza zostawiłaby { $best }.
puzzles-margin = Najlepsza pierwsza akcja: { $best }. Druga najlepsza: { $second }.
puzzles-broken = Nie dało się odczytać, co już masz rozwiązane. Plik odłożono na bok, a okna znów są ciemne.
puzzles-newer = Nowsza wersja gry zapisała, co już masz rozwiązane. Ta wersja zostawia to bez zmian.
puzzles-hinted = { $count ->
        [one] Użyto jednej podpowiedzi.
       *[other] Użyto { $count } podpowiedzi.
    }
