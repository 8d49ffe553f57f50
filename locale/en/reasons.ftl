### Why an option is good, as the coach says it: a line each, from what the player asked may know. `$other` is a rival,
### `$mate` a teammate.
why-nothing_better = Nothing in particular speaks for it, and little against it.

## Digging, searching, making, trading.
why-wins_now = This dig takes you out. Nothing beats that.
why-wins_next = Then you lack { $points }, and the Tool for them is in your hand.
why-digs = Brings { $points }. Then { $left_number ->
        [one] one is left to dig.
       *[other] { $left_number } are left to dig.
    }
why-digs_before_theft = { $other } is armed and right here. Nobody can take { $tool_a } out of a tunnel.
why-digs_in_time = { $other } lacks only { $left }. There is no time to lose.
why-race = { $turns ->
        [one] { $other } can be out next turn. Every point counts now.
       *[other] { $other } can be out in { $turns } turns. Every point counts now.
    }
why-search_part = All you lack for { $tool_a } is { $part_a }.
why-search_gang = One more Accessory and { $gang_the } take you in.
why-search_weapon = { $other } is armed, and you have Tools and nothing to defend them with.
why-search_most = { $drawn } here: no place gives more.
why-search = Brings { $drawn }.
why-craft_wins = With { $tool_a } your Tools are enough to get out.
why-craft_tool = Makes { $tool_a } of parts that are worth little by themselves: { $points }.
why-craft_knives = Knives make { $other } think twice.
why-craft_before_beating = After a Beating from { $other } you could not craft any more.
why-buy_wins = With { $tool_a } your Tools are enough to get out.
why-buy_tool = { $cigarettes } for { $points }: a fair trade.
why-buy_last = It is the last { $tool } in the pile.
why-buy_weapon = Who is armed keeps what is theirs: { $cards }.
why-sell_price = That makes { $cigarettes }: enough for { $tool_a }.
why-sell_wins = That pays for { $tool_a }, and with it you can get out.
why-sell_limit = Your hand is { $over } above the limit. Sold is better than thrown away.
why-sell = { $cigarettes } for what you can spare: { $cards }.
why-spoon_wins = One more Spoon and your Tools are enough to get out.
why-spoon = A Tool for nothing: { $points }.
why-heal_to_dig = Beaten like this you cannot dig, and you hold { $cards }.
why-heal_to_craft = Beaten you cannot craft, and the parts for { $card_a } are in your hand.
why-heal_before_more = One more Beating and you cannot dig. { $other } has the weapons for it.
why-heal = A Beating less is a worry less.
why-join_power = { $power } pays from now to the end.
why-join_background = In { $gang_the } your { $background } does more.
why-extort_wins = With { $tool_a } from { $other } your Tools are enough to get out.
why-extort_known = { $other } has { $tool_a }: you have seen it.
why-extort_likely = { $other } has { $tool_a } with a chance of about { $percent }%.
why-extort_leader = { $other } lacks only { $left }. A Tool less is a turn more for you.
why-extort_odds = If { $other } fights, you win about { $percent }% of the time.
why-end_nothing = You keep what you have and wait for your next turn.
why-end_safe = Safer here than on the way: { $cards }.

## Places.
why-go_win = { $place }: with { $cards } you dig your way out there.
why-go_dig = { $place }: there you can dig with { $cards }.
why-go_heal = { $place }: there you get rid of { $beatings }.
why-go_buy = { $place }: your { $cigarettes } pay for { $tool_a } there.
why-go_sell = { $place }: sell { $cards } there, and { $tool_a } is yours.
why-go_craft = { $place }: there you can make { $card_a } of what you hold.
why-go_spoon = { $place }: Spoons for nothing.
why-go_search = { $place }: nowhere do you find more ({ $drawn }).
why-go_safe = { $place }: out of reach of { $other } and those weapons.
why-go_rob = { $place }: { $other } is there with { $tool_a }, and you are armed.
why-go_mate = { $place }: { $mate } is there. Together you are harder to rob.
why-go_away_from_michel = { $place }: out of reach of { $michel }.
why-go_on = { $place }: more to do there than here.
why-roll_home = { $faces ->
        [one] One face of the die takes you and { $cards } to { $place_the }.
       *[other] { $faces } faces of the die take you and { $cards } to { $place_the }.
    }
