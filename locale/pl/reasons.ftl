### Dlaczego jakaś możliwość jest dobra, słowami trenera: po wierszu, z tego, co pytany może wiedzieć.
### `$other` to rywal, `$mate` ktoś z drużyny.
why-nothing_better = Nic szczególnego za tym nie przemawia, ale i niewiele przeciw.

## Kopanie, przeszukiwanie, majstrowanie, handel.
why-wins_now = To wyprowadza cię na wolność. Nic lepszego nie ma.
why-wins_next = Potem brakuje ci jeszcze: { $points }. Narzędzie na to masz w ręce.
why-digs = Daje { $points }. { $left_number ->
        [one] Potem brakuje już tylko jednego.
        [few] Potem brakuje jeszcze { $left_number }.
       *[many] Potem brakuje jeszcze { $left_number }.
    }
why-digs_before_theft = { $other } stoi tu z Bronią. Z tunelu nikt ci nic nie zabierze, a to byłoby szkoda: { $tool }.
why-digs_in_time = { $other } potrzebuje już tylko tyle: { $left }. Nie ma czasu do stracenia.
why-race = { $turns ->
        [one] { $other } może wyjść już w następnej turze. Liczy się każdy punkt.
        [few] { $other } może wyjść za { $turns } tury. Liczy się każdy punkt.
       *[many] { $other } może wyjść za { $turns } tur. Liczy się każdy punkt.
    }
why-search_part = { $tool }: brakuje ci już tylko jednej części. To { $part }.
why-search_gang = Jeszcze jedno Akcesorium i Gang cię przyjmie: { $gang }.
why-search_weapon = { $other } ma Broń, a ty masz Narzędzia i nic do obrony.
why-search_most = Tutaj aż tyle: { $drawn }. Nigdzie nie ma więcej.
why-search = Daje { $drawn_acc }.
why-craft_wins = { $tool } wystarczy, żeby z resztą Narzędzi wyjść na wolność.
why-craft_tool = Z części, które osobno są niewiele warte, powstaje { $tool }: { $points }.
why-craft_knives = Przy Nożach { $other } zastanowi się dwa razy.
why-craft_before_beating = Po Łomocie od gracza { $other } nic już nie zmajstrujesz.
why-buy_wins = { $tool } wystarczy, żeby z resztą Narzędzi wyjść na wolność.
why-buy_tool = { $cigarettes } za { $points }: dobra wymiana.
why-buy_last = To ostatnia karta na stosie: { $tool }.
why-buy_weapon = Kto ma Broń, ten zachowuje swoje: { $cards }.
why-sell_price = Razem { $cigarettes }: wystarczy na { $tool_acc }.
why-sell_wins = Wystarczy na { $tool_acc }, a z tym wychodzisz na wolność.
why-sell_limit = Masz o { $over_acc } ponad limit. Lepiej sprzedać niż wyrzucić.
why-sell = { $cigarettes } za to, bez czego się obejdziesz: { $cards }.
why-spoon_wins = Jeszcze jedna Łyżka i Narzędzi wystarczy, żeby wyjść.
why-spoon = Narzędzie za darmo: { $points }.
why-heal_to_dig = W tym stanie nie da się kopać, a masz { $cards_acc }.
why-heal_to_craft = W tym stanie nie da się majstrować, a masz wszystkie części: { $card }.
why-heal_before_more = Jeszcze jeden Łomot i koniec kopania. { $other } ma do tego Broń.
why-heal = Jeden Łomot mniej, jedno zmartwienie mniej.
why-join_power = { $power }: to się opłaca od teraz do końca.
why-join_background = { $gang }: w tym Gangu twoje Tło daje więcej ({ $background }).
why-extort_wins = { $other } ma coś, co z resztą Narzędzi wystarczy, żeby wyjść: { $tool }.
why-extort_known = { $other } ma { $tool_acc }: to pewne.
why-extort_likely = { $other } ma { $tool_acc } z szansą około { $percent }%.
why-extort_leader = { $other } potrzebuje już tylko tyle: { $left }. Narzędzie mniej to dla ciebie tura więcej.
why-extort_odds = Jeśli { $other } stanie do Walki, wygrywasz z szansą około { $percent }%.
why-end_nothing = Zachowujesz, co masz, i czekasz na następną turę.
why-end_safe = Tu bezpieczniej niż w drodze: { $cards }.

