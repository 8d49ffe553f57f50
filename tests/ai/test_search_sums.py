"""The sums of the searches in examples small enough to add up by hand: budgets, errors, bounds, races."""

from random import Random

import pytest

from blackgate.ai.bot import Thought
from blackgate.ai.policy.temper import CALM
from blackgate.ai.search.deepening import NEAR, TRUSTED, deepened
from blackgate.ai.search.halving import Budget, Depth, Halving, gap, merged, ranked
from blackgate.ai.search.tree import Shape
from blackgate.model.actions import Dig, EndTurn, Search
from blackgate.model.counts import SPOON
from blackgate.model.rng import Dice
from blackgate.model.view import view
from tests.ai.test_deepening import race, turns_on
from tests.ai.test_halving import Judge, even, on_turn
from tests.ai.test_tree import tree

OPTIONS = (Dig(SPOON), Search(), EndTurn())


@pytest.mark.parametrize(("number", "last"), [(0, 33), (1, 66), (2, 100)])
def test_a_round_lasts_until_its_share_of_the_iterations_is_used(number: int, last: int) -> None:
    budget = Budget(100, 0)
    assert [budget.rounds(options) for options in (1, 2, 3, 4, 9, 5)] == [0, 1, 2, 2, 4, 3]
    assert budget.lasts(number, 2, last) and not budget.lasts(number, 2, last + 1)
    assert budget.lasts(number, 1, 1000)        # two worlds at the least


@pytest.mark.parametrize(("number", "until"), [(0, 10.25), (1, 10.5), (3, 11.0)])
def test_a_round_lasts_until_its_share_of_the_time_is_over(number: int, until: float) -> None:
    now = [10.0]
    budget = Budget(None, 1000, lambda: now[0])
    assert budget.rounds(9) == 4
    now[0] = until - 0.01
    assert budget.lasts(number, 2, 0)
    now[0] = until
    assert not budget.lasts(number, 2, 0) and budget.lasts(number, 1, 0)


def test_a_look_costs_by_the_turns_it_plays() -> None:
    assert [Depth(turns).cost for turns in range(8)] == [1, 1, 1, 2, 2, 3, 3, 4]


@pytest.mark.parametrize(("better", "worse", "mean", "error"), [
    ([], [1.0], 0.0, 1.0), ([0.5], [0.2], 0.3, 0.0), ([9.0, 0.1, 0.5], [0.0, 0.2], 0.2, 0.1),
    ([0.0, 0.2], [9.0, 0.1, 0.5], -0.2, 0.1), ([0.3, 0.6, 0.9], [0.0, 0.0, 0.0], 0.6, 0.03**0.5),
])
def test_a_gap_is_the_mean_difference_in_the_last_worlds_of_both(
    better: list[float], worse: list[float], mean: float, error: float,
) -> None:
    assert gap(better, worse) == pytest.approx((mean, error))


def test_an_option_is_ranked_with_a_quarter_of_the_most_visits() -> None:
    dig, search, end = OPTIONS
    found = ranked([(dig, 8, 4.0, 0.0), (search, 2, 1.2, -0.7), (end, 1, 1.0, 0.0)])
    assert [option for _, option in found] == [search, dig]
    assert [mean for mean, _ in found] == pytest.approx([0.55, 0.5])
    assert ranked([]) == ()


def test_thoughts_without_iterations_are_not_merged() -> None:
    first, second = Thought(OPTIONS[0], (1.0, 0.0)), Thought(OPTIONS[1], (0.0, 1.0))
    assert merged([first, second]) is first


def test_an_opinion_is_told_in_the_usual_weight() -> None:
    game = on_turn().game
    found = Halving(view(game, 0), Judge(even), Dice(1), Depth(1, 28.0))
    found.look(found.options[-1:])
    [(option, visits, total, prior)] = found.tried()
    assert (visits, total) == (1, 0.5) and prior == pytest.approx(found.priors[option] / 2) and prior < 0
    assert found.mean(option) == pytest.approx(0.5 + found.priors[option] / 28.0)
    assert found.mean(found.options[0]) == 0.0 and found.win_chances() == [0.5, 0.25, 0.25]


class Counted(Budget):
    """Lasts a number of worlds, and remembers what it was asked."""

    def __init__(self, worlds: int) -> None:
        super().__init__(None, 0)
        self.worlds = worlds
        self.asked: list[tuple[int, int, int]] = []

    def lasts(self, number: int, worlds: int, iterations: int) -> bool:
        self.asked.append((number, worlds, iterations))
        return worlds < self.worlds


