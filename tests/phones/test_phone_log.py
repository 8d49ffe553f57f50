"""The log on a phone, and the language in which the phone is spoken to."""

from copy import copy
from dataclasses import replace

from blackgate.kit.art import PLAIN
from blackgate.model.actions import EndTurn
from blackgate.play.session import Session
from blackgate.scenes.screens import OpenTable
from lab.gallery.positions import session_at
from tests.play.sitting import sit_at
from tests.scenes.window import plan
from tests.table import table

from .one_thread import OpenRoom
from .seat_state import state_of
from .situations import A_KNIFE, AT_THE_MARKET, midgame


def test_a_phone_that_is_not_written_to_for_a_while_misses_no_line_of_the_log(open_room: OpenRoom) -> None:
    room = open_room(midgame())
    patient, busy = room.sit(1), room.sit(0)
    busy.send(do="act", at=busy.state["at"], option={"do": "search"})
    room.deliver()
    room.app.frame([], 0.02)            # The picture of this moment is not delivered …
    assert room.session.acted == 1
    room.table.act_away(EndTurn())
    room.app.frame([], 0.02)            # … before there is a newer one.
    room.deliver()
    late = room.connect(token=patient.token)
    assert patient.all("state")[-1]["log"] == late.state["log"]
    assert len(late.state["log"]) >= 2


def test_another_game_begins_with_a_log_of_its_own(open_room: OpenRoom) -> None:
    room = open_room(Session(plan(3, 3, 5)))
    phone = room.sit(0)
    room.act(phone, do="search")
    longer = len(phone.state["log"])
    room.app.open(OpenTable(room.app.games.again(room.session)))
    room.frame(times=3)
    fresh = room.connect(token=phone.token)
    assert phone.state["log"] == fresh.state["log"] and len(fresh.state["log"]) < longer


def test_a_longer_game_that_is_loaded_is_told_from_its_beginning(open_room: OpenRoom) -> None:
    room = open_room(Session(replace(plan(3, 3, 5), first=1)))
    phone = room.sit(0)
    loaded = Session(plan(3, 3, 6))
    for _ in range(2):
        loaded.act(EndTurn())
    room.app.open(OpenTable(loaded))
    room.frame(times=3)
    assert [line["seat"] for line in phone.state["log"] if line["heading"]] == [0, 1, 2]
    assert phone.state["log"] == room.connect(token=phone.token).state["log"]


def test_the_last_sixty_lines_are_told() -> None:
    session = Session(plan(2, 2, 5))
    while session.happened < 150:
        session.act(EndTurn())
    log = state_of(session, 0)["log"]
    assert len(log) == 60 and log[-1]["n"] >= session.happened - 5
    assert [line["n"] for line in log] == sorted(line["n"] for line in log)


def test_a_phone_speaks_its_browsers_language_or_the_screens(open_room: OpenRoom) -> None:
    room = open_room(midgame(), lang="it")
    wanted = {"de": ["de-AT"], "pl": ["PL"], "fr": ["xx", "fr-CA", "en"], "it": ["xx"]}
    assert {spoken: room.connect(*languages).last("words")["lang"] for spoken, languages in wanted.items()} == {
        spoken: spoken for spoken in wanted}


def test_refusals_and_farewells_come_in_the_language_of_the_phone(open_room: OpenRoom) -> None:
    room = open_room(midgame())
    phone, other = room.sit(0, "de"), room.sit(1, "pl")
    assert room.say(phone, do="undo", at=0)[-1]["words"] == "Das geht jetzt nicht."
    assert room.say(other, do="act", at=0, option={"do": "search"})[-1]["words"].startswith("Za późno")
    room.phones.release(0)
    room.frame(times=2)
    assert phone.last("bye")["words"] == "Der Platz wird wieder am Bildschirm gespielt."


def test_another_language_retells_the_whole_log(open_room: OpenRoom) -> None:
    room = open_room(session_at(AT_THE_MARKET, humans=4))
    phone = room.sit(0)
    room.act(phone, **A_KNIFE)
    room.act(phone, do="search")
    numbers = [line["n"] for line in phone.state["log"]]
    assert len(numbers) > 1
    room.say(phone, do="speak", lang="de")
    assert [line["n"] for line in phone.state["log"]] == numbers
    assert phone.state["log"] == room.connect("de", token=phone.token).state["log"]


def test_other_cards_are_told_to_each_phone_in_its_own_language(open_room: OpenRoom) -> None:
    room = open_room(midgame())
    phone, guest = room.sit(0, "pl"), room.connect("xx")
    room.server.lay(copy(room.session.pack), PLAIN, "de")
    room.frame()
    assert [each["lang"] for each in phone.all("words")] == ["pl", "pl"]
    assert [each["lang"] for each in guest.all("words")] == ["en", "en"]
    assert room.connect("xx").last("words")["lang"] == "de", "the screen speaks German now"


def test_in_another_language_the_log_still_says_what_a_team_has_dug(open_room: OpenRoom) -> None:
    laid = table(4, team=True).seat(0, "cell_block_a", spoon=1, points=2).seat(2, points=5)
    room = open_room(sit_at(laid, "human", "human", "human", "human"))
    phone = room.sit(0, "en")
    room.act(phone, do="dig", tool="spoon")
    room.act(phone, do="end_turn")
    room.say(phone, do="speak", lang="de")
    fresh = room.connect("de", token=phone.token)
    assert phone.state["log"] == fresh.state["log"]
    assert any("8" in line["words"] for line in phone.state["log"])
