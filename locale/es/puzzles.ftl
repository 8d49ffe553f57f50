### Night escapes: puzzles, the wall of windows, hints, results, the command line.
puzzles-title = Fugas nocturnas
puzzles-about = Un turno, una salida. Una ventana se enciende cuando decides tan bien como se puede; los dados no opinan.
puzzles-tonight = Esta noche
puzzles-tonight-done = Esta noche: ya estás fuera
puzzles-tonight-help = Hoy es la misma para todos. Mañana habrá otra.
puzzles-grade-1 = 1 · Puerta abierta
puzzles-grade-2 = 2 · Ladrillo suelto
puzzles-grade-3 = 3 · Guardia con sueño
puzzles-grade-4 = 4 · Alambre de espino
puzzles-grade-5 = 5 · Reflector
puzzles-grade-6 = 6 · Nadie ha salido
puzzles-count = { $done } de { $all } fuera
puzzles-heading = { $motif }. { $goal }
puzzles-untried = Nadie ha probado aún esta ventana.
puzzles-so-far-1 =
    { $tries ->
        [one] Un intento, sigues dentro.
       *[other] { $tries } intentos, sigues dentro.
    }
puzzles-so-far-2 =
    { $tries ->
        [one] Un intento: fuera por suerte, la ventana sigue a oscuras.
       *[other] { $tries } intentos: fuera por suerte, la ventana sigue a oscuras.
    }
puzzles-so-far-3 =
    { $tries ->
        [one] Resuelta con una pista, en un intento.
       *[other] Resuelta con una pista, en { $tries } intentos.
    }
puzzles-so-far-4 =
    { $tries ->
        [one] Resuelta sin ayuda, en un intento.
       *[other] Resuelta sin ayuda, en { $tries } intentos.
    }
puzzles-goal-escape = Es tu turno. Fúgate antes de que acabe.
puzzles-goal-points = Es tu turno. Cava antes de que acabe: { $points }.
puzzles-goal-keep = Alguien quiere algo tuyo. Conserva: { $cards }.
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
puzzles-hint-help = Tres pasos: dónde mirar, con qué, la jugada.
puzzles-solution = Solución
puzzles-shown = El mejor camino, con dados amables. Ponte cómodo.
puzzles-out = A las ventanas
puzzles-show-title = ¿Te rindes?
puzzles-show-words = La solución se juega en la mesa. Después, esta ventana contará como mucho como resuelta con pistas.
puzzles-show = Enséñamela
puzzles-stay = Seguir intentando
puzzles-leave-title = ¿De vuelta a la celda?
puzzles-leave-words = Un intento sin acabar no cuenta.
puzzles-leave = Salir
puzzles-again = Otra vez
puzzles-where-feet = Mira los caminos que salen de aquí.
puzzles-where-die = Mira el dado.
puzzles-where-deck = Mira lo que aún no has visto.
puzzles-where-hand = Mira tu propia mano.
puzzles-where-tunnel = Mira tu túnel.
puzzles-where-market = Mira tus Cigarrillos y de dónde salen.
puzzles-where-place = Mira para qué sirve este lugar.
puzzles-where-gangs = Mira las Bandas.
puzzles-where-people = Mira quién más hay aquí.
puzzles-where-past = Recuerda quién fuiste.
puzzles-where-peace = Mira qué pasa si te quedas quieto.
puzzles-where-knives = Mira los cuchillos, tuyos y ajenos.
puzzles-with-card = Empieza con esto: { $card }.
puzzles-with-person = Empieza con { $name }.
puzzles-with-deed = { $deed }
puzzles-move = La jugada: { $move }
puzzles-deed-roll_move = El camino lo decide el dado.
puzzles-deed-cautious_move = Despacio y con los ojos abiertos.
puzzles-deed-follow = Un amigo conoce el camino.
puzzles-deed-go = Solo uno de estos lugares ayuda.
puzzles-deed-reroll = Una tirada no basta.
puzzles-deed-keep = Confórmate con la tirada.
puzzles-deed-search = Ponlo todo patas arriba.
puzzles-deed-sell = Despréndete de algo.
puzzles-deed-steal_spoon = Piensa en los cubiertos.
puzzles-deed-heal = Primero, primeros auxilios.
puzzles-deed-end_turn = Ya basta.
puzzles-deed-pass = Déjalo pasar.
puzzles-deed-give_up = El sabio cede.
puzzles-deed-cooperate = Una pérdida pequeña evita una grande.
puzzles-deed-fight = No cedas.
puzzles-deed-weapon = Una hoja más.
puzzles-deed-discard = Tira lo que sobra.
puzzles-deed-choose_card = Elige bien.
puzzles-deed-draw = Toma lo que te ofrecen.
puzzles-deed-exchange = Lo tiene un amigo.
puzzles-solved = Fuera, y con razón
puzzles-solved-words = Cada decisión fue la mejor. La ventana está encendida.
puzzles-unlucky = Bien jugado, mala suerte
puzzles-unlucky-words = No se podía decidir mejor: una probabilidad del { $chance }. El azar no quiso; no es culpa tuya. La ventana está encendida.
puzzles-lucky = Fuera, pero por suerte
puzzles-lucky-words = Esta vez salió bien. Había un camino mejor; hasta que lo encuentres, la ventana sigue a oscuras.
puzzles-missed = Sigues dentro
puzzles-missed-words = La noche es larga. El mejor camino tenía una probabilidad del { $chance }.
puzzles-shown-words = Ese era el mejor camino: una probabilidad del { $chance }. Ahora tú.
puzzles-slip = Una decisión dejó una probabilidad del { $chance }; la mejor habría dejado el { $best }.
puzzles-margin = Tu primera jugada: { $best }. La siguiente mejor: { $second }.
puzzles-broken = No se puede leer lo que resolviste; el archivo queda aparte y las ventanas vuelven a estar a oscuras.
puzzles-newer = Una versión más nueva anotó lo que resolviste; esta no lo toca.
puzzles-hinted =
    { $count ->
        [one] Tuviste una pista.
       *[other] Tuviste { $count } pistas.
    }
puzzles-flaw-large = hay demasiado que sopesar
puzzles-flaw-no-move = la jugada solución no es posible
puzzles-flaw-move = otra primera jugada es mejor ({ $chance } de 10000)
puzzles-flaw-best = la mejor primera jugada tiene una probabilidad de { $found } de 10000, no { $said }
puzzles-flaw-second = la segunda mejor tiene una probabilidad de { $found } de 10000, no { $said }
puzzles-flaw-margin = la mejor primera jugada aventaja solo en { $found } de 10000
