### Why something cannot be done now. The rule's number stands after the sentence.
refusal-by-rule = { $reason } ({ $rule })

## At any time
refusal-game_over = The game is over.
refusal-not_asked = Nobody asked that.
refusal-another_question = Something else has to be answered first.
refusal-no_action_left = You have no actions left.
refusal-card_not_in_hand = You do not have that in your hand.
refusal-would_do_nothing = That would do nothing.
refusal-wrong_target = That cannot be the target.
refusal-not_yourself = Choose somebody else, not yourself.
refusal-team_mode_only = That is for Team mode only.
refusal-not_in_solitary = Not in Solitary.

## Moving
refusal-too_few_actions = You have too few actions left for that.
refusal-already_there = You are already there.
refusal-not_an_open_place = That is not an open place.
refusal-no_mate_of_your_gang_there = No teammate of your gang is there.
refusal-not_where_the_die_leads = The die does not lead there.

## Searching, crafting, digging
refusal-already_searched = You have searched enough this turn.
refusal-cannot_craft_here = You cannot Craft here.
refusal-too_beaten_to_craft = You have too many Beatings to Craft.
refusal-parts_missing = You lack the parts for that.
refusal-pile_empty = There are not enough left in the pile.
refusal-only_in_cell_block = You can Dig only in the Cell Block.
refusal-only_in_own_block = You can Dig only in your own team’s Cell Block.
refusal-too_beaten_to_dig = You have too many Beatings to Dig.
refusal-no_such_tool_in_hand = You do not have that Tool in your hand.
refusal-not_a_tool = That is not a Tool.

## Trade and other place actions
refusal-only_in_rec_area = You can do that only in the Recreational Area.
refusal-nothing_to_sell = Choose at least one card to sell.
refusal-too_few_cigarettes = You have too few Cigarettes.
refusal-only_in_cafeteria = You can do that only in the Cafeteria.
refusal-only_in_infirmary = You can do that only in the Infirmary.
refusal-not_beaten = You have no Beating to heal.

## Gangs, Action cards, Backgrounds
refusal-wrong_number_of_accessories = That is not the number of different Accessories the gang asks for.
refusal-not_its_accessories = The gang does not accept those Accessories.
refusal-gang_pile_empty = The gang has no card left.
refusal-not_an_action_card = That is not an Action card.
refusal-target_in_solitary = Nobody in Solitary can be the target.
refusal-target_not_here = They are not in your place.
refusal-already_revealed = Your Background is already revealed.
refusal-not_the_moment = Your Background cannot be revealed at this moment.
refusal-card_not_in_discard = That card is not in the discard pile.
refusal-wrong_number_of_cards = That is not the right number of cards.
refusal-card_cannot_be_chosen = That card cannot be chosen.

## Extortion and combat
refusal-already_extorted = You have extorted enough this turn.
refusal-no_weapon = You have no Weapon.
refusal-not_a_rival = You cannot extort your teammates.
refusal-not_a_weapon = That is not a Weapon.
refusal-wrong_number_of_weapons = That is not the number of Weapons you must lay down.
refusal-only_in_your_own_combat = That works only in a Combat of your own.
refusal-tool_not_shown = The card does not show that Tool.

## Exchange
refusal-not_a_teammate = You can do that only with a teammate.
refusal-empty_exchange = Offer something or ask for something.
refusal-nothing_to_exchange = Neither of you has anything to exchange.
refusal-mate_does_not_have_it = Your teammate does not have that.
