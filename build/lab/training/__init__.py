"""Learning the bots' value from their own games. Needs numpy; playing does not."""
