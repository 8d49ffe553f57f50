## The curtain over the hand's place
curtain-open = Abrir mi mano
curtain-open-help = Ahora solo mira { $name }. La mano se cierra sola al acabar el turno o la respuesta.
curtain-peek = Mantén y espía
curtain-peek-help = La mano solo está abierta mientras lo mantengas pulsado.
curtain-closed = Todas las manos están boca abajo.
curtain-elsewhere = { $name } decide en su teléfono.
curtain-silent = El teléfono de { $name } calla. Menú, Teléfonos: la pantalla, otro teléfono o un bot pueden seguir.
curtain-close = Cerrar la mano

## Standing orders
orders-help = Órdenes fijas: lo que no hace falta preguntarte
orders-title = Órdenes fijas
orders-intro = Son tu secreto, se guardan con la partida y valen hasta que las cambies.
orders-lets-cards = Las cartas contra mí surten efecto sin más
orders-demand = Si me exigen: { $card }
orders-ask = preguntarme
orders-give = entregarla
orders-fight = luchar
orders-fight-worth = Una pelea vale
orders-weapons = { $count ->
    [0] ningún arma
    [one] un arma
   *[other] { $count } armas
}
orders-confirm = Que así sea

## Looking over shoulders, where people had sat
watch-title = ¿Mirar por encima del hombro?
watch-question = En esta mesa ha jugado gente. Sus manos siguen boca abajo hasta el final; las de los bots puedes verlas.
watch-yes = Mirar
watch-no = Ver la mesa
