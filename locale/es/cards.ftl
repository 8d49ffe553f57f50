### Cards. The forms of a name: .un “una Cuchara”, .el “la Cuchara”, .counted for a number of them. What takes part in
### crafting is also named without its article: .counted_bare.

## What all cards of a sort do
category-component = Pieza
    .plural = Piezas
category-weapon = Arma
    .plural = Armas
category-tool = Herramienta
    .plural = Herramientas
category-rare = Objeto Raro
    .plural = Objetos Raros
category-accessory = Accesorio
    .plural = Accesorios
category-action = Carta de Acción
    .plural = Cartas de Acción
text-weapon = Juégala para extorsionar a alguien o en una pelea.
text-tool = Cava en las Celdas y gana { $points }.
text-rare = Solo vale para vender.
text-accessory = Parte del precio de entrada en { $gangs_el }.
text-recipe = Con { $spent_bare }: { $made }.

## Components
card-container = Recipiente
    .narrow = Reci{ "\u00AD" }piente
    .un = un Recipiente
    .el = el Recipiente
    .counted = { $n ->
        [one] un Recipiente
       *[other] { $n } Recipientes
    }
    .counted_bare = { $n ->
        [one] Recipiente
       *[other] { $n } Recipientes
    }
card-container-flavour = Antes llevaba sardinas. Ahora llevará tierra.
card-pike = Pica
    .un = una Pica
    .el = la Pica
    .counted = { $n ->
        [one] una Pica
       *[other] { $n } Picas
    }
    .counted_bare = { $n ->
        [one] Pica
       *[other] { $n } Picas
    }
card-pike-flavour = La barandilla bailaba. Ahora ya ni baila ni está.
card-link = Cable
    .un = un Cable
    .el = el Cable
    .counted = { $n ->
        [one] un Cable
       *[other] { $n } Cables
    }
    .counted_bare = { $n ->
        [one] Cable
       *[other] { $n } Cables
    }
card-link-flavour = Aquí dentro todo pende de un hilo. Mejor trenzarlo.

## Weapons
card-blade = Cuchilla
    .un = una Cuchilla
    .el = la Cuchilla
    .counted = { $n ->
        [one] una Cuchilla
       *[other] { $n } Cuchillas
    }
    .counted_bare = { $n ->
        [one] Cuchilla
       *[other] { $n } Cuchillas
    }
card-blade-flavour = Apurado perfecto. El apuro es de quien la ve venir.
card-knife = Cuchillo
    .un = un Cuchillo
    .el = el Cuchillo
    .counted = { $n ->
        [one] un Cuchillo
       *[other] { $n } Cuchillos
    }
    .counted_bare = { $n ->
        [one] Cuchillo
       *[other] { $n } Cuchillos
    }
card-knife-flavour = Abre cartas, latas y negociaciones.

## Tools
card-spoon = Cuchara
    .un = una Cuchara
    .el = la Cuchara
    .counted = { $n ->
        [one] una Cuchara
       *[other] { $n } Cucharas
    }
    .counted_bare = { $n ->
        [one] Cuchara
       *[other] { $n } Cucharas
    }
card-spoon-flavour = A este ritmo sales en once años.
card-pickaxe = Pico
    .un = un Pico
    .el = el Pico
    .counted = { $n ->
        [one] un Pico
       *[other] { $n } Picos
    }
    .counted_bare = { $n ->
        [one] Pico
       *[other] { $n } Picos
    }
card-pickaxe-flavour = Hace ruido. Tose a cada golpe.
card-shovel = Pala
    .un = una Pala
    .el = la Pala
    .counted = { $n ->
        [one] una Pala
       *[other] { $n } Palas
    }
    .counted_bare = { $n ->
        [one] Pala
       *[other] { $n } Palas
    }
card-shovel-flavour = La jardinería es buena para la reinserción.

## Rare items
card-wristwatch = Reloj
    .un = un Reloj
    .el = el Reloj
    .counted = { $n ->
        [one] un Reloj
       *[other] { $n } Relojes
    }
card-wristwatch-flavour = Solo sirve para ver lo que te queda.
card-moonshine = Garrafón
    .un = un tarro de Garrafón
    .el = el Garrafón
    .counted = { $n ->
        [one] un tarro de Garrafón
       *[other] { $n } tarros de Garrafón
    }
card-moonshine-flavour = Criado en bota. En la de un guardia, casi una semana.
card-phone = Móvil
    .un = un Móvil
    .el = el Móvil
    .counted = { $n ->
        [one] un Móvil
       *[other] { $n } Móviles
    }
card-phone-flavour = Cobertura, ni una raya. Barrotes, todos.

## Accessories
card-bandana = Bandana
    .un = una Bandana
    .el = la Bandana
    .counted = { $n ->
        [one] una Bandana
       *[other] { $n } Bandanas
    }
