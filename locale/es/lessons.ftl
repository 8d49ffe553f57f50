### Lecciones: habla Ines, la Profesora, como mucho 180 letras por paso. $name1 y demás son los otros.
## La lista.
title-learn = Aprender
title-learn-help = Ocho lecciones breves y una primera fuga.
title-new = ¿Primera vez? Ocho lecciones breves.
learn-title = { $number }. { $title }
learn-minutes = { $minutes } min
learn-first_escape = Primera fuga
learn-first_escape-about = Una partida entera contra dos rivales fáciles, con alguien que te acompaña paso a paso.

## Alrededor de una lección.
lesson-step = { $step }/{ $steps }
lesson-on = Siguiente
lesson-back-help = Un paso atrás
lesson-leave-help = Dejar la lección
lesson-not-yet = Todavía no. Elige primero «{ $what }».
lesson-wait = Un momento. Lee primero.
lesson-stuck = Eso no lleva a ninguna parte. Vuelve un paso atrás.
lesson-tray = Elige { $cards }.
lesson-menu = ¿Basta por hoy?
lesson-menu-words = La próxima vez la lección empieza de nuevo. No se pierde nada más.
lesson-leave = Dejar la lección
lesson-again = Empezar de nuevo
lesson-stay = Seguir
lesson-done = Bien hecho
lesson-done-words = Lección «{ $title }» completada.
lesson-next = Siguiente: { $title }
lesson-list = Todas las lecciones
lesson-goal-title = { $goal } y estás fuera
lesson-goal-others = Los demás también cavan.
first-goal = Hola, { $name }. Soy Ines. Con { $goal } pasas bajo el muro y estás fuera. Gana quien sale primero: vigila también los túneles de los demás.
first-plan = Busca piezas. Fabrica con ellas una Herramienta, pero no en las Celdas. Luego vuelve a las Celdas y cava con ella. Después, vuelta a empezar.
first-plan-title = Un primer plan
first-hint = ¿No sabes qué hacer? Pulsa H o esta lámpara: te enseño buenas acciones y te digo por qué. Y antes de un gran error te aviso.

## 1
lesson-walk = A pie
lesson-walk-about = La meta, el dado, dos acciones.
lesson-walk-goal = Soy Ines y enseño a cavar. Con { $goal } pasas bajo el muro y estás fuera. Gana quien sale primero. Los demás conservan su litera.
lesson-walk-tools = Una Cuchara vale { $points_spoon }, un Pico { $points_pickaxe_number }, una Pala { $points_shovel_number }. Se encuentran, se fabrican, se compran o se le quitan a alguien: la tierra no hace preguntas.
lesson-walk-chips = Estas fichas muestran lo que puedes hacer este turno: { $actions }. Casi todo cuesta una.
lesson-walk-cautious = Un Movimiento cauteloso te lleva adonde quieras, pero cuesta { $cautious }. Pruébalo: ve al Comedor.
lesson-walk-end = Ya no te quedan acciones. Termina tu turno: los demás esperan con educación. Bueno, esperan.
lesson-walk-others = { $name1 } lanza el dado; { $name2 }, también. Sale más barato, y la culpa es del azar.
lesson-walk-roll = Ahora tú. Un Movimiento simple cuesta una sola acción, pero el dado también decide. Lánzalo.
lesson-walk-choose = Cada número del dado lleva a dos Localizaciones y tú eliges una. Si ya estás en una de ellas, tienes que ir a la otra.
lesson-walk-freely = Te queda una acción y nadie te dice qué hacer. Úsala como quieras y termina tu turno.
lesson-walk-done = Eso es todo. Lanza el dado cuando te dé igual adónde ir. Usa el Movimiento cauteloso cuando no te dé igual.

## 2
lesson-search = Cachivaches
lesson-search-about = Buscar, fabricar, el límite de la mano.
lesson-search-number = El número de una Localización dice cuántas cartas robas allí al buscar. Aquí: { $draws_cafeteria }.
lesson-search-search = Busca en el Comedor. Cuesta una acción. Puedes buscar una vez por turno.
lesson-search-parts = Un Cable une dos cosas: con una Pica hace un Pico, con un Recipiente una Pala, con una Cuchilla { $makes_knife }.
lesson-search-craft = Fabrica un Pico o una Pala. Aquí puedes, pero no en las Celdas, ni en las Duchas, ni después de una Paliza.
lesson-search-once = Solo puedes buscar una vez por turno. Puedes fabricar mientras te queden acciones.
lesson-search-limit = Tienes en la mano más de { $hand_limit }. No pasa nada hasta que acabe tu turno. Termínalo ahora.
lesson-search-discard = Al final de tu turno descartas las cartas que pasan del límite. Deja las que menos vayas a echar de menos.
lesson-search-done = Una Herramienta en la mano aún no da puntos. Tienes que cavar con ella en casa. Es la próxima lección.

