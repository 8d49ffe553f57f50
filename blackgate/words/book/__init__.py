"""The rules as the game's own book tells them."""
