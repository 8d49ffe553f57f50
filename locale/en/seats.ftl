### At the seats: what lies before a player, and the two sides of a team game.
table-background-hidden = A Background, face down. Only its owner knows what it is.
table-background-used =
    { $card } has been revealed and used.
    { $text }

## Two teams
table-side-help = { $team }: { $names }. Together { $points } of { $goal } Tunnel points.
tray-exchange-total = You give { $give }. { $name } gives { $take }.
log-dug-team = { $name } digs with { $tool_a } for { $points }. { $team } now has { $sum }.
log-dug-team-you = You dig with { $tool_a } for { $points }. { $team } now has { $sum }.
