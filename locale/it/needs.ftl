### Perché qualcosa ora non si può fare, e come si potrebbe: che cosa serve, e quanto ne hai.
need-rules = { $rules } (F1)
need-place = Si può solo { $places_in }.
need-beatings =
    { $most ->
        [0] Si può solo senza Pestaggi: ne hai { $beatings_number }. Ci si cura { $places_in }.
       *[other] Si può solo con meno Pestaggi: ne hai { $beatings_number }. Ci si cura { $places_in }.
    }
need-no_action_left = Serve un’azione: in questo turno non ne hai più.
need-too_few_actions = Serve di più: { $price }. Hai { $actions }. Tirare il dado ne costa una sola.
need-already_there = Ci sei già.
need-not_an_open_place = Lì non ci si va a piedi: ti ci mandano solo le carte.
need-no_mate_of_your_gang_there = Serve qualcuno della tua squadra e della tua Gang in un altro luogo aperto.
need-already_searched = Hai già cercato in questo turno. Al prossimo di nuovo.
need-not_in_solitary = Non in Isolamento: prima esci.
need-parts_missing = { $made }: servono { $needs }. Ti manca { $missing }.
need-pile_empty = { $card }: la pila è vuota. Quelle scartate ci tornano.
need-pile_too_small = { $needed }: nella pila solo { $left }. Quelle scartate ci tornano.
need-no_such_tool_in_hand = Serve uno Strumento in mano: crealo, compralo, rubalo o estorcilo.
need-nothing_to_sell = Serve una carta in mano.
need-too_few_cigarettes = Prezzo: { $price }. Hai { $own }. Vendendo ne arrivano altre.
need-not_beaten = Serve un Pestaggio: non ne hai. Che fortuna.
need-accessories = Servono { $count } Accessori diversi di una stessa Gang. La più vicina: { $gang }, ne hai { $held }.
need-gang_pile_empty = { $gang }: nessuna carta rimasta.
need-action_card = Serve una carta Azione in mano: cercane una.
need-no_weapon = Serve un’Arma: { $weapons_a }.
need-weapons = Contro { $name } devi calare { $needed }: ne hai { $own_number }.
need-already_extorted = Hai già estorto in questo turno. Al prossimo di nuovo.
need-rival_here = Serve un rivale nel tuo luogo.
need-mate_here = Serve qualcuno della tua squadra nel tuo luogo.
need-nothing_to_exchange = Nessuno di voi due ha niente da scambiare.
need-already_revealed = I tuoi Precedenti sono già serviti: valgono una volta a partita.
need-moment = { $card } aspetta il suo momento: { $moments }.
need-target_not_here = { $card }: serve qualcuno nel tuo luogo.
need-target_holds_more = { $card }: serve qualcuno nel tuo luogo che non abbia più carte di te.
need-target_in_solitary = { $card } non raggiunge nessuno in Isolamento.
need-would_do_nothing = { $card }: ora non farebbe niente. Meglio tenerla.
need-wrong_target = { $card }: ora non c’è nessun bersaglio.
