### At the seats: what lies before a player, and the two sides of a team game.
table-background-hidden = Un Passé face cachée, que les autres ne connaissent pas.
table-background-used =
    { $card } : révélé et utilisé.
    { $text }

## Two teams
table-side-help = { $team } : { $names }. Points de Tunnel ensemble : { $points } sur { $goal }.
tray-exchange-total = Tu donnes { $give }. { $name } donne { $take }.
log-dug-team = { $name } creuse avec { $tool_un } : { $points }. { $team } : { $sum } en tout.
log-dug-team-you = Tu creuses avec { $tool_un } : { $points }. { $team } : { $sum } en tout.
