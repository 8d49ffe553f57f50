"""Painting only what changed gives the same picture as painting everything, whatever changed."""

from random import Random

import pygame
import pytest
from pygame import Rect, Surface

from blackgate.kit.painter import MOST_PATCHES, Painter, Stroke

SIZE = (160, 120)
GROUND: Stroke = ((10, 20, 30), 0, 0, *SIZE, None)


def sheer(color: tuple[int, int, int], size: tuple[int, int], alpha: int) -> Surface:
    surface = Surface(size, pygame.SRCALPHA)
    surface.fill((*color, alpha))
    return surface


PLATES = [sheer((255 - 40 * n, 40 * n, 90), (8 + 3 * n, 30 - 3 * n), 80 + 30 * n) for n in range(6)]


def any_stroke(random: Random) -> Stroke:
    x, y = random.randrange(-10, SIZE[0]), random.randrange(-10, SIZE[1])
    clip = None
    if random.random() < 0.3:
        clip = (random.randrange(100), random.randrange(80), random.randrange(1, 60), random.randrange(1, 60))
    if random.random() < 0.4:
        color = (random.randrange(256), random.randrange(256), random.randrange(256))
        return color, x, y, random.randrange(1, 50), random.randrange(1, 50), clip
    plate = random.choice(PLATES)
    return plate, x, y, *plate.get_size(), clip


def changed(strokes: list[Stroke], random: Random) -> list[Stroke]:
    """The next picture: something new, something gone, something moved below or above, or nothing of it."""
    found = list(strokes)
    for _ in range(random.randrange(4)):
        way = random.randrange(4)
        if way == 0 or len(found) < 3:
            found.insert(random.randrange(1, len(found) + 1), any_stroke(random))
        elif way == 1:
            found.pop(random.randrange(1, len(found)))
        elif way == 2:
            found.insert(random.randrange(1, len(found)), found.pop(random.randrange(1, len(found))))
        else:
            what, x, y, width, height, clip = found.pop()
            found.append((what, x + 3, y, width, height, clip))
    return found


def pixels(surface: Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("seed", range(12))
def test_every_next_picture_is_as_if_painted_whole(seed: int) -> None:
    random = Random(seed)
    target, painter = Surface(SIZE), Painter()
    strokes = [GROUND, *(any_stroke(random) for _ in range(random.randrange(2, 40)))]
    for step in range(40):
        before = target.copy()
        patches = painter.paint(target, strokes)
        fresh = Surface(SIZE)
        Painter().paint(fresh, strokes)
        assert pixels(target) == pixels(fresh), step
        for patch in patches:
            before.blit(target, patch, patch)
        assert pixels(before) == pixels(target), "outside of what it says nothing was touched"
        assert len(patches) <= MOST_PATCHES
        strokes = changed(strokes, random)


def test_patches_that_touch_are_one_and_those_apart_are_two() -> None:
    target, painter = Surface(SIZE), Painter()
    painter.paint(target, [GROUND])
    apart = painter.paint(target, [GROUND, ((9, 9, 9), 0, 0, 10, 10, None), ((9, 9, 9), 50, 50, 10, 10, None)])
    assert sorted(map(tuple, apart)) == [(0, 0, 10, 10), (50, 50, 10, 10)]
    painter.paint(target, [GROUND])
    joined = painter.paint(target, [GROUND, ((9, 9, 9), 0, 0, 10, 10, None), ((9, 9, 9), 5, 5, 10, 10, None)])
    assert joined == [Rect(0, 0, 15, 15)]


def test_only_the_part_within_its_clip_is_touched() -> None:
    target, painter = Surface(SIZE), Painter()
    painter.paint(target, [GROUND])
    assert painter.paint(target, [GROUND, ((255, 0, 0), 10, 10, 50, 50, (20, 20, 10, 12))]) == [Rect(20, 20, 10, 12)]
    assert target.get_at((25, 25))[:3] == (255, 0, 0)
    assert target.get_at((15, 15))[:3] == GROUND[0]
    assert target.get_at((35, 25))[:3] == GROUND[0]


def test_what_changes_most_of_the_window_is_painted_whole_and_what_does_not_is_not() -> None:
    target, painter = Surface((100, 100)), Painter()
    painter.paint(target, [])
    assert painter.paint(target, [((1, 2, 3), 0, 0, 100, 70, None)]) == [Rect(0, 0, 100, 70)]
    assert painter.paint(target, [((3, 2, 1), 0, 0, 100, 71, None)]) == [target.get_rect()]


def test_many_patches_are_joined_to_a_few() -> None:
    target, painter = Surface((400, 400)), Painter()
    painter.paint(target, [])
    dots: list[Stroke] = [((9, 9, 9), 20 * n, 20 * (n % 7), 2, 2, None) for n in range(MOST_PATCHES + 4)]
    patches = painter.paint(target, dots)
    assert len(patches) <= MOST_PATCHES
    assert all(any(patch.contains(Rect(*dot[1:5])) for patch in patches) for dot in dots)
    few = painter.paint(target, dots[:4])
    assert len(few) <= MOST_PATCHES
    painter.paint(target, [])
    assert len(painter.paint(target, dots[:MOST_PATCHES:2])) == MOST_PATCHES // 2


def test_what_lies_outside_of_the_window_paints_nothing() -> None:
    target, painter = Surface(SIZE), Painter()
    painter.paint(target, [GROUND])
    assert painter.paint(target, [GROUND, ((1, 1, 1), 500, 500, 10, 10, None)]) == []


def test_forgotten_or_on_another_surface_everything_is_painted() -> None:
    target, painter = Surface(SIZE), Painter()
    painter.paint(target, [GROUND])
    assert painter.paint(target, [GROUND]) == [], "nothing has changed"
    painter.forget()
    assert painter.paint(target, [GROUND]) == [target.get_rect()]
    other = Surface(SIZE)
    assert painter.paint(other, [GROUND]) == [other.get_rect()]
    assert pixels(other) == pixels(target)
    assert other.get_clip() == other.get_rect()
