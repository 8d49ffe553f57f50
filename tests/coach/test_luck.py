"""Luck: who is credited with a chance event, and with how much.

The estimator is handed in: it says what a seat's cards, place or Beatings are worth in whole numbers, so that every
chance can be worked out by hand. What is usual is the mean over a few equally likely outcomes, counted in each test;
the review finds it by dealing anew. Nothing is asked of the account, which would balance whatever the luck is.
"""

from collections.abc import Callable
from typing import Any, cast

import pytest

from blackgate.ai.levels import Brains
from blackgate.ai.search.value import Value
from blackgate.coach.calibration import Calibration
from blackgate.coach.review import QUICK, reviewing
from blackgate.coach.weighing import EFFORTS, Effort
from blackgate.model.codec import position
from blackgate.model.engine import apply, is_legal
from blackgate.model.state import GameState
from blackgate.play.record import Record, result_of
from tests.table import Play, Table, notation, shipped, table

from .playing import SEARCH_CARDS

DEALS = 400                 # times that an event is dealt anew: the mean is then this near to the true one
NEAR = 0.06
Worth = Callable[[Play, int], int]


class Shares:
    """An estimator that shares the chance to win out by what each seat is worth; teammates have their side's."""

    def __init__(self, worth: Worth) -> None:
        self._worth = worth

    def chances(self, game: GameState) -> list[float]:
        play = Play(game)
        worth = [self._worth(play, seat) for seat in range(game.players)]
        sides = [sum(worth[0::2]), sum(worth[1::2])] if game.team else worth
        return [sides[seat % len(sides)] / sum(sides) for seat in range(game.players)]


def shovels(play: Play, seat: int) -> int:
    """Who has a Shovel is ten times as likely to win as who has none."""
    return 10 if play.hand(seat).get("shovel") else 1


@pytest.fixture(autouse=True)
def many_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EFFORTS, QUICK, Effort(1, 1, 1, DEALS, 1))


def luck_of_last(laid: Table, *actions: dict[str, Any], worth: Worth = shovels) -> tuple[Play, dict[int, float]]:
    """Do these, and find the luck that the last of them brought: by seat, of those who had any."""
    play = laid.start()
    game = play.game
    record = Record.of_position(notation(), position(game, notation()), "salt")
    for written in actions:
        action = notation().read_action(written, game.players, game.background[game.decider])
        assert is_legal(game, action), written
        record.add(written, apply(game, action))
    mode = ("team" if game.team else "players") + str(game.players)
    brains = Brains({mode: cast(Value, Shares(worth))})
    *_, last = reviewing(record.written(result_of(game)), shipped(), brains, Calibration({}), effort=QUICK)
    found: dict[int, float] = {}
    for seat, account in enumerate(last.review["seats"]):
        for each in account["chances"]:
            if each["at"] == len(actions) - 1:
                assert seat not in found, "one action is lucky for a seat once"
                found[seat] = each["gained"]
        assert account["luck"] == pytest.approx(sum(each["gained"] for each in account["chances"]))
    return play, found


def near(luck: dict[int, float]) -> Any:
    return pytest.approx(luck, abs=NEAR)


def robbery() -> Table:
    """Seat 1 has a Shovel and a Link: a random card is one or the other."""
    return table(3).seat(0, "showers", sleight_of_hand=1, knife=1).seat(
        1, "showers", revealed=True, shovel=1, link=1).seat(2, "infirmary", revealed=True)


@pytest.mark.parametrize("seed", (0, 1))
def test_a_theft_is_luck_for_the_thief_and_as_much_bad_luck_for_the_victim(seed: int) -> None:
    play, luck = luck_of_last(robbery().seed(seed), {"do": "play", "card": "sleight_of_hand", "seat": 1})
    # With the Shovel the thief has 10 of 12 parts and the victim 1, without it 1 and 10. Usual is 5.5 of 12 for both.
    won = 4.5 / 12 if play.hand(0).get("shovel") else -4.5 / 12
    assert luck == near({0: won, 1: -won})


@pytest.mark.parametrize("seed", (0, 1))
def test_a_random_card_after_a_fight_is_luck_for_both_who_fought(seed: int) -> None:
    play, luck = luck_of_last(
        robbery().seed(seed), {"do": "extort", "seat": 1, "tool": "spoon", "weapons": ["knife"]}, {"do": "fight"},
        {"do": "give_up"})
    won = 4.5 / 12 if play.hand(0).get("shovel") else -4.5 / 12
    assert luck == near({0: won, 1: -won})


def test_a_tool_that_was_named_is_won_without_luck() -> None:
    play, luck = luck_of_last(
        robbery(), {"do": "extort", "seat": 1, "tool": "shovel", "weapons": ["knife"]}, {"do": "fight"},
        {"do": "give_up"})
    assert play.hand(0).get("shovel") and luck == {}


