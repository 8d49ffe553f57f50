### The rules as the game's own book tells them, numbered as refusals cite them: rules-R5-6c is rule R5.6c.
### `-title` is a heading, `-example` a small story below the paragraph. Numbers come from the cards in play: leave the
### variables in. What is counted has all the forms of its unit ({ $actions } is "2 acciones"), lists have theirs.

rules-start-title = En resumen
rules-start = Cumples cadena perpetua en Blackgate, como todos los de esta mesa. Debajo de la litera hay una baldosa suelta. Gana quien antes salga por su túnel.
rules-short-move = Recorre la cárcel. El dado abre puertas; tú eliges una.
rules-short-search = Busca donde estés: a más cartas, más problemas.
rules-short-craft = Junta piezas: Cuchillos para amenazar, Herramientas para cavar.
rules-short-sell = Vende lo que te sobra y compra lo que te falta.
rules-short-extort = O quítaselo a alguien, que puede dártelo o pelear.
rules-short-join = Únete a una Banda y saca tu pasado a relucir cuando llegue el momento.
rules-short-dig = Llévate las Herramientas a las Celdas y cava.

## R1
rules-R1-title = Lo que hay
rules-R1-1-title = El tablero
rules-R1-1 = El tablero tiene dos caras. En la normal están las Celdas; en la de equipos, el Bloque A y el Bloque B: dos Localizaciones que para cualquier carta cuentan como «Celdas». Las Localizaciones abiertas son { $open_el }. Nadie entra { $lockup_en } por su propio pie: allí solo te mandan las cartas. Dentro nadie puede buscar, fabricar, extorsionar ni sufrir una extorsión, y { $michels } nunca pasa por allí. Se sale con un movimiento normal.
rules-R1-2-title = El mazo de Búsqueda
rules-R1-2 = Hay { $search_deck } boca abajo. Lo que encuentras al buscar sale de aquí:
rules-R1-3-title = Los mazos
rules-R1-3 = Junto al tablero hay cuatro mazos boca arriba: { $supply }.
rules-R1-4-title = Armas y Herramientas
rules-R1-4 = Las Armas son para amenazar y pelear; las Herramientas, para cavar. Las Picas parecen peligrosas, pero son piezas, no Armas.
rules-R1-5-title = Bandas, pasados y presos
rules-R1-5 = Hay { $gang_cards_number } cartas de Banda, { $backgrounds_number } de Antecedentes, { $michel_cards_number } de { $michels }, { $inmates_number } presos en { $boards } tableros, un dado, Palizas y Cigarrillos. Los presos solo se distinguen por su aspecto y su nombre. Los Cigarrillos no se acaban nunca.
rules-R1-6-title = Puntos de Túnel
rules-R1-6 = Una vez en tu túnel, cada Herramienta vale:
rules-R1-7-title = Lo que valen las cartas
rules-R1-7 = En cada carta pone lo que hace y cuántos Cigarrillos da al venderla. Están todas en la galería de cartas.

## R2
rules-R2-title = Preparación de la partida
rules-R2a = Los Cuchillos, Cucharas, Picos y Palas forman cuatro mazos boca arriba. Cuando se descarta una de estas cartas, vuelve a su mazo.
rules-R2b = Las cartas de cada Banda se barajan y forman un mazo boca arriba. Una carta de Banda que se deja va a la parte inferior de su mazo.
rules-R2b-note = El reglamento impreso no dice que estos mazos estén boca arriba. Aquí lo están, como en la edición alemana.
rules-R2c = Las cartas de Búsqueda se barajan boca abajo; al lado, boca arriba, está la pila de descarte. Cuando hace falta una carta y el mazo está vacío, se baraja la pila de descarte para formar uno nuevo: no antes, pero también a medio robar. Si no queda nada en ninguno de los dos, te quedas con lo que hubiera.
rules-R2d = Cada cual elige un preso y empieza en las Celdas; en el Modo por equipos, en el Bloque de su equipo. Los dos presos de un mismo tablero nunca juegan a la vez.
rules-R2e = Cada jugador recibe una carta de Antecedentes secreta. Puedes mirar la tuya cuando quieras.
rules-R2f = Cada jugador recibe { $starting_hand }.
rules-R2g = Empieza quien tenga la cicatriz más impresionante: decidid quién es o que lo decida la suerte. Los turnos siguen en sentido horario.

