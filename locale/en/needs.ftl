### Why something cannot be done now, with the way out: what it needs, and what you have of it.
need-rules = { $rules } (F1)
need-place = Needs { $places_the }.
need-beatings =
    { $most ->
        [0] Needs no Beating: you have { $beatings_number }. Heal in { $places_the }.
       *[other] Needs fewer Beatings: you have { $beatings_number }. Heal in { $places_the }.
    }
need-no_action_left = Needs an action: you have none left this turn.
need-too_few_actions = Needs { $price }: you have { $actions }. Rolling takes only one.
need-already_there = You are already there.
need-not_an_open_place = Nobody walks in there: only cards put you in.
need-no_mate_of_your_gang_there = Needs a teammate of your gang in another open place.
need-already_searched = You have searched this turn. Again next turn.
need-not_in_solitary = Not in Solitary: move out first.
need-parts_missing = { $made }: takes { $needs }, and you lack { $missing }.
need-pile_empty = No { $card } left in the pile. Discarded ones return to it.
need-pile_too_small = { $needed }: only { $left } left in the pile. Discarded ones return to it.
need-no_such_tool_in_hand = Needs a Tool in your hand: craft, buy, steal or extort one.
need-nothing_to_sell = Needs a card in your hand.
need-too_few_cigarettes = Needs { $price }: you have { $own }. Selling brings more.
need-not_beaten = Needs a Beating: you have none. Lucky you.
need-accessories = Needs { $count } different Accessories of one gang: you are nearest to { $gang_the } with { $held }.
need-gang_pile_empty = { $gang }: no card left to join with.
need-action_card = Needs an Action card in your hand: search for one.
need-no_weapon = Needs a Weapon: { $weapons_a }.
need-weapons = Against { $name } you must lay down { $needed }: you hold { $own_number }.
need-already_extorted = You have extorted this turn. Again next turn.
need-rival_here = Needs a rival in your place.
need-mate_here = Needs a teammate in your place.
need-nothing_to_exchange = Neither of you has anything to exchange.
need-already_revealed = Your Background has been used: it works once a game.
need-moment = { $card } waits for its moment: { $moments }.
need-target_not_here = { $card } needs somebody in your place.
need-target_holds_more = { $card } needs somebody in your place who holds no more cards than you.
need-target_in_solitary = { $card } reaches nobody in Solitary.
need-would_do_nothing = { $card } would do nothing now. Keep it.
need-wrong_target = { $card } finds nobody to aim at now.
