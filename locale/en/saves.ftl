### What can be wrong with a saved game, the options, the statistics.
save-broken = This save is damaged and cannot be read.
save-newer = This save is from a newer version of the game.
save-other-cards = This game was played with cards that are missing or have changed.
save-missing = The file is no longer there.
save-fell-back = The last save was damaged. The game continues from shortly before it.
save-too-long = This game has more actions than Blackgate can show.
save-failed = The game cannot be saved: the folder cannot be written to.
settings-broken = The options were damaged. The file was set aside, and the standard options are used.
settings-newer = The options are from a newer version. They stay as they are; what you change here lasts until you quit.
statistics-broken = The statistics were damaged. The file was set aside, and counting starts again.
statistics-newer = The statistics are from a newer version. They stay as they are; games played here are not counted.
