### At the seats: what lies before a player, and the two sides of a team game.
table-background-hidden = Precedenti coperti. Li conosce solo chi li possiede.
table-background-used =
    { $card }: rivelati e usati.
    { $text }
