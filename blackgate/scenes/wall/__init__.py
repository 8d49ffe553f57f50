"""The wall: what players have earned, and tonight's game."""
