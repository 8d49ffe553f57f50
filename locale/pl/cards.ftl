### Karty. Nazwa ma przypadki, o które proszą zdania: .acc biernik, .gen dopełniacz, .ins narzędnik; .counted to liczba
### sztuk, .counted_from „z czego” (z Linki, ze Szpikulca). Liczby w tekstach biorą się z danych kart.

## Co robią wszystkie karty danego rodzaju
category-component = Część
    .plural = Części
category-weapon = Broń
    .plural = Bronie
category-tool = Narzędzie
    .plural = Narzędzia
category-rare = Rarytas
    .plural = Rarytasy
category-accessory = Akcesorium
    .plural = Akcesoria
category-action = Karta Akcji
    .plural = Karty Akcji
text-weapon = Wyłóż, by coś wymusić, albo zagraj w walce.
text-tool = Kopanie w Bloku więziennym: { $points }.
text-rare = Nadaje się tylko na sprzedaż.
text-accessory = Część opłaty za dołączenie do Gangu { $gangs }.
text-recipe = Zmajstruj { $made_acc } { $spent_from }.

## Części
card-container = Puszka
    .acc = Puszkę
    .gen = Puszki
    .counted = { $n ->
        [one] Puszka
        [few] { $n } Puszki
       *[many] { $n } Puszek
    }
    .counted_acc = { $n ->
        [one] Puszkę
        [few] { $n } Puszki
       *[many] { $n } Puszek
    }
    .counted_gen = { $n ->
        [one] Puszki
       *[other] { $n } Puszek
    }
    .counted_from = { $n ->
        [one] z Puszki
       *[other] z { $n } Puszek
    }
card-container-flavour = Puszka w puszce. Obie da się otworzyć.
card-pike = Szpikulec
    .gen = Szpikulca
    .counted = { $n ->
        [one] Szpikulec
        [few] { $n } Szpikulce
       *[many] { $n } Szpikulców
    }
    .counted_gen = { $n ->
        [one] Szpikulca
       *[other] { $n } Szpikulców
    }
    .counted_from = { $n ->
        [one] ze Szpikulca
       *[other] z { $n } Szpikulców
    }
card-pike-flavour = Balustrada była luźna. Teraz jest niekompletna.
card-link = Linka
    .acc = Linkę
    .gen = Linki
    .counted = { $n ->
        [one] Linka
        [few] { $n } Linki
       *[many] { $n } Linek
    }
    .counted_acc = { $n ->
        [one] Linkę
        [few] { $n } Linki
       *[many] { $n } Linek
    }
    .counted_gen = { $n ->
        [one] Linki
       *[other] { $n } Linek
    }
    .counted_from = { $n ->
        [one] z Linki
       *[other] z { $n } Linek
    }
card-link-flavour = Wszystko tu wisi na kawałku linki.

## Broń
card-blade = Żyletka
    .acc = Żyletkę
    .gen = Żyletki
    .counted = { $n ->
        [one] Żyletka
        [few] { $n } Żyletki
       *[many] { $n } Żyletek
    }
    .counted_acc = { $n ->
        [one] Żyletkę
        [few] { $n } Żyletki
       *[many] { $n } Żyletek
    }
    .counted_gen = { $n ->
        [one] Żyletki
       *[other] { $n } Żyletek
    }
    .counted_from = { $n ->
        [one] z Żyletki
       *[other] z { $n } Żyletek
    }
card-blade-flavour = Ktoś dziś wywinie się o włos.
card-knife = Nóż
    .gen = Noża
    .counted = { $n ->
        [one] Nóż
        [few] { $n } Noże
       *[many] { $n } Noży
    }
    .counted_from = { $n ->
        [one] z Noża
       *[other] z { $n } Noży
    }
card-knife-flavour = Do listów, konserw i negocjacji.

## Narzędzia
card-spoon = Łyżka
    .acc = Łyżkę
    .gen = Łyżki
    .ins = Łyżką
    .counted = { $n ->
        [one] Łyżka
        [few] { $n } Łyżki
       *[many] { $n } Łyżek
    }
    .counted_acc = { $n ->
        [one] Łyżkę
        [few] { $n } Łyżki
       *[many] { $n } Łyżek
    }
    .counted_from = { $n ->
        [one] z Łyżki
       *[other] z { $n } Łyżek
    }
card-spoon-flavour = W tym tempie wyjdziesz za jedenaście lat.
card-pickaxe = Kilof
    .gen = Kilofa
    .ins = Kilofem
    .counted = { $n ->
        [one] Kilof
        [few] { $n } Kilofy
       *[many] { $n } Kilofów
    }
    .counted_from = { $n ->
        [one] z Kilofa
       *[other] z { $n } Kilofów
    }
