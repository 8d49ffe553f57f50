"""The account put together from what was weighed, and decisions judged by an estimator whose chances are known."""

from collections.abc import Callable
from itertools import cycle
from typing import cast

import pytest

from blackgate.ai.levels import Brains
from blackgate.ai.search.value import Value
from blackgate.coach.account import Account
from blackgate.coach.calibration import Calibration
from blackgate.coach.review import QUICK, is_review, reviewing
from blackgate.coach.weighing import EFFORTS, Effort
from blackgate.model.codec import position
from blackgate.model.counts import listed
from blackgate.model.engine import apply
from blackgate.model.notation import Json
from blackgate.model.state import GameState
from blackgate.play.record import Record, result_of
from blackgate.play.session import Plan, Seat, Session
from tests.table import Table, notation, shipped, table

END, SEARCH = {"do": "end_turn"}, {"do": "search"}


def weighed(at: int, win: list[float], decision: tuple[int, float] | None = None, **luck: float) -> Json:
    """What was found of an action; `luck` by seat, as `seat1=0.2`."""
    decided = decision and {"seat": decision[0], "action": END, "best": SEARCH, "lost": decision[1]}
    chances = [{"seat": int(name[-1]), "event": "taken", "gained": gained} for name, gained in luck.items()]
    return {"at": at, "win": win, "decision": decided, "chances": chances}


def test_each_seat_has_its_own_decisions_its_own_luck_and_what_is_left() -> None:
    account = Account(2, QUICK, "x")
    for each in (weighed(2, [1.0, 0.0]), weighed(0, [0.5, 0.5], (0, 0.1), seat0=0.2, seat1=-0.2),
                 weighed(1, [0.7, 0.3], (1, 0.05), seat1=0.3)):
        account.add(each)
    review = account.written()
    one, other = review["seats"]
    parts = ("start", "result", "skill", "luck", "others")
    assert [one[part] for part in parts] == pytest.approx([0.5, 1.0, -0.1, 0.2, 0.4])
    assert [other[part] for part in parts] == pytest.approx([0.5, 0.0, -0.05, 0.1, -0.55])
    assert one["decisions"] == [{"at": 0, "action": END, "best": SEARCH, "lost": 0.1, "mark": "mistake"}]
    assert other["decisions"] == [{"at": 1, "action": END, "best": SEARCH, "lost": 0.05, "mark": "slip"}]
    assert one["chances"] == [{"at": 0, "event": "taken", "gained": 0.2}]
    assert [(each["at"], each["gained"]) for each in other["chances"]] == [(0, -0.2), (1, 0.3)]
    assert [(each["at"], each["win"]) for each in one["odds"]] == [(0, 0.5), (1, 0.7), (2, 1.0)]
    assert review["is_whole"]


def test_a_seat_that_falls_back_ends_where_it_ends() -> None:
    account = Account(1, QUICK, "x")
    account.add(weighed(0, [0.9, 0.1]))
    account.add(weighed(1, [0.2, 0.8]))
    assert [seat["result"] for seat in account.written()["seats"]] == [0.2, 0.8]


def test_the_three_moments_are_those_with_most_won_or_lost_and_each_is_told_by_its_largest_part() -> None:
    account = Account(5, QUICK, "x")
    even = [0.5, 0.5]
    for each in (weighed(0, even, seat0=0.10), weighed(1, even, (1, 0.02), seat0=-0.40, seat1=0.30),
                 weighed(2, even, (0, 0.01)), weighed(3, even, (1, 0.25), seat1=0.05), weighed(4, even, seat1=0.20),
                 weighed(5, even)):
        account.add(each)
    assert account.written()["moments"] == [
        {"at": 1, "seat": 0, "kind": "chance", "what": "taken", "swing": -0.40},
        {"at": 3, "seat": 1, "kind": "decision", "what": "blunder", "swing": -0.25},
        {"at": 4, "seat": 1, "kind": "chance", "what": "taken", "swing": 0.20},
    ]


