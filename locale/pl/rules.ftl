### Zasady tak, jak opowiada je własna książka gry, z numerami, na które powołują się odmowy: rules-R5-6c to zasada R5.6c.
### `-title` to nagłówek, `-example` mała historia pod akapitem. Liczby biorą się z kart w grze: zmienne zostają. To, co
### policzone, ma wszystkie formy swojej jednostki ({ $actions_acc } to „2 akcje”), a wyliczenia swoje.

rules-start-title = W skrócie
rules-start = Masz dożywocie w Blackgate, jak wszyscy przy tym stole. Pod pryczą jest luźna płytka. Wygrywa, kto pierwszy się wykopie.
rules-short-move = Krąż po więzieniu. Kostka otwiera drzwi, ty wybierasz, które.
rules-short-search = Przeszukuj obszar, na którym jesteś: więcej kart, więcej kłopotów.
rules-short-craft = Składaj części: Noże do straszenia, Narzędzia do kopania.
rules-short-sell = Sprzedawaj, czego nie potrzebujesz, kupuj, czego ci trzeba.
rules-short-extort = Albo komuś to zabierz. Odda po dobroci lub stanie do walki.
rules-short-join = Dołącz do Gangu, a gdy przyjdzie pora, przypomnij swoją przeszłość.
rules-short-dig = Zanieś Narzędzia do Bloku więziennego i kop.

## R1
rules-R1-title = Co jest w grze
rules-R1-1-title = Plansza
rules-R1-1 = Plansza ma dwie strony. Na zwykłej jest jeden Blok więzienny. Na drużynowej są Blok A i Blok B: dwa obszary, ale dla każdej karty oba są „Blokiem więziennym”. Otwarte obszary to { $open }. Do Izolatki nikt nie chodzi z własnej woli: wysyłają tam tylko karty. Nie można tam przeszukiwać, majstrować, wymuszać ani paść ofiarą wymuszenia, a { $michels } nigdy tam nie zagląda. Wychodzi się zwyczajnym ruchem.
rules-R1-2-title = Talia Przeszukiwania
rules-R1-2 = W zakrytej talii leży { $search_deck_number ->
    [one] 1 karta
    [few] { $search_deck_number } karty
   *[many] { $search_deck_number } kart
}. Stąd pochodzi wszystko, co znajdujesz podczas Przeszukiwania:
rules-R1-3-title = Stosy
rules-R1-3 = Obok planszy leżą cztery odkryte stosy: { $supply }.
rules-R1-4-title = Bronie i Narzędzia
rules-R1-4 = Bronią się straszy i walczy, Narzędziami się kopie. Szpikulce wyglądają groźnie, ale to części, nie Bronie.
rules-R1-5-title = Gangi, Tła, więźniowie
rules-R1-5 = Kart Gangów jest { $gang_cards_number }, kart Tła { $backgrounds_number }, kart Michela lub Michelle { $michel_cards_number }, więźniów { $inmates_number }, a plansz więźniów { $boards }. Do tego kostka, Łomoty i Szlugi. Więźniowie różnią się tylko wyglądem i imieniem. Szlugów w banku nigdy nie brakuje.
rules-R1-6-title = Punkty Tunelu
rules-R1-6 = Włożone do tunelu Narzędzie jest warte:
rules-R1-7-title = Ile warte są karty
rules-R1-7 = Każda karta mówi, co robi i ile Szlugów za nią dostaniesz. Wszystkie są w galerii kart.

