### Qué demuestra un registro (docs/records.md), en la ventana y en la línea de órdenes.

## En la ventana
proof-commitment = Código de control { $code }
proof-title = ¿Fue todo limpio?
proof-chosen = La semilla se eligió a mano.
proof-copy = Copiar
proof-help = Todas las cartas y tiradas estaban fijadas antes de la partida. Copia este código ahora: luego demuestra que nadie las cambió.
proof-help-chosen = La semilla fijó todas las cartas y tiradas antes de la partida. Quien eligió la semilla podía conocerlas.
proof-copied = Se ha copiado el código de control.
proof-both-copied = Se han copiado el código de control y el sello.
proof-not-copied = Aquí no se puede copiar: { $code }
proof-end = Verificada. Código de control { $commitment }, sello { $seal }
proof-end-chosen = Verificada. Código de control { $commitment } (semilla elegida), sello { $seal }
proof-end-position = Verificada desde su posición inicial. Sello { $seal }
proof-end-none = No verificada: el registro no coincide con esta partida.
proof-end-help = Al volver a jugar el registro sale exactamente esta partida. Copia los dos códigos: más tarde muestran si alguien cambió el registro.
proof-both = Código de control: { $commitment }
    Sello: { $seal }
