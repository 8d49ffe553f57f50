### Por qué una opción es buena, como lo dice el entrenador: una línea cada una, con lo que puede saber quien decide.
### `$other` es un rival, `$mate` alguien del equipo.
why-nothing_better = Nada en especial habla a favor, y poco en contra.

## Cavar, buscar, fabricar, comerciar.
why-wins_now = Con esto estás fuera. No hay nada mejor.
why-wins_next = Luego te faltan { $points }, y la Herramienta para ellos la tienes en la mano.
why-digs = Da { $points }. Luego { $left_number ->
        [one] falta uno.
       *[other] faltan { $left_number }.
    }
why-digs_before_theft = { $other } está aquí y tiene un Arma. De un túnel nadie te quita { $tool_un }.
why-digs_in_time = A { $other } le faltan solo { $left }. No hay tiempo que perder.
why-race = { $turns ->
        [one] { $other } puede estar fuera en el próximo turno. Ahora cuenta cada punto.
       *[other] { $other } puede estar fuera en { $turns } turnos. Ahora cuenta cada punto.
    }
why-search_part = Para { $tool_un } solo te falta { $part_un }.
why-search_gang = Un Accesorio más y la Banda te acepta: { $gang }.
why-search_weapon = { $other } tiene un Arma, y tú, Herramientas y nada con que defenderlas.
why-search_most = Aquí, { $drawn }: ningún lugar da más.
why-search = Da { $drawn }.
why-craft_wins = Con { $tool_un } tus Herramientas bastan para salir.
why-craft_tool = De piezas que solas valen poco haces { $tool_un }: { $points }.
why-craft_knives = Con Cuchillos, { $other } se lo piensa dos veces.
why-craft_before_beating = Tras una Paliza de { $other } ya no podrías fabricar nada.
why-buy_wins = Con { $tool_un } tus Herramientas bastan para salir.
why-buy_tool = { $cigarettes } por { $points }: un buen trato.
why-buy_last = Es la última carta del montón: { $tool }.
why-buy_weapon = Quien va armado conserva lo suyo: { $cards }.
why-sell_price = Con eso son { $cigarettes }: bastan para { $tool_un }.
why-sell_wins = Con eso pagas { $tool_un }, y así puedes salir.
why-sell_limit = Te pasas del límite: { $over } de más. Mejor vender que tirar.
why-sell = { $cigarettes } por lo que te sobra: { $cards }.
why-spoon_wins = Una Cuchara más y tus Herramientas bastan para salir.
why-spoon = Una Herramienta gratis: { $points }.
why-heal_to_dig = Así no puedes cavar, y tienes { $cards }.
why-heal_to_craft = Así no puedes fabricar, y tienes las piezas para { $card_un }.
why-heal_before_more = Una Paliza más y no podrás cavar. { $other } tiene Armas para dártela.
why-heal = Una Paliza menos, una preocupación menos.
why-join_power = { $power }: compensa de aquí al final.
why-join_background = { $gang }: con ellos tus Antecedentes dan más ({ $background }).
why-extort_wins = Con { $tool_un } de { $other } tus Herramientas bastan para salir.
why-extort_known = { $other } tiene { $tool_un }: lo has visto.
why-extort_likely = { $other } tiene { $tool_un } en torno al { $percent } % de las veces.
why-extort_leader = A { $other } le faltan solo { $left }. Una Herramienta menos es un turno más para ti.
why-extort_odds = Si { $other } pelea, ganas en torno al { $percent } % de las veces.
why-end_nothing = Te quedas con lo que tienes y esperas tu próximo turno.
why-end_safe = Más a salvo aquí que de camino: { $cards }.

## Lugares.
why-go_win = { $place }: con { $cards } allí cavas tu salida.
why-go_dig = { $place }: allí puedes cavar con { $cards }.
why-go_heal = { $place }: allí te quitas { $beatings_un }.
why-go_buy = { $place }: allí tus { $cigarettes } pagan { $tool_un }.
why-go_sell = { $place }: vende allí { $cards } y te llega para { $tool_un }.
why-go_craft = { $place }: allí, con lo que tienes, puedes fabricar { $card_un }.
why-go_spoon = { $place }: Cucharas gratis.
why-go_search = { $place }: en ningún sitio se encuentra más ({ $drawn }).
why-go_safe = { $place }: fuera del alcance de { $other } y de sus Armas.
why-go_rob = { $place }: allí está { $other } con { $tool_un }, y tú vas con un Arma.
why-go_mate = { $place }: allí está { $mate }. A dos cuesta más robaros.
why-go_away_from_michel = { $place }: lejos de { $michel }.
why-go_on = { $place }: hay más que hacer que aquí.
why-roll_home = { $faces ->
        [one] Una cara del dado te lleva { $place_al }, con { $cards }.
       *[other] { $faces } caras del dado te llevan { $place_al }, con { $cards }.
    }