# --- Decisions ----------------------------------------------------------------------------------------------------


class Stub:
    """One seat's chance is as a test says; the others share what is left."""

    def __init__(self, own: Callable[[GameState], float], seat: int, players: int = 3) -> None:
        self._own, self._seat, self._players = own, seat, players

    def chances(self, game: GameState) -> list[float]:
        own = self._own(game)
        rest = (1 - own) / (self._players - 1)
        return [own if seat == self._seat else rest for seat in range(self._players)]


@pytest.fixture(autouse=True)
def sixteen_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EFFORTS, QUICK, Effort(6, 4, 12, 2, 2))


def recorded(laid: Table, *actions: Json) -> Json:
    game = laid.start().game
    record = Record.of_position(notation(), position(game, notation()), "salt")
    for written in actions:
        action = notation().read_action(written, game.players, game.background[game.decider])
        record.add(written, apply(game, action))
    return record.written(result_of(game))


def review(written: Json, own: Callable[[GameState], float], seat: int) -> Json:
    brains = Brains({"players3": cast(Value, Stub(own, seat))})
    *_, last = reviewing(written, shipped(), brains, Calibration({}), effort=QUICK)
    return last.review


def test_a_decision_is_blamed_for_what_it_loses_in_the_worlds_of_the_best_one() -> None:
    """What is hidden makes worlds better or worse, for all options alike: the difference is exact."""
    laid = table(3).seat(0, "cell_block", spoon=1).seat(1, "infirmary", link=3).turn(0, actions=1)
    written = recorded(laid, {"do": "dig", "tool": "spoon"})

    def own(game: GameState) -> float:
        good_world = sum(listed(game.hand[1])) % 2
        return (0.2 if game.points[0] else 0.5) + 0.4 * good_world

    (decided,) = review(written, own, 0)["seats"][0]["decisions"]
    assert decided["lost"] == pytest.approx(0.3) and decided["mark"] == "blunder"
    assert decided["action"] == {"do": "dig", "tool": "spoon"} and decided["best"]["do"] != "dig"


@pytest.mark.parametrize(("fights", "lost"), [
    ((0.64, 0.60), 0.12),       # 12 points better in every world, more or less
    ((0.98, 0.26), 0.0),        # 12 points better in the mean, which sixteen such worlds do not show
])
def test_only_what_is_sure_is_blamed(fights: tuple[float, float], lost: float) -> None:
    laid = table(3).seat(0, "showers", knife=2).seat(1, "showers", spoon=1, knife=1).seat(2, "infirmary")
    extort = {"do": "extort", "seat": 1, "tool": "spoon", "weapons": ["knife"]}
    written = recorded(laid.turn(0, actions=1), extort, {"do": "cooperate"})
    said = cycle(fights)

    def own(game: GameState) -> float:
        return next(said) if sum(game.beatings) else 0.5        # Who fights beats somebody, or is beaten.

    (decided,) = [each for each in review(written, own, 1)["seats"][1]["decisions"] if each["at"] == 1]
    assert decided["lost"] == pytest.approx(lost)
    assert decided["best"] == ({"do": "fight"} if lost else {"do": "cooperate"})


def test_a_game_of_two_that_one_gives_up_is_won_by_the_other() -> None:
    session = Session(Plan((Seat("Ana", "human"), Seat("Boris", "human")), seed=3, first=0))
    session.act(session.sight(0).options[0])
    session.concede(0)
    brains = Brains({"players2": cast(Value, Stub(lambda game: 0.5, 0, 2))})
    *_, last = reviewing(session.record, shipped(), brains, Calibration({}), effort=QUICK)
    assert [seat["result"] for seat in last.review["seats"]] == [0.0, 1.0]


def test_a_review_of_another_version_is_made_anew() -> None:
    written = recorded(table(3).seat(0, "showers"), END)
    found = review(written, lambda game: 0.5, 0)
    assert is_review(found, written) and not is_review({**found, "version": found["version"] + 1}, written)
