### What the window says to players who listen.

## States and positions
spoken-not-now = { $name }, teraz niemożliwe
spoken-on = { $name }, włączone
spoken-off = { $name }, wyłączone
spoken-position = { $place } z { $of }.
