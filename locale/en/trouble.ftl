### When the program itself fails.
trouble-title = That was not planned
trouble-words-game = Something in the program went wrong. Your game is saved up to the last action, and you can go on from there.
trouble-words = Something in the program went wrong. Saved games are safe.
trouble-go-on = Continue the game
trouble-cannot-go-on = The game cannot be continued.
trouble-title-screen = Back to the title
trouble-report = Copy a report
trouble-report-help = Copies what is known about the error, and writes it to a file, for whoever can fix it. Nothing is sent.
trouble-whole = Put all cards of this game into the report
trouble-whole-help = Makes the error far easier to find. Whoever reads the report then knows every hand and the seed.
trouble-copied-kept = Copied. It is also in { $path }
trouble-copied-not-kept = Copied to the clipboard.
trouble-not-copied-kept = The report is in { $path }
trouble-not-copied-not-kept = The report could neither be copied nor written.
trouble-plain = Something in Blackgate went wrong. Saved games are safe. Press Enter to go back to the title.
table-stood-in = Some bots have a problem. A simpler bot answers for them, and the game goes on.
