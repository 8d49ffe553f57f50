### What can be wrong with a saved game, the options, the statistics.
save-broken = Esta partida guardada está dañada y no se puede leer.
save-newer = Esta partida guardada es de una versión más nueva del juego.
save-other-cards = Esta partida se jugó con cartas que faltan o que han cambiado.
save-missing = El archivo ya no está.
save-fell-back = El último guardado estaba dañado. La partida sigue desde un momento antes.
save-too-long = Esta partida tiene más acciones de las que Blackgate puede mostrar.
save-failed = No se puede guardar la partida: no se puede escribir en la carpeta.
settings-broken = Las opciones estaban dañadas. El archivo se ha apartado y valen las opciones estándar.
settings-newer = Las opciones son de una versión más nueva. Se quedan como están; lo que cambies aquí vale hasta que salgas.
statistics-broken = Las estadísticas estaban dañadas. El archivo se ha apartado y se vuelve a contar desde cero.
statistics-newer = Las estadísticas son de una versión más nueva. Se quedan como están; las partidas de aquí no se cuentan.
