"""One ply with foresight: every promising option tried in several worlds, the turn played out, the end judged."""

from ..model.engine import do
from ..model.rng import Chance
from ..model.state import GameState
from ..model.view import View
from ..model.words import Action
from ..model.worlds import determinize
from . import policy
from .evaluate import Value

WORLDS = 8
CANDIDATES = 10
MOST_STEPS = 40


class OnePly:
    def __init__(self, view: View, value: Value, chance: Chance, worlds: int | None = None) -> None:
        self.view = view
        self.value = value
        self.seat = view.seat
        self.chance = chance
        self.worlds = worlds or WORLDS

    def best(self) -> Action:
        """The option with the best chance to win on average; the policy's choice among equals."""
        first = determinize(self.view, self.chance)
        options = candidates(first, CANDIDATES)
        if len(options) == 1:
            return options[0]
        totals = [0.0] * len(options)
        world = first
        for number in range(self.worlds):
            if number:
                world = determinize(self.view, self.chance)
            for index, option in enumerate(options):
                tried = world.clone()
                do(tried, option)
                play_out(tried, self.view)
                totals[index] += self.value.chances(tried)[self.seat]
        return options[max(range(len(options)), key=totals.__getitem__)]


def candidates(world: GameState, most: int) -> list[Action]:
    """The options that the policy thinks most of, best first."""
    scored = sorted(policy.scores(world), key=lambda each: -each[0])
    return [action for _, action in scored[:most]]


def play_out(game: GameState, view: View) -> None:
    """Let the policy finish what was begun: the question, and on one's own turn the turn."""
    own_turn = view.turn == view.seat
    steps = 0
    while not game.winners and steps < MOST_STEPS:
        if not game.agenda and not (own_turn and game.turns == view.turns):
            return
        do(game, policy.choose(game))
        steps += 1


