### Qué demuestra un registro (docs/records.md), en la ventana y en la línea de órdenes.

## En la ventana
proof-commitment = Código de control { $code }
proof-chosen = La semilla fue elegida.
proof-copy = Copiar
proof-log = Cartas repartidas. Código de control: { $code } (el entero está en el menú).
proof-log-chosen = Cartas repartidas. Código de control: { $code }. La semilla fue elegida, así que no demuestra nada sobre la suerte.
proof-help = Todas las cartas y tiradas estaban fijadas antes de la partida. Copia este código ahora: luego demuestra que nadie las cambió.
proof-help-chosen = La semilla fijó todas las cartas y tiradas antes de la partida. Quien eligió la semilla podía conocerlas.
proof-copied = Se ha copiado el código de control.
proof-both-copied = Se han copiado el código de control y el sello.
proof-not-copied = Aquí no se puede copiar: { $code }
proof-end = Verificada. Código de control { $commitment }, sello { $seal }
proof-end-chosen = Verificada. Código de control { $commitment } (semilla elegida), sello { $seal }
proof-end-position = Verificada desde su posición inicial. Sello { $seal }
proof-end-none = No verificada: el registro no coincide con esta partida.
proof-end-help = Cada carta, tirada y acción sale del comienzo. Copia los dos códigos: muestran si se cambió un registro de esta partida.
proof-both = Código de control: { $commitment }
    Sello: { $seal }

## Qué dice una comprobación
audit-commitment = Código de control: { $code }
audit-no-commitment = Código de control: ninguno
audit-seal = Sello: { $code }
audit-proven = Demostrado:
audit-unproven = No demostrado:
audit-follows = Cada acción estaba permitida, y cada carta, cada tirada y la puntuación salen de la semilla.
audit-follows-position = Cada acción estaba permitida, y todo lo que pasó sale de la posición inicial.
audit-opens = El código de control se hizo con esta semilla, estas opciones, estas cartas y los puestos, nombres y acuerdos del comienzo.
audit-opens-unnamed = El código de control se hizo con esta semilla, estas opciones y estas cartas.
audit-opens-old = El código de control se hizo con esta semilla y estas opciones.
audit-expected = Es el código de control anotado antes de la partida: nada de eso se cambió después.
audit-chained = Acciones, acciones deshechas, cambios en la mesa, rendiciones y el final forman una sola cadena, y está entera.
audit-chained-old = Las acciones forman una sola cadena, y está entera.
audit-taken-back = { $count ->
    [one] Se deshizo 1 acción, antes de que alguien supiera algo por ella.
   *[other] Se deshicieron { $count } acciones, cada una antes de que alguien supiera algo por ella.
}
audit-sealed = Es el sello anotado al final: desde entonces no se cambió nada en el registro.
audit-unexpected = Que este código de control se mostró antes de la partida: solo lo sabe quien lo anotó entonces (--expect).
audit-unsealed = Que la partida fue así: quien conoce la semilla puede escribir otro curso, con otros nombres y una cadena entera. Solo lo muestra el sello anotado al final (--seal).
audit-unsealed-old = Que la partida fue así: quien conoce la semilla puede escribir otro curso. Los registros de la versión 1 no tienen sello.
audit-chosen = La suerte: la semilla se eligió al preparar la partida, así que las cartas y tiradas podían conocerse antes.
audit-drawn = Que la semilla se sacó por sorteo: el código de control solo muestra que siguió siendo la misma.
audit-drawn-old = La suerte: los registros de la versión 1 no dicen si la semilla se sorteó o se eligió.
audit-old-cards = Que estas son las cartas acordadas: los códigos de control de la versión 1 no las incluyen.
audit-old-table = Nombres, puestos, quién se sentó después y rendiciones: en los registros de la versión 1 están fuera de la cadena.
audit-renewed = Nombres, puestos y rendiciones hasta la acción { $action }: hasta ahí era un registro de la versión 1, que no los encadena.
audit-position = De dónde viene la posición: no se repartió con una semilla y no hay código de control.
audit-conceded = Que el puesto { $seats } se rindió: una rendición consta solo en el registro.
audit-taken-over = La suerte tras la acción { $action }: la partida se retomó de un registro en el que se podía leer la semilla.
audit-open = Cómo terminó: el registro se detiene a media partida tras la acción { $actions }. El resto no se jugó o fue cortado.
audit-people = Quién estaba sentado: los nombres son lo que alguien escribió.
audit-unnamed = Quién jugó: el registro no nombra a nadie.
audit-title = Título, fecha y ronda en el archivo: están fuera de la cadena.
