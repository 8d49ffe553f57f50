"""One ply with foresight: every promising option tried in several worlds, the turn played out, the end judged.

Sequential halving: all options get a few worlds, the better half a few more, and so on. Within a round all
options see the same worlds, so that luck favours none.
"""

from ...model.engine import do
from ...model.rng import Chance
from ...model.state import GameState
from ...model.view import View
from ...model.words import ASK_MICHEL_MOVE, ASK_PLACE, Action, Frame
from ...model.worlds import determinize
from ..policy import choice as policy
from ..policy.temper import CALM, Temper
from .value import Value

CANDIDATES = 24
ROUNDS = (4, 4, 8, 12)      # worlds of each round of halving
MOST_STEPS = 40
PRIOR = 0.03
PRIOR_RANGE = 30.0
FOLLIES = 40.0          # so far below the best an option is not looked at


class OnePly:
    def __init__(self, view: View, value: Value, chance: Chance, rounds: tuple[int, ...] = ROUNDS,
                 temper: Temper = CALM) -> None:
        self.rounds = rounds
        self.temper = temper
        self.view = view
        self.value = value
        self.seat = view.seat
        self.chance = chance
        self.rollouts = 0
        self.judged = 0
        self.wins = [0.0] * view.players

    def ranked(self) -> list[tuple[float, Action]]:
        """The options with their mean chance to win, best first; those dropped early come last."""
        scored = ranked_options(determinize(self.view, self.chance), CANDIDATES, self.temper)
        options = [action for _, action in scored]
        if len(options) == 1:
            return [(0.0, options[0])]
        # The policy's opinion is worth a few worlds: it decides where the value sees no difference.
        totals = {action: opinion(score - scored[0][0]) for score, action in scored}
        worlds = 0
        dropped: list[tuple[float, Action]] = []
        for number in self.rounds:
            self.wins = [0.0] * self.view.players       # in the last round only good options are left
            self.judged = 0
            for _ in range(number):
                world = determinize(self.view, self.chance)
                for option in options:
                    totals[option] += self.worth(world, option)
            worlds += number
            options.sort(key=lambda option: -totals[option])
            keep = max(2, (len(options) + 1) // 2)
            dropped = [(totals[option] / worlds, option) for option in options[keep:]] + dropped
            options = options[:keep]
        return [(totals[option] / worlds, option) for option in options] + dropped

    def win_chances(self) -> list[float]:
        """Each seat's chance after the best options; in one world where there was nothing to try."""
        if not self.judged:
            return self.value.chances(determinize(self.view, self.chance))
        return [total / self.judged for total in self.wins]

    def worth(self, world: GameState, option: Action) -> float:
        """The seat's chance to win after an option, in one world."""
        self.rollouts += 1
        self.judged += 1
        tried = world.clone()
        do(tried, option)
        play_out(tried, self.view)
        chances = self.value.chances(tried)
        for seat, chance in enumerate(chances):
            self.wins[seat] += chance
        return chances[self.seat]


def opinion(behind: float) -> float:
    """What the policy's opinion of an option so far behind its best is worth, as a sum of chances."""
    return PRIOR * max(behind, -PRIOR_RANGE)


def ranked_options(world: GameState, most: int, temper: Temper) -> list[tuple[float, Action]]:
    """The options that the policy thinks most of, best first, with its scores; no follies."""
    scored = sorted(policy.scores(world, temper), key=lambda each: -each[0])[:most]
    if world.agenda and _is_about_michel(world.agenda[-1]):
        return scored[:1]
    return [each for each in scored if each[0] > scored[0][0] - FOLLIES]


def _is_about_michel(frame: Frame) -> bool:
    """The value is learnt from games without Michel(le): where to send them is the policy's to say."""
    return frame[0] == ASK_MICHEL_MOVE or (frame[0] == ASK_PLACE and bool(frame[4]))


def play_out(game: GameState, view: View) -> None:
    """Let the policy finish what was begun: the question, and on one's own turn the turn."""
    own_turn = view.turn == view.seat
    steps = 0
    while not game.winners and steps < MOST_STEPS:
        if not game.agenda and not (own_turn and game.turns == view.turns):
            return
        do(game, policy.choose(game))
        steps += 1
