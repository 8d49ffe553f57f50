### Lekcje: mówi Ines, pani profesor, najwyżej 180 liter na krok. $name1 i dalsze to pozostali.
## Lista.
title-learn = Nauka
title-learn-help = Osiem krótkich lekcji i pierwsza ucieczka.
title-new = Pierwszy raz? Osiem krótkich lekcji.
learn-title = { $number }. { $title }
learn-minutes = { $minutes } min
learn-first_escape = Pierwsza ucieczka
learn-first_escape-about = Cała gra z dwoma łatwymi przeciwnikami, pod czyimś okiem.

## Wokół lekcji.
lesson-step = { $step }/{ $steps }
lesson-on = Dalej
lesson-back-help = Krok wstecz
lesson-leave-help = Wyjdź z lekcji
lesson-not-yet = Jeszcze nie. Najpierw wybierz „{ $what }”.
lesson-wait = Chwila. Najpierw przeczytaj.
lesson-stuck = To prowadzi donikąd. Cofnij się o krok.
lesson-tray = Wybierz { $cards_acc }.
lesson-menu = Wystarczy na dziś?
lesson-menu-words = Następnym razem lekcja zacznie się od nowa. Nic innego nie przepada.
lesson-leave = Wyjdź z lekcji
lesson-again = Zacznij od nowa
lesson-stay = Ucz się dalej
lesson-done = Brawo
lesson-done-words = Lekcja „{ $title }” zaliczona.
lesson-next = Teraz: { $title }
lesson-list = Wszystkie lekcje
lesson-goal-title = { $goal } i jesteś na wolności
lesson-goal-others = Inni też kopią.
first-goal = Cześć, { $name }. Jestem Ines. Wykop { $goal }, a przejdziesz pod murem na wolność. Wygrywa ten, kto wyjdzie pierwszy. Patrz więc też na tunele innych.
first-plan = Szukaj części. Zmajstruj z nich Narzędzie, ale nie w Bloku więziennym. Potem wróć do Bloku więziennego i kop nim. I od nowa.
first-plan-title = Pierwszy plan
first-hint = Nie wiesz, co robić? Naciśnij H albo tę lampę: pokażę ci dobre akcje i powiem dlaczego. A przed dużym błędem cię ostrzegę.

## 1
lesson-walk = Pieszo
lesson-walk-about = Cel, kostka, dwie akcje.
lesson-walk-goal = Jestem Ines i uczę kopania. Wykop { $goal }, a przejdziesz pod murem na wolność. Kto pierwszy, ten wygrywa. Reszta zostaje na pryczach.
lesson-walk-tools = Łyżka daje { $points_spoon }, Kilof { $points_pickaxe_number }, Łopata { $points_shovel_number }. Znajdź je, zmajstruj, kup albo komuś zabierz: ziemia nie pyta, czyje były.
lesson-walk-chips = Te monety to twoje akcje w tej turze: { $actions }. Prawie wszystko kosztuje jedną.
lesson-walk-cautious = Ostrożny ruch zaprowadzi cię wszędzie, ale kosztuje { $cautious_acc }. Spróbuj: idź na Stołówkę.
lesson-walk-end = Akcje zużyte. Zakończ turę. Inni grzecznie czekają. No dobrze, po prostu czekają.
lesson-walk-others = { $name1 } i { $name2 } wolą rzucić kostką. To tańsze, a winny jest przypadek.
lesson-walk-roll = Teraz ty. Zwykły ruch kosztuje tylko jedną akcję, ale kostka też ma coś do powiedzenia. Rzuć.
lesson-walk-choose = Każdy wynik prowadzi na dwa obszary, a ty wybierasz jeden. Jeśli na którymś już jesteś, musisz iść na drugi.
lesson-walk-freely = Została ci jedna akcja i nikt nie mówi, co masz robić. Zużyj ją, jak chcesz, i zakończ turę.
lesson-walk-done = I to całe chodzenie. Rzucaj kostką, gdy wszystko ci jedno, dokąd trafisz. Jeśli nie, wybierz Ostrożny ruch.

## 2
lesson-search = Rupiecie
lesson-search-about = Przeszukiwanie, majstrowanie, limit ręki.
lesson-search-number = Liczba na obszarze mówi, ile kart dobierasz tam podczas Przeszukiwania. Tutaj: { $draws_cafeteria }.
lesson-search-search = Przeszukaj Stołówkę. Kosztuje to jedną akcję. Przeszukiwać możesz raz na turę.
lesson-search-parts = Linka łączy dwie rzeczy: ze Szpikulcem daje Kilof, z Puszką Łopatę, a z Żyletką { $makes_knife_acc }.
lesson-search-craft = Zmajstruj Kilof albo Łopatę. Tu możesz, ale nie w Bloku więziennym, nie pod Prysznicami i nie po Łomocie.
lesson-search-once = Przeszukiwać możesz tylko raz na turę. Majstrować możesz, dopóki starcza ci akcji.
lesson-search-limit = Masz na ręce więcej niż { $hand_limit_acc }. Do końca tury to nie przeszkadza. Zakończ ją teraz.
lesson-search-discard = Na koniec tury odrzucasz karty ponad limit. Odłóż te, których najmniej ci szkoda.
lesson-search-done = Narzędzie na ręce nie daje jeszcze punktów. Trzeba nim kopać w domu. O tym jest następna lekcja.

