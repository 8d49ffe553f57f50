### What things of the table mean, for who points at them, and how to see more.
tip-closer = Clic destro o F10: guarda da vicino
help-log = Il registro. Punta una riga per vederne le carte; premi per vederle tutte.
help-hand = { $name }: { $cards } in mano. Alla fine del proprio turno nessuno ne tiene più di { $limit_number }.
help-cigarettes = { $name }: { $cigarettes }. Servono a comprare Armi e Strumenti; vendendo carte ne arrivano altre.
help-beatings =
    { $beatings_number ->
        [0] { $name } non ha Pestaggi. Uno impedisce di creare, due anche di scavare.
       *[other] { $name }: { $beatings }. Uno impedisce di creare, due anche di scavare. Ci si cura { $places_in }.
    }
help-tunnel = { $name } ha { $points } su { $goal_number }. Chi ci arriva è fuori, e vince.
help-tunnel-team = { $name } ha scavato { $points }. La squadra ne ha { $total } su { $goal_number }: poi è fuori.
help-chance = { $name }: probabilità di vincere { $chance }. La fascia chiara, { $band }, dice quanto è sicuro.
help-actions =
    { $left ->
        [0] Nessuna azione rimasta su { $most }: finisci il turno.
        [one] Ancora { $left } azione su { $most }.
       *[other] Ancora { $left } azioni su { $most }.
    }
key-right-mouse = Tasto destro
