### L’entraîneur : chances, conseils, tuteur, bilan.
coach-band = { $low }–{ $high } %
coach-gain = +{ $number }
coach-loss = −{ $number }
coach-chance = Chances de gagner

## Conseils
keys-hint = Un conseil
hint-ask = Un conseil : ce que ferait l’entraîneur
hint-title = Un conseil
hint-thinking = il réfléchit encore …
hint-failed = Cette fois, l’entraîneur n’a pas d’idée.
hint-close = Ça suffit
hint-forbidden = À cette table, on joue sans conseils.
hint-not-asked = Il y a des conseils quand c’est à toi de décider.
hint-closed = Ouvre d’abord ta main : un conseil regarde tes cartes.
hint-nobody = Il n’y a personne ici pour donner des conseils.
end-hints = { $count ->
    [one] { $name } : un conseil.
   *[other] { $name } : { $count } conseils.
}

## Options et accords
options-show_odds = Chances aux places
options-show_odds-help = Les chances de gagner de chacun, d’après ce que tu peux savoir.
options-tutor = Tuteur
options-tutor-help = Demande avant une action qui coûte 8 points ou plus.
setup-hints = Conseils
setup-hints-help = Si l’on peut demander à l’entraîneur que faire. C’est compté, et dit à la fin.
setup-odds = Chances
setup-odds-help = Si les chances de gagner de chacun peuvent s’afficher aux places.
setup-tutor = Tuteur
setup-tutor-help = Si le tuteur peut s’opposer à une action coûteuse.

## Tuteur
tutor-title = Tu es sûr ?
tutor-words = Cela te coûte { $points } points de chance. Il y a mieux.
tutor-meant = Ce que tu allais faire
tutor-better = Ce que je ferais
tutor-take = Faire mieux
tutor-think = Réfléchir encore
tutor-insist = Le faire quand même

## Bilan
replay-odds = Les chances de gagner de chacun, d’après ce que savent ces yeux
replay-review = Bilan
replay-review-help = Les chances au fil du temps, l’adresse et la chance, les moments décisifs
end-review = Bilan
review-title = Bilan
review-help = Ce que tout cela veut dire
review-begun = L’entraîneur parcourt la partie. Les premières notes arrivent dans un instant.
review-failed = On ne peut pas faire ici le bilan de cette partie.
review-progress = En cours d’écriture : { $percent }
review-chart-help = Les chances au fil du temps : tire, ou avance avec gauche et droite
review-seat-help = Le compte et les décisions de { $name }
review-at = tour { $round }, action { $number }
review-verdict = { $count ->
    [one] { $mark } : { $points } point de chance.
   *[other] { $mark } : { $points } points de chance.
}
review-verdict-free = { $mark }.
review-better = Mieux : { $action }.
review-luck-here = { $count ->
    [one] Chance pour { $name } : { $points } point.
   *[other] Chance pour { $name } : { $points } points.
}
review-not-yet = L’entraîneur n’en est pas encore là.
review-mark-best = Le mieux possible
review-mark-fine = Correct
review-mark-slip = Un faux pas
review-mark-mistake = Une erreur
review-mark-blunder = Une grosse erreur
review-mark-before = Au faux pas précédent
review-mark-after = Au faux pas suivant
review-look = Regarder
review-look-help = La table à ce moment, telle qu’on la voyait alors
review-try = Essayer autrement
review-try-help = Prends la place et continue à partir d’ici
review-account = Le compte : { $name }
review-start = Au début
review-skill = Ses décisions
review-luck = Sa chance
review-others = Les autres
review-result = À la fin
review-now = Jusqu’ici
review-sentence = En points de chances de gagner : chance { $luck }, adresse { $skill }, les autres { $others }.
review-sentence-of = { $name } : chance { $luck }, adresse { $skill }, les autres { $others }.
review-decisions = Les décisions
review-many = { $name } : { $count }
review-moments = Ce qui a décidé
review-moment-slip = { $name } fait un faux pas.
review-moment-mistake = { $name } fait une erreur.
review-moment-blunder = { $name } fait une grosse erreur.
review-moment-lucky = { $name } a de la chance.
review-moment-unlucky = { $name } n’a pas de chance.
review-note = « Les autres » contient tout ce qui n’est ni ton propre fait ni ta propre chance : ce que tous les autres ont fait et pioché, et le bruit des estimations.

## Statistiques
statistics-skill = Adresse et chance
statistics-skill-reviews = Bilans
statistics-skill-lost = Perdus par décision
statistics-skill-luck = Chance par partie
statistics-skill-points = { $whole },{ $tenths }
statistics-skill-legend = En points de chance, d’après les parties dont il y a un bilan ; les lignes les montrent l’une après l’autre. Moins on perd, mieux c’est, et à la longue la chance ne vaut rien.
statistics-skill-worst = La plus chère : { $action }, { $points } points à chaque fois.
