### At the seats: what lies before a player, and the two sides of a team game.
table-background-hidden = Antecedentes boca abajo. Solo los conoce su dueño.
table-background-used =
    { $card }: revelados y usados.
    { $text }

## Two teams
table-side-help = { $team }: { $names }. Juntos llevan { $points } de { $goal } Puntos de Túnel.
tray-exchange-total = Tú das { $give_un }. { $name } da { $take_un }.
log-dug-team = { $name } cava con { $tool_un } y gana { $points_un }. { $team }: { $sum } en total.
log-dug-team-you = Cavas con { $tool_un } y ganas { $points_un }. { $team }: { $sum } en total.
