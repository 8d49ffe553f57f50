### 18 kart Tła: nazwa, działanie, co dodaje Gang, smaczek.
background-when = Odkryj: { $moments }.
background-bonus = W Gangu { $gang }: { $bonus }
moment-turn = w swojej turze, między akcjami
moment-extorted = przed odpowiedzią na wymuszenie
moment-aimed = gdy celuje w ciebie karta Akcji
moment-losing = zamiast poddać się w walce

## Bikers
background-getaway_driver = Kierowca
background-getaway_driver-text = Idź na dowolny inny otwarty obszar. Wymuszenie się kończy, Broń przepada.
background-getaway_driver-bonus = najpierw zabierz atakującemu losową kartę.
background-getaway_driver-flavour = Pod bankiem z włączonym silnikiem. Do dziś.
background-mechanic = Mechanik
background-mechanic-text = Masz w tej turze o { $gain_actions_count_acc } więcej i dobierasz { $draw_cards_acc }.
background-mechanic-bonus = jeszcze o { $bonus_gain_actions_count_acc } więcej.
background-mechanic-flavour = Odpali wszystko na krótko. Oprócz komisji penitencjarnej.
background-road_smuggler = Przemytnik
background-road_smuggler-text = Idź na dowolny inny otwarty obszar.
background-road_smuggler-bonus = potem dobierz tyle kart, ile daje tam Przeszukiwanie.
background-road_smuggler-flavour = Zna każdą granicę. Jedna odwzajemnia znajomość.

## Bratva
background-hitman = Cyngiel
background-hitman-text = Inny gracz na twoim obszarze dostaje { $beat_times_acc }.
background-hitman-bonus = zabierz mu też losową kartę.
background-hitman-flavour = Na wizytówce: „Nic osobistego”.
background-prize_fighter = Pięściarz
background-prize_fighter-text = Wygrywasz walkę.
background-prize_fighter-bonus = pozbądź się też { $bonus_heal_count_gen }.
background-prize_fighter-flavour = Jedna walka sprzedana. Nigdy więcej.
background-arms_dealer = Handlarz bronią
background-arms_dealer-text = Weź ze stosu { $take_supply_count_acc }.
background-arms_dealer-bonus = weź jeszcze { $bonus_take_supply_count_acc }.
background-arms_dealer-flavour = Klienci po obu stronach frontu. Obie strony pamiętają.

## Cartel
background-bookmaker = Bukmacher
background-bookmaker-text = Weź { $gain_cigarettes_count_acc }.
background-bookmaker-bonus = weź jeszcze { $bonus_gain_cigarettes_count_acc }.
background-bookmaker-flavour = Przyjmuje zakłady, że ci się nie uda.
background-loan_shark = Lichwiarz
background-loan_shark-text = Każdy inny gracz oddaje ci do { $collect_cigarettes_up_to_gen }.
background-loan_shark-bonus = zamiast tego do { $bonus_collect_cigarettes_up_to_gen }.
background-loan_shark-flavour = Świetna pamięć do twarzy i rzepek kolanowych.
background-quartermaster = Kwatermistrz
background-quartermaster-text = Kup Kilof lub Łopatę, gdziekolwiek jesteś, o { $buy_tool_discount_acc } taniej.
background-quartermaster-bonus = zamiast tego o { $bonus_buy_tool_discount_acc } taniej.
background-quartermaster-flavour = Cztery ciężarówki zginęły. Pieniądze się znalazły.

## Crew
background-burglar = Włamywacz
background-burglar-text = Dobierz { $draw_cards_acc }.
background-burglar-bonus = dobierz jeszcze { $bonus_draw_cards_acc }.
background-burglar-flavour = Z wejściem nigdy problemu. Z wyjściem owszem.
background-pickpocket = Kieszonkowiec
background-pickpocket-text = { $pick_pockets_everywhere ->
    [0] Zabierz losową kartę każdemu innemu graczowi na twoim obszarze.
   *[other] Zabierz losową kartę każdemu innemu graczowi na twoim obszarze i wszystkim poza Izolatką.
}
background-pickpocket-bonus = { $bonus_pick_pockets_everywhere ->
    [0] zamiast tego każdemu innemu graczowi na twoim obszarze.
   *[other] także każdemu innemu graczowi poza Izolatką.
}
background-pickpocket-flavour = I tak tego nie używasz.
background-con_artist = Kanciarz
background-con_artist-text = Zamień się kartami z ręki z innym graczem na twoim obszarze, który nie ma więcej kart niż ty.
background-con_artist-bonus = potem dobierz { $bonus_draw_cards_acc }.
background-con_artist-flavour = To więzienie ma już dwa akty własności. Oba na naczelnika.

## Triad
background-blacksmith = Kowal
background-blacksmith-text = Zamień Szpikulec na Kilof lub Puszkę na Łopatę: wszędzie, nawet po Łomocie.
background-blacksmith-bonus = możesz zrobić to dwa razy.
background-blacksmith-flavour = Kuj żelazo, póki klawisz śpi.
background-forger = Fałszerz
background-forger-text = Weź { $take_discarded_cards_number ->
    [one] 1 wybraną kartę
    [few] { $take_discarded_cards_number } wybrane karty
   *[many] { $take_discarded_cards_number } wybranych kart
} ze stosu odrzuconych kart Przeszukiwania.
background-forger-bonus = zamiast tego weź { $bonus_take_discarded_cards_acc }.
background-forger-flavour = Podpis sędziego? Ładniejszy od oryginału.
background-miner = Górnik
background-miner-text = Twoje następne Kopanie w tej turze daje o { $improve_dig_points_acc } więcej.
background-miner-bonus = zamiast tego o { $bonus_improve_dig_points_acc } więcej.
background-miner-flavour = Dwadzieścia lat pod ziemią i znowu szychta.

## Queers
background-medic = Medyk
background-medic-text = { $heal_all ->
    [0] Pozbądź się { $heal_count_gen }
   *[other] Pozbądź się wszystkich Łomotów
} i dobierz { $draw_cards_acc }.
background-medic-bonus = dobierz jeszcze { $bonus_draw_cards_acc }.
background-medic-flavour = Prawo do zawodu odebrane. Zawód wykonywany.
background-whistleblower = Sygnalista
background-whistleblower-text = Wyślij innego gracza do Izolatki i dobierz { $draw_cards_acc }.
background-whistleblower-bonus = najpierw obejrzyj jego rękę i zabierz z niej jedną wybraną kartę.
background-whistleblower-flavour = Jedno słowo prawdy, dziewięć lat.
background-advocate = Adwokat
background-advocate-text = Karta lub wymuszenie przepada bez skutku dla ciebie.
background-advocate-bonus = weź tę kartę albo wyłożoną Broń na rękę.
background-advocate-flavour = Sprzeciw! Oddalony. Sprzeciw!
