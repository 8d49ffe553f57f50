### The command line: its help, and what it answers in a terminal. Words in capitals stand for what is typed there;
### commands, options and the words they take (human, hard, michel …) are the same in every language.

## Help
cli-usage = uso:
cli-commands = órdenes
cli-arguments = argumentos
cli-options = opciones
cli-about = Presos con perpetua compiten por salir de Blackgate cavando un túnel.
cli-help = muestra esta ayuda
cli-version = muestra la versión
cli-play = abre la ventana del juego (también sin ninguna orden)
cli-engine = habla el protocolo de motor, líneas JSON por stdin y stdout
cli-sim = juega partidas entre bots sin ventana y muestra las cifras
cli-learn = ajusta la valoración de los bots con partidas contra sí mismos
cli-replay = muestra o comprueba una partida registrada
cli-laws = comprueba las leyes del modelo en partidas al azar de todos los modos
cli-cards = enumera todas las cartas o comprueba un paquete: cards check RUTA
cli-lessons = enumera las lecciones o juega cada una siguiendo sus luces: lessons check
cli-shots = guarda cada pantalla como imagen, también sin monitor
cli-selftest = demuestra que este programa funciona: una partida, un guardado, cada pantalla
cli-bench = mide la velocidad de las reglas
cli-pack = carpeta de otro paquete de cartas
cli-lang = por ejemplo, en o es
cli-lang-or-all = un idioma, o all
cli-seats-play = directo a la mesa: human y bots, por ejemplo human,hard
cli-seats-sim = de dos a seis bots, por ejemplo random,medium
cli-seats-learn = quién juega (policy)
cli-near = partir de otro valor, como players4
cli-team = juega por equipos
cli-michel = con Michel o Michelle
cli-seed = número que fija todo el azar
cli-games = número de partidas
cli-resume = sigue con la última partida
cli-jobs = procesos de trabajo (tantos como núcleos)
cli-json = escribe un solo objeto JSON
cli-budget = lo que pueden gastar en una decisión los niveles que buscan
cli-iterations = lo mismo, en número de iteraciones
cli-players = número de jugadores
cli-out-file = dónde escribir (los datos de serie)
cli-out-folder = adónde van las imágenes
cli-record = un registro o una partida guardada
cli-audit = vuelve a jugarla y comprueba cada tirada, reparto y acción
cli-expect = con --audit: el compromiso anotado antes de la partida, o sus primeras 16 cifras
cli-seal = con --audit: el sello anotado al final, o sus primeras 16 cifras
cli-every = comprueba una de cada K decisiones
cli-seconds = se detiene pasado ese tiempo; cada modo ha tenido su parte
cli-check = comprueba un paquete en vez de enumerar las cartas
cli-lessons-what = juega cada lección en vez de enumerarlas
cli-size = de la ventana
cli-scale = de la interfaz (la que convenga al tamaño)
cli-only = solo pantallas con esto en el nombre

## What stands for what is typed
cli-word-address = DIRECCIÓN
cli-word-command = ORDEN
cli-word-dir = CARPETA
cli-word-file = ARCHIVO
cli-word-hash = CÓDIGO
cli-word-language = IDIOMA
cli-word-pack = PAQUETE
cli-word-path = RUTA
cli-word-percent = PORCENTAJE
cli-word-word = PALABRA
cli-word-value = VALOR

