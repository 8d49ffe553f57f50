### Perché una scelta è buona, come lo dice il coach: una riga ciascuna, da ciò che può sapere chi è interrogato.
### `$other` è un rivale, `$mate` qualcuno della squadra.
why-nothing_better = Niente di particolare a favore, e poco contro.

## Scavare, cercare, creare, commerciare.
why-wins_now = Con questo scavo sei fuori. Di meglio non c’è.
why-wins_next = Poi ti mancano { $points }, e lo Strumento per farli ce l’hai in mano.
why-digs = Porta { $points }. Poi { $left_number ->
        [one] ne manca uno.
       *[other] ne mancano { $left_number }.
    }
why-digs_before_theft = { $other } è qui e ha un’Arma. Da un tunnel nessuno ti ruba { $tool_a }.
why-digs_in_time = A { $other } mancano solo { $left_number } punti. Non c’è tempo da perdere.
why-race = { $turns ->
        [one] { $other } può essere fuori al prossimo turno. Ora conta ogni punto.
       *[other] { $other } può essere fuori in { $turns } turni. Ora conta ogni punto.
    }
why-search_part = Per { $tool_a } ti manca solo questo: { $part }.
why-search_gang = Ancora un Accessorio e la Gang ti prende: { $gang }.
why-search_weapon = { $other } ha un’Arma, tu hai Strumenti e niente per difenderli.
why-search_most = Qui { $drawn }: nessun luogo ne dà di più.
why-search = Porta { $drawn }.
why-craft_wins = Con { $tool_a } i tuoi Strumenti bastano per uscire.
why-craft_tool = Da pezzi che da soli valgono poco fai { $tool_a }: { $points }.
why-craft_knives = Davanti ai Coltelli { $other } ci pensa due volte.
why-craft_before_beating = Dopo un Pestaggio di { $other } non potresti più creare niente.
why-buy_wins = Con { $tool_a } i tuoi Strumenti bastano per uscire.
why-buy_tool = { $cigarettes } per { $points }: un buon affare.
why-buy_last = È l’ultima carta della pila: { $tool }.
why-buy_weapon = Chi è armato si tiene il suo: { $cards }.
why-sell_price = Fanno { $cigarettes }: bastano per { $tool_a }.
why-sell_wins = Basta per { $tool_a }, e così puoi uscire.
why-sell_limit = Hai { $over } oltre il limite. Meglio vendere che scartare.
why-sell = { $cigarettes } per ciò di cui puoi fare a meno: { $cards }.
why-spoon_wins = Ancora un Cucchiaio e i tuoi Strumenti bastano per uscire.
why-spoon = Uno Strumento gratis: { $points }.
why-heal_to_dig = Così pesto non puoi scavare, e hai { $cards }.
why-heal_to_craft = Così pesto non puoi creare, e hai i pezzi per { $card_a }.
why-heal_before_more = Ancora un Pestaggio e non scavi più. { $other } ha le Armi per dartelo.
why-heal = Un Pestaggio in meno, un pensiero in meno.
why-join_power = { $power }: rende da adesso alla fine.
why-join_background = { $gang }: con loro i tuoi Precedenti fanno di più ({ $background }).
why-extort_wins = Con { $tool_a } di { $other } i tuoi Strumenti bastano per uscire.
why-extort_known = { $other } ha { $tool_a }: l’hai visto.
why-extort_likely = { $other } ha { $tool_a } circa nel { $percent }% dei casi.
why-extort_leader = A { $other } mancano solo { $left_number } punti. Uno Strumento in meno è un turno in più per te.
why-extort_odds = Se { $other } combatte, vinci circa nel { $percent }% dei casi.
why-end_nothing = Ti tieni quello che hai e aspetti il prossimo turno.
why-end_safe = Più al sicuro qui che per strada: { $cards }.

## Luoghi.
why-go_win = { $place }: con { $cards } lì ti scavi la via d’uscita.
why-go_dig = { $place }: lì puoi scavare con { $cards }.
why-go_heal = { $place }: lì ti liberi di { $beatings_a }.
why-go_buy = { $place }: lì le tue { $cigarettes } pagano { $tool_a }.
why-go_sell = { $place }: vendi lì { $cards }, e basta per { $tool_a }.
why-go_craft = { $place }: lì con ciò che hai puoi creare { $card_a }.
why-go_spoon = { $place }: Cucchiai gratis.
why-go_search = { $place }: da nessuna parte si trova di più ({ $drawn }).
why-go_safe = { $place }: fuori portata da { $other } e dalle sue Armi.
why-go_rob = { $place }: lì c’è { $other } con { $tool_a }, e tu hai un’Arma.
why-go_mate = { $place }: lì c’è { $mate }. In due è più difficile derubarvi.
why-go_away_from_michel = { $place }: lontano da { $michel }.
why-go_on = { $place }: lì c’è più da fare che qui.
why-roll_home = { $faces ->
        [one] Una faccia del dado ti porta { $place_in }, con { $cards }.
       *[other] { $faces } facce del dado ti portano { $place_in }, con { $cards }.
    }
