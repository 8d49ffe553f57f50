### Une soirée entre amis : le score de la soirée et les cartes de chacun à la fin.
evening-title = Ce soir
evening-games = Ce soir, { $count ->
    [one] une partie
   *[other] { $count } parties
}
evening-line = { $name } : { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}, { $points }, { $stolen ->
    [one] { $stolen } Outil volé
   *[other] { $stolen } Outils volés
}
evening-help = Les parties d’une même soirée s’additionnent.

cards-all = Toutes les cartes
cards-all-help = Ce que chacun avait en main, maintenant que la partie est finie
cards-title = Ce que chacun avait en main
cards-tools = Outils : { $points }.
cards-enough = Outils : { $points }. Cela aurait suffi.
cards-no-tool = Aucun Outil.
cards-parts = Composants pour { $cards }.
cards-secret = Le Passé est resté secret.
