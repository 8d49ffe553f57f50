### The coach: odds, hints, the tutor, the review.
coach-band = { $low }–{ $high }%
coach-gain = +{ $number }
coach-loss = −{ $number }
coach-chance = Chance to win

## Hints
keys-hint = A hint
hint-ask = A hint: what the coach would do
hint-title = A hint
hint-thinking = Still thinking …
hint-failed = The coach found no hint this time.
hint-close = Close
hint-forbidden = Hints are off at this table.
hint-not-asked = You can ask for a hint when it is your decision.
hint-closed = Show your cards first: the coach has to see them.
hint-nobody = There are no hints here.
end-hints = { $count ->
    [one] { $name } took one hint.
   *[other] { $name } took { $count } hints.
}

## Options and agreements
options-show_odds = Show chances to win
options-show_odds-help = Everybody’s chance to win stands at their seat, estimated from what you know.
options-tutor = Tutor
options-tutor-help = Warns before you lose 8 percentage points of your chance to win.
setup-hints = Hints
setup-hints-help = Players may ask the coach what to do. Hints are counted and shown at the end.
setup-odds = Chances
setup-odds-help = Everybody’s chance to win may be shown at the seats.
setup-tutor = Tutor
setup-tutor-help = The tutor may warn you before a costly action.

## Tutor
tutor-title = Are you sure?
tutor-words = This lowers your chance to win by { $points } percentage points. There is something better.
tutor-meant = What you are about to do
tutor-better = What I would do
tutor-take = Take the suggestion
tutor-think = Think again
tutor-insist = Do it anyway

## Review
replay-odds = Everybody’s chance to win, from what this player knows
replay-review = Review
replay-review-help = Chances over time, skill and luck, the moments that decided the game
end-review = Review
review-title = Review
review-help = What this means
review-begun = The coach is going through the game. The first ratings will be here in a moment.
review-failed = This game cannot be reviewed here.
review-progress = In progress: { $percent }
review-chart-help = Chances over time: drag, or use the left and right arrow keys
review-seat-help = { $name }’s balance and decisions
review-at = round { $round }, action { $number }
review-verdict = { $count ->
    [one] { $mark }: { $points } percentage point.
   *[other] { $mark }: { $points } percentage points.
}
review-verdict-free = { $mark }.
review-better = Better: { $action }.
review-why = The coach tells { $name }: “{ $why }”
review-deed = { $name }: { $action }
review-luck-here = { $count ->
    [one] Luck for { $name }: { $points } percentage point.
   *[other] Luck for { $name }: { $points } percentage points.
}
review-not-yet = The coach has not reached this yet.
review-mark-best = The best choice
review-mark-fine = Fine
review-mark-slip = A slip
review-mark-mistake = A mistake
review-mark-blunder = A blunder
review-mark-before = To the previous slip
review-mark-after = To the next slip
review-first-mark = There is no slip before this moment.
review-last-mark = There is no slip after this moment.
review-look = Look at it
review-look-help = The table at this moment, as the player saw it
review-try = Try another way
review-try-help = Take over from here and play on
review-account = { $name }’s balance
review-start = At the start
review-skill = Own decisions
review-luck = Own luck
review-others = The others
review-result = In the end
review-now = So far
review-sentence = In percentage points: luck { $luck }, skill { $skill }, the others { $others }.
review-sentence-of = { $name }: luck { $luck }, skill { $skill }, the others { $others }.
review-decisions = The decisions
review-many = { $name }: { $count }
review-moments = What decided it
review-moment-slip = { $name } slips.
review-moment-mistake = { $name } makes a mistake.
review-moment-blunder = { $name } blunders.
review-moment-lucky = { $name } is lucky.
review-moment-unlucky = { $name } is out of luck.
review-note = “The others” is everything that is neither your own decision nor your own luck: what the others did and drew, and rounding in the estimates.

## Statistics
statistics-skill = Skill and luck
statistics-skill-lost = Lost per decision
statistics-skill-luck = Luck per game
statistics-skill-points = { $whole }.{ $tenths }
statistics-skill-legend = Level of play, on this scale: { $levels }. It comes from the decisions of the latest 20 reviewed games and does not depend on who won. Luck is in percentage points of the chance to win, and evens out in the long run. The lines show one game after another.
statistics-skill-worst = Costliest action: { $action }, { $points } percentage points on average.
rating-title = Level of play
rating-game = Level of play: { $level }.
rating-none = No rating yet
rating-one = Level of play: { $number }, like “{ $level }”. One game says little.
rating-band = Level of play: { $number }, like “{ $level }”. From { $count ->
    [one] one game
   *[other] { $count } games
} it is between { $low } and { $high }.
