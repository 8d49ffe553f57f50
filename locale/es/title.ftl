### The title screen.
title-name = Blackgate
title-motto = Cadena perpetua, o lo que aguanten las Cucharas.
title-continue = Continuar
title-continue-help = Ronda { $round }: { $names }
title-play = Jugar
title-tonight = Esta noche
title-streak = { $count } noches seguidas
title-progress = { $count } de { $all }
title-saved = Partidas y repeticiones
title-statistics = Estadísticas
title-options = Opciones
title-rules = Reglas
title-credits = Créditos
title-quit = Salir
# The number follows it.
title-version = Versión
title-leave = ¿Salir de Blackgate?
title-leave-words = La salida fácil.
title-stay = Quedarse

## Said in the terminal, and when the game is asked to go on with nothing.
play-nothing-saved = No hay ninguna partida guardada que continuar.
