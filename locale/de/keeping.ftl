### Saving that fails, saves that would be replaced, a second window, games by name.
save-in-use = Dieses Spiel ist in einem anderen Fenster offen. Spiel es dort weiter.
title-second = Blackgate ist schon in einem anderen Fenster offen. Du kannst auch hier spielen. Das Spiel und die Optionen des anderen Fensters bleiben dort.
title-homeless = Das System nennt kein Benutzerverzeichnis. Spiele und Optionen liegen in { $folder }, vielleicht nur bis zum Ausschalten.
table-unsaved = Dieses Spiel lässt sich nicht speichern. Was du jetzt tust, ginge verloren.
table-unsaved-retry = Noch einmal
table-saved-again = Wieder gespeichert.
menu-not-kept = Runde { $number }. Speichern geht nicht!
# A day in a name: $day and $month are numbers.
menu-save-day = { $day }.{ $month }.
menu-replace-title = Ersetzen?
menu-replace-words = Es gibt schon einen Spielstand namens „{ $name }“.
menu-replace-other = Anderer Name
menu-replace = Ersetzen
menu-lose-title = Ohne Speichern gehen?
menu-lose-words = Das Spiel ließ sich nicht speichern. Was seit dem letzten Speichern geschah, ist dann weg.
menu-lose-stay = Bleiben
end-missing = Dieses Spiel ist noch nicht ganz gespeichert: Es kann nichts geschrieben werden. Alle paar Sekunden wird es noch einmal versucht.
end-kept = Jetzt ist alles gespeichert.
keep-failed = Nicht alles ließ sich speichern: Es kann nichts geschrieben werden. Alle paar Sekunden wird es noch einmal versucht.
keep-lost = Nicht alles ließ sich speichern: Es kann nichts geschrieben werden.
file-unreadable = Eine deiner Dateien lässt sich gerade nicht lesen. Sie bleibt, wie sie ist, und nichts Neues wird darin gespeichert.
end-lose-words = Dieses Spiel ließ sich nicht ganz speichern: Es kann nichts geschrieben werden. Was fehlt, könnte verloren gehen.
end-lose-go = Trotzdem gehen
shelf-unreadable = Der Ordner mit deinen Spielen lässt sich nicht lesen: { $folder }. Vielleicht sind sie noch da.
shelf-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}, { $number ->
    [one] eine Runde
   *[other] { $number } Runden
}
statistics-by-name = Nach Namen
statistics-head-games = Spiele
statistics-head-wins = Siege
statistics-head-share = Anteil
statistics-head-fastest = Rekord
statistics-head-stolen = Geklaut
statistics-legend = Rekord: Runden bis zum schnellsten Ausbruch. Geklaut: Löffel aus der Cafeteria und erpresste Werkzeuge.
