"""Every place, prisoner and scene has its picture, and pygame can draw it (WINDOW, art)."""

from pathlib import Path

import pygame
import pytest

from ..table import shipped
from .test_art import ASSETS, BARRED, ELEMENTS, elements, name_of, tag

INMATES = {inmate.name for inmate in shipped().inmates}
FULL = {"places", "board", "inmates"}        # nothing may shine through these
LARGEST = 60 * 1024
SIZES = {"places": (480, 300), "board": (1600, 900), "inmates": (200, 240), "standees": (100, 180),
         "title": (1600, 900)}


def wanted() -> dict[str, set[str]]:
    """The names of the pictures that must be there, by folder."""
    return {
        "places": {place.name for place in shipped().places},
        "board": {"standard", "team"},
        "inmates": INMATES,
        "standees": INMATES | {"michel", "michelle"},
        "title": {"gate", "sky", "wall", "gate_left", "gate_right", "lamp_beam", "escape"},
        "tunnel": {"earth", "dug", "wall", "digger", "freedom"},
        "ornaments": {"bars", "brick_tile", "lamp", "stencil_arrow", "chain", "rivet"},
    }


FOLDERS = sorted(wanted())
PICTURES = [ASSETS / "icon.svg", ASSETS / "michel" / "michel.svg", ASSETS / "michel" / "michelle.svg",
            *(ASSETS / folder / f"{name}.svg" for folder in FOLDERS for name in sorted(wanted()[folder]))]


@pytest.mark.parametrize("folder", FOLDERS)
def test_everything_has_its_picture_and_no_picture_is_of_nothing(folder: str) -> None:
    assert {path.stem for path in (ASSETS / folder).glob("*.svg")} == wanted()[folder]


@pytest.mark.parametrize("path", PICTURES, ids=name_of)
def test_a_picture_uses_only_what_the_loader_draws(path: Path) -> None:
    root, *parts = elements(path)
    assert {"width", "height", "viewBox"} <= set(root.keys())
    for part in (root, *parts):
        # A group moves or scales what is in it and does nothing else.
        assert tag(part) in ELEMENTS or (tag(part), set(part.keys())) == ("g", {"transform"})
        assert BARRED.isdisjoint(part.keys())
        if tag(part).endswith("Gradient"):
            assert part.get("gradientUnits") == "userSpaceOnUse"


@pytest.mark.parametrize("path", PICTURES, ids=name_of)
def test_a_picture_is_small_and_has_the_size_its_place_on_screen_expects(path: Path) -> None:
    assert path.stat().st_size <= LARGEST
    if wide_and_tall := SIZES.get(path.parent.name):
        assert elements(path)[0].get("viewBox") == "0 0 {} {}".format(*wide_and_tall)


@pytest.mark.parametrize("path", [path for path in PICTURES if path.parent.name in FULL], ids=name_of)
def test_a_backdrop_leaves_no_gap(path: Path) -> None:
    drawn = pygame.image.load_sized_svg(path, SIZES[path.parent.name])
    assert pygame.mask.from_surface(drawn, 250).count() == drawn.get_width() * drawn.get_height()


@pytest.mark.parametrize("path", [path for path in PICTURES if path.parent.name == "standees"], ids=name_of)
def test_a_standee_is_cut_out_within_its_field(path: Path) -> None:
    drawn = pygame.image.load_sized_svg(path, SIZES["standees"])
    box = pygame.mask.from_surface(drawn).get_bounding_rects()
    assert len(box) == 1, "the figure is in one piece"
    assert box[0].left > 0 and box[0].top > 0 and box[0].right < 100, "nothing is cut off"
    assert box[0].height > 100


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
