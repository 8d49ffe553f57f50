"""At a shared screen everything over an open hand says whose hand it is, in name and colour (docs/together.md)."""

from collections.abc import Callable

import pytest

from blackgate.app import App
from blackgate.kit import look
from blackgate.model.actions import EndTurn, Fight, GiveUp, Sell
from blackgate.model.notation import Json
from blackgate.play.orders import Orders
from blackgate.scenes.table.table import Table
from lab.gallery.positions import DEMAND, MIDGAME, SEATS_4, act, changed, session_at, six

from .sketch import Sketchbook, colour
from .window import open_app

SELLING = changed(MIDGAME, seats=[dict(SEATS_4[0], place="rec_area"), *SEATS_4[1:]])
FULL = changed(MIDGAME, seats=[
    dict(SEATS_4[0], hand={"link": 4, "knife": 5, "pike": 2, "bandana": 1}), *SEATS_4[1:]])


class Evening:
    """Four people around one screen; the hand of the player who is asked is open."""

    def __init__(self, position: Json, humans: int = 4) -> None:
        self.book = Sketchbook()
        self.app: App = self.book.open(open_app())
        self.table = Table(self.app, session_at(position, humans=humans))
        self.app.push(self.table)
        self.table.open_hand()
        self.app.build()

    def seen(self) -> list[str]:
        self.app.stale = True
        self.app.build()
        return list(self.book.lines(self.app))

    def names_in_colour(self, seat: int) -> list[str]:
        """The lines of words that name a seat and have its colour."""
        name = self.table.session.names[seat]
        ink = colour(look.SEAT_WORDS[self.app.cache.colours[seat]])
        return [line for line in self.seen() if "“" in line and name in line and line.endswith(ink)]


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
    assert any(f"“{name}: Automatic answers”" in line for line in evening.seen())
    evening.app.pop()
    evening.app.build()
    evening.table.asking.press_verb(EndTurn)
    assert evening.app.top.name == "dialog"
    assert any(f"“{name}: " in line for line in evening.seen())


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
    assert any(f"“{table.session.names[2]}: " in line for line in evening.seen())


def test_orders_are_read_over_the_open_hand_of_their_owner_alone() -> None:
    evening = Evening(MIDGAME)
    assert any("No automatic answers" in line for line in evening.seen())
    evening.table.session.give_orders(0, Orders(True, ("give", "ask", "fight"), 2))
    told = "Cards against me: don’t ask me · Spoon: give it · Shovel: fight · Weapons to play per fight: 2"
    assert any(told[:30] in line for line in evening.seen())
    evening.table.close_hand()
    assert not any("automatic" in line.lower() or told[:30] in line for line in evening.seen())


def test_nobody_is_named_to_who_is_alone_at_the_screen() -> None:
    evening = Evening(MIDGAME, humans=1)
    assert not any(f"{evening.table.session.names[0]}’s cards" in line for line in evening.seen())
