### Dlaczego jakaś możliwość jest dobra, słowami trenera: po wierszu, z tego, co pytany może wiedzieć.
### `$other` to przeciwnik, `$mate` ktoś z drużyny.
why-nothing_better = Nic szczególnego za tym nie przemawia.

## Kopanie, przeszukiwanie, majstrowanie, handel.
why-wins_now = Tym kopaniem wychodzisz na wolność. Nic lepszego nie ma.
why-wins_next = Potem brakuje ci już tylko { $points_gen }, a masz na to Narzędzie na ręce.
why-digs = Daje { $points }. { $left_number ->
        [one] Potem brakuje ci już tylko jednego.
       *[other] Potem brakuje ci jeszcze { $left_number }.
    }
why-digs_before_theft = { $other } jest tutaj i ma Broń. Z tunelu nikt ci nie zabierze { $tool_gen }.
why-digs_in_time = { $other } potrzebuje już tylko { $left_gen }. Nie ma czasu do stracenia.
why-race = { $turns ->
        [one] { $other } może wyjść już w następnej turze. Liczy się każdy punkt.
        [few] { $other } może wyjść za { $turns } tury. Liczy się każdy punkt.
       *[many] { $other } może wyjść za { $turns } tur. Liczy się każdy punkt.
    }
why-search_part = Na { $tool_acc } brakuje ci już tylko { $part_gen }.
why-search_gang = Jeszcze jedno Akcesorium i możesz dołączyć do Gangu { $gang }.
why-search_weapon = { $other } ma Broń, a ty nie masz czym bronić swoich Narzędzi.
why-search_most = Dobierasz tu { $drawn_acc }. Nigdzie nie ma więcej.
why-search = Dobierasz { $drawn_acc }.
why-craft_wins = Z { $tool_ins } masz dość Narzędzi, żeby wykopać się na wolność.
why-craft_tool = Z tanich części powstaje { $tool }: { $points }.
why-craft_knives = { $other } dwa razy się zastanowi, jeśli masz Noże.
why-craft_before_beating = Jeśli { $other } spuści ci Łomot, nic już nie zmajstrujesz.
why-buy_wins = Z { $tool_ins } masz dość Narzędzi, żeby wykopać się na wolność.
why-buy_tool = { $cigarettes } za { $points }: uczciwa cena.
why-buy_last = To ostatnia taka karta na stosie: { $tool }.
why-buy_weapon = Masz wtedy { $cards_acc } do obrony swoich kart.
why-sell_price = Masz wtedy { $cigarettes_acc }: to wystarczy na { $tool_acc }.
why-sell_wins = To wystarczy na { $tool_acc }, a wtedy masz dość Narzędzi, żeby wykopać się na wolność.
why-sell_limit = Masz { $over_acc } ponad limit. Lepiej sprzedać niż wyrzucić.
why-sell = Dostajesz { $cigarettes_acc } za { $cards_acc }.
why-spoon_wins = Z tą Łyżką masz dość Narzędzi, żeby wykopać się na wolność.
why-spoon = Nie kosztuje Szlugów, a daje { $points }.
why-heal_to_dig = Bez Kuracji nie możesz kopać, a masz { $cards_acc }.
why-heal_to_craft = Bez Kuracji nie możesz majstrować, a masz części na { $card_acc }.
why-heal_before_more = Po jeszcze jednym Łomocie nie możesz kopać, a { $other } ma Broń.
why-heal = Z jednym Łomotem mniej następne tury będą bezpieczniejsze.
why-join_power = „{ $power }” pomaga ci od tej chwili.
why-join_background = W Gangu { $gang } twoje Tło daje więcej: { $background }.
why-extort_wins = { $other } ma { $tool_acc }. Z tym masz dość Narzędzi, żeby wykopać się na wolność.
why-extort_known = Wiesz, że { $other } ma { $tool_acc }.
why-extort_likely = Szansa, że { $other } ma { $tool_acc }, to około { $percent }%.
why-extort_leader = { $other } potrzebuje już tylko { $left_gen }. Zabierając Narzędzie, zyskujesz czas.
why-extort_odds = Jeśli { $other } stanie do walki, wygrasz w około { $percent }% przypadków.
why-end_nothing = Zachowujesz, co masz, i czekasz na następną turę.
why-end_safe = Tu jest to bezpieczniejsze niż w drodze: { $cards }.

