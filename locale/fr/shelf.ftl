### Saved games and replays.
shelf-title = Sauvegardes
shelf-games = Parties
shelf-replays = Replays
shelf-no-games = Aucune partie ne t’attend. Elles se sauvegardent toutes seules pendant que tu joues.
shelf-no-replays = Pas encore de replay. Chaque partie finie en laisse un ici.
shelf-older = { $count ->
    [one] Afficher une sauvegarde automatique plus ancienne
   *[other] Afficher { $count } sauvegardes automatiques plus anciennes
}
shelf-reading = Lecture en cours…
shelf-unnamed-auto = Sauvegarde automatique
shelf-unnamed-named = Sans nom
shelf-unnamed-replay = Une partie finie
shelf-round = Manche { $number }
shelf-date = { $day }/{ $month }/{ $year }, { $hour }:{ $minute }
shelf-rename = Renommer
shelf-rename-yes = Renommer
shelf-rename-auto = Le jeu nomme lui-même cette sauvegarde. « Sauvegarder sous… » à la table permet de choisir un nom.
shelf-delete = Effacer
shelf-delete-title = Effacer ?
shelf-delete-words = « { $name } » disparaîtra pour de bon.
shelf-keep = Garder
shelf-cannot-delete = Le fichier ne peut pas être effacé.
