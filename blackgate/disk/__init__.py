"""The machine below: files that are always whole, folders, logs, licences. Knows no game."""