## Miejsca.
why-go_win = { $place }: tam wykopiesz się na wolność. Masz { $cards_acc }.
why-go_dig = { $place }: tam możesz kopać. Masz { $cards_acc }.
why-go_heal = { $place }: tam możesz się wyleczyć. Masz { $beatings_acc }.
why-go_buy = { $place }: masz { $cigarettes_acc }, a to wystarczy tam na { $tool_acc }.
why-go_sell = { $place }: jeśli sprzedasz tam { $cards_acc }, wystarczy ci na { $tool_acc }.
why-go_craft = { $place }: tam zmajstrujesz ze swoich kart { $card_acc }.
why-go_spoon = { $place }: tam możesz ukraść Łyżkę.
why-go_search = { $place }: dobierasz tam { $drawn_acc }. Nigdzie nie ma więcej.
why-go_safe = { $place }: { $other } ma Broń, a tam cię nie dosięgnie.
why-go_rob = { $place }: jest tam { $other } i ma { $tool_acc }. A ty masz Broń.
why-go_mate = { $place }: jest tam { $mate }. Razem trudniej was okraść.
why-go_away_from_michel = { $place }: z dala od { $michel_gen }.
why-go_on = { $place }: przeszukując, dobierasz tam { $drawn_acc }, więcej niż tutaj.
why-roll_home = { $faces ->
        [one] Jeden wynik na sześć prowadzi { $place_to }. Tam możesz kopać, a masz { $cards_acc }.
        [few] { $faces } wyniki na sześć prowadzą { $place_to }. Tam możesz kopać, a masz { $cards_acc }.
       *[many] { $faces } wyników na sześć prowadzi { $place_to }. Tam możesz kopać, a masz { $cards_acc }.
    }
why-roll_away = { $other } ma Broń, a rzut kostką zabierze cię stąd.
why-roll = Rzut kostką prowadzi na inny obszar.
why-reroll = Wynik { $face } nie prowadzi tam, dokąd chcesz iść.
why-michel_to = { $place }: tam { $michel } trafi na gracza { $other }, nie na ciebie.
why-michel_spares = { $place }: tam { $michel } nie trafi na ciebie.
why-michel_home = { $place }: lepiej dla ciebie, gdy nie ma tam { $michel_gen }.
why-michel_moves = Po rzucie { $michel } może trafić na przeciwnika.

## Karty, według tego, co robią.
why-card_draws = Dobierasz { $drawn_acc }.
why-card_cash = Dostajesz { $cigarettes_acc }.
why-card_price = Masz wtedy { $cigarettes_acc }: to wystarczy na { $tool_acc }.
why-card_actions = Masz w tej turze o { $actions_acc } więcej.
why-card_dig_wins = Następne kopanie da o { $points } więcej, a to wyprowadzi cię na wolność.
why-card_dig = Następne kopanie da o { $points } więcej.
why-card_heals = Pozbywasz się { $beatings_gen }.
why-card_heals_to_dig = Znów możesz kopać, a masz { $cards_acc }.
why-card_arms = Dostajesz do walki { $cards_acc }.
why-card_supplies = Dostajesz { $cards_acc }.
why-card_regains = Odzyskujesz { $cards_acc }.
why-card_buys = { $cigarettes_number ->
        [0] Dostajesz { $tool_acc } za darmo.
       *[other] Płacisz tylko { $cigarettes_acc } za { $tool_acc }.
    }
why-card_forges = Na { $tool_acc } potrzebujesz tylko jednej części.
why-card_beats = Łomot osłabi gracza { $other }.
why-card_bars = Potem { $other } nie może kopać.
why-card_locks = { $other } traci czas w Izolatce.
why-card_locks_tools = { $other } ma { $cards_acc }, ale w Izolatce nie może kopać.
why-card_takes = Zabierasz kartę graczowi { $other }.
why-card_takes_best = { $size_number ->
        [one] { $other } ma tylko jedną kartę: { $tool_acc }.
       *[other] { $other } ma { $size_acc }, a wśród nich { $tool_acc }.
    }
