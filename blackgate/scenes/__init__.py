"""What the player sees: scenes on a stack, drawn from views, never from the game state itself."""
