"""Orders given in secret are for this fight: who is asked for their turn has none left, however the fight ended."""

from blackgate.model.counts import KNIFE, ONE
from blackgate.scenes.table.orders import Orders
from blackgate.tools.gallery.positions import MIDGAME, session_at


def test_whose_turn_it_is_has_no_orders_left() -> None:
    session = session_at(MIDGAME)
    assert session.prompt == "turn" and session.asked is not None
    orders = Orders(session)
    orders.give(session.asked, 2 * ONE[KNIFE])
    assert session.asked in orders
    assert orders.next() is None
    assert session.asked not in orders


def test_orders_of_others_wait_until_they_are_asked() -> None:
    session = session_at(MIDGAME)
    assert session.asked is not None
    other = (session.asked + 1) % session.players
    orders = Orders(session)
    orders.give(other, ONE[KNIFE])
    assert orders.next() is None
    assert other in orders
