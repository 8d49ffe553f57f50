## The curtain over the hand's place
curtain-open = Ver mis cartas
curtain-open-help = Ahora solo debe mirar { $name }. Las cartas se tapan de nuevo al acabar el turno o la respuesta.
curtain-peek = Mantén pulsado para ver
curtain-peek-help = Las cartas solo se ven mientras lo mantengas pulsado.
curtain-closed = Todas las manos están tapadas.
curtain-phone = { $name }, ¡tu teléfono!
curtain-silent = El teléfono de { $name } está sin conexión. En Menú, Teléfonos, pueden tomar el relevo la pantalla, otro teléfono o un bot.
curtain-hand = Cartas de { $name }
curtain-close = Tapar mis cartas

## Standing orders
orders-help = Respuestas automáticas: lo que no quieres que te pregunten
orders-title = Respuestas automáticas
orders-none = Sin respuestas automáticas
orders-given = { $what }: { $answer }
orders-intro = Solo las ves tú. Se guardan con la partida y valen hasta que las cambies.
orders-lets-cards = No preguntarme cuando una carta va contra mí
orders-demand = Si me exigen { $card_un }
orders-ask = preguntarme
orders-give = cooperar
orders-fight = pelear
orders-fight-worth = Armas por pelea
orders-weapons =
    { $count ->
        [0] ninguna
        [one] una
       *[other] { $count }
    }
orders-confirm = Guardar

## Looking over shoulders, where people had sat
watch-title = ¿Ver las cartas de los bots?
watch-question = En esta mesa ha jugado gente. Sus cartas siguen tapadas hasta el final de la partida. Puedes ver las de los bots.
watch-yes = Ver las cartas
watch-no = Ver la mesa
