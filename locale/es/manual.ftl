### The manual page (man blackgate) and what a software centre shows about the game. What the commands do stands in cli.ftl.
manual-short = juego de mesa y cartas sobre fugarse de la cárcel cavando
manual-brief = Cava tu salida antes que los demás
manual-what = Presos con perpetua compiten por salir de Blackgate cavando un túnel. Recorren la cárcel a golpe de dado, buscan piezas, fabrican, compran o roban herramientas, extorsionan a sus vecinos, se unen a bandas y sacan su pasado a relucir cuando llega el momento.
manual-players = De dos a seis ante una pantalla, cada cual con su mano secreta: a solas contra bots que juegan limpio, con amigos o por equipos.

## The manual page: its headings, the section it is in, and the short parts below them.
manual-heading-name = Nombre
manual-heading-synopsis = Sinopsis
manual-heading-description = Descripción
manual-heading-commands = Órdenes
manual-heading-files = Archivos
manual-heading-environment = Entorno
manual-heading-status = Estado de salida
manual-section = Juegos
manual-window = Sin ninguna orden se abre la ventana del juego.
manual-saves = partidas guardadas, repeticiones, estadísticas y paquetes de cartas
manual-settings = las opciones
manual-log = el registro y los informes de lo que salió mal
manual-home = una carpeta donde estarán todos estos archivos
manual-well = todo salió bien
manual-failed = una comprobación falló
manual-wrong = una llamada incorrecta o un archivo ilegible
