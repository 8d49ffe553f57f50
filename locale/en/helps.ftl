### What things of the table mean, for who points at them, and how to see more.
tip-closer = Right-click or F10: look closer
help-log = The log. Point at a line to see its cards. Press it to see all of them.
help-hand = { $name }: { $cards } in hand. Nobody may keep more than { $limit } at the end of their own turn.
help-cigarettes = { $name }: { $cigarettes }. Cigarettes buy Weapons and Tools. Sell cards to get more.
help-beatings =
    { $beatings_number ->
        [0] { $name } has no Beating. With one you cannot Craft, with two you cannot Dig either.
       *[other] { $name }: { $beatings }. With one you cannot Craft, with two you cannot Dig either. Heal in { $places_the }.
    }
help-tunnel = { $name } has { $points } of { $goal_number }. Whoever gets that far escapes and wins.
help-tunnel-team = { $name } has dug { $points }. The team has { $total } of the { $goal_number } it needs to escape.
help-chance = { $name }: chance to win { $chance }. The pale band, { $band }, shows how sure that is.
help-actions =
    { $left ->
        [0] You have used all your actions ({ $most }). End your turn.
        [one] { $left } action left of { $most }.
       *[other] { $left } actions left of { $most }.
    }
key-right-mouse = Right mouse button
help-alarm = One more Dig may be enough to escape!
