### The title screen.
title-name = Blackgate
title-motto = Lebenslänglich. Aber den Löffel gibt hier keiner ab.
title-continue = Weiterspielen
title-continue-help = Runde { $round }: { $names }
title-play = Spielen
title-tonight = Heute Nacht
title-streak = { $count } Nächte in Folge
title-progress = { $count } von { $all }
title-saved = Spielstände und Replays
title-statistics = Statistik
title-options = Optionen
title-rules = Regeln
title-credits = Mitwirkende
title-quit = Beenden
# The number follows it.
title-version = Version
title-leave = Blackgate verlassen?
title-leave-words = Der bequeme Weg nach draußen.
title-stay = Bleiben

## Said in the terminal, and when the game is asked to go on with nothing.
play-nothing-saved = Es gibt kein gespeichertes Spiel zum Weiterspielen.
