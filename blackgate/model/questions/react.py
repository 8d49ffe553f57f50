"""A card is aimed at this player: let it happen, or reveal the Background? (R8)"""

from typing import Final, Literal, NamedTuple

from ..actions import Action, Pass, Reveal
from ..events import Events
from ..refusals import Refusal, refused_reveal
from ..reveals import fitting_script, reveal
from ..scripts import RunScript
from ..sorts import ActionCard, Seat
from ..names import Json, Spelling
from ..state import GameState
from ..vocabulary import WHEN_AIMED
from .question import Question, Table


class AskReact(NamedTuple):
    seat: "Seat"
    player: "Seat"
    card: "ActionCard"
    step: Literal["react"] = "react"


_PASS: Final = Pass()


def options(frame: AskReact, game: GameState) -> list[Action]:
    script = fitting_script(game, frame.seat, WHEN_AIMED)
    return [_PASS, *script.options(game, frame.seat)] if script is not None else [_PASS]


def answer(frame: AskReact, game: GameState, action: Action, events: Events) -> None:
    if isinstance(action, Reveal):
        game.agenda.pop()               # The card's script has no effect any more.
        reveal(game, frame.seat, action.target, frame.player, events)


def refuse(frame: AskReact, game: GameState, action: Action, rule: str) -> Refusal | None:
    return refused_reveal(game, frame.seat, WHEN_AIMED, action) if isinstance(action, Reveal) else None


def check(frame: AskReact, game: GameState) -> str:
    below = game.agenda[-2] if len(game.agenda) > 1 else None
    card = game.pack.kinds[frame.card]
    if not isinstance(below, RunScript) or card.script is None or (below.script, below.seat, below.target) != (
            card.script.number, frame.player, frame.seat) or not card.aimed:
        return "no card is aimed at this seat"
    return "this seat has nothing to answer" if game.revealed[frame.seat] else ""


def pending(frame: AskReact, spelling: Spelling, table: Table) -> Json:
    return {
        "what": "play", "attacker": frame.player, "target": frame.seat, "card": spelling.kinds[frame.card],
    }


QUESTION: Final[Question[AskReact]] = Question(
    frame=AskReact, rule="R8", options=options, answer=answer, refuse=refuse, check=check, pending=pending,
    rests_on=("script",),
)
