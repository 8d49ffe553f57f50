"""What developers run: laws, measurements, training, the gallery of situations."""
