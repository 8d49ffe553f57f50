### Ściana: dwanaście cel, wyczyny, gra wieczoru.
wall-title = Ściana
wall-tab-cells = Dwanaście cel
wall-tab-feats = Wyczyny
wall-tab-tonight = Gra wieczoru
wall-who-help = Czyja to ściana? Każdy ma własną, pod imieniem, pod którym gra.
wall-broken = Ściany nie dało się odczytać. Plik odłożono na bok, a powtórki są czytane od nowa.
wall-newer = Ścianę zapisała nowsza wersja gry. Zostaje bez zmian.
wall-reading = Przeczytane powtórki: { $done } z { $all }
wall-cells-count = Zapalone lampy: { $count } z { $all }. Nic nie jest zablokowane: wygrywaj w dowolnej kolejności.
wall-feats-count = Wyczyny: { $count } z { $all }. Są wyszukiwane w twoich grach, także w starych powtórkach.
wall-nights-count = { $count ->
        [0] Żadna gra wieczoru nie została jeszcze rozegrana.
        [one] Jedna rozegrana gra wieczoru.
        [few] { $count } rozegrane gry wieczoru.
       *[many] { $count } rozegranych gier wieczoru.
    } Każdy wcześniejszy wieczór możesz jeszcze rozegrać.
wall-short-date = { $day }.{ $month }.{ $year }
wall-date = { $weekday }, { $day } { $month_gen } { $year }
wall-month = { $month } { $year }

## Twelve cells.
wall-lamps = Jedna lampa na poziom, od lewej: { $levels }. Naciśnij którąś, by zagrać.
wall-cell-help = Przeciwnik: { $name }. Następny poziom do pokonania: { $level }.
wall-lamp-dark = { $name }, { $level }: jeszcze bez wygranej. Naciśnij, by zagrać.
wall-lamp-lit = { $name }, { $level }: wygrana { $date }. Naciśnij, by zagrać znowu.

## Feats: the title, and what it takes.
wall-feat-since = Udało się { $date }.
wall-feat-once = Udało się w grze, której powtórki już nie ma.
wall-feat-watch = Naciśnij, by obejrzeć tę grę.
wall-no-replay = Powtórki tej gry już nie ma.
wall-feat-spoons_only = Szuflada ze sztućcami
wall-feat-spoons_only-how = Ucieknij, mając w tunelu same Łyżki.
wall-feat-self_made = Ręczna robota
wall-feat-self_made-how = Ucieknij, używając tylko Narzędzi własnej roboty.
wall-feat-double_dig = Ostatni zryw
wall-feat-double_dig-how = Wykop w swojej ostatniej turze co najmniej { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
       *[many] { $number } punktów
    } Tunelu, w dwóch kopaniach lub więcej.
wall-feat-swift = Jeszcze przed śniadaniem
wall-feat-swift-how = Ucieknij w najwyżej { $number } rundach.
wall-feat-photo_finish = O szerokość łyżki
wall-feat-photo_finish-how = Ucieknij, gdy komuś innemu brakuje tylko jednego punktu Tunelu.
wall-feat-from_last = Ostatni będą pierwszymi
wall-feat-from_last-how = Wygraj, choć na ostatnim miejscu nie było nikogo oprócz ciebie, a komuś brakowało tylko { $number ->
        [one] { $number } punktu
       *[other] { $number } punktów
    } Tunelu.
wall-feat-late_bloomer = Późny rozkwit
wall-feat-late_bloomer-how = Ucieknij, choć ktoś był już w połowie drogi, a w twoim tunelu nie było jeszcze nic.
wall-feat-unbeaten = Bez porażki
wall-feat-unbeaten-how = Ucieknij, wygraj po drodze { $number ->
        [one] { $number } walkę
        [few] { $number } walki
       *[many] { $number } walk
    } i nie przegraj żadnej.
