### La página en el reglamento
rules-coach-title = El entrenador
rules-coach = El entrenador estima quién ganará. Sabe lo que puede saber la persona a la que habla, y nada más: imagina muchas partidas que encajan con lo que se ve, deja que cada una siga un poco y mira cómo está. Todo lo demás sale de esa única estimación.
rules-coach-odds-title = Probabilidades
rules-coach-odds = Una barra en cada asiento muestra su probabilidad de ganar; la banda clara, lo segura que es: en 19 casos de 20 la probabilidad está dentro. Se enciende en las opciones. En una mesa con todas las manos boca abajo dice lo que todos pueden saber.
rules-coach-hint-title = Consejos
rules-coach-hint = H, la lámpara de la barra o la palanca derecha de un mando pide un consejo: hasta tres opciones, la mejor primero, iluminadas y numeradas en la mesa, con la probabilidad que deja cada una y un motivo. Pulsa una para hacerla. Los consejos se cuentan y al final se dicen; una mesa puede acordar jugar sin ellos.
rules-coach-tutor-title = Tutor
rules-coach-tutor = Encendido en las opciones, el tutor mira tus decisiones. Antes de una que cuesta 8 puntos o más pregunta una vez, muestra la mejor y dice por qué. Puedes insistir. Quien es más rápido que sus pensamientos, pasa.
rules-coach-review-title = Revisión
rules-coach-review = Después de una partida, y para cada repetición: las probabilidades en el tiempo, y cada decisión con lo que costó frente a la mejor que entonces podía conocerse. Un desliz cuesta 3 puntos o más, un error 8, un error grave 15. Tiradas, robos de cartas y hurtos se pesan contra lo que podrían haber traído: eso es suerte. Lo que no es obra tuya ni suerte tuya va a los demás, incluido el ruido de las estimaciones; así la cuenta siempre cuadra. Desde cualquier momento puedes mirar la mesa o probar otra cosa.