## 3
lesson-dig = Ziemia
lesson-dig-about = Kopanie, punkty, ucieczka.
lesson-dig-tunnel = To twój tunel: ile już masz i ile jeszcze zostało. Mur jest bliżej, niż się wydaje.
lesson-dig-home = Kopać można tylko w Bloku więziennym. Z Ambulatorium prowadzą tam jedynka, dwójka i trójka. Rzuć. Rozmawiałam już z kostką.
lesson-dig-dig = Jesteś w domu. Kop Kilofem: jedna akcja, jedno Narzędzie i od razu masz o { $points_pickaxe } więcej.
lesson-dig-safe = To, co leży w tunelu, jest twoje na zawsze. To, co masz na ręce, można ci zabrać.
lesson-dig-end = Nie masz już akcji. Zakończ turę i miej nadzieję.
lesson-dig-rival = { $name1 } kopie Łopatą. Jeszcze jedna Łyżka i obok zwolni się prycza.
lesson-dig-last = Twoja tura, twoja Łopata: daje { $points_shovel }. Przelicz, jeśli chcesz, ale kop.
lesson-dig-done = { $goal }. Gra natychmiast się kończy, a ty jesteś na zewnątrz. Kurtka by się przydała.

## 4
lesson-trade = Tytoń
lesson-trade-about = Sprzedaż, kupno, kradzież Łyżki.
lesson-trade-money = Szlugi to pieniądze. Nikt ich od ciebie nie wymusi i nie liczą się do kart na ręce.
lesson-trade-sell = Sprzedaj Bimber za { $worth_moonshine_acc } i Zegarek za { $worth_wristwatch_number }. Jedna akcja wystarcza na dowolnie wiele kart. Linkę zatrzymaj: robi się z niej Narzędzia.
lesson-trade-prices = Ceny są pod stosami: Nóż { $price_knife }, Kilof { $price_pickaxe_number }, Łopata { $price_shovel_number }.
lesson-trade-buy = To wystarczy na Łopatę. Kup ją. Jedna akcja, jeden zakup.
lesson-trade-end = Sprzedane, kupione, kieszeń pusta. Zakończ turę.
lesson-trade-rival = { $name1 } robi to samo i zamienia Komórkę na Łopatę. Rarytasy nadają się tylko na sprzedaż.
lesson-trade-walk = A teraz na Stołówkę. Rzuć: stąd czwórka prowadzi tylko tam.
lesson-trade-steal = Ukradnij Łyżkę. Jedna akcja, bez pieniędzy, bez pytań.
lesson-trade-done = Łyżka to najtańszy punkt, jaki jest. Łyżek nikt nie liczy. A ktoś powinien.

## 5
lesson-fight = Perswazja
lesson-fight-about = Wymuszenie, walka, Łomot, kuracja.
lesson-fight-company = { $name1 } też jest w Ambulatorium i ma Łopatę. Ty masz Noże. Wyciągnij wnioski.
lesson-fight-extort = Wymuszenie. Cel: { $name1 }. Zażądaj Łopaty i wyłóż jedną Broń. Ta Broń przepada, cokolwiek się stanie.
lesson-fight-refuses = Wystarczyło oddać Łopatę i byłoby po sprawie. Ale { $name1 } walczy, a kto się broni, zagrywa pierwszy.
lesson-fight-answer = Zagrywacie Broń na przemian, aż ktoś się podda. Teraz ty.
lesson-fight-wins = { $name1 } się poddaje. Dostajesz żądane Narzędzie, a druga strona Łomot. Wszystkie wyłożone Bronie przepadają.
lesson-fight-end = Dobrze. Teraz spodziewaj się odwetu. Zakończ turę.
lesson-fight-revenge = Oto odwet: { $name1 } chce odzyskać Łopatę i wykłada Żyletkę.
lesson-fight-fight = Możesz oddać dobrowolnie: stracisz Łopatę, ale nie dostaniesz Łomotu. Ten jeden raz walcz.
lesson-fight-weapon = Bronisz się, więc zaczynasz. Poproszę ostatni Nóż.
lesson-fight-again = { $name1 } ma jeszcze jedną Broń.
lesson-fight-give = A ty nie masz już żadnej. Poddaj się: wszystko ma swój czas.
lesson-fight-beaten = To był Łomot. Kto ma { $craft_barred }, nie może majstrować. Kto ma { $dig_barred }, nie może nawet kopać.
lesson-fight-heal = Na szczęście to Ambulatorium. Kuracja: jedna akcja usuwa jeden Łomot.
lesson-fight-done = Zanim coś wymusisz, policz cudze karty. Zanim odmówisz, policz swoje.