## A wrong call: one line after “blackgate: ”.
cli-unknown-arguments = Esto no significa nada aquí: { $words }
cli-missing-arguments = Falta esto: { $words }
cli-needs-value = Después de { $option } tiene que ir algo.
cli-takes-no-value = Después de { $option } no va nada.
cli-no-such-command = No existe la orden «{ $word }». Existen { $words }.
cli-no-such-choice = { $option } no conoce «{ $word }». Conoce { $words }.
cli-ambiguous = «{ $option }» puede ser cualquiera de estas: { $words }.
cli-no-count = { $option } necesita un número entero a partir de 1, no «{ $word }».
cli-no-such-number = { $option } necesita un número entero de 1 a { $most }, no «{ $word }».
cli-no-seed = { $option } necesita un número entero a partir de 0, no «{ $word }».
cli-no-code = { $option } necesita un código de 16 a 64 cifras (0–9, a–f), no «{ $word }».
cli-needs-audit = --expect y --seal necesitan --audit.
cli-how-to-check = Escribe «cards» para enumerar las cartas o «cards check RUTA» para comprobar un paquete.
cli-how-to-lessons = Escribe «lessons» para enumerarlas o «lessons check» para jugarlas todas.
cli-no-pack = { $folder } no es una carpeta con archivos de cartas.
cli-no-language = No hay textos en «{ $language }», solo en { $languages }.
cli-no-table = Así no se puede sentar nadie: { $seats }
cli-no-bot = No existe el bot «{ $bot }». Elige un nivel entre { $levels }, solo o con un carácter, como en { $example }.
cli-wrong-seats = Una partida tiene de 2 a 6 puestos; con --team, 4 o 6.
cli-wrong-team = Los equipos piden 4 o 6 jugadores.
cli-no-numpy = Aprender requiere numpy. Instala el extra «learn».
cli-no-value = No hay ningún valor «{ $value }».
cli-few-games = Aprender requiere más partidas, al menos { $games }.
cli-wrong-size = El tamaño se escribe así: 1280x720.
cli-no-out = No se puede crear { $folder }: { $reason }

## What is wrong with a record
record-too-large = { $file } es demasiado grande para ser un registro.
record-unreadable = { $file } no se puede leer: { $reason }
record-no-json = { $file } no es un registro: no es JSON.
record-other-format = { $file } no es un registro: tiene otro formato.
record-no-version = { $file } no es un registro: le falta la versión.
record-newer = { $file } es de la versión { $version }, más nueva.
record-other-dice = { $file } se jugó con otro tipo de dados.
record-no-pack = { $file } no nombra ningún paquete de cartas.
record-no-list = { $file } no es un registro: «{ $field }» no es una lista.
record-uneven = { $file } no es un registro: no coincide el número de acciones y de sumas de control.
record-no-seed = { $file } no es un registro: le falta la semilla.
record-no-options = { $file } no es un registro: le faltan las opciones.
record-wrong-options = { $file } no es un registro: sus opciones son incorrectas.
record-no-salt = { $file } no es un registro: le falta la sal.
record-other-cards = El registro se jugó con otras cartas. Indica su carpeta con --cards.
record-wrong-cards = El registro trae cartas con las que no se puede jugar o que no son las suyas.
record-commitment = El compromiso no se hizo con lo que el registro revela.
record-position = La posición del registro es incorrecta: { $reason }
record-malformed = La acción { $action } está mal formada: { $reason }
record-illegal = La acción { $action } no era legal.
record-untrue = Lo que pasó en la acción { $action } no encaja con el registro.
record-other-table = El registro es de una mesa distinta de la prevista.
record-after-end = La partida sigue después de su final.
record-two-starts = { $file } no es un registro: empieza en una posición y aun así nombra una semilla o un compromiso.
record-no-chosen = { $file } no es un registro: no dice si la semilla fue elegida.
record-no-seats = { $file } no es un registro: nadie puede sentarse en sus puestos.
record-no-end = { $file } no es un registro: su final no es un final.
record-cut = El registro fue cortado o cambiado al final: se detiene donde no se puso ningún sello.
record-other-end = La partida no terminó como dice el registro.
record-undone = En la entrada { $action } se deshizo algo que no se podía deshacer.
record-sat-again = El puesto { $seat } se había rendido y no puede volver.
record-not-expected = El compromiso no es el anotado. El del registro es { $commitment }.
record-not-sealed = El sello no es el anotado. El del registro es { $seal }.

## Answers
cli-progress = { $done }/{ $whole }, quedan { $seconds } s
cli-record-true = El registro es auténtico. Acciones: { $actions }, tiradas: { $rolls }, cartas robadas: { $cards }. { $ending }
cli-record-won = Gana el puesto { $seats }.
cli-record-open = Sin terminar.
cli-laws-hold = Las leyes se cumplen. Partidas: { $games }, decisiones: { $decisions }, comprobaciones de todas las leyes: { $checks }
cli-laws-modes = Partidas de cada modo: { $modes }
cli-laws-missed = El tiempo fue demasiado corto. Modos sin partida: { $modes }
cli-learnt = { $file }: posiciones { $positions }, partidas { $games }, pérdida logarítmica { $loss }, con las reservadas { $held }, a partes iguales { $even }
cli-not-fitting = { $file }: no encaja: { $words }
cli-check-problems =
    { $count ->
        [one] Se ha encontrado 1 problema.
       *[other] Se han encontrado { $count } problemas.
    }
