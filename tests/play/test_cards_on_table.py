"""The order of the discards and the sides of a fight, told from what everybody saw."""

from collections import Counter

from blackgate.model.counts import BLADE, KNIFE, LINK, ONE, PIKE, SHOVEL, SUPPLY_KINDS, listed
from blackgate.model.events import (
    Armed, Beaten, CombatWon, Discarded, Event, Extorted, Inspected, Played, Refused, Sold,
)
from blackgate.model.vocabulary import NOTHING
from blackgate.play.cards_on_table import discarded, laid_by
from blackgate.play.session import Plan, Seat, Session
from tests.table import shipped

AMBUSH = next(n for n, kind in enumerate(shipped().kinds) if kind.name == "ambush")


def test_in_whole_games_the_discards_in_order_are_the_discards_that_lie_there() -> None:
    for seed, team, michel in ((3, False, "michelle"), (4, True, None), (5, False, None)):
        seats = tuple(Seat(f"Seat {n}", "easy") for n in range(4))
        session = Session(Plan(seats, team=team, michel=michel, seed=seed, first=0))
        while session.over is None:
            session.poll()
            view = session.sight(None)
            lies = Counter(listed(view.discard)) + Counter(
                kind for kind in listed(view.table) if kind not in SUPPLY_KINDS)
            assert Counter(session.discarded) == lies, (seed, session.acted)


def test_what_was_thrown_last_lies_on_top() -> None:
    thrown = [Discarded(1, ONE[kind]) for kind in (PIKE, SHOVEL)]
    assert discarded([Sold(0, ONE[LINK], 1), *thrown]) == [LINK, PIKE]   # not the Shovel


def test_a_card_that_was_played_lies_below_what_is_thrown_after_it() -> None:
    played = Played(0, AMBUSH, 1, NOTHING)
    assert discarded([played, Beaten(1, 1)]) == [AMBUSH]
    assert discarded([played, Beaten(1, 1), Sold(0, ONE[LINK], 1)]) == [AMBUSH, LINK]
    inspection: list[Event] = [played, Inspected(0, 2), Discarded(1, ONE[PIKE])]
    assert discarded(inspection) == [PIKE, AMBUSH]


def test_what_is_played_after_an_inspection_lies_below_what_is_thrown_then() -> None:
    riot = next(n for n, kind in enumerate(shipped().kinds) if kind.name == "riot")
    events: list[Event] = [
        Played(0, AMBUSH, NOTHING, 2), Inspected(0, 2), Discarded(1, ONE[PIKE]), Discarded(2, ONE[LINK]),
        Played(0, riot, NOTHING, NOTHING), Discarded(0, ONE[BLADE]),
    ]
    assert discarded(events) == [PIKE, LINK, AMBUSH, riot, BLADE]


def test_weapons_lie_with_whom_they_were_laid_for() -> None:
    fight: list[Event] = [
        Extorted(1, 0, SHOVEL, ONE[BLADE]), Refused(0, 1), Armed(0, KNIFE, 0), Armed(3, BLADE, 1),
    ]
    assert laid_by(fight) == {1: 2 * ONE[BLADE], 0: ONE[KNIFE]}
    assert laid_by([*fight, CombatWon(0, 1)]) == {}