why-roll_away = Ovunque è meglio che accanto a { $other } e alle sue Armi.
why-roll = Altrove c’è più da fare che qui.
why-reroll = Un { $face } non porta dove ti serve.
why-keep_roll = Un { $face } va bene così.
why-michel_to = { $place }: lì { $michel } trova { $other } invece di te.
why-michel_home = { $place }: ti serve, e { $michel } è d’intralcio.
why-michel_moves = Meglio che { $michel } stia altrove.

## Carte, per quel che fanno.
why-card_draws = Porta { $drawn }.
why-card_cash = Porta { $cigarettes }.
why-card_price = Fanno { $cigarettes }: bastano per { $tool_a }.
why-card_actions = { $actions } in più in questo turno, e sai che fartene.
why-card_dig_wins = Con { $points } in più il prossimo scavo ti porta fuori.
why-card_dig = Il prossimo scavo vale di più: { $points }.
why-card_heals = Ti libera di { $beatings_a }.
why-card_heals_to_dig = Puoi di nuovo scavare, e hai { $cards }.
why-card_arms = Ti arma: { $cards }.
why-card_supplies = Porta { $cards }.
why-card_regains = Riporta { $cards }.
why-card_buys = Solo { $cigarettes } per { $tool_a }.
why-card_forges = Crea { $tool_a } da un pezzo solo.
why-card_beats = Indebolisce { $other }.
why-card_bars = Ancora un Pestaggio e { $other } non può scavare.
why-card_locks = Fa perdere tempo a { $other }.
why-card_locks_tools = { $other } ha { $cards } e vorrebbe scavare. Dall’Isolamento non si può.
why-card_takes = Prende una carta a { $other }.
why-card_takes_best = { $other } ha { $tool_a } tra { $size }.
why-card_pockets = { $robbed ->
        [one] Una carta altrui gratis.
       *[other] Carte di altri { $robbed } gratis.
    }
why-card_takes_cash = Prende { $cigarettes } a { $other }.
why-card_collects = Porta { $cigarettes }, e agli altri mancano.
why-card_inspects = { $place }: lì { $other } rischia di perdere uno Strumento.
why-card_pools = Ci metti { $own } e ne riprendi circa: { $share }.
why-card_swaps = A { $other } vanno le tue ({ $own }), a te le sue ({ $size }).
why-card_calls_off = Quello che { $other } ha iniziato finisce in niente.
why-card_keeps_laid = E ti tieni ciò che è stato calato contro di te.
why-card_wins_fight = Vince uno Scontro quasi perso.
why-card_denies = A { $other } mancano solo { $left_number } punti. Qualcuno deve pur fare qualcosa.
why-card_lighter = Tanto hai { $over } oltre il limite.

## Risposte.
why-yield_unarmed = Contro { $other } non hai niente. Meglio perdere { $tool_a } che anche prenderle.
why-yield_cheap = Non vale uno Scontro: { $tool }, { $points }.
why-yield_beating = Ancora un Pestaggio e non scaveresti più. Troverai di nuovo { $tool_a }.
why-fight_odds = Contro { $other } ti tieni { $tool_the } circa nel { $percent }% dei casi.
why-fight_nothing_to_give = Non hai nemmeno ciò che ti chiedono: { $tool }.
why-fight_for_win = Per uscire ti serve { $tool_the }.
why-weapon_odds = Contro { $other } vinci circa nel { $percent }% dei casi.
why-weapon_keeps_tool = Tiene { $other } lontano dal tuo Strumento: { $tool }.
why-weapon_takes_tool = Vale un’altra Arma: { $tool_the } di { $other }.
why-weapon_helps = Con te { $mate } vince circa nel { $percent }% dei casi.
why-give_up_odds = Contro { $other } vinceresti solo circa nel { $percent }% dei casi.
why-give_up_unarmed = Non hai più Armi da calare.
why-give_up_saves = Da tenere per uno Scontro migliore: { $cards }.
why-michel_yield = Uno Scontro costa più di { $tool_a }: solo il { $percent }% delle carte calma { $michel }.
why-michel_calm = La prossima carta calma { $michel } circa nel { $percent }% dei casi.
why-michel_stays = { $place }: lì { $michel } sta benissimo.
why-draw_free = { $drawn } gratis.
why-choose_keeps = Dei tuoi Strumenti { $tool_the } è quello che manca meno. Ti tieni { $cards }.
why-choose_best = Il meglio che ha { $other }: { $card_the }.
why-choose_weapon = Disarma { $other } e arma te: { $card }.
why-discard_least = Quello che ti mancherà meno: { $cards }.
why-discard_keeps_tools = Ti tieni { $cards }.
why-exchange_tools = { $mate } può fare di più con { $cards }.
why-exchange = Ci guadagnate tu e { $mate }: { $cards }.
why-accept_tools = { $mate } ti dà { $cards }. Il tunnel è lo stesso.
why-accept = Quello che serve alla squadra serve a te.
why-decline = Quello che hai serve di più a te.
why-react_small = Fa poco danno. I tuoi Precedenti valgono di più un’altra volta.
why-pass_unhelpful = Ti servirà, e questo Scontro non lo cambierebbe: { $cards }.
