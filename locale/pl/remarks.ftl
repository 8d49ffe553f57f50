### Co mówią od czasu do czasu więźniowie, którymi grają boty: remark-WIĘZIEŃ-CHWILA-NUMER, po dwie kwestie na chwilę. `any`
### mówi za tych, którzy nie mają tu własnych słów. { $name } to inny gracz, zawsze w mianowniku: ktoś, do kogo się mówi,
### albo kto coś robi. Płci gracza nie znamy, więc żadnych „zrobiłeś”. Krótko (około 60 liter), sucho, w charakterze.

## Ktokolwiek

remark-any-start-1 = No to jeszcze raz.
remark-any-start-2 = Kto ostatni, ten gasi światło.
remark-any-won_fight-1 = I po sprawie, { $name }.
remark-any-won_fight-2 = Leż, { $name }, leż.
remark-any-lost_fight-1 = Policzymy się, { $name }.
remark-any-lost_fight-2 = No dobra. To bolało.
remark-any-extorts-1 = Dawaj, { $name }.
remark-any-extorts-2 = { $name }, na słówko.
remark-any-extorted-1 = Znowu ty, { $name }?
remark-any-extorted-2 = Co tym razem, { $name }?
remark-any-gave_in-1 = A masz, { $name }.
remark-any-gave_in-2 = Szkoda na to siniaków.
remark-any-dug-1 = Kawałek głębiej.
remark-any-dug-2 = Powoli, ale do przodu.
remark-any-close-1 = Już prawie.
remark-any-close-2 = Słyszę ulicę.
remark-any-rival_close-1 = { $name } zaraz się przebije.
remark-any-rival_close-2 = Ani mi się waż, { $name }.
remark-any-beaten-1 = Au. Zapamiętam.
remark-any-beaten-2 = Bywało gorzej. Rzadko.
remark-any-locked_up-1 = Dzięki za nic, { $name }.
remark-any-locked_up-2 = Cztery ściany. Znam tę piosenkę.
remark-any-joined-1 = W kupie raźniej.
remark-any-joined-2 = Poznajcie moich nowych przyjaciół.
remark-any-revealed-1 = Jest coś, o czym nie wiecie.
remark-any-revealed-2 = Nie zawsze tak ze mną było.
remark-any-robbed-1 = Ej! { $name }, to moje.
remark-any-robbed-2 = { $name }, ja to widzę.
remark-any-robs-1 = Wielkie dzięki, { $name }.
remark-any-robs-2 = Znalezione nie kradzione, { $name }.
remark-any-traded-1 = Uczciwa cena. Dla mnie.
remark-any-traded-2 = Interes to interes.
remark-any-bad_roll-1 = Nie tam mi było po drodze.
remark-any-bad_roll-2 = No jasne. Akurat tam.
remark-any-good_roll-1 = Jak na zamówienie.
remark-any-good_roll-2 = Dzięki. Choć raz.
remark-any-met_michel-1 = Spokojnie. Pogadajmy.
remark-any-met_michel-2 = O nie. Tylko nie dziś.
remark-any-beat_michel-1 = Z bliska nie takie straszne.
remark-any-beat_michel-2 = Powtórzcie to innym.
remark-any-healed-1 = Jeszcze pięć minut, proszę.
remark-any-healed-2 = Od razu lepiej.
remark-any-helped-1 = Dzięki, { $name }.
remark-any-helped-2 = W samą porę, { $name }.
remark-any-escaped-1 = Do niezobaczenia.
remark-any-escaped-2 = Świeże powietrze. Nareszcie.
remark-any-lost-1 = Ładnie kopane, { $name }.
remark-any-lost-2 = Następnym razem ja.

## Goran „Osiłek”: duży, powolny, pewny siebie