## 3
lesson-dig = Tierra
lesson-dig-about = Cavar, puntuar, escapar.
lesson-dig-tunnel = Este es tu túnel: cuánto has cavado y cuánto falta. El muro está más cerca de lo que parece.
lesson-dig-home = Solo puedes cavar en las Celdas. Desde la Enfermería, un uno, un dos o un tres te llevan allí. Lanza: ya he hablado yo con el dado.
lesson-dig-dig = En casa. Cava con el Pico: cuesta una acción y la Herramienta, y te da { $points_pickaxe } en el acto.
lesson-dig-safe = Lo que está en el túnel es tuyo para siempre. Lo que llevas en la mano te lo pueden quitar.
lesson-dig-end = Sin acciones. Termina tu turno y cruza los dedos.
lesson-dig-rival = { $name1 } cava con una Pala. Una Cuchara más, y ahí enfrente queda libre una litera.
lesson-dig-last = Tu turno, tu Pala: vale { $points_shovel }. Echa cuentas si quieres, pero cava.
lesson-dig-done = { $goal }. La partida acaba al momento y tú estás fuera. Una chaqueta no habría sobrado.

## 4
lesson-trade = Tabaco
lesson-trade-about = Vender, comprar, robar una Cuchara.
lesson-trade-money = Los Cigarrillos son dinero. Nadie puede quitártelos con una extorsión y no cuentan como cartas en la mano.
lesson-trade-sell = Vende el Garrafón por { $worth_moonshine } y el Reloj por { $worth_wristwatch_number }. Con una acción vendes cuantas cartas quieras. Guarda el Cable: con él se hacen Herramientas.
lesson-trade-prices = Los precios están bajo los mazos: un Cuchillo { $price_knife }, un Pico { $price_pickaxe_number }, una Pala { $price_shovel_number }.
lesson-trade-buy = Te alcanza para una Pala. Cómprala. Una acción, un trato.
lesson-trade-end = Vendido, comprado, sin blanca. Termina tu turno.
lesson-trade-rival = { $name1 } hace lo mismo y convierte un Móvil en una Pala. Los Objetos Raros sirven para venderlos y para nada más.
lesson-trade-walk = Y ahora al Comedor. Lanza: desde aquí, un cuatro solo puede llevarte allí.
lesson-trade-steal = Roba una Cuchara. Una acción, sin dinero, sin preguntas.
lesson-trade-done = Una Cuchara es el punto más barato que hay. Nadie cuenta las Cucharas. Alguien debería.

## 5
lesson-fight = Persuasión
lesson-fight-about = Extorsión, pelea, Palizas, cura.
lesson-fight-company = { $name1 } también está en la Enfermería, con una Pala. Tú tienes Cuchillos. Saca tus conclusiones.
lesson-fight-extort = Extorsiona a { $name1 }: pide la Pala y juega un Arma. El Arma se pierde, pase lo que pase.
lesson-fight-refuses = { $name1 } podía haberla entregado, y ahí habría acabado todo. Pero { $name1 } pelea, y quien defiende juega primero.
lesson-fight-answer = Jugáis un Arma tras otra, por turnos, hasta que alguien se rinda. Te toca.
lesson-fight-wins = { $name1 } se rinde. Te llevas la Herramienta pedida, y quien pierde recibe una Paliza. Todas las Armas jugadas se pierden.
lesson-fight-end = Bien. Ahora espera la revancha. Termina tu turno.
lesson-fight-revenge = Ahí está: { $name1 } quiere recuperar la Pala y ha jugado una Cuchilla.
lesson-fight-fight = Podrías cooperar: perderías la Pala, pero sin Paliza. Por esta vez, pelea.
lesson-fight-weapon = Defiendes, así que juegas primero. Tu último Cuchillo, por favor.
lesson-fight-again = { $name1 } tiene otra Arma.
lesson-fight-give = Y tú, ninguna. Ríndete: hay un momento para todo.
lesson-fight-beaten = Eso ha sido una Paliza. Con { $craft_barred_un } no puedes fabricar. Con { $dig_barred_un } no puedes ni cavar.
lesson-fight-heal = Por suerte, esto es la Enfermería. Cúrate: una acción quita una Paliza.
lesson-fight-done = Antes de extorsionar a alguien, cuenta sus cartas. Antes de negarte, cuenta las tuyas.

