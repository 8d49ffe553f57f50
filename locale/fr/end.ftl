### The end of a game.
end-out = { $count ->
    [one] { $names } est dehors !
   *[other] { $names } sont dehors !
}
end-wins = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
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
end-award-fists = { $name } a gagné { $count ->
        [1] une Bagarre
       *[other] { $count } Bagarres
    }.
end-award-extorter = { $name } a demandé { $count ->
        [1] un Outil
       *[other] { $count } Outils
    }, poliment.
end-award-bruises = { $name } a pris { $count ->
        [1] une Raclée
       *[other] { $count } Raclées
    }.
end-award-craft = { $name } a fabriqué { $count ->
        [1] un objet
       *[other] { $count } objets
    } à la main.
end-award-merchant = { $name } a vendu pour { $count ->
        [1] une Clope
       *[other] { $count } Clopes
    } de marchandise.
end-award-cards = { $name } a joué { $count ->
        [1] une carte
       *[other] { $count } cartes
    } Action.
end-award-walker = { $name } a changé { $count } fois de lieu.
end-again = Rejouer
end-save = Garder le replay
end-save-name = { $name } se fait la belle
end-title = Écran titre
end-tale-led = { $name } prend la tête à la manche { $round } et ne la lâche plus.
end-tale-overtook = Manche { $round } : { $name } double { $other }.
end-tale-feud = { $name } gagne { $count ->
        [1] une Bagarre
       *[other] { $count } Bagarres
    } contre { $other }.
end-tale-fight = Manche { $round } : { $name } gagne une Bagarre contre { $other }.
end-tale-thief = { $count ->
    [one] { $name } soulage quelqu’un d’une carte.
   *[other] { $name } soulage les autres de { $count } cartes.
}
end-tale-quiet = Personne ne lève la main sur personne.
end-tale-close = { $count ->
    [one] Quand l’alarme sonne, il manque { $count } point de Tunnel à { $name }.
   *[other] Quand l’alarme sonne, il manque { $count } points de Tunnel à { $name }.
}
end-on = Continuer
end-replay = Revoir la partie

# The ending of whoever has lost.
end-caught = { $name } reste à l’intérieur !
end-ticket = Aller simple
end-ticket-words = Pour { $name } : de Blackgate à la prison de haute sécurité. Sans retour.
end-why-fights = { $count ->
    [one] Tu as perdu une Bagarre.
   *[other] Tu as perdu { $count } Bagarres.
}
end-why-thefts = { $count ->
    [one] On t’a volé une carte.
   *[other] On t’a volé { $count } cartes.
}
end-why-riots = { $count ->
    [one] Une Mutinerie t’a pris tes cartes.
   *[other] { $count } Mutineries t’ont pris tes cartes.
}
end-why-short = { $count ->
    [one] Il te manquait un point de Tunnel.
   *[other] Il te manquait { $count } points de Tunnel.
}
