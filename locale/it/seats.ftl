### At the seats: what lies before a player, and the two sides of a team game.
table-background-hidden = Precedenti coperti. Li conosce solo chi li possiede.
table-background-used =
    { $card }: rivelati e usati.
    { $text }

## Two teams
table-side-help = { $team }: { $names }. Insieme { $points } punti Tunnel su { $goal }.
tray-exchange-total = Tu dai { $give }. { $name } dà { $take }.
log-dug-team = { $name } scava con { $tool_a } per { $points }. { $team }: { $sum } in tutto.
log-dug-team-you = Scavi con { $tool_a } per { $points }. { $team }: { $sum } in tutto.
