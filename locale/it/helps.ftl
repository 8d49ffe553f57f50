### What things of the table mean, for who points at them, and how to see more.
tip-closer = Clic destro o F10: guarda da vicino
help-log = Il diario. Punta una riga per vederne le carte. Premila per vederle tutte.
help-hand = { $name }: { $cards } in mano. Alla fine del proprio turno nessuno può tenerne più di { $limit_number }.
help-cigarettes = { $name }: { $cigarettes }. Con le Sigarette si comprano Armi e Strumenti. Vendi carte per averne di più.
help-beatings =
    { $beatings_number ->
        [0] { $name } non ha Pestaggi. Con uno non si può creare, con due nemmeno scavare.
       *[other] { $name }: { $beatings }. Con uno non si può creare, con due nemmeno scavare. Ci si cura { $places_in }.
    }
help-tunnel = { $name } ha { $points } su { $goal_number }. Chi ci arriva evade e vince.
help-tunnel-team = { $name } ha scavato { $points }. La squadra ha { $total } su { $goal_number }. Quando ci arriva, evade.
help-chance = { $name }: probabilità di vincere { $chance }. La fascia chiara, { $band }, mostra quanto è sicura.
help-actions =
    { $left ->
        [0] Hai usato tutte le tue azioni ({ $most }). Finisci il turno.
        [one] Ancora { $left } azione su { $most }.
       *[other] Ancora { $left } azioni su { $most }.
    }
key-right-mouse = Tasto destro
help-alarm = Per evadere può bastare scavare ancora una volta!
