### La page dans les règles
rules-coach-title = L’entraîneur
rules-coach = L’entraîneur estime qui va gagner. Il sait ce que peut savoir la personne à qui il parle, et rien d’autre : il imagine beaucoup de parties qui s’accordent avec ce qu’on voit, laisse chacune avancer un peu et regarde où elle en est. Tout le reste vient de cette seule estimation.
rules-coach-odds-title = Chances
rules-coach-odds = Une barre à chaque place montre ses chances de gagner, la bande claire à quel point c’est sûr : dans 19 cas sur 20, la valeur est dedans. On l’allume dans les options. À une table où toutes les mains sont face cachée, elle dit ce que tout le monde peut savoir.
rules-coach-hint-title = Conseils
rules-coach-hint = H, la lampe de la barre ou le stick droit d’une manette demande un conseil : jusqu’à trois possibilités, la meilleure d’abord, éclairées et numérotées sur la table, avec les chances que chacune laisse et une raison. Appuie sur l’une pour la faire. Les conseils sont comptés et dits à la fin ; une table peut s’accorder pour jouer sans.
rules-coach-tutor-title = Tuteur
rules-coach-tutor = Allumé dans les options, le tuteur regarde tes décisions. Avant une qui coûte 8 points ou plus, il demande une fois, montre la meilleure et dit pourquoi. Tu peux insister. Qui est plus rapide que ses pensées passe.
rules-coach-review-title = Bilan
rules-coach-review = Après une partie, et pour chaque enregistrement : les chances au fil du temps, et chaque décision avec ce qu’elle a coûté par rapport à la meilleure qu’on pouvait alors connaître. Un faux pas coûte 3 points ou plus, une erreur 8, une grosse erreur 15. Lancers, pioches et vols sont pesés contre ce qu’ils auraient pu apporter : c’est la chance. Ce qui n’est ni ton fait ni ta chance va aux autres, bruit des estimations compris ; ainsi le compte est toujours juste. De chaque moment, tu peux regarder la table ou essayer autrement.
