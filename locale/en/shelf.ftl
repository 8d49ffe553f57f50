### Saved games and replays.
shelf-title = Saved games
shelf-games = Games
shelf-replays = Replays
shelf-no-games = No game is waiting for you. Every game saves itself while you play.
shelf-no-replays = No replays yet. Every game that ends leaves one here.
shelf-older = { $count ->
    [one] Show one older autosave
   *[other] Show { $count } older autosaves
}
shelf-reading = Reading …
shelf-unnamed-auto = Autosave
shelf-unnamed-named = Unnamed
shelf-unnamed-replay = A finished game
shelf-round = Round { $number }
shelf-date = { $year }-{ $month }-{ $day }, { $hour }:{ $minute }
shelf-rename = Rename
shelf-rename-yes = Rename
shelf-rename-auto = An autosave keeps its name. Use “Save as …” at the table to choose one.
shelf-delete = Delete
shelf-delete-title = Delete it?
shelf-delete-words = “{ $name }” will be gone for good.
shelf-keep = Keep it
shelf-cannot-delete = The file cannot be deleted.
