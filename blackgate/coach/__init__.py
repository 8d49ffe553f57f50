"""What helps a player to get better: it knows what a seat may know, and no more."""
