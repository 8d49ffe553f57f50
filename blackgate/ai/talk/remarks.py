"""Emotes and remarks of inmates about public events and the whole game, rare enough not to annoy.

They are keys for pictures and locale files. The input is only public events and facts, so nothing secret
can come out.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from ...model.events import Event, TurnStarted, Won
from ...model.inmates import MOMENTS
from ...model.pack import Inmate
from ...model.teams import is_rival
from ...model.view import View, redact
from ...model.vocabulary import NOTHING
from .arcs import Arcs
from .moments import Facts, moment

LINES: Final = 2                # lines for each moment
ANYBODY: Final = "any"          # the lines for inmates without their own
EVENTS_APART: Final = 8         # events between two reactions of an inmate
TURNS_APART: Final = 2          # turns between two lines at the table
OWN_TURNS_APART: Final = 6      # turns between two lines of an inmate
AT_ONCE: Final = 2              # inmates that react to one event, or that speak at the end
WHOLE_GAME: Final = 35          # percent: how much likelier a line about the whole game is


@dataclass(frozen=True)
class Remark:
    """An emote and sometimes a line: a key of the locale files, which may name the player `about`."""

    emote: str
    key: str = ""
    about: int = NOTHING


def remark(inmate: Inmate, seat: int, event: Event, facts: Facts, random: Random, last: str = "") -> Remark | None:
    """An inmate's reaction to a public event, or None. It never repeats the last line."""
    word, about = moment(event, seat, facts)
    return _said(inmate, word, about, inmate.chatty, random, last) if word else None


def _said(inmate: Inmate, word: str, about: int, chatty: int, random: Random, last: str) -> Remark | None:
    emote, often = MOMENTS[word]
    if random.random() * 100 >= often:
        return None
    emote = inmate.emotes.get(word, emote)
    if word != "escaped" and random.random() * 100 >= chatty:       # A winner always speaks.
        return Remark(emote)
    return Remark(emote, random.choice([key for key in lines(inmate, word) if key != last]), about)


def lines(inmate: Inmate, word: str) -> list[str]:
    """The keys of an inmate's lines for a moment."""
    whose = inmate.name if word in inmate.lines else ANYBODY
    return [f"remark-{whose}-{word}-{number}" for number in range(1, LINES + 1)]


class Chatter:
    """The inmates at a table. They react to events, within limits."""

    def __init__(self, inmates: Mapping[int, Inmate], view: View, seed: int, past: Sequence[Event] = ()) -> None:
        self._inmates = inmates
        self.remember(view, past)
        self._random = Random(seed)
        self._turns = 0
        self._line_turn = -TURNS_APART              # the turn of the last line at the table
        self._quiet_for = dict.fromkeys(inmates, EVENTS_APART)      # events since each inmate's last reaction
        self._spoke_turn = dict.fromkeys(inmates, -OWN_TURNS_APART)
        self._last = dict.fromkeys(inmates, "")

    def remember(self, view: View, past: Sequence[Event]) -> None:
        """Take over the current state and the events before it, for a game in progress. They get no remarks."""
        self._facts = Facts(view)
        self._arcs = Arcs(view, redact(list(past), NOTHING))

    def hear(self, events: Iterable[Event]) -> list[tuple[int, Remark]]:
        """The reactions to some events, in order, with their seats. Secret parts of events are ignored."""
        said: list[tuple[int, Remark]] = []
        for event in redact(list(events), NOTHING):
            if isinstance(event, TurnStarted):
                self._turns += 1
            self._arcs.follow(event)
            said += self._react(event)
            self._facts.follow(event)
        return said

    def warn(self, of: int, speakers: Sequence[int]) -> tuple[int, Remark] | None:
        """A rival of a seat that may win soon says so, in any case; None if no rival can speak."""
        rivals = [seat for seat in speakers if seat in self._inmates and is_rival(self._facts.team, of, seat)]
        if not rivals:
            return None
        seat = max(rivals, key=lambda each: (self._turns - self._spoke_turn[each], self._random.random()))
        key = self._random.choice([key for key in lines(self._inmates[seat], "rival_close") if key != self._last[seat]])
        self._line_turn = self._spoke_turn[seat] = self._turns
        self._last[seat], self._quiet_for[seat] = key, 0
        return seat, Remark(MOMENTS["rival_close"][0], key, of)

    def _react(self, event: Event) -> list[tuple[int, Remark]]:
        is_end = isinstance(event, Won)
        found: list[tuple[int, Remark]] = []
        spoken = 0
        seats = list(self._inmates)
        self._random.shuffle(seats)
        for seat in seats:
            self._quiet_for[seat] += 1
            if not is_end and (self._quiet_for[seat] < EVENTS_APART or len(found) == AT_ONCE):
                continue
            remarked = self._of_the_game(seat) if not is_end and self._may_speak(seat) else None
            if remarked is None:
                remarked = remark(self._inmates[seat], seat, event, self._facts, self._random, self._last[seat])
            if remarked is None:
                continue
            self._quiet_for[seat] = 0
            if remarked.key and not (spoken < AT_ONCE if is_end else self._may_speak(seat)):
                remarked = Remark(remarked.emote)
            if remarked.key:
                spoken += 1
                self._line_turn = self._spoke_turn[seat] = self._turns
                self._last[seat] = remarked.key
            found.append((seat, remarked))
        return found

    def _of_the_game(self, seat: int) -> Remark | None:
        """A seat's remark about the whole game, if it has one."""
        word, about = self._arcs.now(seat)
        if not word:
            return None
        self._arcs.close(seat)
        inmate = self._inmates[seat]
        return _said(inmate, word, about, inmate.chatty + WHOLE_GAME, self._random, self._last[seat])

    def _may_speak(self, seat: int) -> bool:
        return (
            self._turns - self._line_turn >= TURNS_APART and self._turns - self._spoke_turn[seat] >= OWN_TURNS_APART
        )
