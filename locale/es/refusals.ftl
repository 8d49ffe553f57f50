### Why something cannot be done now. The rule's number stands after the sentence.
refusal-by-rule = { $reason } ({ $rule })

## At any time
refusal-game_over = La partida ha terminado.
refusal-not_asked = Nadie ha preguntado eso.
refusal-another_question = Antes hay que responder a otra cosa.
refusal-no_action_left = No te quedan acciones.
refusal-card_not_in_hand = No tienes eso en la mano.
refusal-would_do_nothing = Eso no serviría de nada.
refusal-wrong_target = Ese no puede ser el objetivo.
refusal-not_yourself = Elige a otra persona, no a ti.
refusal-team_mode_only = Eso solo vale en el Modo por equipos.
refusal-not_in_solitary = En Aislamiento, no.

## Moving
refusal-too_few_actions = No te quedan acciones suficientes.
refusal-already_there = Ya estás ahí.
refusal-not_an_open_place = Esa Localización no está abierta.
refusal-no_mate_of_your_gang_there = Ahí no hay nadie de tu equipo y tu Banda.
refusal-not_where_the_die_leads = El dado no lleva ahí.

## Searching, crafting, digging
refusal-already_searched = Ya has buscado bastante este turno.
refusal-cannot_craft_here = Aquí no puedes fabricar.
refusal-too_beaten_to_craft = Tienes demasiadas Palizas para fabricar.
refusal-parts_missing = Te faltan piezas para eso.
refusal-pile_empty = No quedan suficientes en el mazo.
refusal-only_in_cell_block = Solo puedes cavar en las Celdas.
refusal-only_in_own_block = Solo puedes cavar en el Bloque de tu equipo.
refusal-too_beaten_to_dig = Tienes demasiadas Palizas para cavar.
refusal-no_such_tool_in_hand = No tienes esa Herramienta en la mano.
refusal-not_a_tool = Eso no es una Herramienta.

## Trade and other place actions
refusal-only_in_rec_area = Eso solo se puede hacer en el Patio.
refusal-nothing_to_sell = Elige al menos una carta para vender.
refusal-too_few_cigarettes = No tienes Cigarrillos suficientes.
refusal-only_in_cafeteria = Eso solo se puede hacer en el Comedor.
refusal-only_in_infirmary = Eso solo se puede hacer en la Enfermería.
refusal-not_beaten = No tienes ninguna Paliza que curar.

## Gangs, Action cards, Backgrounds
refusal-wrong_number_of_accessories = La Banda no pide ese número de Accesorios diferentes.
refusal-not_its_accessories = La Banda no acepta esos Accesorios.
refusal-gang_pile_empty = A la Banda no le quedan cartas.
refusal-not_an_action_card = Eso no es una carta de Acción.
refusal-target_in_solitary = Nadie que esté en Aislamiento puede ser el objetivo.
refusal-target_not_here = No está en tu Localización.
refusal-already_revealed = Ya has revelado tus Antecedentes.
refusal-not_the_moment = No es el momento de revelar tus Antecedentes.
refusal-card_not_in_discard = Esa carta no está en la pila de descarte.
refusal-wrong_number_of_cards = Ese no es el número de cartas correcto.
refusal-card_cannot_be_chosen = Esa carta no se puede elegir.

## Extortion and combat
refusal-already_extorted = Ya has extorsionado bastante este turno.
refusal-no_weapon = No tienes ningún Arma.
refusal-not_a_rival = No puedes extorsionar a tu propio equipo.
refusal-not_a_weapon = Eso no es un Arma.
refusal-wrong_number_of_weapons = No es ese el número de Armas que hay que jugar.
refusal-only_in_your_own_combat = Eso solo vale en una pelea tuya.
refusal-tool_not_shown = La carta no muestra esa Herramienta.

## Exchange
refusal-not_a_teammate = Eso solo se puede hacer con alguien de tu equipo.
refusal-empty_exchange = Ofrece algo o pide algo.
refusal-nothing_to_exchange = Ninguno de los dos tiene nada que intercambiar.
refusal-mate_does_not_have_it = Tu compañero de equipo no tiene eso.
