"""Learns the bots' value and habits from their own games. Needs numpy; playing does not."""
