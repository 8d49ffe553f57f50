"""A card's script goes on, one effect at a time (R14r)."""

from typing import Final

from ..scripts import RunScript
from ..state import GameState
from ..words import NOTHING, Events
from .step import Step


def go_on(frame: RunScript, game: GameState, events: Events) -> None:
    """One effect; the rest of the script waits below whatever it puts on the agenda."""
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
        return "nobody aims at themselves"
    answers = any(effect.needs == "foe" for effect in script.effects)
    return "" if (frame.foe != NOTHING) == answers and frame.foe != frame.seat else "the foe does not fit"


STEP: Final = Step(frame=RunScript, go_on=go_on, check=check)
