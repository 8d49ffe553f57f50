"""Many games: played by several processes or machines, kept while they are played, gone on with after a stop."""
