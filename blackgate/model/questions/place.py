"""The die leads to several places: where to? The player who rolled is asked, also for Michel(le) (R5.1a, R10b)."""

from typing import Final, Literal, NamedTuple

from ..actions import Action, Go
from ..arrivals import arrive
from ..events import Events
from ..frames import BOTTOM
from ..michel import NO_MICHEL_HERE
from ..refusals import Refusal
from ..sorts import Face, Flag, Places, Seat
from ..names import Json, Spelling
from ..state import GameState
from ..steps.michel_round import bring_michel
from ..zones import powered
from .question import NOT_ON_TURN, Question, Table


class AskPlace(NamedTuple):
    seat: "Seat"
    places: "Places"
    face: "Face"
    michel: "Flag"
    step: Literal["place"] = "place"


def offer_places(game: GameState, seat: int, face: int, events: Events) -> None:
    """Ask the seat where to go after a roll. If there is only one place, it goes there without a question."""
    places = _led_to(game, seat, face, 0)
    if places & (places - 1):
        game.agenda.append(AskPlace(seat, places, face, 0))
    elif places:
        arrive(game, seat, places.bit_length() - 1, events)


def offer_michels_places(game: GameState, mover: int, face: int, events: Events) -> None:
    """The same for Michel(le)'s move."""
    places = _led_to(game, mover, face, 1)
    if places & (places - 1):
        game.agenda.append(AskPlace(mover, places, face, 1))
    else:
        bring_michel(game, mover, places.bit_length() - 1, events)


def _led_to(game: GameState, seat: int, face: int, michel: int) -> int:
    """The mask of places that a roll leads to; gang powers do not change Michel(le)'s (R14b)."""
    if michel:
        return game.board.places_for(face, game.michel_place)
    return game.board.places_for(face, game.place[seat], game.pack.powers[game.gang[seat]].neighbour_faces)


def rule(frame: AskPlace) -> str:
    return "R10b" if frame.michel else "R5.1a"


def options(frame: AskPlace, game: GameState) -> list[Action]:
    return [*game.board.goings(frame.places)]


def answer(frame: AskPlace, game: GameState, action: Go, events: Events) -> None:
    seat, place = frame.seat, action.place
    if frame.michel:
        bring_michel(game, seat, place, events)
        return
    if events is not None and not game.board.places_for(frame.face, game.place[seat]) >> place & 1:
        powered(game, seat, events)     # Only a neighbouring face leads here.
    arrive(game, seat, place, events)


def refuse(frame: AskPlace, game: GameState, action: Action, rule: str) -> Refusal | None:
    return ("not_where_the_die_leads", rule) if isinstance(action, Go) else None


def check(frame: AskPlace, game: GameState) -> str:
    if frame.seat != game.turn:
        return NOT_ON_TURN
    if frame.michel and not game.michel:
        return NO_MICHEL_HERE
    if bool(frame.michel) != (len(game.agenda) > 1):     # Michel(le) is moved at the end of a turn.
        return "nobody moves now"
    places = _led_to(game, frame.seat, frame.face, frame.michel)
    return "" if frame.places == places and places & (places - 1) else "the die does not lead there"


def pending(frame: AskPlace, spelling: Spelling, table: Table) -> Json:
    return {"what": "move", "face": frame.face, "michel": bool(frame.michel)}


QUESTION: Final[Question[AskPlace]] = Question(
    frame=AskPlace, rule=rule, options=options, answer=answer, refuse=refuse, check=check, pending=pending,
    rests_on=("close_turn", BOTTOM), is_public=True,
)
