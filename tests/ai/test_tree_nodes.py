"""Within the tree: nodes by actions in common worlds, opened by their visits, each decider for themselves."""

import pytest

from blackgate.ai.policy.temper import CALM
from blackgate.ai.search import halving
from blackgate.ai.search.halving import STEADY, Budget, opinion
from blackgate.ai.search.tree import MOST_WORLDS, Branch, Root, Shape, Tree
from blackgate.model.actions import Action, Cooperate, Extort, Fight, Go, RollMove
from blackgate.model.state import GameState
from blackgate.model.vocabulary import NOTHING
from tests.ai.test_halving import Judge, even, on_turn
from tests.ai.test_tree import branches, tree
from tests.table import Play, shipped, table

GREEDY = Shape(exploration=0.0)


def root_of(made: Tree, verb: type[Action]) -> Root:
    return next(root for root in made.roots if isinstance(root.option, verb))


def turns_on(game: GameState) -> int:
    return game.turns - on_turn().game.turns


def duel() -> Play:
    """Two players on the way, far from winning."""
    return table(2).seat(0, "cafeteria", link=2, knife=1).seat(1, "showers", link=2).start()


def test_an_options_looks_are_into_the_common_worlds_one_after_another() -> None:
    judge = Judge(even)
    made = tree(on_turn(), judge)
    worlds: dict[Action, list[tuple[int, ...]]] = {root.option: [] for root in made.roots}
    for _ in range(60):
        before = [root.branch.visits for root in made.roots]
        made.iterate()
        root = next(root for root, visits in zip(made.roots, before, strict=True) if root.branch.visits > visits)
        worlds[root.option].append((judge.seen[-1].seed, *judge.seen[-1].background))
    longest = max(worlds.values(), key=len)
    assert len(set(longest)) == len(longest) == len(made.worlds) < MOST_WORLDS
    assert sum(len(seen) > 1 for seen in worlds.values()) > 1
    assert all(seen == longest[:len(seen)] for seen in worlds.values())


def test_options_are_told_apart_by_the_worlds_that_both_have_seen() -> None:
    made = tree(on_turn(), Judge(even))
    ahead, behind, untried = made.roots[0], made.roots[1], made.roots[2]
    ahead.sums = [0.0, 0.9, 1.0, 1.5, 2.0]      # The first world was the best for everybody.
    ahead.branch.visits = 4
    behind.sums = [0.0, 0.8]
    behind.branch.visits = 1
    made.leader = ahead
    assert made.mean(ahead) == made.mean(untried) == pytest.approx(0.5)
    assert made.mean(behind) == pytest.approx(0.4)
    assert [visits for _, visits, _, _ in made.tried()] == [4, 1]
    assert [total for _, _, total, _ in made.tried()] == pytest.approx([2.0, 0.4])


def test_whoever_decides_looks_for_their_own_chance() -> None:
    asked = on_turn().do("extort", seat=1, tool="shovel", weapons=["knife"]).game
    assert asked.decider == 1
    answers = (Cooperate(NOTHING), Fight())
    for liked in answers:
        made = tree(on_turn(), Judge(even), GREEDY)
        node = Branch(3)
        node.visits = 100
        for option in answers:
            branch = node.after[option, 1, asked.place[1]] = Branch(3)
            branch.visits = 50
            branch.totals = [5.0, 40.0, 5.0] if option == liked else [40.0, 5.0, 5.0]
        assert made.descend(node, asked.clone(), 8) is node.after[liked, 1, asked.place[1]]


def node_with(game: GameState, *found: tuple[int, float]) -> Branch:
    """A node whose options, the policy's favourites first, have been visited so often and found so good."""
    node = Branch(game.players)
    for (_, option), (visits, chance) in zip(halving.ranked_options(game, len(found), CALM), found, strict=True):
        branch = node.after[option, game.decider, game.place[game.decider]] = Branch(game.players)
        branch.visits = branch.offered = visits
        branch.totals = [visits * chance] * game.players
    node.visits = sum(visits for visits, _ in found)
    node.totals = [sum(branch.totals[0] for branch in node.after.values())] * game.players
    return node


def taken(shape: Shape, node: Branch, widest: int) -> int:
    """Which of the policy's favourites is taken at a node of two players on the way."""
    branch = tree(duel(), Judge(even), shape).descend(node, duel().game, widest)
    assert len(node.after) == widest
    return list(node.after.values()).index(branch)


def third_behind() -> float:
    """What the policy's opinion of its third favourite there costs it."""
    scored = halving.ranked_options(duel().game, 3, CALM)
    return -opinion(scored[2][0] - scored[0][0]) / STEADY


def test_within_the_tree_the_policys_opinion_outweighs_small_differences_and_draws_the_eye() -> None:
    sharp = Shape(exploration=2.0, temperature=1.0)         # Two favourites are as good: nearly a half each.
    for shape, drawn in ((GREEDY, 0.0), (sharp, 2.0 * 0.5 * 10 / 101)):
        for more, expected in ((-0.01, 0), (0.01, 2)):
            third = 0.5 + third_behind() + drawn + more
            node = node_with(duel().game, (100, 0.5), (100, 0.0), (100, third))
            assert taken(shape, node, 3) == expected


