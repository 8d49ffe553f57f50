### Why something cannot be done at all. What may be done at another time is said in needs.ftl, with the way out.

## At any time
refusal-game_over = La partie est finie.
refusal-not_asked = Ce n’est pas la question pour l’instant.
refusal-another_question = Il faut d’abord répondre à autre chose.
refusal-card_not_in_hand = Tu n’as pas ça en main.
refusal-not_yourself = Choisis quelqu’un d’autre que toi.
refusal-team_mode_only = Seulement en mode Équipes.

## Moving
refusal-not_where_the_die_leads = Le dé ne mène pas là.

## Searching, crafting, digging
refusal-not_a_tool = Ce n’est pas un Outil.

## Gangs, Action cards, Backgrounds
refusal-not_its_accessories = Le gang n’accepte pas ces Accessoires.
refusal-not_an_action_card = Ce n’est pas une carte Action.
refusal-card_not_in_discard = Cette carte n’est pas dans la défausse.
refusal-wrong_number_of_cards = Ce n’est pas le bon nombre de cartes.
refusal-card_cannot_be_chosen = Tu ne peux pas choisir cette carte.

## Extortion and combat
refusal-not_a_rival = On ne rackette pas ses complices.
refusal-not_a_weapon = Ce n’est pas une Arme.
refusal-only_in_your_own_combat = Seulement dans une Bagarre à toi.
refusal-tool_not_shown = La carte ne montre pas cet Outil.

## Exchange
refusal-not_a_teammate = Ça ne se fait qu’avec un complice.
refusal-empty_exchange = Propose ou demande quelque chose.
refusal-mate_does_not_have_it = Ton complice n’a pas ça.
