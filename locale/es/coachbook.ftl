### La página en el reglamento
rules-coach-title = El entrenador
rules-coach = El entrenador estima quién ganará. Solo sabe lo que puede saber la persona a la que habla. Imagina muchas partidas que encajan con lo que se ve, juega cada una un poco más y mira quién va ganando. Todo lo que sigue sale de esa estimación.
rules-coach-odds-title = Probabilidades
rules-coach-odds = Una barra en cada puesto muestra su probabilidad de ganar. La franja clara muestra lo segura que es: en 19 casos de 20 la probabilidad está dentro. Se activa en las opciones. Mientras todas las manos están tapadas, solo usa lo que todos pueden saber.
rules-coach-hint-title = Consejos
rules-coach-hint = Con H, con la lámpara de la barra o con la palanca derecha de un mando pides un consejo: hasta tres opciones, la mejor primero. Se iluminan y se numeran en la mesa, cada una con la probabilidad de ganar que te deja y un motivo. Pulsa una para hacerla. Los consejos se cuentan y se muestran al final. Una mesa puede acordar jugar sin ellos.
rules-coach-tutor-title = Tutor
rules-coach-tutor = Si lo activas en las opciones, el tutor sigue tus decisiones. Antes de una que baja tu probabilidad de ganar en 8 puntos porcentuales o más, pregunta una vez, muestra la mejor y dice por qué. Puedes hacerla de todos modos. Si decides más rápido de lo que el tutor piensa, no pregunta.
rules-coach-review-title = Análisis
rules-coach-review = El análisis sigue una partida terminada o una repetición. Muestra las probabilidades de todos en el tiempo y compara cada decisión con la mejor, según lo que entonces se podía saber. Un desliz cuesta 3 puntos porcentuales o más, un error 8, un error grave 15. Las tiradas, las cartas robadas y los hurtos se comparan con lo que podrían haber dado: eso es la suerte. Todo lo demás cuenta como «los demás»: lo que hicieron y robaron los otros, y el redondeo de las estimaciones. Así el balance siempre cuadra. Desde cualquier momento puedes ver la mesa o probar otra cosa.
