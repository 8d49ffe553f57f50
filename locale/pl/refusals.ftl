### Dlaczego czegoś nie można teraz zrobić. Po zdaniu stoi numer zasady.
refusal-by-rule = { $reason } ({ $rule })

## Zawsze
refusal-game_over = Gra jest skończona.
refusal-not_asked = Nikt o to nie pyta.
refusal-another_question = Najpierw trzeba odpowiedzieć na coś innego.
refusal-no_action_left = Nie masz już akcji.
refusal-card_not_in_hand = Nie masz tego na ręce.
refusal-would_do_nothing = To nic by nie dało.
refusal-wrong_target = To nie może być cel.
refusal-not_yourself = Wybierz kogoś innego, nie siebie.
refusal-team_mode_only = To tylko w Trybie drużynowym.
refusal-not_in_solitary = Nie w Izolatce.

## Ruch
refusal-too_few_actions = Masz na to za mało akcji.
refusal-already_there = Już tam jesteś.
refusal-not_an_open_place = To nie jest otwarty obszar.
refusal-no_mate_of_your_gang_there = Nie ma tam nikogo z twojej drużyny i twojego Gangu.
refusal-not_where_the_die_leads = Kostka tam nie prowadzi.

## Przeszukiwanie, Majstrowanie, Kopanie
refusal-already_searched = W tej turze już nie możesz przeszukiwać.
refusal-cannot_craft_here = Nie można tu majstrować.
refusal-too_beaten_to_craft = Masz za dużo Łomotów, żeby majstrować.
refusal-parts_missing = Brakuje ci części.
refusal-pile_empty = Na stosie jest za mało kart.
refusal-only_in_cell_block = Kopać można tylko w Bloku więziennym.
refusal-only_in_own_block = Kopać możesz tylko w Bloku swojej drużyny.
refusal-too_beaten_to_dig = Masz za dużo Łomotów, żeby kopać.
refusal-no_such_tool_in_hand = Nie masz tego Narzędzia na ręce.
refusal-not_a_tool = To nie jest Narzędzie.

## Handel i inne akcje obszarów
refusal-only_in_rec_area = To można zrobić tylko w Pomieszczeniu rekreacyjnym.
refusal-nothing_to_sell = Wybierz na sprzedaż przynajmniej jedną kartę.
refusal-too_few_cigarettes = Masz za mało Szlugów.
refusal-only_in_cafeteria = To można zrobić tylko na Stołówce.
refusal-only_in_infirmary = To można zrobić tylko w Ambulatorium.
refusal-not_beaten = Nie masz Łomotu do leczenia.

## Gangi, karty Akcji, Tła
refusal-wrong_number_of_accessories = Ten Gang żąda innej liczby różnych Akcesoriów.
refusal-not_its_accessories = Ten Gang nie przyjmuje takich Akcesoriów.
refusal-gang_pile_empty = Ten Gang nie ma już kart.
refusal-not_an_action_card = To nie jest karta Akcji.
refusal-target_in_solitary = Nikt w Izolatce nie może być celem.
refusal-target_not_here = Tego gracza nie ma na twoim obszarze.
refusal-already_revealed = Twoje Tło jest już odkryte.
refusal-not_the_moment = Twojego Tła nie można odkryć w tym momencie.
refusal-card_not_in_discard = Tej karty nie ma na stosie kart odrzuconych.
refusal-wrong_number_of_cards = To nie jest właściwa liczba kart.
refusal-card_cannot_be_chosen = Tej karty nie można wybrać.

## Wymuszenie i walka
refusal-already_extorted = W tej turze już nie możesz wymuszać.
refusal-no_weapon = Nie masz Broni.
refusal-not_a_rival = Nie możesz niczego wymuszać od własnej drużyny.
refusal-not_a_weapon = To nie jest Broń.
refusal-wrong_number_of_weapons = Musisz wyłożyć inną liczbę Broni.
refusal-only_in_your_own_combat = To działa tylko w twojej własnej walce.
refusal-tool_not_shown = Na karcie nie ma tego Narzędzia.

## Wymiana
refusal-not_a_teammate = To można zrobić tylko z kimś ze swojej drużyny.
refusal-empty_exchange = Zaproponuj coś albo o coś poproś.
refusal-nothing_to_exchange = Nie macie się czym wymieniać.
refusal-mate_does_not_have_it = Druga strona tego nie ma.
