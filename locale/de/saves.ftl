### What can be wrong with a saved game, the options, the statistics.
save-broken = Dieser Spielstand ist beschädigt und nicht lesbar.
save-newer = Dieser Spielstand stammt aus einer neueren Version des Spiels.
save-other-cards = Dieses Spiel lief mit Karten, die es hier nicht oder nicht mehr so gibt.
save-missing = Die Datei gibt es nicht mehr.
save-fell-back = Der letzte Spielstand war beschädigt. Das Spiel geht kurz davor weiter.
save-too-long = Dieses Spiel hat mehr Aktionen, als Blackgate zeigen kann.
save-failed = Das Spiel lässt sich nicht speichern: In den Ordner kann nichts geschrieben werden.
settings-broken = Die Optionen waren beschädigt. Die Datei liegt jetzt beiseite, und es gelten die Standardoptionen.
settings-newer = Die Optionen stammen aus einer neueren Version. Sie bleiben, wie sie sind; was du hier änderst, gilt bis zum Beenden.
statistics-broken = Die Statistik war beschädigt. Die Datei liegt jetzt beiseite, und die Zählung beginnt von vorn.
statistics-newer = Die Statistik stammt aus einer neueren Version. Sie bleibt, wie sie ist; Spiele von hier werden nicht gezählt.