why-card_pockets = { $robbed ->
        [one] Zabierasz kartę innemu graczowi.
       *[other] Zabierasz karty { $robbed } innym graczom.
    }
why-card_takes_cash = Zabierasz { $cigarettes_acc } graczowi { $other }.
why-card_collects = Dostajesz od innych { $cigarettes_acc }.
why-card_inspects = { $place }: { $other } prawdopodobnie straci tam Narzędzie.
why-card_pools = Wkładasz { $own_acc }, a wraca około { $share_gen }.
why-card_swaps = { $other } dostaje od ciebie { $own_acc }, a ty dostajesz { $size_acc }.
why-card_calls_off = Unieważniasz to, co zaczyna { $other }.
why-card_keeps_laid = Zatrzymujesz też karty wyłożone przeciwko tobie.
why-card_wins_fight = Od razu wygrywasz tę walkę.
why-card_denies = { $other } potrzebuje już tylko { $left_gen }. Ktoś musi coś zrobić.
why-card_lighter = I tak masz { $over_acc } ponad limit.

## Odpowiedzi.
why-yield_unarmed = Nie masz Broni przeciw graczowi { $other }. Lepiej stracić tylko { $tool_acc } niż dostać jeszcze Łomot.
why-yield_cheap = Nie warto o to walczyć: { $tool } daje { $points }.
why-yield_beating = Po jeszcze jednym Łomocie nie możesz kopać. { $tool } jeszcze się znajdzie.
why-fight_odds = W walce z graczem { $other } zachowasz { $tool_acc } w około { $percent }% przypadków.
why-fight_nothing_to_give = Nie masz { $tool_gen }, więc nie masz czego oddać.
why-fight_for_win = Potrzebujesz { $tool_gen }, żeby wyjść na wolność.
why-weapon_odds = Tę walkę z graczem { $other } wygrasz w około { $percent }% przypadków.
why-weapon_keeps_tool = Jeśli wygrasz, { $other } nic ci nie zabierze i nie dostaniesz Łomotu.
why-weapon_takes_tool = Jeśli wygrasz, { $other } odda ci { $tool_acc } albo inną kartę.
why-weapon_helps = Z twoją pomocą { $mate } wygra w około { $percent }% przypadków.
why-give_up_odds = W walce z graczem { $other } wygrasz tylko w około { $percent }% przypadków.
why-give_up_unarmed = Nie masz już żadnej Broni.
why-give_up_saves = Zachowujesz { $cards_acc } na lepszą walkę.
why-michel_yield = Tracisz { $tool_acc }, ale nie potrzebujesz Broni i nie dostajesz Łomotu.
why-michel_calm = Na następnej karcie nie ma noża w około { $percent }% przypadków.
why-michel_stays = { $place }: { $michel } może tam zostać.
why-draw_free = { $drawn } za darmo.
why-choose_keeps = Z tych Narzędzi najmniej szkoda { $tool_gen }.
why-choose_best = Najlepsza karta, jaką ma { $other }: { $card }.
why-choose_weapon = Dostajesz Broń, a { $other } ją traci: { $card }.
why-discard_least = Tego będzie ci najmniej szkoda: { $cards }.
why-discard_keeps_tools = Zachowujesz { $cards_acc }.
why-exchange_tools = { $mate } dostaje { $cards_acc }, a wasze punkty liczą się razem.
why-exchange = Gdy { $mate } zyskuje, ty też: wasze punkty liczą się razem.
why-accept_tools = { $mate } daje ci { $cards_acc }, a wasze punkty liczą się razem.
why-accept = Co pomaga drużynie, pomaga tobie.
why-decline = Twoje karty są dla ciebie więcej warte.
why-react_small = Możesz zachować Tło na później.
why-react_cannot = Twoje Tło przed tym nie chroni.
why-pass_unhelpful = Zachowaj { $cards_acc } dla siebie: pomoc nie rozstrzygnie tej walki.
