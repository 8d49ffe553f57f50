### Saving that fails, saves that would be replaced, a second window, games by name.
save-in-use = Esta partida está abierta en otra ventana. Sigue allí.
title-second = Blackgate ya está abierto en otra ventana. Aquí también puedes jugar. La partida y las opciones de la otra ventana se quedan allí.
title-homeless = El sistema no indica ninguna carpeta personal. Las partidas y opciones se guardan en { $folder }, quizá solo hasta que se apague el ordenador.
table-unsaved = Esta partida no se puede guardar: no se puede escribir nada. Lo que hagas ahora se perdería.
table-unsaved-retry = Reintentar
table-saved-again = Guardada de nuevo.
menu-not-kept = Ronda { $number }. ¡No se puede guardar!
# A day in a name: $day and $month are numbers.
menu-save-day = { $day }/{ $month }
menu-replace-title = ¿Reemplazarla?
menu-replace-words = Ya hay una partida llamada «{ $name }».
menu-replace-other = Otro nombre
menu-replace = Reemplazar
menu-lose-title = ¿Salir sin guardar?
menu-lose-words = La partida no se ha podido guardar. Lo ocurrido desde el último guardado se perderá.
menu-lose-stay = Quedarse
end-missing = Esta partida aún no está guardada del todo: no se puede escribir nada. Blackgate lo vuelve a intentar cada pocos segundos.
end-kept = Ahora está todo guardado.
keep-failed = No se ha podido guardar todo: no se puede escribir nada. Blackgate lo vuelve a intentar cada pocos segundos.
keep-lost = No se ha podido guardar todo: no se puede escribir nada.
file-unreadable = Uno de tus archivos no se puede leer ahora. Se queda como está y no se guarda nada nuevo en él.
end-lose-words = Esta partida no se ha podido guardar del todo: no se puede escribir nada. Lo que falta podría perderse.
end-lose-go = Salir igualmente
shelf-unreadable = No se puede leer la carpeta de tus partidas: { $folder }. Puede que las partidas sigan ahí.
shelf-won = { $count ->
    [one] Gana { $names }
   *[other] Ganan { $names }
}, { $number ->
    [one] una ronda
   *[other] { $number } rondas
}
statistics-by-name = Por nombre
statistics-head-games = Partidas
statistics-head-wins = Victorias
statistics-head-share = Tasa
statistics-head-fastest = Récord
statistics-head-stolen = Robos
statistics-legend = Récord: rondas de la fuga más rápida. Robos: Cucharas del Comedor y Herramientas sacadas por extorsión.
