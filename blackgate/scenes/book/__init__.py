"""The rulebook: its text, its numbers, and how its pages look."""
