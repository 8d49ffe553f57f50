"""Replays: to any moment and back, through any eyes, and on from there."""

from random import Random

import pytest

from blackgate.model.events import Drawn, TurnStarted
from blackgate.model.vocabulary import ANY
from blackgate.play.session import BadPlan, BadRecord, Replay, Seat, Session

from .sitting import all_sights, all_told, plan, play, sit, step


def recorded(session: Session) -> Replay:
    return Replay(session.record, session.plan, session.pack)


def test_every_moment_is_what_the_players_saw() -> None:
    session = sit("human", "easy", "medium", michel="michelle")
    moments = [(all_sights(session), all_told(session), session.asked, session.prompt, session.rounds)]
    for _ in range(70):
        step(session)
        moments.append((all_sights(session), all_told(session), session.asked, session.prompt, session.rounds))
    shown = recorded(session)
    assert len(shown) == 70 and shown.at == 0
    order = list(range(71))
    Random(3).shuffle(order)
    for at in order:
        shown.go(at)
        assert (shown.at, [len(told) for told in all_told(shown)]) == (at, [len(told) for told in moments[at][1]])
        assert (all_sights(shown), all_told(shown), shown.asked, shown.prompt, shown.rounds) == moments[at]


def test_steps_go_forward_and_back_and_stop_at_the_ends() -> None:
    shown = recorded(play(sit("easy", "easy"), 20))
    shown.step(-1)
    assert shown.at == 0
    shown.step()
    shown.step(5)
    assert shown.at == 6
    shown.step(100)
    assert shown.at == 20


def test_each_step_tells_what_it_brought() -> None:
    session = play(sit("easy", "medium"), 40)
    shown = recorded(session)
    heard = shown.last_events(0)
    for _ in range(40):
        shown.step()
        heard += shown.last_events(0)
    assert heard == session.events_for(0)


def test_an_open_table_shows_all_hands_and_backgrounds() -> None:
    shown = recorded(play(sit("easy", "medium", "easy"), 40))
    shown.go(30)
    seen = shown.open_sight()
    assert [seen.hands[seat] for seat in range(3)] == [shown.sight(seat).hands[seat] for seat in range(3)]
    assert [seen.background[seat] for seat in range(3)] == [shown.sight(seat).background[seat] for seat in range(3)]
    assert not any(ANY in event for event in shown.told_openly() if isinstance(event, Drawn))


def test_turns_are_found_by_their_first_action() -> None:
    shown = recorded(play(sit("easy", "medium"), 60))
    starts = shown.turns()
    assert starts[0] == 0
    for at in starts[1:]:
        shown.go(at)
        assert any(isinstance(event, TurnStarted) for event in shown.last_events(None))
    shown.go(len(shown))
    assert len(starts) == sum(isinstance(event, TurnStarted) for event in shown.events_for(None))


def test_a_game_can_be_taken_over_from_any_moment() -> None:
    session = play(sit("easy", "medium", "easy"))
    shown = recorded(session)
    shown.go(31)
    taken = Session.from_replay(shown, [Seat("Ana"), Seat("Bo", "easy"), Seat("Cleo", "medium:fox")])
    assert taken.acted == 31 and taken.names == ["Ana", "Bo", "Cleo"] and taken.humans == (0,)
    assert taken.events_for(1) == shown.events_for(1) and taken.commitment == session.commitment
    assert taken.plan.seed is None
    play(taken)
    assert taken.over
    with pytest.raises(BadPlan):
        Session.from_replay(shown, [Seat("Ana"), Seat("Bo")])


def test_taken_over_by_the_same_bots_the_game_ends_as_it_did() -> None:
    session = play(sit("easy", "medium"))
    shown = recorded(session)
    shown.go(50)
    taken = play(Session.from_replay(shown, session.plan.seats))
    assert [entry for entry in taken.record["actions"] if "note" not in entry] == session.record["actions"]
    assert taken.over == session.over and taken.events_for(None) == session.events_for(None)
    assert [entry.get("note") for entry in taken.record["actions"][50:53]] == ["taken_over", "taken_over", None]


def test_a_record_of_another_table_is_refused() -> None:
    session = play(sit("easy", "easy"), 5)
    with pytest.raises(BadRecord):
        Replay(session.record, plan("easy", "easy", "easy"), session.pack)
    spoilt = session.record
    spoilt["digests"][3] = "0" * 32
    with pytest.raises(BadRecord):
        Replay(spoilt, session.plan, session.pack)


def test_a_replay_knows_who_sat_down_when() -> None:
    session = play(sit("human", "easy", "easy"), 10)
    session.hand_to_bot(0, "medium")
    play(session, 10)
    session.take_back(0, "Bo")
    shown = recorded(session)
    assert shown.names[0] == "Player 1" and shown.is_human(0)
    shown.go(15)
    assert not shown.is_human(0)
    shown.go(20)
    assert shown.names[0] == "Bo" and shown.is_human(0)
    shown.go(0)
    assert shown.names[0] == "Player 1"


def test_a_moment_after_something_was_taken_back_goes_on_as_it_was() -> None:
    session = sit("human", "human", seed=3)
    backs = 0
    while session.acted < 40:
        step(session)
        if backs < 4 and session.undo_stop is None:
            session.undo()
            backs += 1
    shown = recorded(session)
    assert backs == 4 and len(shown) == 40 and shown.written == session.record
    seen = []
    for at in range(41):
        shown.go(at)
        seen.append((all_sights(shown), all_told(shown)))
    for at in (0, 1, 16, 17, 32, 40):
        shown.go(at)
        taken = Session.from_replay(shown, session.plan.seats)
        assert (all_sights(taken), all_told(taken)) == seen[at]
        assert (shown.so_far()["ended"], taken.acted) == (None, at)


def test_a_game_that_was_given_up_can_be_played_on_from_its_last_moment() -> None:
    session = play(sit("human", "human"), 9)
    session.concede(1)
    shown = recorded(session)
    shown.go(9)
    assert shown.over == session.over
    taken = Session.from_replay(shown, session.plan.seats)
    assert taken.over is None and taken.acted == 9 and taken.asked is not None and not taken.conceded
