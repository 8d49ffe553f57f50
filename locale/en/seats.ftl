### At the seats: what lies before a player, and the two sides of a team game.
table-background-hidden = A Background, face down. Only its owner knows what it is.
table-background-used =
    { $card } has been revealed and used.
    { $text }