## 6
lesson-gang = Buenas compañías
lesson-gang-about = Bandas, cartas de Acción, tus Antecedentes.
lesson-gang-price = El Cartel pide { $join_cartel } Accesorios distintos de su lista. A cambio recibes la primera carta de su mazo.
lesson-gang-join = Únete. Cadena de oro y Anillo de sello: así se visten ellos.
lesson-gang-power = Tu habilidad: el Pico y la Pala te cuestan { $cartel_wholesaler_tool_discount } menos mientras tengas esta carta delante. Solo puedes estar en una Banda a la vez.
lesson-gang-past = Tus Antecedentes son lo que hiciste fuera. Solo los conoces tú. Valen una vez, no cuestan ninguna acción y dan más si estás en su Banda.
lesson-gang-reveal = Su Banda resulta ser el Cartel. Revélalos, y recibes también la bonificación.
lesson-gang-buy = Y ahora una Pala, a precio de socio.
lesson-gang-end = Un gran turno. Termínalo.
lesson-gang-others = { $name1 } busca en las Duchas. Mientras, mira la única carta que no has usado.
lesson-gang-passkey = Esta es una carta de Acción: cuesta una acción y hace lo que dice. La Llave maestra abre el camino a casa. Juégala.
lesson-gang-dig = Ya sabes lo que sigue.
lesson-gang-done = Una Banda, un pasado, una carta. Los grandes turnos se hacen con cosas que encajan.

## 7
lesson-michel = Una visita
lesson-michel-about = Michel o Michelle, a quien nadie ha invitado.
lesson-michel-who = Michelle (o Michel, como elijáis) no juega para nadie. Quien se la encuentra sufre una extorsión.
lesson-michel-walk = Está en las Duchas. Desde aquí, un tres solo puede llevarte allí. Lanza y saluda.
lesson-michel-knife = Revelas una carta. Un cuchillo: descarta una de las Herramientas que muestra, o pelea. Sin cuchillo ya habría acabado.
lesson-michel-fight = Ella tiene una carta, tú un Cuchillo. Pelea.
lesson-michel-weapon = Juégalo. Después se revela la carta siguiente.
lesson-michel-draw = Sin cuchillo: ganas, y puedes robar { $victor_draws_un }. Hazlo.
lesson-michel-end = Termina tu turno. Falta una cosa.
lesson-michel-send = Al final de tu turno puedes lanzar el dado y mandarla a otra parte. Hazlo: creo que irá a las Celdas.
lesson-michel-visit = { $name1 } estaba allí y prefiere descartar un Pico a pelear. La carta vuelve a su mazo.
lesson-michel-done = Con dos jugadores, ella es la tercera en la mesa. Un Arma en la mano abrevia la conversación.

## 8
lesson-team = Dos túneles
lesson-team-about = Equipo, intercambio, ayuda.
lesson-team-sides = Los dos equipos se sientan alternados y tienen un túnel cada uno. Con { $goal } en total, sale el equipo entero.
lesson-team-blocks = Cada equipo cava solo en su Bloque. En el Bloque del otro equipo puedes fabricar, si a nadie le molesta.
lesson-team-mate = { $name2 } está en tu equipo. En la misma Localización os veis las cartas y podéis intercambiar.
lesson-team-exchange = Dale a { $name2 } tu Cuchillo y toma el Pico. Una acción basta para todas las cartas y los Cigarrillos que quieras.
lesson-team-accept = Un compañero puede negarse, y tu acción se pierde igual. { $name2 } acepta.
lesson-team-end = Termina tu turno. { $name1 } estaba mirando.
lesson-team-rival = Ahora te extorsionan a ti, y tu Cuchillo está en otras manos.
lesson-team-fight = En otras manos, pero a tu lado. Pelea.
lesson-team-pass = No tienes ningún Arma. Pasa: entonces decide tu compañero si te ayuda.
lesson-team-help = { $name2 } ayuda, { $name1 } se rinde. Si se pierde, quien ayuda recibe también una Paliza y pierde una carta.
lesson-team-done = No sé más. El resto es práctica, y la práctica se llama «Primera fuga».
