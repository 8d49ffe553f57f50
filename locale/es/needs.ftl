### Por qué algo no se puede hacer ahora, y cómo se podría: qué hace falta y cuánto tienes.
need-rules = { $rules } (F1)
need-place = Solo se puede { $places_en }.
need-beatings =
    { $most ->
        [0] Solo se puede sin Palizas: tienes { $beatings_number }. Se curan { $places_en }.
       *[other] Solo se puede con menos Palizas: tienes { $beatings_number }. Se curan { $places_en }.
    }
need-no_action_left = Hace falta una acción: este turno ya no te queda ninguna.
need-too_few_actions = Hacen falta { $price }: tienes { $actions }. Tirar el dado solo cuesta una.
need-already_there = Ya estás ahí.
need-not_an_open_place = Ahí no se va andando: solo te meten las cartas.
need-no_mate_of_your_gang_there = Hace falta alguien de tu equipo y de tu Banda en otro lugar abierto.
need-already_searched = Ya has buscado este turno. En el próximo, otra vez.
need-not_in_solitary = En Aislamiento, no: sal primero.
need-parts_missing = { $made }: hacen falta { $needs }. Te falta { $missing }.
need-pile_empty = { $card }: el montón está vacío. Lo que se descarta vuelve a él.
need-pile_too_small = { $needed }: en el montón solo hay { $left }. Lo que se descarta vuelve a él.
need-no_such_tool_in_hand = Hace falta una Herramienta en la mano: fabrícala, cómprala, róbala o extorsiona.
need-nothing_to_sell = Hace falta una carta en la mano.
need-too_few_cigarettes = Precio: { $price }. Tienes { $own }. Vendiendo se consiguen más.
need-not_beaten = Hace falta una Paliza: no tienes ninguna. Qué suerte.
need-accessories = Hacen falta { $count } Accesorios distintos de una Banda. La más cercana: { $gang }, tienes { $held }.
need-gang_pile_empty = { $gang }: no le quedan cartas.
need-action_card = Hace falta una carta de Acción en la mano: busca, a ver si sale.
need-no_weapon = Hace falta un Arma: { $weapons_un }.
need-weapons = Contra { $name } hay que poner { $needed }: tienes { $own_number }.
need-already_extorted = Ya has extorsionado este turno. En el próximo, otra vez.
need-rival_here = Hace falta un rival en tu lugar.
need-mate_here = Hace falta alguien de tu equipo en tu lugar.
need-nothing_to_exchange = Ninguno de los dos tiene nada que intercambiar.
need-already_revealed = Tus Antecedentes ya están usados: valen una vez por partida.
need-moment = { $card } espera su momento: { $moments }.
need-target_not_here = { $card }: hace falta alguien en tu lugar.
need-target_holds_more = { $card }: hace falta alguien en tu lugar que no tenga más cartas que tú.
need-target_in_solitary = { $card } no alcanza a nadie en Aislamiento.
need-would_do_nothing = { $card }: ahora no haría nada. Mejor guardarla.
need-wrong_target = { $card }: ahora no hay a quién apuntar.
