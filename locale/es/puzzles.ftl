### Night escapes: puzzles, the wall of windows, hints, results, the command line.
puzzles-title = Fugas nocturnas
puzzles-about = Un turno, una salida. Una ventana se enciende cuando has tomado las mejores decisiones posibles. La mala suerte con los dados no cuenta.
puzzles-tonight = Fuga de esta noche
puzzles-tonight-done = Esta noche: ya estás fuera
puzzles-tonight-help = Una nueva cada día, con la dificultad que te conviene.
puzzles-grade-1 = 1 · Puerta abierta
puzzles-grade-2 = 2 · Ladrillo suelto
puzzles-grade-3 = 3 · Guardia con sueño
puzzles-grade-4 = 4 · Alambre de espino
puzzles-grade-5 = 5 · Reflector
puzzles-grade-6 = 6 · Nadie ha salido
puzzles-count = { $done } de { $all } fuera
puzzles-legend-0 = Sin probar
puzzles-legend-1 = Aún sin resolver
puzzles-legend-2 = Fuera de chiripa
puzzles-legend-3 = Resuelta con pistas
puzzles-legend-4 = Resuelta
puzzles-heading = { $motif }. { $goal }
puzzles-untried = Nadie ha probado aún esta ventana.
puzzles-so-far-1 =
    { $tries ->
        [one] Un intento, sigues dentro.
       *[other] { $tries } intentos, sigues dentro.
    }
puzzles-so-far-2 =
    { $tries ->
        [one] Un intento: fuera de chiripa. La ventana sigue a oscuras.
       *[other] { $tries } intentos: fuera de chiripa. La ventana sigue a oscuras.
    }
puzzles-so-far-3 =
    { $tries ->
        [one] Resuelta con pistas, en un intento.
       *[other] Resuelta con pistas, en { $tries } intentos.
    }
puzzles-so-far-4 =
    { $tries ->
        [one] Resuelta sin ayuda, en un intento.
       *[other] Resuelta sin ayuda, en { $tries } intentos.
    }
