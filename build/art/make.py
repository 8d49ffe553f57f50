"""Draws the places, people and scenes again: python build/art/make.py.

The pictures in assets/ are shipped. Change a recipe, draw, look at the pictures, and commit both.
"""

from __future__ import annotations

import board
import breakout
import cafeteria
import capture
import cell_block
import escape
import infirmary
import inmates
import michel
import ornaments
import rec_area
import showers
import solitary
import standees
import title
import tunnel

PLACES = (cell_block, cafeteria, infirmary, showers, rec_area, solitary)
PEOPLE = (inmates, michel, standees)
SCENES = (title, escape, breakout, capture, board, tunnel, ornaments)

if __name__ == "__main__":
    for recipe in (*PLACES, *PEOPLE, *SCENES):
        recipe.main()
