### Saved games and replays.
shelf-title = Spielstände
shelf-games = Spiele
shelf-replays = Replays
shelf-no-games = Kein Spiel wartet auf dich. Jedes Spiel speichert sich selbst, während du spielst.
shelf-no-replays = Noch keine Replays. Jedes beendete Spiel lässt eins hier.
shelf-older = { $count ->
    [one] Ein älteres automatisch gespeichertes Spiel zeigen
   *[other] { $count } ältere automatisch gespeicherte Spiele zeigen
}
shelf-reading = Wird gelesen …
shelf-unnamed-auto = Automatisch gespeichert
shelf-unnamed-named = Ohne Namen
shelf-unnamed-replay = Ein beendetes Spiel
shelf-round = Runde { $number }
shelf-date = { $day }.{ $month }.{ $year }, { $hour }:{ $minute }
shelf-rename = Umbenennen
shelf-rename-yes = Umbenennen
shelf-rename-auto = Dieser Name ist automatisch. Mit „Speichern als …“ am Tisch wählst du einen eigenen.
shelf-delete = Löschen
shelf-delete-title = Wirklich löschen?
shelf-delete-words = „{ $name }“ ist dann für immer weg.
shelf-keep = Behalten
shelf-cannot-delete = Die Datei lässt sich nicht löschen.