## R3
rules-R3-title = Objetivo
rules-R3 = Quien antes cave estos Puntos de Túnel escapa, y la partida termina en ese mismo instante:
rules-R3-example = Cinco en la mesa. Dario tiene siete Puntos de Túnel y cava con una Cuchara: ocho. Está fuera antes de que nadie pueda echar mano al Cuchillo.

## R4
rules-R4-title = Tu turno
rules-R4a = Tienes { $actions }. Usa las que quieras, en el orden que quieras, y termina tu turno. Puedes parar antes.
rules-R4b = Revelar tus Antecedentes y usar la habilidad de una Banda no cuesta ninguna acción, a menos que la carta diga otra cosa.
rules-R4c = Las Acciones Básicas se pueden hacer en cualquier sitio; las Acciones de Localización, solo en la suya.
rules-R4d = Al final de tu turno puedes mover primero a { $michels }, si está en juego. Después, el límite de mano: quien tenga más de { $hand_limit } descarta a su elección hasta quedarse con { $hand_limit_number }.

## R5
rules-R5-title = Acciones Básicas
rules-R5 = Se pueden hacer en cualquier sitio, mientras nada lo prohíba.
rules-R5-1-title = Mover
rules-R5-1a = Movimiento simple, una acción: lanza el dado y ve a una de las Localizaciones que indica, pero no a la tuya. Si ya estás en una de ellas, te toca la otra. Puedes hacerlo varias veces por turno.
rules-R5-1a-example = Carmen está en el Comedor y saca un 4. Eso lleva al Comedor y al Patio. En el primero ya está, así que se va al segundo.
rules-R5-1b = Movimiento cauteloso, { $cautious }: ve a otra Localización abierta, la que quieras. Sin dado.
rules-R5-1b-note = El reglamento impreso dice «al Lugar que elijas» y no excluye el tuyo.
rules-R5-1c = Desde Aislamiento, cualquier Localización cuenta como distinta de la tuya.
rules-R5-2-title = Buscar
rules-R5-2 = Una acción, { $searches ->
    [one] una vez
    [2] dos veces
   *[other] { $searches } veces
} por turno: roba tantas cartas de Búsqueda como indique tu Localización.
rules-R5-3-title = Unirse a una Banda
rules-R5-3 = Una acción: descarta el precio en Accesorios diferentes y pon ante ti, boca arriba, la carta superior de la Banda. Desde ese momento su habilidad es tuya. Solo puedes estar en una Banda a la vez: tu carta anterior va a la parte inferior de su mazo antes de que tomes la nueva. Puedes volver a unirte a tu propia Banda para conseguir otra carta. Una Banda sin cartas no admite a nadie.
rules-R5-3-example = Noor tiene una Bandana y un Chándal. A la Crew le gustan las dos cosas, así que Noor se une por una acción y se lleva la carta superior de su mazo.
rules-R5-4-title = Jugar una carta de Acción
rules-R5-4 = Una acción: enseña la carta, haz lo que dice y descártala.
rules-R5-5-title = Fabricar
rules-R5-5 = Una acción: sigue una receta, y solo una. Se puede fabricar { $craft_en }; en el Modo por equipos, también en el Bloque del equipo contrario, nunca en el tuyo. Con { $craft_barred_un } o más no puedes fabricar, y en el mazo tiene que quedar lo que fabricas. Si solo queda un Cuchillo, recibes uno.
rules-R5-6-title = Extorsionar
rules-R5-6 = Una acción, { $extortions ->
    [one] una vez
    [2] dos veces
   *[other] { $extortions } veces
} por turno. Aquí se acaban las amistades.
rules-R5-6a = Necesitas un Arma y una víctima: otro jugador en tu Localización. En el Modo por equipos, solo rivales; y nunca en Aislamiento.
rules-R5-6b = Intimidación: indica qué Herramienta quieres ({ $tools }) y juega { $weapons_un }. No hace falta que la víctima la tenga.
rules-R5-6c = Si la víctima tiene la Herramienta, puede cooperar: te la da, no hay pelea y ahí acaba todo. Tu Arma se gasta igualmente.
rules-R5-6c-example = Goran juega un Cuchillo: «Tu Pala». Ines se acuerda de su última visita a la Enfermería y se la da. Goran tiene una Pala y un Cuchillo menos.
rules-R5-6d = Si no, hay pelea. Empieza el defensor y, por turnos, cada uno juega un Arma o se rinde. Tener un Arma no obliga a jugarla.
rules-R5-6e = Quien se rinde, o no tiene ningún Arma que jugar, pierde y recibe una Paliza.
rules-R5-6f = El ganador le quita una carta al perdedor: la Herramienta pedida, si gana el atacante y el perdedor la tiene; en los demás casos, una carta al azar. De una mano vacía no hay nada que quitar.
rules-R5-6f-example = Goran quiere un Pico de Vera. Ella juega una Cuchilla, él un Cuchillo, ella se rinde. Vera recibe una Paliza. Nunca tuvo un Pico, así que Goran saca una carta al azar de su mano.
rules-R5-6g = Todas las Armas jugadas se descartan: los Cuchillos, a su mazo; las Cuchillas, a la pila de descarte de Búsqueda.
rules-R5-6h = No se pueden quitar Cigarrillos, ni tampoco Herramientas que ya estén en un túnel.
rules-R5-6i = Nadie dice si no tiene la Herramienta o si no quiere darla. Si la Herramienta pedida cambia de manos, lo ven todos; una carta al azar solo la ven quien la pierde y quien se la lleva.
rules-R5-7-title = Intercambiar
rules-R5-7 = Solo en el Modo por equipos. Una acción, con un compañero de equipo en tu Localización: dad y recibid las cartas y los Cigarrillos que queráis. Tu compañero acepta o rechaza el trato entero; la acción se gasta en cualquier caso. El trato tiene que ser por algo, y no puedes pedir lo que el otro no tiene. Los compañeros que están en la misma Localización se ven las manos.
rules-R5-7-note = El reglamento impreso no dice si tu compañero tiene que estar de acuerdo. Aquí sí.