def test_what_was_not_tried_yet_counts_as_what_the_node_is_worth() -> None:
    for more, expected in ((-0.01, 0), (0.01, 2)):
        node = node_with(duel().game, (50, 0.5), (50, 0.5))
        node.totals = [100 * (0.5 + third_behind() + more)] * 2
        assert taken(GREEDY, node, 3) == expected


def test_the_next_look_goes_to_the_highest_bound() -> None:
    made = tree(on_turn(), Judge(even), GREEDY)
    first, second = made.roots = made.roots[:2]
    for root in made.roots:
        root.branch.visits = 1
    first.sums, second.sums = [0.0, 0.5], [0.0, 0.52]
    first.prior, second.prior = 0.0, -0.03 * STEADY
    assert made.selected() is first
    second.prior = -0.01 * STEADY
    assert made.selected() is second
    eager = tree(on_turn(), Judge(even), Shape(exploration=1.0))
    eager.roots = [first, second]
    eager.leader = first
    first.share, second.share = 0.6, 0.4
    assert eager.selected() is first
    first.branch.visits = 2
    first.sums = [0.0, 0.5, 1.0]
    assert eager.selected() is second


def test_a_rival_in_the_tree_does_what_is_good_for_them() -> None:
    """Giving the tool away is on offer only where they have it; how much they like it is the judge's to say."""
    shares = []
    for liked in (0.9, 0.1):
        tools = shovels(on_turn().game)
        made = tree(on_turn(), Judge(lambda game, liked=liked, tools=tools: (    # type: ignore[misc]
            1 - liked if shovels(game) > tools else liked)))
        extort = root_of(made, Extort)
        made.roots = [extort, extort]
        made.leader = extort
        for _ in range(200):
            made.iterate()
        given = extort.branch.after[Cooperate(NOTHING), 1, on_turn().game.place[1]]
        assert 0 < given.offered < 200
        shares.append(given.visits / given.offered)
    assert shares[0] > 0.5 > shares[1]


def shovels(game: GameState) -> int:
    """How many shovels seat 0 holds."""
    kind = next(number for number, kind in enumerate(shipped().kinds) if kind.name == "shovel")
    return game.hand[0] >> 8 * kind & 255


def test_what_a_world_does_not_offer_is_passed_over() -> None:
    made = tree(on_turn(), Judge(even))
    here = on_turn().game.place[0]
    roll = root_of(made, RollMove)
    made.roots = [roll, roll]
    made.leader = roll
    for _ in range(100):
        made.iterate()
    after = roll.branch.after
    assert {place for option, _, place in after if isinstance(option, Go)} == {here}
    assert len({place for _, _, place in after}) > 2
    assert all(isinstance(option, Go) for option, _, place in after if place == here)  # Who is asked is still here;
    assert all(branch.visits <= branch.offered < 96 for branch in after.values())      # the dice may leave no choice.
    assert sum(branch.visits for branch in after.values()) == 96        # The first four looks opened the node.


def test_a_node_opens_with_its_visits_the_policys_favourites_first() -> None:
    made = tree(on_turn(), Judge(even), Shape(width=0.5))
    made.run(Budget(400, 0))
    wide = 0
    for root in made.roots:
        for branch in branches(root.branch):
            assert branch.visits >= 16 or not branch.after
            assert sum(after.visits for after in branch.after.values()) <= max(0, branch.visits - 16)
            wide = max(wide, len(branch.after))
    assert wide > 1
    assert not any(root.branch.after for root in tree_after(60, Shape(width=0.0)).roots)


def tree_after(iterations: int, shape: Shape) -> Tree:
    made = tree(on_turn(), Judge(even), shape)
    made.run(Budget(iterations, 0))
    return made


def test_the_policy_plays_on_to_the_end_of_a_turn_a_rivals_at_the_least() -> None:
    for further, turns in ((1, 2), (0, 1)):
        judge = Judge(even)
        tree(on_turn(), judge, Shape(width=0.0, further=further)).run(Budget(40, 0))
        assert {turns_on(game) for game in judge.seen} == {turns}
        assert not any(game.agenda for game in judge.seen)


def test_an_answer_in_anothers_turn_is_judged_at_the_end_of_that_turn() -> None:
    game = on_turn().do("extort", seat=1, tool="shovel", weapons=["knife"])
    judge = Judge(even)
    tree(game, judge, Shape(width=0.0)).run(Budget(20, 0))
    assert {turns_on(seen) for seen in judge.seen} == {1}


def test_the_tree_reaches_through_the_rivals_turn_into_the_own_next_one_and_no_further() -> None:
    judge = Judge(even)
    game = duel()
    made = tree(game, judge, Shape(exploration=0.0, width=2.0))
    made.roots = made.roots[:1]
    for _ in range(500):
        made.iterate()
    turns = [seen.turns - game.game.turns for seen in judge.seen]
    assert set(turns) == {2, 3} and turns.count(3) > 100
