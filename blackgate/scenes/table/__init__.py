"""The table: the heart of the game."""