## R2
rules-R2-title = Przygotowanie
rules-R2a = Noże, Łyżki, Kilofy i Łopaty leżą na swoich odkrytych stosach. Odrzucone zawsze na nie wracają.
rules-R2b = Karty każdego Gangu tasuje się i układa w odkryty stos. Porzucona karta Gangu trafia na spód swojego stosu.
rules-R2b-note = Drukowana instrukcja nie mówi, że te stosy są odkryte. Tutaj są, jak w wydaniu niemieckim.
rules-R2c = Karty Przeszukiwania tasuje się i kładzie zakryte; odrzucone leżą odkryte obok. Gdy potrzebna jest karta, a talia jest pusta, tasuje się karty odrzucone, które tworzą nową talię: nie wcześniej, ale także w trakcie dobierania. Jeśli nie ma ani jednych, ani drugich, dostajesz tyle, ile było.
rules-R2d = Każdy wybiera więźnia i zaczyna w Bloku więziennym, a w Trybie drużynowym w Bloku swojej drużyny. Dwoje więźniów z jednej planszy nigdy nie gra razem.
rules-R2e = Każdy dostaje jedną tajną kartę Tła. Swoją możesz oglądać w każdej chwili.
rules-R2f = Każdy dostaje { $starting_hand_acc }.
rules-R2g = Zaczyna osoba z największą blizną: wybierzcie, kto to, albo zdajcie się na los. Tury idą zgodnie z ruchem wskazówek zegara.

## R3
rules-R3-title = Zwycięstwo
rules-R3 = Kto pierwszy wykopie tyle punktów Tunelu, ten ucieka, a gra w tej samej chwili się kończy:
rules-R3-example = Pięcioro przy stole. Dario ma siedem punktów Tunelu i kopie Łyżką: osiem. Jest na wolności, zanim ktokolwiek sięgnie po Nóż.

## R4
rules-R4-title = Twoja tura
rules-R4a = Masz { $actions_acc }. Wykonaj, ile chcesz i w jakiej chcesz kolejności, po czym zakończ turę. Możesz skończyć wcześniej.
rules-R4b = Odkrycie Tła i umiejętność Gangu nie kosztują akcji, chyba że karta mówi inaczej.
rules-R4c = Akcje podstawowe wykonasz wszędzie, akcje obszarów tylko na ich obszarze.
rules-R4d = Na koniec tury możesz najpierw przesunąć { $michels_acc }, jeśli jest w grze. Potem limit ręki: { $hand_limit }. Kto ma więcej, odrzuca nadwyżkę według własnego wyboru.

