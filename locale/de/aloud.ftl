### What the window says to players who listen.

## States and positions
spoken-not-now = { $name }, jetzt nicht möglich
spoken-on = { $name }, an
spoken-off = { $name }, aus
spoken-position = { $place } von { $of }.
