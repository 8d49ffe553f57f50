### At the seats: what lies before a player, and the two sides of a team game.
table-background-hidden = Ein verdeckter Hintergrund. Nur wem er gehört, weiß, was er kann.
table-background-used =
    { $card }: aufgedeckt und benutzt.
    { $text }
