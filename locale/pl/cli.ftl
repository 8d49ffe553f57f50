### Wiersz poleceń: jego pomoc i to, co odpowiada w terminalu. Wielkie litery stoją za to, co się wpisuje;
### polecenia, opcje i ich słowa (human, hard, michel…) są we wszystkich językach te same.

## Pomoc
cli-usage = użycie:
cli-commands = polecenia
cli-arguments = argumenty
cli-options = opcje
cli-about = Skazani na dożywocie kopią na wyścigi tunel z Blackgate.
cli-help = pokaż tę pomoc
cli-version = pokaż wersję
cli-play = otwórz okno gry (także bez polecenia)
cli-engine = mów protokołem silnika: wiersze JSON na stdin i stdout
cli-sim = rozegraj gry między botami bez okna i pokaż liczby
cli-learn = naucz boty oceny pozycji z gier samych ze sobą
cli-replay = pokaż zapis gry albo go sprawdź
cli-laws = sprawdź prawa modelu w losowych grach wszystkich trybów
cli-cards = wypisz wszystkie karty albo sprawdź zestaw kart: cards check ŚCIEŻKA
cli-lessons = wypisz lekcje albo zagraj każdą według jej świateł: lessons check
cli-shots = zapisz obrazy wszystkich ekranów, także bez wyświetlacza
cli-selftest = dowiedź, że program działa: gra, zapis, każdy ekran
cli-bench = zmierz szybkość zasad
cli-pack = folder innego zestawu kart
cli-lang = na przykład en lub de
cli-lang-or-all = język albo all
cli-seats-play = prosto do stołu: human i boty, na przykład human,hard
cli-seats-sim = od dwóch do sześciu botów, na przykład random,medium
cli-seats-learn = kto gra (policy)
cli-near = zacznij od innej wartości, na przykład players4
cli-team = graj drużynowo
cli-michel = z Michelem albo z Michelle
cli-seed = ziarno, które ustala wszystkie losowania
cli-games = liczba gier
cli-resume = wróć do ostatniej gry
cli-jobs = procesy robocze (tyle, ile rdzeni)
cli-json = wypisz jeden obiekt JSON
cli-budget = ile czasu na decyzję mają poziomy z przeszukiwaniem
cli-iterations = to samo jako liczba iteracji
cli-players = liczba graczy
cli-out-file = dokąd zapisać (do danych gry)
cli-out-folder = dokąd trafiają obrazy
cli-record = zapis przebiegu albo zapisana gra
cli-audit = rozegraj od nowa i dowiedź każdego rzutu, rozdania i każdej akcji
cli-expect = z --audit: zobowiązanie zanotowane przed grą albo jego pierwsze 16 cyfr
cli-seal = z --audit: pieczęć zanotowana na końcu albo jej pierwsze 16 cyfr
cli-every = sprawdzaj co K-tą decyzję
cli-seconds = zakończ po tym czasie; każdy tryb dostaje swoją część
cli-check = sprawdź zestaw kart zamiast je wypisywać
cli-lessons-what = zagraj każdą lekcję zamiast je wypisywać
cli-size = okna
cli-scale = interfejsu (odpowiednia do okna)
cli-only = tylko ekrany z tym słowem w nazwie

## Co stoi za to, co się wpisuje
cli-word-address = ADRES
cli-word-command = POLECENIE
cli-word-dir = FOLDER
cli-word-file = PLIK
cli-word-hash = KOD
cli-word-language = JĘZYK
cli-word-pack = ZESTAW
cli-word-path = ŚCIEŻKA
cli-word-percent = PROCENT
cli-word-word = SŁOWO
cli-word-value = WARTOŚĆ

