"""Lessons: a position and steps to take in it, at the real table (docs/lessons.md)."""
