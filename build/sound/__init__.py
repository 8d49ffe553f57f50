"""The recipes of all sounds and music: numpy in, OGG files in assets/sounds out."""