## Złe wywołanie: jeden wiersz po „blackgate: ”.
cli-unknown-arguments = To nic tu nie znaczy: { $words }
cli-missing-arguments = Brakuje: { $words }
cli-needs-value = Po { $option } musi coś nastąpić.
cli-takes-no-value = Po { $option } nic nie następuje.
cli-no-such-command = Nie ma polecenia „{ $word }”. Są { $words }.
cli-no-such-choice = { $option } nie zna „{ $word }”, tylko { $words }.
cli-ambiguous = „{ $option }” może znaczyć: { $words }.
cli-no-count = Po { $option } musi być liczba całkowita od 1, nie „{ $word }”.
cli-no-such-number = Po { $option } musi być liczba całkowita od 1 do { $most }, nie „{ $word }”.
cli-no-seed = Po { $option } musi być liczba całkowita od 0, nie „{ $word }”.
cli-no-code = { $option } wymaga kodu z 16 do 64 cyfr (0–9, a–f), nie „{ $word }”.
cli-needs-audit = --expect i --seal wymagają --audit.
cli-how-to-check = „cards” wypisuje karty, „cards check ŚCIEŻKA” sprawdza zestaw kart.
cli-how-to-lessons = „lessons” wypisuje lekcje, „lessons check” gra każdą.
cli-no-pack = { $folder } to nie folder z plikami kart.
cli-no-language = Nie ma tekstów w języku „{ $language }”, tylko w { $languages }.
cli-no-table = Tak nikt nie zasiądzie do stołu: { $seats }
cli-no-bot = Nie ma bota „{ $bot }”. Wybierz poziom: { $levels }, sam albo z temperamentem, jak { $example }.
cli-wrong-seats = Gra ma od 2 do 6 miejsc, z --team 4 albo 6.
cli-wrong-team = W drużynach gra 4 albo 6 graczy.
cli-no-numpy = Do nauki potrzeba numpy. Zainstaluj dodatek „learn”.
cli-no-value = Nie ma wartości „{ $value }”.
cli-few-games = Do nauki trzeba więcej gier, co najmniej { $games }.
cli-wrong-size = Rozmiar zapisuje się tak: 1280x720.
cli-no-out = Nie można utworzyć { $folder }: { $reason }

## Co jest nie tak z zapisem przebiegu
record-too-large = { $file } jest za duży na zapis przebiegu.
record-unreadable = Nie można odczytać { $file }: { $reason }
record-no-json = { $file } to nie zapis przebiegu: to nie JSON.
record-other-format = { $file } to nie zapis przebiegu: format jest inny.
record-no-version = { $file } to nie zapis przebiegu: brak wersji.
record-newer = { $file } jest w nowszej wersji { $version }.
record-other-dice = W { $file } użyto innych kostek.
record-no-pack = { $file } nie podaje zestawu kart.
record-no-list = { $file } to nie zapis przebiegu: „{ $field }” nie jest listą.
record-uneven = { $file } to nie zapis przebiegu: różna liczba akcji i skrótów.
record-no-seed = { $file } to nie zapis przebiegu: brak ziarna.
record-no-options = { $file } to nie zapis przebiegu: brak ustawień.
record-wrong-options = { $file } to nie zapis przebiegu: złe ustawienia.
record-no-salt = { $file } to nie zapis przebiegu: brak soli.
record-other-cards = Do tej gry użyto innych kart. Podaj ich folder za pomocą --cards.
record-wrong-cards = Zapis zawiera karty, którymi nie da się grać, albo nie swoje.
record-commitment = Zobowiązanie nie powstało z tego, co zapis ujawnia.
record-position = Pozycja w zapisie jest zła: { $reason }
record-malformed = Akcja { $action } jest źle zapisana: { $reason }
record-illegal = Akcja { $action } nie była dozwolona.
record-untrue = To, co się stało przy akcji { $action }, nie pasuje do zapisu.
record-other-table = Zapis pochodzi od innego stołu.
record-after-end = Gra toczy się dalej po swoim końcu.
record-two-starts = { $file } to nie zapis przebiegu: zaczyna się od pozycji, a podaje ziarno albo zobowiązanie.
record-no-chosen = { $file } to nie zapis przebiegu: nie mówi, czy ziarno wybrano.
record-no-seats = { $file } to nie zapis przebiegu: na tych miejscach nikt nie usiądzie.
record-no-end = { $file } to nie zapis przebiegu: jego koniec nie jest końcem.
record-cut = Zapis ucięto albo zmieniono na końcu: urywa się tam, gdzie nie ma pieczęci.
record-other-end = Gra nie skończyła się tak, jak mówi zapis.
record-undone = We wpisie { $action } cofnięto coś, czego nie można było cofnąć.
record-sat-again = Miejsce { $seat } się poddało i nie może wrócić.
record-not-expected = To nie jest zanotowane zobowiązanie. W zapisie jest { $commitment }.
record-not-sealed = To nie jest zanotowana pieczęć. W zapisie jest { $seal }.

## Odpowiedzi
cli-progress = { $done }/{ $whole }, jeszcze { $seconds } s
cli-record-true = Zapis jest prawdziwy. Akcje: { $actions }, rzuty: { $rolls }, dobrane karty: { $cards }. { $ending }
cli-record-won = Wygrywa miejsce { $seats }.
cli-record-open = Gra niedokończona.
cli-laws-hold = Prawa są zachowane. Gry: { $games }, decyzje: { $decisions }, sprawdzenia wszystkich praw: { $checks }
cli-laws-modes = Gry w każdym trybie: { $modes }
cli-laws-missed = Czasu było za mało. Tryby bez gry: { $modes }
cli-learnt = { $file }: pozycje { $positions }, gry { $games }, strata logarytmiczna { $loss }, na odłożonych { $held }, przy równych szansach { $even }
cli-not-fitting = { $file }: nie mieści się: { $words }
cli-check-problems =
    { $count ->
        [one] Znaleziono 1 błąd.
        [few] Znaleziono { $count } błędy.
       *[many] Znaleziono { $count } błędów.
    }
