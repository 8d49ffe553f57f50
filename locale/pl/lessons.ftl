### Lekcje: mówi Ines, pani profesor, najwyżej 180 liter na krok. $name1 i dalsze to pozostali.
## Lista.
title-learn = Nauka
title-learn-help = Osiem krótkich lekcji i pierwsza ucieczka.
title-new = Pierwszy raz? Sześć minut.
learn-title = { $number }. { $title }
learn-minutes = { $minutes } min
learn-first_escape = Pierwsza ucieczka
learn-first_escape-about = Cała gra przeciw dwóm łatwym rywalom. Ktoś zagląda ci przez ramię.
learn-puzzles = Nocne ucieczki
learn-puzzles-about = Jedna tura, jedno wyjście. Znajdź je, zanim zapalą światło.
learn-wall = Ściana
learn-wall-about = Z kim już wygrywasz i co warto opowiedzieć.

## Wokół lekcji.
lesson-step = { $step }/{ $steps }
lesson-on = Dalej
lesson-back-help = Krok wstecz
lesson-leave-help = Wyjdź z lekcji
lesson-not-yet = Jeszcze nie. Najpierw: { $what }
lesson-wait = Chwila. Najpierw przeczytaj.
lesson-stuck = To prowadzi donikąd. Cofnij się o krok.
lesson-tray = Na tacę: { $cards }.
lesson-menu = Wystarczy na dziś?
lesson-menu-words = Następnym razem lekcja zacznie się od nowa. Nic innego nie przepada.
lesson-leave = Wyjdź z lekcji
lesson-again = Od początku
lesson-stay = Ucz się dalej
lesson-done = Brawo
lesson-done-words = „{ $title }”: odhaczone.
lesson-next = Teraz: { $title }
lesson-list = Wszystkie lekcje
lesson-goal-title = { $goal } i jesteś na wolności
lesson-goal-others = Inni też kopią.

## 1
lesson-walk = Pieszo
lesson-walk-about = Cel, kostka, dwie akcje.
lesson-walk-goal = Jestem Ines i uczę kopania. { $goal } i jesteś pod murem, na wolności. Kto pierwszy, ten wygrywa; reszta zostaje na pryczach.
lesson-walk-tools = Łyżka daje { $points_spoon }, Kilof { $points_pickaxe }, Łopata { $points_shovel }. Znalezione, zmajstrowane, kupione, wymuszone: ziemia nie pyta, czyje były.
lesson-walk-chips = Te żetony to twoja tura: { $actions }. Prawie wszystko kosztuje jedną.
lesson-walk-cautious = Ostrożny ruch prowadzi, dokąd chcesz, ale kosztuje { $cautious_acc }. Spróbuj: na Stołówkę.
lesson-walk-end = Wszystko wydane. Zakończ turę; inni grzecznie czekają. No dobrze: czekają.
lesson-walk-others = { $name1 } i { $name2 } wolą kostkę. Taniej, a winny jest przypadek.
lesson-walk-roll = Teraz ty. Zwykły ruch kosztuje tylko jedną akcję, ale kostka też ma coś do powiedzenia. Rzuć.
lesson-walk-choose = Każda ścianka to dwa obszary, wybór należy do ciebie. Kto stoi już na jednym, idzie na drugi.
lesson-walk-freely = Została jedna akcja i nikt nie mówi ci, co robić. Zużyj ją, jak chcesz, i zakończ turę.
lesson-walk-done = Oto chodzenie: kostką, gdy wszystko jedno dokąd, ostrożnie, gdy nie.

## 2
lesson-search = Rupiecie
lesson-search-about = Przeszukiwanie, majstrowanie, limit ręki.
lesson-search-number = Liczba na obszarze mówi, ile daje tam Przeszukiwanie. Tutaj: { $draws_cafeteria }.
lesson-search-search = Przeszukaj Stołówkę. Kosztuje to jedną akcję, raz na turę.
lesson-search-parts = Linka trzyma wszystko razem: ze Szpikulcem to Kilof, z Puszką Łopata, z Żyletką Noże, od razu { $makes_knife }.
lesson-search-craft = Zmajstruj Kilof albo Łopatę. Tu wolno; w Bloku więziennym, pod Prysznicami i po Łomocie nie.
lesson-search-once = Przeszukiwanie raz na turę. Majstrowanie tak często, jak starczy akcji.
lesson-search-limit = Masz na ręce więcej niż { $hand_limit_acc }. W dzień nikomu to nie wadzi. Zakończ turę.
lesson-search-discard = W nocy liczą. Odłóż to, czego najmniej ci będzie brakować.
lesson-search-done = Narzędzie na ręce to jeszcze nie punkt. Punktem będzie w domu: następna lekcja.

