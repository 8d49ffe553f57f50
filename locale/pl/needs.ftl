### Dlaczego czegoś nie da się teraz zrobić i co na to poradzić: czego trzeba i ile tego masz.
need-rules = { $rules } (F1)
need-place = Tylko { $places_in }.
need-beatings = { $most ->
        [0] Nie możesz, dopóki masz Łomot. Wyleczysz się { $places_in }.
       *[other] Masz za dużo Łomotów ({ $beatings_number }). Wyleczysz się { $places_in }.
    }
need-no_action_left = W tej turze nie masz już akcji.
need-too_few_actions = To kosztuje { $price_acc }, a masz { $actions_acc }. Rzut kostką kosztuje tylko jedną.
need-already_there = Już tam jesteś.
need-not_an_open_place = Nikt nie może tam wejść. Wysyłają tam tylko karty.
need-no_mate_of_your_gang_there = Potrzebujesz kogoś z twojej drużyny i twojego Gangu na innym otwartym obszarze.
need-already_searched = W tej turze Przeszukiwanie już było. Następne w kolejnej turze.
need-not_in_solitary = Nie w Izolatce. Najpierw z niej wyjdź.
need-parts_missing = Żeby zmajstrować { $made_acc }, potrzebujesz { $needs_gen }. Brakuje ci jeszcze { $missing_gen }.
need-pile_empty = { $card }: stos jest pusty. Odrzucone karty na niego wracają.
need-pile_too_small = { $needed }: na stosie tylko { $left }. Odrzucone karty na niego wracają.
need-no_such_tool_in_hand = Potrzebujesz Narzędzia na ręce: zmajstruj, kup, ukradnij albo wymuś jedno.
need-nothing_to_sell = Potrzebujesz karty na ręce.
need-too_few_cigarettes = Potrzebujesz { $price_gen }, a masz { $own_acc }. Sprzedaj karty, żeby mieć więcej.
need-not_beaten = Nie masz Łomotu do wyleczenia.
need-accessories = { $held ->
        [0] Potrzebujesz { $count } różnych Akcesoriów jednego Gangu. Nie masz jeszcze żadnego.
       *[other] Potrzebujesz { $count } różnych Akcesoriów jednego Gangu. Najbliżej jest { $gang }: masz { $held }.
    }
need-gang_pile_empty = { $gang }: nie ma już kart, więc nikt nie może dołączyć.
need-action_card = Potrzebujesz karty Akcji na ręce. Może ją dać Przeszukiwanie.
need-no_weapon = Potrzebujesz Broni: { $weapons_gen }.
need-weapons = Przeciw graczowi { $name } musisz wyłożyć { $needed }. Masz { $own_number }.
need-already_extorted = W tej turze wymuszenie już było. Następne w kolejnej turze.
need-rival_here = Na twoim obszarze musi być przeciwnik.
need-mate_here = Na twoim obszarze musi być ktoś z twojej drużyny.
need-nothing_to_exchange = Nikt z was nie ma nic do wymiany.
need-already_revealed = Twoje Tło jest już użyte. Działa raz na grę.
need-moment = Kartę „{ $card }” odkrywa się tylko w takiej chwili: { $moments }.
need-target_not_here = Karta „{ $card }” działa tylko na kogoś na twoim obszarze.
need-target_holds_more = Karta „{ $card }” działa tylko na kogoś na twoim obszarze, kto nie ma więcej kart niż ty.
need-target_in_solitary = Karta „{ $card }” nie działa na nikogo w Izolatce.
need-would_do_nothing = Karta „{ $card }” nic by teraz nie dała. Zachowaj ją.
need-wrong_target = Teraz nie ma na kim użyć karty „{ $card }”.
