### At the seats: what lies before a player, and the two sides of a team game.
table-background-hidden = Zakryte Tło. Zna je tylko właściciel.
table-background-used =
    { $card }: już odkryte i użyte.
    { $text }