## R6
rules-R6-title = Acciones de Localización
rules-R6 = Una acción cada una, y solo donde la Localización lo permite.
rules-R6-1-title = Cavar
rules-R6-1 = En las Celdas (en el Modo por equipos, en el Bloque de tu equipo): pon boca arriba en tu túnel una Herramienta de tu mano y gana en el acto sus Puntos de Túnel. Ahí se queda para siempre. Con { $dig_barred_un } o más no puedes cavar.
rules-R6-2-title = Vender
rules-R6-2 = Localización: { $selling }. Descarta tantas cartas como quieras, al menos una, y gana los Cigarrillos que valen.
rules-R6-3-title = Comprar
rules-R6-3 = Localización: { $buying }. Compra una de estas cosas. De un mazo vacío no se puede comprar, y para dos Cuchillos tiene que haber dos.
rules-R6-4-title = Robar una Cuchara
rules-R6-4 = Localización: { $stealing }. Toma { $spoons } del mazo, si queda.
rules-R6-5-title = Curarse
rules-R6-5 = Localización: { $healing }. Elimina una de tus Palizas.

## R7
rules-R7-title = Palizas
rules-R7 = Puedes tener { $most_beatings } como mucho; las demás no cuentan. Con { $craft_barred_un } no puedes fabricar. Con { $dig_barred_un } tampoco puedes cavar.

## R8
rules-R8-title = Antecedentes
rules-R8 = Todo el mundo tiene un pasado. El tuyo es secreto hasta que lo revelas, cosa que puedes hacer una vez por partida, en el momento que indica la carta y sin gastar acciones. Si en ese momento estás en la Banda que nombra la carta, recibes también su bonificación. Unos Antecedentes revelados se quedan boca arriba. Cuando una carta de Acción va contra ti y tus Antecedentes siguen ocultos, siempre se te pregunta, encajen o no: así la pregunta no delata nada. Con la respuesta automática «no preguntarme» no se te pregunta; si tus Antecedentes habrían encajado, solo tú lo sabrás después.
rules-R8-note = En el reglamento impreso se «puede» aplicar el segundo efecto. Renunciar nunca ayuda: aquí se aplica solo (R14s).
rules-R8-example = Aldo es Corredor de apuestas y está en el Cartel. En su turno revela sus Antecedentes: Cigarrillos por las apuestas y más Cigarrillos por el Cartel. No le cuesta ninguna acción.

## R9
rules-R9-title = Bandas
rules-R9 = Una carta de Banda funciona mientras la tengas delante, en el momento que dice su texto y tantas veces como llegue ese momento, a menos que indique lo contrario.

