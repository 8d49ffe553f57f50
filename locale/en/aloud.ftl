### What the window says to players who listen.

## States and positions
spoken-not-now = { $name }, not possible now
spoken-on = { $name }, on
spoken-off = { $name }, off
spoken-position = { $place } of { $of }.
