### The wall: twelve cells, feats, tonight’s game.
wall-title = El muro
wall-tab-cells = Doce celdas
wall-tab-feats = Hazañas
wall-tab-tonight = Partida de la noche
wall-who-help = ¿De quién es este muro? Cada cual tiene uno, con el nombre con el que juega.
wall-broken = El muro no se puede leer. El archivo se ha apartado, y se vuelven a leer las repeticiones.
wall-newer = El muro lo escribió una versión más nueva del juego. Se queda como está.
wall-reading = Repeticiones leídas: { $done } de { $all }
wall-cells-count = Lámparas encendidas: { $count } de { $all }. Nada está bloqueado: gánales en el orden que quieras.
wall-feats-count = Hazañas: { $count } de { $all }. Se encuentran en tus partidas, también en repeticiones viejas.
wall-nights-count =
    { $count ->
        [0] Aún no has jugado ninguna partida de la noche.
        [one] Una partida de la noche jugada.
       *[other] { $count } partidas de la noche jugadas.
    } Aún puedes jugar cualquier noche anterior.
wall-short-date = { $day }/{ $month }/{ $year }
wall-date = { $weekday }, { $day } de { $month_small } de { $year }
wall-month = { $month } de { $year }

## Twelve cells.
wall-lamps = Una lámpara por nivel, de izquierda a derecha: { $levels }. Pulsa una para jugar.
wall-cell-help = Juega contra { $name }. Siguiente nivel por vencer: { $level }.
wall-lamp-dark = { $name }, { $level }: sin vencer todavía. Pulsa para jugar.
wall-lamp-lit = { $name }, { $level }: victoria el { $date }. Pulsa para volver a jugar.

## Feats: the title, and what it takes.
wall-feat-since = Conseguida el { $date }.
wall-feat-once = Conseguida en una partida cuya repetición ya no existe.
wall-feat-watch = Pulsa para ver esa partida.
wall-no-replay = La repetición de esa partida ya no existe.
wall-feat-spoons_only = Cajón de los cubiertos
wall-feat-spoons_only-how = Fúgate solo con Cucharas en tu túnel.
wall-feat-self_made = Hecho a mano
wall-feat-self_made-how = Fúgate usando solo Herramientas que hayas fabricado tú.
wall-feat-double_dig = Arreón final
wall-feat-double_dig-how = Cava al menos { $number } Puntos de Túnel en tu último turno, cavando dos veces o más.
wall-feat-swift = Antes del desayuno
wall-feat-swift-how = Fúgate en { $number } rondas o menos.
wall-feat-photo_finish = Por una cuchara
wall-feat-photo_finish-how = Fúgate cuando a alguien le falta un solo Punto de Túnel.
wall-feat-from_last = Los últimos serán los primeros
wall-feat-from_last-how = Gana tras ir en solitario en último lugar cuando a un rival solo le faltaban { $number } Puntos de Túnel.
wall-feat-late_bloomer = Flor tardía
wall-feat-late_bloomer-how = Fúgate después de que un rival llevara medio camino y tú no hubieras cavado nada.
wall-feat-unbeaten = Sin una derrota
wall-feat-unbeaten-how = Fúgate, gana { $number } peleas por el camino y no pierdas ninguna.
wall-feat-peaceful = Manos limpias
wall-feat-peaceful-how = Fúgate sin usar nunca un Arma.
wall-feat-untouched = Buen intento
wall-feat-untouched-how = Sufre dos extorsiones y fúgate sin una sola Paliza.
wall-feat-black_eye = Recuerdo
wall-feat-black_eye-how = Fúgate con una Paliza encima.
wall-feat-patched_up = Alta voluntaria
wall-feat-patched_up-how = Cúrate dos Palizas en tus dos últimos turnos y fúgate.
wall-feat-winning_theft = Préstamo sin vuelta
wall-feat-winning_theft-how = Quítale una Herramienta a quien va primero y cava con ella la última vez.
wall-feat-loner = Sin amistades
wall-feat-loner-how = Fúgate sin unirte nunca a una Banda.
wall-feat-turncoat = Cambio de chaqueta
wall-feat-turncoat-how = Únete a { $number } Bandas distintas en una partida y fúgate.
wall-feat-secret = Sin preguntas
wall-feat-secret-how = Fúgate con tus Antecedentes todavía boca abajo.
wall-feat-locked_up = Estancia corta
wall-feat-locked_up-how = Acaba en Aislamiento en la última ronda y fúgate igualmente.
wall-feat-michel_beaten = Víctima equivocada
wall-feat-michel_beaten-how = Gana una pelea contra Michel o Michelle.
wall-feat-no_toll = Sin peaje
wall-feat-no_toll-how = Encuéntrate dos veces con Michel o Michelle, no pierdas nada y fúgate.
wall-feat-seconded = Espaldas cubiertas
wall-feat-seconded-how = Ayuda a un compañero de equipo con un Arma en una pelea que gana tu equipo.
wall-feat-gift = Sin pedir nada
wall-feat-gift-how = Dale a un compañero de equipo una Herramienta a cambio de nada y ganad juntos.
wall-feat-shared = A partes iguales
wall-feat-shared-how = Ganad en un equipo en el que todos cavaron lo mismo, punto arriba, punto abajo.
wall-feat-full_table = Lleno total
wall-feat-full_table-how = Gana una partida de seis jugadores.
wall-feat-experts = Doctorado honoris causa
wall-feat-experts-how = Gana contra dos rivales o más, todos de nivel Experto.

