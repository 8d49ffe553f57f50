"""People come and go: seats are taken, kept, lost, moved, given to bots and back (docs/phones.md)."""

from collections.abc import Iterator

import pytest

from blackgate.kit.ui import Ui
from blackgate.model.actions import EndTurn
from blackgate.play.orders import Orders
from blackgate.play.session import Session
from blackgate.scenes.menus.setup import Setup
from blackgate.scenes.screens import OpenRules, OpenSetup, OpenTable
from blackgate.scenes.table.table import Table
from tests.scenes.window import open_app, plan
from tests.waiting import wait_for

from .client import Party, Phone, leaves


@pytest.fixture
def party() -> Iterator[Party]:
    made = Party(open_app((1024, 600)), Session(plan(4, 3, 5)))
    yield made
    made.close()


def act(phone: Phone, do: str) -> None:
    leaf = next(leaf for leaf in leaves(phone.state["question"]["choices"]) if leaf.get("option", {}).get("do") == do)
    phone.send(do="act", at=phone.state["at"], option=leaf["option"])


def seated(party: Party, *seats: int) -> list[Phone]:
    phones = [party.join(seat) for seat in seats]
    party.wait(lambda: all(phone.has("state") for phone in phones))
    return phones


def test_the_screen_shows_no_hand_that_somebody_holds_elsewhere(party: Party) -> None:
    (phone,) = seated(party, 0)
    party.settle()
    table = party.table
    assert table.is_public and table.opening.wanted is None and table.opening.elsewhere == 0
    assert not any(spot.id == "curtain:open" for spot in party.app.ui.spots)
    assert phone.state["mine"]


def test_one_person_with_a_phone_among_bots_sees_a_public_table() -> None:
    party = Party(open_app((1024, 600)), Session(plan(3, 1, 5)))
    assert not party.table.is_public
    seated(party, 0)
    party.settle()
    assert party.table.is_public
    party.close()


def test_what_is_done_on_a_phone_is_done_at_the_table(party: Party) -> None:
    (phone,) = seated(party, 0)
    act(phone, "search")
    party.wait(lambda: party.table.session.acted == 1)
    party.wait(lambda: phone.state["actions"]["left"] == 1)
    assert any("search" in line["words"].lower() for line in phone.state["log"])


def test_every_phone_is_told_of_an_answer_in_the_frame_that_takes_it(party: Party) -> None:
    phones = seated(party, 0, 1)
    party.catch_up(*phones)
    before = phones[0].state["at"]
    act(phones[0], "search")
    wait_for(lambda: not party.phones.server._heard.empty(), "the answer")
    party.app.frame([], 0.02)
    wait_for(lambda: all(phone.state["at"] > before for phone in phones), "the new picture")


def test_only_the_holder_acts_for_a_seat(party: Party) -> None:
    first, second = seated(party, 0, 1)
    option = leaves(first.state["question"]["choices"])[0]["option"]
    second.send(do="act", at=first.state["at"], option=option)
    party.wait(lambda: second.has("refused"))
    assert party.table.session.acted == 0


def test_a_phone_comes_back_by_its_token(party: Party) -> None:
    (phone,) = seated(party, 1)
    phone.hang_up()
    party.wait(lambda: party.phones.silent == {1})
    party.settle()
    assert 1 in party.table.silent
    again = party.join(token=phone.token, code="")
    party.wait(lambda: again.has("state"))
    assert again.state["seat"] == 1 and not party.phones.silent


def test_a_seats_own_code_lets_another_phone_in_once_and_shuts_the_old_one_out(party: Party) -> None:
    (old,) = seated(party, 1)
    code = party.phones.seat_link(1).partition("#")[2]
    new = party.join(code=code)
    party.wait(lambda: new.has("state") and old.is_closed)
    assert new.state["seat"] == 1 and old.last["bye"]["why"] == "replaced"
    third = party.join(code=code)
    party.wait(lambda: third.has("door"))
    assert not third.last["door"]["open"]
    back = party.join(token=old.token, code="")
    assert not back.has("seated")


def test_with_the_tables_code_one_may_only_ask_for_seats_at_the_screen(party: Party) -> None:
    seated(party, 0)
    other = party.join()
    other.send(do="sit", seat=0)
    party.catch_up(other)
    assert other.last["door"]["seats"][0]["who"] == "phone"
    assert not other.has("seated") and not other.last["door"]["seats"][0]["free"]
    assert not any(seat["free"] for seat in other.last["door"]["seats"])
    assert [seat["ask"] for seat in other.last["door"]["seats"]] == [False, True, True, True]


def test_the_screen_takes_a_seat_back(party: Party) -> None:
    (phone,) = seated(party, 0)
    party.phones.release(0)
    party.wait(lambda: phone.is_closed)
    party.settle()
    assert phone.last["bye"]["why"] == "released" and party.table.opening.wanted == 0


def test_a_person_at_the_screen_and_phones_share_a_game(party: Party) -> None:
    (phone,) = seated(party, 1)
    assert party.table.opening.wanted == 0
    party.table.act(EndTurn())
    party.wait(lambda: phone.state["mine"])
    act(phone, "end_turn")
    party.wait(lambda: party.table.session.turn == 2)


