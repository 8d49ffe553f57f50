### The title screen.
title-name = Blackgate
title-motto = Fine pena: mai. O finché reggono i cucchiai.
title-continue = Continua
title-continue-help = Giro { $round }: { $names }
title-play = Gioca
title-tonight = Stanotte
title-streak = { $count } notti di fila
title-progress = { $count } su { $all }
title-saved = Partite salvate e replay
title-statistics = Statistiche
title-options = Opzioni
title-rules = Regole
title-credits = Titoli di coda
title-quit = Esci
# The number follows it.
title-version = Versione
title-leave = Lasciare Blackgate?
title-leave-words = La via d’uscita più facile.
title-stay = Resta

## Said in the terminal, and when the game is asked to go on with nothing.
play-nothing-saved = Non c’è nessuna partita salvata da continuare.
