"""Draws everything again: python build/art/make.py.

The pictures in assets/ are what ships. Change a recipe, draw, look, commit both.
"""

from __future__ import annotations

import cafeteria
import cell_block
import escape
import infirmary
import inmates
import michel
import rec_area
import showers
import solitary
import standees
import title

if __name__ == "__main__":
    for recipe in (
        cell_block,
        cafeteria,
        infirmary,
        showers,
        rec_area,
        solitary,
        inmates,
        michel,
        standees,
        title,
        escape,
    ):
        recipe.main()
