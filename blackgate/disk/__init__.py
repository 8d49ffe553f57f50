"""Files that are always written whole, folders, logs, licences. It knows nothing of the game."""
