### The command line: its help, and what it answers in a terminal. Words in capitals stand for what is typed there;
### commands, options and the words they take (human, hard, michel …) are the same in every language.

## Help
cli-usage = usage:
cli-commands = commands
cli-arguments = arguments
cli-options = options
cli-about = Prisoners serving life race to dig a tunnel out of Blackgate.
cli-help = show this help
cli-version = show the version
cli-play = open the game window (also without a command)
cli-engine = speak the engine protocol, JSON lines on stdin and stdout
cli-sim = play headless games among bots and show figures
cli-learn = fit the bots’ value from self-play
cli-replay = show or prove a recorded game
cli-laws = check the laws of the model over random games in all modes
cli-cards = list the card database, or validate a pack: cards check PATH
cli-lessons = list the lessons, or play through every one as a check: lessons check
cli-shots = render every screen to pictures, without a display
cli-selftest = prove that this program works: a game, a save, every screen
cli-bench = measure the speed of the rules
cli-pack = folder of another card pack
cli-lang = such as en or de
cli-lang-or-all = a language, or all
cli-seats-play = straight to the table: human and bot words, such as human,hard
cli-seats-sim = two to six bot words, such as random,medium
cli-seats-learn = who plays (the policy)
cli-near = begin from another value, such as players4
cli-team = play the team side
cli-michel = with Michel or Michelle
cli-seed = number that fixes all chance
cli-games = number of games
cli-resume = continue the last game
cli-jobs = worker processes (as many as cores)
cli-json = print one JSON object
cli-budget = what searching levels may spend on a decision
cli-iterations = the same as a number of iterations
cli-players = number of players
cli-out-file = where to write (the shipped data)
cli-out-folder = where the pictures go
cli-record = a record or a saved game
cli-audit = re-simulate it and prove every roll, deal and action
cli-expect = with --audit: the fairness code that was written down before the game, or its first 16 digits
cli-seal = with --audit: the seal that was written down at the end, or its first 16 digits
cli-every = check at every K-th decision
cli-seconds = stop after that time; every mode has had its share
cli-check = check a pack instead of listing the cards
cli-lessons-what = play every lesson through instead of listing them
cli-size = of the window
cli-scale = of the interface (what suits the size)
cli-only = only screens with this in their name

## What stands for what is typed
cli-word-address = ADDRESS
cli-word-command = COMMAND
cli-word-dir = DIR
cli-word-file = FILE
cli-word-hash = HASH
cli-word-language = LANGUAGE
cli-word-pack = PACK
cli-word-path = PATH
cli-word-percent = PERCENT
cli-word-word = WORD
cli-word-value = VALUE

## A wrong call: one line after “blackgate: ”.
cli-unknown-arguments = This means nothing here: { $words }
cli-missing-arguments = This is missing: { $words }
cli-needs-value = { $option } needs something after it.
cli-takes-no-value = { $option } takes nothing after it.
cli-no-such-command = There is no command “{ $word }”. There are { $words }.
cli-no-such-choice = { $option } knows no “{ $word }”. It knows { $words }.
cli-ambiguous = “{ $option }” could be any of { $words }.
cli-no-count = { $option } needs a whole number of 1 or more, not “{ $word }”.
cli-no-such-number = { $option } needs a whole number from 1 to { $most }, not “{ $word }”.
cli-no-seed = { $option } needs a whole number of 0 or more, not “{ $word }”.
cli-no-code = { $option } needs a code of 16 to 64 digits (0–9, a–f), not “{ $word }”.
cli-needs-audit = --expect and --seal need --audit.
cli-how-to-check = Say “cards” to list the cards or “cards check PATH” to validate a pack.
cli-how-to-lessons = Say “lessons” to list them or “lessons check” to play every one.
cli-no-pack = { $folder } is not a folder of card files.
cli-no-language = There are no words in “{ $language }”, only in { $languages }.
cli-no-table = Nobody can sit down like that: { $seats }
cli-no-bot = There is no bot “{ $bot }”. Choose a level from { $levels }, alone or with a temper as in { $example }.
cli-wrong-seats = A game has 2 to 6 seats, 4 or 6 with --team.
cli-wrong-team = Teams have 4 or 6 players.
cli-no-numpy = Learning needs numpy. Install the extra “learn”.
cli-no-value = There is no value “{ $value }”.
cli-few-games = Learning needs more games, at least { $games }.
cli-wrong-size = A size is written as 1280x720.
cli-no-out = { $folder } cannot be made: { $reason }

