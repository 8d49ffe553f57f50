### When the program itself fails.
trouble-title = Esto no entraba en el plan
trouble-words-game = Algo ha fallado en el programa. Tu partida está guardada hasta la última acción y puedes seguir desde ahí.
trouble-words = Algo ha fallado en el programa. Las partidas guardadas están a salvo.
trouble-go-on = Seguir la partida
trouble-cannot-go-on = La partida no se puede retomar.
trouble-title-screen = Volver a la puerta
trouble-report = Copiar un informe
trouble-report-help = Pone en el portapapeles y en un archivo lo que se sabe del error, para quien pueda arreglarlo. No se envía nada.
trouble-whole = Incluir en el informe todas las cartas de la partida
trouble-whole-help = Así el error se encuentra mucho más fácilmente. Quien lea el informe sabrá todas las manos y la semilla.
trouble-copied-kept = Copiado. También está en { $path }
trouble-copied-not-kept = Copiado en el portapapeles.
trouble-not-copied-kept = El informe está en { $path }
trouble-not-copied-not-kept = El informe no se ha podido copiar ni escribir.
trouble-plain = Algo ha fallado en Blackgate. Las partidas guardadas están a salvo. Pulsa Intro para volver a la puerta.
table-stood-in = Algunos bots no logran pensar como deberían. Responde por ellos uno más sencillo y la partida sigue.