card-pickaxe-flavour = Głośny. Przy każdym zamachu kaszlnij.
card-shovel = Łopata
    .acc = Łopatę
    .gen = Łopaty
    .ins = Łopatą
    .counted = { $n ->
        [one] Łopata
        [few] { $n } Łopaty
       *[many] { $n } Łopat
    }
    .counted_acc = { $n ->
        [one] Łopatę
        [few] { $n } Łopaty
       *[many] { $n } Łopat
    }
    .counted_from = { $n ->
        [one] z Łopaty
       *[other] z { $n } Łopat
    }
card-shovel-flavour = Ogródek sprzyja resocjalizacji.

## Rarytasy
card-wristwatch = Zegarek
    .gen = Zegarka
    .counted = { $n ->
        [one] Zegarek
        [few] { $n } Zegarki
       *[many] { $n } Zegarków
    }
    .counted_from = { $n ->
        [one] z Zegarka
       *[other] z { $n } Zegarków
    }
card-wristwatch-flavour = Pokazuje tylko, ile jeszcze zostało.
card-moonshine = Bimber
    .gen = Bimbru
    .counted = { $n ->
        [one] Bimber
        [few] { $n } słoiki Bimbru
       *[many] { $n } słoików Bimbru
    }
    .counted_from = { $n ->
        [one] z Bimbru
       *[other] z { $n } słoików Bimbru
    }
card-moonshine-flavour = Leżakował w bucie prawie tydzień.
card-phone = Komórka
    .acc = Komórkę
    .gen = Komórki
    .counted = { $n ->
        [one] Komórka
        [few] { $n } Komórki
       *[many] { $n } Komórek
    }
    .counted_acc = { $n ->
        [one] Komórkę
        [few] { $n } Komórki
       *[many] { $n } Komórek
    }
    .counted_from = { $n ->
        [one] z Komórki
       *[other] z { $n } Komórek
    }
card-phone-flavour = Krat pełno, kresek zero.

## Akcesoria
card-bandana = Bandana
    .acc = Bandanę
    .gen = Bandany
    .counted = { $n ->
        [one] Bandana
        [few] { $n } Bandany
       *[many] { $n } Bandan
    }
    .counted_acc = { $n ->
        [one] Bandanę
        [few] { $n } Bandany
       *[many] { $n } Bandan
    }
    .counted_from = { $n ->
        [one] z Bandany
       *[other] z { $n } Bandan
    }
card-bandana-flavour = Dobry kolor w zły dzień to już awantura.
card-gold_chain = Złoty łańcuch
    .gen = Złotego łańcucha
    .counted = { $n ->
        [one] Złoty łańcuch
        [few] { $n } Złote łańcuchy
       *[many] { $n } Złotych łańcuchów
    }
    .counted_from = { $n ->
        [one] ze Złotego łańcucha
       *[other] z { $n } Złotych łańcuchów
    }
card-gold_chain-flavour = Szyja zielenieje, koledzy grzecznieją.
card-tracksuit = Dres
    .gen = Dresu
    .counted = { $n ->
        [one] Dres
        [few] { $n } Dresy
       *[many] { $n } Dresów
    }
    .counted_from = { $n ->
        [one] z Dresu
       *[other] z { $n } Dresów
    }
card-tracksuit-flavour = Trzy paski, ani kropli potu.
card-leather_gloves = Skórzane rękawice
    .gen = Skórzanych rękawic
    .counted = { $n ->
        [one] Skórzane rękawice
        [few] { $n } pary Skórzanych rękawic
       *[many] { $n } par Skórzanych rękawic
    }
    .counted_from = { $n ->
        [one] ze Skórzanych rękawic
       *[other] z { $n } par Skórzanych rękawic
    }
card-leather_gloves-flavour = Na motor. Albo żeby nie zostawiać odcisków.
card-tattoo_ink = Tusz do tatuażu
    .gen = Tuszu do tatuażu
    .counted = { $n ->
        [one] Tusz do tatuażu
        [few] { $n } Tusze do tatuażu
       *[many] { $n } Tuszy do tatuażu
    }
    .counted_from = { $n ->
        [one] z Tuszu do tatuażu
       *[other] z { $n } Tuszy do tatuażu
    }
card-tattoo_ink-flavour = Ortografię sprawdza się przed, nie po.
card-signet_ring = Sygnet
    .gen = Sygnetu
    .counted = { $n ->
        [one] Sygnet
        [few] { $n } Sygnety
       *[many] { $n } Sygnetów
    }
    .counted_from = { $n ->
        [one] z Sygnetu
       *[other] z { $n } Sygnetów
    }
card-signet_ring-flavour = Wypada go ucałować.

## Karty Akcji
card-ambush = Zasadzka
    .acc = Zasadzkę
    .gen = Zasadzki
    .counted = { $n ->
        [one] Zasadzka
        [few] { $n } Zasadzki
       *[many] { $n } Zasadzek
    }
    .counted_acc = { $n ->
        [one] Zasadzkę
        [few] { $n } Zasadzki
       *[many] { $n } Zasadzek
    }
    .counted_from = { $n ->
        [one] z Zasadzki
       *[other] z { $n } Zasadzek
    }
