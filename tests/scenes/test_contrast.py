"""Words and signs stand out from what lies under them, in every look (WCAG: 4.5 for words, 3 for large ones and signs).

Each look is tried on some screens; `BLACKGATE_ALL_SCREENS=1` tries all of them.
"""

import os

import pytest

from lab.contrast import LEAST, LOOKS, contrast, screens
from lab.gallery.situations import SITUATIONS

EVERY = 1 if os.environ.get("BLACKGATE_ALL_SCREENS") else 8


@pytest.mark.parametrize(("turn", "look"), [*enumerate(LOOKS)])
def test_words_and_signs_stand_out_from_what_lies_under_them(turn: int, look: str) -> None:
    found = list(screens(look, list(SITUATIONS)[turn % EVERY::EVERY]))
    assert [(name, mark.what, mark.color, round(ratio, 1)) for name, mark, ratio in found
            if ratio < LEAST[mark.sort]] == []
    assert len(found) > 600


def test_with_high_contrast_words_stand_out_much_more() -> None:
    usual, sharp = (min(ratio for _, mark, ratio in screens(look, ["table-first-turn", "title", "end"]))
                    for look in ("usual", "high contrast"))
    assert sharp > 7 > usual


def test_black_on_white_is_the_most() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)
