### Saving that fails, saves that would be replaced, a second window, games by name.
save-in-use = This game is open in another window. Continue it there.
title-second = Blackgate is already open in another window. You can play here too. The game and the options of the other window stay there.
title-homeless = The system names no home folder. Games and options are kept in { $folder }, perhaps only until the computer is switched off.
table-unsaved = This game cannot be saved: nothing can be written. What you do now would be lost.
table-unsaved-retry = Try again
table-saved-again = Saved again.
menu-not-kept = Round { $number }. It cannot be saved!
# A day in a name: $day and $month are numbers.
menu-save-day = { $day }/{ $month }
menu-replace-title = Replace it?
menu-replace-words = There is a save called “{ $name }” already.
menu-replace-other = Another name
menu-replace = Replace
menu-lose-title = Leave it unsaved?
menu-lose-words = The game could not be saved. What happened since the last save will be gone.
menu-lose-stay = Stay
end-missing = This game is not fully saved yet: nothing can be written. Blackgate tries again every few seconds.
end-kept = Now everything is saved.
keep-failed = Not everything could be saved: nothing can be written. Blackgate tries again every few seconds.
keep-lost = Not everything could be saved: nothing can be written.
file-unreadable = One of your files cannot be read now. It stays as it is, and nothing new is saved in it.
end-lose-words = This game could not be fully saved: nothing can be written. What is missing may be lost.
end-lose-go = Leave anyway
shelf-unreadable = The folder with your games cannot be read: { $folder }. Your games may still be there.
shelf-won = { $names } won, { $number ->
    [one] one round
   *[other] { $number } rounds
}
statistics-by-name = By name
statistics-head-games = Games
statistics-head-wins = Wins
statistics-head-share = Share
statistics-head-fastest = Fastest
statistics-head-stolen = Stolen
statistics-legend = Fastest: rounds to the quickest escape. Stolen: Spoons from the Cafeteria and extorted Tools.
