### El largo camino a la calle: las puertas, las noches, los favores, cómo acaba una noche.
way-title = El largo camino
way-about = Doce noches llevan a la puerta, una partida cada una. Cada noche tiene una mesa distinta. La tercera noche perdida acaba el intento. Por cada noche ganada conservas un favor.
way-none = Aún no hay ningún intento. La primera puerta está abierta.
way-past =
    { $count ->
        [one] Un intento hasta ahora.
       *[other] { $count } intentos hasta ahora.
    } Máximo de noches ganadas: { $best }.
way-lives =
    { $count ->
        [0] No queda ninguna vida.
        [one] Queda una vida.
       *[other] Quedan { $count } vidas.
    }
way-favours =
    { $count ->
        [0] Aún sin favores
        [one] 1 favor
       *[other] { $count } favores
    }
way-on = Noche { $number }
way-new = Nuevo intento
way-earlier = Intentos anteriores
way-past-run = Noches ganadas: { $count }. Estrellas: { $stars }.
way-seed-hint = Semilla: una nueva
way-seed-help = La misma semilla da las mismas noches. Un intento con semilla elegida queda marcado. Solo cifras.
way-secret = Antecedentes de { $name }: { $background }
way-give-up = Terminar el intento
way-give-up-words = El intento acaba aquí y queda anotado. Uno nuevo empieza en la primera noche.
way-sentence-long = Doce noches
way-sentence-short = Estancia corta
way-sentence-life = Cadena perpetua
way-sentence-long-words = Doce noches: tres vidas, con favores.
way-sentence-short-words = Estancia corta: seis noches, tres vidas, sin favores.
way-sentence-life-words = Cadena perpetua: rivales más fuertes, una vida.
way-door-won = ganada
way-door-ahead = la siguiente
way-door-closed = cerrada
evening-number = { $number }. { $title }
evening-goal-escape = Fúgate antes que los demás: cava { $points }.
evening-goal-team = Fugaos antes que el otro equipo: cavad entre los dos { $points }.
evening-goal-points = Cava { $points } antes de que acabe la ronda { $round }.
evening-goal-hold = Nadie más debe fugarse antes de que acabe la ronda { $round }.
evening-star-rounds =
    { $count ->
        [one] Gana en una ronda.
       *[other] Gana en { $count } rondas como máximo.
    }
evening-never-extort = No extorsiones a nadie.
evening-never-fight = No juegues ningún Arma.
evening-never-beaten = No recibas ninguna Paliza.
evening-never-join = No te unas a ninguna Banda.
evening-never-buy = No compres nada.
evening-never-craft = No fabriques nada.
evening-star-lost = ya no es posible
evening-chance = Probabilidad de fuga
door-play = Jugar
door-on = Continuar
door-begun = Esta noche ya ha empezado: los favores están elegidos.
door-rivals = En la mesa
door-team = Dos equipos
door-mate = de tu lado
door-michel = { $name } anda por ahí.
door-others-begin = Además, para { $names }: { $things }.
door-goal = Objetivo y estrellas
door-favours = Favores para hoy: { $count } de { $most }
door-no-favours = Aún no tienes favores. Cada noche ganada trae uno.
door-most = En una noche cuentan como mucho { $most } favores. Deja antes otro aquí.
outcome-won = { $title }: ganada
outcome-lost = { $title }: perdida
outcome-on = Volver a las puertas
outcome-keep = Conservar el favor
outcome-no-favour = Ninguno
outcome-choose = Conserva un favor para las próximas noches
outcome-no-run = Esta noche no pertenece a ningún intento y no cuenta.
outcome-escaped = Fuga en la ronda { $round }: { $names }.
outcome-late = La ronda { $round } ha terminado.
outcome-conceded = Has abandonado.
outcome-dug = Tus Puntos de Túnel: { $points } de { $goal }.
outcome-lives =
    { $count ->
        [one] Te queda una vida. Inténtalo otra vez con otras cartas.
       *[other] Te quedan { $count } vidas. Inténtalo otra vez con otras cartas.
    }
outcome-out = ¡Estás fuera! Noches ganadas: { $count }. Estrellas: { $stars }.
outcome-over = El intento acaba aquí. Noches ganadas: { $count }. Estrellas: { $stars }.
runs-unkept = No se ha podido guardar tu intento. El juego lo sigue probando.
runs-broken = Tu intento no se podía leer. El archivo se ha apartado y puede empezar uno nuevo.
runs-newer = Una versión más nueva del juego ha anotado tu intento. Esta versión no lo cambia.
favour-begin = Empiezas además con: { $things }.
favour-first = Juegas el primer turno.
favour-look = Ves los Antecedentes de un rival.
favour-whetstone = Piedra de afilar
favour-old_debt = Vieja deuda
favour-early_bird = Madrugón
favour-spare_parts = Piezas de recambio
favour-kitchen_job = Turno de cocina
favour-iron_bar = Barra de hierro
favour-laundry_tub = Tina de lavar
favour-parcel = Paquete
favour-wrist_watch = Reloj encontrado
favour-copied_key = Llave copiada
favour-two_blades = Dos cuchillas
favour-chain_links = Cadena de bicicleta
favour-accessory = Ropero viejo
favour-accessory-words = Empiezas además con un Accesorio a tu elección.
favour-open_file = Ficha abierta
group-doors = Puertas
group-favours = Favores
group-stars = Estrellas

