"""What one seat's phone is sent at one moment of a game, as the wire has it. No window, no network."""

from blackgate.model.notation import Json
from blackgate.phones.page_state import PageState
from blackgate.phones.seat_snapshot import PHONE, SeatPlace
from blackgate.phones.phone_updates import snapshot_of
from blackgate.play.session import Session
from blackgate.words.text import Text


def written_for(session: Session, seat: int, lang: str = "en") -> tuple[PageState, Json]:
    """Who wrote it, for what is asked about it later, and the message `state`."""
    places = tuple(SeatPlace(name, number, session.pack.inmates[number].name, PHONE)
                   for number, name in enumerate(session.names))
    page_state = PageState(Text(lang))
    return page_state, page_state.state(snapshot_of(session, seat, 1, 1, places, 0))


def state_of(session: Session, seat: int = 0, lang: str = "en") -> Json:
    return written_for(session, seat, lang)[1]
