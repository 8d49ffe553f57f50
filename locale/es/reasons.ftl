### Por qué una opción es buena, como lo dice el entrenador: una línea cada una, con lo que puede saber quien decide.
### `$other` es un rival, `$mate` alguien del equipo.
why-nothing_better = Nada en especial lo recomienda.

## Cavar, buscar, fabricar, comerciar.
why-wins_now = Con esto estás fuera. No hay nada mejor.
why-wins_next = Después solo necesitas { $points } más, y tienes en la mano la Herramienta que hace falta.
why-digs =
    Da { $points }. Después { $left_number ->
        [one] falta uno.
       *[other] faltan { $left_number }.
    }
why-digs_before_theft = { $other } está aquí y tiene un Arma. De tu túnel nadie puede quitarte { $tool_un }.
why-digs_in_time = { $other } solo necesita { $left } más. No hay tiempo que perder.
why-race = { $turns ->
        [one] { $other } puede estar fuera en el próximo turno. Ahora cuenta cada punto.
       *[other] { $other } puede estar fuera en { $turns } turnos. Ahora cuenta cada punto.
    }
why-search_part = Para { $tool_un } solo te falta { $part_un }.
why-search_gang = Con un Accesorio más puedes unirte { $gang_al }.
why-search_weapon = { $other } tiene un Arma, y tú no tienes ninguna para defender tus Herramientas.
why-search_most = Aquí robas { $drawn }. Ninguna Localización da más.
why-search = Robas { $drawn }.
why-craft_wins = Con { $tool_un } tienes Herramientas suficientes para salir.
why-craft_tool = Con piezas de poco valor haces { $tool_un }: { $points }.
why-craft_knives = Si tienes Cuchillos, { $other } se lo pensará dos veces.
why-craft_before_beating = Si { $other } te da una Paliza, ya no podrás fabricar.
why-buy_wins = Con { $tool_un } tienes Herramientas suficientes para salir.
why-buy_tool = { $cigarettes } por { $points }: un precio justo.
why-buy_last = Es la última carta del mazo: { $tool }.
why-buy_weapon = Con { $cards } puedes defender lo que tienes.
why-sell_price = Así tienes { $cigarettes }: suficiente para { $tool_un }.
why-sell_wins = Así pagas { $tool_un }, y entonces tienes Herramientas suficientes para salir.
why-sell_limit = Tienes { $over } de más. Mejor vender que descartar.
why-sell = Recibes { $cigarettes } por { $cards }.
why-spoon_wins = Con eso tienes Herramientas suficientes para salir.
why-spoon = No cuesta Cigarrillos y vale { $points }.
why-heal_to_dig = No puedes cavar hasta que te cures, y tienes { $cards }.
why-heal_to_craft = No puedes fabricar hasta que te cures, y tienes las cartas para { $card_un }.
why-heal_before_more = Con una Paliza más no podrás cavar. { $other } tiene un Arma.
why-heal = Con una Paliza menos, tus próximos turnos son más seguros.
why-join_power = «{ $power }» te ayuda a partir de ahora.
why-join_background = En { $gang_el } tus Antecedentes dan más: { $background }.
why-extort_wins = Con { $tool_un } de { $other } tienes Herramientas suficientes para salir.
why-extort_known = Sabes que { $other } tiene { $tool_un }.
why-extort_likely = La probabilidad de que { $other } tenga { $tool_un } es más o menos del { $percent } %.
why-extort_leader = { $other } solo necesita { $left } más. Quitarle una Herramienta te da tiempo.
why-extort_odds = Si { $other } pelea, ganas en torno al { $percent } % de las veces.
why-end_nothing = Te quedas con lo que tienes y esperas tu próximo turno.
why-end_safe = Aquí esto está más a salvo que de camino: { $cards }.

## Lugares.
why-go_win = { $place }: allí, con { $cards }, puedes cavar hasta salir.
why-go_dig = { $place }: allí puedes cavar con { $cards }.
why-go_heal = { $place }: allí puedes curarte. Tienes { $beatings_un }.
why-go_buy = { $place }: tienes { $cigarettes }, suficiente para comprar allí { $tool_un }.
why-go_sell = { $place }: si vendes allí { $cards }, puedes comprar { $tool_un }.
why-go_craft = { $place }: allí puedes fabricar { $card_un } con tus cartas.
why-go_spoon = { $place }: allí puedes robar una Cuchara.
why-go_search = { $place }: allí robas { $drawn }. Ninguna Localización da más.
why-go_safe = { $place }: lejos de { $other }, que tiene un Arma.
why-go_rob = { $place }: allí está { $other } con { $tool_un }, y tú tienes un Arma.
why-go_mate = { $place }: allí está { $mate }. Si vais dos, es más difícil robaros.
why-go_away_from_michel = { $place }: lejos de { $michel }.
why-go_on = { $place }: si buscas allí, robas { $drawn }, más que aquí.
why-roll_home =
    { $faces ->
        [one] Un número de seis te lleva { $place_al }, donde puedes cavar con { $cards }.
       *[other] { $faces } números de seis te llevan { $place_al }, donde puedes cavar con { $cards }.
    }
