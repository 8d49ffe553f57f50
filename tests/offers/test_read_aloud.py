"""A player who listens is told what eyes see on the table: places, piles, cards, seats and tunnels with their numbers.

Who is about to win, and who can do nothing but give up, is told to everybody in the same way.
"""

import re

import pytest

from blackgate.kit.widgets.card import Face
from blackgate.model.notation import Json
from blackgate.offers.outlook import alarmed
from blackgate.offers.faces import Faces
from blackgate.offers.giving_up import is_hopeless, may_give_up_at_once
from blackgate.offers.spoken import face_about, pile_name, pile_value, place_about, rolls_words, seat_name, several
from blackgate.offers.spoken import token_help, tunnel_words
from blackgate.play.session import Session
from blackgate.words.teller import Teller
from blackgate.words.text import Text
from lab.gallery.positions import DEMAND, session_at, six

from .asked import at_table

MICHEL: Json = {"who": "michelle", "place": "cafeteria", "deck": ["pickaxe_shovel", "calm"]}


class Aloud:
    """What seat 0 is told of a game."""

    def __init__(self, session: Session, seat: int = 0) -> None:
        self.view = session.sight(seat)
        self.teller = Teller(Text("en"), session.pack, session.names, session.plan.michel)
        self.text = self.teller.text
        self._pack = session.pack

    def place(self, name: str) -> str:
        return place_about(self.view, self.teller, [place.name for place in self._pack.places].index(name))

    def kind(self, name: str) -> int:
        return [kind.name for kind in self._pack.kinds].index(name)

    def pile(self, sort: str, number: int = 0, face: int = 0, top: int = -1) -> tuple[str, str]:
        return (pile_name(self.view, self.teller, sort, number),
                pile_value(self.view, self.teller, sort, number, face, top).replace("\xa0", " "))

    def card(self, name: str) -> list[str]:
        face: Face = Faces(self._pack, self.teller).card(self.kind(name))
        return face_about(self.text, face).replace("\xa0", " ").split("\n")


def test_a_place_tells_who_else_is_there() -> None:
    told = Aloud(at_table({}, michel=MICHEL))
    assert told.place("cafeteria") == "You are here.\nAlso here: Goran and Michelle."
    assert told.place("rec_area") == "Here: Renard." and told.place("showers") == ""
    alone = Aloud(at_table({"place": "showers"}, michel=MICHEL))
    assert alone.place("showers") == "You are here." and alone.place("cafeteria") == "Here: Goran and Michelle."
    assert Aloud(at_table({})).place("cafeteria") == "You are here.\nAlso here: Goran."


def test_each_pile_is_named_and_counted() -> None:
    told = Aloud(at_table({}, michel=MICHEL, piles={"knife": 3, "spoon": 1}))
    assert told.pile("pile", told.kind("knife")) == ("Knife, pile", "3 cards left")
    assert told.pile("pile", told.kind("spoon")) == ("Spoon, pile", "1 card left")
    assert told.pile("gang", 3) == ("Crew", "4 cards left")
    assert told.pile("michel") == ("Cards of Michelle", "8 cards left")
    assert told.pile("die", face=4) == ("Die", "last roll 4") and told.pile("die") == ("Die", "")
    assert told.pile("deck") == ("Search deck", "")
    assert told.pile("discard", top=told.kind("container")) == ("Search discards", "5 cards, Container on top")
    assert told.pile("discard") == ("Search discards", "5 cards")


def test_a_card_tells_all_that_is_printed_on_it() -> None:
    told = Aloud(at_table({}))
    assert told.card("shovel") == [
        "Tool", "Dig with it in the Cell Block for 3 Tunnel points.", "Sells for 4 Cigarettes."]
    plain = Face("Drill", "cards/shovel", (0, 0, 0), "Digs.", tag="Crew", points=2, sort="Tool")
    said = face_about(told.text, plain).replace("\xa0", " ").split("\n")
    assert said[:2] == ["Crew", "Digs."] and "2 Tunnel points" in said[2] and len(said) == 3
    assert told.card("link")[-1] == "Sells for 1 Cigarette."
    assert [several(told.text, number) for number in range(1, 4)] == ["", "2 cards", "3 cards"]


def test_rolls_are_told_face_by_face() -> None:
    lines = rolls_words(Text("en"), [4, 7, 8, 2, 9, 3]).split("\n")
    assert [re.findall(r"\d", line) for line in lines] == [
        ["1", "4"], ["2", "7"], ["3", "8"], ["4", "2"], ["5", "9"], ["6", "3"]]


