### An evening with friends: tonight's score, and everybody's cards at the end.
evening-title = Tonight
evening-games = Tonight, { $count ->
    [one] one game
   *[other] { $count } games
}
evening-line = { $name }: { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}, { $points }, { $stolen ->
    [one] 1 stolen Tool
   *[other] { $stolen } stolen Tools
}
evening-help = Games that are played on one evening count together.

cards-all = All cards
cards-all-help = What everybody held, now that the game is over
cards-title = What everybody held
cards-tools = Tools worth { $points }.
cards-enough = Tools worth { $points }. That would have been enough.
cards-no-tool = No Tool.
cards-parts = Parts for { $cards }.
cards-secret = The Background stayed secret.
