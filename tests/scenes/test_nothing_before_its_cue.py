"""Cause, then effect, then number: whole games are looked at frame by frame.

A number of a seat may change when a clip of an event of that seat has begun, its points and Beatings when the effect
has been seen. The log, the headline, the panel beside the table and the inmates speak of an event when it was seen.
"""

from collections.abc import Iterator
from itertools import accumulate
from typing import Any

import pytest

from blackgate.ai.stand_in import quick_thought
from blackgate.app import App
from blackgate.kit.sounds import Sounds
from blackgate.model.events import (
    Armed, Beaten, Drawn, Dug, Event, Extorted, Given, GivenUp, Inspected, Moved, Paid, Played, Revealed, Rioted,
    Rolled, Started, Taken, TurnedUp,
)
from blackgate.model.sorts import fields_of
from blackgate.scenes.table.clips import Clips, Timing
from blackgate.scenes.table.moments import MOMENTS
from blackgate.scenes.table.table import Table

from .test_cause_and_effect import settle
from .window import open_app, open_table, plan

STEP = 0.06
NUMBERS = ("points", "beatings", "cigarettes", "sizes")
LANDING = ("points", "beatings")        # They change when the effect is seen; cards and money when they leave.
EVERYBODY = (Rioted, Inspected, Started)
# Seconds from the beginning of an event until it may be told and heard. They were read off the pictures: the die lies
# still, the card has turned, the Weapon has landed, the earth has fallen. A fight among bots takes less time.
SEEN_AFTER: dict[type[Event], tuple[float, float]] = {
    Rolled: (0.5, 0.0), Played: (0.4, 0.0), Revealed: (0.4, 0.0), TurnedUp: (0.4, 0.0), Rioted: (0.6, 0.0),
    Taken: (0.5, 0.0), Given: (0.5, 0.0), Paid: (0.6, 0.0), Moved: (0.7, 0.0), Dug: (1.0, 0.4), Extorted: (0.7, 0.6),
    Armed: (0.4, 0.4), GivenUp: (0.3, 0.3), Beaten: (0.15, 0.15),
}


class Spy:
    """Which events are on their way, when each begins, and what was heard so far."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[tuple[Event, Timing, float]] = []
        self.heard: list[str] = []
        start = Clips.start

        def spied(clips: Clips, motion: Any, event: Event, *seen: Any) -> Timing:
            after = seen[-1]
            if after == 0.0:
                self.begun, self.heard = [], []
            others = len(motion.clips)
            timing = start(clips, motion, event, *seen)
            effects = [clip.seconds for clip in motion.clips[others:] if clip.brings is not None or clip.hides]
            told, heard = SEEN_AFTER.get(type(event), (0.0, 0.0))
            assert timing.told - after >= told * clips.pace, f"{event} is told before it is seen"
            assert timing.heard - after >= heard * clips.pace, f"{event} is heard before it is seen"
            assert timing.told - after >= min(effects, default=0.0) / 2, f"{event} is told before its effect is seen"
            self.begun.append((event, timing, after))
            return timing

        monkeypatch.setattr(Clips, "start", spied)
        monkeypatch.setattr(Sounds, "play", lambda sounds, name, **how: self.heard.append(name))


def names(event: Event, seat: int) -> bool:
    """Whether an event is about a seat."""
    if isinstance(event, EVERYBODY):
        return True
    for field in fields_of(type(event)):
        value = getattr(event, field.name)
        if value == seat if field.sort in ("seat", "optional_seat") else field.sort == "seats" and value >> seat & 1:
            return True
    return False


def seen_after(event: Event, table: Table) -> tuple[float, float]:
    told, heard = SEEN_AFTER.get(type(event), (0.0, 0.0))
    return told * table.clips.pace, heard * table.clips.pace


def numbers(table: Table) -> dict[tuple[str, int], int]:
    view = table.showing().view
    return {(name, seat): getattr(view, name)[seat] for name in NUMBERS for seat in range(view.players)}


def spoken(table: Table) -> set[str]:
    """What inmates say at their seats, and what the panel beside the table says and shows."""
    asked = table.session.asked
    words = {table.remark(seat)[1] for seat in range(table.session.players)} | {"", "None"}
    if asked is not None:
        doing = table.news.doing(asked)
        words |= {doing.reason, str(doing.picture), "" if doing.line is None else doing.line.words}
    return words


def frames(app: App, table: Table, most: int) -> Iterator[None]:
    """A person who answers at once; everything else goes its way."""
    for _ in range(most):
        app.frame([], STEP)
        if app.top is not table:
            if table not in app.scenes or table.session.over is not None:
                return
            app.pop()
        yield
        if table.is_mine and not table.motion.is_busy:
            table.session.act(quick_thought(table.view).action)
            table.asking.forget()
            table.catch_up(show=True)


@pytest.mark.parametrize(("players", "team", "michel", "seed"), [
    pytest.param(3, False, "michel", 3, marks=pytest.mark.nightly),
    pytest.param(4, False, None, 8, marks=pytest.mark.nightly), (4, True, "michel", 5),
])
def test_nothing_is_told_heard_or_counted_before_it_is_seen(
    players: int, team: bool, michel: str | None, seed: int, monkeypatch: pytest.MonkeyPatch,
) -> None:
    spy = Spy(monkeypatch)
    app = open_app((1024, 600), moves=True)
    table = open_table(app, plan(players, 1, seed, team=team, michel=michel, bots="easy"))
    app.frame([], 0.0)
    settle(app, table)
    before, headline, lines, said = numbers(table), table.sentence, len(table.log.lines), spoken(table)
    looked: set[type[Event]] = set()
    for _ in frames(app, table, 2600):
        if not table.motion.is_busy:
            before, headline, lines, said = numbers(table), table.sentence, len(table.log.lines), spoken(table)
            continue
        time = table.motion.time
        has_begun = [event for event, _, start in spy.begun if start <= time]
        looked |= {type(event) for event in has_begun}
        now = numbers(table)
        has_landed = [event for event, _, start in spy.begun if start + seen_after(event, table)[0] <= time]
        for (name, seat), number in before.items():
            if not any(names(event, seat) for event in (has_landed if name in LANDING else has_begun)):
                assert now[name, seat] == number, (name, seat, spy.begun)
        heard = [name for name in spy.heard if name in {each.sound for each in MOMENTS.values()}]
        assert set(heard) <= {MOMENTS[type(event)].sound for event in has_begun}
        last = list(accumulate((timing.told for _, timing, _ in spy.begun), max))       # They are told in their order.
        told = [event for (event, *_), at in zip(spy.begun, last, strict=True) if at <= time]
        new = [line for line in table.lines(told) if line is not None]
        assert [line.words for line in table.log.lines[lines:]] == [line.words for line in new]
        if len(told) < len(spy.begun) and not table.is_rolling and not table.stages.is_fighting:
            assert table.sentence == headline or table.is_public
        if not told:
            assert spoken(table) <= said
    assert {Drawn, Dug} <= looked and len(looked) > 18, looked


