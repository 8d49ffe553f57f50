### What a choice costs, said before it is made: on buttons, in the panel, on piles and places.

## What may be lost. `$beatings` are taken, `$lost` is a list: cards, Tools. `$count` is how long it is.
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
cost-lose =
    { $count ->
        [0] You take { $beatings }.
       *[other] { $beatings_number ->
            [0] You lose { $lost }.
           *[other] You take { $beatings } and lose { $lost }.
        }
    }
cost-unhelped =
    { $count ->
        [0] Without help you take { $beatings }.
       *[other] { $beatings_number ->
            [0] Without help you lose { $lost }.
           *[other] Without help you take { $beatings } and lose { $lost }.
        }
    }
cost-nothing = Costs you nothing.
risk-lose =
    { $count ->
        [0] If you lose, you take { $beatings }.
       *[other] { $beatings_number ->
            [0] If you lose, you also lose { $lost }.
           *[other] If you lose, you take { $beatings } and lose { $lost }.
        }
    }
risk-nothing = Losing costs you nothing else.
cost-spent =
    { $count ->
        [one] Win or lose, the Weapon is gone.
       *[other] Win or lose, the Weapons are gone.
    }
cost-price = { $price } of your { $own }
cost-seat = { $cards } in hand

## How it may go, as far as you can know: so many times in ten.
stakes-fight = You have { $weapons_number ->
        [0] no Weapon
       *[other] { $weapons }
    }, { $name } has { $cards_number ->
        [0] no cards.
       *[other] { $cards }.
    }
stakes-michel = You have { $weapons_number ->
        [0] no Weapon
       *[other] { $weapons }
    } against { $michel }.
odds-fight =
    { $weapons_number ->
        [0] Without a Weapon
       *[other] If you play all your Weapons,
    } you { $n ->
        [0] almost never win.
        [10] almost always win.
       *[other] win about { $n }0% of the time.
    }
odds-tool =
    { $n ->
        [0] { $tool }: very unlikely
        [10] { $tool }: almost certain
       *[other] { $tool }: about { $n }0% likely
    }
odds-tool-held = { $tool }: certain
odds-tool-missing = { $tool }: certainly not
option-give_up-pass = Pass: { $name } may help

## Prices on things of the table.
price-move = { action-cautious_move }: { $actions }
price-gang = The price is { $count } different ones of these: { $accessories }. You hold { $held }.
price-pile = { $cards_bare }: { $cigarettes }
price-purse = You have { $cigarettes }.

## What cannot be taken back asks for a second press.
again-play = Once played, the card is gone. Sure?
again-riot = All hands are shuffled together and dealt out again, yours too. Sure?
again-join = Your Accessories will be gone for good. Sure?
again-leave = You lose your old gang card and the Accessories you pay. Sure?
again-reveal = This works only once in the whole game. Sure?
again-last = This is your last action, and you could still Dig here. Sure?
again-free = You can still do something that costs no action.
