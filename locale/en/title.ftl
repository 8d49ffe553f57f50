### The title screen.
title-name = Blackgate
title-motto = For life, or until the Spoons are through.
title-continue = Continue
title-continue-help = Round { $round }: { $names }
title-play = Play
title-tonight = Tonight
title-streak = { $count } nights in a row
title-progress = { $count } of { $all }
title-saved = Saved games and replays
title-statistics = Statistics
title-options = Options
title-rules = Rules
title-credits = Credits
title-quit = Quit
# The number follows it.
title-version = Version
title-leave = Leave Blackgate?
title-leave-words = The easy way out.
title-stay = Stay

## Said in the terminal, and when the game is asked to go on with nothing.
play-nothing-saved = There is no saved game to continue.
