### At the seats: what lies before a player, and the two sides of a team game.
table-background-hidden = Ein verdeckter Hintergrund. Nur wem er gehört, weiß, was er kann.
table-background-used =
    { $card }: aufgedeckt und benutzt.
    { $text }

## Two teams
table-side-help = { $team }: { $names }. Zusammen { $points } von { $goal } Tunnelpunkten.
tray-exchange-total = Du gibst { $give_acc }. { $name } gibt { $take_acc }.
log-dug-team = { $name } gräbt mit { $tool_dat }: { $points }. { $team } hat jetzt { $sum }.
log-dug-team-you = Du gräbst mit { $tool_dat }: { $points }. { $team } hat jetzt { $sum }.