## 3
lesson-dig = Ziemia
lesson-dig-about = Kopanie, punkty, ucieczka.
lesson-dig-tunnel = Twój tunel: ile już jest, a ile jeszcze trzeba. Mur jest bliżej, niż się wydaje.
lesson-dig-home = Kopie się tylko w Bloku więziennym. Z Ambulatorium prowadzi tam dwójka. Rzuć; rozmawiałam z kostką.
lesson-dig-dig = W domu. Kop Kilofem: jedna akcja, jedno Narzędzie, i od razu jest { $points_pickaxe } więcej.
lesson-dig-safe = Co leży w tunelu, jest twoje na zawsze. Co masz na ręce, można ci zabrać.
lesson-dig-end = Nie ma już akcji. Zakończ turę i miej nadzieję.
lesson-dig-rival = { $name1 } kopie Łopatą. Jeszcze jedna Łyżka i tam obok zwolni się prycza.
lesson-dig-last = Twoja tura, twoja Łopata: daje { $points_shovel }. Przelicz, jeśli chcesz, ale kop.
lesson-dig-done = { $goal }. Gra kończy się w tej samej chwili, a ty jesteś na zewnątrz. Kurtka by się przydała.

## 4
lesson-trade = Tytoń
lesson-trade-about = Sprzedaż, kupno, kradzież Łyżki.
lesson-trade-money = Szlugi to pieniądze. Nikt ich z ciebie nie wymusi i nie liczą się jako karty na ręce.
lesson-trade-sell = Sprzedaj Bimber za { $worth_moonshine } i Szpikulec za { $worth_pike }: jedna akcja na dowolnie wiele kart.
lesson-trade-prices = Ceny stoją pod stosami: Nóż { $price_knife }, Kilof { $price_pickaxe }, Łopata { $price_shovel }.
lesson-trade-buy = Kup Kilof. Jedna akcja, jeden interes.
lesson-trade-end = Sprzedane, kupione, kieszeń pusta. Zakończ turę.
lesson-trade-rival = { $name1 } tak samo zamienia Komórkę w Łopatę. Rarytasy są na sprzedaż i do niczego więcej.
lesson-trade-walk = A teraz na Stołówkę. Rzuć: stąd czwórka prowadzi tylko tam.
lesson-trade-steal = Ukradnij Łyżkę. Jedna akcja, bez pieniędzy, bez pytań.
lesson-trade-done = Łyżka to najtańszy punkt, jaki jest. Nikt ich nie liczy. A ktoś powinien.

## 5
lesson-fight = Perswazja
lesson-fight-about = Wymuszenie, walka, Łomot, kuracja.
lesson-fight-company = { $name1 } też jest w Ambulatorium i ma Łopatę. Ty masz Noże. Wyciągnij wnioski.
lesson-fight-extort = Wymuszenie: { $name1 }. Wskaż Łopatę i połóż jedną Broń. Przepada, cokolwiek się stanie.
lesson-fight-refuses = Oddanie by to zakończyło. { $name1 } walczy, a kto się broni, gra pierwszy.
lesson-fight-answer = Broń za Broń, aż ktoś się podda. Teraz ty.
lesson-fight-wins = { $name1 } się poddaje. Dla ciebie wskazane Narzędzie, dla pokonanego Łomot. Cała wyłożona Broń przepada.
lesson-fight-end = Dobrze. Teraz będzie echo. Zakończ turę.
lesson-fight-revenge = Oto ono: { $name1 } chce Łopatę z powrotem i kładzie Nóż.
lesson-fight-fight = Można oddać dobrowolnie: bez Łopaty, ale i bez Łomotu. Tym razem walcz.
lesson-fight-weapon = Bronisz się, więc zaczynasz. Poproszę ostatni Nóż.
lesson-fight-again = { $name1 } ma jeszcze jeden.
lesson-fight-give = A ty żadnego. Poddaj się: wszystko ma swój czas.
lesson-fight-beaten = To był Łomot. Kto ma { $craft_barred_acc }, nie majstruje, a kto ma { $dig_barred_acc }, nawet nie kopie.
lesson-fight-heal = Jak dobrze, że to Ambulatorium. Kuracja: jedna akcja, jeden Łomot mniej.
lesson-fight-done = Zanim wymusisz, policz ich karty. Zanim odmówisz, policz swoje.

