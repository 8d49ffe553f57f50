"""A seat's question at a position, as table and phones offer it: every choice with its words, found by what it does."""

from typing import Any

from blackgate.model.notation import Json
from blackgate.play.session import Session
from lab.gallery.positions import MIDGAME, SEATS_4, changed, session_at
from tests.phones.client import leaves
from tests.phones.seat_state import written_for


class Offer:
    """What one seat is asked. Ada, Goran, Renard and Aldo sit at the table of four."""

    def __init__(self, session: Session, seat: int = 0) -> None:
        self.page_state, self.state = written_for(session, seat)
        self.question: Json = self.state["question"]
        self.leaves = leaves(self.question["choices"])

    def leaf(self, **option: object) -> Json:
        """The one whole choice whose option has these values."""
        found = [leaf for leaf in self.leaves if _matches(leaf.get("option") or leaf["tray"]["template"], option)]
        assert len(found) == 1, found
        return found[0]

    def again(self, **option: object) -> str | None:
        """What is to be read before a second press; None where one press does it."""
        return self.leaf(**option).get("again")

    def branch(self, verb: str) -> Json:
        number = next(each["id"] for each in self.question["verbs"] if each["verb"] == verb)
        return next(choice for choice in self.question["choices"] if choice["id"] == number)

    def price(self, verb: str) -> Json:
        """What the choices of a verb cost, in their order, and the note above them."""
        assert self.page_state.asked is not None
        found = self.page_state.asked.price(self.branch(verb)["id"])
        assert found is not None
        return found

    def costs(self, verb: str) -> list[str]:
        return list(self.price(verb)["costs"].values())

    def tally(self, tray: Json, *picked: Json) -> tuple[str, bool]:
        """What is said of cards laid into a tray, and whether it can be confirmed."""
        assert self.page_state.asked is not None
        filling = self.page_state.asked.filling(tray["template"])
        assert filling is not None
        told = self.page_state.asked.tally(filling, self.page_state.asked.picked(filling, picked))
        return told["words"], told["ready"]


def _matches(written: Json, wanted: dict[str, object]) -> bool:
    return all(written.get(name) == value for name, value in wanted.items())


def at_table(
    mine: Json, *actions: Json, seat: int = 0, left: int = 2, others: dict[int, Json] | None = None, **changes: Any,
) -> Session:
    """The game of four with other things at one seat, whose turn it is, and at `others`; then these actions."""
    given = {**(others or {}), seat: mine}
    seats = [dict(each, **given.get(number, {})) for number, each in enumerate(SEATS_4)]
    position = changed(MIDGAME, seats=seats, turn={"seat": seat, "actions": left}, **changes)
    return session_at(position, *actions, humans=4)
