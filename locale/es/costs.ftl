### Lo que cuesta una elección, dicho antes de hacerla: en botones, en el panel, en mazos y lugares.

## Lo que se puede perder. `$what` es una lista: Palizas, cartas, Herramientas.
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
cost-lose = Te cuesta { $what_un }.
cost-unhelped = Si nadie ayuda: { $what_un }.
cost-nothing = No te cuesta nada.
risk-lose = Si pierdes: { $what_un }.
risk-nothing = Si pierdes: nada más.
risk-none = Aquí no puedes perder.
cost-spent =
    { $count ->
        [one] El Arma se gasta en cualquier caso.
       *[other] Las Armas se gastan en cualquier caso.
    }
cost-price = { $price } de { $own }
cost-seat = { $cards } en la mano

## Cómo puede acabar, hasta donde puedes saber: tantas veces de diez.
stakes-fight = Tienes { $weapons }; { $name }, { $cards }.
stakes-michel = Tienes { $weapons } contra { $michel }.
odds-fight =
    Hasta la última Arma ganas { $n ->
        [0] casi nunca.
        [one] más o menos { $n } vez de cada 10.
        [10] casi siempre.
       *[other] más o menos { $n } veces de cada 10.
    }
odds-tool =
    { $n ->
        [0] { $tool }: es raro que esté
        [10] { $tool }: casi seguro
       *[other] { $tool }: está unas { $n } veces de cada 10
    }
option-give_up-pass = Pasar: { $name } puede ayudar

## Precios en las cosas de la mesa.
price-move = { action-cautious_move }: { $actions }
price-gang = Precio: { $count } distintos entre { $accessories }. Tienes { $held }.
price-pile = { $cards }: { $cigarettes }
price-purse = Tienes { $cigarettes }.

## Lo que no se puede deshacer pide que pulses otra vez.
again-play = Una vez jugada, la carta se va. ¿Seguro?
again-riot = Todas las manos se juntan y se reparten de nuevo, la tuya también. ¿Seguro?
again-join = Tus Accesorios se van para siempre. ¿Seguro?
again-leave = Pierdes tu carta de Banda de antes, y los Accesorios con ella. ¿Seguro?
again-reveal = Solo una vez en toda la partida. ¿Seguro?
again-last = Con esto se acaban tus acciones, y aquí aún podrías cavar. ¿Seguro?
again-free = Aún podrías hacer algo que no cuesta ninguna acción.
