"""Bots in processes of their own, told nothing but their seat's view."""
