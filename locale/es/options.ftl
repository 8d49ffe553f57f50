### What players can do: `action-` the short name of an action, `option-` the label of one choice.
### Labels are infinitives.

action-roll_move = Movimiento simple
action-cautious_move = Movimiento cauteloso
action-follow = Ir con un compañero
action-search = Buscar
action-craft = Fabricar
action-dig = Cavar
action-sell = Vender
action-buy = Comprar
action-steal_spoon = Robar una Cuchara
action-heal = Curarse
action-join = Unirse a una Banda
action-play = Jugar carta de Acción
action-extort = Extorsionar
action-exchange = Intercambiar
action-reveal = Revelar Antecedentes
action-end_turn = Terminar turno
action-go = Mover
action-cooperate = Cooperar
action-weapon = Jugar un Arma
action-choose_card = Elegir carta
action-discard = Descartar

## A turn
option-roll_move = Movimiento simple: lanzar el dado
option-cautious_move = Movimiento cauteloso { $place_al }
option-follow = Reunirse con un compañero { $place_en }
option-search = Buscar: robar { $cards }
option-craft = Fabricar { $cards } con { $spent_bare }
option-dig = Cavar con { $tool_el } ({ $points })
option-sell = Vender { $cards } por { $cigarettes_un }
option-sell-any = Vender cartas…
option-buy = Comprar { $cards } por { $cigarettes_un }
option-steal_spoon = Robar { $cards }
option-heal = Curarse una Paliza
option-join = Unirse { $gang_al } ({ $card }) por { $cards }
option-play = Jugar { $card_un }
option-play-on = Jugar { $card_un } contra { $other }
option-play-place = Jugar { $card_un }: { $place }
option-play-item = Jugar { $card_un }: { $item }
option-extort = Exigir { $tool_un } a { $other } con { $weapons }
option-exchange = Dar a { $other } { $give_un } por { $take_un }
option-exchange-any = Ofrecer un intercambio a { $other }…
option-reveal = Revelar { $card }
option-reveal-on = Revelar { $card }: { $other }
option-reveal-place = Revelar { $card }: ir { $place_al }
option-reveal-item = Revelar { $card }: { $item_un }
option-reveal-any = Revelar { $card }: elegir { $count_un }…
option-reveal-cards = Revelar { $card }: tomar { $cards }
option-end_turn = Terminar turno

## Answers
option-reroll = Repetir tirada
option-keep = Quedarse con el { $face }
option-go = Ir { $place_al }
option-go-michel = { $michel } va { $place_al }
option-cooperate = Cooperar: dar { $tool_el }
option-cooperate-michel = Cooperar: descartar { $tool_el }
option-fight = No cooperar: ¡pelea!
option-weapon = Jugar { $kind_un }
option-give_up = Rendirse
option-pass-help = No ayudar
option-pass-react = Dejar que pase
option-pass-michel_draw = No robar nada
option-pass-michel_move = Dejar en paz a { $michel }
option-pass-forge_again = Con una basta
option-draw = Robar { $cards_un }
option-move_michel = Lanzar el dado y mover a { $michel }
option-choose_card-lose_tool = Descartar { $card_el }
option-choose_card-inspection = Descartar { $card_el }
option-choose_card-take_seen = Llevarse { $card_el }
option-choose_card-forge_again = Forjar { $card_un }
option-discard = Descartar { $cards }
option-discard-any = Descartar { $count_un }…
option-accept = Aceptar
option-decline = Rechazar
