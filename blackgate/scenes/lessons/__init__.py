"""Lessons at the real table, and the screen that lists them."""