cli-check-good = { $folder } to dobry zestaw kart. Rodzaje: { $kinds }, karty: { $cards }, karty Gangów: { $gangs }, Tła: { $backgrounds }
cli-check-note = Uwaga: { $note }
cli-cards-title = Zestaw kart { $name } ({ $fingerprint })
cli-cards-search = Karty Przeszukiwania i zapasów
cli-cards-deck = { $copies } w talii, cena { $value }
cli-cards-pile = { $copies } w zapasach, cena { $value }
cli-cards-points =
    { $points ->
        [one] 1 punkt Tunelu
        [few] { $points } punkty Tunelu
       *[many] { $points } punktów Tunelu
    }
cli-cards-gangs = Karty Gangów
cli-cards-backgrounds = Tła
cli-cards-michel = Karty Michela lub Michelle
cli-cards-no-knife = bez noża
cli-cards-inmates = Więźniowie
cli-cards-board = plansza { $board }
cli-lessons-row = Lekcja { $number }, { $title }: kroki { $steps }, słowa { $words }
cli-lessons-good = Wszystkie lekcje ({ $lessons }) da się zagrać tak, jak są napisane.
cli-sim-games = gry: { $games }, niedokończone: { $unfinished }, decyzje: { $decisions }, rundy: mediana { $median }, dziewięć na dziesięć poniżej { $most }
cli-sim-bot = wygrane: { $wins } z { $seats } miejsc, { $share }% [{ $low }; { $high }]
cli-sim-time = na decyzję: mediana { $median } ms, p95 { $slow } ms, najwięcej { $most } ms
cli-sim-stood-in =
    { $count ->
        [one] 1 odpowiedź dał ktoś inny, za bota, który zawiódł ({ $failure }).
        [few] { $count } odpowiedzi dał ktoś inny, za boty, które zawiodły (najpierw: { $failure }).
       *[many] { $count } odpowiedzi dał ktoś inny, za boty, które zawiodły (najpierw: { $failure }).
    }
cli-sim-seats = wygrane według miejsc: { $wins }, pierwszy gracz { $share }%
cli-sim-uses = użycia każdej karty:
cli-sim-unused = nigdy nieużyte: { $cards }
cli-sim-all-used = każda karta zadziałała co najmniej raz
cli-phones = od razu wpuszcza telefony i wypisuje adres
cli-bind = adres w sieci lokalnej, pod którym nasłuchiwać
cli-port = port, na którym nasłuchiwać (bez niego dowolny wolny)
cli-no-address = { $address } nie jest adresem i portem w sieci lokalnej
cli-review = pokazać umiejętności i szczęście w zapisanej grze
cli-effort = jak dokładnie: quick (szybko) albo full (gruntownie)
cli-review-best = najlepsza
cli-review-fine = dobra
cli-review-slip = niedokładność
cli-review-mistake = błąd
cli-review-blunder = gruby błąd
cli-review-seat = Miejsce { $seat }: szansa na początku { $start }%, na końcu { $result }%
cli-review-account = punkty: umiejętności { $skill }, szczęście { $luck }, inni { $others }
cli-review-decisions = decyzje: { $count } ({ $marks }), strata na decyzję: { $lost }
cli-review-better = akcja { $at }: { $mark }, stracone punkty: { $lost } przez { $action }; lepiej: { $best }
cli-review-moments = Co rozstrzygnęło (punkty szansy):
cli-review-moment = akcja { $at }, miejsce { $seat }: { $what }, { $swing }
cli-puzzles = lista nocnych ucieczek, ich dowód przez solver albo rozwiązanie dowolnej pozycji z celem
cli-puzzles-what = `check`: dowód dla próbki; `solve PLIK`: szansa każdego pierwszego ruchu i najlepsza droga
cli-puzzles-all = dowód dla wszystkich
cli-puzzles-how = polecenie to: puzzles, puzzles check [--all] albo puzzles solve PLIK
cli-puzzles-listed = Nocne ucieczki: { $count }
cli-puzzles-proved = Udowodniono: { $count }; nieudane: { $failed }
cli-puzzles-large = { $name } jest za duże: tyle ważenia, że nikt się nie doczeka
cli-puzzles-seat = Miejsce { $seat }
cli-puzzles-line = Najlepsza droga, jeśli los sprzyja:
cli-puzzles-luck = tak łaskawy z szansą { $chance }
