"""The search in two steps: all options a little way, a few of them race further on, within the budget."""

from random import Random

import pytest

from blackgate.ai.bot import Effort, Question, Thought
from blackgate.ai.levels import make_bot
from blackgate.ai.policy.temper import CALM
from blackgate.ai.search.deepening import BETWEEN, FEW, LEAST, NEAR, TRUSTED, Race, deepened, far
from blackgate.ai.search.halving import Budget, Halving, gap, merged
from blackgate.model.actions import Dig
from blackgate.model.rng import Dice
from blackgate.model.state import GameState
from blackgate.model.view import view
from tests.ai.test_halving import Judge, even, on_turn
from tests.table import Play, brains, table


def think(game: Play, judge: Judge, iterations: int = 120, seed: int = 5) -> Thought:
    seen = view(game.game, game.game.decider)
    return deepened(seen, judge, Dice(seed), CALM, None, iterations, 0)


def turns_on(game: GameState) -> int:
    return game.turns - on_turn().game.turns


def test_a_few_options_are_seen_two_rounds_further() -> None:
    judge = Judge(even)
    thought = think(on_turn(), judge)
    looks = [turns_on(game) for game in judge.seen]
    assert set(looks) == {2, 7} and looks.count(7) >= 2 * FEW and looks.count(7) % FEW == 0
    assert len(thought.tried) == FEW and {option for option, *_ in thought.tried} == {
        option for _, option in thought.alternatives[:FEW]}


def test_a_far_look_costs_as_many_near_ones_as_it_takes_time() -> None:
    assert NEAR.cost == 1
    assert [far(players).cost for players in (2, 3, 4, 6)] == [2, 3, 2, 3]
    assert [far(players).turns for players in (2, 3, 4, 6)] == [4, 6, 4, 6]


def race(judge: Judge) -> Race:
    """Between three options of a turn, each looked at once."""
    game = on_turn().game
    short = Halving(view(game, game.decider), judge, Dice(3), NEAR)
    options = short.options[:3]
    short.look(options)
    return Race(short, options)


def test_who_falls_behind_by_more_than_chance_is_out_and_the_race_is_over_when_one_is_left() -> None:
    """A judge who likes the first option best and the last least, and sees next to no luck."""
    turn = 0

    def judged(_: GameState) -> float:
        nonlocal turn
        turn += 1
        return 0.5 + (0.0, 0.4, 0.1)[turn % 3] + 0.001 * (turn % 5)

    run = race(Judge(judged))
    first, second, third = run.running
    run.run(Budget(100_000, 0))
    assert run.running == [first] and run.out == [second, third]
    assert len(run.seen[first]) == LEAST, "who is left need not run on"
    assert run.thought().action == first and len(run.thought().alternatives) == 3


def test_options_as_good_as_each_other_run_as_long_as_the_budget_lasts() -> None:
    luck = Random(5)
    run = race(Judge(lambda _: luck.random()))
    run.run(Budget(600, 0))
    assert max(map(len, run.seen.values())) > LEAST + BETWEEN
    mean = run.search.mean
    assert [mean(option) for option in run.running] == sorted(map(mean, run.running), reverse=True)


def test_an_error_is_that_of_the_differences_in_common_worlds() -> None:
    ones = [0.1, 0.5, 0.9, 0.3]
    assert gap(ones, [each - 0.2 for each in ones])[1] == pytest.approx(0.0, abs=1e-9), "luck common to both is none"
    assert gap([0.0, 1.0, 0.0, 1.0], [0.0] * 4)[1] == pytest.approx((1 / 3 / 4) ** 0.5)


@pytest.mark.parametrize("iterations", [120, 300])
def test_the_budget_holds(iterations: int) -> None:
    thought = think(on_turn(), Judge(even), iterations)
    assert 0.5 * iterations < thought.iterations <= iterations + 30


def test_what_shows_only_later_decides_and_the_short_look_goes_on_counting() -> None:
    """A judge who sees a tool's worth only two rounds later."""
    judge = Judge(lambda game: 0.2 + 0.1 * min(game.points[0], 6) if turns_on(game) > 2 else 0.5)
    thought = think(on_turn(), judge, 240)
    for option, visits, total, _ in thought.tried:
        assert visits > TRUSTED and 0.0 < total / visits < 1.0, option
    assert thought.alternatives[0][1] == thought.action


def test_answers_in_anothers_turn_get_the_short_look_alone() -> None:
    game = on_turn().do("extort", seat=1, tool="shovel", weapons=["knife"])
    seen = view(game.game, game.game.decider)
    value = brains().value(3, False)
    flat = Halving(seen, value, Dice(4), NEAR).run(Budget(40, 0))
    assert deepened(seen, value, Dice(4), CALM, None, 40, 0) == flat


def test_several_of_these_searches_add_up() -> None:
    thoughts = [think(on_turn(), Judge(even), 120, seed) for seed in (1, 2)]
    whole = merged(thoughts)
    assert whole.iterations == sum(thought.iterations for thought in thoughts)
    assert sum(whole.win) == pytest.approx(1.0)


def test_a_win_that_is_one_dig_away_is_taken() -> None:
    game = table(2).seat(0, "cell_block", points=11, spoon=1, shovel=1).start().game
    thought = make_bot("expert", 5, brains(), Effort(iterations=60)).think(Question(game))
    assert isinstance(thought.action, Dig) and thought.win[0] > 0.9
