"""Play an action card (R5.4)."""

from typing import Final

from ..actions import Play
from ..counts import FIELD, ONE
from ..events import Events, Played
from ..questions.react import AskReact
from ..refusals import Refusal, refused_target
from ..scripts import RunScript
from ..state import GameState
from ..steps.finish_play import FinishPlay
from ..vocabulary import NOTHING
from ..zones import lose_openly
from .verb import Verb


def do(game: GameState, action: Play, events: Events) -> None:
    """Play the card. It lies on the table while it takes effect (R14r); its target may be asked first (R8)."""
    kind, target, _ = action
    seat = game.turn
    card = game.pack.kinds[kind]
    script = card.script
    assert script is not None
    game.actions -= 1
    lose_openly(game, seat, ONE[kind])
    game.table += ONE[kind]
    if events is not None:
        events.append(Played(
            seat, kind,
            target if script.argument == "seat" else NOTHING,
            target if script.argument == "place" else NOTHING,
        ))
    game.agenda.append(FinishPlay(seat, kind))
    game.agenda.append(RunScript(seat, script.number, 0, target, NOTHING))
    if card.aimed and not game.revealed[target]:
        game.agenda.append(AskReact(target, seat, kind))


def refuse(game: GameState, action: Play) -> list[Refusal]:
    seat = game.turn
    script = game.pack.kinds[action.card].script
    if script is None:
        return [("not_an_action_card", "R5.4")]
    found: list[Refusal] = []
    if not game.hand[seat] & FIELD[action.card]:
        found.append(("card_not_in_hand", "R5.4"))
    if not (script.reaches(game, seat, action.target) and script.does_something(game, seat, action.target)):
        found.append(refused_target(game, seat, script, action.target, "R5.4"))
    return found


VERB: Final = Verb(Play, do, refuse, is_open=True)
