### Cards. A name has the forms sentences need: .a and .the with their article, .counted for a number of them.
### Texts say what the card does; every number in them comes from the card data. Flavour is one line, at most 70 letters.

## What all cards of a sort do
category-component = Component
    .plural = Components
category-weapon = Weapon
    .plural = Weapons
category-tool = Tool
    .plural = Tools
category-rare = Rare item
    .plural = Rare items
category-accessory = Accessory
    .plural = Accessories
category-action = Action card
    .plural = Action cards
text-weapon = Lay it down to extort somebody, or play it in a Combat.
text-tool = Dig with it in the Cell Block for { $points }.
text-rare = Only good for selling.
text-accessory = Part of the price of joining { $gangs_the }.
text-recipe = Craft { $made } from { $spent }.

## Components
card-container = Container
    .a = a Container
    .the = the Container
    .counted = { $n ->
        [one] a Container
       *[other] { $n } Containers
    }
card-container-flavour = Held paint once. Will hold earth.
card-pike = Pike
    .a = a Pike
    .the = the Pike
    .counted = { $n ->
        [one] a Pike
       *[other] { $n } Pikes
    }
card-pike-flavour = The railing was loose. Now it is missing.
card-link = Link
    .a = a Link
    .the = the Link
    .counted = { $n ->
        [one] a Link
       *[other] { $n } Links
    }
card-link-flavour = Everything in here hangs on a bit of wire.

## Weapons
card-blade = Blade
    .a = a Blade
    .the = the Blade
    .counted = { $n ->
        [one] a Blade
       *[other] { $n } Blades
    }
card-blade-flavour = A close shave for somebody.
card-knife = Knife
    .a = a Knife
    .the = the Knife
    .counted = { $n ->
        [one] a Knife
       *[other] { $n } Knives
    }
    .counted_bare = { $n ->
        [one] Knife
       *[other] { $n } Knives
    }
card-knife-flavour = Opens letters, tins and negotiations.

## Tools
card-spoon = Spoon
    .a = a Spoon
    .the = the Spoon
    .counted = { $n ->
        [one] a Spoon
       *[other] { $n } Spoons
    }
    .counted_bare = { $n ->
        [one] Spoon
       *[other] { $n } Spoons
    }
card-spoon-flavour = At this rate you will be out in eleven years.
card-pickaxe = Pickaxe
    .a = a Pickaxe
    .the = the Pickaxe
    .counted = { $n ->
        [one] a Pickaxe
       *[other] { $n } Pickaxes
    }
    .counted_bare = { $n ->
        [one] Pickaxe
       *[other] { $n } Pickaxes
    }
card-pickaxe-flavour = Loud. Cough while you swing.
card-shovel = Shovel
    .a = a Shovel
    .the = the Shovel
    .counted = { $n ->
        [one] a Shovel
       *[other] { $n } Shovels
    }
    .counted_bare = { $n ->
        [one] Shovel
       *[other] { $n } Shovels
    }
card-shovel-flavour = Gardening is good for rehabilitation.

## Rare items
card-wristwatch = Wristwatch
    .narrow = Wrist{ "\u00AD" }watch
    .a = a Wristwatch
    .the = the Wristwatch
    .counted = { $n ->
        [one] a Wristwatch
       *[other] { $n } Wristwatches
    }
card-wristwatch-flavour = Only tells you how much time is left.
card-moonshine = Moonshine
    .narrow = Moon{ "\u00AD" }shine
    .a = a bottle of Moonshine
    .the = the Moonshine
    .counted = { $n ->
        [one] a bottle of Moonshine
       *[other] { $n } bottles of Moonshine
    }
card-moonshine-flavour = Aged in a boot for almost a week.
card-phone = Phone
    .a = a Phone
    .the = the Phone
    .counted = { $n ->
        [one] a Phone
       *[other] { $n } Phones
    }
card-phone-flavour = No bars. Well, no signal.

## Accessories
card-bandana = Bandana
    .a = a Bandana
    .the = the Bandana
    .counted = { $n ->
        [one] a Bandana
       *[other] { $n } Bandanas
    }
card-bandana-flavour = The right colour on the wrong day is a fight.
card-gold_chain = Gold Chain
    .a = a Gold Chain
    .the = the Gold Chain
    .counted = { $n ->
        [one] a Gold Chain
       *[other] { $n } Gold Chains
    }
