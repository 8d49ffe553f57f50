### What can be wrong with a saved game, the options, the statistics.
save-broken = Cette sauvegarde est endommagée et illisible.
save-newer = Cette sauvegarde vient d’une version plus récente du jeu.
save-other-cards = Cette partie s’est jouée avec des cartes absentes ici, ou modifiées depuis.
save-missing = Le fichier n’est plus là.
save-fell-back = La dernière sauvegarde était endommagée. La partie reprend à un moment juste avant.
save-too-long = Cette partie compte plus d’actions que Blackgate ne peut en montrer.
save-failed = Impossible de sauvegarder : on ne peut pas écrire dans ce dossier.
settings-broken = Les options étaient endommagées. Le fichier est mis de côté, et les options standard s’appliquent.
settings-newer = Les options viennent d’une version plus récente. Elles restent telles quelles ; ce que tu changes ici vaut jusqu’à la fermeture.
statistics-broken = Les statistiques étaient endommagées. Le fichier est mis de côté, et on recompte à partir de zéro.
statistics-newer = Les statistiques viennent d’une version plus récente. Elles restent telles quelles ; les parties jouées ici ne sont pas comptées.
