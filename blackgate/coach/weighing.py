"""Judges one action of a recorded game: the cost of the decision, the luck in it, and all seats' chances.

A decision is judged from its player's view. A chance event is judged with all cards open: decks and dice are dealt
again many times, and what really happened is compared with the mean.
"""

from collections.abc import Collection
from typing import Any, Final, NamedTuple

from ..ai.levels import Brains
from ..ai.policy import choice as policy
from ..ai.search.halving import MOST_STEPS, gap
from ..model.actions import Action
from ..model.counts import FIELD, Cards
from ..model.engine import do
from ..model.events import Discarded, Drawn, Event, Rioted, Rolled, Taken, TurnedUp
from ..model.notation import Json, Notation
from ..model.pack import Pack
from ..model.questions.michel_combat import AskMichelCombat
from ..model.rng import MOST_SEED, Dice, below, mixed, shuffle
from ..model.state import GameState
from ..model.view import View, view
from ..model.vocabulary import ANY
from ..play.spectator_view import watch_openly
from ..play.record import replay
from .calibration import Calibration, Reader
from .estimate import Tally, judge_for, odds
from .trials import Trials

QUICK: Final = "quick"
FULL: Final = "full"
SURELY: Final = 1.5         # A loss counts only if it is larger than this many standard errors.


class Effort(NamedTuple):
    """How thoroughly a game is reviewed."""

    options: int            # of each decision, the policy's favourites
    tries: int              # worlds for all these options
    more: int               # further worlds for the best options and the chosen one
    deals: int              # how often a chance event is dealt again
    worlds: int             # for all seats' chances before each action


EFFORTS: Final = {QUICK: Effort(6, 5, 12, 24, 12), FULL: Effort(12, 8, 40, 48, 32)}
BEST: Final = 3             # options that are tried further


class RecordedActions:
    """A recorded game, action by action. Raises BadRecord if the record is not true."""

    def __init__(self, written: Json, pack: Pack) -> None:
        self.notation = Notation(pack)
        self.actions: list[Action] = []
        self.events: list[list[Event]] = []
        self.games: list[GameState] = []        # before each action, and at the end
        for game, action, events in replay(written, self.notation):
            if action is not None:
                self.actions.append(action)
                self.events.append(events)
            self.games.append(game.clone())
        ended = written.get("ended") or {}
        winners = sum(1 << seat for seat in ended.get("winners", ()))
        self.winners: int = self.games[-1].winners or winners       # a mask; 0 if the game was not finished

    def __len__(self) -> int:
        return len(self.actions)

    def order(self, seats: Collection[int]) -> list[int]:
        """All moments, the most useful ones for these seats first (`coach.review_queue`)."""
        own = [at for at, game in enumerate(self.games[:-1])
               if game.decider in seats and is_open(view(game, game.decider))]
        return list(dict.fromkeys([*own[:1], 0, len(self), *own[1:], *range(len(self) + 1)]))


class ActionJudge:
    """Judges the actions of one game, in any order."""

    def __init__(self, walk: RecordedActions, brains: Brains, calibration: Calibration, effort: str) -> None:
        self._walk = walk
        self._brains = brains
        self._calibration = calibration
        self._effort = EFFORTS[effort]

    def weigh(self, at: int) -> Json:
        """Judge action number `at`. The result is plain data: `at`, all seats' chances before it (`win`), the
        `decision` if there was a choice, and the `chances` of the seats with luck. At the end there is only `win`."""
        walk = self._walk
        game = walk.games[at]
        seed = mixed(0, at)
        found: dict[str, Any] = {"at": at, "win": self._win(game, at, seed), "decision": None, "chances": []}
        if at < len(walk):
            found["decision"] = self._decision(game, walk.actions[at], seed)
            found["chances"] = self._chances(at, seed)
        return found

    def _win(self, game: GameState, at: int, seed: int) -> list[float]:
        if at == len(self._walk) and self._walk.winners:
            return [float(self._walk.winners >> seat & 1) for seat in range(game.players)]
        worlds = self._effort.worlds
        return list(odds(watch_openly(game), self._brains, self._calibration, iterations=worlds, budget_ms=None,
                         seed=seed).win)

    def _decision(self, game: GameState, action: Action, seed: int) -> Json | None:
        found = judged(game, action, self._brains, self._calibration, self._effort, seed)
        if found is None:
            return None
        written = self._walk.notation.action
        own = game.background[game.decider]
        return {"seat": game.decider, "action": written(action, own), "best": written(found.best, own),
                "lost": found.lost}

    def _chances(self, at: int, seed: int) -> list[Json]:
        """For each seat with luck in this action: the event, and how much better than the mean it was."""
        touched: dict[int, str] = {}
        game = self._walk.games[at]
        for event in self._walk.events[at]:
            for seat in lucky(event, game):
                touched.setdefault(seat, event.name)
        if not touched:
            return []
        table = watch_openly(game)
        dice = Dice(mixed(seed, 1))
        usual, real = Tally(game.players), Tally(game.players)
        for _ in range(self._effort.deals):
            again = game.clone()
            deal_anew(again, dice)
            do(again, self._walk.actions[at])
            usual.add(self._settled(again, table))
        after = self._walk.games[at + 1]
        for _ in range(self._effort.deals if after.agenda else 1):
            again = after.clone()
            deal_anew(again, dice)
            real.add(self._settled(again, table))
        reader = Reader(table, self._calibration)
        was, might = reader.read(real.means), reader.read(usual.means)
        return [{"seat": seat, "event": word, "gained": was[seat] - might[seat]} for seat, word in touched.items()]

    def _settled(self, game: GameState, table: View) -> list[float]:
        """All seats' chances after the policy has answered the open questions."""
        steps = 0
        while game.agenda and not game.winners and steps < MOST_STEPS:
            do(game, policy.choose(game))
            steps += 1
        return judge_for(table, self._brains).chances(game)


