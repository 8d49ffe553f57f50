"""Michel(le) demands a tool: give one, or fight? (R10e)"""

from typing import Final, Literal, NamedTuple

from ..actions import Action, Cooperate, Fight, Reveal
from ..counts import ONE, WEAPONS
from ..events import Cooperated, Events, Refused
from ..frames import IN_SCRIPTS
from ..michel import clear, refused_knives, shows_knife, tools_asked, turn_up
from ..refusals import Refusal
from ..sorts import MichelCardNumber, Seat
from ..names import Json, Spelling
from ..state import GameState
from ..vocabulary import NOTHING
from ..zones import discard
from .michel_combat import AskMichelCombat
from .question import Question, Table


class AskMichel(NamedTuple):
    seat: "Seat"
    card: "MichelCardNumber"
    step: Literal["michel"] = "michel"


_FIGHT: Final = Fight()


def extort(game: GameState, seat: int, events: Events) -> None:
    """The victim turns up a card. If it shows no knife, nothing more happens (R10e)."""
    card = turn_up(game, seat, events)
    if shows_knife(game, card):
        game.agenda.append(AskMichel(seat, card))
    else:
        clear(game)


def options(frame: AskMichel, game: GameState) -> list[Action]:
    return [*(Cooperate(tool) for tool in tools_asked(game, frame.seat, frame.card)), _FIGHT]


def answer(frame: AskMichel, game: GameState, action: Action, events: Events) -> None:
    seat = frame.seat
    if isinstance(action, Cooperate):
        if events is not None:
            events.append(Cooperated(seat, NOTHING, action.tool))
        discard(game, seat, ONE[action.tool], events)
        clear(game)
    else:
        if events is not None:
            events.append(Refused(seat, NOTHING))
        game.agenda.append(AskMichelCombat(seat, seat, frame.card, 0))


def refuse(frame: AskMichel, game: GameState, action: Action, rule: str) -> Refusal | None:
    if isinstance(action, Reveal):
        return "not_the_moment", "R14i"     # Backgrounds that answer an extortion work only against players.
    if isinstance(action, Cooperate):
        shown = action.tool in game.pack.michel_cards[frame.card].tools
        return ("no_such_tool_in_hand" if shown else "tool_not_shown"), rule
    return None


def check(frame: AskMichel, game: GameState) -> str:
    if len(game.michel_table) > 1:
        return "one card is turned up before it is answered"
    return refused_knives(game, frame.seat)


def turned_up(frame: AskMichel) -> int:
    return frame.card


def pending(frame: AskMichel, spelling: Spelling, table: Table) -> Json:
    return {
        "what": "michel", "target": frame.seat, "card": spelling.michel_cards[frame.card],
        "turned_up": [spelling.michel_cards[card] for card in table.turned_up], "combat": False,
        "weapons": spelling.cards(table.cards & WEAPONS),
    }


QUESTION: Final[Question[AskMichel]] = Question(
    frame=AskMichel, rule="R10e", options=options, answer=answer, refuse=refuse, check=check, turned_up=turned_up,
    pending=pending, rests_on=IN_SCRIPTS,
)
