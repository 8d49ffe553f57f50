"""Effects on people: where they are, how they fare, what they may still do."""

from collections.abc import Callable
from typing import Final

from .. import gain_sorts
from ..arrivals import arrive
from ..events import ActionsGained, CalledOff, DigImproved, Events, Inspected, Regained
from ..questions.combat import AskCombat, settle
from ..questions.michel_combat import AskMichelCombat, win
from ..scripts import Effect, RunScript
from ..state import MOST_ACTIONS, MOST_DIG_BONUS, GameState
from ..steps.inspect import Inspect
from ..gain_sorts import ACTION, BEATING, POINT, Gain
from ..zones import beat as beat_seat, gain_openly, heal as heal_seat, put_back, relocate
from .argument import Word, flag, number, text

ALL_BEATINGS: Final = 99     # more than any pack allows
WHO: Final[dict[str, Callable[[RunScript], int]]] = {
    "target": lambda frame: frame.target, "foe": lambda frame: frame.foe,
}


def beat(*, who: str, times: int) -> Effect:
    whom = WHO[who]

    def do(game: GameState, frame: RunScript, events: Events) -> None:
        beat_seat(game, whom(frame), times, events)

    return Effect(do, brings=[Gain(gain_sorts.BEATEN, times)], needs="seat" if who == "target" else who)


def heal(*, count: int, all: bool) -> Effect:  # noqa: A002  (the pack's word)
    def do(game: GameState, frame: RunScript, events: Events) -> None:
        heal_seat(game, frame.seat, game.pack.most_beatings if all else count, events)

    def can(game: GameState, seat: int, target: int) -> bool:
        return game.beatings[seat] > 0

    return Effect(do, can, brings=[Gain(gain_sorts.HEALED, ALL_BEATINGS if all else count)])


def move() -> Effect:
    def do(game: GameState, frame: RunScript, events: Events) -> None:
        arrive(game, frame.seat, frame.target, events)

    return Effect(do, brings=[Gain(gain_sorts.MOVED)], needs="place", asks=True)


def send(*, place: str) -> Effect:
    def do(game: GameState, frame: RunScript, events: Events) -> None:
        relocate(game, frame.target, game.board.solitary, events, sent=True)

    if place != "solitary":
        raise ValueError("the only place one is sent to is 'solitary'")
    return Effect(do, brings=[Gain(gain_sorts.LOCKED_UP)], needs="seat")


def inspect() -> Effect:
    def do(game: GameState, frame: RunScript, events: Events) -> None:
        seats = sum(1 << seat for seat, where in enumerate(game.place) if where == frame.target)
        if events is not None:
            events.append(Inspected(frame.seat, frame.target))
        if seats:
            game.agenda.append(Inspect(frame.seat, seats))

    return Effect(do, brings=[Gain(gain_sorts.INSPECTED)], needs="place", asks=True)


def gain_actions(*, count: int) -> Effect:
    def do(game: GameState, frame: RunScript, events: Events) -> None:
        game.actions = min(game.actions + count, MOST_ACTIONS)
        if events is not None:
            events.append(ActionsGained(frame.seat, count))

    return Effect(do, brings=[Gain(gain_sorts.MORE_ACTIONS, count)])


def improve_dig(*, points: int) -> Effect:
    def do(game: GameState, frame: RunScript, events: Events) -> None:
        game.dig_bonus = min(game.dig_bonus + points, MOST_DIG_BONUS)
        if events is not None:
            events.append(DigImproved(frame.seat, points))

    return Effect(do, brings=[Gain(gain_sorts.DIG_POINTS, points)])


def call_off(*, keep: bool) -> Effect:
    def do(game: GameState, frame: RunScript, events: Events) -> None:
        laid = game.table
        game.table = 0
        if events is not None:
            events.append(CalledOff(frame.foe, frame.seat))
        if keep:
            gain_openly(game, frame.seat, laid)
            if events is not None:
                events.append(Regained(frame.seat, laid))
        else:
            put_back(game, laid)

    kept = [Gain(gain_sorts.LAID_CARDS)] if keep else []
    return Effect(do, brings=[Gain(gain_sorts.CALLED_OFF), *kept], needs="foe")


def win_combat() -> Effect:
    def do(game: GameState, frame: RunScript, events: Events) -> None:
        agenda = game.agenda
        for index in range(len(agenda) - 1, -1, -1):
            fought = agenda[index]
            if isinstance(fought, AskCombat):
                del agenda[index]
                settle(game, fought, frame.seat, events)
                return
            if isinstance(fought, AskMichelCombat):
                agenda[index] = win(frame.seat, events)      # The question comes after the rest of this script.
                return

    return Effect(do, brings=[Gain(gain_sorts.COMBAT_WON)], needs="combat", asks=True)


EFFECTS: Final[tuple[Word, ...]] = (
    Word(
        beat, "The target takes that many Beatings (at most two at once, R7).",
        who=text("target"), times=number(BEATING, 1)),
    Word(heal, "Remove that many of your Beatings, or all.", count=number(BEATING, 1), all=flag()),
    Word(move, "Move to the target place; it is a move like any other (R14a)."),
    Word(send, "The target is carried to that place; that is no move of theirs (R10d).", place=text()),
    Word(
        inspect, "Every player in the target place who holds a tool discards one of their choice, from you clockwise."),
    Word(gain_actions, "That many more actions this turn.", count=number(ACTION)),
    Word(improve_dig, "Your next Dig this turn scores that many points more.", points=number(POINT)),
    Word(
        call_off, "What was laid against you has no effect and is spent; with `keep`, you take it into your hand.",
        keep=flag()),
    Word(win_combat, "Instead of giving up, you win the combat you are in."),
)