## What is wrong with a record
record-too-large = { $file } is too large for a record.
record-unreadable = { $file } cannot be read: { $reason }
record-no-json = { $file } is not a record: it is not JSON.
record-other-format = { $file } is not a record: its format is different.
record-no-version = { $file } is not a record: its version is missing.
record-newer = { $file } is from the newer version { $version }.
record-other-dice = { $file } was played with dice of another kind.
record-no-pack = { $file } names no card pack.
record-no-list = { $file } is not a record: “{ $field }” is not a list.
record-uneven = { $file } is not a record: its actions and digests differ in number.
record-no-seed = { $file } is not a record: its seed is missing.
record-no-options = { $file } is not a record: its options are missing.
record-wrong-options = { $file } is not a record: its options are wrong.
record-no-salt = { $file } is not a record: its salt is missing.
record-other-cards = The record was played with other cards. Name their folder with --cards.
record-wrong-cards = The record carries cards that cannot be played with, or not its own.
record-commitment = The fairness code was not made of what the record opens.
record-position = The record’s position is wrong: { $reason }
record-malformed = Action { $action } is malformed: { $reason }
record-illegal = Action { $action } was not legal.
record-untrue = What happened at action { $action } does not match the record.
record-other-table = The record is of a different table from the plan.
record-after-end = The game goes on after its end.
record-two-starts = { $file } is not a record: it starts from a position and still names a seed or a fairness code.
record-no-chosen = { $file } is not a record: it does not say whether its seed was chosen.
record-no-seats = { $file } is not a record: nobody can sit on its seats.
record-no-end = { $file } is not a record: its end is not one.
record-cut = The record was cut or changed at its end: it stops where no seal was set.
record-other-end = The game did not end as the record says.
record-undone = At entry { $action } something was taken back that could not be.
record-sat-again = Seat { $seat } had given up and cannot come back.
record-not-expected = The fairness code is not the one written down. The record’s is { $commitment }.
record-not-sealed = The seal is not the one written down. The record’s is { $seal }.

## Answers
cli-progress = { $done }/{ $whole }, { $seconds } s left
cli-record-true = The record is true. Actions: { $actions }, rolls: { $rolls }, cards drawn: { $cards }. { $ending }
cli-record-won = Won by seat { $seats }.
cli-record-open = Not finished.
cli-laws-hold = The laws hold. Games: { $games }, decisions: { $decisions }, checks of all laws: { $checks }
cli-laws-modes = Games of each mode: { $modes }
cli-laws-missed = Time was too short. Modes without a game: { $modes }
cli-learnt = { $file }: positions { $positions }, games { $games }, log loss { $loss }, held out { $held }, even chances { $even }
cli-not-fitting = { $file }: does not fit: { $words }
cli-check-problems =
    { $count ->
        [one] 1 problem found.
       *[other] { $count } problems found.
    }
cli-check-good = { $folder } is a good pack. Kinds: { $kinds }, cards: { $cards }, gang cards: { $gangs }, Backgrounds: { $backgrounds }
cli-check-note = Note: { $note }
cli-cards-title = Pack { $name } ({ $fingerprint })
cli-cards-search = Search and supply cards
cli-cards-deck = { $copies } in the deck, sold for { $value }
cli-cards-pile = { $copies } in the pile, sold for { $value }
cli-cards-points =
    { $points ->
        [one] 1 Tunnel point
       *[other] { $points } Tunnel points
    }
cli-cards-gangs = Gang cards
cli-cards-backgrounds = Backgrounds
cli-cards-michel = Michel(le)’s cards
cli-cards-no-knife = no knife
cli-cards-inmates = Inmates
cli-cards-board = board { $board }
cli-lessons-row = Lesson { $number }, { $title }: { $steps } steps, { $words } words
cli-lessons-good = All { $lessons } lessons can be played as they are written.
cli-sim-games = games: { $games }, unfinished: { $unfinished }, decisions: { $decisions }, rounds: median { $median }, nine in ten below { $most }
cli-sim-bot = wins: { $wins } of { $seats } seats, { $share }% [{ $low }, { $high }]
cli-sim-time = per decision: median { $median } ms, p95 { $slow } ms, most { $most } ms
cli-sim-stood-in =
    { $count ->
        [one] One answer was another’s, for a bot that failed ({ $failure }).
       *[other] { $count } answers were another’s, for bots that failed (first: { $failure }).
    }
cli-sim-seats = wins per seat: { $wins }, first player { $share }%
cli-sim-uses = uses of each card:
cli-sim-unused = never used: { $cards }
cli-sim-all-used = every card took effect at least once
cli-phones = allow phones at once and print the address
cli-bind = the address of the local network to listen at
cli-port = the port to listen at (any that is free if left out)
cli-no-address = { $address } is no address and port of the local network
cli-review = tell the skill and the luck of a recorded game
cli-effort = how closely to look: quick or full
cli-review-best = best
cli-review-fine = fine
cli-review-slip = slip
cli-review-mistake = mistake
cli-review-blunder = blunder
cli-review-seat = Seat { $seat }: chance at the start { $start }%, at the end { $result }%
cli-review-account = percentage points: skill { $skill }, luck { $luck }, the others { $others }
cli-review-decisions = decisions: { $count } ({ $marks }), lost per decision: { $lost }
cli-review-better = action { $at }: { $mark }, { $lost } percentage points lost by { $action }; better: { $best }
cli-review-moments = What decided the game (percentage points):
cli-review-moment = action { $at }, seat { $seat }: { $what }, { $swing }
cli-puzzles = list the night escapes, prove them by the solver, or solve any position with a goal
cli-puzzles-what = `check`: prove a sample; `solve FILE`: the chance of every first action, and the best line
cli-puzzles-all = prove every one of them
cli-puzzles-how = the command is: puzzles, puzzles check [--all], or puzzles solve FILE
cli-puzzles-listed = Night escapes: { $count }
cli-puzzles-proved = Proved: { $count }; failed: { $failed }
cli-puzzles-large = { $name } is too large: there is more to weigh than anybody would wait for
cli-puzzles-seat = Seat { $seat }
cli-puzzles-line = The best line, if chance is kind:
cli-puzzles-luck = so kind with a chance of { $chance }
