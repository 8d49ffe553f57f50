# The table: bars, trays, closer looks.
common-cancel = Cancelar
common-back = Atrás
common-close = Cerrar
table-menu = Menú
table-rules = Reglas
table-undo = Deshacer la última acción
table-since = Qué ha pasado desde mi último turno
table-since-closed = Las manos están tapadas. Mira tus cartas para leer lo que ha pasado desde tu último turno.
table-nudge = { $name }, los demás esperan.
table-since-title = Desde tu último turno
table-since-nothing = Nada todavía.
table-round = Ronda { $number }
table-pause = Parar o seguir
table-step = Un paso
table-speed = { $number }×
table-speed-help = A qué velocidad juegan los bots: de 1× a 8×
table-skip = Saltar a la próxima pregunta
table-watch = Ver las cartas del siguiente jugador
table-over = La partida ha terminado.
table-rolling = { $name } lanza el dado…
table-rolling-you = Lanzas el dado…
table-log = Crónica
table-actions = Tu turno
table-empty-hand = Ninguna carta en la mano.
table-die-help = El dado. Cada cara lleva a dos Localizaciones.
table-die-help-team = El dado. { $faces } llevan a tres Localizaciones: los dos Bloques y otra más. Las demás caras llevan a dos.
table-deck-help =
    { $count ->
        [0] El mazo de Búsqueda está vacío; cuando haga falta se barajan los descartes.
        [one] El mazo de Búsqueda: queda una carta.
       *[other] El mazo de Búsqueda: quedan { $count } cartas.
    }
table-deck-title = Mazo de Búsqueda
table-discard-help = Los descartes de Búsqueda: a la vista de todos.
table-discard-title = Descartes de Búsqueda
table-michel-help = Quien se cruza con este preso revela una carta. Si hay un cuchillo, hay lío.
table-michel-discard = Cartas reveladas hasta ahora
table-gang-help = { $gang }: { $card }. { $power }
table-gang-empty = { $gang }: no quedan cartas, así que nadie puede unirse.
table-gang-top = Quien se una ahora recibe
table-gang-price =
    { $count ->
       *[other] El precio: { $count } distintos de entre estos
    }
table-none = Nada
table-seat-open = Sobre la mesa
table-seat-hand = Mano
table-seat-known = Lo que sabes de su mano
table-seat-known-all = Lo que todos saben de su mano
table-seat-nothing-known = No se ha visto ninguna de estas cartas.
table-seat-tunnel = Ya en el túnel
table-seat-words =
    { $place }
    { $cards ->
        [one] Una carta en la mano
       *[other] { $cards } cartas en la mano
    }, { $cigarettes ->
        [one] un Cigarrillo
       *[other] { $cigarettes } Cigarrillos
    }, { $beatings ->
        [0] sin Palizas
        [one] una Paliza
       *[other] { $beatings } Palizas
    }, { $points ->
        [one] un Punto de Túnel
       *[other] { $points } Puntos de Túnel
    }.
table-end-title = ¿Terminar el turno?
table-end-question =
    { $count ->
        [one] Aún te queda una acción.
       *[other] Aún te quedan { $count } acciones.
    }
table-end-yes = Terminar turno
table-end-no = Todavía no
table-cannot-drop = Ahí eso no hace nada.
table-commit = Decidir en secreto
table-commit-help = Decide ahora cuántas Armas jugarás antes de rendirte. Así no tenéis que pasaros el ratón en esta pelea.
tray-empty = Pulsa cartas para ponerlas aquí.
tray-cigarettes =
    { $count ->
        [one] { $count } Cigarrillo
       *[other] { $count } Cigarrillos
    }
tray-hand = Tu mano
tray-discard-pile = Descartes de Búsqueda
tray-sell = ¿Qué vendes?
tray-sell-total =
    { $cigarettes ->
        [one] Ganas un Cigarrillo.
       *[other] Ganas { $cigarettes } Cigarrillos.
    }
tray-sell-nothing = Elige al menos una carta.
tray-sell-confirm = Vender
tray-discard =
    { $count ->
        [one] Descarta una carta
       *[other] Descarta { $count } cartas
    }
tray-discard-missing =
    { $count ->
        [one] Falta una por descartar.
       *[other] Faltan { $count } por descartar.
    }
tray-discard-confirm = Descartar
tray-forge =
    { $count ->
        [one] Toma una carta de los descartes
       *[other] Toma { $count } cartas de los descartes
    }
tray-forge-missing =
    { $count ->
        [one] Falta una por tomar.
       *[other] Faltan { $count } por tomar.
    }
tray-forge-confirm = Tomar
tray-full = No se puede más: devuelve una antes.
tray-ready = Listo.
tray-exchange = Intercambio con { $name }
tray-give = Tú das
tray-take = { $name } da
tray-exchange-nothing = Pon antes algo sobre la mesa.
tray-exchange-confirm = Proponer
tray-commit = ¿Cuántas Armas jugarás?
tray-commit-total =
    { $count ->
        [0] Te rendirás enseguida.
        [one] Jugarás un Arma y te rendirás.
       *[other] Jugarás { $count } Armas y te rendirás.
    }
tray-commit-confirm = Decidido
undo-stop-die = Una tirada no se puede deshacer.
undo-stop-cards = Desde entonces se han visto cartas.
undo-stop-other = Desde entonces ha actuado otra persona.
undo-stop-nothing = No hay nada que deshacer.
undo-stop-rule = En esta mesa no se deshace nada.
verb-roll_move-help = Lanza el dado y ve a una de las Localizaciones que indica. Una acción.
verb-cautious_move-help = Ve a la Localización que quieras. { $actions }.
verb-follow-help = Ve sin lanzar el dado adonde esté alguien de tu equipo y tu Banda. Una acción.
verb-search-help = Roba tantas cartas de Búsqueda como permita tu Localización. Una vez por turno.
verb-craft-help = Haz un Arma o una Herramienta con dos cartas. Una acción.
verb-dig-help = Pon una Herramienta en tu túnel. Una acción.
verb-sell-help = Vende cartas a cambio de Cigarrillos. Una acción.
verb-buy-help = Compra un Arma o una Herramienta con Cigarrillos. Una acción.
verb-steal_spoon-help = Toma una Cuchara del mazo. Una acción.
verb-heal-help = Quítate de encima una Paliza. Una acción.
verb-join-help = Paga con Accesorios y toma la carta superior de una Banda. Una acción.
verb-play-help = Juega una carta de Acción de tu mano. Una acción.
verb-extort-help = Amenaza aquí a alguien con un Arma y exígele una Herramienta. Una vez por turno.
verb-exchange-help = Ofrécele cartas y Cigarrillos a alguien de tu equipo que esté aquí. Una acción.
verb-reveal-help = Enseña tus Antecedentes y úsalos: una vez por partida, sin gastar acciones.
verb-end_turn-help = Empieza el turno del siguiente.
# The end of a fight, large over the board.
verdict-gives_up = ¡{ $name } se rinde!
verdict-wins = ¡{ $name } gana la pelea!
# Whose hand lies open at a screen that several people share.
table-named = { $name }: { $words }
table-from-memory = Eliges de memoria. Si te faltan las cartas no pasa nada, pero los demás lo notan.
table-not-from-memory = Te faltan las cartas para esto. Mira antes tu mano.