card-bandana-flavour = El color bueno en el día malo: bronca segura.
card-gold_chain = Cadena de oro
    .un = una Cadena de oro
    .el = la Cadena de oro
    .counted = { $n ->
        [one] una Cadena de oro
       *[other] { $n } Cadenas de oro
    }
card-gold_chain-flavour = Te pone el cuello verde y a los demás, firmes.
card-tracksuit = Chándal
    .un = un Chándal
    .el = el Chándal
    .counted = { $n ->
        [one] un Chándal
       *[other] { $n } Chándales
    }
card-tracksuit-flavour = Nadie ha corrido nunca con él. Ni para huir.
card-leather_gloves = Guantes de cuero
    .un = unos Guantes de cuero
    .el = los Guantes de cuero
    .counted = { $n ->
        [one] unos Guantes de cuero
       *[other] { $n } pares de Guantes de cuero
    }
card-leather_gloves-flavour = Para la moto. O para no dejar huella.
card-tattoo_ink = Tinta de tatuar
    .un = un bote de Tinta de tatuar
    .el = la Tinta de tatuar
    .counted = { $n ->
        [one] un bote de Tinta de tatuar
       *[other] { $n } botes de Tinta de tatuar
    }
card-tattoo_ink-flavour = La ortografía se repasa antes, no después.
card-signet_ring = Anillo de sello
    .un = un Anillo de sello
    .el = el Anillo de sello
    .counted = { $n ->
        [one] un Anillo de sello
       *[other] { $n } Anillos de sello
    }
card-signet_ring-flavour = Se espera que lo beses.

## Action cards
card-ambush = Emboscada
    .narrow = Embos{ "\u00AD" }cada
    .un = una Emboscada
    .el = la Emboscada
    .counted = { $n ->
        [one] una Emboscada
       *[other] { $n } Emboscadas
    }
card-ambush-text = Otro jugador que no esté en Aislamiento recibe { $beat_times_un }.
card-ambush-flavour = En el carro de la ropa sucia no solo iba ropa.
card-riot = Motín
    .un = un Motín
    .el = el Motín
    .counted = { $n ->
        [one] un Motín
       *[other] { $n } Motines
    }
card-riot-text = Se juntan y barajan todas las manos y se reparten carta a carta en sentido horario, empezando por ti.
card-riot-flavour = Empezó por la sopa. Siempre empieza por la sopa.
card-care_package = Paquete de casa
    .un = un Paquete de casa
    .el = el Paquete de casa
    .counted = { $n ->
        [one] un Paquete de casa
       *[other] { $n } Paquetes de casa
    }
card-care_package-text = Roba { $draw_cards } y gana { $gain_cigarettes_count }.
card-care_package-flavour = El bizcocho de la tía Rosa pesa cuatro kilos y tintinea.
card-passkey = Llave maestra
    .un = una Llave maestra
    .el = la Llave maestra
    .counted = { $n ->
        [one] una Llave maestra
       *[other] { $n } Llaves maestras
    }
card-passkey-text = Ve a cualquier otra Localización abierta.
card-passkey-flavour = Abre todas las puertas menos una.
card-snitch = Chivatazo
    .un = un Chivatazo
    .el = el Chivatazo
    .counted = { $n ->
        [one] un Chivatazo
       *[other] { $n } Chivatazos
    }
card-snitch-text = Manda a otro jugador a Aislamiento.
card-snitch-flavour = Colaboración ciudadana, pero desde dentro.
card-sleight_of_hand = Juego de manos
    .un = un Juego de manos
    .el = el Juego de manos
    .counted = { $n ->
        [one] un Juego de manos
       *[other] { $n } Juegos de manos
    }
card-sleight_of_hand-text = Quítale una carta al azar a otro jugador de tu Localización.
card-sleight_of_hand-flavour = Juego de manos, juego de presos.
card-inspection = Registro
    .un = un Registro
    .el = el Registro
    .counted = { $n ->
        [one] un Registro
       *[other] { $n } Registros
    }
card-inspection-text = Elige una Localización abierta. Allí, quien tenga Herramientas (tú también) descarta una a su elección.
card-inspection-flavour = «Pura rutina», dicen los guardias. Y traen al perro.
card-rigged_game = Partida amañada
    .un = una Partida amañada
    .el = la Partida amañada
    .counted = { $n ->
        [one] una Partida amañada
       *[other] { $n } Partidas amañadas
    }
card-rigged_game-text = Quítale hasta { $take_cigarettes_up_to_un } a otro jugador.
card-rigged_game-flavour = Cinco ases. Qué casualidad.
card-bandages = Vendas
    .un = unas Vendas
    .el = las Vendas
    .counted = { $n ->
        [one] unas Vendas
       *[other] { $n } juegos de Vendas
    }
card-bandages-text = { $heal_all ->
    [0] Elimina { $heal_count_un }
   *[other] Elimina todas tus Palizas
} y roba { $draw_cards }.
card-bandages-flavour = Hervidas dos veces. Seguramente.
