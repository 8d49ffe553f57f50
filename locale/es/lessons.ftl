### Lecciones: habla Ines, la Profesora, como mucho 180 letras por paso. $name1 y demás son los otros.
## La lista.
title-learn = Aprender
title-learn-help = Ocho lecciones breves y una primera fuga.
title-new = ¿Primera vez? Seis minutos.
learn-title = { $number }. { $title }
learn-minutes = { $minutes } min
learn-first_escape = Primera fuga
learn-first_escape-about = Una partida entera contra dos rivales fáciles, con alguien mirando por encima de tu hombro.
learn-puzzles = Fugas nocturnas
learn-puzzles-about = Un turno, una salida. Encuéntrala antes de que enciendan la luz.
learn-wall = El muro
learn-wall-about = A quién has ganado y qué merece contarse.

## Alrededor de una lección.
lesson-step = { $step }/{ $steps }
lesson-on = Seguir
lesson-back-help = Un paso atrás
lesson-leave-help = Dejar la lección
lesson-not-yet = Todavía no. Primero: { $what }
lesson-wait = Un momento. Lee primero.
lesson-stuck = Eso no lleva a ninguna parte. Vuelve un paso atrás.
lesson-tray = A la bandeja: { $cards }.
lesson-menu = ¿Basta por hoy?
lesson-menu-words = La próxima vez la lección empieza de nuevo. No se pierde nada más.
lesson-leave = Dejar la lección
lesson-again = Desde el principio
lesson-stay = Seguir
lesson-done = Bien hecho
lesson-done-words = «{ $title }» queda marcada.
lesson-next = Después: { $title }
lesson-list = Todas las lecciones
lesson-goal-title = { $goal } y estás fuera
lesson-goal-others = Los demás también cavan.

## 1
lesson-walk = A pie
lesson-walk-about = La meta, el dado, dos acciones.
lesson-walk-goal = Soy Ines y enseño a cavar. Con { $goal } pasas bajo el muro y estás fuera. Gana quien sale antes; el resto conserva su litera.
lesson-walk-tools = Una Cuchara vale { $points_spoon }, un Pico { $points_pickaxe }, una Pala { $points_shovel }. Hallada, hecha, comprada o extorsionada: la tierra no pregunta de quién era.
lesson-walk-chips = Estas fichas son tu turno: { $actions }. Casi todo cuesta una.
lesson-walk-cautious = Un Movimiento cauteloso lleva adonde quieras, pero cuesta { $cautious }. Prueba: al Comedor.
lesson-walk-end = Todo gastado. Termina tu turno: los demás esperan con educación. Bueno: esperan.
lesson-walk-others = { $name1 } y { $name2 } prefieren el dado. Sale más barato, y la culpa es del azar.
lesson-walk-roll = Ahora tú. Un Movimiento simple cuesta una sola acción, pero el dado opina. Lánzalo.
lesson-walk-choose = Cada cara nombra dos Localizaciones y tú eliges. Si ya estuvieras en una, sería la otra.
lesson-walk-freely = Te queda una acción y nadie te dice qué hacer. Úsala como quieras y termina tu turno.
lesson-walk-done = Eso es andar: con el dado si da igual adónde, con cautela si no.

## 2
lesson-search = Cachivaches
lesson-search-about = Buscar, fabricar, el límite de la mano.
lesson-search-number = El número de una Localización dice cuánto se roba al buscar. Aquí: { $draws_cafeteria }.
lesson-search-search = Busca en el Comedor. Cuesta una acción y se puede una vez por turno.
lesson-search-parts = Un Cable sujeta las cosas: con una Pica es un Pico, con un Recipiente una Pala, con una Cuchilla { $makes_knife } Cuchillos.
lesson-search-craft = Fabrica un Pico o una Pala. Aquí puedes; en las Celdas, en las Duchas o tras una Paliza, no.
lesson-search-once = Buscar, una vez por turno. Fabricar, mientras queden acciones.
lesson-search-limit = Tienes en la mano más de { $hand_limit }. De día no importa. Termina tu turno.
lesson-search-discard = De noche hay recuento. Deja lo que menos vayas a echar de menos.
lesson-search-done = Una Herramienta en la mano aún no es un punto. Lo será en casa: próxima lección.