remark-brute-start-1 = Nikt się nie rusza, to nikogo nie zaboli.
remark-brute-start-2 = Liczę do trzech. Do czterech nie umiem.
remark-brute-won_fight-1 = To była rozgrzewka, { $name }.
remark-brute-won_fight-2 = { $name } się potyka. Kilka razy z rzędu.
remark-brute-lost_fight-1 = Dałem ci wygrać, { $name }. Ręka mi ścierpła.
remark-brute-lost_fight-2 = Fuks. Powtórz, jak będę patrzył.
remark-brute-extorts-1 = { $name }, grzecznie proszę. To było grzecznie.
remark-brute-extorts-2 = Pożycz mi coś, { $name }. Na zawsze.
remark-brute-extorted-1 = Chcesz, { $name }? To sobie weź.
remark-brute-extorted-2 = { $name } mi grozi. Aż się wzruszyłem.
remark-brute-dug-1 = Ziemia ustąpiła. Każdy ustępuje.
remark-brute-dug-2 = Ziemia to taki powolny przeciwnik.
remark-brute-rival_close-1 = { $name } szybko kopie. Ja szybciej chodzę.
remark-brute-rival_close-2 = { $name }, musimy pogadać. Niedługo.
remark-brute-beaten-1 = To był cios czy przeciąg?
remark-brute-beaten-2 = Niezły. Zaraz moja kolej.
remark-brute-gave_in-1 = Bierz, { $name }. Wiem, gdzie śpisz.
remark-brute-gave_in-2 = Mam dziś gest. To przejdzie.
remark-brute-locked_up-1 = Izolatka. Wreszcie pokój w moim rozmiarze.
remark-brute-locked_up-2 = Zapamiętam to, { $name }. Mam czas.
remark-brute-escaped-1 = Wyszedłem ścianą. Teraz to drzwi.
remark-brute-escaped-2 = Ściana zaczęła.
remark-brute-lost-1 = { $name } na wolności? To biorę większą pryczę.
remark-brute-lost-2 = I tak nie lubię biegać.

## Mila „Kret”: cicha, w ziemi jak u siebie

remark-mole-start-1 = Nie przeszkadzajcie sobie. Będę pod podłogą.
remark-mole-start-2 = Dobrą mają tu glebę. Sprawdzałam.
remark-mole-won_fight-1 = Ja kopię, { $name }. I gryzę.
remark-mole-won_fight-2 = Głośniej, niż lubię.
remark-mole-lost_fight-1 = Trudno. Z siniakiem też się kopie.
remark-mole-lost_fight-2 = { $name }, stoisz na moim tunelu.
remark-mole-extorts-1 = Wybacz, { $name }. Dziura zgłodniała.
remark-mole-extorts-2 = { $name }, mnie to bardziej potrzebne.
remark-mole-extorted-1 = Proszę cię, { $name }. Jestem w środku dziury.
remark-mole-extorted-2 = Nie widać, że jestem zajęta pod ziemią?
remark-mole-dug-1 = O łyżkę bliżej morza.
remark-mole-dug-2 = Ciii. Słyszę świat.
remark-mole-close-1 = Jeszcze dwa metry. Nikt nie kicha.
remark-mole-close-2 = Czuję trawę. Albo psa strażników.
remark-mole-rival_close-1 = { $name } kopie prawie jak ja. Prawie.
remark-mole-rival_close-2 = { $name } trzęsie mi sufitem.
remark-mole-robbed-1 = { $name }, to była część mojego tunelu.
remark-mole-robbed-2 = Ja tylko chcę ziemi i spokoju.
remark-mole-locked_up-1 = Betonowa podłoga. Potwory.
remark-mole-locked_up-2 = Ciemna, ciasna cela? Toż to urlop.
remark-mole-escaped-1 = Światło dzienne. Okropność. Przywyknę.
remark-mole-escaped-2 = Prosto, a za ściekiem w lewo.
remark-mole-lost-1 = { $name } na górze? Trzymałam plan do góry nogami.
remark-mole-lost-2 = Tunel zostawiam sobie. Przytulny jest.

## Aldo „Handlarz”: wszystko jest transakcją

