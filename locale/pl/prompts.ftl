### O co pyta gra: `prompt-` do tego, kto ma odpowiedzieć, `waiting-` do pozostałych, `-you`, gdy druga osoba to ty.
### $name to osoba pytana, $other ta druga.

prompt-turn = Twoja tura: masz jeszcze { $actions_acc }.
waiting-turn = Teraz gra { $name } i ma jeszcze { $actions_acc }.
prompt-turn-done = Nie masz już akcji: zakończ turę.
waiting-turn-done = Teraz gra { $name }, ale nie ma już akcji.
prompt-reroll = Wypada { $face }. Zostawiasz czy rzucasz jeszcze raz?
waiting-reroll = { $name } wyrzuca { $face } i może rzucić jeszcze raz.
prompt-place = Wypada { $face }. Dokąd idziesz?
waiting-place = { $name } wyrzuca { $face } i wybiera, dokąd pójść.
prompt-place-michel = Wypada { $face }. Dokąd idzie { $michel }?
waiting-place-michel = { $name } wyrzuca { $face } i wybiera, dokąd idzie { $michel }.

prompt-extorted = { $other } wykłada { $weapons_acc } i żąda { $tool_gen }. Co robisz?
waiting-extorted = { $other } żąda { $tool_gen }. Odpowiedzieć musi { $name }.
waiting-extorted-you = Żądasz { $tool_gen }. Odpowiedzieć musi { $name }.
prompt-combat = Walka o { $tool_acc }, po drugiej stronie { $other }: zagraj Broń albo się poddaj.
waiting-combat = { $name } kontra { $other }, walka o { $tool_acc }: { $name } zagrywa Broń albo się poddaje.
waiting-combat-you = Walczysz o { $tool_acc }: { $name } zagrywa Broń albo się poddaje.
prompt-help = { $other } nie zagrywa Broni w walce o { $tool_acc }. Pomagasz?
waiting-help = { $other } walczy o { $tool_acc }. { $name } może pomóc.
waiting-help-you = { $name } może pomóc ci w walce o { $tool_acc }.
prompt-react = { $other } zagrywa { $card_acc } przeciwko tobie. Odpowiadasz swoim Tłem?
waiting-react = { $other } zagrywa { $card_acc }. { $name } może odpowiedzieć.
waiting-react-you = Zagrywasz { $card_acc }. { $name } może odpowiedzieć.

prompt-michel = Wpadasz na { $michel_acc }. Na karcie: { $card }. Co robisz?
waiting-michel = { $name } wpada na { $michel_acc } i musi odpowiedzieć. Na karcie: { $card }.
prompt-combat-michel = Walka z { $michel_ins }: zagraj Broń albo się poddaj.
waiting-combat-michel = Walka z { $michel_ins }: { $name } zagrywa Broń albo się poddaje.
prompt-help-michel = { $other } nie zagrywa Broni w walce z { $michel_ins }. Pomagasz?
waiting-help-michel = { $other } walczy z { $michel_ins }. { $name } może pomóc.
waiting-help-michel-you = { $name } może pomóc ci w walce z { $michel_ins }.
prompt-michel_draw = Wygrywasz z { $michel_ins }. Dobierasz { $draws_acc }?
waiting-michel_draw = { $name } wygrywa z { $michel_ins } i może dobrać { $draws_acc }.
prompt-michel_move = Rzucasz kostką, by przesunąć { $michel_acc }?
waiting-michel_move = { $name } może rzucić kostką i przesunąć { $michel_acc }.

prompt-choose_card-lose_tool = Przegrywasz z { $michel_ins }. Które Narzędzie odrzucasz?
waiting-choose_card-lose_tool = { $name } przegrywa z { $michel_ins } i wybiera Narzędzie do odrzucenia.
prompt-choose_card-inspection = Kipisz! Które Narzędzie odrzucasz?
waiting-choose_card-inspection = Kipisz! { $name } wybiera Narzędzie do odrzucenia.
prompt-choose_card-take_seen = Oglądasz karty, które ma { $other }. Którą zabierasz?
waiting-choose_card-take_seen = { $name } ogląda karty, które ma { $other }, i wybiera jedną.
waiting-choose_card-take_seen-you = { $name } ogląda twoją rękę i wybiera kartę.
prompt-choose_card-forge_again = Możesz wykuć drugie Narzędzie. Które?
waiting-choose_card-forge_again = { $name } może wykuć drugie Narzędzie.
prompt-discard = Odrzuć { $count_number ->
    [one] 1 wybraną kartę
    [few] { $count_number } wybrane karty
   *[many] { $count_number } wybranych kart
}.
waiting-discard = { $name } wybiera, co odrzucić: { $count_acc }.
prompt-discard-limit = Możesz zatrzymać { $limit_acc }. Odrzuć { $count_number ->
    [one] 1 wybraną kartę
    [few] { $count_number } wybrane karty
   *[many] { $count_number } wybranych kart
}.
waiting-discard-limit = { $name } może zatrzymać { $limit_acc } i wybiera, co odrzucić: { $count_acc }.
prompt-exchange = { $other } proponuje ci wymianę. Daje: { $give_bare }. Chce: { $take_bare }. Zgoda?
waiting-exchange = { $other } proponuje wymianę. Odpowiedzieć musi { $name }.
waiting-exchange-you = Proponujesz wymianę. Dajesz: { $give_bare }. Chcesz: { $take_bare }. Odpowiedzieć musi { $name }.
