"""The account of a game balances, marks follow from what was lost, a blunder is found.

`BLACKGATE_COACH_GAMES=60` has so many recorded games of all modes reviewed.
"""

import json
import os
from random import Random
from typing import Any

import pytest

from blackgate.cli import main
from blackgate.coach.account import Account, mark_of
from blackgate.coach.review import QUICK, is_review, reviewing
from blackgate.coach.weighing import EFFORTS, Effort, RecordedActions, ActionJudge, deal_anew
from blackgate.model.codec import position
from blackgate.model.engine import apply
from blackgate.model.notation import Json
from blackgate.model.rng import Dice
from blackgate.play.record import BadRecord, Record, result_of
from tests.dealing import dealt_anew
from tests.table import brains, notation, shipped, table

from .playing import MODES, Mode, calibration, recorded

GAMES = int(os.environ.get("BLACKGATE_COACH_GAMES", "3"))
FEW: tuple[Mode, ...] = ((2, False, 0), (4, True, 1), (3, False, 2))
HASTY = Effort(3, 1, 2, 4, 2)       # where only sums matter


def review(written: Json, effort: str = QUICK) -> Json:
    *_, last = reviewing(written, shipped(), brains(), calibration(), effort=effort)
    return last.review


def balance(seat: Json) -> float:
    return float(abs(seat["result"] - seat["start"] - (seat["skill"] + seat["luck"] + seat["others"])))


@pytest.mark.parametrize("number", range(GAMES))
def test_the_account_of_a_game_balances(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    if len(FEW) >= GAMES:
        monkeypatch.setitem(EFFORTS, QUICK, HASTY)
    mode = (FEW if len(FEW) >= GAMES else MODES)[number % (len(FEW) if len(FEW) >= GAMES else len(MODES))]
    written = recorded(mode, 100 + number, most=None if len(FEW) < GAMES else 60)
    found = review(written)
    assert len(found["seats"]) == mode[0] and found["actions"] == len(written["actions"])
    for number_of_seat, seat in enumerate(found["seats"]):
        assert balance(seat) <= 1e-9
        assert seat["skill"] == -sum(each["lost"] for each in seat["decisions"])
        assert seat["luck"] == sum(each["gained"] for each in seat["chances"])
        assert [each["at"] for each in seat["odds"]] == list(range(found["actions"] + 1))
        if written["ended"]:
            assert seat["result"] == float(number_of_seat in written["ended"]["winners"])
        assert all(each["lost"] >= 0 and each["mark"] == mark_of(each["lost"]) for each in seat["decisions"])
        assert all(each.keys() == {"at", "action", "best", "lost", "mark"} for each in seat["decisions"])
        assert all(each.keys() == {"at", "event", "gained"} for each in seat["chances"])
    assert len(found["moments"]) == 3
    assert is_review(json.loads(json.dumps(found)), written)
    assert not is_review(found, recorded((2, False, 0), 1, most=3))


def test_marks_follow_from_the_points_that_were_lost() -> None:
    lost = {"best": 0.0, "fine": 0.01, "slip": 0.03, "mistake": 0.08, "blunder": 0.15}
    assert all(mark_of(points) == mark for mark, points in lost.items())
    assert mark_of(0.0099) == "best" and mark_of(0.149) == "mistake"


def thrown_away() -> Json:
    """A game in which seat 0 could dig itself out, and ends its turn instead; seat 1, as it knows, will."""
    game = table(3).seat(0, "cell_block", points=9, shovel=1).seat(1, "cell_block", points=9, shovel=1).start().game
    game.known[1 * 3 + 0] = game.hand[1]
    record = Record.of_position(notation(), position(game, notation()), "salt")
    for written in ({"do": "end_turn"}, {"do": "dig", "tool": "shovel"}):
        action = notation().read_action(written, game.players, game.background[game.decider])
        record.add(written, apply(game, action))
    return record.written(result_of(game))


def test_a_win_that_is_not_taken_is_a_blunder_and_one_of_the_moments() -> None:
    found = review(thrown_away())
    decided = found["seats"][0]["decisions"][0]
    assert decided["mark"] == "blunder" and decided["lost"] > 0.5
    assert decided["action"] == {"do": "end_turn"} and decided["best"] == {"do": "dig", "tool": "shovel"}
    assert {"at": 0, "seat": 0, "kind": "decision", "what": "blunder", "swing": -decided["lost"]} in found["moments"]
    assert found["seats"][1]["decisions"][0]["mark"] == "best" and found["seats"][1]["result"] == 1.0
    assert found["seats"][0]["skill"] < -0.5


def test_a_decision_is_judged_by_what_its_maker_knew() -> None:
    """Who does not know of the rival's Shovel is not blamed for what it does with it; the view is the same."""
    walks = [RecordedActions(recorded((4, False, 0), 7, most=30), shipped()) for _ in range(2)]
    at = 20
    game = walks[1].games[at]
    walks[1].games[at] = dealt_anew(game, Random(1), keeps=(game.decider,))
    assert walks[0].games[at].hand != walks[1].games[at].hand
    weighed = [ActionJudge(walk, brains(), calibration(), QUICK).weigh(at) for walk in walks]
    assert weighed[0]["decision"] == weighed[1]["decision"] and weighed[0]["win"] != weighed[1]["win"]


def test_the_review_comes_bit_by_bit_and_is_whole_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EFFORTS, QUICK, HASTY)
    written = recorded((2, False, 0), 9, most=12)
    steps = list(reviewing(written, shipped(), brains(), calibration(), effort=QUICK))
    assert [step.done for step in steps] == list(range(1, 14)) and {step.total for step in steps} == {13}
    assert [step.review["is_whole"] for step in steps] == [False] * 12 + [True]
    assert not is_review(steps[3].review, written)
    first = next(step for step in steps if any(seat["decisions"] for seat in step.review["seats"]))
    assert first.done < 4


def test_every_chance_event_is_dealt_anew_at_least_twenty_times() -> None:
    assert all(effort.deals >= 20 for effort in EFFORTS.values())
    walk = RecordedActions(recorded((3, False, 1), 2, most=5), shipped())
    game = walk.games[-1].clone()
    deal_anew(game, Dice(4))
    before = walk.games[-1]
    assert sorted(game.deck) == sorted(before.deck) and game.deck != before.deck
    assert game.hand == before.hand and game.seed != before.seed
    assert sorted(game.michel_deck) == sorted(before.michel_deck)


def test_a_record_that_is_not_true_is_not_reviewed() -> None:
    written = recorded((2, False, 0), 9, most=6)
    written["digests"][3] = "0" * 32
    with pytest.raises(BadRecord):
        review(written)


def test_the_command_prints_the_account(
    tmp_path: Any, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(EFFORTS, QUICK, HASTY)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(recorded((2, False, 0), 9, most=12)))
    assert main(["review", str(file), "--json", "--effort", "quick", "--jobs", "1"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert all(balance(seat) <= 1e-9 for seat in found["seats"])
    assert main(["review", str(file), "--effort", "quick", "--jobs", "1"]) == 0
    shown = capsys.readouterr().out
    assert "skill" in shown and "luck" in shown and "Seat 1" in shown
    file.write_text("{}")
    assert main(["review", str(file)]) == 2


def test_an_account_of_nothing_is_empty() -> None:
    assert Account(3, QUICK, "x").written()["seats"] == []
