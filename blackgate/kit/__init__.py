"""What screens are made of: a drawing board, input, fonts, art, sounds, widgets. Knows no game."""
