"""What a search finds in bots' games, option by option: the examples that the policy's habits are fitted to.

Every option that is no folly is looked at in the same worlds, to the end of the turn or some rounds further. A single
decision's chances are blurred by luck; thousands of decisions teach what one would not show.
"""

from random import Random
from typing import NamedTuple

from ...ai.levels import Brains
from ...ai.policy import choice as policy
from ...ai.policy.habits import Aspect, aspects_of, is_taught, standing_of
from ...ai.policy.temper import CALM
from ...ai.search.halving import Depth, Halving
from ...model.engine import do
from ...model.legal import legal
from ...model.pack import Pack
from ...model.rng import Dice, mixed
from ...model.setup import new_game
from ...model.state import GameState
from ...model.view import view

MOST_DECISIONS = 4000
MOST_OPTIONS = 12
FOLLOWED = 0.5      # the share of decisions played as the search says; the rest shows what habit leads to


class Example(NamedTuple):
    """One decision: how the seat stood, and for each option its aspects, the policy's score and the chance found."""

    standing: list[float]
    aspects: list[list[Aspect]]
    scores: list[float]         # of rules of thumb alone
    chances: list[float]


def taught_game(
    pack: Pack, brains: Brains, players: int, team: bool, seed: int, worlds: int, rounds: int,
) -> list[Example]:
    """The decisions of one game on which habits have a say, each looked at so far; the others are the policy's."""
    depth = Depth(is_further=False, is_steady=True, rounds=rounds)
    game = new_game(pack, players, seed, team=team)
    random = Random(seed)
    found: list[Example] = []
    decisions = 0
    while not game.winners and decisions < MOST_DECISIONS:
        action = policy.choose(game, CALM, brains.habits)
        if is_taught(game) and len(legal(game)) > 1:
            search = Halving(
                view(game, game.decider), brains.value(players, team), Dice(mixed(seed, decisions)), depth, CALM,
                brains.habits)
            options = search.options[:MOST_OPTIONS]
            if len(options) > 1:
                for _ in range(worlds):
                    search.look(options)
                found.append(_example(game, search))
                if random.random() < FOLLOWED:
                    action = max(options, key=search.mean)
        do(game, action)
        decisions += 1
    return found


def _example(game: GameState, search: Halving) -> Example:
    plain = {action: score for score, action in policy.scores(game)}
    options = [option for option in search.options if search.visits[option]]
    return Example(
        standing_of(game), [aspects_of(game, option) for option in options], [plain[option] for option in options],
        [search.totals[option] / search.visits[option] for option in options],
    )