class Judged(NamedTuple):
    """The best action of a decision, and how much chance to win was lost by the one that was done."""

    best: Action
    lost: float


def judged(
    game: GameState, action: Action, brains: Brains, calibration: Calibration, effort: Effort, seed: int,
) -> Judged | None:
    """Judge a decision by what its player knew; None if there was no choice."""
    seen = view(game, game.decider)
    if not is_open(seen):
        return None
    trials = Trials(seen, brains, seed, effort.options)
    chosen = trials.of(action)
    has_rivals = len(trials.trials) > 1     # Else all other options would have been bad.
    for _ in range(effort.tries if has_rivals else 0):
        trials.look(trials.trials)
    left = sorted(trials.trials, key=lambda trial: -trial.own)[:BEST]
    if chosen not in left:
        left.append(chosen)
    for _ in range(effort.more if has_rivals else 0):
        trials.look(left)
    best = max(left, key=lambda trial: trial.own)
    difference, error = gap(best.worlds, chosen.worlds)
    lost = 0.0
    if best is not chosen and difference > SURELY * error:
        reader = Reader(seen, calibration)
        lost = reader.read(best.tally.means)[seen.seat] - reader.read(chosen.tally.means)[seen.seat]
    return Judged(best.action, lost) if lost > 0 else Judged(action, 0.0)


def is_open(seen: View) -> bool:
    """Whether the view's seat has a choice."""
    return len(seen.options) > 1 or ANY in seen.options[0]


def lucky(event: Event, before: GameState) -> tuple[int, ...]:
    """The seats for which an event was luck: the seat that rolled, drew or turned up a card, both sides of a theft, all
    in a riot, and the seat that lost a random card to Michel(le)."""
    if isinstance(event, (Rolled, Drawn, TurnedUp)):
        return (event.seat,)
    if isinstance(event, Taken):
        return event.seat, event.from_
    if isinstance(event, Discarded) and is_lost_by_chance(event.cards, before):
        return (event.seat,)
    return tuple(range(before.players)) if isinstance(event, Rioted) else ()


def is_lost_by_chance(cards: Cards, before: GameState) -> bool:
    """Whether a discarded card was a random loss to Michel(le): it is no tool on the first card (R10f)."""
    asked = before.agenda[-1] if before.agenda else None
    if not isinstance(asked, AskMichelCombat):
        return False
    return not any(cards & FIELD[tool] for tool in before.pack.michel_cards[asked.card].tools)


def deal_anew(game: GameState, dice: Dice) -> None:
    """Deal again what no player knows: the order of the decks and the coming rolls."""
    game.seed = below(dice, MOST_SEED)
    game.drawn = 0
    game.rolls = ()
    game.options = None
    shuffle(dice, game.deck)
    rest = list(game.michel_deck)
    shuffle(dice, rest)
    game.michel_deck = tuple(rest)
    for number, pile in enumerate(game.gang_piles):
        below_top = list(pile[1:])
        shuffle(dice, below_top)
        game.gang_piles[number] = (*pile[:1], *below_top)
