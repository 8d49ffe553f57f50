### The title screen.
title-name = Blackgate
title-motto = Perpétuité. Ou deux coups de cuillère à pot.
title-continue = Continuer
title-continue-help = Manche { $round } : { $names }
title-play = Jouer
title-tonight = Ce soir
title-streak = { $count } soirs d’affilée
title-progress = { $count } sur { $all }
title-saved = Sauvegardes et replays
title-statistics = Statistiques
title-options = Options
title-rules = Règles
title-credits = Crédits
title-quit = Quitter
# The number follows it.
title-version = Version
title-leave = Quitter Blackgate ?
title-leave-words = La solution de facilité.
title-stay = Rester

## Said in the terminal, and when the game is asked to go on with nothing.
play-nothing-saved = Il n’y a pas de partie sauvegardée à reprendre.
