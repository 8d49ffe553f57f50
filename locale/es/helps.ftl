### What things of the table mean, for who points at them, and how to see more.
tip-closer = Clic derecho o F10: ver de cerca
help-log = El registro. Señala una línea para ver sus cartas; pulsa para verlas todas.
help-hand = { $name }: { $cards } en la mano. Al final de su propio turno nadie se queda con más de { $limit_number }.
help-cigarettes = { $name }: { $cigarettes }. Con ellos se compran Armas y Herramientas; vendiendo cartas se consiguen más.
help-beatings =
    { $beatings_number ->
        [0] { $name } no tiene Palizas. Una impide fabricar, dos también cavar.
       *[other] { $name }: { $beatings }. Una impide fabricar, dos también cavar. Se curan { $places_en }.
    }
help-tunnel = { $name } tiene { $points } de { $goal_number }. Quien llegue ahí está fuera, y gana.
help-tunnel-team = { $name } ha cavado { $points }. El equipo tiene { $total } de { $goal_number }: entonces está fuera.
help-chance = { $name }: probabilidad de ganar { $chance }. La franja clara, { $band }, dice cuán seguro es.
help-actions =
    { $left ->
        [0] Ninguna acción de { $most }: acaba tu turno.
        [one] Queda { $left } acción de { $most }.
       *[other] Quedan { $left } acciones de { $most }.
    }
key-right-mouse = Botón derecho