## Miejsca.
why-go_win = { $place }: tam wykopiesz się na wolność, masz { $cards_acc }.
why-go_dig = { $place }: tam można kopać, a masz { $cards_acc }.
why-go_heal = { $place }: tam wyleczysz { $beatings_acc }.
why-go_buy = { $place }: masz { $cigarettes_acc }, tam to wystarczy na { $tool_acc }.
why-go_sell = { $place }: sprzedaj tam { $cards_acc }, a wystarczy na { $tool_acc }.
why-go_craft = { $place }: z tego, co masz, zmajstrujesz tam { $card_acc }.
why-go_spoon = { $place }: Łyżki za darmo.
why-go_search = { $place }: nigdzie nie ma więcej ({ $drawn }).
why-go_safe = { $place }: tam { $other } ze swoją Bronią cię nie dosięgnie.
why-go_rob = { $place }: jest tam { $other } i ma { $tool_acc }. A ty masz Broń.
why-go_mate = { $place }: jest tam { $mate }. We dwoje trudniej was okraść.
why-go_away_from_michel = { $place }: z dala od niebezpieczeństwa, które zwie się { $michel }.
why-go_on = { $place }: jest tam więcej do zrobienia niż tutaj.
why-roll_home = { $faces ->
        [one] Jedna ścianka kostki prowadzi { $place_to }, a masz { $cards_acc }.
        [few] { $faces } ścianki kostki prowadzą { $place_to }, a masz { $cards_acc }.
       *[many] { $faces } ścianek kostki prowadzi { $place_to }, a masz { $cards_acc }.
    }
why-roll_away = Wszędzie lepiej niż tu, gdzie jest { $other } z Bronią.
why-roll = Gdzie indziej jest więcej do zrobienia niż tutaj.
why-reroll = { $face } nie prowadzi tam, gdzie trzeba.
why-keep_roll = { $face } wystarczy.
why-michel_to = { $place }: tam { $michel } trafi na gracza { $other }, nie na ciebie.
why-michel_home = { $place }: to miejsce jest ci potrzebne, a zajmuje je { $michel }.
why-michel_moves = Niech { $michel } będzie gdzie indziej.

## Karty, według tego, co robią.
why-card_draws = Daje { $drawn_acc }.
why-card_cash = Daje { $cigarettes_acc }.
why-card_price = Razem { $cigarettes }: wystarczy na { $tool_acc }.
why-card_actions = W tej turze więcej: { $actions }. I jest co z tym zrobić.
why-card_dig_wins = Z tym następne kopanie wyprowadza cię na wolność: { $points }.
why-card_dig = Następne kopanie da więcej: { $points }.
why-card_heals = Leczy { $beatings_acc }.
why-card_heals_to_dig = Znów można kopać, a masz { $cards_acc }.
why-card_arms = Uzbraja cię: { $cards }.
why-card_supplies = Daje { $cards_acc }.
why-card_regains = Odzyskujesz { $cards_acc }.
why-card_buys = { $tool } za jedyne { $cigarettes_acc }.
why-card_forges = Z jednej części powstaje { $tool }.
why-card_beats = Osłabia gracza { $other }.
why-card_bars = Jeszcze jeden Łomot i { $other } nie będzie kopać.
why-card_locks = { $other } traci czas.
why-card_locks_tools = { $other } ma { $cards_acc } i chce kopać. Z Izolatki się nie da.
why-card_takes = { $other } traci kartę, a ty ją masz.
why-card_takes_best = { $other } ma { $tool_acc } wśród kart: { $size }.
why-card_pockets = { $robbed ->
        [one] Cudza karta za darmo.
        [few] Karty { $robbed } innych graczy za darmo.
       *[many] Karty { $robbed } innych graczy za darmo.
    }
