### What is said to players who listen: names of panels, and in words what others see as pictures.

## Panels of a screen
group-board = Tablero
group-seats = Jugadores
group-hand = Mano
group-top = Barra superior
group-side = Acciones
group-stage = Pregunta
group-over = Controles
group-refused = Por qué no se puede
group-hint = Consejos
group-since = Novedades
group-people = Personas
group-agreements = Ajustes de la partida
group-chart = Gráfico
group-moment = Este momento
group-account = Balance
group-night = Noche
group-calendar = Calendario

## Things
spoken-key = Tecla { $letter }
spoken-of = { $what }: { $name }
spoken-background = Antecedentes
spoken-points = Vale { $points }.
spoken-value = Se vende por { $cigarettes }.
spoken-you-are-here = Estás aquí.
spoken-here = También aquí: { $names }.
spoken-there = Aquí: { $names }.
spoken-pile = { $card }, mazo
spoken-die = Dado
spoken-deck = Mazo de Búsqueda
spoken-discard = Descartes de Búsqueda
spoken-michel-deck = Cartas de { $michel }
spoken-rolled = última tirada { $face }
spoken-left = { $cards_number ->
    [one] queda { $cards }
   *[other] quedan { $cards }
}
spoken-top = { $cards }, encima { $card }
spoken-you = { $name } (tú)
spoken-tunnel = Túnel: { $points } de { $goal }.
spoken-laid = { $card }, carta { $number } de { $name }
spoken-chosen = { $card }, carta elegida ({ $source })
spoken-cigarettes = Cigarrillos
spoken-window = Ventana { $number }
spoken-seat = Puesto { $number }, { $name }
spoken-seat-free = Puesto { $number }, libre
spoken-portrait = Retrato
spoken-level = Nivel
spoken-name = Nombre
spoken-player = Quién juega por { $name }
spoken-whose-name = Nombre en el puesto { $number }
spoken-colour = Color: { $colour }
spoken-colour-0 = naranja
spoken-colour-1 = azul claro
spoken-colour-2 = verde
spoken-colour-3 = amarillo
spoken-colour-4 = rojo
spoken-colour-5 = gris
spoken-address = Dirección { $answer }
spoken-find = Palabras que se buscan
spoken-speed = Velocidad de los bots
spoken-whole-game = Toda la partida
spoken-done = hecha
spoken-won = Victoria.

## Charts as tables
spoken-chart = Gráfico de los túneles
spoken-chart-line = { $name }, Puntos de Túnel tras cada ronda: { $numbers }.
spoken-chances = Probabilidades en el tiempo
spoken-chance-line = { $name }, probabilidad de ganar tras cada ronda: { $numbers }.
spoken-action = acción { $at } de { $all }
spoken-dice-line = { $count ->
    [one] El { $face }: una vez.
   *[other] El { $face }: { $count } veces.
}