## R5
rules-R5-title = Akcje podstawowe
rules-R5 = Te akcje wykonasz wszędzie, chyba że coś tego zabrania.
rules-R5-1-title = Ruch
rules-R5-1a = Zwykły ruch, jedna akcja: rzuć kostką i idź na jeden z obszarów, które wskaże, ale nie na ten, na którym jesteś. Jeśli jednym z nich jest twój własny, musisz wybrać drugi. W jednej turze możesz to zrobić kilka razy.
rules-R5-1a-example = Carmen jest na Stołówce i wyrzuca 4. Wynik prowadzi na Stołówkę i do Pomieszczenia rekreacyjnego. Na Stołówce już jest, więc musi iść do Pomieszczenia rekreacyjnego.
rules-R5-1b = Ostrożny ruch, { $cautious }: idź na dowolny inny otwarty obszar. Bez kostki.
rules-R5-1b-note = Drukowana instrukcja każe zużyć „obie akcje w tej turze” i nie wyklucza własnego obszaru. Tutaj wystarczą dowolne dwie niewykorzystane akcje, a obszar musi być inny.
rules-R5-1c = W Izolatce każdy obszar liczy się jako inny niż twój.
rules-R5-2-title = Przeszukiwanie
rules-R5-2 = Jedna akcja, { $searches ->
    [one] raz
    [2] dwa razy
   *[other] { $searches } razy
} na turę: dobierz tyle kart Przeszukiwania, ile podaje twój obszar.
rules-R5-3-title = Dołączenie do Gangu
rules-R5-3 = Jedna akcja: odrzuć tyle różnych Akcesoriów, ile żąda Gang, i połóż przed sobą odkrytą jego wierzchnią kartę. Od tej chwili masz jej umiejętność. Należysz tylko do jednego Gangu naraz: stara karta Gangu trafia na spód swojego stosu, zanim weźmiesz nową. Możesz dołączyć jeszcze raz do własnego Gangu, po inną kartę. Gang bez kart nikogo nie przyjmuje.
rules-R5-3-example = Noor ma Bandanę i Dres. Crew lubi jedno i drugie, więc za jedną akcję Noor dołącza i dostaje kartę z wierzchu stosu tego Gangu.
rules-R5-4-title = Zagraj kartę Akcji
rules-R5-4 = Jedna akcja: pokaż kartę, zrób, co mówi, i ją odrzuć.
rules-R5-5-title = Majstrowanie
rules-R5-5 = Jedna akcja: skorzystaj z dokładnie jednego przepisu. Majstrować można { $craft_in }; w Trybie drużynowym także w Bloku drugiej drużyny, nigdy we własnym. Kto ma { $craft_barred } lub więcej, nie może majstrować, a to, co robisz, musi leżeć na stosie. Jeśli został tylko jeden Nóż, dostajesz jeden.
rules-R5-6-title = Wymuszenie
rules-R5-6 = Jedna akcja, { $extortions ->
    [one] raz
    [2] dwa razy
   *[other] { $extortions } razy
} na turę. Tu kończą się przyjaźnie.
rules-R5-6a = Potrzebujesz Broni i ofiary: innego gracza na twoim obszarze. W Trybie drużynowym tylko przeciwnika, a w Izolatce nikogo.
rules-R5-6b = Zastraszenie: ogłoś, jakiego Narzędzia żądasz ({ $tools }), i wyłóż { $weapons_acc }. Ofiara nie musi go mieć.
rules-R5-6c = Jeśli ofiara ma to Narzędzie, może oddać je dobrowolnie: bez walki, i na tym koniec. Twoja Broń i tak przepada.
rules-R5-6c-example = Goran wykłada Nóż: „Wyskakuj z łopaty!”. Ines przypomina sobie ostatni pobyt w Ambulatorium i oddaje. Goran ma Łopatę i o jeden Nóż mniej.
rules-R5-6d = W przeciwnym razie jest walka. Zaczyna broniący się; potem na przemian każdy zagrywa jedną Broń albo się poddaje. Nikt nie musi zagrać Broni tylko dlatego, że ją ma.
rules-R5-6e = Kto się poddaje albo nie ma Broni do zagrania, przegrywa i dostaje Łomot.
rules-R5-6f = Zwycięzca zabiera pokonanemu jedną kartę: żądane Narzędzie, jeśli wygrał atakujący, a pokonany je ma; w każdym innym przypadku kartę losową. Z pustej ręki nie ma czego zabrać.
rules-R5-6f-note = Według drukowanej instrukcji broniący się oddaje żądane Narzędzie bez względu na wynik, a losową kartę bierze atakujący. Tutaj gra się tak jak w jej własnym przykładzie: bierze zwycięzca.
rules-R5-6f-example = Goran chce od Very Kilofa. Vera zagrywa Żyletkę, Goran Nóż, Vera się poddaje i dostaje Łomot. Kilofa nigdy nie miała, więc Goran ciągnie losową kartę z jej ręki.
rules-R5-6g = Wszystkie wyłożone Bronie są odrzucane: Noże na swój stos, Żyletki na stos odrzuconych kart Przeszukiwania.
rules-R5-6h = Szlugów i Narzędzi z tunelu nie można zabrać.
rules-R5-6i = Nikt nie mówi, czy nie ma Narzędzia, czy tylko go nie oddaje. Jeśli żądane Narzędzie zmienia właściciela, widzą to wszyscy; kartę losową widzą tylko obie zainteresowane osoby.
rules-R5-7-title = Wymiana
rules-R5-7 = Tylko w Trybie drużynowym, jedna akcja, z kimś z drużyny na twoim obszarze: dajcie sobie dowolne karty i dowolnie wiele Szlugów. Druga osoba przyjmuje albo odrzuca całą propozycję; akcja przepada tak czy inaczej. Wymiana musi czegoś dotyczyć i nie można prosić o coś, czego druga osoba nie ma. Kto jest z drużyną na jednym obszarze, widzi jej karty na ręce.
rules-R5-7-note = Drukowana instrukcja nie mówi, czy druga osoba musi się zgodzić. Tutaj musi.

