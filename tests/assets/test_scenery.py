"""Every place, prisoner and scene has its picture, and pygame can draw it (WINDOW, art)."""

from collections.abc import Iterator
from pathlib import Path
from xml.etree.ElementTree import Element

import pygame

from ..table import shipped
from .test_art import ASSETS, ELEMENTS, elements, found, tag, undrawn

INMATES = {inmate.name for inmate in shipped().inmates}
FULL = {"places", "board", "inmates", "beaten"}        # nothing may shine through these
LARGEST = 60 * 1024
SIZES = {"places": (480, 300), "board": (1600, 900), "inmates": (200, 240), "standees": (100, 180),
         "escapees": (100, 180), "caught": (100, 180), "beaten": (200, 240), "title": (1600, 900)}


def wanted() -> dict[str, set[str]]:
    """The names of the pictures that must be there, by folder."""
    return {
        "places": {place.name for place in shipped().places},
        "board": {"standard", "team"},
        "inmates": INMATES,
        "standees": INMATES | {"michel", "michelle"},
        "escapees": INMATES,
        "beaten": INMATES,
        "caught": INMATES,
        "title": {"gate", "sky", "wall", "gate_left", "gate_right", "lamp_beam", "escape"},
        "tunnel": {"earth", "wall", "digger", "freedom"},
        "escape": {"breakout", "passage", "daylight", "lamplight", "clod", "hole_edge", "bunk", "bars", "searchlight",
                   "siren", "ticket"},
        "ornaments": {"bars", "brick_tile", "lamp", "stencil_arrow", "chain", "rivet"},
    }


PICTURES = [ASSETS / "icon.svg", ASSETS / "michel" / "michel.svg", ASSETS / "michel" / "michelle.svg",
            *(ASSETS / folder / f"{name}.svg" for folder, names in sorted(wanted().items()) for name in sorted(names))]


def of(*folders: str) -> list[Path]:
    return [path for path in PICTURES if path.parent.name in folders]


def test_everything_has_its_picture_and_no_picture_is_of_nothing() -> None:
    assert {folder: {path.stem for path in (ASSETS / folder).glob("*.svg")} for folder in wanted()} == wanted()
    assert len(PICTURES) > 50


def test_a_picture_uses_only_what_the_loader_draws() -> None:
    def is_known(part: Element) -> bool:
        """A group moves or scales what is in it and does nothing else."""
        return tag(part) in ELEMENTS or (tag(part), set(part.keys())) == ("g", {"transform"})

    assert found(PICTURES, lambda path: undrawn(path, is_known)) == []


def test_a_picture_is_small_and_has_the_size_its_place_on_screen_expects() -> None:
    def faults(path: Path) -> Iterator[str]:
        if path.stat().st_size > LARGEST:
            yield "is too large"
        size = SIZES.get(path.parent.name)
        if size and elements(path)[0].get("viewBox") != "0 0 {} {}".format(*size):
            yield f"is not {size}"

    assert found(PICTURES, faults) == []


def test_a_backdrop_leaves_no_gap() -> None:
    def faults(path: Path) -> Iterator[str]:
        drawn = pygame.image.load_sized_svg(path, SIZES[path.parent.name])
        if pygame.mask.from_surface(drawn, 250).count() < drawn.get_width() * drawn.get_height():
            yield "something shines through"

    assert found(of(*FULL), faults) == []


def test_a_standee_is_cut_out_within_its_field() -> None:
    def faults(path: Path) -> Iterator[str]:
        boxes = pygame.mask.from_surface(pygame.image.load_sized_svg(path, SIZES["standees"])).get_bounding_rects()
        if len(boxes) != 1:
            yield "is not in one piece"
        elif boxes[0].left <= 0 or boxes[0].top <= 0 or boxes[0].right >= 100:
            yield "is cut off"
        elif boxes[0].height <= 100:
            yield "is too small"

    assert found(of("standees", "escapees", "caught"), faults) == []


def test_the_layers_of_the_title_stack_to_the_whole_gate() -> None:
    whole = pygame.image.load_sized_svg(ASSETS / "title" / "gate.svg", (320, 180))
    stack = pygame.Surface((320, 180), pygame.SRCALPHA)
    for layer in ("sky", "wall", "gate_left", "gate_right", "lamp_beam"):
        stack.blit(pygame.image.load_sized_svg(ASSETS / "title" / f"{layer}.svg", (320, 180)), (0, 0))
    seen = pygame.Surface((320, 180))
    seen.blit(whole, (0, 0))
    for x in range(0, 320, 4):
        for y in range(0, 180, 4):
            assert all(abs(a - b) <= 4 for a, b in zip(seen.get_at((x, y)), stack.get_at((x, y)), strict=True))
