### What things of the table mean, for who points at them, and how to see more.
tip-closer = Clic droit ou F10 : regarder de près
help-log = Le journal. Montre une ligne pour voir ses cartes ; appuie pour les voir toutes.
help-hand = { $name } : { $cards } en main. À la fin de son propre tour, personne n’en garde plus de { $limit_number }.
help-cigarettes = { $name } : { $cigarettes }. Elles achètent Armes et Outils ; vendre des cartes en rapporte.
help-beatings =
    { $beatings_number ->
        [0] { $name } n’a pas de Raclée. Une empêche de fabriquer, deux de creuser aussi.
       *[other] { $name } : { $beatings }. Une empêche de fabriquer, deux de creuser aussi. On soigne { $places_ou }.
    }
help-tunnel = { $name } a { $points } sur { $goal_number }. Qui va jusque-là est dehors, et gagne.
help-tunnel-team = { $name } a creusé { $points }. L’équipe en a { $total } sur { $goal_number } : ensuite, elle est dehors.
help-chance = { $name } : { $chance } de chances de gagner. La bande claire, { $band }, dit à quel point c’est sûr.
help-actions =
    { $left ->
        [0] Plus d’action sur { $most } : finis ton tour.
        [one] Encore { $left } action sur { $most }.
       *[other] Encore { $left } actions sur { $most }.
    }
key-right-mouse = Bouton droit
