"""Bots to compare with and to learn from, which no player gets. Their words can be seats of `ladder`, `oracle`, `sim`
and `blackgate learn`.

The bots of version 0.1 and those with the first habits stay as they were, so that strength is measured against
something that does not change. They need nothing of their own in `blackgate/ai` but `Habits.is_first`: the shipped
habits are of that kind too, and a second implementation beside the compiled one would be slower and longer.
"""

from dataclasses import replace
from functools import cache
from math import inf
from pathlib import Path

from blackgate.ai.bot import Effort, Thought
from blackgate.ai.levels import (
    LEVELS, Brains, Level, Maker, Search, by_policy, by_search, in_worlds, milliseconds, race,
)
from blackgate.ai.policy.habits import Habits
from blackgate.ai.policy.temper import Temper
from blackgate.ai.search.halving import TWO_TURNS, Budget, Depth, Halving, Worlds
from blackgate.ai.search.value import Value
from blackgate.model.pack import Pack
from blackgate.model.rng import Dice
from blackgate.model.view import View
from blackgate.play.learned_weights import read_habits, read_values

FIRST_HABITS = Path(__file__).parent / "habits" / "first.yaml"
OLD_VALUES = Path(__file__).parent / "values" / "0.1"
OLD_OPINION = 7.0       # how much the policy's opinion counted in version 0.1


def flat(depth: Depth = TWO_TURNS) -> Search:
    """A search of all options until the budget is spent."""
    return lambda view, value, chance, temper, habits, effort: Halving(
        view, value, chance, depth, temper, habits).run(Budget(effort.iterations, milliseconds(effort, view)))


def old_hard(view: View, value: Value, chance: Dice, temper: Temper, habits: Habits | None, effort: Effort) -> Thought:
    """In version 0.1 the policy's opinion counted once, like one world."""
    search = Halving(view, value, chance, Depth(0, inf), temper, habits)
    search.totals = search.priors.copy()
    return search.run(Worlds((4, 4, 8, 12)))


OWN = (
    Level("policy", by_policy(0.0)),                    # rules of thumb with habits, without mistakes
    Level("quick", by_search(in_worlds(2, 3))),         # `hard` in five worlds
    Level("flat", by_search(flat()), is_timed=True),
)
OLD = (
    Level("old-policy", by_policy(0.0)),
    Level("old-hard", by_search(old_hard)),
    Level("old-expert", by_search(flat(Depth(1, OLD_OPINION))), is_timed=True),
)
FIRST = (
    Level("first-policy", by_policy(0.0)),
    Level("first-hard", LEVELS["hard"].make),
    Level("first-expert", by_search(race), is_timed=True),
)
REFERENCES = tuple(level.word for level in (*OWN, *OLD, *FIRST))


def with_references(pack: Pack, brains: Brains) -> Brains:
    """The same brains with the references among their levels."""
    old = Brains(old_values(pack), brains.tempers)
    first = replace(brains, habits=first_habits())
    frozen = (*(_instead(level, old) for level in OLD), *(_instead(level, first) for level in FIRST))
    return replace(brains, levels={level.word: level for level in (*LEVELS.values(), *OWN, *frozen)})


def _instead(level: Level, brains: Brains) -> Level:
    """The level with other brains than those it is given."""
    make: Maker = level.make
    return replace(level, make=lambda seed, _, effort, temper: make(seed, brains, effort, temper))


@cache
def old_values(pack: Pack) -> dict[str, Value]:
    return read_values(OLD_VALUES, pack)


@cache
def first_habits() -> Habits | None:
    return read_habits(FIRST_HABITS)
