"""Recipes of the stencil pictures: cards, gangs, tokens, buttons, dice, card backs."""
