### Sześć Gangów i ich 24 karty. Nazwy Gangów są w każdym języku te same i nieodmienne: „do Gangu Crew”.
gang-bikers = Bikers
gang-bikers-flavour = Nikt tu nie ma motocykla. Nikt o tym nie mówi.
gang-bratva = Bratva
gang-bratva-flavour = Siedzieli, zanim to było modne.
gang-cartel = Cartel
gang-cartel-flavour = Interes jak zwykle, tylko biuro mniejsze.
gang-crew = Crew
gang-crew-flavour = Szybkie ręce, długie rękawy.
gang-queers = Queers
gang-queers-flavour = Jedyny blok, w którym ktoś pyta, jak się czujesz.
gang-triad = Triad
gang-triad-flavour = Czterysta lat milczenia i solidnej roboty.

## Bikers
power-bikers_scout = Zwiadowca
power-bikers_scout-text = Po rzucie na Zwykły ruch możesz rzucić jeszcze raz. Liczy się drugi rzut.
power-bikers_scout-flavour = Zna każdy korytarz. Do żadnego się nie przyznaje.
power-bikers_throttle = Pełny gaz
power-bikers_throttle-text = Raz na turę Ostrożny ruch kosztuje cię tylko { $total_cautious_move_acc }.
power-bikers_throttle-flavour = Powoli to można na widzeniu.
power-bikers_saddlebags = Sakwy
power-bikers_saddlebags-text = Raz na turę, gdy przemieścisz się we własnej turze, dobierz { $draw_after_move_acc }.
power-bikers_saddlebags-flavour = Na pusto się nie wraca.
power-bikers_detour = Objazd
power-bikers_detour-text = Rzut na Zwykły ruch liczy ci się też jako o 1 wyższy i o 1 niższy; 6 i 1 sąsiadują.
power-bikers_detour-flavour = Dookoła to też droga.

## Bratva
power-bratva_enforcer = Egzekutor
power-bratva_enforcer-text = Gdy cel twojego wymuszenia oddaje Narzędzie dobrowolnie, wyłożona Broń wraca ci na rękę.
power-bratva_enforcer-flavour = Zwykle wystarcza chrząknięcie.
power-bratva_collector = Windykator
power-bratva_collector-text = Gdy jako atakujący wygrywasz walkę, zabierz pokonanemu jeszcze { $spoils_number ->
    [one] jedną losową kartę
    [few] { $spoils_number } losowe karty
   *[many] { $spoils_number } losowych kart
}.
power-bratva_collector-flavour = Odsetki są zawsze.
power-bratva_hard_case = Twardziel
power-bratva_hard_case-text = Możesz majstrować nawet z { $total_craft_beatings_ins }, a kopać nawet z { $total_dig_beatings_ins }.
power-bratva_hard_case-flavour = Powiedzmy, że to był masaż.
power-bratva_armourer = Zbrojmistrz
power-bratva_armourer-text = Na początku twojej tury, jeśli nie masz na ręce Broni, weź ze stosu { $arm_count_acc }.
power-bratva_armourer-flavour = Cierpliwy ze wszystkiego zrobi rękojeść.

## Cartel
power-cartel_fence = Paser
power-cartel_fence-text = Każda Sprzedaż daje ci o { $sell_bonus_acc } więcej.
power-cartel_fence-flavour = Spadło z bardzo małej ciężarówki.
power-cartel_wholesaler = Hurtownik
power-cartel_wholesaler-text = Kilofy i Łopaty kosztują cię o { $tool_discount_acc } mniej.
power-cartel_wholesaler-flavour = Zapytaj o kartę stałego klienta.
power-cartel_protection = Haracz
power-cartel_protection-text = Na początku twojej tury weź { $gain_cigarettes_count_acc }.
power-cartel_protection-flavour = Ładna cela. Szkoda by było, gdyby podmokła.
power-cartel_runner = Domokrążca
power-cartel_runner-text = Możesz sprzedawać i kupować także { $places_in }. Raz na turę, bez wydawania akcji: { $free_actions }.
power-cartel_runner-flavour = Sklep sam przychodzi do klienta.

