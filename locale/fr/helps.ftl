### What things of the table mean, for who points at them, and how to see more.
tip-closer = Clic droit ou F10 : regarder de près
help-log = Le journal. Pointe une ligne pour voir ses cartes. Appuie dessus pour les voir toutes.
help-hand = { $name } : { $cards } en main. À la fin de son propre tour, personne ne peut en garder plus de { $limit_number }.
help-cigarettes = { $name } : { $cigarettes }. Avec des Clopes, on achète Armes et Outils. Vends des cartes pour en avoir plus.
help-beatings = { $beatings_number ->
        [0] { $name } n’a pas de Raclée. Avec une, on ne peut pas fabriquer ; avec deux, on ne peut pas creuser non plus.
       *[other] { $name } : { $beatings }. Avec une, on ne peut pas fabriquer ; avec deux, on ne peut pas creuser non plus. On se soigne { $places_ou }.
    }
help-tunnel = { $name } a { $points } sur { $goal_number }. Qui va jusque-là s’évade et gagne.
help-tunnel-team = { $name } a creusé { $points }. L’équipe en a { $total } sur les { $goal_number } qu’il faut pour s’évader.
help-chance = { $name } : { $chance } de chances de gagner. La bande claire, { $band }, montre à quel point c’est sûr.
help-actions = { $left ->
        [0] Tu as utilisé toutes tes actions ({ $most }). Finis ton tour.
        [one] Encore { $left } action sur { $most }.
       *[other] Encore { $left } actions sur { $most }.
    }
key-right-mouse = Bouton droit
help-alarm = Creuser encore une fois peut suffire pour s’évader !