remark-merchant-start-1 = Dobry wieczór. Wyprzedaż: wszystko wychodzi, ja też.
remark-merchant-start-2 = Otwarte. Zwrotów nie przyjmujemy.
remark-merchant-won_fight-1 = { $name } dostaje rachunek. Podwójny.
remark-merchant-won_fight-2 = Klient nie zawsze ma rację.
remark-merchant-lost_fight-1 = Dopiszę do rachunku, { $name }.
remark-merchant-lost_fight-2 = Strata. Wrzucę w koszty.
remark-merchant-extorts-1 = { $name }, mam ofertę nie do odrzucenia.
remark-merchant-extorts-2 = Wrogie przejęcie, { $name }. Nic osobistego.
remark-merchant-extorted-1 = { $name }, bierzemy Szlugi, nie groźby.
remark-merchant-extorted-2 = Pomówmy o cenie, { $name }.
remark-merchant-dug-1 = Inwestuję w nieruchomości. W głąb.
remark-merchant-dug-2 = Lokalizacja, lokalizacja, wykop.
remark-merchant-traded-1 = Cała przyjemność po mojej stronie.
remark-merchant-traded-2 = Kupuj tanio, kop głęboko.
remark-merchant-rival_close-1 = { $name } zaraz sfinalizuje transakcję.
remark-merchant-rival_close-2 = Skąd { $name } ma tyle towaru? A. Ode mnie.
remark-merchant-robbed-1 = { $name }, każda kradzież będzie zgłaszana.
remark-merchant-robbed-2 = Manko. Zdarza się najlepszym.
remark-merchant-locked_up-1 = Izolatka. Zero klientów, zero czynszu.
remark-merchant-locked_up-2 = { $name }, po rabacie.
remark-merchant-escaped-1 = Likwidacja sklepu. Właściciel też wychodzi.
remark-merchant-escaped-2 = Dziękujemy za zakupy. Żegnamy.
remark-merchant-lost-1 = { $name } robi dziś lepszy interes.
remark-merchant-lost-2 = Trzeba było sprzedawać bilety.

## Carmen „Hazardzistka”: szczęście to znajomy, który wisi jej pieniądze

remark-gambler-start-1 = Dożywocie. Czuję, że mam dziś farta.
remark-gambler-start-2 = Niech kostka zdecyduje. Zwykle to robi.
remark-gambler-won_fight-1 = Rachunek szans, { $name }. Był po mojej stronie.
remark-gambler-won_fight-2 = Podwajamy, { $name }? Nie? Szkoda.
remark-gambler-lost_fight-1 = Pierwszej partii nigdy nie wygrywam.
remark-gambler-lost_fight-2 = { $name } ma lepszą rękę. I lepszą pięść.
remark-gambler-extorts-1 = Sprawdzasz czy pasujesz, { $name }?
remark-gambler-extorts-2 = { $name }, stawiam na to, że nie odmówisz.
remark-gambler-extorted-1 = Blefujesz, { $name }? Ja bym blefowała.
remark-gambler-extorted-2 = Patrz mi w oczy, { $name }, a ja pomyślę.
remark-gambler-dug-1 = Szpadel bije damę.
remark-gambler-dug-2 = Wchodzę za wszystko. Po kolana.
remark-gambler-good_roll-1 = Widzieliście? Chuchnęłam.
remark-gambler-good_roll-2 = Nigdy w tę kostkę nie zwątpiłam.
remark-gambler-bad_roll-1 = Kostka jest trefna. Tym razem nie przeze mnie.
remark-gambler-bad_roll-2 = Jeszcze jeden rzut i się odwróci. Zobaczycie.
remark-gambler-rival_close-1 = { $name } ma passę. Passy mijają.
remark-gambler-rival_close-2 = { $name } jest na czele. Nie znoszę faworytów.
remark-gambler-locked_up-1 = Izolatka. Tu przynajmniej kasyno nie wygrywa.
remark-gambler-locked_up-2 = { $name }, ty tasujesz. Czułam to.
remark-gambler-escaped-1 = Główna wygrana. Trochę w błocie.
remark-gambler-escaped-2 = Obstawiałam siebie. Czterdzieści do jednego.
remark-gambler-lost-1 = { $name } zgarnia pulę. Jeszcze partyjka?
remark-gambler-lost-2 = Kasyno zawsze wygrywa. To ma kraty.

## Noor „Bratnia dusza”: zna kogoś, kto zna kogoś

