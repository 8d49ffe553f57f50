### El entrenador: probabilidades, consejos, tutor, revisión.
coach-band = { $low }–{ $high } %
coach-gain = +{ $number }
coach-loss = −{ $number }
coach-chance = Probabilidad de ganar

## Consejos
keys-hint = Un consejo
hint-ask = Un consejo: qué haría el entrenador
hint-title = Un consejo
hint-thinking = aún lo piensa …
hint-failed = Esta vez al entrenador no se le ocurre nada.
hint-close = Ya basta
hint-forbidden = En esta mesa se juega sin consejos.
hint-not-asked = Hay consejos cuando te toca decidir.
hint-closed = Abre primero tu mano: un consejo mira tus cartas.
hint-nobody = Aquí no hay nadie que dé consejos.
end-hints = { $count ->
    [one] { $name }: un consejo.
   *[other] { $name }: { $count } consejos.
}

## Opciones y acuerdos
options-show_odds = Probabilidades en los asientos
options-show_odds-help = La probabilidad de ganar de cada cual, según lo que puedes saber.
options-tutor = Tutor
options-tutor-help = Pregunta antes de una acción que cuesta 8 puntos o más.
setup-hints = Consejos
setup-hints-help = Si se puede preguntar al entrenador qué hacer. Se cuenta, y al final se dice.
setup-odds = Probabilidades
setup-odds-help = Si en los asientos puede verse la probabilidad de ganar de cada cual.
setup-tutor = Tutor
setup-tutor-help = Si el tutor puede objetar a una acción cara.

## Tutor
tutor-title = ¿Seguro?
tutor-words = Te cuesta { $points } puntos de probabilidad. Hay algo mejor.
tutor-meant = Lo que vas a hacer
tutor-better = Lo que haría yo
tutor-take = Hacer lo mejor
tutor-think = Pensarlo otra vez
tutor-insist = Hacerlo igualmente

## Revisión
replay-odds = La probabilidad de ganar de cada cual, según lo que estos ojos saben
replay-review = Revisión
replay-review-help = Probabilidades en el tiempo, habilidad y suerte, los momentos decisivos
end-review = Revisión
review-title = Revisión
review-help = Qué significa todo esto
review-begun = El entrenador repasa la partida. Las primeras notas llegan en un momento.
review-failed = De esta partida no puede hacerse aquí una revisión.
review-progress = Escribiéndose: { $percent }
review-chart-help = Probabilidades en el tiempo: arrastra, o avanza con izquierda y derecha
review-seat-help = La cuenta y las decisiones de { $name }
review-at = ronda { $round }, acción { $number }
review-verdict = { $count ->
    [one] { $mark }: { $points } punto de probabilidad.
   *[other] { $mark }: { $points } puntos de probabilidad.
}
review-verdict-free = { $mark }.
review-better = Mejor: { $action }.
review-luck-here = { $count ->
    [one] Suerte para { $name }: { $points } punto.
   *[other] Suerte para { $name }: { $points } puntos.
}
review-not-yet = El entrenador aún no ha llegado hasta aquí.
review-mark-best = Lo mejor que había
review-mark-fine = Bien
review-mark-slip = Un desliz
review-mark-mistake = Un error
review-mark-blunder = Un error grave
review-mark-before = Al desliz anterior
review-mark-after = Al próximo desliz
review-look = Mirarlo
review-look-help = La mesa en ese momento, como se veía entonces
review-try = Probar otra cosa
review-try-help = Toma el asiento y sigue jugando desde aquí
review-account = La cuenta: { $name }
review-start = Al principio
review-skill = Decisiones propias
review-luck = Suerte propia
review-others = Los demás
review-result = Al final
review-now = Hasta ahora
review-sentence = En puntos de probabilidad: suerte { $luck }, habilidad { $skill }, los demás { $others }.
review-sentence-of = { $name }: suerte { $luck }, habilidad { $skill }, los demás { $others }.
review-decisions = Las decisiones
review-many = { $name }: { $count }
review-moments = Lo que decidió
review-moment-slip = { $name } tiene un desliz.
review-moment-mistake = { $name } comete un error.
review-moment-blunder = { $name } mete la pata.
review-moment-lucky = { $name } tiene suerte.
review-moment-unlucky = { $name } tiene mala suerte.
review-note = «Los demás» contiene todo lo que no es obra propia ni suerte propia: lo que hicieron y robaron los otros, y el ruido de las estimaciones.

## Estadísticas
statistics-skill = Habilidad y suerte
statistics-skill-reviews = Revisiones
statistics-skill-lost = Pérdida por decisión
statistics-skill-luck = Suerte por partida
statistics-skill-points = { $whole },{ $tenths }
statistics-skill-legend = En puntos de probabilidad, de las partidas con revisión; las líneas las muestran una tras otra. Perder menos es mejor, y a la larga la suerte no vale nada.
statistics-skill-worst = La más cara: { $action }, { $points } puntos cada vez.