## R6
rules-R6-title = Akcje obszarów
rules-R6 = Każda kosztuje jedną akcję i działa tylko tam, gdzie obszar na nią pozwala.
rules-R6-1-title = Kopanie
rules-R6-1 = W Bloku więziennym, a w Trybie drużynowym w Bloku własnej drużyny: włóż jedno Narzędzie z ręki, odkryte, do swojego tunelu i od razu zdobądź jego punkty Tunelu. Zostaje tam na zawsze. Kto ma { $dig_barred } lub więcej, nie może kopać.
rules-R6-2-title = Sprzedaż
rules-R6-2 = Obszar: { $selling }. Odrzuć dowolną liczbę kart, co najmniej jedną, i weź tyle Szlugów, ile są warte.
rules-R6-3-title = Kupno
rules-R6-3 = Obszar: { $buying }. Zapłać za jedną z tych rzeczy. Z pustego stosu nic się nie kupi, a na dwa Noże potrzeba dwóch na stosie.
rules-R6-4-title = Kradzież Łyżki
rules-R6-4 = Obszar: { $stealing }. Weź ze stosu { $spoons_acc }, jeśli coś tam jeszcze leży.
rules-R6-5-title = Kuracja
rules-R6-5 = Obszar: { $healing }. Pozbądź się jednego Łomotu.

## R7
rules-R7-title = Łomot
rules-R7 = Możesz mieć najwyżej { $most_beatings_acc }; więcej już się nie liczy. Kto ma { $craft_barred }, nie może majstrować. Kto ma { $dig_barred }, nie może też kopać.

## R8
rules-R8-title = Tła
rules-R8 = Każdy ma przeszłość. Jest tajna, dopóki jej nie odkryjesz: raz na grę, w chwili, którą podaje karta, bez kosztu akcji. Jeśli należysz wtedy do Gangu z tej karty, dostajesz też premię. Odkryte Tło zostaje odkryte. Gdy ktoś zagrywa przeciwko tobie kartę Akcji, a twoje Tło jest zakryte, gra pyta cię zawsze, czy karta pasuje, czy nie: samo pytanie niczego więc nie zdradza. Przy odpowiedzi automatycznej „nie pytaj mnie” pytania nie ma; jeśli Tło by pasowało, potem dowiadujesz się o tym tylko ty.
rules-R8-example = Aldo jest Bukmacherem i należy do Gangu Cartel. W swojej turze odkrywa Tło: dostaje Szlugi za Bukmachera i dodatkowe za Cartel. Nie kosztuje go to akcji.

## R9
rules-R9-title = Gangi
rules-R9 = Karta Gangu działa, dopóki leży przed tobą, w chwili, którą podaje jej tekst, i tak często, jak ta chwila nadchodzi, chyba że karta mówi inaczej.

## R10
rules-R10-title = Michelle i Michel
rules-R10 = Jeszcze jedna osoba pod celą i niczyj przyjaciel. Grajcie z Michelem, z Michelle albo bez nikogo. To dobre towarzystwo, zwłaszcza we dwoje.
rules-R10a = { $michels } zaczyna { $michel_start_in }. Kart jest { $michel_cards_number }: leżą potasowane i zakryte, a odrzucone obok nich. Gdy potrzebna jest karta, a nie ma już żadnej, odrzucone tasuje się od nowa.
rules-R10b = Na koniec swojej tury możesz rzucić kostką i przesunąć { $michels_acc } jak przy Zwykłym ruchu: gdzie kostka daje wybór, wybierasz ty.
rules-R10c = Kto jest na obszarze, na którym staje { $michels }, pada ofiarą wymuszenia: wszyscy po kolei, zgodnie z ruchem wskazówek zegara, licząc od gracza, który wykonał ten ruch. Jeśli też tam jest, zaczyna się od niego.
rules-R10d = Ofiarą wymuszenia pada też każdy, kto kończy własny ruch na obszarze, na którym jest { $michels }. Zesłanie do Izolatki to nie taki ruch.
rules-R10e = Ofiara odkrywa kartę. Bez noża: po sprawie. Z nożem: odrzuć jedno z Narzędzi z karty albo walcz. By walczyć, zagraj Broń i odkryj następną kartę: bez noża wygrywasz, z nożem potrzebujesz kolejnej Broni.
rules-R10e-example = Silas wpada na Michelle i odkrywa nóż z Łyżką. Swoją Łyżkę zatrzymuje i zagrywa Żyletkę. Na następnej karcie nie ma noża: Silas wygrywa i może dobrać.
rules-R10f = Kto nie może albo nie chce zagrać Broni, dostaje Łomot i odrzuca jedno z Narzędzi z pierwszej karty, a jeśli takiego nie ma, losową kartę.
rules-R10g = Kto wygrywa, może dobrać { $victor_draws_acc }.
rules-R10h = Wszystkie odkryte karty są odrzucane, Bronie też.

