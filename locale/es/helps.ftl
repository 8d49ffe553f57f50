### What things of the table mean, for who points at them, and how to see more.
tip-closer = Clic derecho o F10: ver de cerca
help-log = La crónica. Señala una línea para ver sus cartas. Púlsala para verlas todas.
help-hand = { $name }: { $cards } en la mano. Al final de su propio turno nadie puede quedarse con más de { $limit_number }.
help-cigarettes = { $name }: { $cigarettes }. Con Cigarrillos se compran Armas y Herramientas. Vende cartas para conseguir más.
help-beatings =
    { $beatings_number ->
        [0] { $name } no tiene Palizas. Con una no se puede fabricar, con dos tampoco cavar.
       *[other] { $name }: { $beatings }. Con una no se puede fabricar, con dos tampoco cavar. Se curan { $places_en }.
    }
help-tunnel = { $name } tiene { $points } de { $goal_number }. Quien llegue ahí se fuga y gana.
help-tunnel-team = { $name } ha cavado { $points }. El equipo tiene { $total } de los { $goal_number } que necesita para fugarse.
help-chance = { $name }: probabilidad de ganar { $chance }. La franja clara, { $band }, muestra lo segura que es.
help-actions =
    { $left ->
        [0] Has usado todas tus acciones ({ $most }). Termina tu turno.
        [one] Queda { $left } acción de { $most }.
       *[other] Quedan { $left } acciones de { $most }.
    }
key-right-mouse = Botón derecho
help-alarm = ¡Puede bastar con cavar una vez más para fugarse!
