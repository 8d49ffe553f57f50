### Długa droga na wolność: drzwi, wieczory, przysługi, koniec wieczoru.
way-title = Długa droga
way-about = Do bramy prowadzi dwanaście wieczorów, każdy to jedna gra. Każdy wieczór ma inny stół. Trzeci przegrany wieczór kończy próbę. Za każdy wygrany wieczór zatrzymujesz przysługę.
way-none = Jeszcze żadnej próby. Pierwsze drzwi są otwarte.
way-past =
    { $count ->
        [one] Dotąd jedna próba.
        [few] Dotąd { $count } próby.
       *[many] Dotąd { $count } prób.
    } Najwięcej wygranych wieczorów: { $best }.
way-lives =
    { $count ->
        [0] Nie zostało żadne życie.
        [one] Zostało jedno życie.
        [few] Zostały { $count } życia.
       *[many] Zostało { $count } żyć.
    }
way-favours =
    { $count ->
        [0] Jeszcze bez przysług
        [one] 1 przysługa
        [few] { $count } przysługi
       *[many] { $count } przysług
    }
way-on = Wieczór { $number }
way-new = Nowa próba
way-earlier = Poprzednie próby
way-past-run = Wygrane wieczory: { $count }. Gwiazdki: { $stars }.
way-seed-hint = Ziarno: nowe
way-seed-help = To samo ziarno daje te same wieczory. Próba z wybranym ziarnem jest oznaczona. Tylko cyfry.
way-secret = Tło gracza { $name }: { $background }
way-give-up = Zakończ próbę
way-give-up-words = Próba kończy się tutaj i zostaje zapamiętana. Nowa zaczyna się od pierwszego wieczoru.
way-sentence-long = Dwanaście wieczorów
way-sentence-short = Krótki pobyt
way-sentence-life = Dożywocie
way-sentence-long-words = Dwanaście wieczorów: trzy życia, przysługi.
way-sentence-short-words = Krótki pobyt: sześć wieczorów, trzy życia, bez przysług.
way-sentence-life-words = Dożywocie: silniejsi przeciwnicy, jedno życie.
way-door-won = wygrany
way-door-ahead = następny
way-door-closed = zamknięty
evening-number = { $number }. { $title }
evening-goal-escape = Ucieknij przed innymi: wykop { $points }.
evening-goal-team = Ucieknijcie przed drugą drużyną: wykopcie razem { $points }.
evening-goal-points = Wykop { $points } do końca rundy { $round }.
evening-goal-hold = Nikt inny nie może uciec przed końcem rundy { $round }.
evening-star-rounds =
    { $count ->
        [one] Wygraj w jednej rundzie.
        [few] Wygraj najdalej w { $count } rundach.
       *[many] Wygraj najdalej w { $count } rundach.
    }
evening-never-extort = Niczego na nikim nie wymuszaj.
evening-never-fight = Nie zagraj żadnej Broni.
evening-never-beaten = Nie daj sobie spuścić Łomotu.
evening-never-join = Nie dołączaj do żadnego Gangu.
evening-never-buy = Niczego nie kupuj.
evening-never-craft = Niczego nie majstruj.
evening-star-lost = już nie do zdobycia
evening-chance = Szansa na ucieczkę
door-play = Graj
door-on = Graj dalej
door-begun = Ten wieczór już trwa, przysługi są wybrane.
door-rivals = Przy stole
door-team = Dwie drużyny
door-mate = po twojej stronie
door-michel = { $name } krąży po więzieniu.
door-others-begin = { $names } – dodatkowo: { $things }.
door-goal = Cel i gwiazdki
door-favours = Przysługi na dziś: { $count } z { $most }
door-no-favours = Nie masz jeszcze przysług. Każdy wygrany wieczór daje jedną.
door-most = Jednego wieczoru liczy się najwyżej { $most } przysług. Najpierw zostaw tu inną.
outcome-won = { $title }: wygrana
outcome-lost = { $title }: przegrana
outcome-on = Z powrotem do drzwi
outcome-keep = Zatrzymaj przysługę
outcome-no-favour = Żadna
outcome-choose = Zatrzymaj jedną przysługę na następne wieczory
outcome-no-run = Ten wieczór nie należy do żadnej próby, więc się nie liczy.
outcome-escaped = Ucieczka w rundzie { $round }: { $names }.
outcome-late = Runda { $round } minęła.
outcome-conceded = Gra poddana.
outcome-dug = Twoje punkty Tunelu: { $points } z { $goal }.
outcome-lives =
    { $count ->
        [one] Zostało ci jedno życie. Spróbuj jeszcze raz z innymi kartami.
        [few] Zostały ci { $count } życia. Spróbuj jeszcze raz z innymi kartami.
       *[many] Zostało ci { $count } żyć. Spróbuj jeszcze raz z innymi kartami.
    }
