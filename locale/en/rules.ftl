### The rules as the game's own book tells them, numbered as refusals cite them: rules-R5-6c is rule R5.6c.
### `-title` is a heading, `-example` a small story below the paragraph. Numbers come from the cards in play: leave the
### variables in. What is counted has all the forms of its unit ({ $actions } is "2 actions"), lists have theirs.

rules-start-title = In short
rules-start = You are serving life in Blackgate, and so is everybody else at this table. Under the bunk there is a loose tile. Whoever digs out first wins.
rules-short-move = Walk through the prison. The die opens doors, you choose one.
rules-short-search = Search the place you are in: more cards, more trouble.
rules-short-craft = Put parts together: Knives to threaten with, Tools to dig with.
rules-short-sell = Sell what you do not need, buy what you do.
rules-short-extort = Or take it from somebody. They may hand it over, or fight.
rules-short-join = Join a gang, and use your past when the moment comes.
rules-short-dig = Bring your Tools to the Cell Block and dig.

## R1
rules-R1-title = What there is
rules-R1-1-title = The board
rules-R1-1 = The board has two sides. The standard side has one Cell Block. The team side has Cell Block A and Cell Block B: two places, and both count as “Cell Block” for every card. The open places are { $open_the }. Nobody walks into { $lockup_the }: only cards send you there. In there nobody can Search, Craft, extort or be extorted, and { $michels } never comes. You leave by an ordinary move.
rules-R1-2-title = The Search deck
rules-R1-2 = { $search_deck } lie face down. What you find when you Search comes from here:
rules-R1-3-title = The piles
rules-R1-3 = Four piles lie open beside the board: { $supply }.
rules-R1-4-title = Weapons and Tools
rules-R1-4 = Weapons are for threatening and fighting, Tools are for digging. Pikes look dangerous, but they are parts, not Weapons.
rules-R1-5-title = Gangs, pasts, prisoners
rules-R1-5 = There are { $gang_cards_number } gang cards, { $backgrounds_number } Backgrounds, { $michel_cards_number } cards for { $michels }, { $inmates_number } prisoners on { $boards } boards, a die, Beatings and Cigarettes. Prisoners differ only in looks and name. The bank never runs out of Cigarettes.
rules-R1-6-title = Tunnel points
rules-R1-6 = Dug into your tunnel, a Tool is worth:
rules-R1-7-title = What cards are worth
rules-R1-7 = Each card says what it does and how many Cigarettes it brings when you sell it. All of them are in the card gallery.

## R2
rules-R2-title = Setting up
rules-R2a = Knives, Spoons, Pickaxes and Shovels go into their open piles. Whenever one of them is discarded, it returns to its pile.
rules-R2b = The cards of each gang are shuffled into an open pile. A gang card that is given up goes under its pile.
rules-R2b-note = The printed rulebook does not say that these piles lie face up. Here they do, as in the German edition.
rules-R2c = The Search cards are shuffled face down; discards lie open beside them. When a card is needed and the deck is empty, the discards are shuffled and become the new deck: not before, but in the middle of a draw too. If both are empty, you get what there was.
rules-R2d = Everybody picks a prisoner and starts in the Cell Block, in Team mode in the block of their own team. Two prisoners from the same board never play together.
rules-R2e = Everybody gets one secret Background. You can look at your own at any time.
rules-R2f = Everybody gets { $starting_hand }.
rules-R2g = The most impressive scar goes first: choose who that is, or let chance decide. Turns go clockwise.

## R3
rules-R3-title = Winning
rules-R3 = The first to dig this many Tunnel points escapes, and the game ends at that instant:
rules-R3-example = Five at the table. Dario has seven Tunnel points and digs with a Spoon: eight. He is out before anybody can reach for a Knife.

## R4
rules-R4-title = Your turn
rules-R4a = You have { $actions }. Use as many as you like, in any order, then end your turn. You may stop early.
rules-R4b = Revealing your Background and using a gang’s power cost no action, unless the card says otherwise.
rules-R4c = Basic actions work anywhere, Place actions only in their place.
rules-R4d = At the end of your turn you may first move { $michels }, if they play. Then comes the hand limit: whoever holds more than { $hand_limit } discards down to { $hand_limit_number }, of their own choice.

