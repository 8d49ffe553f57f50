### Why something cannot be done at all. What may be done at another time is said in needs.ftl, with the way out.

## Zawsze
refusal-game_over = Gra jest skończona.
refusal-not_asked = Teraz pytanie jest inne.
refusal-another_question = Najpierw trzeba odpowiedzieć na coś innego.
refusal-card_not_in_hand = Nie masz tego na ręce.
refusal-not_yourself = Wybierz kogoś innego, nie siebie.
refusal-team_mode_only = To tylko w Trybie drużynowym.

## Ruch
refusal-not_where_the_die_leads = Kostka tam nie prowadzi.

## Przeszukiwanie, Majstrowanie, Kopanie
refusal-not_a_tool = To nie jest Narzędzie.

## Gangi, karty Akcji, Tła
refusal-not_its_accessories = Ten Gang nie przyjmuje takich Akcesoriów.
refusal-not_an_action_card = To nie jest karta Akcji.
refusal-card_not_in_discard = Tej karty nie ma na stosie kart odrzuconych.
refusal-wrong_number_of_cards = To nie jest właściwa liczba kart.
refusal-card_cannot_be_chosen = Nie możesz wybrać tej karty.

## Wymuszenie i walka
refusal-not_a_rival = Nie możesz niczego wymuszać od własnej drużyny.
refusal-not_a_weapon = To nie jest Broń.
refusal-only_in_your_own_combat = To działa tylko w twojej własnej walce.
refusal-tool_not_shown = Na karcie nie ma tego Narzędzia.

## Wymiana
refusal-not_a_teammate = To można zrobić tylko z kimś ze swojej drużyny.
refusal-empty_exchange = Zaproponuj coś albo o coś poproś.
refusal-mate_does_not_have_it = Druga strona tego nie ma.