## R10
rules-R10-title = Michel y Michelle
rules-R10 = Hay un preso más, y no es amigo de nadie. Jugad con Michel, con Michelle o sin ninguno de los dos. Es buena compañía, sobre todo para dos jugadores.
rules-R10a = { $michels } empieza { $michel_start_en }. Sus { $michel_cards_number } cartas se barajan boca abajo; al lado quedan los descartes. Cuando hace falta una carta y no queda ninguna, se vuelven a barajar los descartes.
rules-R10b = Al final de tu turno puedes lanzar el dado y hacer que { $michels } se mueva como en un Movimiento simple: si el dado deja elegir, eliges tú.
rules-R10c = { $michels } extorsiona a todos los que estén donde llega, uno por uno y en sentido horario a partir de quien hizo el movimiento. Si también está allí, va primero.
rules-R10d = { $michels } extorsiona también a quien termine un movimiento en su misma Localización. Que te manden a Aislamiento no cuenta como tal.
rules-R10e = La víctima revela una carta. Si no hay cuchillo, no pasa nada. Si lo hay: descarta una de las Herramientas que muestra o pelea. Para pelear, juega un Arma y revela la carta siguiente: sin cuchillo, has ganado; con cuchillo, te hace falta otra Arma.
rules-R10e-example = Silas se cruza con Michelle y revela un cuchillo con una Cuchara. Se guarda su Cuchara y juega una Cuchilla. La carta siguiente no muestra cuchillo: Silas gana y puede robar.
rules-R10f = Quien no puede o no quiere jugar un Arma recibe una Paliza y descarta una de las Herramientas de la primera carta o, si no tiene ninguna, una carta al azar.
rules-R10g = Quien gana puede robar { $victor_draws_un }.
rules-R10g-note = En el reglamento impreso, quien gana roba siempre esa carta. Aquí puede no hacerlo.
rules-R10h = Todas las cartas reveladas se descartan, y las Armas también.

## R11
rules-R11-title = Modo por equipos
rules-R11 = Cuatro o seis jugadores en dos equipos que se sientan alternados. Vale todo lo anterior, salvo:
rules-R11a = Los Puntos de Túnel se suman y gana el equipo entero.
rules-R11b = Los resultados que llevan a las Celdas llevan a los dos Bloques.
rules-R11c = En toda pelea, cuando un bando debe jugar un Arma, decide primero quien está peleando y después cada compañero de su misma Localización, en sentido horario. Quien juega una está ayudando. El bando solo se rinde si pasan todos, y la vez siguiente vuelve a decidir primero quien está peleando.
rules-R11d = Si se pierde la pelea, todos los que ayudaron reciben también una Paliza, y el ganador le quita a cada uno una carta al azar. Contra { $michels }, quien ayuda no pierde cartas.
rules-R11d-note = En el reglamento impreso el ganador «puede» tomar una carta «de cada uno de los perdedores». Aquí ocurre siempre (R14s) y a cada uno de los que ayudaron; el perdedor pierde una, como en cualquier pelea (R5.6f).
rules-R11e = Solo puedes cavar en tu propio Bloque, y el único Bloque donde puedes fabricar es el del equipo contrario.
rules-R11f = Los compañeros que están en la misma Localización pueden intercambiar.
rules-R11g = En vez de lanzar el dado para un Movimiento simple puedes ir adonde esté un compañero de tu Banda, pero no a Aislamiento.

## R12
rules-R12-title = Quién sabe qué
rules-R12 = A la vista de todos: las Localizaciones, las cartas de Banda, las Palizas, los Cigarrillos, los túneles, cuántas cartas tiene cada uno, los mazos boca arriba y los descartes, los Antecedentes revelados y toda carta que se juega, vende, descarta o quita abiertamente. Secreto: las manos, los Antecedentes ocultos y el orden de los mazos. La chuleta muestra lo que un jugador atento sabría de la mano de un rival; la mesa puede jugar sin ella. Los bots saben exactamente eso y nada más.

## R13
rules-R13-title = Nunca
rules-R13 = Ningún efecto dura para siempre y ninguna carta se pierde: cada carta está siempre en un solo sitio.

