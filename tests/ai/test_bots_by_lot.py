"""What random bots choose, how long a turn may be, and how a match counts: in small examples."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from blackgate.ai.arena import Match, Tally, _step, play_game, play_on
from blackgate.ai.bot import (
    MOST_IN_TURN, Effort, Question, RandomBot, Thought, TurnLength, even_chances, fill_by_lot, fill_from, some,
)
from blackgate.ai.levels import Brains, Level, level_word
from blackgate.ai.policy import choice as policy
from blackgate.model.actions import Discard, EndTurn, Exchange, Reveal, Sell
from blackgate.model.counts import LINK, ONE, SHOVEL
from blackgate.model.view import view
from blackgate.model.vocabulary import ANY
from tests.ai.test_halving import on_turn
from tests.table import brains, shipped, table


def lots(*numbers: float) -> Callable[[], float]:
    return iter(numbers).__next__


def test_a_turn_is_too_long_after_a_hundred_decisions_of_its_own() -> None:
    length = TurnLength()
    assert not length.is_too_long(0)
    for turn in (3, 4):
        for _ in range(MOST_IN_TURN - 1):
            length.note(turn)
            assert not length.is_too_long(turn)
        length.note(turn)
        assert length.is_too_long(turn) and not length.is_too_long(turn + 1) and not length.is_too_long(turn - 1)


def test_the_first_turn_counts_like_any_other() -> None:
    length = TurnLength()
    for number in range(MOST_IN_TURN):
        assert not length.is_too_long(0), number
        length.note(0)
    assert length.is_too_long(0)


def test_who_searched_for_nothing_says_so() -> None:
    for players, team, chance in ((2, False, 0.5), (5, False, 0.2), (6, True, 0.5)):
        game = table(players, team=team).start().game
        thought = RandomBot(1).think(Question(game))
        assert thought == Thought(thought.action, (chance,) * players, 0, (), ())
        assert even_chances(view(game, 0)) == (chance,) * players


@pytest.mark.parametrize(("lot", "sold"), [
    ((0.0, 0.0), ONE[LINK]), ((0.34, 0.9, 0.0), ONE[SHOVEL] + ONE[LINK]),
    ((0.99, 0.0, 0.0, 0.0), 2 * ONE[LINK] + ONE[SHOVEL]),
])
def test_a_sale_by_lot_is_of_one_card_to_all(lot: tuple[float, ...], sold: int) -> None:
    assert fill_from(2 * ONE[LINK] + ONE[SHOVEL], 0, Sell(ANY), lots(*lot)) == Sell(sold)


def test_a_template_by_lot_takes_from_the_right_cards() -> None:
    hand, discard = 2 * ONE[LINK], 3 * ONE[SHOVEL]
    assert fill_from(hand, discard, Reveal(ANY, 2), lambda: 0.5) == Reveal(2 * ONE[SHOVEL], 2)
    assert fill_from(hand, discard, Discard(ANY, 1), lambda: 0.5) == Discard(ONE[LINK], 1)
    assert some(hand + discard, 0, lots()) == 0


@pytest.mark.parametrize(("lot", "found"), [
    ((0.0, 0.0, 0.0, 0.0), Exchange(2, ONE[LINK], 2, ONE[SHOVEL], 3)),      # Nothing for nothing is none.
    ((0.6, 0.0, 0.0, 0.0, 0.0), Exchange(2, ONE[LINK], 0, 0, 0)),
    ((0.0, 0.6, 0.0, 0.0, 0.0), Exchange(2, 0, 0, ONE[SHOVEL], 0)),
    ((0.0, 0.0, 0.99, 0.0), Exchange(2, 0, 2, 0, 0)), ((0.0, 0.0, 0.0, 0.99), Exchange(2, 0, 0, 0, 3)),
])
def test_an_exchange_by_lot_is_of_anything_for_anything(lot: tuple[float, ...], found: Exchange) -> None:
    laid = table(4, team=True).seat(0, "showers", link=1, cigarettes=2).seat(2, "showers", shovel=1, cigarettes=3)
    seen = view(laid.start().game, 0)
    assert fill_by_lot(seen, Exchange(2, ANY, 0, ANY, 0), lots(*lot)) == found


def test_a_number_is_counted_in_steps_of_a_tenth() -> None:
    assert [_step(number) for number in (0, 1, 1.5, 9.5, 20, 21, 22.5, 100)] == [1, 1, 2, 10, 20, 22, 24, 103]


class Idle:
    """Ends its turn at once, and tells of nine iterations."""

    def __init__(self, instant: bool, iterations: int = 9) -> None:
        self.instant = instant
        self.iterations = iterations

    def choose(self, question: Question) -> Any:
        return EndTurn() if EndTurn() in question.options else policy.choose(question._game)    # type: ignore[arg-type]

    def think(self, question: Question) -> Thought:
        return Thought(self.choose(question), (), self.iterations)


def idle(word: str, **kinds: Any) -> Level:
    instant, iterations = kinds.pop("instant", False), kinds.pop("iterations", 9)
    return Level(word, lambda *_: Idle(instant, iterations), **kinds)


def matched(words: tuple[str, ...], decisions: int, **more: Any) -> Tally:
    levels = {level.word: level for level in (
        idle("idle"), idle("quick", instant=True), idle("timed", is_timed=True),
        idle("thoughtless", is_timed=True, iterations=0))}
    return play_game(shipped(), Brains(levels=levels), Match(words, 4, most_decisions=decisions, **more), 0)


def test_quick_bots_are_timed_now_and_then_and_others_always() -> None:
    tally = matched(("quick", "idle"), 130)
    assert tally.decisions == 130 and tally.times["idle"].total() == 65 and tally.times["quick"].total() == 3
    assert tally.turns == [131 / 2] and not tally.looks


def test_the_looks_of_timed_bots_are_counted_where_there_was_something_to_search() -> None:
    tally = matched(("timed", "thoughtless"), 10)
    assert tally.looks == {"timed": Counter({9: 5}), "thoughtless": Counter()}


def test_a_won_game_counts_for_its_winner_and_for_whoever_began() -> None:
    for first in (0, 1):
        game = table(2).seat(0, "cell_block", points=11, spoon=1).start().game
        game.first = first
        tally = play_on(game, brains(), Match(("medium", "easy"), 1), 0)
        assert (tally.bot_wins, tally.seat_wins) == ({"medium": 1}, {0: 1})
        assert tally.first_wins == 1 - first and not tally.unfinished


def test_tallies_of_looks_and_failures_add_up() -> None:
    whole = Tally(failure="one", stood_in=1, unfinished=1, games=1, looks={"timed": Counter({9: 1})})
    whole.add(Tally(failure="two", stood_in=2, unfinished=1, games=1, looks={"timed": Counter({9: 2, 10: 1})}))
    assert (whole.failure, whole.stood_in, whole.unfinished, whole.games) == ("one", 3, 2, 2)
    assert whole.looks == {"timed": Counter({9: 3, 10: 1})}
    assert level_word("hard:brute") == "hard" and Effort() == (None, None)


def test_a_game_by_lot_may_be_much_longer() -> None:
    game = on_turn().game
    game.turns = 0
    assert play_on(game, brains(), Match(("random",) * 3, 1, most_decisions=50), 0).decisions == 50
