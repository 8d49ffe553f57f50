### Why something cannot be done at all. What may be done at another time is said in needs.ftl, with the way out.

## At any time
refusal-game_over = The game is over.
refusal-not_asked = That is not the question now.
refusal-another_question = Something else must be answered first.
refusal-card_not_in_hand = You do not have that in your hand.
refusal-not_yourself = Choose somebody else, not yourself.
refusal-team_mode_only = That is for Team mode only.

## Moving
refusal-not_where_the_die_leads = The die does not lead there.

## Searching, crafting, digging
refusal-not_a_tool = That is not a Tool.

## Gangs, Action cards, Backgrounds
refusal-not_its_accessories = The gang does not accept those Accessories.
refusal-not_an_action_card = That is not an Action card.
refusal-card_not_in_discard = That card is not in the discard pile.
refusal-wrong_number_of_cards = That is not the right number of cards.
refusal-card_cannot_be_chosen = You cannot choose that card.

## Extortion and combat
refusal-not_a_rival = You cannot extort your teammates.
refusal-not_a_weapon = That is not a Weapon.
refusal-only_in_your_own_combat = That works only in a Combat of your own.
refusal-tool_not_shown = The card does not show that Tool.

## Exchange
refusal-not_a_teammate = You can do that only with a teammate.
refusal-empty_exchange = Offer something or ask for something.
refusal-mate_does_not_have_it = Your teammate does not have that.
