### What a software centre and the menu of the desktop say about the game.
store-brief = Cava tu salida antes que los demás
store-what = Presos con perpetua compiten por salir de Blackgate cavando un túnel. Recorren la cárcel a golpe de dado, buscan piezas, fabrican, compran o roban herramientas, extorsionan a sus vecinos, se unen a bandas y sacan su pasado a relucir cuando llega el momento.
store-players = De dos a seis ante una pantalla, cada cual con su mano secreta: a solas contra bots que juegan limpio, con amigos o por equipos.
