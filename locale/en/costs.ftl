### What a choice costs, said before it is made: on buttons, in the panel, on piles and places.

## What may be lost. `$what` is a list: Beatings, cards, Tools.
unit-random_card = random card
    .counted = { $n ->
        [one] a random card
       *[other] { $n } random cards
    }
unit-chosen_tool = Tool of your choice
    .counted = { $n ->
        [one] a Tool of your choice
       *[other] { $n } Tools of your choice
    }
cost-lose = You lose: { $what }.
cost-unhelped = If nobody helps: { $what }.
cost-nothing = Costs you nothing.
risk-lose = If you lose: { $what }.
risk-nothing = If you lose: nothing more.
risk-none = No way to lose this.
cost-spent =
    { $count ->
        [one] The Weapon is spent, win or lose.
       *[other] The Weapons are spent, win or lose.
    }
cost-price = { $price } of your { $own }
cost-seat = { $cards } in hand

## How it may go, as far as you can know: so many times in ten.
stakes-fight = You hold { $weapons }, { $name } { $cards }.
stakes-michel = You hold { $weapons } against { $michel }.
odds-fight =
    To the last Weapon you { $n ->
        [0] hardly ever win.
        [one] win about { $n } time in 10.
        [10] almost always win.
       *[other] win about { $n } times in 10.
    }
odds-tool =
    { $n ->
        [0] Hardly any chance of { $tool_a } there
        [10] { $tool }: as good as certain
       *[other] { $tool }: there about { $n } times in 10
    }
option-give_up-pass = Pass: { $name } may help

## Prices on things of the table.
price-move = { action-cautious_move }: { $actions }
price-gang = Price: { $count } different of { $accessories }. You hold { $held }.
price-pile = { $cards }: { $cigarettes }
price-purse = You have { $cigarettes }.

## What cannot be taken back asks for a second press.
again-play = Once played, the card is gone. Sure?
again-riot = All hands are thrown together and dealt anew, yours too. Sure?
again-join = Your Accessories are gone for good. Sure?
again-leave = Your old gang card goes, and your Accessories with it. Sure?
again-reveal = Only once in the whole game. Sure?
again-last = That ends your actions, and here you could still Dig. Sure?
again-free = You could still do something that costs no action.
