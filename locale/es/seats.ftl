### At the seats: what lies before a player, and the two sides of a team game.
table-background-hidden = Antecedentes boca abajo. Solo los conoce su dueño.
table-background-used =
    { $card }: revelados y usados.
    { $text }
