### The coach: odds, hints, the tutor, the review.
coach-band = { $low }–{ $high }%
coach-gain = +{ $number }
coach-loss = −{ $number }
coach-chance = Chance to win

## Hints
keys-hint = A hint
hint-ask = A hint: what the coach would do
hint-title = A hint
hint-thinking = still thinking …
hint-failed = The coach has no idea this time.
hint-close = Enough of it
hint-forbidden = This table plays without hints.
hint-not-asked = There are hints while it is for you to decide.
hint-closed = Open your hand first: a hint looks at your cards.
hint-nobody = There is nobody here to give hints.
end-hints = { $count ->
    [one] { $name } took one hint.
   *[other] { $name } took { $count } hints.
}

## Options and agreements
options-show_odds = Odds at the seats
options-show_odds-help = Everybody’s chance to win, from what you may know.
options-tutor = Tutor
options-tutor-help = Asks before an action that costs 8 points of chance or more.
setup-hints = Hints
setup-hints-help = Whether players may ask the coach what to do. It is counted, and told at the end.
setup-odds = Odds
setup-odds-help = Whether everybody’s chance to win may be shown at the seats.
setup-tutor = Tutor
setup-tutor-help = Whether the tutor may object to an expensive action.

## Tutor
tutor-title = Are you sure?
tutor-words = That costs { $points } points of your chance to win. There is something better.
tutor-meant = What you are about to do
tutor-better = What I would do
tutor-take = Do the better thing
tutor-think = Think again
tutor-insist = Do it anyway

## Review
replay-odds = Everybody’s chance to win, from what these eyes know
replay-review = Review
replay-review-help = Chances over time, skill and luck, the moments that decided
end-review = Review
review-title = Review
review-help = What all this means
review-begun = The coach goes through the game. The first marks will be here in a moment.
review-failed = This game cannot be reviewed here.
review-progress = Being written: { $percent }
review-chart-help = Chances over time: pull, or step with left and right
review-seat-help = { $name }’s account and decisions
review-at = round { $round }, action { $number }
review-verdict = { $count ->
    [one] { $mark }: { $points } point of chance.
   *[other] { $mark }: { $points } points of chance.
}
review-verdict-free = { $mark }.
review-better = Better: { $action }.
review-luck-here = { $count ->
    [one] Luck for { $name }: { $points } point.
   *[other] Luck for { $name }: { $points } points.
}
review-not-yet = The coach has not come to this yet.
review-mark-best = The best there was
review-mark-fine = Fine
review-mark-slip = A slip
review-mark-mistake = A mistake
review-mark-blunder = A blunder
review-mark-before = To the slip before
review-mark-after = To the next slip
review-look = Look at it
review-look-help = The table at this moment, as it was seen then
review-try = Try it differently
review-try-help = Take over from here and play on
review-account = { $name }’s account
review-start = At the start
review-skill = Own decisions
review-luck = Own luck
review-others = The others
review-result = In the end
review-now = So far
review-sentence = In points of chance: luck { $luck }, skill { $skill }, the others { $others }.
review-sentence-of = { $name }: luck { $luck }, skill { $skill }, the others { $others }.
review-decisions = The decisions
review-many = { $name }: { $count }
review-moments = What decided it
review-moment-slip = { $name } slips.
review-moment-mistake = { $name } makes a mistake.
review-moment-blunder = { $name } blunders.
review-moment-lucky = { $name } is lucky.
review-moment-unlucky = { $name } is out of luck.
review-note = “The others” holds whatever is neither your own deed nor your own luck: what everybody else did and drew, and the noise of the estimates.

## Statistics
statistics-skill = Skill and luck
statistics-skill-reviews = Reviews
statistics-skill-lost = Lost a decision
statistics-skill-luck = Luck a game
statistics-skill-points = { $whole }.{ $tenths }
statistics-skill-legend = In points of chance, from the games that were reviewed; the lines show them one after another. Less lost is better, and luck is worth nothing in the long run.
statistics-skill-worst = Dearest: { $action }, { $points } points each time.
