"""Bots in separate processes, which get only their seat's view."""
