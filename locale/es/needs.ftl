### Por qué algo no se puede hacer ahora, y cómo se podría: qué hace falta y cuánto tienes.
need-rules = { $rules } (F1)
need-place = Solo se puede { $places_en }.
need-beatings =
    { $most ->
        [0] No se puede mientras tengas una Paliza. Cúrate { $places_en }.
       *[other] Tienes demasiadas Palizas ({ $beatings_number }). Cúrate { $places_en }.
    }
need-no_action_left = Este turno ya no te quedan acciones.
need-too_few_actions = Cuesta { $price }, y tienes { $actions }. Lanzar el dado solo cuesta una.
need-already_there = Ya estás ahí.
need-not_an_open_place = Ahí no se puede ir. Solo te mandan las cartas.
need-no_mate_of_your_gang_there = Necesitas un compañero de equipo de tu Banda en otra Localización abierta.
need-already_searched = Ya has buscado este turno. Podrás volver a buscar en el próximo.
need-not_in_solitary = En Aislamiento, no. Sal primero.
need-parts_missing = Para fabricar { $made } necesitas { $needs }. Te falta: { $missing }.
need-pile_empty = { $card }: el mazo está vacío. Las cartas descartadas vuelven a él.
need-pile_too_small = { $needed }: en el mazo solo hay { $left }. Las cartas descartadas vuelven a él.
need-no_such_tool_in_hand = Necesitas una Herramienta en la mano: fabrícala, cómprala, róbala o quítasela a alguien.
need-nothing_to_sell = Necesitas una carta en la mano.
need-too_few_cigarettes = Cuesta { $price }, y tienes { $own }. Vende cartas para conseguir más.
need-not_beaten = No tienes ninguna Paliza que curar.
need-accessories =
    { $held ->
        [0] Necesitas { $count } Accesorios distintos de una misma Banda. Aún no tienes ninguno.
       *[other] Necesitas { $count } Accesorios distintos de una misma Banda. La más cercana: { $gang }, tienes { $held }.
    }
need-gang_pile_empty = { $gang }: no quedan cartas, así que nadie puede unirse.
need-action_card = Necesitas una carta de Acción en la mano. Al buscar puede salirte una.
need-no_weapon = Necesitas un Arma: { $weapons_un }.
need-weapons = Contra { $name } tienes que jugar { $needed }: tienes { $own_number }.
need-already_extorted = Ya has extorsionado este turno. Podrás volver a hacerlo en el próximo.
need-rival_here = Necesitas un rival en tu Localización.
need-mate_here = Necesitas un compañero de equipo en tu Localización.
need-nothing_to_exchange = Ninguno de los dos tiene nada que intercambiar.
need-already_revealed = Ya has usado tus Antecedentes. Valen una vez por partida.
need-moment = { $card }: solo se puede usar { $moments }.
need-target_not_here = { $card }: solo se puede usar con alguien que esté en tu Localización.
need-target_holds_more = { $card }: solo se puede usar con alguien que esté en tu Localización y no tenga más cartas que tú.
need-target_in_solitary = { $card }: no se puede usar con quien esté en Aislamiento.
need-would_do_nothing = { $card }: ahora esta carta no haría nada. Guárdala.
need-wrong_target = { $card }: ahora no hay nadie con quien usar esta carta.
