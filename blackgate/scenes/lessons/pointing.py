"""Finds where the things are that a lesson points at, on the table as it is drawn."""

from collections.abc import Mapping, Sequence
from typing import Final

from ...kit.aloud.spoken import ended, full_name, spoken_parts
from ...kit.spots import Box, Spot, holds
from ...kit.ui import Ui
from ...model.pack import Pack
from ...play.lessons.lesson import GOAL, LEARNER
from ..table.layout import Layout

_TOKENS: Final = {"tunnel": "tunnel_of", "beatings": "beatings_of", "cigarettes": "cigarettes_of", "cards": "cards_of"}
_ALONE: Final = {"die": "die:0", "deck": "deck:0", "discard": "discard:0", "background": "background:0",
                 "actions": "actions:0"}


class Pointing:
    """What the table has drawn: its spots, the standees and seats, the stage."""

    def __init__(
        self, pack: Pack, spots: Sequence[Spot], anchors: Mapping[str, Box], layout: Layout, stage: Box | None,
    ) -> None:
        self._pack = pack
        self._spots = {spot.id: spot.box for spot in spots}
        self._anchors = anchors
        self._layout = layout
        self._stage = stage

    def boxes(self, things: Sequence[str]) -> list[Box]:
        """Return the boxes of all these things that are visible."""
        return [box for thing in things if thing != GOAL for box in self._boxes(thing)]

    def _boxes(self, thing: str) -> tuple[Box, ...]:
        sort, _, name = thing.partition(":")
        layout = self._layout
        match sort:
            case "hand":
                return (layout.hand,)
            case "sides":
                return layout.sides
            case "stage":
                return (self._stage,) if self._stage is not None else ()
            case "own":
                return self._anchor(f"seat:{LEARNER}")
            case "seat" | "standee":
                return self._anchor(f"{sort}:{name}")
            case "michel":
                return self._anchor("standee:michel") + self._spot("michel:0")
            case "place":
                return self._anchor(f"place:{_number(self._pack.places, name)}")
            case "card" | "pile":
                return self._spot(f"{sort}:{_number(self._pack.kinds, name)}")
            case "gang":
                return self._spot(f"gang:{_number(self._pack.gangs, name)}")
            case "verb":
                return self._spot(thing)
        return self._spot(_ALONE.get(sort) or f"{_TOKENS[sort]}:{name}")

    def spots(self, ids: Sequence[str]) -> list[Box]:
        return [self._spots[id] for id in ids if id in self._spots]

    def _spot(self, id: str) -> tuple[Box, ...]:
        return (self._spots[id],) if id in self._spots else ()

    def _anchor(self, name: str) -> tuple[Box, ...]:
        return (self._anchors[name],) if name in self._anchors else ()


def _number(things: Sequence[object], name: str) -> int:
    return next(number for number, thing in enumerate(things) if getattr(thing, "name", "") == name)


def spoken_of(ui: Ui, boxes: Sequence[Box], hand: Box) -> list[str]:
    """Return what the things in these boxes say to a player who listens. Of the hand it is the names of the cards."""
    everything = [each for each in spoken_parts(ui) if each.spot is not None]
    found: list[str] = []
    for box in boxes:
        if box == hand:
            cards = (each for each in everything if each.spot is not None and holds(box, *each.spot.centre))
            found.append(ended(", ".join(full_name(ui.t, card) for card in cards)))
            continue
        found += [f"{ended(full_name(ui.t, each))} {each.about}".rstrip() for each in everything if each.box == box]
        found += [spot.words.replace("\n", " ") for spot in ui.spots if spot.mouse_only and spot.box == box]
    return [words for words in found if words]
