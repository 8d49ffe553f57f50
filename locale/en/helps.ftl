### What things of the table mean, for who points at them, and how to see more.
tip-closer = Right-click or F10: look closer
help-log = The log. Point at a line to see its cards; press to see all of them.
help-hand = { $name }: { $cards } in hand. Nobody keeps more than { $limit } at the end of their own turn.
help-cigarettes = { $name }: { $cigarettes }. They buy Weapons and Tools; selling cards brings more.
help-beatings =
    { $beatings_number ->
        [0] { $name } is unhurt. One Beating bars Crafting, two bar Digging too.
       *[other] { $name }: { $beatings }. One bars Crafting, two bar Digging too. Heal in { $places_the }.
    }
help-tunnel = { $name } has { $points } of { $goal_number }. Whoever gets that far is out, and wins.
help-tunnel-team = { $name } has dug { $points }. The team has { $total } of { $goal_number }: that far, and it is out.
help-chance = { $name }: chance to win { $chance }. The pale band, { $band }, says how sure that is.
help-actions =
    { $left ->
        [0] No action left of { $most }: end your turn.
        [one] { $left } action left of { $most }.
       *[other] { $left } actions left of { $most }.
    }
key-right-mouse = Right mouse button