outcome-out = Jesteś na wolności! Wygrane wieczory: { $count }. Gwiazdki: { $stars }.
outcome-over = Próba kończy się tutaj. Wygrane wieczory: { $count }. Gwiazdki: { $stars }.
runs-unkept = Nie udało się zapisać twojej próby. Gra próbuje dalej.
runs-broken = Nie udało się odczytać twojej próby. Plik odłożono na bok i można zacząć nową.
runs-newer = Twoją próbę zapisała nowsza wersja gry. Ta wersja niczego w niej nie zmienia.
favour-begin = Na początku masz dodatkowo: { $things }.
favour-first = Grasz pierwszą turę.
favour-look = Widzisz Tło jednego przeciwnika.
favour-whetstone = Osełka
favour-old_debt = Stary dług
favour-early_bird = Ranny ptaszek
favour-spare_parts = Części zamienne
favour-kitchen_job = Dyżur w kuchni
favour-iron_bar = Żelazny pręt
favour-laundry_tub = Balia
favour-parcel = Paczuszka
favour-wrist_watch = Znaleziony zegarek
favour-copied_key = Dorobiony klucz
favour-two_blades = Dwie żyletki
favour-chain_links = Łańcuch rowerowy
favour-accessory = Stara szafa
favour-accessory-words = Zaczynasz też z wybranym Akcesorium.
favour-open_file = Otwarte akta
group-doors = Drzwi
group-favours = Przysługi
group-stars = Gwiazdki

