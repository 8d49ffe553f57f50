### At the seats: what lies before a player, and the two sides of a team game.
table-background-hidden = Zakryte Tło. Zna je tylko właściciel.
table-background-used =
    { $card }: już odkryte i użyte.
    { $text }

## Two teams
table-side-help = { $team }: { $names }. Razem punktów Tunelu: { $points } z { $goal }.
tray-exchange-total = Dajesz: { $give }. { $name } daje: { $take }.
log-dug-team = { $name } kopie { $tool_ins }: { $points }. { $team }: razem { $sum }.
log-dug-team-you = Kopiesz { $tool_ins }: { $points }. { $team }: razem { $sum }.
