### Saved games and replays.
shelf-title = Partidas guardadas
shelf-games = Partidas
shelf-replays = Repeticiones
shelf-no-games = Ninguna partida te espera. Todas se guardan solas mientras juegas.
shelf-no-replays = Aún no hay repeticiones. Cada partida que termina deja una aquí.
shelf-older = { $count ->
    [one] Mostrar un guardado automático anterior
   *[other] Mostrar { $count } guardados automáticos anteriores
}
shelf-reading = Leyendo…
shelf-unnamed-auto = Guardado automático
shelf-unnamed-named = Sin nombre
shelf-unnamed-replay = Una partida terminada
shelf-round = Ronda { $number }
shelf-date = { $day }/{ $month }/{ $year }, { $hour }:{ $minute }
shelf-rename = Renombrar
shelf-rename-yes = Renombrar
shelf-rename-auto = Un guardado automático conserva su nombre. Para elegir uno, usa «Guardar como…» en la mesa.
shelf-delete = Borrar
shelf-delete-title = ¿Borrar?
shelf-delete-words = «{ $name }» desaparecerá para siempre.
shelf-keep = Conservar
shelf-cannot-delete = No se puede borrar el archivo.
