### Lessons: Ines the Professor speaks, at most 180 letters a step. $name1 and so on are the other players.
## The screen that lists them.
title-learn = Learn
title-learn-help = Eight short lessons, and a first escape.
title-new = New here? Eight short lessons.
learn-title = { $number }. { $title }
learn-minutes = { $minutes } min
learn-first_escape = First escape
learn-first_escape-about = A whole game against two easy rivals, with somebody looking over your shoulder.

## Around a lesson.
lesson-step = { $step }/{ $steps }
lesson-on = Next
lesson-back-help = Back one step
lesson-leave-help = Leave the lesson
lesson-not-yet = Not yet. First choose “{ $what }”.
lesson-wait = One moment. Read first.
lesson-stuck = That leads nowhere. Go back one step.
lesson-tray = Choose { $cards }.
lesson-menu = Enough for today?
lesson-menu-words = The lesson starts over next time. Nothing else is lost.
lesson-leave = Leave the lesson
lesson-again = Start over
lesson-stay = Continue
lesson-done = Well done
lesson-done-words = You have finished “{ $title }”.
lesson-next = Next: { $title }
lesson-list = All lessons
lesson-goal-title = { $goal } and you are out
lesson-goal-others = The others dig too.
first-goal = Hello, { $name }. I am Ines. Dig { $goal }, and you are under the wall and out. Whoever gets out first wins, so keep an eye on the others’ tunnels.
first-plan = Search for parts. Craft a Tool from them, but not in the Cell Block. Then walk home to the Cell Block and Dig with it. After that, do it again.
first-plan-title = A first plan
first-hint = Not sure what to do? Press H or this lamp: I show you good actions and say why. And I warn you before a big mistake.

## 1
lesson-walk = On foot
lesson-walk-about = The goal, the die, two actions.
lesson-walk-goal = I am Ines. I teach digging. Dig { $goal } and you are under the wall and out. The first one out wins. The rest keep their beds.
lesson-walk-tools = A Spoon scores { $points_spoon }, a Pickaxe { $points_pickaxe_number }, a Shovel { $points_shovel_number }. Find them, make them, buy them or take them from somebody: the earth does not ask.
lesson-walk-chips = These coins show what you can do this turn: { $actions }. Nearly everything costs one.
lesson-walk-cautious = A Cautious move takes you anywhere, but it costs { $cautious }. Try it: go to the Cafeteria.
lesson-walk-end = All spent. End your turn. The others have been waiting politely. Well, waiting.
lesson-walk-others = { $name1 } and { $name2 } roll the die instead. It is cheaper, and chance takes the blame.
lesson-walk-roll = Now you. A Simple move costs only one action, but the die has a say. Roll it.
lesson-walk-choose = Each number on the die leads to two places, and you choose one. If you are already in one of them, you must take the other.
lesson-walk-freely = You have one action left, and nobody tells you what to do. Spend it as you like, then end your turn.
lesson-walk-done = That is walking. Roll when you don’t mind where you go. Move cautiously when you do.

## 2
lesson-search = Odds and ends
lesson-search-about = Search, craft, the hand limit.
lesson-search-number = The number in a place says how many cards a Search draws there. Here: { $draws_cafeteria }.
lesson-search-search = Search the Cafeteria. It costs one action. You can Search once per turn.
lesson-search-parts = A Link joins two things: with a Pike it makes a Pickaxe, with a Container a Shovel, with a Blade { $makes_knife }.
lesson-search-craft = Craft a Pickaxe or a Shovel. You can do it here, but not in the Cell Block, not in the Showers and not after a Beating.
lesson-search-once = You can Search only once per turn. You can Craft as often as your actions allow.
lesson-search-limit = You hold more than { $hand_limit }. That is fine until your turn ends. End it now.
lesson-search-discard = At the end of your turn you discard down to the limit. Put away what you will miss least.
lesson-search-done = A Tool in your hand scores nothing yet. You have to dig with it at home. That is the next lesson.

## 3
lesson-dig = Earth
lesson-dig-about = Dig, score, escape.
lesson-dig-tunnel = This is your tunnel: how far you have dug, and how far you have to go. The wall is closer than it looks.
lesson-dig-home = You can dig only in the Cell Block. From the Infirmary, a one, a two or a three can take you there. Roll. I have had a word with the die.
lesson-dig-dig = Home. Dig with the Pickaxe: one action, one Tool, and it scores { $points_pickaxe } at once.
lesson-dig-safe = What lies in the tunnel is yours for good. What you hold in your hand can be taken from you.
lesson-dig-end = No action left. End your turn and hope.
lesson-dig-rival = { $name1 } digs with a Shovel. One more Spoon, and there is a free bed over there.
lesson-dig-last = Your turn, your Shovel: it scores { $points_shovel }. Count if you like, but dig.
lesson-dig-done = { $goal }. The game ends at once, and you are outside. You should have brought a jacket.

