### Why something cannot be done now, with the way out: what it needs, and what you have of it.
need-rules = { $rules } (F1)
need-place = Only in { $places_the }.
need-beatings =
    { $most ->
        [0] Not while you have a Beating. Heal in { $places_the }.
       *[other] You have too many Beatings ({ $beatings_number }). Heal in { $places_the }.
    }
need-no_action_left = You have no action left this turn.
need-too_few_actions = This costs { $price }, and you have { $actions }. Rolling costs only one.
need-already_there = You are already there.
need-not_an_open_place = Nobody can walk in there. Only cards send you there.
need-no_mate_of_your_gang_there = You need a teammate of your gang in another open place.
need-already_searched = You have already searched this turn. You can Search again next turn.
need-not_in_solitary = Not in Solitary. Move out first.
need-parts_missing = To craft { $made } you need { $needs }. Still missing: { $missing }.
need-pile_empty = No { $card } left in the pile. Discarded ones return to it.
need-pile_too_small = { $needed }: only { $left } left in the pile. Discarded ones return to it.
need-no_such_tool_in_hand = You need a Tool in your hand: craft, buy, steal or extort one.
need-nothing_to_sell = You need a card in your hand.
need-too_few_cigarettes = You need { $price } and have { $own }. Sell cards to get more.
need-not_beaten = You have no Beating to heal.
need-accessories =
    { $held ->
        [0] You need { $count } different Accessories of one gang. You have none of them yet.
       *[other] You need { $count } different Accessories of one gang. You are closest to { $gang_the }: you have { $held }.
    }
need-gang_pile_empty = { $gang }: no card left, so nobody can join.
need-action_card = You need an Action card in your hand. A Search may bring one.
need-no_weapon = You need a Weapon: { $weapons_a }.
need-weapons = Against { $name } you must lay down { $needed }: you hold { $own_number }.
need-already_extorted = You have already extorted somebody this turn. You can do it again next turn.
need-rival_here = You need a rival in your place.
need-mate_here = You need a teammate in your place.
need-nothing_to_exchange = Neither of you has anything to exchange.
need-already_revealed = You have used your Background. It works once a game.
need-moment = { $card } works only { $moments }.
need-target_not_here = { $card } works only on somebody in your place.
need-target_holds_more = { $card } works only on somebody in your place who holds no more cards than you.
need-target_in_solitary = { $card } does not work on anybody in Solitary.
need-would_do_nothing = { $card } would do nothing now. Keep it.
need-wrong_target = There is nobody to use { $card } on now.
