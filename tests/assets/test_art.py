"""Every card, power and sign has its own picture, and pygame can draw it (WINDOW, art)."""

import hashlib
import xml.etree.ElementTree as Xml
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

import pygame

import blackgate
from blackgate.model import sorts
from blackgate.model.actions import ACTIONS
from blackgate.play.feats import FEATS

from ..table import shipped

ASSETS = Path(blackgate.__file__).parents[1] / "assets"
TOKENS = {
    "flag", "handset", "lamp", "chart", "star",
    "cigarette", "cigarettes5", "beating", "first", "action", "spade", "lock", "eye", "hand", "clock", "bot", "human",
    "team_a", "team_b", "gear", "book", "save", "replay", "undo", "speaker", "pause", "play", "step", "fast", "close",
    "back", "arrow", "check", "warning", "search_glass", "crown",
}
EMOTES = {"grin", "anger", "fear", "laugh", "shrug", "proud", "sad", "greedy", "suspicious", "thanks", "surprised",
          "sleepy"}
# Also drawn in one flat colour.
STENCILS = ("cards", "gangs", "powers", "backgrounds", "michel", "tokens", "verbs", "feats")
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
        "verbs": set(map(sorts.name_of, ACTIONS)),
        "die": set("123456"),
        "feats": set(FEATS),
        "emotes": EMOTES,
        "seats": set("012345"),
    }


PORTRAITS = {"michel", "michelle"}       # stand beside Michel(le)'s cards, drawn like the prisoners
PICTURES = [ASSETS / folder / f"{name}.svg" for folder, names in sorted(wanted().items()) for name in sorted(names)]
STENCILLED = [path for path in PICTURES if path.parent.name in STENCILS]


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@cache
def elements(path: Path) -> tuple[Xml.Element, ...]:
    return tuple(Xml.fromstring(path.read_text(encoding="utf-8")).iter())


def tag(element: Xml.Element) -> str:
    return element.tag.rpartition("}")[2]


def undrawn(path: Path, is_known: Callable[[Xml.Element], bool] = lambda part: tag(part) in ELEMENTS) -> Iterator[str]:
    """What pygame's loader would pass over."""
    root, *parts = elements(path)
    if missing := {"width", "height", "viewBox"} - set(root.keys()):
        yield f"has no {missing}"
    for part in (root, *parts):
        if not is_known(part):
            yield f"has a {tag(part)}"
        if barred := BARRED & set(part.keys()):
            yield f"uses {barred}"
        if tag(part).endswith("Gradient") and part.get("gradientUnits") != "userSpaceOnUse":
            yield "has a gradient in other units"
    if "currentColor" in path.read_text(encoding="utf-8"):
        yield "has no colour of its own"


def found(pictures: Iterable[Path], faults: Callable[[Path], Iterable[str]]) -> list[str]:
    """All pictures with their faults: a test tells of every bad one at once."""
    return [f"{name_of(path)}: {fault}" for path in pictures for fault in faults(path)]


def test_everything_has_its_picture_and_no_picture_is_of_nothing() -> None:
    there = {folder: {path.stem for path in (ASSETS / folder).glob("*.svg")} for folder in wanted()}
    there["michel"] -= PORTRAITS
    assert there == wanted()
    assert len(PICTURES) > 150


def test_no_two_pictures_are_the_same() -> None:
    same = defaultdict(list)
    for path in PICTURES:
        same[hashlib.sha256(path.read_bytes()).digest()].append(name_of(path))
    assert [names for names in same.values() if len(names) > 1] == []


def test_a_picture_uses_only_what_the_loader_draws() -> None:
    assert found(PICTURES, undrawn) == []


def test_a_stencil_is_ink_with_at_most_two_accents() -> None:
    def faults(path: Path) -> Iterator[str]:
        colours = {fill for element in elements(path) if (fill := element.get("fill"))}
        if strange := colours - ACCENTS - {INK}:
            yield f"is painted with {strange}"
        if len(colours - {INK}) > 2:
            yield f"has the accents {colours - {INK}}"

    assert found(STENCILLED, faults) == []


def test_a_picture_is_small() -> None:
    assert found(PICTURES, lambda path: ["is too large"] * (path.stat().st_size > LARGEST)) == []


def test_a_picture_can_be_drawn_small_and_large() -> None:
    def faults(path: Path) -> Iterator[str]:
        for size in (32, 256):
            drawn = pygame.image.load_sized_svg(path, (size, size))
            if pygame.mask.from_surface(drawn).count() <= size * size * 0.05:
                yield f"shows next to nothing at {size}"
            box = drawn.get_bounding_rect()
            if max(box.width, box.height) <= size * 0.7:
                yield f"does not fill its field at {size}"

    assert found(PICTURES, faults) == []


def test_a_stencil_leaves_gaps_to_read_it_by() -> None:
    """Within its outline something is cut out or set apart, unless it is a plain sign of one piece."""
    plain = {"tokens/play", "tokens/arrow", "tokens/check", "tokens/close", "tokens/flag", "tokens/star"}

    def faults(path: Path) -> Iterator[str]:
        mask = pygame.mask.from_surface(pygame.image.load_sized_svg(path, (256, 256)))
        parts = len(mask.connected_components(12))
        mask.invert()
        gaps = len(mask.connected_components(12)) - 1       # without the ground around the picture
        if name_of(path) not in plain and parts + gaps <= 1:
            yield "is one blot"

    assert found(STENCILLED, faults) == []
