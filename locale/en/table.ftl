# The table: bars, trays, closer looks.
common-cancel = Cancel
common-back = Back
common-close = Close
table-menu = Menu
table-rules = Rules
table-undo = Take back the last action
table-since = What happened since my last turn
table-since-closed = Hands are hidden now. Show your cards to read what happened since your last turn.
table-nudge = { $name }, the others are waiting.
table-since-title = Since your last turn
table-since-nothing = Nothing yet.
table-round = Round { $number }
table-pause = Pause or continue
table-step = One step
table-speed = { $number }×
table-speed-help = How fast bots play: 1× to 8×
table-skip = Skip to the next question
table-watch = Look at the next player’s cards
table-over = The game is over.
table-rolling = { $name } rolls the die …
table-rolling-you = You roll the die …
table-log = Log
table-actions = Your turn
table-empty-hand = No cards in hand.
table-die-help = The die. Each face leads to two places.
table-die-help-team = The die. { $faces } lead to three places: both blocks and one more. The other faces lead to two.
table-deck-help =
    { $count ->
        [0] The Search deck is empty; the discards are shuffled when it is needed.
        [one] The Search deck: one card left.
       *[other] The Search deck: { $count } cards left.
    }
table-deck-title = Search deck
table-discard-help = The Search discards: open to all.
table-discard-title = Search discards
table-michel-help = Whoever meets this inmate turns up a card. A knife on it means trouble.
table-michel-discard = Cards turned up so far
table-gang-help = { $gang }: { $card }. { $power }
table-gang-empty = { $gang }: no cards left, so nobody can join.
table-gang-top = Whoever joins now gets
table-gang-price =
    { $count ->
       *[other] The price: { $count } different ones of these
    }
table-none = None
table-seat-open = On the table
table-seat-hand = Hand
table-seat-known = What you know of the hand
table-seat-known-all = What everybody knows of the hand
table-seat-nothing-known = None of these cards has been seen.
table-seat-tunnel = Dug into the tunnel
table-seat-words =
    { $place }
    { $cards ->
        [one] One card in hand
       *[other] { $cards } cards in hand
    }, { $cigarettes ->
        [one] one Cigarette
       *[other] { $cigarettes } Cigarettes
    }, { $beatings ->
        [0] unhurt
        [one] one Beating
       *[other] { $beatings } Beatings
    }, { $points ->
        [one] one Tunnel point
       *[other] { $points } Tunnel points
    }.
table-end-title = End the turn?
table-end-question =
    { $count ->
        [one] You still have an action.
       *[other] You still have { $count } actions.
    }
table-end-yes = End the turn
table-end-no = Not yet
table-cannot-drop = That does nothing there.
table-commit = Decide secretly
table-commit-help = Choose now how many Weapons you will play before you give up. Then you need not pass the mouse back and forth in this fight.
tray-empty = Press cards to put them here.
tray-cigarettes =
    { $count ->
        [one] { $count } Cigarette
       *[other] { $count } Cigarettes
    }
tray-hand = Your hand
tray-discard-pile = Search discards
tray-sell = What will you sell?
tray-sell-total =
    { $cigarettes ->
        [one] You get one Cigarette.
       *[other] You get { $cigarettes } Cigarettes.
    }
tray-sell-nothing = Choose at least one card.
tray-sell-confirm = Sell
tray-discard =
    { $count ->
        [one] Discard a card
       *[other] Discard { $count } cards
    }
tray-discard-missing =
    { $count ->
        [one] One more to discard.
       *[other] { $count } more to discard.
    }
tray-discard-confirm = Discard
tray-forge =
    { $count ->
        [one] Take a card from the discards
       *[other] Take { $count } cards from the discards
    }
tray-forge-missing =
    { $count ->
        [one] One more to take.
       *[other] { $count } more to take.
    }
tray-forge-confirm = Take
tray-full = You cannot add more: put one back first.
tray-ready = Ready.
tray-exchange = Exchange with { $name }
tray-give = You give
tray-take = { $name } gives
tray-exchange-nothing = Put something on the table first.
tray-exchange-confirm = Propose
tray-commit = How many Weapons will you play?
tray-commit-total =
    { $count ->
        [0] You will give up at once.
        [one] You will play one Weapon, then give up.
       *[other] You will play { $count } Weapons, then give up.
    }
tray-commit-confirm = Decide
undo-stop-die = A roll cannot be taken back.
undo-stop-cards = Somebody has seen cards since then.
undo-stop-other = Somebody else has acted since then.
undo-stop-nothing = There is nothing to take back.
undo-stop-rule = This table does not allow taking back.
verb-roll_move-help = Roll the die and go to one of the places it names. One action.
verb-cautious_move-help = Go to any place you like. { $actions }.
verb-follow-help = Go where a teammate of your gang is, without rolling. One action.
verb-search-help = Draw Search cards: as many as your place allows. Once a turn.
verb-craft-help = Make a Weapon or a Tool from two cards. One action.
verb-dig-help = Put a Tool into your tunnel. One action.
verb-sell-help = Sell cards for Cigarettes. One action.
verb-buy-help = Buy a Weapon or a Tool with Cigarettes. One action.
verb-steal_spoon-help = Take a Spoon from the pile. One action.
verb-heal-help = Get rid of a Beating. One action.
verb-join-help = Pay with Accessories and take a gang’s top card. One action.
verb-play-help = Play an Action card from your hand. One action.
verb-extort-help = Threaten somebody here with a Weapon and demand a Tool. Once a turn.
verb-exchange-help = Offer a teammate here cards and Cigarettes. One action.
verb-reveal-help = Show your Background and use it: once in the game, no action.
verb-end_turn-help = The next player’s turn begins.
# The end of a fight, large over the board.
verdict-gives_up = { $name } gives up!
verdict-wins = { $name } wins the fight!
# Whose hand lies open at a screen that several people share.
table-named = { $name }: { $words }
table-from-memory = You choose from memory. If you do not have the cards, nothing happens, but the others notice.
table-not-from-memory = You do not have the cards for this. Look at your hand first.