def test_a_bot_takes_over_and_gives_back(party: Party) -> None:
    (phone,) = seated(party, 0)
    phone.send(do="bot")
    party.wait(lambda: phone.state["bot"])
    assert not phone.state["mine"] and not party.table.session.is_human(0)
    phone.send(do="back")
    party.wait(lambda: not phone.state["bot"])
    assert party.table.session.is_human(0) and party.table.session.names[0] == "Seat 0"


def test_who_holds_a_phone_is_asked_about_cards_unless_they_order_otherwise(party: Party) -> None:
    (phone,) = seated(party, 0)
    assert party.table.session.standing_orders.orders[0] == Orders(lets_cards=False)
    phone.send(do="orders", orders={"lets_cards": True, "demands": {"spoon": "give"}, "weapons": 2})
    party.wait(lambda: phone.state["orders"]["weapons"] == 2)
    assert party.table.session.standing_orders.orders[0] == Orders(True, ("give", "ask", "ask"), 2)


def test_an_action_is_taken_back_on_the_phone(party: Party) -> None:
    (phone,) = seated(party, 0)
    session = party.table.session
    party.wait(lambda: phone.state["mine"])
    hand = session.sight(0)
    option = next((leaf["option"] for leaf in leaves(phone.state["question"]["choices"])
                   if leaf.get("option", {}).get("do") == "cautious_move"), None)
    assert option is not None
    phone.send(do="act", at=phone.state["at"], option=option)
    party.wait(lambda: session.acted == 1 and phone.state["undo"]["can"])
    phone.send(do="undo", at=phone.state["at"])
    party.wait(lambda: session.acted == 0)
    assert session.sight(0) == hand


def test_the_language_of_a_phone_changes_at_once(party: Party) -> None:
    (phone,) = seated(party, 0)
    before = phone.state["sentence"]
    phone.send(do="speak", lang="pl")
    party.wait(lambda: phone.last["words"]["lang"] == "pl" and phone.state["sentence"] != before)
    assert "Twoja tura" in phone.state["sentence"]


def test_a_face_is_shown_at_the_table_and_on_the_others_phones(party: Party) -> None:
    first, second = seated(party, 0, 1)
    first.send(do="emote", emote="laugh")
    party.wait(lambda: second.state["seats"][0]["emote"] == "laugh")
    assert party.table.sitters()[0].emote == "laugh"


def test_bots_and_phones_need_not_wait_for_who_reads_the_rules_at_the_screen(party: Party) -> None:
    (phone,) = seated(party, 0)
    party.app.open(OpenRules())
    act(phone, "end_turn")
    party.wait(lambda: party.table.session.turn == 1)


def test_who_sits_down_while_the_table_is_laid_keeps_the_seat_in_the_game() -> None:
    app = open_app((1024, 600))
    app.open(OpenSetup())
    party = Party(app)
    setup = app.top
    assert isinstance(setup, Setup)
    phone = party.join()
    phone.send(do="sit", seat=2, name="  Zofia <b>  ")
    party.wait(lambda: phone.has("lobby"))
    assert setup.seating.names()[2] == "Zofia <b>" and setup.seating.chairs[2].is_human
    setup.seating.swap(1, 2)
    party.wait(lambda: phone.last["lobby"]["seat"] == 1)
    app.settings.instant = True
    setup._play()
    party.wait(lambda: phone.has("state"))
    table = app.top
    assert isinstance(table, Table)
    assert phone.state["seat"] == 1 and table.session.names[1] == "Zofia <b>"
    party.close()


def test_the_setup_screen_is_drawn_anew_when_a_phone_sits_down() -> None:
    app = open_app((1024, 600))
    app.open(OpenSetup())
    party = Party(app)
    setup = app.top
    assert isinstance(setup, Setup)
    phone = party.join()
    app.frame([], 0.02)
    drawn: list[list[str]] = []
    draw = setup.draw

    def watched(ui: Ui) -> None:
        drawn.append(setup.seating.names())
        draw(ui)

    setup.draw = watched        # type: ignore[method-assign]
    phone.send(do="sit", seat=2, name="Zofia")
    party.wait(lambda: phone.has("lobby"))
    assert drawn and drawn[-1][2] == "Zofia"
    party.close()


def test_who_is_taken_off_the_table_is_told() -> None:
    app = open_app((1024, 600))
    app.open(OpenSetup())
    party = Party(app)
    setup = app.top
    assert isinstance(setup, Setup)
    phone = party.join(3)
    setup.seating.remove(3)
    party.wait(lambda: phone.is_closed)
    assert phone.last["bye"]["why"] == "released"
    party.close()


def test_another_game_of_the_same_names_keeps_everybody_seated(party: Party) -> None:
    phones = seated(party, 0, 2)
    session = party.table.session
    party.app.open(OpenTable(party.app.games.again(session)))
    for phone in phones:
        phone.last.pop("state")
    party.wait(lambda: all(phone.has("state") for phone in phones))
    assert [phone.state["seat"] for phone in phones] == [0, 2]
    assert party.phones.away == {0, 2}


def test_turning_phones_off_tells_them_and_the_game_goes_on(party: Party) -> None:
    (phone,) = seated(party, 0)
    party.app.shut_phones_out()
    party.wait(lambda: phone.is_closed)
    assert phone.last["bye"]["why"] == "closed"
    party.settle()
    assert party.table.opening.wanted == 0 and not party.table.opening.away
