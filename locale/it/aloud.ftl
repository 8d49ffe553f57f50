### What the window says to players who listen.

## States and positions
spoken-not-now = { $name }, ora non si può
spoken-on = { $name }, attivo
spoken-off = { $name }, non attivo
spoken-position = { $place } di { $of }.