## R11
rules-R11-title = Tryb drużynowy
rules-R11 = Czterech lub sześciu graczy w dwóch drużynach, które siedzą na przemian. Obowiązuje wszystko powyżej, z wyjątkami:
rules-R11a = Punkty Tunelu liczą się razem i drużyna wygrywa razem.
rules-R11b = Wyniki, które prowadzą do Bloku więziennego, prowadzą do obu Bloków.
rules-R11c = W każdej walce, gdy strona ma zagrać Broń, najpierw decyduje ten, czyja to walka, potem po kolei każdy z drużyny na tym samym obszarze, zgodnie z ruchem wskazówek zegara. Kto zagra, ten pomaga. Strona poddaje się dopiero wtedy, gdy spasują wszyscy, a za następnym razem pytanie znów zaczyna się od pierwszej osoby.
rules-R11d = Po przegranej każdy, kto pomagał, też dostaje Łomot, a zwycięzca zabiera każdemu z nich losową kartę. W walce z { $michels_ins } pomagający nie tracą kart.
rules-R11d-note = Według drukowanej instrukcji losowe karty „może” zabrać tylko zwycięzca, który rozpoczął wymuszenie, i to „z ręki każdego z przegranych”. Tutaj zabiera je każdy zwycięzca, zawsze (R14s) i tylko pomagającym; pokonany traci jedną kartę jak w każdej walce (R5.6f).
rules-R11e = Kopiesz tylko we własnym Bloku. Z dwóch Bloków majstrujesz tylko w Bloku drugiej drużyny.
rules-R11f = Na jednym obszarze drużyna może się wymieniać.
rules-R11g = Zamiast rzucać na Zwykły ruch, możesz iść tam, gdzie jest ktoś z twojej drużyny i twojego Gangu, ale nie do Izolatki.

## R12
rules-R12-title = Kto co wie
rules-R12 = Jawne dla wszystkich: obszary, karty Gangów, Łomoty, Szlugi, tunele, liczba kart na ręce, stosy i karty odrzucone, odkryte Tła oraz każda karta zagrana, sprzedana, odrzucona lub wzięta jawnie. Tajne: ręce, zakryte Tła i kolejność kart w taliach. Ściąga pokazuje, co uważny gracz wiedziałby o cudzej ręce; stół może grać bez niej. Boty wiedzą dokładnie tyle i nic ponadto.

## R13
rules-R13-title = Nigdy
rules-R13 = Żaden efekt nie trwa bez końca i żadna karta nie ginie: każda jest zawsze w jednym jedynym miejscu.

