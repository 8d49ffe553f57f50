"""A rival demands a tool: give it, fight, or reveal the Background? (R5.6c)"""

from typing import Final, Literal, NamedTuple

from ..actions import Action, Cooperate, Fight, Reveal
from ..counts import FIELD, WEAPONS
from ..events import Cooperated, Events, Refused, Regained
from ..refusals import Refusal, refused_reveal
from ..reveals import fitting_script, reveal
from ..sorts import Seat, Tool
from ..names import Json, Spelling
from ..state import GameState
from ..vocabulary import NOTHING, WHEN_EXTORTED
from ..zones import gain_openly, give_openly, powered
from .combat import TOO_FEW_WEAPONS, AskCombat, laid_since, refused_foes, spend_weapons
from .question import Question, Table


class AskExtorted(NamedTuple):
    seat: "Seat"
    attacker: "Seat"
    tool: "Tool"
    step: Literal["extorted"] = "extorted"


_COOPERATE: Final = Cooperate(NOTHING)
_FIGHT: Final = Fight()


def options(frame: AskExtorted, game: GameState) -> list[Action]:
    found: list[Action] = [_COOPERATE, _FIGHT] if game.hand[frame.seat] & FIELD[frame.tool] else [_FIGHT]
    script = fitting_script(game, frame.seat, WHEN_EXTORTED)
    return found + script.options(game, frame.seat) if script is not None else found


def answer(frame: AskExtorted, game: GameState, action: Action, events: Events) -> None:
    target, attacker, tool, _ = frame
    if isinstance(action, Reveal):
        reveal(game, target, action.target, attacker, events)
    elif isinstance(action, Cooperate):
        if events is not None:
            events.append(Cooperated(target, attacker, tool))
        give_openly(game, target, attacker, tool, events)
        if game.pack.powers[game.gang[attacker]].weapon_returns:
            _take_weapons(game, attacker, events)
            powered(game, attacker, events)
        else:
            spend_weapons(game)     # The weapon is spent even if the target cooperates (R5.6c).
    else:
        if events is not None:
            events.append(Refused(target, attacker))
        game.agenda.append(AskCombat(target, attacker, target, tool, 1, 0, 0))


def _take_weapons(game: GameState, seat: int, events: Events) -> None:
    weapons = game.table & WEAPONS
    game.table -= weapons
    gain_openly(game, seat, weapons)
    if events is not None:
        events.append(Regained(seat, weapons))


def refuse(frame: AskExtorted, game: GameState, action: Action, rule: str) -> Refusal | None:
    if isinstance(action, Reveal):
        return refused_reveal(game, frame.seat, WHEN_EXTORTED, action)
    if isinstance(action, Cooperate) and action.tool == NOTHING:
        return "no_such_tool_in_hand", rule
    return None


def check(frame: AskExtorted, game: GameState) -> str:
    laid = laid_since(game, frame.seat)
    return refused_foes(game, frame.attacker, frame.seat) or (
        TOO_FEW_WEAPONS if laid < 0 else "weapons were laid before it was answered" if laid else "")


def pending(frame: AskExtorted, spelling: Spelling, table: Table) -> Json:
    return {
        "what": "extortion", "attacker": frame.attacker, "target": frame.seat, "tool": spelling.kinds[frame.tool],
        "weapons": spelling.cards(table.cards & WEAPONS),
    }


QUESTION: Final[Question[AskExtorted]] = Question(
    frame=AskExtorted, rule="R5.6c", options=options, answer=answer, refuse=refuse, check=check, pending=pending,
    is_fight=True,
)
