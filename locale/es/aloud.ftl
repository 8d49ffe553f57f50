### What the window says to players who listen.

## States and positions
spoken-not-now = { $name }, ahora no se puede
spoken-on = { $name }, activado
spoken-off = { $name }, desactivado
spoken-position = { $place } de { $of }.
