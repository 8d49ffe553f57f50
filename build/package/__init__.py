"""Recipes that build the program for players: the packaged program and its installers."""