def test_one_hears_which_seat_is_ones_own_and_how_far_a_tunnel_is() -> None:
    told = Aloud(at_table({}), 1)
    assert [seat_name(told.view, told.teller, seat) for seat in range(2)] == ["Ada", "Goran (you)"]
    assert tunnel_words(told.view, told.teller, 1).replace("\xa0", " ") == "Tunnel: 3 of 10 Tunnel points."
    team = Aloud(session_at(six(team=True), humans=6))
    assert tunnel_words(team.view, team.teller, 3).startswith("Tunnel: 9 of "), "three have dug 3 points each"


def test_a_token_tells_its_number_and_what_it_is_good_for() -> None:
    told = Aloud(at_table({}))

    def said(token: str) -> str:
        return token_help(token, 1, told.view, told.teller).replace("\xa0", " ")

    assert said("cards_of") == (
        "Goran: 4 cards in hand. Nobody may keep more than 10 cards at the end of their own turn.")
    assert said("cigarettes_of") == "Goran: 2 Cigarettes. Cigarettes buy Weapons and Tools. Sell cards to get more."
    assert said("beatings_of") == (
        "Goran: 1 Beating. With one you cannot Craft, with two you cannot Dig either. Heal in the Infirmary.")
    assert said("tunnel_of") == "Goran has 3 Tunnel points of 10. Whoever gets that far escapes and wins."


# --- Who is nearly out, and who has no chance -----------------------------------------------------------------------


@pytest.mark.parametrize(("team", "points", "seats"), [
    (False, {1: 7}, [1]), (False, {1: 6}, []), (False, {0: 9, 3: 7}, [0, 3]),
    (True, {0: 6, 2: 7}, [0, 2]), (True, {0: 6, 2: 6}, []), (True, {1: 13}, [1]),
])
def test_who_may_be_out_with_one_dig_is_told_to_all(team: bool, points: dict[int, int], seats: list[int]) -> None:
    """A Shovel brings 3 points. Four alone need 10, two teams of two need 16. Seat 3 of a team holds no cards."""
    given: dict[int, Json] = {seat: {"points": number} for seat, number in points.items()}
    others = {seat: {"tunnel": {}, "points": 0, "gang": None, "place": "showers"} | given.get(seat, {})
              for seat in range(1, 4)}
    others[3] |= {"hand": {}} if team else {}
    mine = {"tunnel": {}, "points": 0, "place": "showers"} | given.get(0, {})
    session = at_table(mine, others=others, team=team)
    for looker in (0, 1, None):
        assert alarmed(session.sight(looker)) == seats


def demanded(mine: Json, *, team: bool = False, mate: str = "showers") -> Aloud:
    """Goran demands Ada's Spoon. In teams Renard is hers."""
    others: dict[int, Json] = {1: {"hand": {"blade": 2}}, 2: {"place": mate, "gang": None}, 3: {"place": "showers"}}
    end = {"do": "end_turn"}
    return Aloud(at_table({"hand": {}} | mine, end, DEMAND, others=others, team=team))


@pytest.mark.parametrize(("mine", "team", "mate", "hopeless"), [
    ({"hand": {"link": 1}}, False, "showers", True),
    ({"hand": {"link": 1, "knife": 1}}, False, "showers", False),
    ({"hand": {"spoon": 1}}, False, "showers", False),
    ({"hand": {}, "background": {"card": "prize_fighter", "revealed": False}}, False, "showers", False),
    ({"hand": {}, "background": {"card": "prize_fighter", "revealed": True}}, False, "showers", True),
    ({"hand": {"link": 1}}, True, "showers", True),
    ({"hand": {"link": 1}}, True, "cafeteria", False),
    ({"hand": {"link": 1}}, False, "cafeteria", True),
])
def test_a_fight_is_hopeless_without_a_tool_a_weapon_a_past_or_a_mate_beside(
    mine: Json, team: bool, mate: str, hopeless: bool,
) -> None:
    told = demanded(mine, team=team, mate=mate)
    assert may_give_up_at_once(told.view) and is_hopeless(told.view) == hopeless


def test_in_ones_own_turn_nothing_is_given_up() -> None:
    mine = Aloud(at_table({}))
    assert not may_give_up_at_once(mine.view) and not is_hopeless(mine.view)