card-ambush-text = Inny gracz, gdziekolwiek poza Izolatką, dostaje { $beat_times_acc }.
card-ambush-flavour = W wózku na pranie nie było prania.
card-riot = Bunt
    .gen = Buntu
    .counted = { $n ->
        [one] Bunt
        [few] { $n } Bunty
       *[many] { $n } Buntów
    }
    .counted_from = { $n ->
        [one] z Buntu
       *[other] z { $n } Buntów
    }
card-riot-text = Karty z rąk wszystkich graczy są tasowane i rozdawane po jednej, zgodnie z ruchem wskazówek zegara, zaczynając od ciebie.
card-riot-flavour = Zaczęło się od zupy. Zawsze zaczyna się od zupy.
card-care_package = Wałówka
    .acc = Wałówkę
    .gen = Wałówki
    .counted = { $n ->
        [one] Wałówka
        [few] { $n } Wałówki
       *[many] { $n } Wałówek
    }
    .counted_acc = { $n ->
        [one] Wałówkę
        [few] { $n } Wałówki
       *[many] { $n } Wałówek
    }
    .counted_from = { $n ->
        [one] z Wałówki
       *[other] z { $n } Wałówek
    }
card-care_package-text = Dobierz { $draw_cards_acc } i weź { $gain_cigarettes_count_acc }.
card-care_package-flavour = Sernik cioci Róży waży cztery kilo i brzęczy.
card-passkey = Klucz klawisza
    .gen = Klucza klawisza
    .counted = { $n ->
        [one] Klucz klawisza
        [few] { $n } Klucze klawisza
       *[many] { $n } Kluczy klawisza
    }
    .counted_from = { $n ->
        [one] z Klucza klawisza
       *[other] z { $n } Kluczy klawisza
    }
card-passkey-text = Idź na dowolny otwarty obszar inny niż twój.
card-passkey-flavour = Otwiera wszystkie drzwi oprócz jednych.
card-snitch = Kapuś
    .acc = Kapusia
    .gen = Kapusia
    .counted = { $n ->
        [one] Kapuś
        [few] { $n } Kapusie
       *[many] { $n } Kapusiów
    }
    .counted_acc = { $n ->
        [one] Kapusia
        [few] { $n } Kapusie
       *[many] { $n } Kapusiów
    }
    .counted_from = { $n ->
        [one] z Kapusia
       *[other] z { $n } Kapusiów
    }
card-snitch-text = Wyślij innego gracza do Izolatki.
card-snitch-flavour = Obywatelska postawa, tylko że za kratami.
card-sleight_of_hand = Lepkie ręce
    .gen = Lepkich rąk
    .counted = { $n ->
        [one] Lepkie ręce
        [few] { $n } karty Lepkie ręce
       *[many] { $n } kart Lepkie ręce
    }
    .counted_from = { $n ->
        [one] z Lepkich rąk
       *[other] z { $n } kart Lepkie ręce
    }
card-sleight_of_hand-text = Zabierz losową kartę innemu graczowi na twoim obszarze.
card-sleight_of_hand-flavour = Miły uścisk dłoni. Przelicz palce.
card-inspection = Kipisz
    .gen = Kipiszu
    .counted = { $n ->
        [one] Kipisz
        [few] { $n } Kipisze
       *[many] { $n } Kipiszy
    }
    .counted_from = { $n ->
        [one] z Kipiszu
       *[other] z { $n } Kipiszy
    }
card-inspection-text = Wybierz otwarty obszar. Każdy, kto ma tam na ręce Narzędzie (ty też), odrzuca jedno wybrane.
card-inspection-flavour = „Rutynowa kontrola” – mówią i wprowadzają psa.
card-rigged_game = Szulerka
    .acc = Szulerkę
    .gen = Szulerki
    .counted = { $n ->
        [one] Szulerka
        [few] { $n } Szulerki
       *[many] { $n } Szulerek
    }
    .counted_acc = { $n ->
        [one] Szulerkę
        [few] { $n } Szulerki
       *[many] { $n } Szulerek
    }
    .counted_from = { $n ->
        [one] z Szulerki
       *[other] z { $n } Szulerek
    }
card-rigged_game-text = Zabierz innemu graczowi do { $take_cigarettes_up_to_gen }.
card-rigged_game-flavour = Trzecia szóstka z rzędu. Ale fart.
card-bandages = Bandaż
    .gen = Bandaża
    .counted = { $n ->
        [one] Bandaż
        [few] { $n } Bandaże
       *[many] { $n } Bandaży
    }
    .counted_from = { $n ->
        [one] z Bandaża
       *[other] z { $n } Bandaży
    }
card-bandages-text = { $heal_all ->
    [0] Pozbądź się { $heal_count_gen }
   *[other] Pozbądź się wszystkich Łomotów
} i dobierz { $draw_cards_acc }.
card-bandages-flavour = Dwa razy gotowany. Chyba.
