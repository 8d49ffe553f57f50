### The 18 Backgrounds: name, what it does, what its gang adds, flavour.
background-when = Revélala { $moments }.
background-bonus = Con { $gang_el }: { $bonus }
moment-turn = en tu turno, entre acciones
moment-extorted = antes de responder a una extorsión
moment-aimed = cuando una carta de Acción vaya contra ti
moment-losing = en vez de rendirte en una pelea

## Bikers
background-getaway_driver = Piloto de fugas
background-getaway_driver-text = Ve a cualquier otra Localización abierta. La extorsión termina y el Arma se gasta.
background-getaway_driver-bonus = antes, quítale una carta al azar al atacante.
background-getaway_driver-flavour = Esperaba ante el banco con el motor en marcha. Ahí sigue.
background-mechanic = Mecánico
background-mechanic-text = Este turno tienes { $gain_actions_count_un } más y robas { $draw_cards }.
background-mechanic-bonus = además, { $bonus_gain_actions_count_un } más.
background-mechanic-flavour = Le hace un puente a lo que sea. Menos a los festivos.
background-road_smuggler = Contrabandista
background-road_smuggler-text = Ve a cualquier otra Localización abierta.
background-road_smuggler-bonus = luego roba tantas cartas de Búsqueda como al buscar allí.
background-road_smuggler-flavour = Se sabía todas las fronteras. Menos la última.

## Bratva
background-hitman = Sicario
background-hitman-text = Otro jugador de tu Localización recibe { $beat_times_un }.
background-hitman-bonus = además, quítale una carta al azar.
background-hitman-flavour = «Nada personal», ponía en la tarjeta de visita.
background-prize_fighter = Púgil
background-prize_fighter-text = Ganas la pelea.
background-prize_fighter-bonus = además, elimina { $bonus_heal_count_un }.
background-prize_fighter-flavour = Se dejó ganar un combate. Nunca más.
background-arms_dealer = Traficante de armas
background-arms_dealer-text = Toma { $take_supply_count } del mazo.
background-arms_dealer-bonus = toma { $bonus_take_supply_count } más.
background-arms_dealer-flavour = Vendía a los dos bandos. Los dos se acuerdan.

## Cartel
background-bookmaker = Corredor de apuestas
background-bookmaker-text = Gana { $gain_cigarettes_count }.
background-bookmaker-bonus = gana { $bonus_gain_cigarettes_count } más.
background-bookmaker-flavour = Paga uno a uno a que no sales.
background-loan_shark = Prestamista
background-loan_shark-text = Los demás te dan hasta { $collect_cigarettes_up_to_un } cada uno.
background-loan_shark-bonus = en vez de eso, hasta { $bonus_collect_cigarettes_up_to_un }.
background-loan_shark-flavour = No olvida una cara. Ni una rótula.
background-quartermaster = Intendente
background-quartermaster-text = Compra un Pico o una Pala, estés donde estés, por { $buy_tool_discount } menos.
background-quartermaster-bonus = en vez de eso, por { $bonus_buy_tool_discount } menos.
background-quartermaster-flavour = Perdió cuatro camiones del Ejército. El dinero apareció.

## Crew
background-burglar = Butronero
background-burglar-text = Roba { $draw_cards }.
background-burglar-bonus = roba { $bonus_draw_cards } más.
background-burglar-flavour = Siempre entró por la pared. Ahora toca salir.
background-pickpocket = Carterista
background-pickpocket-text = { $pick_pockets_everywhere ->
    [0] Quítale una carta al azar a cada uno de los demás jugadores de tu Localización.
   *[other] Quítale una carta al azar a cada uno de los demás jugadores de tu Localización y a todos los de fuera de Aislamiento.
}
background-pickpocket-bonus = { $bonus_pick_pockets_everywhere ->
    [0] en vez de eso, a cada uno de los demás de tu Localización.
   *[other] también a cada uno de los demás que no esté en Aislamiento.
}
background-pickpocket-flavour = Total, no lo estabas usando.
background-con_artist = Timador
background-con_artist-text = Cambia tu mano por la de otro jugador de tu Localización que no tenga más cartas que tú.
background-con_artist-bonus = luego roba { $bonus_draw_cards }.
background-con_artist-flavour = Vendió la cárcel dos veces. Al mismo director.

## Triad
background-blacksmith = Herrero
background-blacksmith-text = Descarta una Pica por un Pico o un Recipiente por una Pala, estés donde estés y aun con Palizas.
background-blacksmith-bonus = puedes hacerlo dos veces.
background-blacksmith-flavour = Primero herró caballos. Luego se fugó en uno.
background-forger = Falsificador
background-forger-text = Toma { $take_discarded_cards } a tu elección de la pila de descarte de Búsqueda.
background-forger-bonus = en vez de eso, toma { $bonus_take_discarded_cards }.
background-forger-flavour = El juez reconoció su firma. Y eso que no era suya.
background-miner = Minero
background-miner-text = La próxima vez que caves este turno ganas { $improve_dig_points_un } más.
background-miner-bonus = en vez de eso, { $bonus_improve_dig_points_number } más.
background-miner-flavour = Veinte años bajo tierra, y ahora esto.

## Queers
background-medic = Sanitario
background-medic-text = { $heal_all ->
    [0] Elimina { $heal_count_un }
   *[other] Elimina todas tus Palizas
} y roba { $draw_cards }.
background-medic-bonus = roba { $bonus_draw_cards } más.
background-medic-flavour = Sin licencia por curar a quien no debía.
background-whistleblower = Denunciante
background-whistleblower-text = Manda a otro jugador a Aislamiento y roba { $draw_cards }.
background-whistleblower-bonus = antes, mira su mano y llévate una carta a tu elección.
background-whistleblower-flavour = Dijo la verdad una vez. Nueve años.
background-advocate = Abogado
background-advocate-text = La carta o extorsión no tiene efecto sobre ti y se gasta.
background-advocate-bonus = llévate a la mano esa carta o las Armas jugadas.
background-advocate-flavour = Protesto. No ha lugar. Protesto.
