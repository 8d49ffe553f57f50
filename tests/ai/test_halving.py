"""Sequential halving: fair comparisons, the depth it is told, the budget it is given."""

from collections.abc import Callable
from random import Random

import pytest

from blackgate.ai.bot import Effort, Question
from blackgate.ai.levels import make_bot, milliseconds
from blackgate.ai.policy import choice as policy
from blackgate.ai.policy.temper import CALM
from blackgate.ai.search import halving
from blackgate.ai.search.halving import (
    ONE_TURN, STEADY, TWO_TURNS, Budget, Depth, Halving, Worlds, halve, merged, opinion, ranked, ranked_options,
)
from blackgate.model.actions import Dig
from blackgate.model.rng import Dice
from blackgate.model.state import GameState
from blackgate.model.view import view
from tests.table import Play, brains, shipped, table


class Judge:
    """Finds of each position what it is told to, and remembers what it saw."""

    def __init__(self, worth: Callable[[GameState], float]) -> None:
        self.worth = worth
        self.seen: list[GameState] = []

    def chances(self, game: GameState) -> list[float]:
        self.seen.append(game)
        mine = self.worth(game)
        return [mine] + [(1 - mine) / (game.players - 1)] * (game.players - 1)


def on_turn() -> Play:
    """Many things to do, none of which wins."""
    laid = table().seat(0, "cafeteria", knife=2, shovel=1, container=1, link=2, revealed=True)
    return laid.seat(1, "cafeteria", link=3, blade=1, shovel=1).seat(2, "infirmary", link=2, spoon=1).start()


def search(game: Play, judge: halving.Judge, depth: Depth = ONE_TURN, seed: int = 5) -> Halving:
    return Halving(view(game.game, game.game.decider), judge, Dice(seed), depth)


def even(game: GameState) -> float:
    return 0.5


def test_the_own_turn_is_played_to_its_end_and_no_further() -> None:
    judge = Judge(even)
    search(on_turn(), judge).run(Worlds((2,)))
    assert {(game.turn, game.turns - on_turn().game.turns) for game in judge.seen} == {(1, 1)}
    assert not any(game.agenda for game in judge.seen)


def test_a_deeper_search_sees_a_rivals_turn_too() -> None:
    judge = Judge(even)
    search(on_turn(), judge, TWO_TURNS).run(Worlds((2,)))
    assert {(game.turn, game.turns - on_turn().game.turns) for game in judge.seen} == {(2, 2)}


def test_an_answer_in_anothers_turn_is_judged_when_the_matter_is_settled() -> None:
    game = on_turn().do("extort", seat=1, tool="shovel", weapons=["knife"])
    judge = Judge(even)
    search(game, judge).run(Worlds((1,)))
    assert {(seen.turn, seen.turns) for seen in judge.seen} == {(0, game.game.turns)}
    assert not any(seen.agenda for seen in judge.seen)


def test_all_options_of_a_round_are_tried_in_the_same_world() -> None:
    judge = Judge(even)
    made = search(on_turn(), judge)
    made.look(made.options)
    first = len(judge.seen)
    made.look(made.options)
    worlds = [(game.seed, *game.background) for game in judge.seen]     # What no option of these changes.
    assert first == len(made.options) > 4
    assert len(set(worlds[:first])) == len(set(worlds[first:])) == 1
    assert worlds[0] != worlds[first]


