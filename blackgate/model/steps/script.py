"""A card's script runs, one effect at a time (R14r)."""

from typing import Final

from ..events import Events
from ..frames import IN_SCRIPTS
from ..reveals import script_of
from ..scripts import RunScript
from ..state import GameState
from ..vocabulary import NOTHING, ON_TURN, WHEN_AIMED, WHEN_EXTORTED, WHEN_LOSING
from .finish_play import FinishPlay
from .step import Step


def go_on(frame: RunScript, game: GameState, events: Events) -> None:
    """Run one effect. The rest of the script waits on the agenda below anything that the effect puts there."""
    seat, script, cursor, target, foe, _ = frame
    effects = game.pack.scripts[script].effects
    if cursor + 1 < len(effects):
        game.agenda.append(RunScript(seat, script, cursor + 1, target, foe))
    effects[cursor].do(game, frame, events)


def check(frame: RunScript, game: GameState) -> str:
    script = game.pack.scripts[frame.script]
    if frame.cursor >= len(script.effects):
        return "the cursor is past the end"
    if script.argument == "seat" and frame.target == frame.seat:
        return "a seat cannot aim at itself"
    if frame.cursor and not script.effects[frame.cursor - 1].asks:
        return "the effect before asks nothing"
    return _refused_play(frame, game) if script.card != NOTHING else _refused_reveal(frame, game)


def _refused_play(frame: RunScript, game: GameState) -> str:
    below = game.agenda[-2] if len(game.agenda) > 1 else None
    played = game.pack.scripts[frame.script].card
    if not isinstance(below, FinishPlay) or (below.seat, below.card) != (frame.seat, played):
        return "this card is not being played"
    return "the foe does not fit" if frame.foe != NOTHING else ""


def _refused_reveal(frame: RunScript, game: GameState) -> str:
    seat = frame.seat
    if not game.revealed[seat] or script_of(game, seat).number != frame.script:
        return "this Background is not revealed"
    when = game.pack.backgrounds[game.background[seat]].when
    answers = bool(when & (WHEN_EXTORTED | WHEN_AIMED))
    if frame.foe == NOTHING:        # A Background that can answer may also have other moments.
        return "" if not answers or when & (ON_TURN | WHEN_LOSING) else "the foe does not fit"
    return "" if answers and frame.foe == game.turn != seat else "the foe does not fit"


STEP: Final[Step[RunScript]] = Step(frame=RunScript, go_on=go_on, check=check, rests_on=IN_SCRIPTS)