remark-networker-start-1 = Cześć wszystkim. Chyba mamy wspólnych znajomych.
remark-networker-start-2 = Znam kogoś, kto zna tu każdego.
remark-networker-won_fight-1 = { $name }, pozdrowienia od mojego klubu książki.
remark-networker-won_fight-2 = To nie ja wygrywam. To my.
remark-networker-lost_fight-1 = { $name }, to trafi do mojego biuletynu.
remark-networker-lost_fight-2 = W tej sprawie muszę zadzwonić.
remark-networker-extorts-1 = { $name }, moi znajomi pytają.
remark-networker-extorts-2 = To nie groźba, { $name }. To zawarcie znajomości.
remark-networker-extorted-1 = { $name }, wiesz, kogo ja znam?
remark-networker-extorted-2 = A miało być tak blisko między nami, { $name }.
remark-networker-dug-1 = Nieważne, czym kopiesz. Ważne, kogo znasz.
remark-networker-dug-2 = Plany mam od siostry architekta.
remark-networker-joined-1 = Nowi znajomi. Kurtki już mi się podobają.
remark-networker-joined-2 = Zawsze byłam jedną z was. Od minuty.
remark-networker-rival_close-1 = { $name }, pamiętaj, kto cię tu wprowadza.
remark-networker-rival_close-2 = { $name } daleko zajdzie. Idę też.
remark-networker-helped-1 = Od tego są kontakty, { $name }.
remark-networker-helped-2 = { $name }, mam u ciebie dług. Zapisuję.
remark-networker-locked_up-1 = Izolatka. Nikogo tu nie znam.
remark-networker-locked_up-2 = Należy mi się telefon. To potrwa.
remark-networker-escaped-1 = Strażnik przy bramie to dobry znajomy.
remark-networker-escaped-2 = Bądźmy w kontakcie. Albo lepiej nie.
remark-networker-lost-1 = { $name }, i tak bez pożegnania?
remark-networker-lost-2 = Komuś musiało się udać. A ja znam każdego.

## Tomasz „Swój chłop”: łagodny, uczciwy, w złym miejscu

remark-loyal-start-1 = Zachowajmy się wszyscy przyzwoicie.
remark-loyal-start-2 = Obiecałem mamie, że na lato wrócę.
remark-loyal-won_fight-1 = Strasznie przepraszam, { $name }. Nic ci nie jest?
remark-loyal-won_fight-2 = Chciałem tylko, żebyśmy przestali.
remark-loyal-lost_fight-1 = Bez urazy, { $name }. No, z małą.
remark-loyal-lost_fight-2 = Chyba za bardzo się hamowałem.
remark-loyal-extorts-1 = Okropnie się z tym czuję, { $name }.
remark-loyal-extorts-2 = { $name }, błagam, nie każ mi powtarzać.
remark-loyal-extorted-1 = { $name }, to do ciebie niepodobne.
remark-loyal-extorted-2 = A ja ci grzałem miejsce, { $name }.
remark-loyal-gave_in-1 = Proszę, { $name }. Trzeba było powiedzieć.
remark-loyal-gave_in-2 = To tylko rzecz. Ludzie są ważniejsi.
remark-loyal-dug-1 = Jak komuś przeszkadza, to zasypię.
remark-loyal-dug-2 = Powoli, uczciwie i trochę nielegalnie.
remark-loyal-rival_close-1 = Brawo, { $name }. Nie zapomnij o nas.
remark-loyal-rival_close-2 = { $name } prawie na wolności. Staram się cieszyć.
remark-loyal-helped-1 = Nie zapomnę ci tego, { $name }.
remark-loyal-helped-2 = { $name }, dobry z ciebie człowiek.
remark-loyal-locked_up-1 = Na pewno masz jakiś powód, { $name }.
remark-loyal-locked_up-2 = To nieporozumienie. Zwykle tak jest.
remark-loyal-escaped-1 = Zostawię wam dziurę otwartą.
remark-loyal-escaped-2 = Mamo, wstaw wodę na herbatę.
remark-loyal-lost-1 = Należało ci się, { $name }. Pisz do nas.
remark-loyal-lost-2 = Zostanę. Ktoś musi podlewać paprotkę.

## Silas „Sęp”: uprzejmy, cierpliwy, zawodowo smutny

