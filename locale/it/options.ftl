### What players can do: `action-` the short name of an action (nouns and infinitives, as printed), `option-` the
### label of one choice (imperatives).

action-roll_move = Movimento Semplice
action-cautious_move = Movimento Prudente
action-follow = Raggiungere un compagno
action-search = Ricerca
action-craft = Creazione
action-dig = Scavare
action-sell = Vendere
action-buy = Comprare
action-steal_spoon = Rubare un Cucchiaio
action-heal = Curarsi
action-join = Unirsi a una Gang
action-play = Gioca una carta Azione
action-extort = Estorsione
action-exchange = Scambio
action-reveal = Rivelare i Precedenti
action-end_turn = Fine turno
action-go = Movimento
action-cooperate = Collaborare
action-weapon = Giocare un’Arma
action-choose_card = Scegliere una carta
action-discard = Scartare

## A turn
option-roll_move = Movimento Semplice: tira il dado
option-cautious_move = Movimento Prudente: vai { $place_in }
option-follow = Raggiungi un compagno { $place_in }
option-search = Ricerca: pesca { $cards }
option-craft = Crea { $cards } con { $spent }
option-dig = Scava con { $tool_the } ({ $points })
option-sell = Vendi { $cards } per { $cigarettes }
option-sell-any = Vendi carte…
option-buy = Compra { $cards } per { $cigarettes }
option-steal_spoon = Ruba { $cards }
option-heal = Cura un Pestaggio
option-join = Unisciti { $gang_to } ({ $card }) per { $cards }
option-play = Gioca «{ $card }»
option-play-on = Gioca «{ $card }» contro { $other }
option-play-place = Gioca «{ $card }»: { $place }
option-play-item = Gioca «{ $card }»: { $item }
option-extort = Pretendi { $tool_a } da { $other } con { $weapons }
option-exchange = Scambio con { $other }: { $give_a } in cambio di { $take_a }
option-exchange-any = Proponi uno Scambio con { $other }…
option-reveal = Rivela { $card }
option-reveal-on = Rivela { $card }: { $other }
option-reveal-place = Rivela { $card }: vai { $place_in }
option-reveal-item = Rivela { $card }: { $item_a }
option-reveal-any = Rivela { $card }: scegli { $count }…
option-reveal-cards = Rivela { $card }: prendi { $cards }
option-end_turn = Fine turno

## Answers
option-reroll = Tira di nuovo
option-keep = { $face ->
    [1] Tieni l’1
   *[other] Tieni il { $face }
}
option-go = Vai { $place_in }
option-go-michel = { $michel } va { $place_in }
option-cooperate = Collabora: consegna { $tool_the }
option-cooperate-michel = Collabora: scarta { $tool_the }
option-fight = Non collaborare: scontro!
option-fight-give_up = Non collaborare e arrenditi
option-fight-hopeless = Non puoi vincere: arrenditi
option-weapon = Gioca { $kind_a }
option-give_up = Arrenditi
option-pass-help = Non aiutare
option-pass-react = Lascia correre
option-pass-michel_draw = Non pescare
option-pass-michel_move = Lascia { $michel } dov’è
option-pass-forge_again = Uno basta
option-draw = Pesca { $cards }
option-move_michel = Tira il dado e muovi { $michel }
option-choose_card-lose_tool = Scarta { $card_the }
option-choose_card-inspection = Scarta { $card_the }
option-choose_card-take_seen = Prendi { $card_the }
option-choose_card-forge_again = Forgia { $card_a }
option-discard = Scarta { $cards }
option-discard-any = Scarta { $count }…
option-accept = Accetta
option-decline = Rifiuta
