### What the window says to players who listen.

## States and positions
spoken-not-now = { $name }, impossible pour l’instant
spoken-on = { $name }, activé
spoken-off = { $name }, désactivé
spoken-position = { $place } sur { $of }.
