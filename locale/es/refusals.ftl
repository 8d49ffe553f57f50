### Why something cannot be done at all. What may be done at another time is said in needs.ftl, with the way out.

## At any time
refusal-game_over = La partida ha terminado.
refusal-not_asked = Ahora la pregunta es otra.
refusal-another_question = Antes hay que responder a otra cosa.
refusal-card_not_in_hand = No tienes eso en la mano.
refusal-not_yourself = Elige a otra persona, no a ti.
refusal-team_mode_only = Eso solo vale en el Modo por equipos.

## Moving
refusal-not_where_the_die_leads = El dado no lleva ahí.

## Searching, crafting, digging
refusal-not_a_tool = Eso no es una Herramienta.

## Gangs, Action cards, Backgrounds
refusal-not_its_accessories = La Banda no acepta esos Accesorios.
refusal-not_an_action_card = Eso no es una carta de Acción.
refusal-card_not_in_discard = Esa carta no está en la pila de descarte.
refusal-wrong_number_of_cards = Ese no es el número de cartas correcto.
refusal-card_cannot_be_chosen = No puedes elegir esa carta.

## Extortion and combat
refusal-not_a_rival = No puedes extorsionar a tu propio equipo.
refusal-not_a_weapon = Eso no es un Arma.
refusal-only_in_your_own_combat = Eso solo vale en una pelea tuya.
refusal-tool_not_shown = La carta no muestra esa Herramienta.

## Exchange
refusal-not_a_teammate = Eso solo puedes hacerlo con un compañero de equipo.
refusal-empty_exchange = Ofrece algo o pide algo.
refusal-mate_does_not_have_it = Tu compañero de equipo no tiene eso.
