### Lo que cuesta una elección, dicho antes de hacerla: en botones, en el panel, en mazos y lugares.

## Lo que puede costar: `$beatings` se reciben, `$lost` es una lista: cartas, Herramientas. `$count` es su longitud.
unit-random_card = carta al azar
    .counted = { $n ->
        [one] una carta al azar
       *[other] { $n } cartas al azar
    }
unit-chosen_tool = Herramienta a tu elección
    .counted = { $n ->
        [one] una Herramienta a tu elección
       *[other] { $n } Herramientas a tu elección
    }
cost-lose =
    { $count ->
        [0] Recibes { $beatings_un }.
       *[other] { $beatings_number ->
            [0] Pierdes { $lost_un }.
           *[other] Recibes { $beatings_un } y pierdes { $lost_un }.
        }
    }
cost-unhelped =
    { $count ->
        [0] Sin ayuda recibes { $beatings_un }.
       *[other] { $beatings_number ->
            [0] Sin ayuda pierdes { $lost_un }.
           *[other] Sin ayuda recibes { $beatings_un } y pierdes { $lost_un }.
        }
    }
cost-nothing = No te cuesta nada.
risk-lose =
    { $count ->
        [0] Si pierdes, recibes { $beatings_un }.
       *[other] { $beatings_number ->
            [0] Si pierdes, te quedas sin { $lost_un }.
           *[other] Si pierdes, recibes { $beatings_un } y te quedas sin { $lost_un }.
        }
    }
risk-nothing = Si pierdes, no te cuesta nada más.
cost-spent =
    { $count ->
        [one] El Arma se pierde, pase lo que pase.
       *[other] Las Armas se pierden, pase lo que pase.
    }
cost-price = { $price } de { $own }
cost-seat = { $cards } en la mano

## Cómo puede acabar, hasta donde puedes saber: tantas veces de diez.
stakes-fight =
    { $weapons_number ->
        [0] No tienes Armas
       *[other] Tienes { $weapons }
    }, { $name } { $cards_number ->
        [0] no tiene cartas.
       *[other] tiene { $cards }.
    }
stakes-michel =
    { $weapons_number ->
        [0] No tienes Armas
       *[other] Tienes { $weapons }
    } contra { $michel }.
odds-fight =
    { $weapons_number ->
        [0] Sin Armas
       *[other] Si juegas todas tus Armas,
    } { $n ->
        [0] no ganas casi nunca.
        [10] ganas casi siempre.
       *[other] ganas en torno al { $n }0 % de las veces.
    }
odds-tool =
    { $n ->
        [0] { $tool }: muy improbable
        [10] { $tool }: casi seguro
       *[other] { $tool }: un { $n }0 % de probabilidad
    }
odds-tool-held = { $tool }: seguro
odds-tool-missing = { $tool }: seguro que no
option-give_up-pass = Pasar: { $name } puede ayudar

## Precios en las cosas de la mesa.
price-move = { action-cautious_move }: { $actions }
price-gang = Cuesta { $count } cartas distintas de entre estas: { $accessories }. Tienes { $held }.
price-pile = { $cards_bare }: { $cigarettes }
price-purse = Tienes { $cigarettes }.

## Lo que no se puede deshacer pide que pulses otra vez.
again-play = Una vez jugada, la carta se pierde. ¿Seguro?
again-riot = Todas las manos se barajan juntas y se reparten de nuevo, la tuya también. ¿Seguro?
again-join = Pierdes los Accesorios para siempre. ¿Seguro?
again-leave = Pierdes tu carta de Banda anterior y los Accesorios con los que pagas. ¿Seguro?
again-reveal = Solo funciona una vez en toda la partida. ¿Seguro?
again-last = Es tu última acción, y aquí aún podrías cavar. ¿Seguro?
again-free = Aún puedes hacer algo que no cuesta ninguna acción.
