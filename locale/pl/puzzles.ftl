### Night escapes: puzzles, the wall of windows, hints, results, the command line.
puzzles-title = Nocne ucieczki
puzzles-about = Jedna tura, jedno wyjście. Okno zapala się, gdy decydujesz najlepiej, jak się da; kostka nie ma tu nic do gadania.
puzzles-tonight = Dziś w nocy
puzzles-tonight-done = Dziś w nocy: na wolności
puzzles-tonight-help = Dziś dla wszystkich ta sama. Jutro będzie inna.
puzzles-grade-1 = 1 · Otwarte drzwi
puzzles-grade-2 = 2 · Luźna cegła
puzzles-grade-3 = 3 · Senny strażnik
puzzles-grade-4 = 4 · Drut kolczasty
puzzles-grade-5 = 5 · Reflektor
puzzles-grade-6 = 6 · Nikt nie wyszedł
puzzles-count = { $done } z { $all } na wolności
puzzles-heading = { $motif }. { $goal }
puzzles-untried = Przy tym oknie nikt jeszcze nie próbował.
puzzles-so-far-1 =
    { $tries ->
        [one] Jedna próba, nadal w środku.
        [few] { $tries } próby, nadal w środku.
       *[many] { $tries } prób, nadal w środku.
    }
puzzles-so-far-2 =
    { $tries ->
        [one] Jedna próba: udało się fuksem, okno jest ciemne.
        [few] { $tries } próby: udało się fuksem, okno jest ciemne.
       *[many] { $tries } prób: udało się fuksem, okno jest ciemne.
    }
puzzles-so-far-3 =
    { $tries ->
        [one] Rozwiązane z podpowiedzią, jedna próba.
        [few] Rozwiązane z podpowiedzią, { $tries } próby.
       *[many] Rozwiązane z podpowiedzią, { $tries } prób.
    }
puzzles-so-far-4 =
    { $tries ->
        [one] Rozwiązane bez pomocy, jedna próba.
        [few] Rozwiązane bez pomocy, { $tries } próby.
       *[many] Rozwiązane bez pomocy, { $tries } prób.
    }
