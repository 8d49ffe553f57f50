### What can be wrong with a saved game, the options, the statistics.
save-broken = This save is damaged and cannot be read.
save-newer = This save is from a newer version of the game.
save-other-cards = This game was played with cards that are missing or have changed.
save-missing = The file is gone.
save-fell-back = The last save was damaged. The game goes on from a moment earlier.
save-failed = The game cannot be saved: nothing can be written there.
settings-broken = The options were damaged. They were set aside, and the usual ones apply.
settings-newer = The options are those of a newer version. They are left as they are; what you change here holds until you quit.
statistics-broken = The statistics were damaged. They were set aside, and counting begins anew.
statistics-newer = The statistics are those of a newer version. They are left as they are; games played here are not counted.
