"""What an option may cost, before it is chosen. It is tried in worlds that the looker cannot tell from the real one.

The input is only a view, so nothing hidden can come out (Law 3). The engine plays each world, so no rule is written
twice. A fight is played twice: to the last weapon of both sides for the odds, and given up at once for the loss.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from ..model.action_cards import demand_of
from ..model.actions import Action, Fight, GiveUp, Pass, Weapon
from ..model.counts import FIELD, TOOL_KINDS, kinds_of
from ..model.engine import do
from ..model.events import CombatWon, Discarded, Event, Given, Taken
from ..model.legal import legal
from ..model.notation import prompt
from ..model.rng import Dice
from ..model.teams import is_mate
from ..model.state import GameState
from ..model.view import View
from ..model.vocabulary import NOTHING
from ..model.refusal_reasons import reasons
from ..model.worlds import determinize

WORLDS: Final = 80
SEED: Final = 12             # a fixed seed: the same question always gets the same answer
LONGEST: Final = 90         # answers in a fight: there are only thirty weapons

CHOSEN: Final = -2          # a Tool that the looker chooses

Pick = Callable[[GameState, list[Action]], Action | None]


class Loss(NamedTuple):
    """What the looker loses."""

    beatings: int = 0
    card: int = NOTHING     # a kind, or CHOSEN
    random: int = 0         # the number of random cards
    cigarettes: int = 0


NO_LOSS: Final = Loss()


class Prospect(NamedTuple):
    won: float | None       # the share of fights won; None: it leads to no fight
    loss: Loss              # at once, or if the fight is lost
    helper: int = NOTHING   # the teammate who is asked for a weapon instead
    has_tool: float = 0.0   # how often the target holds the Tool that the option demands


def prospect(view: View, action: Action) -> Prospect:
    """What an option of the view's seat leads to, as far as that seat can know."""
    chance = Dice(SEED)
    demand = demand_of(action)
    fights = wins = holding = 0
    helper = NOTHING
    losses: list[Loss] = []
    for _ in range(WORLDS):
        world = determinize(view, chance)
        if demand is not None:
            holding += bool(world.hand[demand.seat] & FIELD[demand.kind])
        yielded = world.clone()
        won = _followed(world, view.seat, action, _fighting)
        if won is not None:
            fights += 1
            wins += won
        events: list[Event] = []
        before = yielded.clone()
        given_up = _followed(yielded, view.seat, action, _yielding(view), events)
        if helper == NOTHING:
            helper = _helper(before.clone(), view.seat, action)
        if not given_up:
            losses.append(_loss(before, yielded, view.seat, events))
    loss = _common(losses) if losses else NO_LOSS
    return Prospect(wins / fights if fights else None, loss, helper, holding / WORLDS)


def _followed(
    world: GameState, seat: int, action: Action, pick: Pick, events: list[Event] | None = None,
) -> bool | None:
    """Do the action and play its fight to the end. Returns whether the seat's side won; None if there was no fight."""
    told: list[Event] = [] if events is None else events
    do(world, action, told)
    for _ in range(LONGEST):
        fought = next((event for event in told if isinstance(event, CombatWon)), None)
        if fought is not None:
            return fought.winner != NOTHING and (fought.winner == seat or is_mate(world.team, fought.winner, seat))
        answer = pick(world, legal(world)) if world.agenda else None
        if answer is None:
            return None
        do(world, answer, told)
    return None


def _fighting(world: GameState, options: list[Action]) -> Action | None:
    """The answer of a player who lays weapons as long as possible."""
    return _first(options, Weapon) or _first(options, Fight) or _last_resort(world, options)


def _yielding(view: View) -> Pick:
    """Make a chooser: the looker's side gives up as soon as it can, the other side fights on."""

    def pick(world: GameState, options: list[Action]) -> Action | None:
        if world.decider == view.seat or is_mate(view.team, world.decider, view.seat):
            return _last_resort(world, options) or _first(options, Fight)
        return _fighting(world, options)

    return pick


def _last_resort(world: GameState, options: list[Action]) -> Action | None:
    if prompt(world.agenda[-1]) not in ("combat", "help"):
        return None
    return _first(options, GiveUp) or _first(options, Pass)


def _first(options: list[Action], verb: type[Action]) -> Action | None:
    return next((option for option in options if isinstance(option, verb)), None)


def _helper(world: GameState, seat: int, action: Action) -> int:
    """The teammate who is asked for a weapon if the seat lays none (R11c); else NOTHING."""
    if not isinstance(action, (GiveUp, Pass)):
        return NOTHING
    do(world, action)
    asks = world.agenda and prompt(world.agenda[-1]) == "help"
    return world.decider if asks and world.decider != seat else NOTHING


def _loss(before: GameState, after: GameState, seat: int, events: list[Event]) -> Loss:
    card, random = NOTHING, 0
    for event in events:
        if isinstance(event, Taken) and event.from_ == seat:
            random += 1
        elif isinstance(event, Given) and event.from_ == seat:
            card = event.kind
        elif isinstance(event, Discarded) and event.seat == seat:
            tool = next((kind for kind in kinds_of(event.cards) if kind in TOOL_KINDS), NOTHING)
            card, random = (tool, random) if tool != NOTHING else (card, random + 1)
    if after.agenda and after.decider == seat and prompt(after.agenda[-1]) == "choose_card":
        card = CHOSEN
    return Loss(
        after.beatings[seat] - before.beatings[seat], card, random,
        max(0, before.cigarettes[seat] - after.cigarettes[seat]),
    )


def _common(losses: list[Loss]) -> Loss:
    """The largest loss of all. A card that differs between worlds counts as a random one."""
    cards = {each.card for each in losses}
    is_sure = len(cards) <= 1
    return Loss(
        max(each.beatings for each in losses),
        losses[0].card if is_sure else NOTHING,
        max(each.random + (not is_sure and each.card != NOTHING) for each in losses),
        max(each.cigarettes for each in losses),
    )


def actions_left(view: View, action: Action) -> int:
    """How many actions of the turn are left after it."""
    world = determinize(view, Dice(SEED))
    do(world, action)
    return world.actions


def refusals(view: View, action: Action) -> list[tuple[str, str]]:
    """All reasons against an action of the asked seat, as keys and rules. The seat knows all of them."""
    return reasons(determinize(view, Dice(SEED)), action)
