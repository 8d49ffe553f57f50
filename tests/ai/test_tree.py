"""The tree as it is asked: the same answer for the same sight, within its budget, the policy first and last."""

from random import Random

import pytest

from blackgate.ai.bot import Effort, Question
from blackgate.ai.levels import make_bot
from blackgate.ai.policy import choice as policy
from blackgate.ai.policy.temper import CALM
from blackgate.ai.search import halving
from blackgate.ai.search.halving import STEADY, Budget, merged, opinion, ranked
from blackgate.ai.search.tree import Branch, Shape, Tree, likely
from blackgate.model.actions import Dig, Fight, Go
from blackgate.model.counts import SPOON
from blackgate.model.rng import Dice
from blackgate.model.state import GameState
from blackgate.model.view import view
from blackgate.model.worlds import determinize
from tests.ai.test_halving import Judge, even, on_turn
from tests.table import Play, brains, shipped, table

EARLY = Shape(width=1.0)        # Nodes are opened at their fourth visit.


def tree(game: Play, judge: halving.Judge, shape: Shape = EARLY, seed: int = 5) -> Tree:
    return Tree(view(game.game, game.game.decider), judge, Dice(seed), shape=shape)


def branches(branch: Branch) -> list[Branch]:
    """All below one, with itself."""
    return [branch, *(found for after in branch.after.values() for found in branches(after))]


def test_the_same_seed_gives_the_same_thought_and_another_one_another() -> None:
    thoughts = [tree(on_turn(), brains().value(3, False), seed=seed).run(Budget(80, 0)) for seed in (5, 5, 6)]
    assert thoughts[0] == thoughts[1]
    assert thoughts[0].win != thoughts[2].win


def test_what_the_seat_cannot_see_changes_nothing_below_the_root_either() -> None:      # R12
    seen = view(on_turn().game, 0)
    thoughts = []
    for game in (on_turn().game, *(determinize(seen, Dice(deal)) for deal in (1, 2))):
        made = Tree(view(game, 0), brains().value(3, False), Dice(9), shape=EARLY)
        thoughts.append(made.run(Budget(120, 0)))
        assert any(branch.after for root in made.roots for branch in root.branch.after.values())
    assert thoughts[0] == thoughts[1] == thoughts[2]


def test_the_level_is_this_tree_with_the_bots_own_dice_and_budget() -> None:
    asked = Question(on_turn().game)
    chance = Dice(Random(1).getrandbits(62))
    alone = Tree(asked.view, brains().value(3, False), chance, CALM, brains().habits).run(Budget(50, 0))
    assert make_bot("mcts", 1, brains(), Effort(iterations=50)).think(asked) == alone


def test_where_the_value_sees_no_difference_the_policy_decides() -> None:
    game = on_turn()
    thought = tree(game, Judge(even)).run(Budget(150, 0))
    assert thought.action == policy.choose(game.game)
    assert thought.alternatives == tuple(sorted(thought.alternatives, key=lambda each: -each[0]))
    score = {action: score for score, action in policy.scores(game.game)}
    for option, visits, total, prior in thought.tried:
        assert total == pytest.approx(visits / 2)
        assert prior == pytest.approx(opinion(score[option] - max(score.values())))


def test_what_the_value_finds_better_is_looked_at_more_and_chosen() -> None:
    """A judge who loves where the dice and nothing else lead: away from the Cafeteria."""
    here = on_turn().game.place[0]
    made = tree(on_turn(), Judge(lambda game: 0.2 if game.place[0] == here else 0.9))
    thought = made.run(Budget(200, 0))
    visits = {root.option: root.branch.visits for root in made.roots}
    assert thought.action != policy.choose(on_turn().game)
    assert visits[thought.action] > 200 / len(made.roots)
    assert thought.win[0] > 0.7


def test_the_root_leans_as_the_temper_and_the_habits_do() -> None:
    game = on_turn().game
    leanings = []
    for temper in (CALM, *brains().tempers.values()):
        scored = halving.ranked_options(game, halving.CANDIDATES, temper, brains().habits)
        made = Tree(view(game, 0), Judge(even), Dice(1), temper, brains().habits)
        assert [root.option for root in made.roots] == [option for _, option in scored]
        assert [root.prior for root in made.roots] == pytest.approx(
            [opinion(score - scored[0][0]) for score, _ in scored])
        leanings.append(scored)
    assert any(leaning != leanings[0] for leaning in leanings)


