### Perché una scelta è buona, come lo dice il coach: una riga ciascuna, da ciò che può sapere chi è interrogato.
### `$other` è un rivale, `$mate` qualcuno della squadra.
why-nothing_better = Non c’è un motivo forte per farlo.

## Scavare, cercare, creare, commerciare.
why-wins_now = Con questo scavo sei fuori. Di meglio non c’è.
why-wins_next =
    { $points_number ->
        [one] Poi ti manca solo { $points }, e hai in mano lo Strumento che serve.
       *[other] Poi ti mancano solo { $points }, e hai in mano lo Strumento che serve.
    }
why-digs =
    Vale { $points }. Poi { $left_number ->
        [one] ne manca uno.
       *[other] ne mancano { $left_number }.
    }
why-digs_before_theft = { $other } è qui e ha un’Arma. Dal tuo tunnel nessuno può prendere { $tool_a }.
why-digs_in_time = Per uscire, { $other } ha bisogno solo di { $left }. Non c’è tempo da perdere.
why-race =
    { $turns ->
        [one] { $other } può essere fuori al prossimo turno. Ora conta ogni punto.
       *[other] { $other } può essere fuori tra { $turns } turni. Ora conta ogni punto.
    }
why-search_part = Per { $tool_a } ti manca solo { $part_a }.
why-search_gang = Con un altro Accessorio puoi unirti { $gang_to }.
why-search_weapon = { $other } ha un’Arma, e tu non ne hai per difendere i tuoi Strumenti.
why-search_most = Qui peschi { $drawn }. Nessun Luogo ne dà di più.
why-search = Peschi { $drawn }.
why-craft_wins = Con { $tool_a } hai abbastanza Strumenti per uscire.
why-craft_tool = Con componenti da poco crei { $tool_a }: { $points }.
why-craft_knives = Se hai dei Coltelli, { $other } ci pensa due volte.
why-craft_before_beating = Se { $other } ti dà un Pestaggio, non puoi più creare.
why-buy_wins = Con { $tool_a } hai abbastanza Strumenti per uscire.
why-buy_tool = { $cigarettes } per { $points }: un prezzo onesto.
why-buy_last = È l’ultima carta della pila: { $tool }.
why-buy_weapon = Con { $cards } puoi difendere quello che hai.
why-sell_price = Così hai { $cigarettes }: abbastanza per { $tool_a }.
why-sell_wins = Così paghi { $tool_a }, e poi hai abbastanza Strumenti per uscire.
why-sell_limit = Hai { $over } di troppo. Meglio vendere che scartare.
why-sell = Ricevi { $cigarettes } per { $cards }.
why-spoon_wins = Così hai abbastanza Strumenti per uscire.
why-spoon = Non costa Sigarette e vale { $points }.
why-heal_to_dig = Finché non ti curi non puoi scavare, e hai in mano { $cards }.
why-heal_to_craft = Finché non ti curi non puoi creare, e hai le carte per { $card_a }.
why-heal_before_more = Ancora un Pestaggio e non puoi scavare. { $other } ha un’Arma.
why-heal = Con un Pestaggio in meno i tuoi prossimi turni sono più sicuri.
why-join_power = «{ $power }» ti aiuta da adesso in poi.
why-join_background = Se sei { $gang_in }, i tuoi Precedenti danno di più: { $background }.
why-extort_wins = Con { $tool_a } di { $other } hai abbastanza Strumenti per uscire.
why-extort_known = Sai che { $other } ha { $tool_a }.
why-extort_likely = Probabilità che { $other } abbia { $tool_a }: circa { $percent }%.
why-extort_leader = Per uscire, { $other } ha bisogno solo di { $left }. Con uno Strumento in meno ci mette di più.
why-extort_odds = Se { $other } si batte, hai circa { $percent } probabilità su 100 di vincere.
why-end_nothing = Ti tieni quello che hai e aspetti il prossimo turno.
why-end_safe = Queste carte sono più al sicuro qui che per strada: { $cards }.

## Luoghi.
why-go_win = { $place }: lì con { $cards } puoi scavare fino a uscire.
why-go_dig = { $place }: lì puoi scavare con { $cards }.
why-go_heal = { $place }: lì puoi curarti. Hai { $beatings_a }.
why-go_buy = { $place }: hai { $cigarettes }, abbastanza per comprare lì { $tool_a }.
why-go_sell = { $place }: se lì vendi { $cards }, puoi comprare { $tool_a }.
why-go_craft = { $place }: lì puoi creare { $card_a } con le tue carte.
why-go_spoon = { $place }: lì puoi rubare un Cucchiaio.
why-go_search = { $place }: lì peschi { $drawn }. Nessun Luogo ne dà di più.
why-go_safe = { $place }: lontano da { $other }, che ha un’Arma.
why-go_rob = { $place }: lì c’è { $other } con { $tool_a }, e tu hai un’Arma.
why-go_mate = { $place }: lì c’è { $mate }. In due è più difficile derubarvi.
why-go_away_from_michel = { $place }: lontano da { $michel }.
why-go_on = { $place }: con una Ricerca lì peschi { $drawn }, più che qui.
why-roll_home =
    { $faces ->
        [one] Un numero su sei ti porta { $place_in }, dove puoi scavare con { $cards }.
       *[other] { $faces } numeri su sei ti portano { $place_in }, dove puoi scavare con { $cards }.
    }
