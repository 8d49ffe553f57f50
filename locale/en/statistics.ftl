### What became of the games played here.
statistics-title = Statistics
statistics-none = No game has been counted yet. Play one to the end, and it will appear here.
statistics-total = { $games ->
    [one] One game,
   *[other] { $games } games,
} { $wins ->
    [0] no escape yet.
    [one] one escape.
   *[other] { $wins } escapes.
}
statistics-by-rival = By the strongest rival
statistics-by-players = By number of players
statistics-humans = Humans only
statistics-players = { $number } players
statistics-teams = { $number } in teams
statistics-wins = { $wins } of { $games }
statistics-die = The luck of the die
statistics-die-help = Every roll of a human. The dashes are what a fair die would show.
statistics-die-few = { $number ->
    [0] No roll yet.
    [one] One roll. Too few to blame the die.
   *[other] { $number } rolls. Too few to blame the die.
}
statistics-die-fair = { $number } rolls, { $whole }.{ $hundredths } on average. A fair die shows 3.50, and this one behaves like it.
statistics-die-odd = { $number } rolls, { $whole }.{ $hundredths } on average. A fair die shows 3.50. Only 1 in 20 fair dice would be this far off.