why-roll_away = Una tirada te aleja de { $other }, que tiene un Arma.
why-roll = Una tirada te lleva a otra Localización.
why-reroll = Un { $face } no te lleva adonde te hace falta.
why-michel_to = { $place }: allí { $michel } se topa con { $other } y no contigo.
why-michel_spares = { $place }: allí { $michel } no se topa contigo.
why-michel_home = { $place }: para ti es mejor sin { $michel }.
why-michel_moves = Una tirada puede llevar a { $michel } hasta un rival.

## Cartas, por lo que hacen.
why-card_draws = Robas { $drawn }.
why-card_cash = Recibes { $cigarettes }.
why-card_price = Así tienes { $cigarettes }: suficiente para { $tool_un }.
why-card_actions = Tienes { $actions } más este turno.
why-card_dig_wins = La próxima vez que caves ganas { $points } más, y con eso sales.
why-card_dig = La próxima vez que caves ganas { $points } más.
why-card_heals = Te quitas { $beatings_un }.
why-card_heals_to_dig = Puedes volver a cavar, y tienes { $cards }.
why-card_arms = Recibes { $cards } para pelear.
why-card_supplies = Recibes { $cards }.
why-card_regains = Recuperas { $cards }.
why-card_buys = { $cigarettes_number ->
        [0] Recibes { $tool_un } gratis.
       *[other] Pagas solo { $cigarettes } por { $tool_un }.
    }
why-card_forges = Para { $tool_un } te basta una sola pieza.
why-card_beats = Una Paliza debilita a { $other }.
why-card_bars = Después, { $other } no puede cavar.
why-card_locks = { $other } pierde tiempo en Aislamiento.
why-card_locks_tools = { $other } tiene { $cards }, pero en Aislamiento no puede cavar.
why-card_takes = Le quitas una carta a { $other }.
why-card_takes_best =
    { $size_number ->
        [one] La única carta de { $other } es { $tool_un }.
       *[other] { $other } tiene { $size }, y entre ellas { $tool_un }.
    }
why-card_pockets =
    { $robbed ->
        [one] Le quitas una carta a otro jugador.
       *[other] Les quitas cartas a otros { $robbed } jugadores.
    }
why-card_takes_cash = Le quitas { $cigarettes } a { $other }.
why-card_collects = Recibes { $cigarettes } de los demás.
why-card_inspects = { $place }: allí es probable que { $other } pierda una Herramienta.
why-card_pools = Pones { $own } y recibes más o menos { $share }.
why-card_swaps = { $other } recibe de ti { $own }, y tú recibes { $size }.
why-card_calls_off = Anula lo que ha empezado { $other }.
why-card_keeps_laid = También te quedas con las cartas jugadas contra ti.
why-card_wins_fight = Ganas esta pelea al momento.
why-card_denies = { $other } solo necesita { $left } más. Alguien tiene que hacer algo.
why-card_lighter = De todos modos tienes { $over } de más.

## Respuestas.
why-yield_unarmed = No tienes ningún Arma contra { $other }. Mejor perder solo { $tool_el } que llevarte también una Paliza.
why-yield_cheap = No merece una pelea: { $tool_un } vale { $points }.
why-yield_beating = Con otra Paliza no podrías cavar. Puedes volver a conseguir { $tool_un }.
why-fight_odds = Contra { $other } conservas { $tool_el } en torno al { $percent } % de las veces.
why-fight_nothing_to_give = No tienes { $tool_un } que entregar.
why-fight_for_win = Para salir te hace falta { $tool_el }.
why-weapon_odds = Ganas esta pelea contra { $other } en torno al { $percent } % de las veces.
why-weapon_keeps_tool = Si ganas, { $other } no te quita nada y tú no recibes ninguna Paliza.
why-weapon_takes_tool = Si ganas, le quitas { $tool_un } u otra carta a { $other }.
why-weapon_helps = Con tu ayuda, { $mate } gana en torno al { $percent } % de las veces.
why-give_up_odds = Contra { $other } ganarías solo en torno al { $percent } % de las veces.
why-give_up_unarmed = No te queda ningún Arma.
why-give_up_saves = Guardas { $cards } para una pelea mejor.
why-michel_yield = Pierdes { $tool_el }, pero no necesitas un Arma ni recibes una Paliza.
why-michel_calm = La próxima carta no muestra un cuchillo en torno al { $percent } % de las veces.
why-michel_stays = { $place }: { $michel } puede quedarse allí.
why-draw_free = { $drawn } gratis.
why-choose_keeps = De estas Herramientas, { $tool_el } es la que menos echarás de menos.
why-choose_best = La mejor carta de { $other }: { $card_el }.
why-choose_weapon = Tú tienes un Arma más; { $other }, una menos: { $card_un }.
why-discard_least = Lo que menos echarás de menos: { $cards }.
why-discard_keeps_tools = Conservas { $cards }.
why-exchange_tools = { $mate } recibe { $cards }, y vuestros puntos cuentan juntos.
why-exchange = Lo que ayuda a { $mate } te ayuda a ti: vuestros puntos cuentan juntos.
why-accept_tools = { $mate } te da { $cards }, y vuestros puntos cuentan juntos.
why-accept = Lo que ayuda a tu equipo te ayuda a ti.
why-decline = Tus cartas te sirven más a ti.
why-react_small = Puedes guardar tus Antecedentes para más adelante.
why-react_cannot = Tus Antecedentes no sirven contra esto.
why-pass_unhelpful = Mejor guardar { $cards }: tu ayuda no decidiría esta pelea.
