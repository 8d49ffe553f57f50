### The six gangs and their 24 cards. Gang names are the same in every language.
### .el “los Bikers”, .al “a los Bikers”, .del “de los Bikers”.
gang-bikers = Bikers
    .el = los Bikers
    .al = a los Bikers
    .del = de los Bikers
gang-bikers-flavour = Aquí nadie tiene moto. Y nadie lo dice.
gang-bratva = Bratva
    .el = la Bratva
    .al = a la Bratva
    .del = de la Bratva
gang-bratva-flavour = Ya estaban a la sombra antes de que se pusiera de moda.
gang-cartel = Cartel
    .el = el Cartel
    .al = al Cartel
    .del = del Cartel
gang-cartel-flavour = El negocio de siempre, en una oficina más pequeña.
gang-crew = Crew
    .el = la Crew
    .al = a la Crew
    .del = de la Crew
gang-crew-flavour = Mano rápida, manga larga.
gang-queers = Queers
    .el = los Queers
    .al = a los Queers
    .del = de los Queers
gang-queers-flavour = El único sitio donde te preguntan qué tal estás.
gang-triad = Triad
    .el = la Triad
    .al = a la Triad
    .del = de la Triad
gang-triad-flavour = Cuatrocientos años callando y construyendo bien.

## Bikers
power-bikers_scout = Avanzadilla
power-bikers_scout-text = Tras lanzar el dado para un Movimiento simple, puedes repetir la tirada una vez. Vale la segunda.
power-bikers_scout-flavour = Conoce todos los pasillos. No reconoce ninguno.
power-bikers_throttle = A todo gas
power-bikers_throttle-text = Una vez por turno, un Movimiento cauteloso te cuesta solo { $total_cautious_move }.
power-bikers_throttle-flavour = Ir despacio es para el horario de visitas.
power-bikers_saddlebags = Alforjas
power-bikers_saddlebags-text = Una vez por turno, tras moverte en tu turno, roba { $draw_after_move }.
power-bikers_saddlebags-flavour = A casa nunca se vuelve de vacío.
power-bikers_detour = Desvío
power-bikers_detour-text = Tu tirada de Movimiento simple vale también por uno más y por uno menos; el 6 y el 1 son vecinos.
power-bikers_detour-flavour = No hay atajo sin trabajo. Mejor un rodeo.

## Bratva
power-bratva_enforcer = Persuasión
power-bratva_enforcer-text = Si el jugador al que extorsionas coopera, recuperas las Armas que has jugado.
power-bratva_enforcer-flavour = Bastó con carraspear.
power-bratva_collector = Cobro de morosos
power-bratva_collector-text = Al ganar una pelea que has empezado, le quitas al perdedor { $spoils_number ->
    [one] otra carta al azar
   *[other] otras { $spoils_number } cartas al azar
}.
power-bratva_collector-flavour = El frac se lo quitaron en la entrada.
power-bratva_hard_case = Hueso duro
power-bratva_hard_case-text = Puedes fabricar con hasta { $total_craft_beatings } y cavar con hasta { $total_dig_beatings }.
power-bratva_hard_case-flavour = Llámalo masaje.
power-bratva_armourer = Armería
power-bratva_armourer-text = Al empezar tu turno, si no tienes ningún Arma, toma { $arm_count } del mazo.
power-bratva_armourer-flavour = Con paciencia, todo acaba teniendo mango.

## Cartel
power-cartel_fence = Perista
power-cartel_fence-text = Cada vez que vendes ganas { $sell_bonus_un } más.
power-cartel_fence-flavour = Se cayó de un camión. De uno muy pequeño.
power-cartel_wholesaler = Al por mayor
power-cartel_wholesaler-text = Los Picos y las Palas te cuestan { $tool_discount } menos.
power-cartel_wholesaler-flavour = Pregunta por la tarjeta de socio.
power-cartel_protection = Protección
power-cartel_protection-text = Al empezar tu turno, gana { $gain_cigarettes_count }.
power-cartel_protection-flavour = Qué celda tan mona. Lástima si le salieran humedades.
power-cartel_runner = A domicilio
power-cartel_runner-text = También puedes vender y comprar { $places_en }. Una vez por turno, sin gastar acciones: { $free_actions }.
power-cartel_runner-flavour = Sin pedido mínimo. Con propina obligatoria.

## Crew
power-crew_lookout = Vigía
power-crew_lookout-text = Cada vez que buscas robas { $search_draws_number ->
    [one] 1 carta
   *[other] { $search_draws_number } cartas
} más.
power-crew_lookout-flavour = Silba cuando llueve. Y cuando no.
power-crew_sorter = Reciclaje
power-crew_sorter-text = Cada vez que buscas robas { $search_draws_number ->
    [one] 1 carta
   *[other] { $search_draws_number } cartas
} más; luego descartas { $search_discards } a tu elección.
power-crew_sorter-flavour = Lo tuyo, al contenedor. Lo mío, al colchón.
power-crew_hustler = Buscavidas
power-crew_hustler-text = Puedes buscar { $total_searches ->
    [2] dos veces
   *[other] { $total_searches } veces
} por turno. Cada vez que buscas robas { $search_draws_number ->
    [one] 1 carta
   *[other] { $search_draws_number } cartas
} más; luego descartas { $search_discards } a tu elección.
power-crew_hustler-flavour = Ahí ya he mirado. Voy a mirar otra vez.
power-crew_fingers = Dedos ligeros
power-crew_fingers-text = Cuando robas una Cuchara, te llevas { $total_spoons }.
power-crew_fingers-flavour = La bandeja volvió más ligera.

## Triad
power-triad_workshop = Taller
power-triad_workshop-text = Puedes fabricar en cualquier parte menos en Aislamiento.
power-triad_workshop-flavour = Una manta en los barrotes y ya es una fábrica.
power-triad_splicer = Nudo marinero
power-triad_splicer-text = No necesitas ningún Cable para fabricar.
power-triad_splicer-flavour = El Cable es para quien no sabe hacer nudos.
power-triad_tunnel_rats = Ratas de túnel
power-triad_tunnel_rats-text = Cuando robas una Cuchara, te llevas { $total_spoons }. Puedes cavar con hasta { $total_dig_beatings }.
power-triad_tunnel_rats-flavour = El tamaño de la cuchara no importa, dicen.
power-triad_steady_hands = Buen pulso
power-triad_steady_hands-text = Una vez por turno, fabricar no te cuesta ninguna acción.
power-triad_steady_hands-flavour = Terminado antes de que el guardia pasara la página.

## Queers
power-queers_sanctuary = Refugio
power-queers_sanctuary-text = Para extorsionarte hay que jugar { $total_weapons_to_extort }.
power-queers_sanctuary-flavour = Llama antes de entrar.
power-queers_carers = Cuidados
power-queers_carers-text = Al empezar tu turno, elimina { $heal_count_un }.
power-queers_carers-flavour = Caldo, tirita y alguien que se queda.
power-queers_headliner = Número estelar
power-queers_headliner-text = Una vez por turno, sin gastar acciones: { $free_actions }.
power-queers_headliner-flavour = Cuatro bises y el Bloque B en pie.
power-queers_network = Red de apoyo
power-queers_network-text = Cuando pierdes una pelea, no pierdes ninguna carta.
power-queers_network-flavour = Tus cosas están a salvo. No preguntes con quién.