remark-vulture-start-1 = Proszę się nie spieszyć. Ja nigdy się nie spieszę.
remark-vulture-start-2 = Ciekawe, kto potknie się pierwszy.
remark-vulture-won_fight-1 = Marnie wyglądasz, { $name }. Połóż się.
remark-vulture-won_fight-2 = Tak było łagodniej, { $name }.
remark-vulture-lost_fight-1 = Wyglądało, że ledwo stoisz, { $name }.
remark-vulture-lost_fight-2 = Zabrakło mi cierpliwości. To się nie powtórzy.
remark-vulture-extorts-1 = { $name }, już długo tego nie poużywasz.
remark-vulture-extorts-2 = Słabo wyglądasz, { $name }. Poniosę to.
remark-vulture-extorted-1 = { $name }, ja to same kości. Spróbuj u innych.
remark-vulture-extorted-2 = Cóż za odmiana, { $name }. Zwykle ja to robię.
remark-vulture-robs-1 = Tak naprawdę wcale tego nie używasz, { $name }.
remark-vulture-robs-2 = Szkoda, żeby się zmarnowało, { $name }.
remark-vulture-dug-1 = Tradycyjnie kopie się na dwa metry.
remark-vulture-dug-2 = Nad dołem zawsze czuję się jak w domu.
remark-vulture-rival_close-1 = { $name } promienieje. To zawsze mija.
remark-vulture-rival_close-2 = Ja tylko krążę, { $name }. Nie patrz w górę.
remark-vulture-beaten-1 = Delikatnie. Obijam się jak owoc.
remark-vulture-beaten-2 = Więc tak się czuje danie dnia.
remark-vulture-locked_up-1 = Cicho, chłodno, nikogo. Uroczo.
remark-vulture-locked_up-2 = Jeszcze się spotkamy, { $name }. Jak ze wszystkimi.
remark-vulture-escaped-1 = Przyślę kwiaty. Białe.
remark-vulture-escaped-2 = Odfrunąłem. Mniej więcej.
remark-vulture-lost-1 = { $name } jest już w lepszym miejscu.
remark-vulture-lost-2 = Poczekam. Na tym polega mój zawód.

## Vera „Paranoiczka”: wszyscy są w zmowie

remark-paranoid-start-1 = Jedno z was to strażnik. Może dwoje.
remark-paranoid-start-2 = Za plecami mam ścianę. I tak ma zostać.
remark-paranoid-won_fight-1 = Wiedziałam, że to ty, { $name }. Od początku.
remark-paranoid-won_fight-2 = A kto cię przysyła, { $name }?
remark-paranoid-lost_fight-1 = { $name } pracuje dla nich. Teraz to widać.
remark-paranoid-lost_fight-2 = To było ukartowane. Co do minuty.
remark-paranoid-extorts-1 = Wywróć kieszenie, { $name }. Powoli.
remark-paranoid-extorts-2 = { $name }, co chowasz? Mam listę.
remark-paranoid-extorted-1 = Spodziewałam się ciebie, { $name }. Od wtorku.
remark-paranoid-extorted-2 = Czemu ja, { $name }? Od kogo to wiesz?
remark-paranoid-dug-1 = Jak ja mogę wyjść, to oni mogą wejść.
remark-paranoid-dug-2 = Głębiej. Tu mikrofony nie sięgają.
remark-paranoid-met_michel-1 = Ktoś im doniósł, gdzie będę.
remark-paranoid-met_michel-2 = Znam tę twarz. Ze snu.
remark-paranoid-rival_close-1 = { $name } ma pomoc. Ktoś rysuje mapy.
remark-paranoid-rival_close-2 = { $name } aż tak daleko? W pojedynkę? Akurat.
remark-paranoid-robbed-1 = Liczyłam je, { $name }. Dwa razy dziennie.
remark-paranoid-robbed-2 = Zaczęło się. Znikają rzeczy.
remark-paranoid-locked_up-1 = Sama, za zamkniętymi drzwiami. Nareszcie.
remark-paranoid-locked_up-2 = Stoi za tym { $name }. Mówiłam. Nikt nie słucha.
remark-paranoid-escaped-1 = Nie idźcie za mną. Zauważę.
remark-paranoid-escaped-2 = Na zewnątrz. Teraz dopiero się zacznie.
remark-paranoid-lost-1 = Czyli jednak { $name }. Od samego początku.
remark-paranoid-lost-2 = Za łatwo poszło. Tam jest pułapka.

## Renard „Lis”: dżentelmen o kilku przeszłościach