def test_the_policys_options_are_the_likelier_the_less_they_are_behind() -> None:
    shares = likely([(30.0, Dig(SPOON)), (20.0, Go(0)), (10.0, Fight())], 10.0)
    assert sum(shares) == pytest.approx(1.0)
    assert shares[0] / shares[1] == pytest.approx(shares[1] / shares[2]) == pytest.approx(2.718281828)
    tried = {option: visits for option, visits, _, _ in tree(on_turn(), Judge(even)).run(Budget(300, 0)).tried}
    scored = {option: score for score, option in policy.scores(on_turn().game)}
    best, worst = max(tried, key=lambda each: scored[each]), min(tried, key=lambda each: scored[each])
    assert tried[best] > 2 * tried[worst]


@pytest.mark.parametrize("iterations", [1, 200])
def test_a_budget_of_iterations_holds_above_two_for_each_option(iterations: int) -> None:
    made = tree(on_turn(), Judge(even))
    assert made.run(Budget(iterations, 0)).iterations == max(iterations, 2 * len(made.roots))
    assert sum(root.branch.visits for root in made.roots) == made.iterations


def test_a_budget_of_time_holds() -> None:
    now = [100.0]

    def slow(game: GameState) -> float:
        now[0] += 0.01
        return 0.5

    made = tree(on_turn(), Judge(slow))
    assert made.run(Budget(None, 1000, lambda: now[0])).iterations == pytest.approx(100, abs=1)


def test_several_trees_of_a_question_add_up() -> None:
    thoughts = [tree(on_turn(), brains().value(3, False), seed=seed).run(Budget(90, 0)) for seed in (1, 2, 3)]
    whole = merged(thoughts)
    assert whole.iterations == 270 and sum(whole.win) == pytest.approx(1.0)
    assert sum(visits for _, visits, _, _ in whole.tried) == 270
    assert whole.action == ranked(whole.tried)[0][1]
    for option, _, total, _ in whole.tried:
        assert total == pytest.approx(sum(part[2] for each in thoughts for part in each.tried if part[0] == option))
    assert merged(thoughts[:1]) == thoughts[0] and thoughts[0].action == ranked(thoughts[0].tried)[0][1]


def test_the_policys_opinion_goes_on_counting() -> None:
    thought = tree(on_turn(), Judge(even)).run(Budget(120, 0))
    priors = {option: prior for option, _, _, prior in thought.tried}
    assert min(priors.values()) < 0.0
    for mean, option in thought.alternatives:
        assert mean == pytest.approx(0.5 + priors[option] / STEADY)


def test_where_to_send_michel_is_the_policys_to_say() -> None:
    sent = table().seat(0, "cafeteria").seat(1, "showers", shovel=1).michel("infirmary").turn(0, actions=0).start()
    sent.do("end_turn")
    thought = make_bot("mcts", 3, brains(), Effort(iterations=50)).think(Question(sent.game))
    assert sent.prompt == "michel_move" and thought.iterations == 0
    assert thought.action == policy.choose(sent.game) and sum(thought.win) == pytest.approx(1.0)


def test_with_michel_about_the_tree_goes_through_their_moves() -> None:
    game = table(2).seat(0, "cafeteria", link=2, knife=1).seat(1, "showers", link=2).michel("infirmary").start()
    thought = make_bot("mcts", 3, brains(), Effort(iterations=300)).think(Question(game.game))
    assert thought.iterations == 300 and sum(thought.win) == pytest.approx(1.0)


def test_teammates_share_their_chances_in_the_tree_too() -> None:
    goal = shipped().goal(4, True)
    laid = table(4, team=True).seat(0, "cell_block_a", points=goal - 4, shovel=1)
    game = laid.seat(1, "cell_block_b", points=goal - 9, spoon=2).seat(2, "cell_block_a").start()
    made = tree(game, brains().value(4, True))
    thought = made.run(Budget(150, 0))
    below = [branch for root in made.roots for branch in branches(root.branch) if branch is not root.branch]
    assert sum(branch.visits for branch in below) > 50
    assert all(branch.totals[:2] == branch.totals[2:] for branch in below)
    assert thought.win[0] == thought.win[2] and thought.win[1] == thought.win[3]
    assert thought.win[0] + thought.win[1] == pytest.approx(1.0)


def test_a_win_that_is_one_dig_away_is_taken() -> None:
    game = table(2).seat(0, "cell_block", points=11, spoon=1, shovel=1).start().game
    thought = make_bot("mcts", 5, brains(), Effort(iterations=60)).think(Question(game))
    assert isinstance(thought.action, Dig) and thought.win[0] > 0.9
