### Why an option is good, as the coach says it: a line each, from what the player asked may know. `$other` is a rival,
### `$mate` a teammate.
why-nothing_better = There is no strong reason for it.

## Digging, searching, making, trading.
why-wins_now = With this dig you are out. Nothing beats that.
why-wins_next = After this you need only { $points } more, and you hold a Tool for that.
why-digs = Scores { $points }. After that { $left_number ->
        [one] you need one more.
       *[other] you need { $left_number } more.
    }
why-digs_before_theft = { $other } is armed and right here. Nobody can take { $tool_a } out of your tunnel.
why-digs_in_time = { $other } needs only { $left } more. There is no time to lose.
why-race = { $turns ->
        [one] { $other } can be out next turn. Every point counts now.
       *[other] { $other } can be out in { $turns } turns. Every point counts now.
    }
why-search_part = For { $tool_a } you need only { $part_a } more.
why-search_gang = With one more Accessory you can join { $gang_the }.
why-search_weapon = { $other } is armed, and you have no Weapon to defend your Tools with.
why-search_most = You draw { $drawn } here. No place gives more.
why-search = You draw { $drawn }.
why-craft_wins = With { $tool_a } you have enough Tools to dig your way out.
why-craft_tool = Turns cheap parts into { $tool_a }: { $points }.
why-craft_knives = { $other } will think twice if you have Knives.
why-craft_before_beating = After a Beating from { $other } you could not Craft any more.
why-buy_wins = With { $tool_a } you have enough Tools to dig your way out.
why-buy_tool = { $cigarettes } for { $points }: a fair price.
why-buy_last = This is the last { $tool } in the pile.
why-buy_weapon = With { $cards } you can defend what you have.
why-sell_price = Then you have { $cigarettes }: enough for { $tool_a }.
why-sell_wins = That pays for { $tool_a }, and then you have enough Tools to dig your way out.
why-sell_limit = You hold { $over } too many. Selling is better than throwing away.
why-sell = You get { $cigarettes } for { $cards }.
why-spoon_wins = With that you have enough Tools to dig your way out.
why-spoon = Costs no Cigarettes and is worth { $points }.
why-heal_to_dig = You cannot Dig until you heal, and you hold { $cards }.
why-heal_to_craft = You cannot Craft until you heal, and you hold the parts for { $card_a }.
why-heal_before_more = One more Beating and you cannot Dig. { $other } has a Weapon.
why-heal = One Beating less makes your next turns safer.
why-join_power = “{ $power }” helps you from now on.
why-join_background = In { $gang_the } your Background does more: { $background }.
why-extort_wins = With { $tool_a } from { $other } you have enough Tools to dig your way out.
why-extort_known = You know that { $other } has { $tool_a }.
why-extort_likely = The chance that { $other } has { $tool_a } is about { $percent }%.
why-extort_leader = { $other } needs only { $left } more. Taking a Tool buys you time.
why-extort_odds = If { $other } fights, you win about { $percent }% of the time.
why-end_nothing = You keep what you have and wait for your next turn.
why-end_safe = This is safer here than on the way: { $cards }.

## Places.
why-go_win = { $place }: with { $cards } you can dig your way out there.
why-go_dig = { $place }: there you can dig with { $cards }.
why-go_heal = { $place }: there you can heal. You have { $beatings }.
why-go_buy = { $place }: you have { $cigarettes }, enough for { $tool_a } there.
why-go_sell = { $place }: if you sell { $cards } there, you can buy { $tool_a }.
why-go_craft = { $place }: there you can craft { $card_a } from your cards.
why-go_spoon = { $place }: there you can steal a Spoon.
why-go_search = { $place }: you draw { $drawn } there. No place gives more.
why-go_safe = { $place }: away from { $other }, who is armed.
why-go_rob = { $place }: { $other } is there with { $tool_a }, and you have a Weapon.
why-go_mate = { $place }: { $mate } is there. Together you are harder to rob.
why-go_away_from_michel = { $place }: away from { $michel }.
why-go_on = { $place }: a Search brings you { $drawn } there, more than here.
why-roll_home = { $faces ->
        [one] One number in six takes you to { $place_the }, where you can dig with { $cards }.
       *[other] { $faces } numbers in six take you to { $place_the }, where you can dig with { $cards }.
    }
