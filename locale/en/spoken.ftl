### What is said to players who listen: names of panels, and in words what others see as pictures.

## Panels of a screen
group-board = Board
group-seats = Players
group-hand = Hand
group-top = Bar at the top
group-side = Actions
group-stage = Question
group-over = Controls
group-refused = Why this is not possible
group-hint = Hints
group-since = News
group-people = People
group-agreements = Settings of the game
group-chart = Chart
group-moment = This moment
group-account = Balance
group-night = Night
group-calendar = Calendar

## Things
spoken-key = Key { $letter }
spoken-of = { $what }: { $name }
spoken-background = Background
spoken-points = Scores { $points }.
spoken-value = Sells for { $cigarettes }.
spoken-you-are-here = You are here.
spoken-here = Also here: { $names }.
spoken-there = Here: { $names }.
spoken-pile = { $card }, pile
spoken-die = Die
spoken-deck = Search deck
spoken-discard = Search discards
spoken-michel-deck = Cards of { $michel }
spoken-rolled = last roll { $face }
spoken-left = { $cards } left
spoken-top = { $cards }, { $card } on top
spoken-you = { $name } (you)
spoken-tunnel = Tunnel: { $points } of { $goal }.
spoken-laid = { $card }, card { $number } of { $name }
spoken-chosen = { $card }, chosen ({ $source })
spoken-cigarettes = Cigarettes
spoken-window = Window { $number }
spoken-seat = Seat { $number }, { $name }
spoken-seat-free = Seat { $number }, free
spoken-portrait = Portrait
spoken-level = Level
spoken-name = Name
spoken-player = Who plays for { $name }
spoken-whose-name = Name at seat { $number }
spoken-colour = Colour: { $colour }
spoken-colour-0 = orange
spoken-colour-1 = light blue
spoken-colour-2 = green
spoken-colour-3 = yellow
spoken-colour-4 = red
spoken-colour-5 = grey
spoken-address = Address { $answer }
spoken-find = Words to look for
spoken-speed = Speed of the bots
spoken-whole-game = The whole game
spoken-done = done
spoken-won = Winner.

## Charts as tables
spoken-chart = Chart of the tunnels
spoken-chart-line = { $name }, Tunnel points after each round: { $numbers }.
spoken-chances = Chances over time
spoken-chance-line = { $name }, chance to win after each round: { $numbers }.
spoken-action = action { $at } of { $all }
spoken-dice-line = { $count ->
    [0] Never rolled a { $face }.
    [one] Rolled a { $face } once.
   *[other] Rolled a { $face } { $count } times.
}
