"""Recipes for learning and measuring: ladders, balance, odds, puzzles, endurance, the gallery of situations."""
