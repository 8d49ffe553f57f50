"""Games in which phones are tried."""

from blackgate.play.session import Session
from lab.gallery.positions import MIDGAME, SEATS_4, changed, session_at

AT_THE_MARKET = changed(MIDGAME, seats=[dict(SEATS_4[0], place="rec_area", cigarettes=9), *SEATS_4[1:]])
A_KNIFE = {"do": "buy", "item": "knife"}       # 2 Cigarettes, as often as one has actions (R6.3)


def midgame(*actions: dict[str, object]) -> Session:
    """Four people; seat 0 is on turn with two actions and rolls a 4."""
    return session_at(MIDGAME, *actions, humans=4)
