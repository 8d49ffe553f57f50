"""Trays: what may be laid in, what is missing, what it comes to, what is answered (R4d, R5.7, R6.2, R8)."""

from typing import Any

import pytest

from blackgate.model.fields import WrongField
from blackgate.model.notation import Json
from lab.gallery.positions import DEMAND, changed, session_at, six

from .asked import Offer, at_table

AT_THE_MARKET: Json = {"place": "rec_area", "hand": {"shovel": 1, "link": 2, "phone": 1}}


def cards(**held: int) -> dict[str, Any]:
    return {"cards": held, "cigarettes": 0}


def test_a_sale_comes_to_what_its_cards_are_worth() -> None:
    """A Shovel is worth 4 Cigarettes, a Phone 5, a Link 1."""
    offer = Offer(at_table(AT_THE_MARKET))
    tray = offer.leaf(do="sell")["tray"]
    assert tray["sources"] == [{"title": "Your hand", "cards": AT_THE_MARKET["hand"], "cigarettes": 0}]
    assert (tray["words"], tray["ready"]) == ("Choose at least one card.", False)
    assert (tray["cancel"], tray["most"]) == (True, None)
    assert offer.tally(tray, cards(shovel=1, phone=1, link=1)) == ("You get 10 Cigarettes.", True)
    assert offer.tally(tray, cards(link=1)) == ("You get one Cigarette.", True)
    assert offer.tally(tray, cards()) == ("Choose at least one card.", False)


def test_the_fence_gets_four_cigarettes_more() -> None:
    offer = Offer(at_table(AT_THE_MARKET | {"gang": "cartel_fence"}, others={2: {"gang": None}}))
    assert offer.tally(offer.leaf(do="sell")["tray"], cards(link=2)) == ("You get 6 Cigarettes.", True)


def test_a_full_hand_discards_exactly_what_is_too_much_and_there_is_no_way_back() -> None:
    """With twelve cards two must go (R4d)."""
    offer = Offer(at_table({"hand": {"link": 7, "knife": 5}}, {"do": "end_turn"}))
    tray = offer.leaf(do="discard")["tray"]
    assert (tray["title"], tray["most"], tray["cancel"]) == ("Discard 2 cards", 2, False)
    assert (tray["words"], tray["ready"]) == ("2 more to discard.", False)
    assert offer.tally(tray, cards(link=1)) == ("One more to discard.", False)
    assert offer.tally(tray, cards(link=1, knife=1)) == ("Ready.", True)


def test_the_forger_takes_two_cards_from_the_discards_and_may_think_better_of_it() -> None:
    discard = {"blade": 2, "link": 1}
    offer = Offer(at_table({"background": {"card": "forger", "revealed": False}}, search={"discard": discard}))
    tray = offer.leaf(do="reveal")["tray"]
    assert tray["sources"] == [{"title": "Search discards", "cards": {"link": 1, "blade": 2}, "cigarettes": 0}]
    assert (tray["title"], tray["most"], tray["cancel"]) == ("Take 2 cards from the discards", 2, True)
    assert offer.tally(tray, cards(blade=1)) == ("One more to take.", False)
    assert offer.tally(tray, cards(blade=2)) == ("Ready.", True)


def test_an_exchange_is_between_both_hands_and_both_purses() -> None:
    """Ada (5 Cigarettes) and Renard (2 Cigarettes) stand in their Cell Block (R5.7)."""
    position = six(team=True)
    seats = [dict(position["seats"][0], cigarettes=5), *position["seats"][1:]]
    offer = Offer(session_at(changed(position, seats=seats), humans=6))
    tray = offer.leaf(do="exchange")["tray"]
    assert tray["title"] == "Exchange with Renard"
    assert tray["sources"] == [
        {"title": "You give", "cards": {"link": 2, "knife": 1, "spoon": 2, "shovel": 1}, "cigarettes": 5},
        {"title": "Renard gives", "cards": {"link": 1, "blade": 2}, "cigarettes": 2},
    ]
    assert offer.tally(tray, cards(), cards()) == ("Put something on the table first.", False)
    give, take = {"cards": {"shovel": 1}, "cigarettes": 3}, {"cards": {"blade": 1}, "cigarettes": 2}
    assert offer.tally(tray, give, take) == (
        "You give a Shovel and 3 Cigarettes. Renard gives a Blade and 2 Cigarettes.", True)
    assert offer.tally(tray, cards(), {"cards": {}, "cigarettes": 1})[1], "Cigarettes alone are something"
    assert offer.page_state.asked is not None
    filling = offer.page_state.asked.filling(tray["template"])
    assert filling is not None
    answer = filling.answer(offer.page_state.asked.picked(filling, [give, take]))
    assert offer.page_state.notation.action(answer, 0) == {"do": "exchange", "seat": 2, "give": give, "take": take}


def test_only_weapons_can_be_committed_to_a_fight() -> None:
    offer = Offer(at_table({}, DEMAND, {"do": "fight"}, seat=1))
    tray = offer.question["commit"]
    assert tray["sources"][0]["cards"] == {"knife": 2}
    assert (tray["words"], tray["ready"]) == ("You will give up at once.", True)
    assert offer.tally(tray, cards(knife=2)) == ("You will play 2 Weapons, then give up.", True)


@pytest.mark.parametrize("picked", [
    [{"cards": {"link": 3}, "cigarettes": 0}], [{"cards": {"knife": 1}, "cigarettes": 0}],
    [{"cards": {"link": 1}, "cigarettes": 1}], [{"cards": {"link": 1}, "cigarettes": -1}],
    [{"cards": {"link": 1}, "cigarettes": True}], [], [cards(link=1), cards(link=1)],
])
def test_nothing_is_laid_into_a_tray_that_is_not_there(picked: list[Json]) -> None:
    """One has two Links and no Knife, and Cigarettes are not for sale."""
    offer = Offer(at_table(AT_THE_MARKET))
    asked = offer.page_state.asked
    assert asked is not None
    filling = asked.filling(offer.leaf(do="sell")["tray"]["template"])
    assert filling is not None and asked.picked(filling, [cards(link=2)])
    with pytest.raises(WrongField):
        asked.picked(filling, picked)


def test_where_no_fight_is_on_nothing_can_be_committed() -> None:
    offer = Offer(at_table({}))
    assert offer.question["commit"] is None and offer.page_state.asked is not None
    assert offer.page_state.asked.filling({}) is None