puzzles-goal-escape = Twoja tura. Ucieknij, zanim się skończy.
puzzles-goal-points = Twoja tura. Wykop, zanim się skończy: { $points }.
puzzles-goal-keep = Ktoś chce czegoś od ciebie. Zachowaj: { $cards }.
puzzles-motif-past_home = Przeszłość na nogach
puzzles-motif-past_actions = Nadgodziny
puzzles-motif-past_points = Fachowa robota
puzzles-motif-past_tools = Stary fach, nowy szpadel
puzzles-motif-past_goods = Ktoś jest coś winien
puzzles-motif-past_people = Stary znajomy
puzzles-motif-power = Najpierw koledzy
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
puzzles-motif-mate = Za kolegą
puzzles-motif-dice = Zaufaj kostce
puzzles-motif-shovel_first = Po prostu kop
puzzles-motif-keep = Co moje, to moje
puzzles-hint = Podpowiedź { $number } z 3
puzzles-no-hint = Brak wskazówek
puzzles-hint-help = Trzy kroki: gdzie patrzeć, czym, ruch.
puzzles-solution = Rozwiązanie
puzzles-shown = Najlepsza droga, z miłą kostką. Rozsiądź się.
puzzles-out = Do okien
puzzles-show-title = Poddajesz się?
puzzles-show-words = Rozwiązanie zostanie rozegrane na stole. Potem to okno będzie co najwyżej rozwiązane z podpowiedziami.
puzzles-show = Pokaż
puzzles-stay = Próbuję dalej
puzzles-leave-title = Z powrotem do celi?
puzzles-leave-words = Niedokończona próba się nie liczy.
puzzles-leave = Wyjdź
puzzles-again = Jeszcze raz
puzzles-where-feet = Przyjrzyj się drogom z tego miejsca.
puzzles-where-die = Spójrz na kostkę.
puzzles-where-deck = Pomyśl o tym, czego jeszcze nie widać.
puzzles-where-hand = Spójrz we własną rękę.
puzzles-where-tunnel = Spójrz na swój tunel.
puzzles-where-market = Spójrz na swoje Szlugi i skąd się biorą.
puzzles-where-place = Zobacz, do czego służy to miejsce.
puzzles-where-gangs = Spójrz na Gangi.
puzzles-where-people = Zobacz, kto jeszcze tu jest.
puzzles-where-past = Przypomnij sobie swoją przeszłość.
puzzles-where-peace = Zobacz, co będzie, jeśli się nie ruszysz.
puzzles-where-knives = Spójrz na noże, twoje i cudze.
puzzles-with-card = Zaczyna się od tego: { $card }.
puzzles-with-person = Zaczyna się od tej osoby: { $name }.
puzzles-with-deed = { $deed }
puzzles-move = Ruch: { $move }
puzzles-deed-roll_move = O drodze zdecyduje kostka.
puzzles-deed-cautious_move = Powoli i z otwartymi oczami.
puzzles-deed-follow = Kolega zna drogę.
puzzles-deed-go = Tylko jedno z tych miejsc pomoże.
puzzles-deed-reroll = Jeden rzut nie wystarczy.
puzzles-deed-keep = Zadowól się tym rzutem.
puzzles-deed-search = Przewróć tu wszystko do góry nogami.
puzzles-deed-sell = Rozstań się z czymś.
puzzles-deed-steal_spoon = Pamiętaj o sztućcach.
puzzles-deed-heal = Najpierw pierwsza pomoc.
puzzles-deed-end_turn = Co za dużo, to niezdrowo.
puzzles-deed-pass = Daj spokój.
puzzles-deed-give_up = Mądry ustępuje.
puzzles-deed-cooperate = Mała strata chroni przed dużą.
puzzles-deed-fight = Nie ustępuj.
puzzles-deed-weapon = Jeszcze jedno ostrze.
puzzles-deed-discard = Wyrzuć to, co trzeba.
puzzles-deed-choose_card = Wybierz dobrze.
puzzles-deed-draw = Bierz, co dają.
puzzles-deed-exchange = Ma to kolega.
puzzles-solved = Na wolności, i słusznie
puzzles-solved-words = Każda decyzja była najlepsza. Okno świeci.
puzzles-unlucky = Dobrze, tylko pechowo
puzzles-unlucky-words = Lepiej się nie dało: szansa { $chance }. Los był przeciw, to nie twoja wina. Okno świeci.
puzzles-lucky = Na wolności, ale fuksem
puzzles-lucky-words = Tym razem się udało. Była lepsza droga; dopóki jej nie znajdziesz, okno pozostanie ciemne.
puzzles-missed = Nadal w środku
puzzles-missed-words = Noc jest długa. Najlepsza droga dawała szansę { $chance }.
puzzles-shown-words = To była najlepsza droga: szansa { $chance }. Teraz ty.
puzzles-slip = Jedna decyzja dała szansę { $chance }; najlepsza dałaby { $best }.
puzzles-margin = Pierwszy ruch: { $best }. Następny w kolejności: { $second }.
puzzles-broken = Nie da się odczytać, co już rozwiązano; plik odłożono na bok, okna znów są ciemne.
puzzles-newer = Nowsza wersja zapisała, co rozwiązano; ta tego nie rusza.
puzzles-hinted =
    { $count ->
        [one] Była jedna podpowiedź.
        [few] Były { $count } podpowiedzi.
       *[many] Było { $count } podpowiedzi.
    }
puzzles-flaw-large = za dużo do rozważenia
puzzles-flaw-no-move = ruch rozwiązujący nie jest możliwy
puzzles-flaw-move = inny pierwszy ruch jest lepszy ({ $chance } z 10000)
puzzles-flaw-best = najlepszy pierwszy ruch ma szansę { $found } z 10000, nie { $said }
puzzles-flaw-second = drugi najlepszy ma szansę { $found } z 10000, nie { $said }
puzzles-flaw-margin = najlepszy pierwszy ruch prowadzi tylko o { $found } z 10000
