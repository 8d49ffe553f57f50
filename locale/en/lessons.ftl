### Lessons: Ines the Professor speaks, at most 180 letters a step. $name1 and so on are the other players.
## The screen that lists them.
title-learn = Learn
title-learn-help = Eight short lessons, and a first escape.
title-new = New here? Six minutes.
learn-title = { $number }. { $title }
learn-minutes = { $minutes } min
learn-first_escape = First escape
learn-first_escape-about = A whole game against two easy rivals, with somebody looking over your shoulder.
learn-puzzles = Night escapes
learn-puzzles-about = One turn, one way out. Find it before the lights go on.
learn-wall = The wall
learn-wall-about = Whom you have beaten, and what is worth telling.

## Around a lesson.
lesson-step = { $step }/{ $steps }
lesson-on = Go on
lesson-back-help = Back one step
lesson-leave-help = Leave the lesson
lesson-not-yet = Not yet. First: { $what }
lesson-wait = One moment. Read first.
lesson-stuck = That leads nowhere. Go back one step.
lesson-tray = Into the tray: { $cards }.
lesson-menu = Enough for today?
lesson-menu-words = The lesson begins anew next time. Nothing else is lost.
lesson-leave = Leave the lesson
lesson-again = From the start
lesson-stay = Go on
lesson-done = Well done
lesson-done-words = “{ $title }” is ticked off.
lesson-next = Next: { $title }
lesson-list = All lessons
lesson-goal-title = { $goal } and you are out
lesson-goal-others = The others dig too.

## 1
lesson-walk = On foot
lesson-walk-about = The goal, the die, two actions.
lesson-walk-goal = I am Ines. I teach digging. Collect { $goal } and you are under the wall and out. First one out wins; the rest keep their beds.
lesson-walk-tools = A Spoon scores { $points_spoon }, a Pickaxe { $points_pickaxe }, a Shovel { $points_shovel }. Found, made, bought or taken from somebody: the earth does not ask whose they were.
lesson-walk-chips = These chips are your turn: { $actions }. Nearly everything costs one.
lesson-walk-cautious = A cautious move leads wherever you like, but takes { $cautious }. Try it: to the Cafeteria.
lesson-walk-end = All spent. End your turn; the others have been waiting politely. Well: waiting.
lesson-walk-others = { $name1 } and { $name2 } roll the die instead. It is cheaper, and chance takes the blame.
lesson-walk-roll = Now you. A simple move costs one action only, but the die has a say. Roll it.
lesson-walk-choose = Each face names two places, and you choose. Had you stood in one of them, it would be the other.
lesson-walk-freely = One action left and nobody telling you what to do. Spend it as you like, then end your turn.
lesson-walk-done = That is walking: by die when it may be anywhere, cautiously when it must be somewhere.

## 2
lesson-search = Odds and ends
lesson-search-about = Search, craft, the limit of your hand.
lesson-search-number = The number in a place says how many cards a Search draws there. Here: { $draws_cafeteria }.
lesson-search-search = Search the Cafeteria. It costs one action and works once per turn.
lesson-search-parts = A Link holds things together: with a Pike it is a Pickaxe, with a Container a Shovel, with a Blade { $makes_knife } Knives.
lesson-search-craft = Craft a Pickaxe or a Shovel. Here you may; in the Cell Block, in the Showers or after a Beating you may not.
lesson-search-once = One Search per turn. Crafting as often as your actions allow.
lesson-search-limit = You hold more than { $hand_limit }. By day nobody minds. End your turn.
lesson-search-discard = At night they count. Put away whatever you will miss least.
lesson-search-done = A Tool in your hand is no point yet. It becomes one at home: see the next lesson.

## 3
lesson-dig = Earth
lesson-dig-about = Dig, score, escape.
lesson-dig-tunnel = Your tunnel: how far you have come, and how far it is. The wall is closer than it looks.
lesson-dig-home = One digs in the Cell Block only. From the Infirmary a two leads there. Roll; I have spoken to the die.
lesson-dig-dig = Home. Dig in the Pickaxe: one action, one Tool, and it scores { $points_pickaxe } at once.
lesson-dig-safe = What lies in the tunnel is yours for good. What you hold in your hand can be taken from you.
lesson-dig-end = No action left. End your turn and hope.
lesson-dig-rival = { $name1 } digs in a Shovel. One Spoon more, and a bed is free over there.
lesson-dig-last = Your turn, your Shovel: it scores { $points_shovel }. Count if you like, but dig.
lesson-dig-done = { $goal }. The game ends that very instant, and you are outside. You should have brought a jacket.

## 4
lesson-trade = Tobacco
lesson-trade-about = Sell, buy, steal a Spoon.
lesson-trade-money = Cigarettes are money. Nobody can extort them from you, and they are no cards in your hand.
lesson-trade-sell = Sell the Moonshine for { $worth_moonshine } and the Pike for { $worth_pike }: one action for as many cards as you like.
lesson-trade-prices = What things cost stands below the piles: a Knife { $price_knife }, a Pickaxe { $price_pickaxe }, a Shovel { $price_shovel }.
lesson-trade-buy = Buy the Pickaxe. One action, one deal.
lesson-trade-end = Sold, bought, broke. End your turn.
lesson-trade-rival = { $name1 } turns a Phone into a Shovel the same way. Rare items are good for selling and for nothing else.
lesson-trade-walk = On to the Cafeteria. Roll: from here a four leads nowhere else.
lesson-trade-steal = Steal a Spoon. One action, no money, no questions.
lesson-trade-done = The Spoon is the cheapest point there is. Nobody counts them. Somebody should.