## Las noches, contadas por Ines
evening-first_night = Primera noche
evening-first_night-opening = Así que quieres salir. La primera noche lo quiere todo el mundo. Tomasz y Olga están con nosotros, y ninguno tiene prisa. Te he dejado algo para cavar bajo la almohada. Demuéstrame que sabes usarlo.
evening-first_night-won = Nada mal para una primera noche. Por la mañana te traerán de vuelta, claro. Pero ahora sé que sabes cavar.
evening-first_night-lost = Han ido más rápido. Duerme e inténtalo otra vez. Nadie aprende a cavar en un día.
evening-the_canteen = El comedor
evening-the_canteen-opening = Hoy no necesitas una salida, solo un buen comienzo. Estás en el Comedor, donde están las Cucharas. Cava unos puntos antes de que cierre la cocina. Mila y Aldo han pensado lo mismo.
evening-the_canteen-won = La sopa estaba fría, pero el túnel ha crecido. Eso es lo que cuenta.
evening-the_canteen-lost = La cocina ha cerrado. Menos tiempo en la barra y más tiempo en el hoyo.
evening-the_infirmary = La enfermería
evening-the_infirmary-opening = Alguien te ha dado una buena y nadie ha visto nada. Con dos Palizas no puedes cavar. Decide cuánto tiempo vale una venda. Noor y Goran no te esperan.
evening-the_infirmary-won = Has cavado con moratones. He visto a gente sana hacer menos.
evening-the_infirmary-lost = El dolor frena. La próxima vez piensa primero qué necesitas curar.
evening-closed_market = Mercado cerrado
evening-closed_market-opening = Los guardias han encontrado el almacén de Aldo. Hoy puedes vender en el Patio, pero no comprar. Lo que necesites tendrás que encontrarlo, fabricarlo o quitarlo. Aldo está de mal humor.
evening-closed_market-won = Sin tienda, y aun así un túnel. Se te da bien trabajar con las manos.
evening-closed_market-lost = Sin tienda hace falta paciencia. Busca Cables, están en todo.
evening-blunt_knives = Tres cuchillos
evening-blunt_knives-opening = Han registrado las celdas: en todo Blackgate quedan solo tres Cuchillos. Quien tiene uno es alguien. Goran cree que debería ser él.
evening-blunt_knives-won = Estás fuera, con todos los dedos. Goran aún cuenta los suyos.
evening-blunt_knives-lost = Tres Cuchillos, y ninguno estaba en tu mano cuando importaba. Las Cuchillas también cortan.
evening-the_visitor = El visitante
evening-the_visitor-opening = Michel ha vuelto. Va de un lugar a otro y toma lo que le gusta. Vera no sale de su rincón. Dario quiere darle la mano. Yo te aconsejo que no hagas ninguna de las dos cosas.
evening-the_visitor-won = Michel ha preguntado por ti. Le he dicho que ya no estabas.
evening-the_visitor-lost = No busques a Michel ni lo esperes. Procura estar en otra parte.
evening-open_secret = Secreto a voces
evening-open_secret-opening = Alguien ha hablado. Todos saben qué hacías antes de Blackgate, así que ya no te ayuda. Son tres en la mesa y todos sonríen. Tendrás que ganar sin sorpresas.
evening-open_secret-won = Lo sabían todo de ti, menos que ibas a ganar.
evening-open_secret-lost = Te han visto venir. Sin secretos, corre más que los rumores.
evening-hold_the_wall = Hasta la mañana
evening-hold_the_wall-opening = Hoy no se trata de ti. Si alguno sale, los guardias registrarán cada celda, y yo necesito unas horas más. Nadie debe fugarse antes de que acabe la ronda { $round }. Cómo lo hagas es cosa tuya.
evening-hold_the_wall-won = Ya es de día y siguen todos aquí. Mis planes te lo agradecen.
evening-hold_the_wall-lost = Uno se ha ido y los guardias están aquí. Mira los túneles, no solo las caras.
evening-two_sides = Codo con codo
evening-two_sides-opening = El ala está dividida. Tú tienes a Tomasz; enfrente están Carmen y Renard, y saben lo que hacen. Lo que cava uno de vosotros cuenta para los dos. Hablad menos, dad más.
evening-two_sides-won = Tomasz dice que se puede contar contigo. En él eso es un discurso.
evening-two_sides-lost = Dos que cavan por separado pierden contra dos que cavan juntos. Encuéntrate más con él.
evening-full_wing = El ala llena
evening-full_wing-opening = Somos seis, un pasillo, y cada cual tiene un plan. Hoy bastan pocos puntos, así que irá rápido. A quien va en cabeza le roban. Quizá no deberías parecerlo.
evening-full_wing-won = Cinco personas preguntan dónde estás. Yo no he dicho nada.
evening-full_wing-lost = Demasiadas manos y pocas Herramientas. Pasa sin llamar la atención hasta el final y entonces cava.
evening-solitary = Aislamiento
evening-solitary-opening = Te han encerrado por algo que hice yo. Lo siento, un poco. Has recibido lo tuyo y estás en Aislamiento, y Silas y Dario ya trabajan. Son buenos. Hazlo mejor.
evening-solitary-won = Del Aislamiento al muro. Tendré que pensar de nuevo en ti.
evening-solitary-lost = La celda te ha costado tiempo. Averigua cómo salir antes.
evening-the_professor = La profesora
evening-the_professor-opening = El último túnel está a medio cavar, tiene un solo sitio, y somos dos. Te he dicho todo lo que sé. Veamos si has escuchado. Hoy no hay favores entre nosotros. Bueno: trae los tuyos.
evening-the_professor-won = Vete. Te lo he enseñado todo y lo has usado todo contra mí. Pocas veces he sentido tanto orgullo.
evening-the_professor-lost = Lo siento. Llevo esperando esto más tiempo que tú. Vuelve, aquí seguiré.
