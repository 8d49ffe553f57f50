"""The review of a game: chances over time, skill and luck, the moments that decided."""