card-gold_chain-flavour = Turns your neck green and your friends polite.
card-tracksuit = Tracksuit
    .a = a Tracksuit
    .the = the Tracksuit
    .counted = { $n ->
        [one] a Tracksuit
       *[other] { $n } Tracksuits
    }
card-tracksuit-flavour = Never run in. Not even away.
card-leather_gloves = Leather Gloves
    .a = a pair of Leather Gloves
    .the = the Leather Gloves
    .counted = { $n ->
        [one] a pair of Leather Gloves
       *[other] { $n } pairs of Leather Gloves
    }
card-leather_gloves-flavour = For the bike. Or for not leaving prints.
card-tattoo_ink = Tattoo Ink
    .a = a bottle of Tattoo Ink
    .the = the Tattoo Ink
    .counted = { $n ->
        [one] a bottle of Tattoo Ink
       *[other] { $n } bottles of Tattoo Ink
    }
card-tattoo_ink-flavour = Check the spelling before, not after.
card-signet_ring = Signet Ring
    .a = a Signet Ring
    .the = the Signet Ring
    .counted = { $n ->
        [one] a Signet Ring
       *[other] { $n } Signet Rings
    }
card-signet_ring-flavour = You are expected to kiss it.

## Action cards
card-ambush = Ambush
    .a = an Ambush
    .the = the Ambush
    .counted = { $n ->
        [one] an Ambush
       *[other] { $n } Ambushes
    }
card-ambush-text = Another player, anywhere but in Solitary, takes { $beat_times }.
card-ambush-flavour = The laundry trolley was not full of laundry.
card-riot = Riot
    .a = a Riot
    .the = the Riot
    .counted = { $n ->
        [one] a Riot
       *[other] { $n } Riots
    }
card-riot-text = All hands are put together, shuffled and dealt out one by one, clockwise, starting with you.
card-riot-flavour = It began with the soup. It always begins with the soup.
card-care_package = Care Package
    .a = a Care Package
    .the = the Care Package
    .counted = { $n ->
        [one] a Care Package
       *[other] { $n } Care Packages
    }
card-care_package-text = Draw { $draw_cards } and gain { $gain_cigarettes_count }.
card-care_package-flavour = Aunt Rosa’s cake weighs four kilos and rattles.
card-passkey = Passkey
    .a = a Passkey
    .the = the Passkey
    .counted = { $n ->
        [one] a Passkey
       *[other] { $n } Passkeys
    }
card-passkey-text = Move to any open place other than your own.
card-passkey-flavour = Opens every door but one.
card-snitch = Snitch
    .a = a Snitch
    .the = the Snitch
    .counted = { $n ->
        [one] a Snitch
       *[other] { $n } Snitches
    }
card-snitch-text = Send another player to Solitary.
card-snitch-flavour = A concerned citizen, on the inside.
card-sleight_of_hand = Sleight of Hand
    .a = a Sleight of Hand
    .the = the Sleight of Hand
    .counted = { $n ->
        [one] a Sleight of Hand
       *[other] { $n } Sleights of Hand
    }
card-sleight_of_hand-text = Take a random card from another player in your place.
card-sleight_of_hand-flavour = Nice handshake. Count your fingers.
card-inspection = Inspection
    .a = an Inspection
    .the = the Inspection
    .counted = { $n ->
        [one] an Inspection
       *[other] { $n } Inspections
    }
card-inspection-text = Choose an open place. Everybody there who holds a Tool, you included, discards one of their choice.
card-inspection-flavour = “Routine,” say the guards, and bring the dog.
card-rigged_game = Rigged Game
    .a = a Rigged Game
    .the = the Rigged Game
    .counted = { $n ->
        [one] a Rigged Game
       *[other] { $n } Rigged Games
    }
card-rigged_game-text = Take up to { $take_cigarettes_up_to } from another player.
card-rigged_game-flavour = Five aces. What are the odds?
card-bandages = Bandages
    .a = a set of Bandages
    .the = the Bandages
    .counted = { $n ->
        [one] a set of Bandages
       *[other] { $n } sets of Bandages
    }
card-bandages-text = { $heal_all ->
    [0] Remove { $heal_count }
   *[other] Remove all your Beatings
} and draw { $draw_cards }.
card-bandages-flavour = Boiled twice. Probably.