why-card_takes_cash = { $other } oddaje ci { $cigarettes_acc }.
why-card_collects = Daje { $cigarettes_acc }, a innym ich ubywa.
why-card_inspects = { $place }: { $other } może tam stracić Narzędzie.
why-card_pools = Wkładasz { $own_acc }, wraca mniej więcej tyle: { $share }.
why-card_swaps = { $other } dostaje twoje karty ({ $own }), ty cudze ({ $size }).
why-card_calls_off = To, co zaczyna { $other }, spełza na niczym.
why-card_keeps_laid = I zachowujesz to, co wyłożono przeciw tobie.
why-card_wins_fight = Wygrywa prawie przegraną Walkę.
why-card_denies = { $other } potrzebuje już tylko tyle: { $left }. Ktoś musi coś zrobić.
why-card_lighter = I tak masz o { $over_acc } ponad limit.

## Odpowiedzi.
why-yield_unarmed = Przeciw graczowi { $other } nie masz nic. Lepiej stracić { $tool_acc } niż to i jeszcze dostać Łomot.
why-yield_cheap = Nie warto o to walczyć: { $tool }, { $points }.
why-yield_beating = Po jeszcze jednym Łomocie koniec kopania. To się jeszcze znajdzie: { $tool }.
why-fight_odds = Przeciw graczowi { $other } zachowujesz { $tool_acc } z szansą około { $percent }%.
why-fight_nothing_to_give = Nawet nie masz tego, czego chcą: { $tool }.
why-fight_for_win = To jest ci potrzebne, żeby wyjść: { $tool }.
why-weapon_odds = Przeciw graczowi { $other } wygrywasz z szansą około { $percent }%.
why-weapon_keeps_tool = { $other } nie dostanie twojego Narzędzia: { $tool }.
why-weapon_takes_tool = { $other } ma coś wartego jeszcze jednej Broni: { $tool }.
why-weapon_helps = Z tobą { $mate } wygrywa z szansą około { $percent }%.
why-give_up_odds = Przeciw graczowi { $other } szansa to tylko około { $percent }%.
why-give_up_unarmed = Nie masz już żadnej Broni do wyłożenia.
why-give_up_saves = Na lepszą Walkę zostaje: { $cards }.
why-michel_yield = Walka kosztuje więcej niż { $tool }: tylko { $percent }% kart uspokaja { $michel_acc }.
why-michel_calm = Następna karta uspokaja { $michel_acc } z szansą około { $percent }%.
why-michel_stays = { $place }: niech { $michel } tam zostanie.
why-draw_free = { $drawn } za darmo.
why-choose_keeps = Z twoich Narzędzi najmniej szkoda tego: { $tool }. Zostaje { $cards }.
why-choose_best = Najlepsze, co ma { $other }: { $card }.
why-choose_weapon = { $other } traci Broń, a ty ją masz: { $card }.
why-discard_least = Tego będzie najmniej szkoda: { $cards }.
why-discard_keeps_tools = Zachowujesz { $cards_acc }.
why-exchange_tools = { $mate } zrobi z tym więcej: { $cards }.
why-exchange = { $mate } i ty na tym zyskacie: { $cards }.
why-accept_tools = { $mate } daje ci { $cards_acc }. Tunel macie ten sam.
why-accept = Co dobre dla drużyny, dobre dla ciebie.
why-decline = To, co masz, tobie przyda się bardziej.
why-react_small = Szkoda jest niewielka. Tło przyda się bardziej kiedy indziej.
why-pass_unhelpful = To ci się jeszcze przyda, a tej Walki nie zmieni: { $cards }.