why-roll_away = Anywhere is better than next to { $other } and those weapons.
why-roll = There is more to do elsewhere than here.
why-reroll = A { $face } leads nowhere you need to be.
why-keep_roll = A { $face } is good enough.
why-michel_to = { $place }: there { $michel } meets { $other } instead of you.
why-michel_home = { $place }: you need it, and { $michel } is in the way.
why-michel_moves = { $michel } had better be elsewhere.

## Cards, by what they do.
why-card_draws = Brings { $drawn }.
why-card_cash = Brings { $cigarettes }.
why-card_price = That makes { $cigarettes }: enough for { $tool_a }.
why-card_actions = { $actions } more this turn, and there is something to do with them.
why-card_dig_wins = With { $points } more your next dig takes you out.
why-card_dig = The next dig scores { $points } more.
why-card_heals = Rids you of { $beatings }.
why-card_heals_to_dig = Lets you dig again: you hold { $cards }.
why-card_arms = Arms you: { $cards }.
why-card_supplies = Brings { $cards }.
why-card_regains = Brings back { $cards }.
why-card_buys = Only { $cigarettes } for { $tool_a }.
why-card_forges = Makes { $tool_a } of a single part.
why-card_beats = Weakens { $other }.
why-card_bars = Another Beating, and { $other } cannot dig.
why-card_locks = Costs { $other } time.
why-card_locks_tools = { $other } has { $cards } and would like to dig with that. Not from Solitary.
why-card_takes = Takes a card from { $other }.
why-card_takes_best = { $other } has { $tool_a } among { $size }.
why-card_pockets = { $robbed ->
        [one] A card of somebody else’s for nothing.
       *[other] Cards of { $robbed } others for nothing.
    }
why-card_takes_cash = Takes { $cigarettes } from { $other }.
why-card_collects = Brings { $cigarettes }, and the others lose them.
why-card_inspects = { $place }: { $other } is likely to lose a Tool there.
why-card_pools = You put in { $own } and get about { $share } back.
why-card_swaps = { $other } gets your { $own }, you get { $size }.
why-card_calls_off = What { $other } began comes to nothing.
why-card_keeps_laid = And you keep what was laid down against you.
why-card_wins_fight = Wins a fight that is as good as lost.
why-card_denies = { $other } lacks only { $left }. Somebody has to do something.
why-card_lighter = Your hand is { $over } above the limit anyway.

## Answers.
why-yield_unarmed = You have nothing to fight { $other } with. Better { $tool_a } gone than that and a Beating.
why-yield_cheap = Not worth a fight: { $tool_a }, { $points }.
why-yield_beating = Another Beating, and you could not dig any more. You will find { $tool_a } again.
why-fight_odds = Against { $other } you keep { $tool_the } about { $percent }% of the time.
why-fight_nothing_to_give = You do not have { $tool_a }. There is nothing to give in with.
why-fight_for_win = You need { $tool_the } to get out.
why-weapon_odds = Against { $other } you win this about { $percent }% of the time.
why-weapon_keeps_tool = Keeps { $tool_the } from { $other }.
why-weapon_takes_tool = Worth another weapon: { $tool_the } of { $other }.
why-weapon_helps = With you { $mate } wins about { $percent }% of the time.
why-give_up_odds = Against { $other } you would win only about { $percent }% of the time.
why-give_up_unarmed = You have no weapon left to lay down.
why-give_up_saves = Saves { $cards } for a better fight.
why-michel_yield = A fight would cost more than { $tool_a }: only { $percent }% of the cards calm { $michel }.
why-michel_calm = The next card calms { $michel } about { $percent }% of the time.
why-michel_stays = { $place }: { $michel } is well placed there.
why-draw_free = { $drawn } for nothing.
why-choose_keeps = Of your Tools { $tool_the } is the cheapest to lose. You keep { $cards }.
why-choose_best = The best that { $other } has: { $card_the }.
why-choose_weapon = Disarms { $other } and arms you: { $card_a }.
why-discard_least = What you will miss least: { $cards }.
why-discard_keeps_tools = You keep { $cards }.
why-exchange_tools = { $mate } can do more with { $cards }.
why-exchange = { $mate } and you both have more of it: { $cards }.
why-accept_tools = { $mate } gives you { $cards }. The tunnel is the same.
why-accept = What is good for your team is good for you.
why-decline = You have better use for what you have.
why-react_small = This does little harm. Your Background is worth more another time.
why-pass_unhelpful = You will need { $cards } yourself, and it would not turn this fight.
