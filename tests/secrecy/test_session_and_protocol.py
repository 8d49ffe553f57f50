"""What leaves a session and what the protocol writes, judged by the oracle (R5.7, R12, R14q)."""

from collections import Counter

import pytest

from blackgate.model.events import TurnEnded, TurnStarted
from blackgate.model.notation import Json
from blackgate.model.view import view
from blackgate.phones.phone_updates import snapshot_of
from blackgate.play.orders import ANSWERS, Orders
from blackgate.play.plan import Plan, Seat
from blackgate.play.session import Session
from blackgate.play.protocol_view import seen
from tests.table import notation

from . import reading
from .games import Mode, follow, following, moments
from .oracle import HIDDEN, ONLOOKER, allowed_event, allowed_table, allowed_view, differences

MICHELS = (None, "michel", "michelle")


@pytest.mark.parametrize("mode", [(2, False, 2), (3, False, 0), (4, True, 1)])
def test_a_session_shows_and_tells_every_seat_and_everybody_what_they_may_know(mode: Mode) -> None:
    players, team, michel = mode
    seats = tuple(Seat(f"Seat {number}", "easy") for number in range(players))
    session = Session(Plan(seats, team=team, michel=MICHELS[michel], seed=4, first=0))
    memory = following(session._truth)
    for _ in range(70):
        if session.over is not None:
            break
        game = session._truth
        truth = reading.truth(game)
        for seat in range(players):
            wrong = differences(reading.view(session.sight(seat), game), allowed_view(truth, memory, seat))
            assert not wrong, (session.acted, seat, wrong)
        assert not differences(reading.view(session.sight(None), game), allowed_view(truth, memory, ONLOOKER))
        assert not differences(reading.view(session.public, game), allowed_table(truth, memory))
        before = session.happened
        assert session.poll()
        follow(memory, session._history.events[before:], session._truth)
    whole = reading.events(session._history.events)
    for seat in range(players):
        assert reading.events(session.events_for(seat)) == [allowed_event(event, seat) for event in whole]
        assert reading.events(session.events_for(seat, 30)) == [allowed_event(event, seat) for event in whole[30:]]
    assert reading.events(session.events_for(None)) == [allowed_event(event, ONLOOKER) for event in whole]


def test_the_story_since_ones_last_turn_is_told_as_that_seat_may_know_it() -> None:
    session = Session(Plan(tuple(Seat(f"Seat {number}", "easy") for number in range(3)), seed=4, first=0))
    while session.turn != 1 or session.rounds < 3:
        assert session.poll()
    events = session._history.events
    end = max(n for n, event in enumerate(events) if isinstance(event, TurnStarted))
    ended = max(n for n, event in enumerate(events[:end]) if event == TurnEnded(1))
    begin = next(n for n, event in enumerate(events) if n > ended and isinstance(event, TurnStarted))
    told = reading.events(session.since(1))
    assert told == [allowed_event(event, 1) for event in reading.events(events[begin:end])]
    assert any(HIDDEN in event.values() for event in told), "the others drew cards"


@pytest.mark.parametrize("mode", [(3, False, 1), (4, True, 0)])
def test_a_phone_is_handed_what_its_seat_may_know_and_no_order_of_others(mode: Mode) -> None:
    players, team, michel = mode
    seats = tuple(Seat(f"Seat {number}", "easy") for number in range(players))
    session = Session(Plan(seats, team=team, michel=MICHELS[michel], seed=6, first=0))
    session.standing_orders.orders[:] = [Orders(demands=(ANSWERS[seat % len(ANSWERS)],) * 3) for seat in range(players)]
    memory = following(session._truth)
    told = 0
    for _ in range(50):
        game = session._truth
        truth = reading.truth(game)
        whole = reading.events(session._history.events[told:])
        for seat in range(players):
            sitting = snapshot_of(session, seat, 1, 1, (), told)
            assert not differences(reading.view(sitting.view, game), allowed_view(truth, memory, seat)), seat
            assert reading.events(sitting.told.events) == [allowed_event(event, seat) for event in whole]
            assert sitting.orders is session.standing_orders.orders[seat]
        watching = snapshot_of(session, None, 1, 1, (), told)
        assert not differences(reading.view(watching.view, game), allowed_view(truth, memory, ONLOOKER)), "who watches"
        assert reading.events(watching.told.events) == [allowed_event(event, ONLOOKER) for event in whole]
        assert watching.orders == Orders() and not watching.is_asked and watching.undo_stop is not None
        told = session.happened
        assert session.poll()
        follow(memory, session._history.events[told:], session._truth)


def named(cards: Counter[int]) -> dict[str, int]:
    return {notation().kinds[kind]: number for kind, number in cards.items() if number}


@pytest.mark.parametrize("mode", [(3, False, 1), (4, True, 0), (6, True, 2)])
def test_the_protocol_writes_of_every_hand_and_background_what_the_seat_may_know(mode: Mode) -> None:
    for game, memory, _ in moments(mode, 5, 90):
        truth = reading.truth(game)
        for seat in range(mode[0]):
            written = seen(view(game, seat), notation())
            allowed = allowed_view(truth, memory, seat)
            for owner, entry in enumerate(written["seats"]):
                assert hand_in(entry) == expected(allowed["hands"][owner], allowed["known"][owner]), (seat, owner)
                card = allowed["background"][owner]
                assert entry["background"] == {
                    "card": None if card == HIDDEN else notation().backgrounds[card],
                    "revealed": bool(truth["revealed"][owner]),
                }
                assert entry["hand_size"] == truth["hand"][owner].total()
            assert (written["decision"] is not None) == (truth["asked"] == seat and not truth["winners"])


def hand_in(entry: Json) -> Json:
    return {name: entry[name] for name in ("hand", "known") if name in entry}


def expected(hand: Counter[int] | str, known: Counter[int]) -> Json:
    return {"known": named(known)} if isinstance(hand, str) else {"hand": named(hand)}


def test_the_protocol_writes_a_proposal_to_its_two_partners_only() -> None:
    shown = hidden = 0
    for game, _, _ in moments((6, True, 0), 2, 200):
        if not game.agenda or game.agenda[-1].step != "exchange":
            continue
        partners = {game.agenda[-1].seat, game.turn}
        for seat in range(6):
            pending = seen(view(game, seat), notation())["pending"]
            assert ({"give", "take"} <= set(pending)) == (seat in partners), seat
            assert seat in partners or set(pending) == {"what", "seat", "with"}
            shown += seat in partners
            hidden += seat not in partners
    assert shown and hidden