why-roll_away = Un tiro ti porta lontano da { $other }, che ha un’Arma.
why-roll = Un tiro ti porta in un altro Luogo.
why-reroll = Un { $face } non ti porta dove ti serve.
why-michel_to = { $place }: lì { $michel } trova { $other } invece di te.
why-michel_spares = { $place }: lì { $michel } non trova te.
why-michel_home = { $place }: per te è meglio senza { $michel }.
why-michel_moves = Un tiro può portare { $michel } da un rivale.

## Carte, per quel che fanno.
why-card_draws = Peschi { $drawn }.
why-card_cash = Ricevi { $cigarettes }.
why-card_price = Così hai { $cigarettes }: abbastanza per { $tool_a }.
why-card_actions = In questo turno hai { $actions } in più.
why-card_dig_wins = Il tuo prossimo scavo vale { $points } in più, e così esci.
why-card_dig = Il tuo prossimo scavo vale { $points } in più.
why-card_heals = Rimuovi { $beatings_a }.
why-card_heals_to_dig = Puoi di nuovo scavare, e hai { $cards }.
why-card_arms = Ricevi { $cards } per batterti.
why-card_supplies = Ricevi { $cards }.
why-card_regains = Riprendi { $cards }.
why-card_buys = { $cigarettes_number ->
        [0] Ricevi { $tool_a } gratis.
       *[other] Paghi solo { $cigarettes } per { $tool_a }.
    }
why-card_forges = Per { $tool_a } ti basta un solo componente.
why-card_beats = Un Pestaggio indebolisce { $other }.
why-card_bars = Dopo, { $other } non può scavare.
why-card_locks = { $other } perde tempo in Isolamento.
why-card_locks_tools = { $other } ha { $cards }, ma in Isolamento non può scavare.
why-card_takes = Prendi una carta dalla mano di { $other }.
why-card_takes_best =
    { $size_number ->
        [one] L’unica carta di { $other } è { $tool_a }.
       *[other] { $other } ha { $size }, e una è { $tool_a }.
    }
why-card_pockets =
    { $robbed ->
        [one] Prendi una carta dalla mano di un altro giocatore.
       *[other] Prendi carte dalla mano di altri { $robbed } giocatori.
    }
why-card_takes_cash = Prendi { $cigarettes } da { $other }.
why-card_collects = Ricevi { $cigarettes } dagli altri.
why-card_inspects = { $place }: lì è probabile che { $other } perda uno Strumento.
why-card_pools = Ci metti { $own } e ricevi circa { $share }.
why-card_swaps = { $other } riceve da te { $own }, tu ricevi { $size }.
why-card_calls_off = Annulla quello che ha iniziato { $other }.
why-card_keeps_laid = E ti tieni anche le carte giocate contro di te.
why-card_wins_fight = Vinci subito questo scontro.
why-card_denies = Per uscire, { $other } ha bisogno solo di { $left }. Qualcuno deve fare qualcosa.
why-card_lighter = Hai comunque { $over } di troppo.

## Risposte.
why-yield_unarmed = Contro { $other } non hai Armi. Meglio perdere solo { $tool_the } che subire anche un Pestaggio.
why-yield_cheap = Non merita uno scontro: { $tool_a } vale { $points }.
why-yield_beating = Dopo un altro Pestaggio non potresti scavare. Puoi sempre procurarti di nuovo { $tool_a }.
why-fight_odds = Contro { $other } hai circa { $percent } probabilità su 100 di tenerti { $tool_the }.
why-fight_nothing_to_give = Non hai { $tool_a } da consegnare.
why-fight_for_win = Per uscire ti serve { $tool_the }.
why-weapon_odds = Contro { $other } hai circa { $percent } probabilità su 100 di vincere questo scontro.
why-weapon_keeps_tool = Se vinci, { $other } non ti prende niente e tu non subisci Pestaggi.
why-weapon_takes_tool = Se vinci, prendi { $tool_a } o un’altra carta dalla mano di { $other }.
why-weapon_helps = Con il tuo aiuto { $mate } ha circa { $percent } probabilità su 100 di vincere.
why-give_up_odds = Contro { $other } avresti solo circa { $percent } probabilità su 100 di vincere.
why-give_up_unarmed = Non hai più Armi.
why-give_up_saves = Risparmi { $cards } per uno scontro migliore.
why-michel_yield = Perdi { $tool_the }, ma non ti serve un’Arma e non subisci Pestaggi.
why-michel_calm = Probabilità che la prossima carta sia senza coltello: circa { $percent }%.
why-michel_stays = { $place }: { $michel } può restare lì.
why-draw_free = { $drawn } gratis.
why-choose_keeps = Di questi Strumenti, { $tool_the } è quello che ti mancherà meno.
why-choose_best = La carta migliore di { $other }: { $card_the }.
why-choose_weapon = Tu hai un’Arma in più, { $other } una in meno: { $card_a }.
why-discard_least = Quello che ti mancherà meno: { $cards }.
why-discard_keeps_tools = Ti tieni { $cards }.
why-exchange_tools = { $mate } riceve { $cards }, e i vostri punti si sommano.
why-exchange = Quello che aiuta { $mate } aiuta anche te: i vostri punti si sommano.
why-accept_tools = { $mate } ti dà { $cards }, e i vostri punti si sommano.
why-accept = Quello che aiuta la squadra aiuta te.
why-decline = Le tue carte servono di più a te.
why-react_small = Puoi tenere i tuoi Precedenti per dopo.
why-react_cannot = Contro questo i tuoi Precedenti non servono.
why-pass_unhelpful = Meglio tenere { $cards }: il tuo aiuto non deciderebbe questo scontro.