why-roll_away = En cualquier sitio mejor que al lado de { $other } y de sus Armas.
why-roll = En otro sitio hay más que hacer que aquí.
why-reroll = Un { $face } no lleva adonde te hace falta.
why-keep_roll = Un { $face } ya está bien.
why-michel_to = { $place }: allí { $michel } se topa con { $other } y no contigo.
why-michel_home = { $place }: te hace falta, y { $michel } estorba.
why-michel_moves = Mejor que { $michel } esté en otra parte.

## Cartas, por lo que hacen.
why-card_draws = Da { $drawn }.
why-card_cash = Da { $cigarettes }.
why-card_price = Con eso son { $cigarettes }: bastan para { $tool_un }.
why-card_actions = { $actions } más este turno, y sabes en qué usarlas.
why-card_dig_wins = Con { $points } más, el próximo cavado te saca de aquí.
why-card_dig = La próxima vez que caves vale más: { $points }.
why-card_heals = Te quita { $beatings_un }.
why-card_heals_to_dig = Puedes volver a cavar, y tienes { $cards }.
why-card_arms = Te arma: { $cards }.
why-card_supplies = Da { $cards }.
why-card_regains = Devuelve { $cards }.
why-card_buys = Solo { $cigarettes } por { $tool_un }.
why-card_forges = Hace { $tool_un } de una sola pieza.
why-card_beats = Debilita a { $other }.
why-card_bars = Una Paliza más y { $other } no puede cavar.
why-card_locks = Hace perder tiempo a { $other }.
why-card_locks_tools = { $other } tiene { $cards } y querría cavar. Desde Aislamiento, no.
why-card_takes = Quita una carta a { $other }.
why-card_takes_best = { $other } tiene { $tool_un } entre { $size }.
why-card_pockets = { $robbed ->
        [one] Una carta ajena gratis.
       *[other] Cartas de otros { $robbed } gratis.
    }
why-card_takes_cash = Quita { $cigarettes } a { $other }.
why-card_collects = Da { $cigarettes }, y los demás se quedan sin ellos.
why-card_inspects = { $place }: allí { $other } puede perder una Herramienta.
why-card_pools = Pones { $own } y recibes más o menos { $share }.
why-card_swaps = { $other } se queda con lo tuyo ({ $own }) y tú con lo suyo ({ $size }).
why-card_calls_off = Lo que ha empezado { $other } queda en nada.
why-card_keeps_laid = Y te quedas con lo que han puesto contra ti.
why-card_wins_fight = Gana una Pelea casi perdida.
why-card_denies = A { $other } le faltan solo { $left }. Alguien tiene que hacer algo.
why-card_lighter = De todos modos te pasas del límite: { $over } de más.

## Respuestas.
why-yield_unarmed = No tienes nada contra { $other }. Mejor perder { $tool_un } que eso y una Paliza.
why-yield_cheap = No vale una Pelea: { $tool }, { $points }.
why-yield_beating = Con otra Paliza ya no podrías cavar. Ya encontrarás { $tool_un }.
why-fight_odds = Contra { $other } conservas { $tool_el } en torno al { $percent } % de las veces.
why-fight_nothing_to_give = Ni siquiera tienes lo que te piden: { $tool }.
why-fight_for_win = Para salir te hace falta { $tool_el }.
why-weapon_odds = Contra { $other } ganas en torno al { $percent } % de las veces.
why-weapon_keeps_tool = Mantiene a { $other } lejos de tu Herramienta: { $tool }.
why-weapon_takes_tool = Vale otra Arma: { $tool_el } de { $other }.
why-weapon_helps = Contigo, { $mate } gana en torno al { $percent } % de las veces.
why-give_up_odds = Contra { $other } ganarías solo en torno al { $percent } % de las veces.
why-give_up_unarmed = No te queda ningún Arma que poner.
why-give_up_saves = Para una Pelea mejor: { $cards }.
why-michel_yield = Una Pelea cuesta más que { $tool_un }: solo el { $percent } % de las cartas calma a { $michel }.
why-michel_calm = La próxima carta calma a { $michel } en torno al { $percent } % de las veces.
why-michel_stays = { $place }: { $michel } está bien allí.
why-draw_free = { $drawn } gratis.
why-choose_keeps = De tus Herramientas, { $tool_el } es la que menos te dolerá. Conservas { $cards }.
why-choose_best = Lo mejor que tiene { $other }: { $card_el }.
why-choose_weapon = Un Arma menos para { $other } y una más para ti: { $card }.
why-discard_least = Lo que menos echarás de menos: { $cards }.
why-discard_keeps_tools = Conservas { $cards }.
why-exchange_tools = { $mate } puede hacer más con { $cards }.
why-exchange = { $mate } y tú salís ganando: { $cards }.
why-accept_tools = { $mate } te da { $cards }. El túnel es el mismo.
why-accept = Lo que es bueno para tu equipo es bueno para ti.
why-decline = Lo que tienes te sirve más a ti.
why-react_small = Esto hace poco daño. Tus Antecedentes valen más en otro momento.
why-pass_unhelpful = Te hará falta, y no cambiaría esta Pelea: { $cards }.
