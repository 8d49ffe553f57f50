"""Whole games in a real browser, by tapping what its pages show."""