## 6
lesson-gang = Dobre towarzystwo
lesson-gang-about = Gangi, karty Akcji, twoje Tło.
lesson-gang-price = Cartel chce { $join_cartel ->
        [one] jednego Akcesorium
       *[other] { $join_cartel } różnych Akcesoriów
    } ze swojej listy. Dostajesz kartę z wierzchu jego stosu.
lesson-gang-join = Dołącz. Złoty łańcuch i Sygnet: tak się tam ubierają.
lesson-gang-power = Twoja umiejętność: z tą kartą Kilof lub Łopata kosztuje o { $cartel_wholesaler_tool_discount_acc } mniej. Naraz można należeć tylko do jednego Gangu.
lesson-gang-past = Twoje Tło to twoja przeszłość na wolności. Znasz je tylko ty. Działa raz, nie kosztuje akcji, a w swoim Gangu daje więcej.
lesson-gang-reveal = Tak się składa, że jego Gang to Cartel. Odkryj Tło, a dostaniesz też premię.
lesson-gang-buy = A teraz Łopata, po cenie dla swoich.
lesson-gang-end = Piękna tura. Zakończ ją.
lesson-gang-others = { $name1 } przeszukuje Prysznice. Tymczasem spójrz na jedyną kartę, która ci została.
lesson-gang-passkey = To karta Akcji: kosztuje jedną akcję i robi to, co na niej napisano. Klucz klawisza otwiera drogę do domu. Zagraj go.
lesson-gang-dig = Wiesz, co teraz.
lesson-gang-done = Gang, Tło, karta. Wielkie tury składają się z rzeczy, które do siebie pasują.

## 7
lesson-michel = Znajomość
lesson-michel-about = Michel albo Michelle, bez zaproszenia.
lesson-michel-who = Michelle (albo Michel, jak wolicie) nie gra dla nikogo. Kto na nią trafi, pada ofiarą wymuszenia.
lesson-michel-walk = Jest pod Prysznicami. Stąd trójka prowadzi tylko tam. Rzuć i powiedz dzień dobry.
lesson-michel-knife = Odkrywasz kartę. Nóż: odrzuć jedno z pokazanych Narzędzi albo walcz. Bez noża byłoby po sprawie.
lesson-michel-fight = Ona ma kartę, ty masz Nóż. Walcz.
lesson-michel-weapon = Zagraj go. Potem odkrywa się następną kartę.
lesson-michel-draw = Na tej nie ma noża: wygrywasz i możesz dobrać { $victor_draws_acc }. Zrób to.
lesson-michel-end = Zakończ turę. Jest jeszcze coś.
lesson-michel-send = Na koniec swojej tury możesz rzucić kostką i posłać ją dalej. Zrób to: myślę, że pójdzie do Bloku więziennego.
lesson-michel-visit = Jest tam { $name1 } i zamiast walczyć, odrzuca Kilof. Kilof wraca na swój stos.
lesson-michel-done = W grze dwuosobowej jest trzecią osobą przy stole. Broń na ręce skraca rozmowę.

## 8
lesson-team = Dwa tunele
lesson-team-about = Drużyna, wymiana, pomoc.
lesson-team-sides = Dwie drużyny siedzą na przemian, a każda ma jeden tunel. Gdy razem mają { $goal }, cała drużyna jest na wolności.
lesson-team-blocks = Każda drużyna kopie tylko w swoim Bloku. W Bloku drugiej drużyny możesz majstrować, jeśli nikomu to nie wadzi.
lesson-team-mate = { $name2 } jest w twojej drużynie. Na tym samym obszarze widzicie nawzajem swoje karty i możecie się wymieniać.
lesson-team-exchange = Wymiana: { $name2 } dostaje twój Nóż, a ty bierzesz Kilof. Jedna akcja wystarcza na dowolne karty i Szlugi.
lesson-team-accept = Druga osoba może odmówić, a twoja akcja i tak przepada. { $name2 } się zgadza.
lesson-team-end = Zakończ turę. { $name1 } patrzy.
lesson-team-rival = Teraz to ty padasz ofiarą wymuszenia, a twój Nóż jest w innych rękach.
lesson-team-fight = W innych rękach, ale tuż obok. Walcz.
lesson-team-pass = Nie masz Broni. Tym razem spasuj: wtedy pytanie dostanie ktoś z twojej drużyny.
lesson-team-help = { $name2 } pomaga, { $name1 } się poddaje. Kto pomaga i przegra, też dostaje Łomot i traci kartę.
lesson-team-done = Więcej nie wiem. Reszta to praktyka, a praktyka nazywa się „Pierwsza ucieczka”.