## 4
lesson-trade = Tobacco
lesson-trade-about = Sell, buy, steal a Spoon.
lesson-trade-money = Cigarettes are money. Nobody can extort them from you, and they do not count as cards in your hand.
lesson-trade-sell = Sell the Moonshine for { $worth_moonshine } and the Wristwatch for { $worth_wristwatch_number }. One action sells as many cards as you like. Keep the Link: it makes Tools.
lesson-trade-prices = The prices are below the piles: a Knife { $price_knife }, a Pickaxe { $price_pickaxe_number }, a Shovel { $price_shovel_number }.
lesson-trade-buy = That is enough for a Shovel. Buy it. One action, one deal.
lesson-trade-end = Sold, bought, broke. End your turn.
lesson-trade-rival = { $name1 } does the same and turns a Phone into a Shovel. Rare items are good for selling and for nothing else.
lesson-trade-walk = On to the Cafeteria. Roll: from here, a four can only take you there.
lesson-trade-steal = Steal a Spoon. One action, no money, no questions.
lesson-trade-done = A Spoon is the cheapest point there is. Nobody counts the Spoons. Somebody should.

## 5
lesson-fight = Persuasion
lesson-fight-about = Extort, fight, take a Beating, heal.
lesson-fight-company = { $name1 } is in the Infirmary too, with a Shovel. You have Knives. Draw your own conclusions.
lesson-fight-extort = Extort { $name1 }: demand the Shovel and lay down one Weapon. The Weapon is spent, whatever happens.
lesson-fight-refuses = { $name1 } could have handed it over, and that would have been the end of it. But { $name1 } fights, and the defender plays first.
lesson-fight-answer = You both play one Weapon after another until somebody gives up. Your turn.
lesson-fight-wins = { $name1 } gives up. You get the Tool you demanded, and the loser takes a Beating. All Weapons that were laid down are gone.
lesson-fight-end = Good. Now expect payback. End your turn.
lesson-fight-revenge = Here it comes: { $name1 } wants the Shovel back and has laid down a Blade.
lesson-fight-fight = You could cooperate: you would lose the Shovel, but take no Beating. Just this once, fight.
lesson-fight-weapon = You defend, so you play first. Your last Knife, please.
lesson-fight-again = { $name1 } has another Weapon.
lesson-fight-give = And you have none. Give up: there is a time for everything.
lesson-fight-beaten = That was a Beating. With { $craft_barred } you cannot Craft. With { $dig_barred } you cannot even Dig.
lesson-fight-heal = Luckily this is the Infirmary. Heal: one action removes one Beating.
lesson-fight-done = Before you extort somebody, count their cards. Before you refuse, count your own.

## 6
lesson-gang = Good company
lesson-gang-about = Gangs, Action cards, your Background.
lesson-gang-price = The Cartel wants { $join_cartel } different Accessories from its list. You get the top card of its pile.
lesson-gang-join = Join. A gold chain and a signet ring: that is how they dress.
lesson-gang-power = Your power: a Pickaxe or a Shovel costs you { $cartel_wholesaler_tool_discount } less while that card lies before you. You can be in only one gang at a time.
lesson-gang-past = Your Background is what you did outside. Only you know it. It works once, costs no action, and does more if you are in its gang.
lesson-gang-reveal = Its gang happens to be the Cartel. Reveal it, and you get the bonus too.
lesson-gang-buy = And now a Shovel, at the members’ price.
lesson-gang-end = A fine turn. End it.
lesson-gang-others = { $name1 } searches the Showers. Meanwhile, look at the one card you have not used.
lesson-gang-passkey = This is an Action card: it costs one action and does what it says. The Passkey opens the way home. Play it.
lesson-gang-dig = You know what comes next.
lesson-gang-done = A gang, a past, a card. Great turns are made of things that fit together.

## 7
lesson-michel = An acquaintance
lesson-michel-about = Michel or Michelle, whom nobody invited.
lesson-michel-who = Michelle (or Michel, whoever you choose) plays for nobody. Whoever meets her is extorted.
lesson-michel-walk = She is in the Showers. From here, a three can only take you there. Roll, and say hello.
lesson-michel-knife = You turn up a card. A knife: discard one of the Tools shown, or fight. Without a knife it would be over.
lesson-michel-fight = She has a card, you have a Knife. Fight.
lesson-michel-weapon = Play it. Then the next card is turned up.
lesson-michel-draw = No knife on this one: you win and may draw { $victor_draws }. Do it.
lesson-michel-end = End your turn. There is one more thing.
lesson-michel-send = At the end of your turn you may roll the die and send her away. Do it: I believe she is going to the Cell Block.
lesson-michel-visit = { $name1 } was there, and discards a Pickaxe rather than fight. It goes back to its pile.
lesson-michel-done = With two players, she is the third one at the table. A Weapon in your hand keeps the conversation short.

## 8
lesson-team = Two tunnels
lesson-team-about = Teammates, exchange, helpers.
lesson-team-sides = The two teams sit in alternate seats, and each has one tunnel. With { $goal } together, the whole team is out.
lesson-team-blocks = Each team digs only in its own Cell Block. In the other team’s block you may Craft, if nobody minds.
lesson-team-mate = { $name2 } is on your team. In the same place you see each other’s cards and may exchange.
lesson-team-exchange = Give { $name2 } your Knife and take the Pickaxe. One action is enough for any cards and any Cigarettes.
lesson-team-accept = A teammate may decline, and your action is gone all the same. { $name2 } accepts.
lesson-team-end = End your turn. { $name1 } has been watching.
lesson-team-rival = Now you are being extorted, and your Knife is in other hands.
lesson-team-fight = In other hands, but beside you. Fight.
lesson-team-pass = You have no Weapon. Pass for now: then your teammate may help.
lesson-team-help = { $name2 } helps, { $name1 } gives up. A helper who loses takes a Beating too, and loses a card.
lesson-team-done = That is all I know. The rest is practice, and practice is called “First escape”.
