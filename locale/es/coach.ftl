### El entrenador: probabilidades, consejos, tutor, análisis.
coach-band = { $low }–{ $high } %
coach-gain = +{ $number }
coach-loss = −{ $number }
coach-chance = Probabilidad de ganar

## Consejos
keys-hint = Un consejo
hint-ask = Un consejo: qué haría el entrenador
hint-title = Un consejo
hint-thinking = Aún lo piensa…
hint-failed = Esta vez el entrenador no ha encontrado ningún consejo.
hint-close = Cerrar
hint-forbidden = En esta mesa los consejos están desactivados.
hint-not-asked = Puedes pedir un consejo cuando te toca decidir.
hint-closed = Mira primero tus cartas: el entrenador tiene que verlas.
hint-nobody = Aquí no hay consejos.
end-hints =
    { $count ->
        [one] { $name } ha pedido un consejo.
       *[other] { $name } ha pedido { $count } consejos.
    }

## Opciones y acuerdos
options-show_odds = Mostrar probabilidades
options-show_odds-help = En cada puesto se ve la probabilidad de ganar, calculada según lo que sabes.
options-tutor = Tutor
options-tutor-help = Avisa antes de que pierdas 8 puntos porcentuales de tu probabilidad de ganar.
setup-hints = Consejos
setup-hints-help = Los jugadores pueden preguntar al entrenador qué hacer. Los consejos se cuentan y se muestran al final.
setup-odds = Probabilidades
setup-odds-help = En los puestos se puede mostrar la probabilidad de ganar de cada cual.
setup-tutor = Tutor
setup-tutor-help = El tutor puede avisarte antes de una acción que sale cara.

## Tutor
tutor-title = ¿Seguro?
tutor-words = Esto baja tu probabilidad de ganar en { $points } puntos porcentuales. Hay algo mejor.
tutor-meant = Lo que vas a hacer
tutor-better = Lo que haría yo
tutor-take = Seguir el consejo
tutor-think = Pensarlo otra vez
tutor-insist = Hacerlo igualmente

## Análisis
replay-odds = La probabilidad de ganar de cada cual, según lo que sabe este jugador
replay-review = Análisis
replay-review-help = Probabilidades en el tiempo, habilidad y suerte, los momentos que decidieron la partida
end-review = Análisis
review-title = Análisis
review-help = Qué significa esto
review-begun = El entrenador repasa la partida. Las primeras valoraciones llegan en un momento.
review-failed = Esta partida no se puede analizar aquí.
review-progress = En curso: { $percent }
review-chart-help = Probabilidades en el tiempo: arrastra, o usa las flechas izquierda y derecha
review-seat-help = El balance y las decisiones de { $name }
review-at = ronda { $round }, acción { $number }
review-verdict =
    { $count ->
        [one] { $mark }: { $points } punto porcentual.
       *[other] { $mark }: { $points } puntos porcentuales.
    }
review-verdict-free = { $mark }.
review-better = Mejor: { $action }.
review-why = El entrenador le dice a { $name }: «{ $why }»
review-deed = { $name }: { $action }
review-luck-here =
    { $count ->
        [one] Suerte para { $name }: { $points } punto porcentual.
       *[other] Suerte para { $name }: { $points } puntos porcentuales.
    }
review-not-yet = El entrenador aún no ha llegado hasta aquí.
review-mark-best = La mejor opción
review-mark-fine = Bien
review-mark-slip = Un desliz
review-mark-mistake = Un error
review-mark-blunder = Un error grave
review-mark-before = Al desliz anterior
review-mark-after = Al desliz siguiente
review-first-mark = Antes no hay ningún desliz.
review-last-mark = Después no hay ningún desliz.
review-look = Verlo
review-look-help = La mesa en ese momento, como la veía el jugador
review-try = Probar otra cosa
review-try-help = Toma el puesto y sigue jugando desde aquí
review-account = Balance de { $name }
review-start = Al principio
review-skill = Decisiones propias
review-luck = Suerte propia
review-others = Los demás
review-result = Al final
review-now = Hasta ahora
review-sentence = En puntos porcentuales: suerte { $luck }, habilidad { $skill }, los demás { $others }.
review-sentence-of = { $name }: suerte { $luck }, habilidad { $skill }, los demás { $others }.
review-decisions = Las decisiones
review-many = { $name }: { $count }
review-moments = Lo que decidió la partida
review-moment-slip = { $name } tiene un desliz.
review-moment-mistake = { $name } comete un error.
review-moment-blunder = { $name } mete la pata.
review-moment-lucky = { $name } tiene suerte.
review-moment-unlucky = { $name } tiene mala suerte.
review-note = «Los demás» es todo lo que no depende de tus decisiones ni de tu suerte: lo que hicieron y robaron los otros, y el redondeo de las estimaciones.

## Estadísticas
statistics-skill = Habilidad y suerte
statistics-skill-lost = Pérdida por decisión
statistics-skill-luck = Suerte por partida
statistics-skill-points = { $whole },{ $tenths }
statistics-skill-legend = Nivel de juego en esta escala: { $levels }. Sale de las decisiones de las últimas 20 partidas analizadas y no depende de quién ganó. La suerte está en puntos porcentuales de la probabilidad de ganar, y a la larga se compensa. Las líneas muestran una partida tras otra.
statistics-skill-worst = La acción más cara: { $action }, { $points } puntos porcentuales de media.
rating-title = Nivel de juego
rating-game = Nivel de juego: { $level }.
rating-none = Todavía sin nivel
rating-one = Nivel de juego: { $number }, como «{ $level }». Una sola partida dice poco.
rating-band = Nivel de juego: { $number }, como «{ $level }». Tras { $count ->
    [one] una partida
   *[other] { $count } partidas
} está entre { $low } y { $high }.