## 5
lesson-fight = Persuasion
lesson-fight-about = Extort, fight, take a Beating, heal.
lesson-fight-company = { $name1 } is in the Infirmary too, with a Shovel. You have Knives. Draw your own conclusions.
lesson-fight-extort = Extort { $name1 }: name the Shovel and lay down one weapon. It is spent, whatever comes of it.
lesson-fight-refuses = Handing it over would have ended it. { $name1 } fights, and who defends plays first.
lesson-fight-answer = Weapon for weapon, until somebody gives up. You next.
lesson-fight-wins = { $name1 } gives up. You get the Tool you named, the loser a Beating. All weapons laid are gone.
lesson-fight-end = Good. Now expect the echo. End your turn.
lesson-fight-revenge = There it is: { $name1 } wants the Shovel back and has laid a Knife.
lesson-fight-fight = You might cooperate: no Shovel, but no Beating. This once, fight.
lesson-fight-weapon = You defend, so you play first. Your last Knife, please.
lesson-fight-again = { $name1 } has one more.
lesson-fight-give = And you have none. Give up: there is a time for everything.
lesson-fight-beaten = That was a Beating. With { $craft_barred } you cannot craft, with { $dig_barred } not even dig.
lesson-fight-heal = How lucky that this is the Infirmary. Heal: one action, one Beating less.
lesson-fight-done = Before you extort, count their cards. Before you refuse, count your own.

## 6
lesson-gang = Good company
lesson-gang-about = Gangs, Action cards, your Background.
lesson-gang-price = The Cartel asks for { $join_cartel } different accessories from its list. You get the card that lies on top of its pile.
lesson-gang-join = Join. A gold chain and a signet ring: that is how they dress.
lesson-gang-power = Your power: Pickaxe and Shovel cost you { $cartel_wholesaler_tool_discount } less while that card lies before you. One gang at a time.
lesson-gang-past = Your Background is what you did outside. Only you know it. It works once, costs no action, and gives more in its own gang.
lesson-gang-reveal = Which happens to be the Cartel. Reveal it, bonus included.
lesson-gang-buy = And now a Shovel, at the members’ price.
lesson-gang-end = A fine turn. End it.
lesson-gang-others = { $name1 } searches the Showers. Meanwhile, look at the one card you have not used.
lesson-gang-passkey = An Action card: one action, and what it says happens. The Passkey opens the way home. Play it.
lesson-gang-dig = You know what comes next.
lesson-gang-done = A gang, a past, a card. Great turns are made of things that fit together.

## 7
lesson-michel = An acquaintance
lesson-michel-about = Michel or Michelle, whom nobody invited.
lesson-michel-who = Michelle (or Michel, as you agree) plays for nobody. Whoever ends up in the same place is extorted.
lesson-michel-walk = She stands in the Showers. From here a three leads nowhere else. Roll, and say hello.
lesson-michel-knife = She turns up a card. A knife: hand over one of the Tools shown, or fight. Without a knife it would be over.
lesson-michel-fight = She has a card, you have a Knife. Fight.
lesson-michel-weapon = Play it. Then the next card is turned up.
lesson-michel-draw = No knife on this one: you win, and may draw { $victor_draws }. Do.
lesson-michel-end = End your turn. There is one more thing.
lesson-michel-send = At the end of a turn you may send her on, by die. Do so: I believe she is going to the Cell Block.
lesson-michel-visit = { $name1 } stood there, and gives up a Pickaxe rather than fight. It goes back to its pile.
lesson-michel-done = Between two players she is the third one. A weapon in your hand keeps the conversation short.

## 8
lesson-team = Two tunnels
lesson-team-about = Teammates, exchange, helpers.
lesson-team-sides = Two teams, seated in turn, each with one tunnel: { $goal } together, and all of a team are out.
lesson-team-blocks = Each team digs in its own Cell Block only. In the other one you may craft, if nobody minds.
lesson-team-mate = { $name2 } is on your side. In the same place you see each other’s cards and may exchange.
lesson-team-exchange = Give { $name2 } your Knife and take the Pickaxe. Any cards, any Cigarettes, one action.
lesson-team-accept = A teammate may decline, and the action would be gone all the same. { $name2 } accepts.
lesson-team-end = End your turn. { $name1 } has been watching.
lesson-team-rival = Now you are extorted, and your Knife is in other hands.
lesson-team-fight = In other hands, but beside you. Fight.
lesson-team-pass = You have no weapon. Pass on this one by giving up: then your teammate is asked.
lesson-team-help = { $name2 } helps, { $name1 } gives up. Who helps shares the fight, and the Beating if it is lost.
lesson-team-done = That is all I know. The rest is practice, and practice is called First escape.
