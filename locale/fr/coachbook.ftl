### La page dans les règles
rules-coach-title = L’entraîneur
rules-coach = L’entraîneur estime qui va gagner. Il ne sait que ce que peut savoir le détenu à qui il parle. Il imagine beaucoup de parties qui s’accordent avec ce qu’on voit, joue chacune un peu plus loin et regarde qui est en tête. Tout ce qui suit vient de cette estimation.
rules-coach-odds-title = Chances
rules-coach-odds = Une barre à chaque place montre ses chances de gagner. La bande claire montre à quel point c’est sûr : dans 19 cas sur 20, la valeur est dedans. Tu peux l’activer dans les options. Tant que toutes les mains sont masquées, elle ne tient compte que de ce que tout le monde peut savoir.
rules-coach-hint-title = Conseils
rules-coach-hint = La touche H, la lampe de la barre ou le stick droit d’une manette demande un conseil : jusqu’à trois possibilités, la meilleure d’abord. Elles sont éclairées et numérotées sur la table, chacune avec les chances de gagner qu’elle laisse et une raison. Appuie sur l’une pour la faire. Les conseils sont comptés et affichés à la fin. Une table peut s’accorder pour jouer sans.
rules-coach-tutor-title = Tuteur
rules-coach-tutor = Si tu l’actives dans les options, le tuteur regarde tes décisions. Avant une décision qui réduit tes chances de gagner de 8 points de pourcentage ou plus, il demande une fois, montre la meilleure et dit pourquoi. Tu peux passer outre. Si tu décides plus vite qu’il ne réfléchit, il ne demande rien.
rules-coach-review-title = Bilan
rules-coach-review = Le bilan suit une partie finie ou un replay. Il montre les chances de tous au fil du temps et compare chaque décision à la meilleure, d’après ce qu’on pouvait alors savoir. Un faux pas coûte 3 points de pourcentage ou plus, une erreur 8, une grosse erreur 15. Jets, tirages et vols sont comparés à ce qu’ils auraient pu apporter : c’est la chance. Tout le reste compte pour « les autres » : ce que les autres ont fait et tiré, et les arrondis des estimations. Le compte est donc toujours juste. À chaque moment, tu peux regarder la table ou essayer autre chose.