## R14
rules-R14-title = Drobny druk
rules-R14 = Czego drukowane zasady nie rozstrzygają i jak gra się tutaj. Izolatka (R1.1) jest nasza: nie ma jej w żadnej drukowanej instrukcji. Niedrukowane i nasze są też: dokąd prowadzi większość wyników i ile daje Przeszukiwanie na większości obszarów (R1.1), bank, w którym nigdy nie brak Szlugów (R1.5), ile punktów dają Narzędzia (R1.6), ile warte są karty i prawie wszystko, co robią (R1.7), oba puste stosy (R2c), gdzie zaczynają drużyny (R2d), kolejność na koniec tury (R4d), kilka Zwykłych ruchów (R5.1a), co wchodzi do przepisu, ale nie to, co z niego wychodzi, i ostatni Nóż (R5.5), to, że w Trybie drużynowym wymusza się tylko od przeciwników (R5.6a), co zostaje tajne (R5.6i), odmowa Wymiany (R5.7), sprzedaż co najmniej jednej karty (R6.2), kupno dwóch Noży (R6.3), jak siedzą drużyny (R11), kto może pomóc pierwszy (R11c), czego pomagający nie tracą w walce z { $michels_ins } (R11d), i to, że nikt nie idzie za nikim do Izolatki (R11g).
rules-R14a = „Idź na dowolny otwarty obszar” oznacza inny niż twój własny. To ruch jak każdy inny, więc możesz tam wpaść na { $michels_acc }.
rules-R14b = Umiejętności Gangów nie działają na rzut, którym rusza się { $michels }.
rules-R14c = Umiejętności „raz na turę” działają same, przy pierwszej okazji. Ponowne dołączenie do Gangu ich nie odnawia. Dwie różne karty to dwie umiejętności i każdej używa się osobno.
rules-R14d = Umiejętności na początek tury działają, gdy tura się zaczyna, a nie, gdy dołączasz w jej trakcie.
rules-R14e = Tego, co nic by nie dało, gra nie proponuje: nie ma wysyłania do Izolatki kogoś, kto już tam siedzi, ani zabierania z pustej ręki. Bandaż bez Łomotu i Kipisz na pustym obszarze są w porządku.
rules-R14f = Karty Akcji i Tła mogą trafić własną drużynę. Tylko wymuszenie jest dla przeciwników.
rules-R14g = Bunt, Lichwiarz i Szulerka sięgają do Izolatki; Zasadzka nie. Premia Kieszonkowca sięga wszystkich poza Izolatką, a jeśli jesteś w środku, także tych, którzy siedzą tam z tobą. Samej karty Bunt się nie rozdaje.
rules-R14h = Kipisz trafia też tego, kto go zagrywa. Idzie zgodnie z ruchem wskazówek zegara, od tej osoby.
rules-R14i = Kierowca i Adwokat odpowiadają graczom; na karty Michela lub Michelle nie działają. Pięściarz wygrywa każdą twoją własną walkę, ale nie taką, w której tylko pomagasz.
rules-R14j = Siatka chroni twoje karty także w walce z { $michels_ins } i wtedy, gdy tylko pomagasz.
rules-R14k = { $spoils ->
    [one] Dodatkowa karta Windykatora pochodzi
    [few] { $spoils } dodatkowe karty Windykatora pochodzą
   *[many] { $spoils } dodatkowych kart Windykatora pochodzi
} od tego, kto przegrał walkę, nie od pomagających.
rules-R14l = Gdzie trzeba było wyłożyć dwie Bronie, Egzekutor i Adwokat dostają obie.
rules-R14m = Zniżki się sumują, ale nic nie kosztuje mniej niż nic.
rules-R14n = Za mały stos daje tyle, ile ma.
rules-R14o = Kto przy Sortowni ma za mało kart, odrzuca tyle, ile jest.
rules-R14p = Punkty Tunelu zdobywa się w chwili kopania i już się ich nie traci.
rules-R14q = To, co wiesz o cudzej ręce, blednie: gdy znikają z niej niewidziane karty, ściąga zakłada najgorsze. Bunt ją czyści. Gdy ktoś zamienia się kartami z ręki, wiedza wędruje razem z nimi.
rules-R14r = Bronie, karty Akcji i karty Michela lub Michelle leżą na stole, dopóki wszystko się nie skończy.
rules-R14s = Gdzie drukowane zasady mówią „może”, a rezygnacja nigdy by nie pomogła, dzieje się to automatycznie: karta pokonanego pomocnika (R11d), premia Tła (R8). A Ostrożny ruch zawsze prowadzi na inny obszar niż twój.

## Wiersze pod akapitem
rules-row-category = { $category_plural }: { $cards }
rules-row-sort = { $category_plural }: { $cards }
rules-row-points = { $card }: { $points }
rules-row-worth = { $cards }: { $cigarettes }
rules-row-goal = { $players } graczy: { $points }
rules-row-team-goal = { $players } graczy w drużynach: { $points } na drużynę
rules-row-recipe = { $made } { $spent_from }.
rules-row-price = { $item } za { $cigarettes_acc }
rules-row-gang = { $gang }, { $price ->
    [one] { $price } z
    [few] { $price } różne z
   *[many] { $price } różnych z
} tych: { $accessories }
rules-row-gang-any = { $gang }: dowolne różne Akcesoria, { $price ->
    [one] { $price } sztuka
    [few] { $price } sztuki
   *[many] { $price } sztuk
}
