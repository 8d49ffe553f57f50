### Perché qualcosa ora non si può fare, e come si potrebbe: che cosa serve, e quanto ne hai.
need-rules = { $rules } (F1)
need-place = Si può solo { $places_in }.
need-beatings =
    { $most ->
        [0] Non si può finché hai un Pestaggio. Curati { $places_in }.
       *[other] Hai troppi Pestaggi ({ $beatings_number }). Curati { $places_in }.
    }
need-no_action_left = In questo turno non hai più azioni.
need-too_few_actions = Costa { $price }, e tu hai { $actions }. Tirare il dado ne costa una sola.
need-already_there = Ci sei già.
need-not_an_open_place = Lì non si può andare. Ti ci mandano solo le carte.
need-no_mate_of_your_gang_there = Ti serve un compagno di squadra della tua Gang in un altro Luogo aperto.
need-already_searched = Hai già fatto una Ricerca in questo turno. Ne farai un’altra nel prossimo.
need-not_in_solitary = Non in Isolamento. Prima esci.
need-parts_missing = Per creare { $made } ti servono queste carte: { $needs }. Ancora da trovare: { $missing }.
need-pile_empty = { $card }: la pila è vuota. Le carte scartate ci tornano.
need-pile_too_small = { $needed }: nella pila solo { $left }. Le carte scartate ci tornano.
need-no_such_tool_in_hand = Ti serve uno Strumento in mano: crealo, compralo, rubalo o estorcilo.
need-nothing_to_sell = Ti serve una carta in mano.
need-too_few_cigarettes = Costa { $price }, e tu hai { $own }. Vendi carte per averne di più.
need-not_beaten = Non hai Pestaggi da curare.
need-accessories =
    { $held ->
        [0] Ti servono { $count } Accessori diversi della stessa Gang. Non ne hai ancora nessuno.
       *[other] Ti servono { $count } Accessori diversi della stessa Gang. La più vicina: { $gang }, ne hai { $held }.
    }
need-gang_pile_empty = { $gang }: carte finite, quindi nessuno può unirsi.
need-action_card = Ti serve una carta Azione in mano. Una Ricerca può dartene una.
need-no_weapon = Ti serve un’Arma: { $weapons_a }.
need-weapons = Contro { $name } devi giocare { $needed }: ne hai { $own_number }.
need-already_extorted = Hai già fatto un’estorsione in questo turno. Ne farai un’altra nel prossimo.
need-rival_here = Ti serve un rivale nel tuo Luogo.
need-mate_here = Ti serve un compagno di squadra nel tuo Luogo.
need-nothing_to_exchange = Nessuno di voi due ha niente da scambiare.
need-already_revealed = Hai già usato i tuoi Precedenti. Valgono una volta per partita.
need-moment = { $card }: si può usare solo { $moments }.
need-target_not_here = { $card }: si può usare solo su chi è nel tuo Luogo.
need-target_holds_more = { $card }: si può usare solo su chi è nel tuo Luogo e non ha più carte di te.
need-target_in_solitary = { $card }: non si può usare su chi è in Isolamento.
need-would_do_nothing = { $card }: ora questa carta non farebbe niente. Tienila.
need-wrong_target = { $card }: ora non c’è nessuno su cui usare questa carta.
