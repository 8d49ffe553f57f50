### L’entraîneur : chances, conseils, tuteur, bilan.
coach-band = { $low }–{ $high } %
coach-gain = +{ $number }
coach-loss = −{ $number }
coach-chance = Chances de gagner

## Conseils
keys-hint = Un conseil
hint-ask = Un conseil : ce que ferait l’entraîneur
hint-title = Un conseil
hint-thinking = Réfléchit encore…
hint-failed = Cette fois, l’entraîneur n’a pas trouvé de conseil.
hint-close = Fermer
hint-forbidden = À cette table, les conseils sont désactivés.
hint-not-asked = Tu peux demander un conseil quand c’est à toi de décider.
hint-closed = Montre d’abord tes cartes : l’entraîneur doit les voir.
hint-nobody = Il n’y a pas de conseils ici.
end-hints = { $count ->
    [one] { $name } : un conseil.
   *[other] { $name } : { $count } conseils.
}

## Options et accords
options-show_odds = Montrer les chances
options-show_odds-help = À chaque place, les chances de gagner, estimées d’après ce que tu sais.
options-tutor = Tuteur
options-tutor-help = Prévient avant que tu perdes 8 points de pourcentage sur tes chances de gagner.
setup-hints = Conseils
setup-hints-help = On peut demander à l’entraîneur que faire. Les conseils sont comptés et affichés à la fin.
setup-odds = Chances
setup-odds-help = Les chances de gagner de chacun peuvent s’afficher aux places.
setup-tutor = Tuteur
setup-tutor-help = Le tuteur peut prévenir avant une action coûteuse.

## Tuteur
tutor-title = Vraiment ?
tutor-words = Cela réduit tes chances de gagner de { $points ->
        [one] { $points } point de pourcentage
       *[other] { $points } points de pourcentage
    }. Il y a mieux.
tutor-meant = Ce que tu veux faire
tutor-better = Ce que je ferais
tutor-take = Suivre le conseil
tutor-think = Réfléchir encore
tutor-insist = Le faire quand même

## Bilan
replay-odds = Les chances de gagner de chacun, d’après ce que sait ce détenu
replay-review = Bilan
replay-review-help = Les chances au fil du temps, l’adresse et la chance, les moments qui ont décidé de la partie
end-review = Bilan
review-title = Bilan
review-help = Ce que cela veut dire
review-begun = L’entraîneur parcourt la partie. Les premières notes arrivent dans un instant.
review-failed = On ne peut pas faire ici le bilan de cette partie.
review-progress = En cours : { $percent }
review-chart-help = Les chances au fil du temps : fais glisser, ou sers-toi des flèches gauche et droite
review-seat-help = Le compte et les décisions : { $name }
review-at = manche { $round }, action { $number }
review-verdict = { $count ->
        [one] { $mark } : { $points } point de pourcentage.
       *[other] { $mark } : { $points } points de pourcentage.
    }
review-verdict-free = { $mark }.
review-better = Mieux : { $action }.
review-why = L’entraîneur dit à { $name } : « { $why } »
review-deed = { $name } : { $action }
review-luck-here = { $count ->
        [one] Chance pour { $name } : { $points } point de pourcentage.
       *[other] Chance pour { $name } : { $points } points de pourcentage.
    }
review-not-yet = L’entraîneur n’en est pas encore là.
review-mark-best = Le meilleur choix
review-mark-fine = Correct
review-mark-slip = Un faux pas
review-mark-mistake = Une erreur
review-mark-blunder = Une grosse erreur
review-mark-before = Au faux pas précédent
review-mark-after = Au faux pas suivant
review-first-mark = Il n’y a pas de faux pas avant.
review-last-mark = Il n’y a plus de faux pas après.
review-look = Regarder
review-look-help = La table à ce moment, telle qu’on la voyait à cette place
review-try = Essayer autre chose
review-try-help = Prendre la place et continuer à partir d’ici
review-account = Le compte : { $name }
review-start = Au début
review-skill = Ses décisions
review-luck = Sa chance
review-others = Les autres
review-result = À la fin
review-now = Jusqu’ici
review-sentence = En points de pourcentage : chance { $luck }, adresse { $skill }, les autres { $others }.
review-sentence-of = { $name } : chance { $luck }, adresse { $skill }, les autres { $others }.
review-decisions = Les décisions
review-many = { $name } : { $count }
review-moments = Ce qui a décidé de la partie
review-moment-slip = { $name } fait un faux pas.
review-moment-mistake = { $name } fait une erreur.
review-moment-blunder = { $name } fait une grosse erreur.
review-moment-lucky = { $name } a de la chance.
review-moment-unlucky = { $name } n’a pas de chance.
review-note = « Les autres » : tout ce qui n’est ni ta décision ni ta chance, donc ce que les autres ont fait et tiré, et les arrondis des estimations.

## Statistiques
statistics-skill = Adresse et chance
statistics-skill-lost = Perte par décision
statistics-skill-luck = Chance par partie
statistics-skill-points = { $whole },{ $tenths }
statistics-skill-legend = Niveau de jeu sur cette échelle : { $levels }. Il vient des décisions des 20 dernières parties dont il y a un bilan et ne dépend pas de qui a gagné. La chance est en points de pourcentage des chances de gagner et s’équilibre à la longue. Les lignes montrent une partie après l’autre.
statistics-skill-worst = L’action la plus chère : { $action }, { $points } points de pourcentage en moyenne.
rating-title = Niveau de jeu
rating-game = Niveau de jeu : { $level }.
rating-none = Pas encore de niveau
rating-one = Niveau de jeu : { $number }, à peu près « { $level } ». Une seule partie ne dit pas grand-chose.
rating-band = Niveau de jeu : { $number }, à peu près « { $level } ». Après { $count ->
    [one] une partie
   *[other] { $count } parties
}, il est entre { $low } et { $high }.
