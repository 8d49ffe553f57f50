### What players can do: `action-` the short name of an action, `option-` the label of one choice.
### Buttons are infinitives.

action-roll_move = Déplacement simple
action-cautious_move = Déplacement prudent
action-follow = Rejoindre un complice
action-search = Fouiller
action-craft = Fabriquer
action-dig = Creuser
action-sell = Vendre
action-buy = Acheter
action-steal_spoon = Piquer une Cuillère
action-heal = Se soigner
action-join = Rejoindre un gang
action-play = Jouer une carte Action
action-extort = Racketter
action-exchange = Échanger
action-reveal = Révéler ton Passé
action-end_turn = Fin du tour
action-go = Se déplacer
action-cooperate = Coopérer
action-weapon = Jouer une Arme
action-choose_card = Choisir une carte
action-discard = Défausser

## A turn
option-roll_move = Déplacement simple : lancer le dé
option-cautious_move = Déplacement prudent : aller { $place_ou }
option-follow = Rejoindre ton complice { $place_ou }
option-search = Fouiller : tirer { $cards }
option-craft = Fabriquer { $cards } avec { $spent }
option-dig = Creuser avec { $tool_le } ({ $points })
option-sell = Vendre { $cards } pour { $cigarettes }
option-sell-any = Vendre des cartes…
option-buy = Acheter { $cards } pour { $cigarettes }
option-steal_spoon = Piquer { $cards }
option-heal = Soigner une Raclée
option-join = Rejoindre { $gang_le } ({ $card }) pour { $cards }
option-play = Jouer « { $card } »
option-play-on = Jouer « { $card } » contre { $other }
option-play-place = Jouer « { $card } » : { $place }
option-play-item = Jouer « { $card } » : { $item }
option-extort = Réclamer { $tool_un } à { $other } avec { $weapons }
option-exchange = Échanger avec { $other } : { $give_un } contre { $take_un }
option-exchange-any = Proposer un Échange à { $other }…
option-reveal = Révéler « { $card } »
option-reveal-on = Révéler « { $card } » : { $other }
option-reveal-place = Révéler « { $card } » : aller { $place_ou }
option-reveal-item = Révéler « { $card } » : { $item_un }
option-reveal-any = Révéler « { $card } » : choisir { $count }…
option-reveal-cards = Révéler « { $card } » : prendre { $cards }
option-end_turn = Fin du tour

## Answers
option-reroll = Relancer
option-keep = Garder le { $face }
option-go = Aller { $place_ou }
option-go-michel = { $michel } va { $place_ou }
option-cooperate = Coopérer : donner { $tool_le }
option-cooperate-michel = Coopérer : défausser { $tool_le }
option-fight = Refuser : Bagarre !
option-weapon = Jouer { $kind_un }
option-give_up = Abandonner
option-pass-help = Ne pas aider
option-pass-react = Laisser faire
option-pass-michel_draw = Ne rien tirer
option-pass-michel_move = Laisser { $michel } tranquille
option-pass-forge_again = Un seul suffit
option-draw = Tirer { $cards }
option-move_michel = Lancer le dé et déplacer { $michel }
option-choose_card-lose_tool = Défausser { $card_le }
option-choose_card-inspection = Défausser { $card_le }
option-choose_card-take_seen = Prendre { $card_le }
option-choose_card-forge_again = Forger { $card_un }
option-discard = Défausser { $cards }
option-discard-any = Défausser { $count }…
option-accept = Accepter
option-decline = Refuser
