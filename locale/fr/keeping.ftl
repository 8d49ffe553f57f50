### Saving that fails, saves that would be replaced, a second window, games by name.
save-in-use = Cette partie est ouverte dans une autre fenêtre. Continue-la là-bas.
title-second = Blackgate est déjà ouvert dans une autre fenêtre. Tu peux jouer ici aussi. La partie et les options de l’autre fenêtre y restent.
title-homeless = Le système n’indique aucun dossier personnel. Parties et options sont gardées dans { $folder }, peut-être seulement jusqu’à l’arrêt de l’ordinateur.
table-unsaved = Impossible de sauvegarder cette partie : on ne peut rien écrire. Ce que tu fais maintenant serait perdu.
table-unsaved-retry = Réessayer
table-saved-again = De nouveau sauvegardée.
menu-not-kept = Manche { $number }. Impossible de sauvegarder !
# A day in a name: $day and $month are numbers.
menu-save-day = { $day }/{ $month }
menu-replace-title = La remplacer ?
menu-replace-words = Il y a déjà une sauvegarde nommée « { $name } ».
menu-replace-other = Un autre nom
menu-replace = Remplacer
menu-lose-title = Partir sans sauvegarder ?
menu-lose-words = La partie n’a pas pu être sauvegardée. Ce qui s’est passé depuis la dernière sauvegarde sera perdu.
menu-lose-stay = Rester
end-missing = Cette partie n’est pas encore entièrement sauvegardée : on ne peut rien écrire. Blackgate réessaie toutes les quelques secondes.
end-kept = Maintenant, tout est sauvegardé.
keep-failed = Tout n’a pas pu être sauvegardé : on ne peut rien écrire. Blackgate réessaie toutes les quelques secondes.
keep-lost = Tout n’a pas pu être sauvegardé : on ne peut rien écrire.
file-unreadable = Un de tes fichiers ne peut pas être lu pour l’instant. Il reste tel quel et rien de nouveau n’y est sauvegardé.
end-lose-words = Cette partie n’a pas pu être entièrement sauvegardée : on ne peut rien écrire. Ce qui manque pourrait être perdu.
end-lose-go = Partir quand même
shelf-unreadable = Le dossier de tes parties ne peut pas être lu : { $folder }. Elles y sont peut-être encore.
shelf-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}, { $number ->
    [1] une manche
    [one] { $number } manche
   *[other] { $number } manches
}
statistics-by-name = Par nom
statistics-head-games = Parties
statistics-head-wins = Victoires
statistics-head-share = Taux
statistics-head-fastest = Record
statistics-head-stolen = Volés
statistics-legend = Record : manches de l’évasion la plus rapide. Volés : Cuillères du Réfectoire et Outils rackettés.