## R14
rules-R14-title = Letra pequeña
rules-R14 = Lo que las reglas impresas dejan abierto y cómo se juega aquí. Aislamiento (R1.1) es nuestro: no está en ningún reglamento impreso. Tampoco están impresos y son nuestros: adónde llevan casi todas las caras y cuánto da Buscar en casi todas las Localizaciones (R1.1), una banca que nunca se agota (R1.5), los puntos de las Herramientas (R1.6), lo que valen las cartas y casi todo lo que hacen (R1.7), los dos mazos vacíos (R2c), dónde empiezan los equipos (R2d), el orden al final del turno (R4d), varios Movimientos simples (R5.1a), lo que entra en una receta, pero no lo que sale, y el último Cuchillo (R5.5), extorsionar solo a rivales en el Modo por equipos (R5.6a), lo que queda en secreto (R5.6i), rechazar un intercambio (R5.7), vender al menos una carta (R6.2), comprar dos Cuchillos (R6.3), cómo se sientan los equipos (R11), quién puede ayudar primero (R11c), lo que quien ayuda no pierde contra { $michels } (R11d) y que nadie sigue a un compañero a Aislamiento (R11g).
rules-R14a = «Ve a cualquier otra Localización abierta» quiere decir una que no sea la tuya. Es un movimiento como cualquier otro, así que allí puedes cruzarte con { $michels }.
rules-R14b = Las habilidades de Banda no afectan a la tirada que mueve a { $michels }.
rules-R14c = Las habilidades de una vez por turno se aplican solas la primera vez. Volver a unirse a la Banda no las renueva. Dos cartas distintas son dos habilidades, y cada una se usa por su cuenta.
rules-R14d = Las habilidades del principio de tu turno actúan cuando empieza el turno, no cuando te unes a mitad.
rules-R14e = Lo que no serviría de nada no se ofrece: ni mandar a Aislamiento a quien ya está allí ni quitar cartas de una mano vacía. Unas Vendas sin Palizas o el Registro de una Localización vacía sí valen.
rules-R14f = Las cartas de Acción y los Antecedentes pueden ir contra compañeros de equipo. Solo la extorsión es cosa de rivales.
rules-R14g = El Motín, el Prestamista y la Partida amañada llegan a Aislamiento; la Emboscada, no. La bonificación del Carterista alcanza a todos los de fuera de Aislamiento y, si estás dentro, también a quienes estén contigo. La propia carta de Motín no se reparte.
rules-R14h = El Registro afecta también a quien lo juega. Va en sentido horario, empezando por esa persona.
rules-R14i = El Piloto de fugas y el Abogado responden a jugadores, no a { $michels }. El Púgil gana cualquier pelea propia, pero no una en la que solo ayudas.
rules-R14j = La Red de apoyo protege tus cartas también contra { $michels } y cuando ayudas.
rules-R14k = { $spoils ->
    [one] La carta adicional del Cobro de morosos es
   *[other] Las { $spoils } cartas adicionales del Cobro de morosos son
} de quien perdió la pelea, no de quienes ayudaron.
rules-R14l = Si hubo que jugar dos Armas, tanto Persuasión como el Abogado se llevan las dos.
rules-R14m = Los descuentos se suman, pero nada cuesta menos que nada.
rules-R14n = Un mazo que se queda corto da lo que tiene.
rules-R14o = Quien usa Reciclaje y no tiene cartas suficientes descarta las que haya.
rules-R14p = Los Puntos de Túnel se ganan al cavar, y ahí quedan.
rules-R14q = Lo que sabes de una mano se desvanece: cuando salen de ella cartas sin que nadie las vea, la chuleta se pone en lo peor. Un Motín la borra. Si se cambian las manos, lo que sabes va con ellas.
rules-R14r = Las Armas, las cartas de Acción y las de { $michels } se quedan en la mesa hasta que todo termina.
rules-R14s = Donde las reglas impresas dicen «puede» y renunciar nunca ayudaría, ocurre solo: la carta de quien ayudó y perdió (R11d), la bonificación de unos Antecedentes (R8). Y un Movimiento cauteloso lleva siempre a otra Localización que la tuya.

## Rows below a paragraph
rules-row-category = { $category_plural }: { $cards }
rules-row-sort = { $category_plural }: { $cards }
rules-row-points = { $card }: { $points }
rules-row-worth = { $cards }: { $cigarettes }
rules-row-goal = { $players } jugadores: { $points }
rules-row-team-goal = { $players } jugadores por equipos: { $points } por equipo
rules-row-recipe = { $made_bare }: { $spent_bare }
rules-row-price = { $item_bare } por { $cigarettes }
rules-row-gang = { $gang }: { $price } diferentes entre { $accessories }
rules-row-gang-any = { $gang }: { $price } Accesorios diferentes cualesquiera
