### When the program itself fails.
trouble-title = Esto no entraba en el plan
trouble-words-game = Algo ha fallado en el programa. Tu partida está guardada hasta la última acción y puedes seguir desde ahí.
trouble-words = Algo ha fallado en el programa. Las partidas guardadas están a salvo.
trouble-go-on = Seguir la partida
trouble-cannot-go-on = No se puede continuar la partida.
trouble-title-screen = Volver al inicio
trouble-report = Copiar un informe
trouble-report-help = Copia lo que se sabe del error y lo escribe en un archivo, para quien pueda arreglarlo. No se envía nada.
trouble-whole = Incluir en el informe todas las cartas de la partida
trouble-whole-help = Así el error se encuentra mucho más fácilmente. Quien lea el informe sabrá todas las manos y la semilla.
trouble-copied-kept = Copiado. También está en { $path }
trouble-copied-not-kept = Copiado en el portapapeles.
trouble-not-copied-kept = El informe está en { $path }
trouble-not-copied-not-kept = El informe no se ha podido copiar ni escribir.
trouble-plain = Algo ha fallado en Blackgate. Las partidas guardadas están a salvo. Pulsa Intro para volver al inicio.
table-stood-in = Algunos bots tienen un problema. Un bot más sencillo responde por ellos y la partida sigue.