@pytest.mark.parametrize("seed", (0, 1))
def test_a_riot_is_luck_for_everybody(seed: int) -> None:
    laid = table(3).seat(0, "showers", riot=1, link=1).seat(1, "infirmary", shovel=1).seat(2, "rec_area", link=1)
    play, luck = luck_of_last(laid.seed(seed), {"do": "play", "card": "riot"})
    # Three cards for three seats: who gets the Shovel has 10 of 12 parts, the others 1 each. Usual are 4 of 12.
    assert luck == near({seat: 6 / 12 if play.hand(seat).get("shovel") else -3 / 12 for seat in range(3)})


def at_home(play: Play, seat: int) -> int:
    return 10 if play.place(seat) == "cell_block" else 1


@pytest.mark.parametrize(("face", "won"), [(1, 3 / 12), (4, -3 / 12)])
def test_a_roll_is_luck_for_who_rolls_and_for_nobody_else(face: int, won: float) -> None:
    laid = table(3).seat(0, "cafeteria", points=9, shovel=1).seat(1, "showers").seat(2, "showers").rolls(face)
    _, luck = luck_of_last(laid, {"do": "roll_move"}, worth=at_home)
    # The faces 1, 2 and 3 lead home, to 10 of 12 parts; the others do not, which leaves 4 of 12. Usual are 7 of 12.
    assert luck == near({0: won})


def containers(play: Play, seat: int) -> int:
    return 10 if play.hand(seat).get("container") else 1


@pytest.mark.parametrize(("top", "won"), [("container", 3 / 12), ("link", -3 / 12)])
def test_a_draw_is_luck_for_who_draws_and_for_nobody_else(top: str, won: float) -> None:
    rest = {name: copies - (name in ("container", "link")) for name, copies in SEARCH_CARDS.items()}
    laid = table(3).seat(0, "cell_block").seat(1, "showers").seat(2, "showers").search(top, **rest)
    play, luck = luck_of_last(laid, {"do": "search"}, worth=containers)
    # A Container and a Link are left in the deck.
    assert play.hand(0) == {top: 1} and luck == near({0: won})


@pytest.mark.parametrize("seed", (0, 1))
def test_a_card_taken_from_a_helper_is_luck_for_the_helper_and_for_the_winner(seed: int) -> None:
    laid = table(4, team=True).seat(0, "showers", knife=2).seat(1, "showers", revealed=True).seat(
        2, "infirmary").seat(3, "showers", revealed=True, knife=1, shovel=1, link=1)
    play, luck = luck_of_last(
        laid.seed(seed), {"do": "extort", "seat": 1, "tool": "spoon", "weapons": ["knife"]}, {"do": "fight"},
        {"do": "give_up"}, {"do": "weapon", "kind": "knife"}, {"do": "weapon", "kind": "knife"}, {"do": "give_up"},
        {"do": "pass"})
    # Each side has two hands. With the Shovel a side has 11 of 13 parts, without it 2. Usual are 6.5 of 13 for both.
    won = 4.5 / 13 if play.hand(0).get("shovel") else -4.5 / 13
    assert luck == near({0: won, 3: -won})


def unhurt(play: Play, seat: int) -> int:
    return 1 if play.beatings(seat) else 10


@pytest.mark.parametrize(("card", "won"), [("calm", 5 / 8), ("shovel", -3 / 8)])
def test_a_card_of_michels_is_luck_for_who_turns_it_up(card: str, won: float) -> None:
    laid = table(3).seat(0, "cafeteria").seat(1, "rec_area").seat(2, "rec_area").michel("showers", (card,))
    _, luck = luck_of_last(laid, {"do": "cautious_move", "place": "showers"}, worth=unhurt)
    # Three of eight cards are calm. The others beat who has no weapon: from 10 of 30 parts to 1 of 21.
    assert luck == near({0: won * (10 / 30 - 1 / 21)})


@pytest.mark.parametrize("seed", (0, 2))
def test_a_random_card_lost_to_michel_is_luck_for_who_loses_it(seed: int) -> None:
    laid = table(3).seat(0, "cafeteria", shovel=1, link=1).seat(1, "rec_area").seat(2, "rec_area")
    play, luck = luck_of_last(
        laid.michel("showers", ("spoon",)).seed(seed), {"do": "cautious_move", "place": "showers"}, {"do": "fight"},
        {"do": "give_up"})
    # The card asks for a Spoon. Who has none loses the Shovel or the Link: 10 of 12 parts are left, or 4. Usual are 7.
    assert luck == near({0: 3 / 12 if play.hand(0).get("shovel") else -3 / 12})


def test_a_tool_that_michels_card_shows_is_lost_without_luck() -> None:
    laid = table(3).seat(0, "cafeteria", shovel=1, link=1).seat(1, "rec_area").seat(2, "rec_area")
    play, luck = luck_of_last(
        laid.michel("showers", ("shovel",)), {"do": "cautious_move", "place": "showers"}, {"do": "fight"},
        {"do": "give_up"})
    assert play.hand(0) == {"link": 1} and luck == {}