remark-fox-start-1 = Jestem oczywiście niewinny. Jak my wszyscy.
remark-fox-start-2 = Bardzo mi miło. Wyjdę, nawet nie zauważycie.
remark-fox-won_fight-1 = Cóż za niezręczność, { $name }. Po obu stronach.
remark-fox-won_fight-2 = Brzydzę się przemocą, { $name }. Na ogół.
remark-fox-lost_fight-1 = { $name }, to była dobra koszula.
remark-fox-lost_fight-2 = Tak miało być. To dłuższa gra.
remark-fox-extorts-1 = { $name }, drobny datek, jeśli łaska.
remark-fox-extorts-2 = Uznajmy to za pożyczkę, { $name }.
remark-fox-extorted-1 = { $name }, bądźmy cywilizowani.
remark-fox-extorted-2 = Groźby, { $name }? Jakże wprost.
remark-fox-robs-1 = Coś ci wypada, { $name }. Prosto w moją dłoń.
remark-fox-robs-2 = { $name }, proszę przeliczyć też palce.
remark-fox-revealed-1 = To mogłem pominąć w życiorysie.
remark-fox-revealed-2 = Dżentelmen ma kilka przeszłości.
remark-fox-dug-1 = Wolę drzwi, ale cóż robić.
remark-fox-dug-2 = Mój krawiec nie może się dowiedzieć.
remark-fox-rival_close-1 = { $name } się spieszy. W złym guście.
remark-fox-rival_close-2 = Zaczekaj, { $name }. Znam skrót.
remark-fox-locked_up-1 = Uciekałem już z mniejszych pokoi.
remark-fox-locked_up-2 = Ładnie zagrane, { $name }. Jestem prawie dumny.
remark-fox-escaped-1 = Cela posprzątana. Rachunek niezapłacony.
remark-fox-escaped-2 = Nigdy mnie tu nie było. Zapytajcie.
remark-fox-lost-1 = { $name } przechytrza lisa. Zaprzeczę.
remark-fox-lost-2 = Wyjdę jutro. Dziś jest dobra zupa.

## Olga „Chomik”: może się jeszcze przyda

remark-hoarder-start-1 = Czy to jeszcze komuś potrzebne?
remark-hoarder-start-2 = Mam tylko bagaż podręczny. Jedenaście toreb.
remark-hoarder-won_fight-1 = Odłamki też zatrzymam, { $name }.
remark-hoarder-won_fight-2 = { $name }, możesz iść. Rzeczy zostają.
remark-hoarder-lost_fight-1 = Zgubiłam zwycięstwo. A ja nic nie gubię.
remark-hoarder-lost_fight-2 = Trudno. Mam inne zęby. W pudełku.
remark-hoarder-extorts-1 = { $name }, tego brakuje mi do kompletu.
remark-hoarder-extorts-2 = Masz zapasowe, { $name }. Ja to widzę.
remark-hoarder-extorted-1 = { $name }, to nie jest do dawania. To jest do mania.
remark-hoarder-extorted-2 = Nie mogę, { $name }. To rodzina.
remark-hoarder-gave_in-1 = Bierz, { $name }. Szybko. Nie patrzę.
remark-hoarder-gave_in-2 = Znajdę inne. Zawsze znajduję inne.
remark-hoarder-dug-1 = Żegnaj, stary druhu. Przydałeś się.
remark-hoarder-dug-2 = Ziemię też zachowam. W słoikach.
remark-hoarder-rival_close-1 = { $name }, jak wychodzisz, to zostaw rzeczy.
remark-hoarder-rival_close-2 = { $name } idzie na lekko. Podejrzane.
remark-hoarder-robbed-1 = { $name }, to miało imię.
remark-hoarder-robbed-2 = Jest luka. Widzę tę lukę.
remark-hoarder-locked_up-1 = Izolatka. Ani jednej półki. Kto tak żyje?
remark-hoarder-locked_up-2 = { $name }, nie ruszaj mojej sterty. Policzyłam.
remark-hoarder-escaped-1 = Jeszcze dwa kursy i wyniosę wszystko.
remark-hoarder-escaped-2 = Jestem na zewnątrz. Bagaż dojedzie.
remark-hoarder-lost-1 = { $name } wychodzi bez pamiątki. Dziwne.
remark-hoarder-lost-2 = I tak bym wszystkiego nie uniosła.