wall-feat-peaceful = Czyste ręce
wall-feat-peaceful-how = Ucieknij, ani razu nie używając Broni.
wall-feat-untouched = Dobra próba
wall-feat-untouched-how = Przetrwaj dwa wymuszenia i ucieknij bez ani jednego Łomotu.
wall-feat-black_eye = Pamiątka
wall-feat-black_eye-how = Ucieknij z Łomotem na karku.
wall-feat-patched_up = Wypis na żądanie
wall-feat-patched_up-how = Wylecz dwa Łomoty w ostatnich dwóch turach i ucieknij.
wall-feat-winning_theft = Pożyczone na zawsze
wall-feat-winning_theft-how = Zabierz Narzędzie temu, kto prowadzi, i kop nim za ostatnim razem.
wall-feat-loner = Niczyj kumpel
wall-feat-loner-how = Ucieknij bez dołączania do Gangu.
wall-feat-turncoat = Chorągiewka na wietrze
wall-feat-turncoat-how = Dołącz w jednej grze do { $number } różnych Gangów i ucieknij.
wall-feat-secret = Bez pytań
wall-feat-secret-how = Ucieknij, gdy twoje Tło wciąż leży zakryte.
wall-feat-locked_up = Krótki pobyt
wall-feat-locked_up-how = Traf w ostatniej rundzie do Izolatki i mimo to ucieknij.
wall-feat-michel_beaten = Zła ofiara
wall-feat-michel_beaten-how = Wygraj walkę z Michelem albo Michelle.
wall-feat-no_toll = Bez myta
wall-feat-no_toll-how = Spotkaj dwa razy Michela albo Michelle, nic przy tym nie strać i ucieknij.
wall-feat-seconded = Kryte plecy
wall-feat-seconded-how = Pomóż Bronią komuś z drużyny w walce, którą wygra twoja drużyna.
wall-feat-gift = Bez rewanżu
wall-feat-gift-how = Daj komuś z drużyny Narzędzie za darmo i wygrajcie razem.
wall-feat-shared = Po równo
wall-feat-shared-how = Wygrajcie w drużynie, w której każdy wykopał tyle samo, z różnicą najwyżej jednego punktu.
wall-feat-full_table = Komplet
wall-feat-full_table-how = Wygraj grę na sześć osób.
wall-feat-experts = Doktorat honoris causa
wall-feat-experts-how = Wygraj z co najmniej dwoma przeciwnikami, wszystkimi na poziomie Ekspert.

## Tonight’s game.
wall-tonight = Gra wieczoru
wall-that-night = Gra tamtego wieczoru
wall-night-new = Tego dnia wszyscy mają te same karty i tych samych przeciwników. Od poniedziałku do niedzieli robi się trudniej.
wall-night-begun = { $count ->
    [one] Ta gra jest rozpoczęta, ale nie skończona.
   *[other] Liczba rozpoczęć: { $count }. Ta gra nie jest jeszcze skończona.
}
wall-night-again = { $count ->
        [one] Ta gra jest już za tobą. Linijka poniżej niczego nie zdradza.
       *[other] Liczba gier: { $count }. Linijka poniżej mówi o pierwszej.
    }
wall-night-best = Liczba gier: { $count }. Najlepszy wynik: { $result }.
wall-result-out = { $rounds ->
    [one] wolność po jednej rundzie, punkty { $points }
    [few] wolność po { $rounds } rundach, punkty { $points }
   *[many] wolność po { $rounds } rundach, punkty { $points }
}
wall-result-in = { $rounds ->
    [one] po jednej rundzie wciąż w środku, punkty { $points }
    [few] po { $rounds } rundach wciąż w środku, punkty { $points }
   *[many] po { $rounds } rundach wciąż w środku, punkty { $points }
}
wall-share-line = Blackgate { $date }: { $result }
wall-share-line-again = Blackgate { $date }: { $result }, próba { $begun }
wall-share = Kopiuj
wall-share-help = Kopiuje linijkę, żeby można ją było wysłać innym, którzy grają w tę samą grę. Liczby to punkty Tunelu wszystkich, od największej. Twoje są w nawiasie, jeśli nie udało ci się uciec.
wall-shared = Skopiowano: { $line }
wall-not-shared = Kopiowanie tu nie działa. Zapisz sobie: { $line }
wall-play-night = Rozegraj ten wieczór
wall-play-again = Zagraj jeszcze raz
wall-play-help = Zaczyna się od razu. Udostępnia się twój pierwszy wynik. Mówi, ile razy ta gra była rozpoczęta.
wall-month-before = Poprzedni miesiąc
wall-month-after = Następny miesiąc
wall-day-none = Jeszcze nierozegrana.
wall-legend-out = na wolności
wall-legend-in = wciąż w środku
wall-monday = Poniedziałek
wall-monday-short = pn
wall-tuesday = Wtorek
wall-tuesday-short = wt
wall-wednesday = Środa
wall-wednesday-short = śr
wall-thursday = Czwartek
wall-thursday-short = cz
wall-friday = Piątek
wall-friday-short = pt
wall-saturday = Sobota
wall-saturday-short = so
wall-sunday = Niedziela
wall-sunday-short = nd
wall-january = Styczeń
    .gen = stycznia
wall-february = Luty
    .gen = lutego
wall-march = Marzec
    .gen = marca
wall-april = Kwiecień
    .gen = kwietnia
wall-may = Maj
    .gen = maja
wall-june = Czerwiec
    .gen = czerwca
wall-july = Lipiec
    .gen = lipca
wall-august = Sierpień
    .gen = sierpnia
wall-september = Wrzesień
    .gen = września
wall-october = Październik
    .gen = października
wall-november = Listopad
    .gen = listopada
wall-december = Grudzień
    .gen = grudnia

## At the end of a game.
wall-new = Nowe na ścianie
wall-new-of = { $name }: { $what }
wall-new-cell = Wygrana: { $name }, { $level }
wall-new-more = i jeszcze { $count }
wall-open = Do ściany
