"""Random games for the oracle: every way to sit down, and a memory that follows along."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from blackgate.ai.bot import fill_by_lot
from blackgate.model.actions import (
    ACTIONS, Action, CautiousMove, Cooperate, Dig, EndTurn, Extort, Follow, Join, Play, RollMove, Search, Sell,
)
from blackgate.model.engine import apply, legal
from blackgate.model.events import Event
from blackgate.model.rng import mixed
from blackgate.model.setup import new_game
from blackgate.model.state import GameState
from blackgate.model.view import view
from blackgate.model.vocabulary import ANY
from tests.table import shipped

from . import reading
from .memory import Memory

# Players, team, Michel(le): 0 for none, 1 for Michel, 2 for Michelle.
Mode = tuple[int, bool, int]
MODES: tuple[Mode, ...] = (
    (2, False, 1), (3, False, 0), (4, False, 2), (4, True, 0), (4, True, 1), (5, False, 0), (6, False, 2), (6, True, 0),
    (6, True, 1),
)

WEIGHTS = {
    EndTurn: 0.3, RollMove: 0.5, CautiousMove: 0.5, Follow: 0.5, Sell: 0.2, Search: 3.0, Play: 3.0, Extort: 4.0,
    Cooperate: 3.0, Join: 3.0, Dig: 0.2,
}


class Moment(NamedTuple):
    """A game after an action, with the events of that action, whole."""

    game: GameState
    memory: Memory
    events: list[Event]


def moments(mode: Mode, seed: int, decisions: int) -> Iterator[Moment]:
    """A random game from its deal on, until it is over or so many decisions were taken."""
    players, team, michel = mode
    random = Random(mixed(seed, players, team, michel))
    dealt: list[Event] = []
    game = new_game(shipped(), players, random.getrandbits(40), team=team, michel=michel, events=dealt)
    memory = following(game)
    yield Moment(game, memory, dealt)
    for _ in range(decisions):
        if game.winners:
            break
        happened = apply(game, chosen(game, random))
        follow(memory, happened, game)
        yield Moment(game, memory, happened)


def following(game: GameState) -> Memory:
    """A memory that begins here. What a position says is known is taken for granted."""
    return Memory(game.team, game.place, reading.hands(game), reading.known(game))


def follow(memory: Memory, happened: list[Event], game: GameState) -> None:
    """Tell the memory what an action did."""
    told = reading.events(happened)
    for event in told:
        memory.follow(event)
    memory.settle(reading.hands(game), any(event["event"] == "rioted" for event in told))


def chosen(game: GameState, random: Random) -> Action:
    """A verb by its weight, so that cards are played, taken, swapped and exchanged often; then any option of it."""
    options = legal(game)
    verbs = sorted({type(option) for option in options}, key=ACTIONS.index)
    verb = random.choices(verbs, [WEIGHTS.get(verb, 1.0) for verb in verbs])[0]
    action = random.choice([option for option in options if isinstance(option, verb)])
    return fill_by_lot(view(game, game.decider), action, random.random) if ANY in action else action