## R5
rules-R5-title = Basic actions
rules-R5 = These you can do anywhere, unless something forbids it.
rules-R5-1-title = Move
rules-R5-1a = Simple move, one action: roll the die and go to one of the places it shows, but not to where you are. If one of them is your own place, you have to take the other. You may do this several times in a turn.
rules-R5-1a-example = Carmen stands in the Cafeteria and rolls a 4. That leads to the Cafeteria and to the Recreational Area. She is in the first, so off she goes to the second.
rules-R5-1b = Cautious move, { $cautious }: go to any other open place you like. No die.
rules-R5-1b-note = The printed rulebook says “the Place of your choice” and does not exclude your own.
rules-R5-1c = From Solitary every place counts as other than your own.
rules-R5-2-title = Search
rules-R5-2 = One action, { $searches ->
    [one] once
    [2] twice
   *[other] { $searches } times
} per turn: draw as many Search cards as your place says.
rules-R5-3-title = Join a Gang
rules-R5-3 = One action: discard the price in different Accessories and put the gang’s top card open before you. From now on its power is yours. You can be in one gang at a time: your old gang card goes under its pile before you take the new one. You may join your own gang again for another card. A gang without cards takes nobody.
rules-R5-3-example = Noor holds a Bandana and a Tracksuit. The Crew likes both, so she joins for one action and gets the card on top of the Crew’s pile.
rules-R5-4-title = Play an Action card
rules-R5-4 = One action: show the card, do what it says, discard it.
rules-R5-5-title = Craft
rules-R5-5 = One action: use exactly one recipe. You can Craft in { $craft_the }; in Team mode also in the other team’s block, never in your own. With { $craft_barred } or more you cannot Craft, and the pile must have what you make. If only one Knife is left, you get one.
rules-R5-6-title = Extortion
rules-R5-6 = One action, { $extortions ->
    [one] once
    [2] twice
   *[other] { $extortions } times
} per turn. This is where friendships end.
rules-R5-6a = You need a Weapon and a victim: another player in your place. In Team mode only rivals, and never in Solitary.
rules-R5-6b = Intimidation: name a Tool ({ $tools }) and lay down { $weapons }. The victim need not have it.
rules-R5-6c = If the victim has the Tool, they may cooperate: they hand it over, there is no fight, and that is that. Your Weapon is spent all the same.
rules-R5-6c-example = Goran lays down a Knife: “Your Shovel.” Ines thinks of her last visit to the Infirmary and hands it over. Goran has a Shovel and one Knife less.
rules-R5-6d = Otherwise there is a Combat. The defender begins; then both take turns to play one Weapon or give up. Nobody has to play a Weapon just because they have one.
rules-R5-6e = Whoever gives up, or has no Weapon to play, loses and takes a Beating.
rules-R5-6f = The winner takes one card from the loser: the named Tool, if the attacker won and the loser has it; in all other cases a random card. From an empty hand there is nothing to take.
rules-R5-6f-example = Goran wants a Pickaxe from Vera. She plays a Blade, he plays a Knife, she gives up. Vera takes a Beating. She never had a Pickaxe, so Goran draws a random card from her hand.
rules-R5-6g = All Weapons that were laid down are discarded: Knives to their pile, Blades to the Search discards.
rules-R5-6h = Cigarettes and Tools already in a tunnel cannot be taken.
rules-R5-6i = Nobody says whether they lack the Tool or only refuse it. If the named Tool changes hands, everybody sees it; a random card is seen by its two owners only.
rules-R5-7-title = Exchange
rules-R5-7 = Team mode only, one action, with a teammate in your place: give and take any cards and any Cigarettes. Your teammate accepts or declines the whole deal; the action is spent either way. A deal must be about something, and you cannot ask for what the other does not have. Teammates in the same place see each other’s hands.
rules-R5-7-note = The printed rulebook does not say whether your teammate has to agree. Here they do.

