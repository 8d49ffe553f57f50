"""What a picture of the table shows, and what happens when things on it are pressed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ...kit import look
from ...kit.look import Color
from ...kit.layout import Region
from ...kit.ui import Ui
from ...model.view import View
from ...offers.meaning import Thing
from ..parts.chances import WinChance

ANSWERS, SILENT = "answers", "silent"       # what is known of the phone that holds a seat


class Handles(NamedTuple):
    """What happens with one thing."""

    press: Callable[[], None]
    look_at: Callable[[], None]
    drop: Callable[[str], None]


@dataclass(frozen=True)
class ThingActions:
    """What happens with every thing."""

    press: Callable[[Thing], None]
    look_at: Callable[[Thing], None]
    drop: Callable[[str, Thing], None]

    def on(self, thing: Thing) -> Handles:
        return Handles(lambda: self.press(thing), lambda: self.look_at(thing), lambda what: self.drop(what, thing))


@dataclass(frozen=True)
class SeatedPlayer:
    """The player of a seat, as the table shows them."""

    seat: int
    name: str
    inmate: str
    level: str = ""
    emote: str = ""
    remark: str = ""
    holds: str = ""             # whether their phone answers; empty without a phone
    chance: WinChance | None = None    # chance to win, if chances are shown


@dataclass(frozen=True)
class TableContents:
    """What to draw: a view, the players of the seats, and what glows."""

    view: View
    seated_players: Sequence[SeatedPlayer]
    colours: Sequence[int]                              # the colour of each seat
    glowing: set[Thing] = field(default_factory=set)
    hidden: set[str] = field(default_factory=set)       # the standees that are walking
    face: int = 0                                       # the number of the last roll
    odds: dict[int, str] = field(default_factory=dict)  # the chance to reach each place, before a roll
    prices: dict[int, int] = field(default_factory=dict)    # the actions that a cautious move to each place takes
    asked: int = -1
    discarded: Sequence[int] = ()                       # the Search discards in their order, the top card last
    is_fixed: bool = False                              # whether seats keep their place, whoever looks
    is_watched: bool = False                            # whether nobody plays at the screen
    cover: Callable[[Ui, Region], None] | None = None      # draws what covers the hand while all hands are face down
    pattern: bool = True
    lit: Color = look.EMBER                              # the colour of things that glow
    memory_aid: bool = False                            # whether seats show what an attentive player knows of hands
    is_alive: bool = False                              # whether standees are drawn by `draw_life`
