"""What a dig, a harm or a wait changes for each seat, in races short enough to follow by hand."""

import pytest

from blackgate.ai.talk.arcs import Arcs
from blackgate.ai.talk.moments import Facts, Moment, moment
from blackgate.model.counts import PICKAXE, SHOVEL
from blackgate.model.events import (
    Beaten, Bought, CombatWon, Cooperated, Dug, Event, Healed, Joined, Moved, Paid, Sent, Sold, Swapped, TurnStarted,
)
from blackgate.model.view import view
from blackgate.model.vocabulary import NOTHING
from tests.ai.test_arcs import Made, arcs, digs, fights
from tests.table import table

NONE: Moment = ("", NOTHING)
WAITS = (TurnStarted(0),) * 6
FRESH_TURN = TurnStarted(2)


def found(made: tuple[Event, ...], known: Arcs | None = None) -> list[Moment]:
    known = known or arcs()
    for event in made:
        known.follow(event)
    return [known.now(seat) for seat in range(3)]


def told(zero: str = "", one: str = "", two: str = "") -> list[Moment]:
    """What is told to each seat; a number at the end is the seat that it is about."""
    return [(word.rstrip("012 "), int(word[-1]) if word[-1:].isdigit() else NOTHING) for word in (zero, one, two)]


@pytest.mark.parametrize(("made", "expected"), [
    # Twelve points win. From six on the lead counts.
    ((*digs(1, 3), *digs(0, 5)), told(two="only_empty")), (digs(0, 6), told("", "overtaken 0", "overtaken 0")),
    ((*digs(0, 5), *digs(1, 3), *digs(0, 6)), told(two="only_empty")),
    ((*digs(1, 1), *digs(0, 5), *digs(2, 5), *digs(0, 6)), told("", "", "overtaken 0")),
    ((*digs(1, 1), *digs(2, 4), *digs(0, 6)), told("comeback", "", "overtaken 0")),
    ((*digs(1, 1), *digs(2, 3), *digs(0, 6)), told("took_lead", "", "overtaken 0")),
    ((*digs(1, 1), *digs(2, 6), *digs(0, 6)), told("neck_and_neck 2", "overtaken 2", "neck_and_neck 0")),
    ((*digs(1, 1), *digs(2, 5), *digs(0, 5)), told("only_empty")),
    ((*digs(1, 1), *digs(2, 7), *digs(0, 6)), told("only_empty", "overtaken 2", "took_lead")),
    ((*digs(2, 1), *digs(1, 1), *digs(0, 9)), told("took_lead", "overtaken 0", "overtaken 0")),
    ((*digs(2, 1), *digs(1, 1), *digs(0, 10)), told("took_lead", "two_points 0", "two_points 0")),
    (digs(0, 12), told()), (digs(0, 1), told()), ((*digs(0, 1), *digs(1, 1)), told(two="only_empty")),
    (WAITS, told()), ((*WAITS, TurnStarted(1)), told()), ((*WAITS, *WAITS[:1]), told("dry_spell")),
    ((*WAITS, *digs(0, 1), *WAITS), told()), ((Beaten(0, 2), Beaten(0, 2)), told()),
    ((Beaten(0, 2), Beaten(0, 2), Beaten(0, 1)), told("punchbag")),
    ((Joined(0, 3, 0, 0), Joined(1, 4, 0, 0), Joined(0, 5, 0, 0)), told()),
    ((CombatWon(1, 0), FRESH_TURN, Paid(1, 0, 3)), told("grudge 1")),
    ((Swapped(1, 0), FRESH_TURN, Cooperated(0, 1, SHOVEL)), told("grudge 1")),
    ((CombatWon(1, 0), CombatWon(2, 0), FRESH_TURN, CombatWon(0, 1)), told()),
    ((CombatWon(1, 0), FRESH_TURN, CombatWon(2, 0)), told()),
    ((CombatWon(NOTHING, 0), FRESH_TURN, CombatWon(NOTHING, 0)), told()),
    ((CombatWon(0, NOTHING), FRESH_TURN, CombatWon(0, NOTHING)), told()),
    ((*fights(1, 0, 2), *fights(0, 1)), told("revenge 1")),
    ((*fights(1, 2, 2), *fights(2, 1), *fights(1, 2)), told("", "", "revenge 1")),
])
def test_an_event_changes_the_race_for_those_it_touches(made: Made, expected: list[Moment]) -> None:
    assert found(made) == expected


def test_a_revenge_settles_what_came_before() -> None:
    """After it two more blows are needed until the next one."""
    known = arcs()
    found((*fights(1, 0, 2), *fights(0, 1)), known)
    for seat in range(3):
        known.close(seat)
    known._told.clear()
    assert found(fights(0, 1), known) == [NONE, ("grudge", 0), NONE]


def test_two_players_are_told_nothing_of_an_empty_tunnel() -> None:
    known = arcs(2)
    for event in digs(0, 1):
        known.follow(event)
    assert known.now(1) == NONE


def test_what_was_before_counts_and_is_not_told() -> None:
    game = table().seat(1, points=6).seat(2, points=1).start().game
    known = Arcs(view(game, 0), (*fights(1, 0, 2), *digs(2, 1), *digs(1, 6)))
    assert [known.now(seat) for seat in range(3)] == [NONE] * 3
    assert found((*fights(0, 1), *digs(0, 7)), known)[0] == ("comeback", NOTHING)
    assert ("revenge", 1) in [(word, about) for _, word, about in known._told]


@pytest.mark.parametrize(("event", "field", "seat", "value"), [
    (Beaten(1, 1), "beatings", 1, 2), (Healed(1, 1), "beatings", 1, 0), (Joined(1, 3, 0, 0), "gang", 1, 3),
    (Moved(1, 0, 5), "place", 1, 5), (Sent(1, 0, 7), "place", 1, 7), (Dug(1, PICKAXE, 2, 9), "points", 1, 9),
])
def test_an_event_changes_one_fact(event: Event, field: str, seat: int, value: int) -> None:
    game = table().seat(1, "cafeteria", beatings=1, points=7).start().game
    before, after = Facts(view(game, 0)), Facts(view(game, 0))
    after.follow(event)
    for name in ("beatings", "gang", "place", "points"):
        kept, now = getattr(before, name), getattr(after, name)
        assert [now[each] for each in (0, 2)] == [kept[each] for each in (0, 2)]
        assert now[seat] == (value if name == field else kept[seat])
    after.follow(TurnStarted(2))
    assert (before.turn, after.turn) == (0, 2)


@pytest.mark.parametrize(("total", "own", "rivals"), [
    (8, ("dug", NOTHING), NONE), (9, ("close", NOTHING), ("rival_close", 0)),
    (11, ("close", NOTHING), ("rival_close", 0)), (12, NONE, NONE),
])
def test_who_may_win_with_the_next_dig_is_close(total: int, own: Moment, rivals: Moment) -> None:
    laid = Facts(view(table().seat(0, points=7).start().game, 0))
    assert [moment(Dug(0, SHOVEL, 3, total), seat, laid) for seat in (0, 1)] == [own, rivals]


@pytest.mark.parametrize(("event", "word"), [
    (Sold(0, 0, 4), ""), (Sold(0, 0, 5), "traded"), (Bought(0, PICKAXE, 1, 6), "traded"),
])
def test_a_big_deal_is_one_of_five_cigarettes_or_a_tool(event: Event, word: str) -> None:
    laid = Facts(view(table().start().game, 0))
    assert moment(event, 0, laid)[0] == word and moment(event, 1, laid) == NONE
