"""At a shared screen everything over an open hand says whose hand it is, in name and colour (docs/together.md)."""

from collections.abc import Callable

import pytest

from blackgate.kit import look
from blackgate.model.actions import EndTurn, Fight, GiveUp, Sell
from blackgate.model.notation import Json
from blackgate.play.orders import Orders
from lab.gallery.positions import DEMAND, MIDGAME, SEATS_4, act, changed, session_at, six

from .shared_screen import SharedScreen
from .sketch import colour

SELLING = changed(MIDGAME, seats=[dict(SEATS_4[0], place="rec_area"), *SEATS_4[1:]])
FULL = changed(MIDGAME, seats=[
    dict(SEATS_4[0], hand={"link": 4, "knife": 5, "pike": 2, "bandana": 1}), *SEATS_4[1:]])


class Evening(SharedScreen):
    """Four people around one screen; the hand of the player who is asked is open."""

    def __init__(self, position: Json, humans: int = 4) -> None:
        super().__init__(session_at(position, humans=humans))
        self.table.open_hand()
        self.app.build()

    def names_in_colour(self, seat: int) -> list[str]:
        """The lines of words that name a seat and have its colour."""
        name = self.table.session.names[seat]
        ink = colour(look.SEAT_WORDS[self.app.cache.colours[seat]])
        return [line for line in self.lines() if "“" in line and name in line and line.endswith(ink)]


def selling(evening: Evening) -> None:
    evening.table.asking.press_verb(Sell)


def discarding(evening: Evening) -> None:
    evening.table.act(EndTurn())
    evening.app.frame([], 0.5)
    evening.app.frame([], 0.5)


@pytest.mark.parametrize(("position", "do"), [(SELLING, selling), (FULL, discarding)])
def test_a_tray_says_whose_cards_it_shows(position: Json, do: Callable[[Evening], None]) -> None:
    evening = Evening(position)
    do(evening)
    assert evening.app.top.name == "tray"
    assert evening.names_in_colour(0)
    assert not any(evening.names_in_colour(seat) for seat in (1, 2, 3))


def test_an_open_hand_says_whose_it_is() -> None:
    evening = Evening(MIDGAME)
    assert any("cards" in line for line in evening.names_in_colour(0))


def test_automatic_answers_and_the_end_of_a_turn_are_asked_by_name() -> None:
    evening = Evening(MIDGAME)
    name = evening.table.session.names[0]
    evening.table.open_orders()
    assert evening.reads(f"“{name}: Automatic answers”")
    evening.app.pop()
    evening.app.build()
    evening.table.asking.press_verb(EndTurn)
    assert evening.app.top.name == "dialog"
    assert evening.reads(f"“{name}: ")


def test_a_teammate_who_gets_the_screen_reads_whose_question_it_is() -> None:
    position = six(team=True)
    seats = [dict(seat) for seat in position["seats"]]
    for number in (0, 1, 2):
        seats[number] = dict(seats[number], place="rec_area")
    seats[0]["hand"], seats[1]["hand"], seats[2]["hand"] = {"link": 2}, {"blade": 3}, {"knife": 1, "link": 1}
    evening = Evening(dict(position, seats=seats, turn={"seat": 1, "actions": 2}), humans=6)
    table = evening.table
    act(table.session, DEMAND)
    table.reseated()
    table.open_hand()
    table.act(Fight())
    table.act(GiveUp())
    assert table.session.prompt == "help" and table.looker == 2
    assert len(evening.names_in_colour(2)) >= 2, "in the bar above and over the hand"
    assert evening.reads(f"“{table.session.names[2]}: ")


def test_orders_are_read_over_the_open_hand_of_their_owner_alone() -> None:
    evening = Evening(MIDGAME)
    assert evening.reads("No automatic answers")
    evening.table.session.give_orders(0, Orders(True, ("give", "ask", "fight"), 2))
    told = "Cards against me: don’t ask me · Spoon: give it · Shovel: fight · Weapons to play per fight: 2"
    assert evening.reads(told[:30])
    evening.table.close_hand()
    assert not any("automatic" in line.lower() or told[:30] in line for line in evening.lines())


def test_nobody_is_named_to_who_is_alone_at_the_screen() -> None:
    evening = Evening(MIDGAME, humans=1)
    assert not evening.reads(f"{evening.table.session.names[0]}’s cards")