def test_a_race_counts_the_short_search_and_its_own_dearer_worlds() -> None:
    """Three options were looked at once. In the race a world costs three for each."""
    run, measure = race(Judge(even)), Counted(2)
    assert set(run.search.visits.values()) == {TRUSTED} == {15}
    assert list(run.search.totals.values()) == pytest.approx([7.5] * 3)
    run.run(measure)
    assert measure.asked == [(0, 0, 12), (0, 1, 21), (0, 2, 30)]
    thought = run.thought()
    assert thought.iterations == 3 + 18 and thought.win == pytest.approx((0.5, 0.25, 0.25))
    assert all(visits == 17 and total == pytest.approx(8.5) for _, visits, total, _ in thought.tried)


def test_a_race_that_never_ran_tells_the_chances_of_the_short_search() -> None:
    run = race(Judge(lambda game: 0.8 if turns_on(game) == 2 else 0.1))
    run.run(Counted(0))
    assert run.thought().win == pytest.approx((0.8, 0.1, 0.1))


@pytest.mark.parametrize(("behind", "is_out"), [(0.24, False), (0.26, True)])
def test_an_option_is_out_that_is_two_and_a_half_errors_behind(behind: float, is_out: bool) -> None:
    """The differences to the best have an error of 0.1."""
    run = race(Judge(even))
    best, other, third = run.running
    run.search.priors = dict.fromkeys(run.running, 0.0)
    for option, mean in ((best, 0.5), (other, 0.5 - behind), (third, 0.49)):
        run.search.visits[option], run.search.totals[option] = 10, 10 * mean
    run.seen = {best: [0.2, 0.4], other: [0.0, 0.0], third: [0.2, 0.4]}
    run.out = []
    run.seen[third] = [0.3, 0.0]
    run.drop()
    assert run.out == ([other] if is_out else []) and run.running == [best, third] + ([] if is_out else [other])


@pytest.mark.parametrize(("worlds", "left"), [(15, 3), (16, 1), (23, 1)])
def test_options_drop_out_after_sixteen_worlds_at_the_earliest(worlds: int, left: int) -> None:
    number = 0

    def judged(_: object) -> float:
        nonlocal number
        number += 1
        return (0.3, 0.9, 0.1)[number % 3]

    run = race(Judge(judged))
    run.run(Counted(worlds))
    assert len(run.running) == left


@pytest.mark.parametrize("iterations", [120, 500, 1000])
def test_a_fifth_of_the_iterations_goes_to_the_short_search(iterations: int) -> None:
    judge, seen = Judge(even), view(on_turn().game, 0)
    deepened(seen, judge, Dice(5), CALM, None, iterations, 0)
    short = Halving(seen, Judge(even), Dice(5), NEAR).run(Budget(iterations // 5, 0))
    assert [turns_on(game) for game in judge.seen].count(2) == short.iterations


@pytest.mark.parametrize(("more", "chosen"), [(0.19, 0), (0.21, 1)])
def test_a_look_is_drawn_by_the_share_and_the_square_root_of_all_looks(more: float, chosen: int) -> None:
    """After eight looks: 3 * 0.2 / 2 for the first option and 3 * 0.1 / 3 for the second."""
    made = tree(on_turn(), Judge(even), Shape(exploration=1.0))
    made.iterations = 8
    first, second, made.leader = made.roots[:3]
    made.roots = [first, second]
    made.leader.sums, made.leader.branch.visits = [0.0, 0.5, 1.0], 2
    for root, visits, share, mean in ((first, 1, 0.2, 0.5), (second, 2, 0.1, 0.5 + more)):
        root.branch.visits, root.share, root.prior = visits, share, 0.0
        root.sums = [mean * number for number in range(visits + 1)]
    assert made.selected() is (first, second)[chosen]


def test_a_tree_counts_each_look_along_its_path() -> None:
    luck = Random(3)
    found: list[float] = []

    def judged(_: object) -> float:
        found.append(luck.random())
        return found[-1]

    made = tree(on_turn(), Judge(judged))
    for number in range(1, 61):
        root = made.selected()
        visits = root.branch.visits
        made.iterate()
        assert made.iterations == number and root.branch.visits == visits + 1
        assert root.sums[-1] - root.sums[-2] == pytest.approx(found[-1])
        assert made.leader.branch.visits == max(each.branch.visits for each in made.roots)
    for root in made.roots:
        assert root.branch.totals[0] == pytest.approx(root.sums[-1])
        assert len(root.sums) == root.branch.visits + 1


def test_worlds_are_used_again_after_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blackgate.ai.search.tree.MOST_WORLDS", 3)
    judge = Judge(even)
    made = tree(on_turn(), judge, Shape(width=0.0))
    made.roots = made.roots[:1]
    for _ in range(7):
        made.iterate()
    seeds = [game.seed for game in judge.seen]
    assert len(made.worlds) == 3 and len(set(seeds)) == 3 and seeds[:3] == seeds[3:6] and seeds[6] == seeds[0]