puzzles-goal-escape = Es tu turno. Fúgate antes de que acabe.
puzzles-goal-points = Es tu turno. Cava { $points } antes de que acabe.
puzzles-goal-hold = Es tu turno. Conserva { $cards } hasta que acabe.
puzzles-goal-keep = Alguien quiere algo de ti. Conserva: { $cards }.
puzzles-motif-past_home = Un pasado con piernas
puzzles-motif-past_actions = Horas extra
puzzles-motif-past_points = Mano de profesional
puzzles-motif-past_tools = Quien tuvo, retuvo
puzzles-motif-past_goods = Un favor pendiente
puzzles-motif-past_people = Un viejo conocido
puzzles-motif-power = Primero los amigos
puzzles-motif-passkey = Llaves prestadas
puzzles-motif-extort = Pedirlo por favor
puzzles-motif-rob = Dedos largos
puzzles-motif-patch = Primero las vendas
puzzles-motif-trade = Liquidación total
puzzles-motif-forge = Hecho a mano
puzzles-motif-gift = Correo de fuera
puzzles-motif-spoon = Cubertería
puzzles-motif-rummage = Algo aparecerá
puzzles-motif-tiptoe = De puntillas
puzzles-motif-mate = Sigue al amigo
puzzles-motif-dice = Fíate del dado
puzzles-motif-shovel_first = Tú cava
puzzles-motif-keep = Lo mío es mío
puzzles-hint = Pista { $number } de 3
puzzles-no-hint = No hay más pistas
puzzles-hint-help = Tres pasos: dónde mirar, qué usar, qué hacer.
puzzles-solution = Solución
puzzles-shown = El mejor camino, si los dados acompañan. Relájate.
puzzles-out = A las ventanas
puzzles-show-title = ¿Mostrar la solución?
puzzles-show-words = La solución se juega en la mesa. Después, esta ventana solo puede contar como resuelta con pistas.
puzzles-show = Enséñamela
puzzles-stay = Seguir intentándolo
puzzles-leave-title = ¿De vuelta a la celda?
puzzles-leave-words = Un intento sin acabar no cuenta.
puzzles-leave = Salir
puzzles-again = Otra vez
puzzles-next = Siguiente fuga
puzzles-where-feet = Mira cómo se sale de esta Localización.
puzzles-where-die = Mira el dado.
puzzles-where-deck = Piensa en las cartas que aún no has visto.
puzzles-where-hand = Mira las cartas que tienes en la mano.
puzzles-where-tunnel = Mira tu túnel.
puzzles-where-market = Mira tus Cigarrillos y de dónde salen.
puzzles-where-place = Mira qué puedes hacer en esta Localización.
puzzles-where-gangs = Mira las Bandas.
puzzles-where-people = Mira quién más hay aquí.
puzzles-where-past = Mira tus Antecedentes.
puzzles-where-peace = Piensa qué pasa si no haces nada.
puzzles-where-knives = Mira las Armas, las tuyas y las de los demás.
puzzles-with-card = Empieza con esta carta: { $card }.
puzzles-with-person = Empieza con { $name }.
puzzles-with-deed = { $deed }
puzzles-move = Haz esto: «{ $move }»
puzzles-deed-roll_move = Deja que el dado decida adónde vas.
puzzles-deed-cautious_move = Ve adonde quieras, aunque cueste más.
puzzles-deed-follow = Ve con un compañero de equipo.
puzzles-deed-go = Solo una de estas Localizaciones ayuda.
puzzles-deed-reroll = Una tirada no basta.
puzzles-deed-keep = Confórmate con la tirada.
puzzles-deed-search = Busca en esta Localización.
puzzles-deed-sell = Vende algo.
puzzles-deed-steal_spoon = Piensa en las Cucharas.
puzzles-deed-heal = Primero, cúrate.
puzzles-deed-end_turn = Ya has hecho bastante.
puzzles-deed-pass = Déjalo pasar.
puzzles-deed-give_up = Rendirse puede ser lo correcto.
puzzles-deed-cooperate = Una pérdida pequeña evita una grande.
puzzles-deed-fight = No cedas.
puzzles-deed-weapon = Un Arma más.
puzzles-deed-discard = Tira lo que sobra.
puzzles-deed-choose_card = Elige bien.
puzzles-deed-draw = Toma lo que te ofrecen.
puzzles-deed-exchange = Un compañero de equipo tiene lo que necesitas.
puzzles-solved = Fuera, y con razón
puzzles-solved-words = Cada decisión fue la mejor posible. La ventana está encendida.
puzzles-unlucky = Bien jugado, mala suerte
puzzles-unlucky-words = No se podía decidir mejor: una probabilidad del { $chance }. Los dados no acompañaron, y no es culpa tuya. La ventana está encendida.
puzzles-lucky = Fuera, pero de chiripa
puzzles-lucky-words = Esta vez ha salido bien, pero había un camino mejor. La ventana sigue a oscuras hasta que lo encuentres.
puzzles-missed = Sigues dentro
puzzles-missed-words = La noche es larga. El mejor camino tenía una probabilidad del { $chance }.
puzzles-shown-words = Ese era el mejor camino: una probabilidad del { $chance }. Ahora hazlo tú.
puzzles-slip = Una decisión te dejó una probabilidad del { $chance }. La mejor te habría dejado un { $best }.
puzzles-margin = La mejor primera acción: { $best }. La segunda mejor: { $second }.
puzzles-broken = No se puede leer la lista de lo que resolviste. El archivo se ha apartado, y las ventanas vuelven a estar a oscuras.
puzzles-newer = Una versión más nueva del juego anotó lo que resolviste. Esta versión no lo toca.
puzzles-hinted =
    { $count ->
        [one] Has usado una pista.
       *[other] Has usado { $count } pistas.
    }