## Tonight’s game.
wall-tonight = La partida de la noche
wall-that-night = La partida de aquella noche
wall-night-new = Las mismas cartas y los mismos rivales para todos en esta fecha. De lunes a domingo se pone más difícil.
wall-night-begun = { $count ->
    [one] La has empezado una vez y no la has terminado.
   *[other] La has empezado { $count } veces y no la has terminado.
}
wall-night-again =
    { $count ->
        [one] Ya la has jugado. La línea de abajo no desvela nada.
       *[other] La has jugado { $count } veces. La línea de abajo cuenta la primera.
    }
wall-night-best = La has jugado { $count } veces. Mejor resultado: { $result }.
wall-result-out = { $rounds ->
    [one] fuera en una ronda, puntos { $points }
   *[other] fuera en { $rounds } rondas, puntos { $points }
}
wall-result-in = { $rounds ->
    [one] dentro aún tras una ronda, puntos { $points }
   *[other] dentro aún tras { $rounds } rondas, puntos { $points }
}
wall-share-line = Blackgate { $date }: { $result }
wall-share-line-again = Blackgate { $date }: { $result }, empezada { $begun } veces
wall-share = Copiar
wall-share-help = Copia la línea para que puedas enviarla a quien juegue la misma partida. Los números son los Puntos de Túnel de todos, de más a menos. Los tuyos van entre corchetes si te quedaste dentro.
wall-shared = Copiado: { $line }
wall-not-shared = Aquí no se puede copiar. Apúntala: { $line }
wall-play-night = Jugar esta noche
wall-play-again = Jugar otra vez
wall-play-help = Empieza enseguida. Se comparte tu primer resultado. Dice cuántas veces has empezado.
wall-month-before = Mes anterior
wall-month-after = Mes siguiente
wall-day-none = Sin jugar todavía.
wall-legend-out = fuera
wall-legend-in = aún dentro
wall-monday = Lunes
wall-monday-short = lu
wall-tuesday = Martes
wall-tuesday-short = ma
wall-wednesday = Miércoles
wall-wednesday-short = mi
wall-thursday = Jueves
wall-thursday-short = ju
wall-friday = Viernes
wall-friday-short = vi
wall-saturday = Sábado
wall-saturday-short = sá
wall-sunday = Domingo
wall-sunday-short = do
wall-january = Enero
    .small = enero
wall-february = Febrero
    .small = febrero
wall-march = Marzo
    .small = marzo
wall-april = Abril
    .small = abril
wall-may = Mayo
    .small = mayo
wall-june = Junio
    .small = junio
wall-july = Julio
    .small = julio
wall-august = Agosto
    .small = agosto
wall-september = Septiembre
    .small = septiembre
wall-october = Octubre
    .small = octubre
wall-november = Noviembre
    .small = noviembre
wall-december = Diciembre
    .small = diciembre

## At the end of a game.
wall-new = Nuevo en el muro
wall-new-of = { $name }: { $what }
wall-new-cell = { $name }, { $level }: victoria
wall-new-more = y { $count } más
wall-open = Al muro
