"""Every card, power and sign has its own picture, and pygame can draw it (WINDOW, art)."""

import hashlib
import xml.etree.ElementTree as Xml
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pygame
import pytest

import blackgate
from blackgate.model.words import ACTIONS

from ..table import shipped

ASSETS = Path(blackgate.__file__).parents[1] / "assets"
TOKENS = {
    "cigarette", "cigarettes5", "beating", "first", "action", "spade", "lock", "eye", "hand", "clock", "bot", "human",
    "team_a", "team_b", "gear", "book", "save", "replay", "undo", "speaker", "pause", "play", "step", "fast", "close",
    "back", "arrow", "check", "warning", "search_glass", "crown",
}
EMOTES = {"grin", "anger", "fear", "laugh", "shrug", "proud", "sad", "greedy", "suspicious", "thanks", "surprised",
          "sleepy"}
STENCILS = ("cards", "gangs", "powers", "backgrounds", "michel", "tokens", "verbs")      # also drawn in one flat colour
INK = "#2b221c"
ACCENTS = {"#d9772b", "#a63a2b", "#5b7c8d", "#e2b04a", "#6f7f4a", "#efe6d0", "#7b6a86"}
# What pygame's loader draws; it passes over anything else in silence.
ELEMENTS = {"svg", "defs", "linearGradient", "radialGradient", "stop", "path", "rect", "circle", "ellipse", "polygon",
            "polyline", "line"}
BARRED = {"style", "class", "clip-path", "mask", "filter", "opacity", "href", "{http://www.w3.org/1999/xlink}href"}
LARGEST = 12 * 1024


def wanted() -> dict[str, set[str]]:
    """The names of the pictures that must be there, by folder."""
    pack = shipped()
    return {
        "cards": {kind.name for kind in pack.kinds},
        "gangs": {gang.name for gang in pack.gangs},
        "powers": {card.name for card in pack.gang_cards[1:]},      # the first is "no gang"
        "backgrounds": {background.name for background in pack.backgrounds},
        "michel": {card.name for card in pack.michel_cards},
        "backs": {"search", "background", "michel", "gang"},
        "tokens": TOKENS,
        "verbs": {name for name, _ in ACTIONS},
        "die": set("123456"),
        "emotes": EMOTES,
        "seats": set("012345"),
    }


FOLDERS = sorted(wanted())
PORTRAITS = {"michel", "michelle"}       # stand beside Michel(le)'s cards, drawn like the prisoners
PICTURES = [ASSETS / folder / f"{name}.svg" for folder in FOLDERS for name in sorted(wanted()[folder])]


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@cache
def elements(path: Path) -> tuple[Xml.Element, ...]:
    return tuple(Xml.fromstring(path.read_text(encoding="utf-8")).iter())


def tag(element: Xml.Element) -> str:
    return element.tag.rpartition("}")[2]


def fills(path: Path) -> Iterator[str]:
    return (fill for element in elements(path) if (fill := element.get("fill")))


@pytest.mark.parametrize("folder", FOLDERS)
def test_everything_has_its_picture_and_no_picture_is_of_nothing(folder: str) -> None:
    there = {path.stem for path in (ASSETS / folder).glob("*.svg")}
    assert there - (PORTRAITS if folder == "michel" else set()) == wanted()[folder]


def test_no_two_pictures_are_the_same() -> None:
    same = defaultdict(list)
    for path in PICTURES:
        same[hashlib.sha256(path.read_bytes()).digest()].append(name_of(path))
    assert [names for names in same.values() if len(names) > 1] == []


@pytest.mark.parametrize("path", PICTURES, ids=name_of)
def test_a_picture_uses_only_what_the_loader_draws(path: Path) -> None:
    root, *parts = elements(path)
    assert {"width", "height", "viewBox"} <= set(root.keys())
    for part in (root, *parts):
        assert tag(part) in ELEMENTS
        assert BARRED.isdisjoint(part.keys())
        if tag(part).endswith("Gradient"):
            assert part.get("gradientUnits") == "userSpaceOnUse"
    assert "currentColor" not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", [path for path in PICTURES if path.parent.name in STENCILS], ids=name_of)
def test_a_stencil_is_ink_with_at_most_two_accents(path: Path) -> None:
    colours = set(fills(path))
    assert colours <= ACCENTS | {INK}
    assert len(colours - {INK}) <= 2


@pytest.mark.parametrize("path", PICTURES, ids=name_of)
def test_a_picture_is_small(path: Path) -> None:
    assert path.stat().st_size <= LARGEST


@pytest.mark.parametrize("path", PICTURES, ids=name_of)
def test_a_picture_can_be_drawn_small_and_large(path: Path) -> None:
    for size in (32, 256):
        drawn = pygame.image.load_sized_svg(path, (size, size))
        covered = pygame.mask.from_surface(drawn).count()
        assert covered > size * size * 0.05, "there is next to nothing to see"
        box = drawn.get_bounding_rect()
        assert max(box.width, box.height) > size * 0.7, "the picture does not fill its field"


@pytest.mark.parametrize("path", [path for path in PICTURES if path.parent.name in STENCILS], ids=name_of)
def test_a_stencil_leaves_gaps_to_read_it_by(path: Path) -> None:
    """Within its outline something is cut out or set apart, unless it is a plain sign of one piece."""
    plain = {"tokens/play", "tokens/arrow", "tokens/check", "tokens/close"}
    drawn = pygame.image.load_sized_svg(path, (256, 256))
    mask = pygame.mask.from_surface(drawn)
    mask.invert()
    pieces = len(mask.connected_components(12)) - 1     # without the ground around the picture
    mask.invert()
    parts = len(mask.connected_components(12))
    assert name_of(path) in plain or pieces + parts > 1
