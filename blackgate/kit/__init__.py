"""The parts of a screen: a drawing board, input, fonts, art, sounds, widgets. It knows nothing of the game."""