## 3
lesson-dig = Tierra
lesson-dig-about = Cavar, puntuar, escapar.
lesson-dig-tunnel = Tu túnel: hasta dónde has llegado y cuánto falta. El muro está más cerca de lo que parece.
lesson-dig-home = Solo se cava en las Celdas. Desde la Enfermería, un dos lleva allí. Lanza: ya he hablado yo con el dado.
lesson-dig-dig = En casa. Cava con el Pico: una acción, una Herramienta, y vale { $points_pickaxe } en el acto.
lesson-dig-safe = Lo que está en el túnel es tuyo para siempre. Lo que llevas en la mano te lo pueden quitar.
lesson-dig-end = Sin acciones. Termina tu turno y cruza los dedos.
lesson-dig-rival = { $name1 } cava con una Pala. Una Cuchara más, y ahí enfrente queda libre una litera.
lesson-dig-last = Tu turno, tu Pala: vale { $points_shovel }. Echa cuentas si quieres, pero cava.
lesson-dig-done = { $goal }. La partida acaba en ese instante y tú estás fuera. Una chaqueta no habría sobrado.

## 4
lesson-trade = Tabaco
lesson-trade-about = Vender, comprar, robar una Cuchara.
lesson-trade-money = Los Cigarrillos son dinero. Nadie puede extorsionártelos y no cuentan como cartas en la mano.
lesson-trade-sell = Vende el Garrafón por { $worth_moonshine } y la Pica por { $worth_pike }: una acción para cuantas cartas quieras.
lesson-trade-prices = Los precios están bajo las pilas: un Cuchillo { $price_knife }, un Pico { $price_pickaxe }, una Pala { $price_shovel }.
lesson-trade-buy = Compra el Pico. Una acción, un trato.
lesson-trade-end = Vendido, comprado, sin blanca. Termina tu turno.
lesson-trade-rival = { $name1 } convierte igual un Móvil en una Pala. Los Objetos Raros sirven para venderlos y para nada más.
lesson-trade-walk = Y ahora al Comedor. Lanza: desde aquí un cuatro solo lleva allí.
lesson-trade-steal = Roba una Cuchara. Una acción, sin dinero, sin preguntas.
lesson-trade-done = La Cuchara es el punto más barato que hay. Nadie las cuenta. Alguien debería.

## 5
lesson-fight = Persuasión
lesson-fight-about = Extorsión, pelea, Palizas, cura.
lesson-fight-company = { $name1 } también está en la Enfermería, con una Pala. Tú tienes Cuchillos. Saca tus conclusiones.
lesson-fight-extort = Extorsiona a { $name1 }: nombra la Pala y pon un Arma. Queda gastada, pase lo que pase.
lesson-fight-refuses = Entregarla habría zanjado el asunto. { $name1 } pelea, y quien defiende juega primero.
lesson-fight-answer = Arma contra Arma, hasta que alguien se rinda. Te toca.
lesson-fight-wins = { $name1 } se rinde. Para ti la Herramienta nombrada; para quien pierde, una Paliza. Las Armas jugadas se van.
lesson-fight-end = Bien. Ahora viene el eco. Termina tu turno.
lesson-fight-revenge = Ahí está: { $name1 } quiere su Pala y ha puesto un Cuchillo.
lesson-fight-fight = Podrías cooperar: sin Pala, pero sin Paliza. Por esta vez, pelea.
lesson-fight-weapon = Defiendes, así que juegas primero. Tu último Cuchillo, por favor.
lesson-fight-again = { $name1 } tiene otro.
lesson-fight-give = Y tú, ninguno. Ríndete: hay un momento para todo.
lesson-fight-beaten = Eso ha sido una Paliza. Con { $craft_barred_un } no puedes fabricar; con { $dig_barred_un }, ni cavar.
lesson-fight-heal = Qué suerte que esto sea la Enfermería. Cúrate: una acción, una Paliza menos.
lesson-fight-done = Antes de extorsionar, cuenta sus cartas. Antes de negarte, cuenta las tuyas.