## Dario „Ryzykant”: ból to rodzaj oklasków

remark-daredevil-start-1 = Potrzymajcie mi zupę i patrzcie.
remark-daredevil-start-2 = Bez siatki. Bez planu. Jedziemy.
remark-daredevil-won_fight-1 = I tłum szaleje, { $name }!
remark-daredevil-won_fight-2 = Jeszcze raz, { $name }! Z większej wysokości!
remark-daredevil-lost_fight-1 = Nic nowego się nie złamało.
remark-daredevil-lost_fight-2 = Dziesięć na dziesięć za lądowanie.
remark-daredevil-extorts-1 = { $name }, lubisz niespodzianki?
remark-daredevil-extorts-2 = Na trzy, { $name }. Trzy!
remark-daredevil-extorted-1 = To wszystko, { $name }? Przyprowadź kogoś.
remark-daredevil-extorted-2 = Wreszcie jakaś rozrywka, { $name }.
remark-daredevil-dug-1 = Zwykle skaczę górą. Nowe doświadczenie.
remark-daredevil-dug-2 = Szybciej! Stemple są dla tchórzy.
remark-daredevil-met_michel-1 = No i dobrze. Już się nudziłem.
remark-daredevil-met_michel-2 = Cześć, skarbie. Jutro o tej samej porze?
remark-daredevil-rival_close-1 = { $name } prowadzi. Teraz to jest wyścig.
remark-daredevil-rival_close-2 = Nie zwalniaj, { $name }. Potrzebuję dramatu.
remark-daredevil-beaten-1 = Będzie z tego piękna blizna.
remark-daredevil-beaten-2 = Czy ktoś to nagrał?
remark-daredevil-locked_up-1 = Zamknęli mnie. Wyskoczę.
remark-daredevil-locked_up-2 = Niezły numer, { $name }. Ile prób?
remark-daredevil-escaped-1 = A teraz numer popisowy: wolność.
remark-daredevil-escaped-2 = Skoczyłem, nie patrząc. Udało się.
remark-daredevil-lost-1 = Ukłoń się, { $name }. Następny bis jest mój.
remark-daredevil-lost-2 = Warto było. Teraz z zawiązanymi oczami.

## Ines „Pani profesor”: wszystko jest wykładem

remark-professor-start-1 = Dzień dobry państwu. Dziś: geologia stosowana.
remark-professor-start-2 = Jestem przygotowana. A państwo?
remark-professor-won_fight-1 = Zgodnie z teorią, { $name }. Patrz rysunek 1.
remark-professor-won_fight-2 = { $name }, widzimy się na poprawce.
remark-professor-lost_fight-1 = Ciekawy wynik. Trzeba więcej danych.
remark-professor-lost_fight-2 = Metody masz prymitywne, ale poprawne, { $name }.
remark-professor-extorts-1 = { $name }, potrzebuję próbki do badań.
remark-professor-extorts-2 = Potraktuj to jako egzamin, { $name }.
remark-professor-extorted-1 = { $name }, to błędna hipoteza.
remark-professor-extorted-2 = Proszę pokazać obliczenia, { $name }.
remark-professor-revealed-1 = Moje wczesne prace są mniej znane.
remark-professor-revealed-2 = Tego nie ma w spisie publikacji.
remark-professor-bad_roll-1 = Jeden rzut niczego statystycznie nie dowodzi.
remark-professor-bad_roll-2 = W granicach błędu. Ledwo.
remark-professor-dug-1 = Przesunięcie równa się wysiłkowi. W przybliżeniu.
remark-professor-dug-2 = Rozdział pierwszy: warstwa orna.
remark-professor-rival_close-1 = { $name } wyprzedza program.
remark-professor-rival_close-2 = { $name } pewnie spisuje z moich notatek.
remark-professor-locked_up-1 = Cichy pokój. Może skończę artykuł.
remark-professor-locked_up-2 = { $name }, będziesz przypisem.
remark-professor-escaped-1 = Co było do udowodnienia.
remark-professor-escaped-2 = Recenzenci muszą mnie najpierw znaleźć.
remark-professor-lost-1 = { $name } publikuje przede mną. Gratuluję.
remark-professor-lost-2 = Wynik negatywny to też wynik.
