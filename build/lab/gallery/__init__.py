"""Situations worth looking at, for pictures, tests and measurements."""
