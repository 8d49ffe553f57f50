"""The code behind `start.py`: it makes environments, runs the game and runs the checks."""