## 6
lesson-gang = Buenas compañías
lesson-gang-about = Bandas, cartas de Acción, tus Antecedentes.
lesson-gang-price = El Cartel pide { $join_cartel } Accesorios distintos de su lista. A cambio recibes la carta de encima de su pila.
lesson-gang-join = Únete. Cadena de oro y Anillo de sello: así se visten ellos.
lesson-gang-power = Tu ventaja: Pico y Pala te cuestan { $cartel_wholesaler_tool_discount } menos mientras la carta esté ante ti. Una Banda cada vez.
lesson-gang-past = Tus Antecedentes: lo que hiciste fuera. Solo los sabes tú. Valen una vez, no cuestan acción y dan más en su propia Banda.
lesson-gang-reveal = Que resulta ser el Cartel. Revélalos, extra incluido.
lesson-gang-buy = Y ahora una Pala, a precio de socio.
lesson-gang-end = Un gran turno. Termínalo.
lesson-gang-others = { $name1 } busca en las Duchas. Mientras, mira la única carta que no has usado.
lesson-gang-passkey = Una carta de Acción: una acción, y pasa lo que dice. La Llave maestra abre el camino a casa. Juégala.
lesson-gang-dig = Ya sabes lo que sigue.
lesson-gang-done = Una Banda, un pasado, una carta. Los grandes turnos se hacen con cosas que encajan.

## 7
lesson-michel = Una visita
lesson-michel-about = Michel o Michelle, sin que nadie invite.
lesson-michel-who = Michelle (o Michel, como acordéis) no juega para nadie. Quien acabe en su misma Localización sufre una extorsión.
lesson-michel-walk = Está en las Duchas. Desde aquí un tres solo lleva allí. Lanza y saluda.
lesson-michel-knife = Saca una carta. Hay un cuchillo: entrega una de las Herramientas que muestra, o pelea. Sin cuchillo ya habría acabado.
lesson-michel-fight = Ella tiene una carta, tú un Cuchillo. Pelea.
lesson-michel-weapon = Juégalo. Después se descubre la carta siguiente.
lesson-michel-draw = Sin cuchillo: ganas, y puedes robar { $victor_draws_un }. Hazlo.
lesson-michel-end = Termina tu turno. Falta una cosa.
lesson-michel-send = Al final de un turno puedes mandarla a otro sitio, con el dado. Hazlo: creo que va a las Celdas.
lesson-michel-visit = { $name1 } estaba allí y prefiere dar un Pico a pelear. Vuelve a su pila.
lesson-michel-done = Entre dos, ella es la tercera. Un Arma en la mano abrevia la conversación.

## 8
lesson-team = Dos túneles
lesson-team-about = Equipo, intercambio, ayuda.
lesson-team-sides = Dos equipos sentados alternos, un túnel cada uno: { $goal } en total, y sale el equipo entero.
lesson-team-blocks = Cada equipo cava solo en su Bloque. En el otro puedes fabricar, si a nadie le molesta.
lesson-team-mate = { $name2 } está contigo. En la misma Localización os veis las cartas y podéis intercambiar.
lesson-team-exchange = Dale a { $name2 } tu Cuchillo y toma el Pico. Las cartas y Cigarrillos que quieras, una acción.
lesson-team-accept = Quien recibe la oferta puede negarse, y la acción se pierde igual. { $name2 } acepta.
lesson-team-end = Termina tu turno. { $name1 } estaba mirando.
lesson-team-rival = Ahora te extorsionan a ti, y tu Cuchillo está en otras manos.
lesson-team-fight = En otras manos, pero a tu lado. Pelea.
lesson-team-pass = No tienes Armas. Por esta vez, ríndete: entonces preguntan a tu equipo.
lesson-team-help = { $name2 } ayuda, { $name1 } se rinde. Quien ayuda comparte la pelea, y la Paliza si se pierde.
lesson-team-done = No sé más. El resto es práctica, y la práctica se llama Primera fuga.
