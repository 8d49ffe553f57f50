"""A picture in words, for players who listen: every spot with its name, its value and its explanation."""

import re
from dataclasses import dataclass
from typing import Final

from ...words.text import Text
from ..lettering import Written
from ..spots import Box, Spot, holds, middle, plain
from ..ui import Ui

SOFT: Final = "\u00ad"          # where a word may be broken; it is not spoken
SENTENCE: Final = re.compile(r"(?<=[.!?]) (?=\S)")


@dataclass(frozen=True)
class SpokenPart:
    """One thing on the picture, as it is read aloud."""

    id: str                     # the id of its spot; words outside all spots have their own
    name: str
    box: Box
    group: str
    about: str = ""
    value: str = ""
    place: int = 0              # its number among things of the same sort, "3 of 8"; 0 if it is alone
    of: int = 0
    spot: Spot | None = None    # None for words that cannot be pressed
    is_heading: bool = False


def has_letters(words: str) -> bool:
    return any(letter.isalpha() for letter in words)


def spoken_parts(ui: Ui) -> list[SpokenPart]:
    """Return everything to read, in the order of drawing. A part of another spot is read together with it."""
    on_spots, loose = _owners(ui)
    places = _places(ui.spots)
    found: list[tuple[int, SpokenPart]] = []
    for number, spot in enumerate(ui.spots):
        if spot.mouse_only:
            continue
        name, about = _name(spot, on_spots.get(number, []))
        place, of = places.get(spot.id, (0, 0))
        value = _clean(plain(spot.value))
        found.append((number, SpokenPart(spot.id, name, spot.box, spot.group, about, value, place, of, spot)))
    told = "\n".join(f"{each.name}\n{each.about}\n{each.value}" for _, each in found)
    for count, written in enumerate(loose):
        words = _clean(written.words)
        if has_letters(words) and words not in told:
            told += f"\n{words}"
            part = SpokenPart(f"words:{count}", words, written.box, "", is_heading=written.is_heading)
            found.append((written.spots - 1, part))
    return [each for _, each in sorted(found, key=lambda pair: pair[0])]


def full_name(t: Text, each: SpokenPart) -> str:
    """Return a name with its value, and whether it can be pressed, because not every reader says that."""
    name = f"{each.name}: {each.value}" if each.value else each.name
    is_free = each.spot is None or each.spot.enabled
    return name if is_free else t("spoken-not-now", name=name)


def everything_said(ui: Ui) -> str:
    """Return all words of the screen and the names of everything that can be pressed."""
    return " ".join(ended(full_name(ui.t, each)) for each in spoken_parts(ui))


def group_name(ui: Ui, group: str) -> str:
    """Return the spoken name of a panel."""
    return ui.panels.get(group) or ui.t.maybe(f"group-{group.partition(':')[0]}") or ""


def _owners(ui: Ui) -> tuple[dict[int, list[str]], list[Written]]:
    """Return which words lie on which spot, by its number, and which on none.

    Words belong to the last spot declared below them. If that is a part of another spot, they belong to the other one.
    """
    on_spots: dict[int, list[str]] = {}
    loose: list[Written] = []
    for written in ui.written:
        before = min(written.spots, len(ui.spots))
        owner = next((number for number in reversed(range(before))
                      if holds(ui.spots[number].box, *middle(written.box))), None)
        if owner is not None and ui.spots[owner].mouse_only:
            part = ui.spots[owner]
            owner = next((number for number in reversed(range(owner)) if not ui.spots[number].mouse_only
                          and _within(part.box, ui.spots[number].box)), None)
        if owner is None:
            loose.append(written)
        else:
            on_spots.setdefault(owner, []).append(written.words)
    return on_spots, loose


def _within(one: Box, other: Box) -> bool:
    return (
        one[0] >= other[0] - 1 and one[1] >= other[1] - 1
        and one[0] + one[2] <= other[0] + other[2] + 1 and one[1] + one[3] <= other[1] + other[3] + 1
    )


def _places(spots: list[Spot]) -> dict[str, tuple[int, int]]:
    """Return the number of each spot among those of its sort in its panel, and how many there are."""
    rows: dict[tuple[str, str], list[str]] = {}
    for spot in spots:
        if not spot.mouse_only:
            rows.setdefault((spot.group, spot.id.rpartition(":")[0]), []).append(spot.id)
    return {id: (place, len(row)) for (_, sort), row in rows.items() if sort and len(row) > 1
            for place, id in enumerate(row, 1)}


def _name(spot: Spot, drawn: list[str]) -> tuple[str, str]:
    """Return the name of a spot and its explanation, without repeating anything."""
    own, value = _clean(plain(spot.name)), _clean(plain(spot.value))
    texts = [words for words in dict.fromkeys(map(_clean, drawn))
             if words.casefold() != spot.key and words != value and spot.line is None]
    if not own and not value and any(map(has_letters, texts)):
        own, texts = ", ".join(words.rstrip(".") for words in texts), []
    lines = [*map(_clean, f"{plain(spot.about)}\n{spot.words}".split("\n"))]
    lines = [line for line in dict.fromkeys(lines) if line]
    if not own and lines:
        own, *lines = lines
    sentences = [sentence for line in lines for sentence in SENTENCE.split(line)]
    about = " ".join(ended(sentence) for sentence in sentences
                     if sentence.rstrip(".") not in own and sentence.rstrip(".") != value)
    missing = [words for words in texts if len(words) > 1 and has_letters(words) and words not in f"{own}\n{about}"]
    missing = [*map(ended, missing)]
    return own, " ".join([*missing, about] if about else missing)


def ended(line: str) -> str:
    """Return a line that ends with a full stop, so that a voice pauses after it."""
    return line if line[-1] in ".!?…”" else f"{line}."


def _clean(words: str) -> str:
    """Return words on one line, without soft hyphens."""
    return " ".join(words.replace(SOFT, "").split())
