### Why a prisoner played by a bot did what everybody saw, in its own words, beside the table. { $name } is whom it concerns,
### always as the one spoken to or the one who does something, so that it need not be inflected.

reason-said = { $name }: { $words }
reason-digs = Kopię { $card_ins }. Do końca: { $points }.
reason-looks_for_cards = Zobaczmy, co tu leży.
reason-takes_a_tool = Lepsza Łyżka w garści niż Łopata na stosie.
reason-recovers = Na dziś mam dość bicia.
reason-wants_that_power = { $gang }. Z takimi warto trzymać.
reason-now_or_never = Teraz albo nigdy.
reason-not_worth_a_fight = Bierz. To nie jest warte Łomotu.
reason-gives_in = Bierz { $card_acc }, { $name }. To nie jest warte Łomotu.
reason-does_not_give_in = Spróbuj mi to zabrać.
reason-stands_up = Spróbuj mi to zabrać, { $name }.
reason-means_to_win_this = { $card }. Tego nie odpuszczę.
reason-stands_by = { $card } dla ciebie, { $name }. Wygramy to razem.
reason-helps_the_team = { $name }, podzielmy się tym, co mamy.
reason-prefers_what_it_has = Nie ma mowy, { $name }. Wolę to, co mam.
reason-sends_trouble_elsewhere = Komuś innemu przyda się towarzystwo.
reason-sends_trouble = { $names }, idzie towarzystwo.
reason-needs_another_place = Nic tu po mnie.
reason-plays_its_card = { $card }. Na to jest teraz dobra chwila.
reason-aims_its_card = { $card }, i to właśnie dla ciebie, { $name }.
reason-wants_that_tool = { $name }, dawaj { $card_acc }. Mój tunel czeka.
reason-denies_leader = { $name } ma { $points }. Coś za dobrze idzie.
reason-arms_itself = { $card }. Strzeżonego ostrze strzeże.
reason-makes_a_tool = Zmajstruję z tego { $card_acc }.
reason-buys_a_tool = { $card }. Dobrze wydane Szlugi.
reason-can_buy_a_tool_then = Na Narzędzie powinno starczyć.
reason-raises_cash = Przyda się parę Szlugów.
reason-goes_to_recover = Muszę do lekarza.
reason-goes_to_trade = Idę na zakupy.
