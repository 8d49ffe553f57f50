### Why something cannot be done now. The rule's number stands after the sentence.
refusal-by-rule = { $reason } ({ $rule })

## At any time
refusal-game_over = La partie est finie.
refusal-not_asked = Personne n’a demandé ça.
refusal-another_question = Il faut d’abord répondre à autre chose.
refusal-no_action_left = Tu n’as plus d’action.
refusal-card_not_in_hand = Tu n’as pas ça en main.
refusal-would_do_nothing = Ça ne servirait à rien.
refusal-wrong_target = Ce n’est pas une cible possible.
refusal-not_yourself = Choisis quelqu’un d’autre que toi.
refusal-team_mode_only = Seulement en mode Équipes.
refusal-not_in_solitary = Pas au Mitard.

## Moving
refusal-too_few_actions = Il ne te reste pas assez d’actions.
refusal-already_there = Tu y es déjà.
refusal-not_an_open_place = Ce n’est pas un lieu ouvert.
refusal-no_mate_of_your_gang_there = Aucun complice de ton gang n’est là-bas.
refusal-not_where_the_die_leads = Le dé ne mène pas là.

## Searching, crafting, digging
refusal-already_searched = Tu as assez fouillé pour ce tour.
refusal-cannot_craft_here = Tu ne peux pas fabriquer ici.
refusal-too_beaten_to_craft = Tu as trop de Raclées pour fabriquer.
refusal-parts_missing = Il te manque des pièces pour ça.
refusal-pile_empty = Il n’en reste pas assez dans la pile.
refusal-only_in_cell_block = Tu ne peux creuser qu’aux Cellules.
refusal-only_in_own_block = Tu ne peux creuser que dans le bloc de ton équipe.
refusal-too_beaten_to_dig = Tu as trop de Raclées pour creuser.
refusal-no_such_tool_in_hand = Tu n’as pas cet Outil en main.
refusal-not_a_tool = Ce n’est pas un Outil.

## Trade and other place actions
refusal-only_in_rec_area = Ça ne se fait que dans la Cour.
refusal-nothing_to_sell = Choisis au moins une carte à vendre.
refusal-too_few_cigarettes = Tu n’as pas assez de Clopes.
refusal-only_in_cafeteria = Ça ne se fait qu’au Réfectoire.
refusal-only_in_infirmary = Ça ne se fait qu’à l’Infirmerie.
refusal-not_beaten = Tu n’as pas de Raclée à soigner.

## Gangs, Action cards, Backgrounds
refusal-wrong_number_of_accessories = Ce n’est pas le nombre d’Accessoires différents que le gang demande.
refusal-not_its_accessories = Le gang n’accepte pas ces Accessoires.
refusal-gang_pile_empty = Le gang n’a plus de carte.
refusal-not_an_action_card = Ce n’est pas une carte Action.
refusal-target_in_solitary = On ne peut viser personne au Mitard.
refusal-target_not_here = Cette cible n’est pas dans le même lieu que toi.
refusal-already_revealed = Ton Passé est déjà révélé.
refusal-not_the_moment = Ce n’est pas le moment de révéler ton Passé.
refusal-card_not_in_discard = Cette carte n’est pas dans la défausse.
refusal-wrong_number_of_cards = Ce n’est pas le bon nombre de cartes.
refusal-card_cannot_be_chosen = Cette carte ne peut pas être choisie.

## Extortion and combat
refusal-already_extorted = Tu as assez racketté pour ce tour.
refusal-no_weapon = Tu n’as pas d’Arme.
refusal-not_a_rival = On ne rackette pas ses complices.
refusal-not_a_weapon = Ce n’est pas une Arme.
refusal-wrong_number_of_weapons = Ce n’est pas le nombre d’Armes que tu dois poser.
refusal-only_in_your_own_combat = Seulement dans une Bagarre à toi.
refusal-tool_not_shown = La carte ne montre pas cet Outil.

## Exchange
refusal-not_a_teammate = Ça ne se fait qu’avec un complice.
refusal-empty_exchange = Propose ou demande quelque chose.
refusal-nothing_to_exchange = Vous n’avez rien à échanger.
refusal-mate_does_not_have_it = Ton complice n’a pas ça.
