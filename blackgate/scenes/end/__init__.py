"""The end of a game: the escape, the standings, the story."""
