"""At a shared screen the dramatic moments are seen in motion, although another person is asked after them."""

import pytest

from lab.strips import STRIPS, count_distinct, frames_of

SIZE = (640, 360)
SHARED = [name for name in STRIPS if name.startswith("shared-")]


def test_these_moments_are_watched() -> None:
    assert SHARED == ["shared-extortion", "shared-fight", "shared-snitch", "shared-end-of-turn"]


@pytest.mark.parametrize("name", SHARED)
def test_each_moment_has_at_least_twelve_distinct_frames(name: str) -> None:
    assert count_distinct(frames_of(name, "en", SIZE, is_still=False)) >= 12
