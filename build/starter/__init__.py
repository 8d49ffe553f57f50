"""What `start.py` does: it makes environments, runs the game, runs the checks."""