## Wieczory, opowiada Ines
evening-first_night = Pierwsza noc
evening-first_night-opening = A więc chcesz wyjść. Pierwszej nocy chce tego każdy. Siedzą z nami Tomasz i Olga, a im się nie spieszy. Pod twoją poduszką leży coś do kopania. Pokaż, że umiesz tego użyć.
evening-first_night-won = Nieźle jak na pierwszą noc. Rano oczywiście przyprowadzą cię z powrotem. Ale teraz wiem, że umiesz kopać.
evening-first_night-lost = Inni byli szybsi. Prześpij się i spróbuj jeszcze raz. Nikt nie uczy się kopać w jeden dzień.
evening-the_canteen = Stołówka
evening-the_canteen-opening = Dziś nie potrzebujesz wyjścia, tylko dobrego początku. Stoisz na Stołówce, tam gdzie Łyżki. Wykop kilka punktów, zanim zamkną kuchnię. Mila i Aldo wpadli na to samo.
evening-the_canteen-won = Zupa była zimna, ale tunel urósł. To się liczy.
evening-the_canteen-lost = Kuchnię zamknięto. Mniej czasu przy ladzie, więcej w dole.
evening-the_infirmary = Ambulatorium
evening-the_infirmary-opening = Ktoś cię mocno pobił i nikt nic nie widział. W tym stanie nie możesz kopać. Zdecyduj, ile czasu wart jest bandaż. Noor i Goran nie będą na ciebie czekać.
evening-the_infirmary-won = Kopanie z siniakami. Widziałam zdrowych, którzy robili mniej.
evening-the_infirmary-lost = Ból spowalnia. Następnym razem pomyśl najpierw, co trzeba wyleczyć.
evening-closed_market = Zamknięty targ
evening-closed_market-opening = Strażnicy znaleźli skład, który prowadził Aldo. Dziś w Pomieszczeniu rekreacyjnym można sprzedawać, ale nie kupować. Czego ci trzeba, musisz znaleźć, zmajstrować albo zabrać. Aldo jest w złym humorze.
evening-closed_market-won = Bez sklepu, a tunel jest. Masz coraz zręczniejsze ręce.
evening-closed_market-lost = Bez sklepu trzeba cierpliwości. Szukaj Linek, są we wszystkim.
evening-blunt_knives = Trzy noże
evening-blunt_knives-opening = Przeszukano cele: w całym Blackgate zostały tylko trzy Noże. Kto ma nóż, ten jest kimś. Goran uważa, że powinien to być on.
evening-blunt_knives-won = Udało się, i to z wszystkimi palcami. Goran wciąż liczy swoje.
evening-blunt_knives-lost = Trzy Noże i żadnego w twojej ręce, gdy był potrzebny. Żyletki też tną.
evening-the_visitor = Gość
evening-the_visitor-opening = Michel wrócił. Chodzi z miejsca na miejsce i bierze, co mu się podoba. Vera nie wychodzi ze swojego kąta. Dario chce mu podać rękę. Nie radzę ani jednego, ani drugiego.
evening-the_visitor-won = Michel o ciebie pytał. Odpowiedziałam, że już cię tu nie ma.
evening-the_visitor-lost = Nie szukaj Michela i nie czekaj na niego. Lepiej bądź gdzie indziej.
evening-open_secret = Tajemnica poliszynela
evening-open_secret-opening = Ktoś się wygadał. Wszyscy znają twoją przeszłość, więc już ci nie pomoże. Troje przy stole i wszyscy się uśmiechają. Trzeba wygrać bez niespodzianki.
evening-open_secret-won = Wiedzieli o tobie wszystko, oprócz tego, że wygrasz.
evening-open_secret-lost = Widzieli, co nadchodzi. Bez tajemnic trzeba być szybciej niż plotki.
evening-hold_the_wall = Do rana
evening-hold_the_wall-opening = Dziś nie chodzi o ciebie. Jeśli ktoś ucieknie, strażnicy przeszukają każdą celę, a ja potrzebuję jeszcze kilku godzin. Nikt nie może uciec przed końcem rundy { $round }. Jak to zrobisz, to twoja sprawa.
evening-hold_the_wall-won = Ranek, a wszyscy wciąż tu są. Moje plany dziękują.
evening-hold_the_wall-lost = Kogoś brakuje, a strażnicy już są. Patrz na tunele, nie tylko na twarze.
evening-two_sides = Ramię w ramię
evening-two_sides-opening = Skrzydło jest podzielone. Po twojej stronie jest Tomasz, a naprzeciw Carmen i Renard, którzy wiedzą, co robią. Co wykopie jedno z was, liczy się dla obojga. Mniej mówcie, więcej dawajcie.
evening-two_sides-won = Tomasz mówi, że można na ciebie liczyć. Jak na niego to przemówienie.
evening-two_sides-lost = Dwoje, którzy kopią osobno, przegrywa z dwojgiem, którzy kopią razem. Spotykajcie się częściej.
evening-full_wing = Pełne skrzydło
evening-full_wing-opening = Jest nas sześcioro, jeden korytarz i każdy ma plan. Dziś wystarczy mało punktów, więc pójdzie szybko. Kto prowadzi, tego okradną. Może lepiej na to nie wyglądaj.
evening-full_wing-won = Pięć osób pyta, gdzie jesteś. Ja nic nie wiem.
evening-full_wing-lost = Za dużo rąk, za mało Narzędzi. Nie rzucaj się w oczy aż do końca, potem kop.
evening-solitary = Izolatka
evening-solitary-opening = Zamknęli cię za coś, co zrobiłam ja. Przykro mi, trochę. Siedzisz po biciu w Izolatce, a Silas i Dario już pracują. Są dobrzy. Pokaż, że można lepiej.
evening-solitary-won = Z Izolatki aż do muru. Muszę o tobie pomyśleć na nowo.
evening-solitary-lost = Cela zabrała ci czas. Znajdź sposób, żeby wyjść wcześniej.
evening-the_professor = Pani profesor
evening-the_professor-opening = Ostatni tunel jest wykopany do połowy, ma jedno miejsce, a nas jest dwoje. Powiedziałam ci wszystko, co wiem. Zobaczmy, ile z tego zostało. Dziś między nami nie ma przysług. No dobrze: weź swoje.
evening-the_professor-won = Idź. Nauczyłam cię wszystkiego i wszystko obróciło się przeciwko mnie. Rzadko bywałam taka dumna.
evening-the_professor-lost = Przykro mi. Czekałam na to dłużej niż ty. Wróć, ja tu jeszcze będę.
