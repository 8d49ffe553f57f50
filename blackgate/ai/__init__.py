"""Bots. They see only what their seat may see."""
