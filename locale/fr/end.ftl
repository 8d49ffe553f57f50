### The end of a game.
end-out = { $count ->
    [one] { $names } est dehors !
   *[other] { $names } sont dehors !
}
end-wins = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
}
end-standings = Où chacun en était
end-story = Comment c’est arrivé
end-rounds = { $number ->
    [1] une manche
    [one] { $number } manche
   *[other] { $number } manches
}
end-gave-up = a jeté l’éponge
end-die = Ce qu’a fait le dé
end-die-of = Ce qu’a fait le dé pour { $name }
end-awards = Mentions spéciales
end-award-fists = { $name } a gagné { $count } bagarres.
end-award-extorter = { $name } a demandé { $count } Outils, poliment.
end-award-bruises = { $name } a pris { $count } Raclées.
end-award-craft = { $name } a fabriqué { $count } objets à la main.
end-award-merchant = { $name } a vendu pour { $count } Clopes de marchandise.
end-award-cards = { $name } a joué { $count } cartes Action.
end-award-walker = { $name } a changé { $count } fois de lieu.
end-again = Encore une
end-save = Garder le replay
end-save-name = { $name } se fait la belle
end-title = Écran titre
end-wanted = Avis de recherche
end-reward = En cavale