## 6
lesson-gang = Dobre towarzystwo
lesson-gang-about = Gangi, karty Akcji, twoje Tło.
lesson-gang-price = Cartel chce różnych akcesoriów ze swojej listy, sztuk: { $join_cartel }. Dostajesz kartę z wierzchu jego stosu.
lesson-gang-join = Dołącz. Złoty łańcuch i Sygnet: tak się tam chodzi.
lesson-gang-power = Twoja moc: Kilof i Łopata kosztują cię o { $cartel_wholesaler_tool_discount } mniej, dopóki karta leży przed tobą. Tylko jeden Gang naraz.
lesson-gang-past = Twoje Tło: co było na wolności. Znasz je tylko ty. Działa raz, nie kosztuje akcji, a we własnym Gangu daje więcej.
lesson-gang-reveal = Tak się składa, że to Cartel. Odkryj je, z premią.
lesson-gang-buy = A teraz Łopata, po cenie dla swoich.
lesson-gang-end = Piękna tura. Zakończ ją.
lesson-gang-others = { $name1 } przeszukuje Prysznice. Spójrz tymczasem na tę jedną kartę, która ci została.
lesson-gang-passkey = Karta Akcji: jedna akcja i dzieje się to, co na niej stoi. Klucz klawisza otwiera drogę do domu. Zagraj go.
lesson-gang-dig = Wiesz, co teraz.
lesson-gang-done = Gang, przeszłość, karta. Wielkie tury składają się z rzeczy, które do siebie pasują.

## 7
lesson-michel = Znajomość
lesson-michel-about = Michel albo Michelle, bez zaproszenia.
lesson-michel-who = Michelle (albo Michel, jak się umówicie) nie gra dla nikogo. Kto trafi na ten sam obszar, tego czeka wymuszenie.
lesson-michel-walk = Jest pod Prysznicami. Stąd trójka prowadzi tylko tam. Rzuć i powiedz dzień dobry.
lesson-michel-knife = Odkrywa kartę. Nóż: oddaj jedno z pokazanych Narzędzi albo walcz. Bez noża byłoby po wszystkim.
lesson-michel-fight = Ona ma kartę, ty masz Nóż. Walcz.
lesson-michel-weapon = Zagraj go. Potem odkrywa się następną kartę.
lesson-michel-draw = Tu noża nie ma: wygrywasz i możesz dobrać { $victor_draws_acc }. Zrób to.
lesson-michel-end = Zakończ turę. Jest jeszcze coś.
lesson-michel-send = Na koniec tury możesz posłać ją dalej, kostką. Zrób to: myślę, że pójdzie do Bloku więziennego.
lesson-michel-visit = { $name1 } tam stoi i zamiast walczyć oddaje Kilof. Wraca on na swój stos.
lesson-michel-done = Przy dwojgu graczach ona jest trzecia. Broń na ręce skraca rozmowę.

## 8
lesson-team = Dwa tunele
lesson-team-about = Drużyna, wymiana, pomoc.
lesson-team-sides = Dwie drużyny siedzą na przemian, każda ma jeden tunel: razem { $goal } i cała drużyna jest na wolności.
lesson-team-blocks = Każda drużyna kopie tylko w swoim Bloku. W cudzym wolno majstrować, jeśli nikomu nie wadzi.
lesson-team-mate = { $name2 } gra z tobą. Na tym samym obszarze widzicie swoje karty i możecie się wymieniać.
lesson-team-exchange = Wymiana: { $name2 } dostaje twój Nóż, ty bierzesz Kilof. Dowolne karty i Szlugi, jedna akcja.
lesson-team-accept = Druga strona może odmówić, a akcja i tak przepada. { $name2 } się zgadza.
lesson-team-end = Zakończ turę. { $name1 } patrzy.
lesson-team-rival = Teraz wymuszają na tobie, a twój Nóż jest w innych rękach.
lesson-team-fight = W innych rękach, ale tuż obok. Walcz.
lesson-team-pass = Nie masz Broni. Poddaj ten jeden raz: wtedy pytają twoją drużynę.
lesson-team-help = { $name2 } pomaga, { $name1 } się poddaje. Kto pomaga, dzieli walkę, a gdy przegrana, także Łomot.
lesson-team-done = Więcej nie wiem. Reszta to praktyka, a praktyka nazywa się Pierwsza ucieczka.