cli-check-good = { $folder } es un buen paquete. Tipos: { $kinds }, cartas: { $cards }, cartas de Banda: { $gangs }, Antecedentes: { $backgrounds }
cli-check-note = Nota: { $note }
cli-cards-title = Paquete { $name } ({ $fingerprint })
cli-cards-search = Cartas de Búsqueda y de los mazos
cli-cards-deck = { $copies } en el mazo de Búsqueda, se vende por { $value }
cli-cards-pile = { $copies } en su mazo, se vende por { $value }
cli-cards-points =
    { $points ->
        [one] 1 Punto de Túnel
       *[other] { $points } Puntos de Túnel
    }
cli-cards-gangs = Cartas de Banda
cli-cards-backgrounds = Antecedentes
cli-cards-michel = Cartas de Michel(le)
cli-cards-no-knife = sin cuchillo
cli-cards-inmates = Presos
cli-cards-board = tablero { $board }
cli-lessons-row = Lección { $number }, { $title }: { $steps } pasos, { $words } palabras
cli-lessons-good = Las { $lessons } lecciones se juegan tal como están escritas.
cli-sim-games = partidas: { $games }, sin terminar: { $unfinished }, decisiones: { $decisions }, rondas: mediana { $median }, nueve de cada diez por debajo de { $most }
cli-sim-bot = victorias: { $wins } de { $seats } puestos, { $share } % [{ $low }; { $high }]
cli-sim-time = por decisión: mediana { $median } ms, p95 { $slow } ms, máximo { $most } ms
cli-sim-stood-in =
    { $count ->
        [one] Una respuesta es de otro, en lugar de un bot que falló ({ $failure }).
       *[other] { $count } respuestas son de otro, en lugar de bots que fallaron (la primera vez: { $failure }).
    }
cli-sim-seats = victorias por puesto: { $wins }, primer jugador { $share } %
cli-sim-uses = usos de cada carta:
cli-sim-unused = nunca usadas: { $cards }
cli-sim-all-used = todas las cartas han hecho efecto al menos una vez
cli-phones = deja entrar teléfonos en seguida y escribe la dirección
cli-bind = dirección de la red local en la que escuchar
cli-port = puerto en el que escuchar (cualquiera libre si falta)
cli-no-address = { $address } no es una dirección con puerto de la red local
cli-review = mostrar la habilidad y la suerte de una partida grabada
cli-effort = con cuánto detalle: quick (rápido) o full (a fondo)
cli-review-best = la mejor
cli-review-fine = buena
cli-review-slip = imprecisión
cli-review-mistake = error
cli-review-blunder = error grave
cli-review-seat = Puesto { $seat }: opciones al principio { $start } %, al final { $result } %
cli-review-account = puntos: habilidad { $skill }, suerte { $luck }, los demás { $others }
cli-review-decisions = decisiones: { $count } ({ $marks }), perdido por decisión: { $lost }
cli-review-better = acción { $at }: { $mark }, { $lost } puntos perdidos por { $action }; mejor: { $best }
cli-review-moments = Lo que decidió (puntos de opciones):
cli-review-moment = acción { $at }, puesto { $seat }: { $what }, { $swing }
cli-puzzles = lista las fugas nocturnas, las demuestra con el solucionador o resuelve cualquier posición con un objetivo
cli-puzzles-what = `check`: demuestra una muestra; `solve ARCHIVO`: la probabilidad de cada primera jugada y el mejor camino
cli-puzzles-all = demuestra todas
cli-puzzles-how = la orden es: puzzles, puzzles check [--all] o puzzles solve ARCHIVO
cli-puzzles-listed = Fugas nocturnas: { $count }
cli-puzzles-proved = Demostradas: { $count }; fallidas: { $failed }
cli-puzzles-large = { $name } es demasiado grande: hay más que sopesar de lo que nadie esperaría
cli-puzzles-seat = Asiento { $seat }
cli-puzzles-line = El mejor camino, si el azar acompaña:
cli-puzzles-luck = así de amable con una probabilidad del { $chance }
