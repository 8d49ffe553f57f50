### At the seats: what lies before a player, and the two sides of a team game.
table-background-hidden = Un Passé face cachée. Seul son propriétaire le connaît.
table-background-used =
    { $card } : révélé et utilisé.
    { $text }
