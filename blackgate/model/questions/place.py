"""The die leads to several places: where to? Asked of who rolled, for themselves or for Michel(le) (R5.1a, R10b)."""

from typing import Final, Literal, NamedTuple

from ..arrivals import arrive
from ..frames import Face, Flag, Places, Seat
from ..michel import NO_MICHEL_HERE
from ..refusals import Refusal
from ..spelling import Json, Spelling
from ..state import GameState
from ..steps.michel_round import bring_michel
from ..words import GO, Action, Events
from ..zones import powered
from .question import Question, Table


class AskPlace(NamedTuple):
    seat: Seat
    places: Places
    face: Face
    michel: Flag
    step: Literal["place"] = "place"


def offer_places(game: GameState, seat: int, face: int, events: Events) -> None:
    """Where a roll leaves no choice nobody is asked."""
    places = game.board.places_for(face, game.place[seat], game.pack.powers[game.gang[seat]].neighbour_faces)
    if places & (places - 1):
        game.agenda.append(AskPlace(seat, places, face, 0))
    elif places:
        arrive(game, seat, places.bit_length() - 1, events)


def rule(frame: AskPlace) -> str:
    return "R10b" if frame.michel else "R5.1a"


def options(frame: AskPlace, game: GameState) -> list[Action]:
    return [*game.board.goings(frame.places)]


def answer(frame: AskPlace, game: GameState, action: Action, events: Events) -> None:
    seat, place = frame.seat, action[1]
    if frame.michel:
        bring_michel(game, seat, place, events)
        return
    if events is not None and not game.board.places_for(frame.face, game.place[seat]) >> place & 1:
        powered(game, seat, events)     # Only a neighbouring face leads here.
    arrive(game, seat, place, events)


def refuse(frame: AskPlace, game: GameState, action: Action, rule: str) -> Refusal | None:
    return ("not_where_the_die_leads", rule) if action[0] == GO else None


def check(frame: AskPlace, game: GameState) -> str:
    if not frame.places:
        return "there is no place to go"
    if frame.michel and not game.michel:
        return NO_MICHEL_HERE
    own = game.michel_place if frame.michel else game.place[frame.seat]
    return "one must go to another place" if frame.places >> own & 1 else ""


def pending(frame: AskPlace, spelling: Spelling, table: Table) -> Json:
    return {"what": "move", "face": frame.face, "michel": bool(frame.michel)}


QUESTION: Final = Question(
    frame=AskPlace, rule=rule, options=options, answer=answer, refuse=refuse, check=check, pending=pending,
)
