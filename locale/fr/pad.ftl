### The controller: what its buttons do, told below every screen while one is in use.
pad-plugged = { $name } : tout est prêt.
pad-unplugged = { $name } : débranché. Souris et touches marchent toujours.
pad-press = Choisir
pad-write = Écrire
pad-change = Changer
pad-back = Retour
pad-closer = Regarder de près
pad-undo = Reprendre
pad-panels = Volet suivant
pad-pages = Page suivante
pad-menu = Menu
pad-scroll = Défiler
pad-rules = Règles
pad-capitals = Majuscules
pad-letters = Autres lettres
pad-delete = Effacer
pad-done = Terminé