## R6
rules-R6-title = Place actions
rules-R6 = One action each, and only where the place offers it.
rules-R6-1-title = Dig
rules-R6-1 = In the Cell Block, in Team mode in your own team’s block: put one Tool from your hand open into your tunnel and score its Tunnel points at once. It stays there for good. With { $dig_barred } or more you cannot Dig.
rules-R6-2-title = Sell
rules-R6-2 = Place: { $selling }. Discard any number of cards, at least one, and gain the Cigarettes they are worth.
rules-R6-3-title = Buy
rules-R6-3 = Place: { $buying }. Pay for one of these. From an empty pile there is nothing to buy, and two Knives need two in the pile.
rules-R6-4-title = Steal a Spoon
rules-R6-4 = Place: { $stealing }. Take { $spoons } from the pile, if there is one.
rules-R6-5-title = Heal
rules-R6-5 = Place: { $healing }. Remove one of your Beatings.

## R7
rules-R7-title = Beatings
rules-R7 = You can have { $most_beatings } at most; any more are ignored. With { $craft_barred } you cannot Craft. With { $dig_barred } you cannot Dig either.

## R8
rules-R8-title = Backgrounds
rules-R8 = Everybody has a past. It stays secret until you reveal it, which you can do once in the game, at the moment the card names, without an action. If you are in the gang the card names at that moment, you get its bonus too. A revealed Background stays open. When an Action card is aimed at you and your Background is still hidden, you are always asked, whether it fits or not: so being asked gives nothing away. With the automatic answer “don’t ask me” you are not asked; if your Background would have fit, only you are told afterwards.
rules-R8-note = In the printed rulebook you “can” apply the second effect. Declining never helps, so here it applies by itself (R14s).
rules-R8-example = Aldo is a Bookmaker and in the Cartel. He reveals his Background on his turn: Cigarettes for the Bookmaker, and more for the Cartel. It costs him no action.

## R9
rules-R9-title = Gangs
rules-R9 = A gang card works as long as it lies before you, at the moment its text names, and as often as that moment comes, unless it says otherwise.

## R10
rules-R10-title = Michel and Michelle
rules-R10 = One more inmate, and nobody’s friend. Play with Michel or with Michelle, or with neither. Good company, above all for two players.
rules-R10a = { $michels } starts in { $michel_start_the }. The { $michel_cards_number } cards that go with them are shuffled face down; discards lie beside them. When a card is needed and none is left, the discards are shuffled again.
rules-R10b = At the end of your turn you may roll the die and move { $michels } as in a Simple move: you choose where the die leaves a choice.
rules-R10c = Everybody in the place where { $michels } arrives is extorted, one after another, clockwise from the player who made the move. That player comes first if they are there too.
rules-R10d = Whoever ends their own move in the place of { $michels } is extorted as well. Being sent to Solitary is not such a move.
rules-R10e = The victim turns up a card. No knife on it: all is well. A knife: discard one of the Tools it shows, or fight. To fight, play a Weapon and turn up the next card: without a knife you have won, with a knife you need another Weapon.
rules-R10e-example = Silas meets Michelle and turns up a knife with a Spoon. He keeps his Spoon and plays a Blade. The next card shows no knife: Silas wins and may draw.
rules-R10f = Whoever cannot or will not play a Weapon takes a Beating and discards one of the Tools on the first card, or, without such a Tool, a random card.
rules-R10g = Whoever wins may draw { $victor_draws }.
rules-R10h = All cards that were turned up are discarded, and so are the Weapons.

## R11
rules-R11-title = Team mode
rules-R11 = Four or six players in two teams that sit alternately. Everything above holds, except:
rules-R11a = Tunnel points count together, and the team wins together.
rules-R11b = The faces that lead to the Cell Block lead to both blocks.
rules-R11c = In any Combat, when a side must play a Weapon, the player whose fight it is decides first, then each teammate in the same place, clockwise. Whoever plays one is a helper. The side gives up only if all of them pass, and the next time the first one is asked first again.
rules-R11d = If the fight is lost, every helper takes a Beating too, and the winner takes a random card from each of them. Against { $michels } helpers lose no cards.
rules-R11d-note = In the printed rulebook the winner “can” take a card from “each losing participating player”. Here it happens by itself (R14s) and to each helper; the loser loses one card, as in any fight (R5.6f).
rules-R11e = You Dig only in your own block. Of the two blocks, you Craft only in the other team’s.
rules-R11f = Teammates in one place can Exchange.
rules-R11g = Instead of rolling for a Simple move you may go where a teammate of your gang is, but not to Solitary.