def test_the_better_half_goes_on_until_two_are_left() -> None:
    made = search(on_turn(), Judge(even))
    options = len(made.options)
    thought = made.run(Worlds((1, 2, 4, 8)))
    halves = [options, (options + 1) // 2]
    while len(halves) < 4:
        halves.append(max(2, (halves[-1] + 1) // 2))
    assert thought.iterations == sum(number * worlds for number, worlds in zip(halves, (1, 2, 4, 8), strict=True))
    assert sorted(made.visits.values(), reverse=True)[:3] == [15, 15, 7]
    assert min(made.visits.values()) == 1
    assert len(thought.alternatives) == halving.ALTERNATIVES


def test_a_look_costs_so_much_for_each_option_that_goes_on() -> None:
    asked: list[tuple[int, int, int]] = []
    looked: list[tuple[list[int], int]] = []

    class TwoWorlds(Worlds):
        def lasts(self, number: int, worlds: int, iterations: int) -> bool:
            asked.append((number, worlds, iterations))
            return super().lasts(number, worlds, iterations)

    left = halve(
        range(5), TwoWorlds((2, 2)), lambda options, worlds: looked.append((options[:], worlds)), float, cost=3)
    assert left == ([4, 3], [2, 1, 0])
    assert asked == [(0, 0, 15), (0, 1, 30), (0, 2, 45), (1, 0, 39), (1, 1, 48), (1, 2, 57)]
    assert looked == [([0, 1, 2, 3, 4], 0), ([0, 1, 2, 3, 4], 1), ([4, 3, 2], 0), ([4, 3, 2], 1)]


def test_what_the_value_finds_best_is_chosen() -> None:
    for wanted in ("spoon", "shovel"):
        kind = shipped().kinds.index(next(kind for kind in shipped().kinds if kind.name == wanted))
        made = search(on_turn(), Judge(lambda game, kind=kind: (game.hand[0] >> 8 * kind & 255) / 10))  # type: ignore[misc]
        thought = made.run(Worlds((4, 4, 8)))
        best = thought.alternatives[0]
        assert best == (made.mean(thought.action), thought.action)
        assert best[0] == max(made.mean(option) for option in made.options if made.visits[option] == 16)


@pytest.mark.parametrize("depth", [ONE_TURN, TWO_TURNS])
def test_where_the_value_sees_no_difference_the_policy_decides(depth: Depth) -> None:
    game = on_turn()
    thought = search(game, Judge(even), depth).run(Worlds((4, 4)))
    assert thought.action == policy.choose(game.game)


def test_an_opinion_counts_the_same_however_many_worlds_are_tried() -> None:
    made = search(on_turn(), Judge(even), TWO_TURNS)
    behind = [option for option in made.options if made.priors[option] < 0]
    assert behind
    for _ in range(8):
        made.look(made.options)
        for option in behind:
            assert made.mean(option) == pytest.approx(0.5 + made.priors[option] / STEADY)
    assert opinion(0.0) == 0.0 and opinion(-10.0) == pytest.approx(-0.3) and opinion(-99.0) == pytest.approx(-0.9)


def test_a_search_tells_what_it_tried_so_that_searches_can_be_added_up() -> None:
    made = search(on_turn(), Judge(even), TWO_TURNS)
    tried = made.run(Worlds((2, 2))).tried
    assert {option for option, _, _, _ in tried} == set(made.options)
    assert all(total == pytest.approx(visits / 2) and prior == made.priors[option]
               for option, visits, total, prior in tried)


def test_several_searches_of_a_question_weigh_by_their_visits() -> None:
    game = on_turn()
    thoughts = [search(game, brains().value(3, False), TWO_TURNS, seed).run(Worlds((seed, 2))) for seed in (2, 4, 3)]
    whole = merged(thoughts)
    assert whole.iterations == sum(thought.iterations for thought in thoughts)
    for option, visits, total, prior in whole.tried:
        parts = [part for thought in thoughts for part in thought.tried if part[0] == option]
        assert visits == sum(part[1] for part in parts) and total == pytest.approx(sum(part[2] for part in parts))
        assert {part[3] for part in parts} == {prior}
    assert sum(whole.win) == pytest.approx(1.0)
    assert whole.win[0] == pytest.approx(
        sum(thought.win[0] * thought.iterations for thought in thoughts) / whole.iterations)
    assert whole.action == ranked(whole.tried)[0][1] == whole.alternatives[0][1]


def test_chances_are_those_of_the_last_round() -> None:
    judge = Judge(lambda game: 0.9 if len(judge.seen) > first else 0.1)
    made = search(on_turn(), judge)
    first = len(made.options) * 2
    thought = made.run(Worlds((2, 3)))
    assert thought.win == pytest.approx((0.9, 0.05, 0.05))


def test_with_one_option_there_is_nothing_to_look_at() -> None:
    game = on_turn().do("end_turn").do("end_turn").do("end_turn").do("extort", seat=1, tool="spoon", weapons=["knife"])
    asked = game.game
    made = Halving(view(asked, asked.decider), brains().value(3, False), Dice(1), TWO_TURNS)
    made.options = made.options[:1]
    thought = made.run(Budget(100, 0))
    assert thought.iterations == 0 and thought.action == made.options[0]
    assert sum(thought.win) == pytest.approx(1.0)


@pytest.mark.parametrize("iterations", [60, 120, 300])
def test_a_budget_of_iterations_is_split_evenly_over_the_rounds(iterations: int) -> None:
    made = search(on_turn(), Judge(even), TWO_TURNS)
    options = len(made.options)
    rounds = (options - 1).bit_length()
    thought = made.run(Budget(iterations, 0))
    assert iterations - options < thought.iterations <= iterations + options
    assert min(made.visits.values()) == max(2, iterations // rounds // options)


def test_a_budget_of_time_is_split_evenly_over_the_rounds() -> None:
    now = [100.0]

    def slow(game: GameState) -> float:
        now[0] += 0.1
        return 0.5

    def visits(seconds_a_round: float) -> list[int]:
        made = search(on_turn(), Judge(slow), TWO_TURNS)
        rounds = (len(made.options) - 1).bit_length()
        made.run(Budget(None, int(1000 * seconds_a_round * rounds), lambda: now[0]))
        return sorted(made.visits.values())

    options = len(search(on_turn(), Judge(even)).options)
    assert visits(0.4 * options)[0] == pytest.approx(4, abs=1)          # who was dropped after the first round
    assert visits(0.4 * options)[-1] > 4 + 4 * 2                        # the later rounds have fewer to look at
    hasty = visits(0.001)       # at least two worlds in each
    assert hasty[0] == 2 and hasty[-1] == 2 * (options - 1).bit_length()


def test_follies_are_not_looked_at_and_michel_is_the_policys_to_send() -> None:
    game = on_turn().game
    scored = policy.scores(game)
    best = max(score for score, _ in scored)
    found = ranked_options(game, 24, CALM)
    assert found == sorted(found, key=lambda each: -each[0]) and len(found) > 4
    assert {action for _, action in found} == {action for score, action in scored if score > best - 40.0}
    assert len(ranked_options(game, 3, CALM)) == 3
    sent = table().seat(0, "cafeteria").seat(1, "showers", shovel=1).michel("infirmary").turn(0, actions=0).start()
    sent.do("end_turn")
    assert sent.prompt == "michel_move" and len(ranked_options(sent.game, 24, CALM)) == 1


def test_hard_tries_options_in_the_same_number_of_worlds_whatever_the_effort() -> None:
    asked = Question(on_turn().game)
    chance = Dice(Random(1).getrandbits(62))
    alone = Halving(asked.view, brains().value(3, False), chance, ONE_TURN, CALM, brains().habits)
    found = alone.run(Worlds((4, 4, 8, 12)))
    for effort in (Effort(), Effort(budget_ms=1, iterations=1)):
        assert make_bot("hard", 1, brains(), effort).think(asked) == found


@pytest.mark.parametrize(("effort", "own", "asked"), [(Effort(), 800, 300), (Effort(budget_ms=50), 50, 50)])
def test_who_searches_thinks_longer_on_its_own_turn(effort: Effort, own: int, asked: int) -> None:
    answering = on_turn().do("extort", seat=1, tool="shovel", weapons=["knife"])
    for play, expected in ((on_turn(), own), (answering, asked)):
        assert milliseconds(effort, view(play.game, play.game.decider)) == expected


def test_a_win_that_is_one_dig_away_is_taken_by_every_search() -> None:
    game = table(2).seat(0, "cell_block", points=11, spoon=1, shovel=1).start().game
    for word in ("hard", "expert"):
        thought = make_bot(word, 5, brains(), Effort(iterations=30)).think(Question(game))
        assert isinstance(thought.action, Dig) and thought.win[0] > 0.9