## Crew
power-crew_lookout = Czujka
power-crew_lookout-text = Każde Przeszukiwanie daje ci o { $search_draws_number ->
    [one] 1 kartę
    [few] { $search_draws_number } karty
   *[many] { $search_draws_number } kart
} więcej.
power-crew_lookout-flavour = Gwiżdże, gdy pada. I gdy nie pada.
power-crew_sorter = Sortownia
power-crew_sorter-text = Każde Przeszukiwanie daje ci o { $search_draws_number ->
    [one] 1 kartę
    [few] { $search_draws_number } karty
   *[many] { $search_draws_number } kart
} więcej; potem odrzuć { $search_discards_number ->
    [one] 1 wybraną kartę
    [few] { $search_discards_number } wybrane karty
   *[many] { $search_discards_number } wybranych kart
}.
power-crew_sorter-flavour = Cudze śmieci, alfabetycznie.
power-crew_hustler = Kombinator
power-crew_hustler-text = Możesz przeszukiwać { $total_searches ->
    [one] raz
    [2] dwa razy
   *[other] { $total_searches } razy
} na turę. Każde Przeszukiwanie daje ci o { $search_draws_number ->
    [one] 1 kartę
    [few] { $search_draws_number } karty
   *[many] { $search_draws_number } kart
} więcej; potem odrzuć { $search_discards_number ->
    [one] 1 wybraną kartę
    [few] { $search_discards_number } wybrane karty
   *[many] { $search_discards_number } wybranych kart
}.
power-crew_hustler-flavour = Tam już było sprawdzane. To jeszcze raz.
power-crew_fingers = Zwinne palce
power-crew_fingers-text = Gdy kradniesz Łyżkę, weź { $total_spoons_acc }.
power-crew_fingers-flavour = Taca wróciła lżejsza.

## Triad
power-triad_workshop = Warsztat
power-triad_workshop-text = Możesz majstrować wszędzie poza Izolatką.
power-triad_workshop-flavour = Koc na kraty i fabryka gotowa.
power-triad_splicer = Splot
power-triad_splicer-text = Do majstrowania nie potrzebujesz Linki.
power-triad_splicer-flavour = Wystarczy węzeł, byle właściwy.
power-triad_tunnel_rats = Szczury tunelowe
power-triad_tunnel_rats-text = Gdy kradniesz Łyżkę, weź { $total_spoons_acc }. Możesz kopać nawet z { $total_dig_beatings_ins }.
power-triad_tunnel_rats-flavour = Podobno rozmiar łyżki nie ma znaczenia.
power-triad_steady_hands = Pewna ręka
power-triad_steady_hands-text = Raz na turę Majstrowanie nie kosztuje cię akcji.
power-triad_steady_hands-flavour = Gotowe, zanim klawisz przewróci stronę.

## Queers
power-queers_sanctuary = Azyl
power-queers_sanctuary-text = By coś na tobie wymusić, trzeba wyłożyć { $total_weapons_to_extort_acc }.
power-queers_sanctuary-flavour = Najpierw zapukaj.
power-queers_carers = Opieka
power-queers_carers-text = Na początku twojej tury pozbądź się { $heal_count_gen }.
power-queers_carers-flavour = Rosół, plaster i ktoś, kto zostaje.
power-queers_headliner = Gwiazda wieczoru
power-queers_headliner-text = Raz na turę, bez wydawania akcji: { $free_actions }.
power-queers_headliner-flavour = Cztery bisy i owacja na stojąco z Bloku B.
power-queers_network = Siatka
power-queers_network-text = Gdy przegrywasz walkę, nie tracisz karty.
power-queers_network-flavour = Twoje rzeczy są bezpieczne. Nie pytaj u kogo.