why-roll_away = A roll takes you away from { $other }, who is armed.
why-roll = A roll takes you to another place.
why-reroll = A { $face } does not take you where you need to go.
why-michel_to = { $place }: there { $michel } meets { $other } instead of you.
why-michel_spares = { $place }: there { $michel } does not meet you.
why-michel_home = { $place }: it is better for you without { $michel }.
why-michel_moves = A roll may take { $michel } to a rival.

## Cards, by what they do.
why-card_draws = You draw { $drawn }.
why-card_cash = You get { $cigarettes }.
why-card_price = Then you have { $cigarettes }: enough for { $tool_a }.
why-card_actions = You get { $actions } more this turn.
why-card_dig_wins = Your next dig scores { $points } more, and that takes you out.
why-card_dig = Your next dig scores { $points } more.
why-card_heals = You heal { $beatings }.
why-card_heals_to_dig = You can Dig again, and you hold { $cards }.
why-card_arms = You get { $cards } to fight with.
why-card_supplies = You get { $cards }.
why-card_regains = You get back { $cards }.
why-card_buys = { $cigarettes_number ->
        [0] You get { $tool_a } for nothing.
       *[other] You pay only { $cigarettes } for { $tool_a }.
    }
why-card_forges = You need only one part for { $tool_a }.
why-card_beats = A Beating weakens { $other }.
why-card_bars = After this { $other } cannot Dig.
why-card_locks = { $other } loses time in Solitary.
why-card_locks_tools = { $other } has { $cards }, but cannot Dig in Solitary.
why-card_takes = You take a card from { $other }.
why-card_takes_best = { $size_number ->
        [one] The only card of { $other } is { $tool_a }.
       *[other] { $other } has { $size }, and { $tool_a } is among them.
    }
why-card_pockets = { $robbed ->
        [one] You take a card from another player.
       *[other] You take cards from { $robbed } other players.
    }
why-card_takes_cash = You take { $cigarettes } from { $other }.
why-card_collects = You get { $cigarettes } from the others.
why-card_inspects = { $place }: { $other } will probably lose a Tool there.
why-card_pools = You put in { $own } and get about { $share } back.
why-card_swaps = { $other } gets your { $own }, and you get { $size }.
why-card_calls_off = It cancels what { $other } started.
why-card_keeps_laid = You also keep the cards that were laid down against you.
why-card_wins_fight = You win this fight at once.
why-card_denies = { $other } needs only { $left } more. Somebody has to do something.
why-card_lighter = You hold { $over } too many anyway.

## Answers.
why-yield_unarmed = You have no Weapon against { $other }. Better to lose only { $tool_the } than to be beaten as well.
why-yield_cheap = Not worth a fight: { $tool_a } scores { $points }.
why-yield_beating = After another Beating you could not Dig. You can get another { $tool }.
why-fight_odds = Against { $other } you keep { $tool_the } about { $percent }% of the time.
why-fight_nothing_to_give = You have no { $tool } to hand over.
why-fight_for_win = You need { $tool_the } to get out.
why-weapon_odds = You win this fight against { $other } about { $percent }% of the time.
why-weapon_keeps_tool = If you win, { $other } gets nothing from you and you take no Beating.
why-weapon_takes_tool = If you win, you take { $tool_a } or another card from { $other }.
why-weapon_helps = With your help { $mate } wins about { $percent }% of the time.
why-give_up_odds = You would win against { $other } only about { $percent }% of the time.
why-give_up_unarmed = You have no Weapon left.
why-give_up_saves = You save { $cards } for a better fight.
why-michel_yield = You lose { $tool_the }, but you need no Weapon and take no Beating.
why-michel_calm = The next card shows no knife about { $percent }% of the time.
why-michel_stays = { $place }: { $michel } can stay there.
why-draw_free = { $drawn } for nothing.
why-choose_keeps = Of these Tools you will miss { $tool_the } least.
why-choose_best = The best card of { $other }: { $card_the }.
why-choose_weapon = You get a Weapon, and { $other } has one less: { $card_a }.
why-discard_least = What you will miss least: { $cards }.
why-discard_keeps_tools = You keep { $cards }.
why-exchange_tools = { $mate } gets { $cards }, and your points count together.
why-exchange = What helps { $mate } helps you: your points count together.
why-accept_tools = { $mate } gives you { $cards }, and your points count together.
why-accept = What helps your team helps you.
why-decline = Your own cards are worth more to you.
why-react_small = You can save your Background for later.
why-react_cannot = Your Background does not help against this.
why-pass_unhelpful = You will need { $cards } yourself, and helping would not decide this fight.