## R12
rules-R12-title = Who knows what
rules-R12 = Open to all: places, gang cards, Beatings, Cigarettes, tunnels, how many cards somebody holds, the piles and discards, revealed Backgrounds, and every card that is played, sold, discarded or taken openly. Secret: hands, hidden Backgrounds and the order of the decks. The memory aid shows what an attentive player would know of a rival’s hand; the table may play without it. Bots know exactly that much and no more.

## R13
rules-R13-title = Never
rules-R13 = No effect goes on for ever and no card is lost: every card is always in exactly one place.

## R14
rules-R14-title = Fine points
rules-R14 = What the printed rules leave open, and how it is played here. Solitary (R1.1) is ours: no printed rulebook has it. Not printed and ours are also: where most faces of the die lead and what a Search brings in most places (R1.1), a bank that never runs out (R1.5), what Tools score (R1.6), what cards are worth and most of what they do (R1.7), two empty piles (R2c), where teams start (R2d), the order at the end of a turn (R4d), several Simple moves (R5.1a), what goes into a recipe, but not what comes out, and the last Knife (R5.5), extorting only rivals in Team mode (R5.6a), what stays secret (R5.6i), declining an Exchange (R5.7), selling at least one card (R6.2), buying two Knives (R6.3), how teams sit (R11), who may help first (R11c), what helpers keep against { $michels } (R11d), and that nobody follows a teammate into Solitary (R11g).
rules-R14a = “Move to any open place” means one other than your own. It is a move like any other, so you may meet { $michels } there.
rules-R14b = Gang powers do not touch the roll that moves { $michels }.
rules-R14c = Powers that work once per turn apply by themselves the first time. Joining the gang again does not renew them. Two different cards are two powers, and each is used by itself.
rules-R14d = Powers for the start of your turn work when the turn starts, not when you join in the middle of it.
rules-R14e = What would do nothing is not offered: nobody is sent to Solitary who is already there, and nothing is taken from an empty hand. Bandages without a Beating and the Inspection of an empty place are fine.
rules-R14f = Action cards and Backgrounds may hit teammates. Only Extortion is for rivals.
rules-R14g = Riot, Loan Shark and Rigged Game reach into Solitary; Ambush does not. The Pickpocket’s bonus reaches everybody outside Solitary and, from inside, cellmates too. The Riot card itself is not dealt out.
rules-R14h = An Inspection also hits whoever plays it. It goes clockwise, beginning with them.
rules-R14i = Getaway Driver and Advocate answer players, not { $michels }. The Prize Fighter wins any Combat of your own, but not one in which you only help.
rules-R14j = Network keeps your cards against { $michels } and as a helper too.
rules-R14k = The Collector’s { $spoils ->
    [one] extra card comes
   *[other] { $spoils } extra cards come
} from the one who lost the fight, not from helpers.
rules-R14l = Where two Weapons had to be laid down, Enforcer and Advocate get both.
rules-R14m = Discounts add up, but nothing costs less than nothing.
rules-R14n = A pile that is too small gives what it has.
rules-R14o = The Sorter who holds too few cards discards what there is.
rules-R14p = Tunnel points are scored when you dig, and stay.
rules-R14q = What you know of a hand fades: when cards leave it unseen, the memory aid assumes the worst. A Riot clears it. When hands are swapped, what you know goes along.
rules-R14r = Weapons, Action cards and the cards of { $michels } lie on the table until all is over.
rules-R14s = Where the printed rules say “may” and declining could never help, it happens by itself: the card of a beaten helper (R11d), a Background’s bonus (R8). And a Cautious move leads to another place than your own.

## Rows below a paragraph
rules-row-category = { $category_plural }: { $cards }
rules-row-sort = { $category_plural }: { $cards }
rules-row-points = { $card }: { $points }
rules-row-worth = { $cards }: { $cigarettes }
rules-row-goal = { $players } players: { $points }
rules-row-team-goal = { $players } players in teams: { $points } per team
rules-row-recipe = { $spent } make { $made }.
rules-row-price = { $item } for { $cigarettes }
rules-row-gang = { $gang }: { $price } different ones of { $accessories }
rules-row-gang-any = { $gang }: any { $price } different Accessories
