"""What strangers and cheats say at the table, and what comes of it (docs/phones.md, *Attacked*)."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from aiohttp import WSMsgType

from blackgate.phones import connection
from blackgate.phones.requests import MOST_ASKED
from blackgate.phones.wire_format import MOST_BYTES, WISHES
from blackgate.play.plan import MOST_NAME
from blackgate.scenes.menus.setup import Setup
from blackgate.scenes.screens import OpenSetup, OpenTitle

from tests.scenes.coaching import coached

from .client import PATIENCE, Phone, leaves
from .hostile import Siege, besieged, hang_up, nested

NOT_UNDERSTOOD = "The game did not understand what this phone sent."
TOO_LATE = "Too late: the question has changed."
NOT_POSSIBLE = "That is not possible now."
NO_SEAT = "You have no seat."
WRONG_CODE = "This is not the code on the screen."
MARKUP = "<img src=x onerror=alert(1)>"


@pytest.fixture
def siege(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> Iterator[Siege]:
    with besieged(monkeypatch, caplog) as made:
        yield made


def first_option(phone: Phone) -> dict[str, Any]:
    return next(leaf["option"] for leaf in leaves(phone.state["question"]["choices"]) if "option" in leaf)


# --- Whose seat it is ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("token", ["0" * 32, "x", "\ud800" * 32, "é" * 64])
def test_a_forged_token_opens_nothing(siege: Siege, token: str) -> None:
    stranger = siege.join(code="", token=token)
    assert not stranger.has("seated") and stranger.last["door"]["open"] is False
    assert stranger.last["door"]["seats"] == []
    assert siege.refusal(stranger, do="emote", emote="grin") == NO_SEAT


def test_a_held_seat_cannot_be_sat_on(siege: Siege) -> None:
    stranger = siege.join()
    stranger.send(do="sit", seat=0)
    siege.party.wait(lambda: "faster" in stranger.last["door"]["words"])
    assert not stranger.has("seated")


def test_a_seat_at_the_screen_is_not_given_without_a_yes(siege: Siege) -> None:
    thief = siege.join()
    thief.send(do="sit", seat=1)
    siege.party.wait(lambda: thief.last["door"]["waiting"] == 1)
    siege.catch_up(thief)
    assert not thief.has("seated") and not thief.has("state") and not siege.party.phones.is_held(1)
    thief.hang_up()
    siege.party.wait(lambda: siege.party.phones.request is None)


def test_nobody_is_asked_without_end(siege: Siege) -> None:
    for _ in range(MOST_ASKED):
        thief = siege.join()
        thief.send(do="sit", seat=1)
        siege.party.wait(lambda: siege.party.phones.request is not None)
        thief.hang_up()
        siege.party.wait(lambda: siege.party.phones.request is None)
    last = siege.join()
    last.send(do="sit", seat=1)
    siege.party.wait(lambda: last.last["door"]["words"].startswith("They said no"))
    assert siege.party.phones.request is None


def test_nobody_sits_down_without_a_code(siege: Siege) -> None:
    stranger = siege.join(code="")
    stranger.send(do="sit", seat=1)
    siege.catch_up(stranger)
    assert not stranger.has("seated") and not siege.party.phones.is_held(1)


def test_nobody_holds_two_seats_by_sitting(siege: Siege) -> None:
    other = siege.join(1)
    other.send(do="sit", seat=2)
    siege.catch_up(other)
    assert not siege.party.phones.is_held(2)
    assert siege.party.phones.holders.seats[1].device is not None


def test_nobody_holds_two_seats_by_a_code(siege: Siege) -> None:
    other = siege.join(1)
    code = siege.invite(2)
    other.send(do="hello", v=1, code=code)
    siege.party.wait(lambda: other.last["seated"]["seat"] == 2)
    siege.secrets.add(other.token)
    devices = [holder.device for holder in siege.party.phones.holders.seats.values() if holder.device is not None]
    assert len(devices) == len(set(devices))
    assert siege.party.phones.silent == {1}


def test_a_seats_code_is_used_up(siege: Siege) -> None:
    code = siege.invite(1)
    first = siege.join(code=code)
    assert first.last["seated"]["seat"] == 1
    second = siege.join(code=code)
    siege.party.wait(lambda: second.last["door"]["words"] == WRONG_CODE)
    assert not second.has("seated") and not first.is_closed
    assert siege.invite(1) != code


def test_an_old_tables_code_is_worth_nothing(siege: Siege) -> None:
    party, token = siege.party, siege.holder.token
    code = party.phones.holders.code
    siege.let_phones_in()
    stranger = siege.join(code=code, token=token)
    party.wait(lambda: stranger.last["door"]["words"] == WRONG_CODE)
    siege.holder = siege.join(0)


def test_guessing_codes_is_slowed_down(siege: Siege) -> None:
    siege.party.clock.stands = True
    guessing = [siege.join(code=f"WRNG{guess:04}") for guess in range(12)]
    assert [siege.farewell(stranger) for stranger in guessing[10:]] == ["flood", "flood"]
    assert siege.join(1).has("seated"), "who has the code is not held up"
    for stranger in guessing[:10]:
        assert stranger.last["door"]["words"] == WRONG_CODE and not stranger.has("bye")
        stranger.hang_up()


def test_hello_twice_changes_nothing(siege: Siege) -> None:
    siege.holder.send(do="hello", v=1, languages=["de"])
    siege.holder.send(do="hello", v=1, code="WRNG2345")
    siege.catch_up(siege.holder)
    assert siege.party.phones.holders.seats[0].device is not None


def test_nothing_goes_before_hello(siege: Siege) -> None:
    session, line = siege.open_line()
    run = siege.party.net.run
    run(line.send_str('{"do":"rules"}')).result(PATIENCE)
    assert json.loads(run(line.receive_str()).result(PATIENCE))["why"] == "malformed"
    run(hang_up(session, line)).result(PATIENCE)


# --- Whose turn it is ---------------------------------------------------------------------------------------


def test_who_is_not_asked_cannot_act(siege: Siege) -> None:
    other = siege.join(1)
    siege.party.wait(lambda: other.has("state"))
    option = first_option(siege.holder)
    acted = siege.session.acted
    assert siege.refusal(other, do="act", at=other.state["at"], option=option) == TOO_LATE
    assert siege.refusal(other, do="commit", at=other.state["at"], picked=[]) == TOO_LATE
    assert siege.session.acted == acted


def test_who_is_not_asked_is_given_no_hint(siege: Siege) -> None:
    desk = coached(siege.party.app)
    other, stranger = siege.join(1), siege.join()
    siege.party.wait(lambda: other.has("state"))
    late = siege.holder.state["at"]
    assert siege.refusal(other, do="hint", at=late) == TOO_LATE
    assert siege.refusal(stranger, do="hint", at=late) == TOO_LATE
    assert siege.refusal(siege.holder, do="hint", at=late + 1) == TOO_LATE
    siege.holder.last.pop("refused")
    siege.goes_on()
    siege.party.wait(lambda: siege.holder.state["at"] > late)
    assert siege.refusal(siege.holder, do="hint", at=late) == TOO_LATE
    siege.holder.last.pop("refused")
    assert desk.hints == [] and siege.session.hints == [0, 0, 0]


def test_a_flood_of_hints_is_one_question(siege: Siege) -> None:
    desk = coached(siege.party.app)
    holder = siege.holder = siege.join(token=siege.holder.token)
    siege.party.wait(lambda: holder.has("state"))
    siege.party.clock.stands = True
    for _ in range(20):
        holder.send(do="hint", at=holder.state["at"])
    siege.party.wait(lambda: holder.heard("refused") == 20 - connection.GREAT_AT_ONCE)
    siege.party.clock.stands = False
    siege.catch_up(holder)
    assert holder.last.pop("refused")["words"] == NOT_POSSIBLE and not holder.is_closed
    assert len(desk.hints) == 1 and siege.session.hints == [1, 0, 0]


def test_nobody_takes_back_for_another(siege: Siege) -> None:
    other = siege.join(1)
    siege.goes_on()
    siege.catch_up(other)
    acted = siege.session.acted
    assert siege.refusal(other, do="undo", at=other.state["at"]) == NOT_POSSIBLE
    assert siege.session.acted == acted


def test_a_replayed_action_is_done_once(siege: Siege) -> None:
    holder, acted = siege.holder, siege.session.acted
    words = json.dumps({"do": "act", "at": holder.state["at"], "option": first_option(holder)})
    for _ in range(3):
        holder.send_raw(words)
    siege.party.wait(lambda: holder.heard("refused") == 2)
    assert siege.session.acted == acted + 1
    holder.last.pop("refused")
    assert siege.refusal_raw(holder, words) in (TOO_LATE, NOT_POSSIBLE)
    holder.last.pop("refused")


def test_what_is_not_on_offer_is_refused(siege: Siege) -> None:
    holder = siege.holder
    at, acted = holder.state["at"], siege.session.acted
    options: list[dict[str, Any]] = [
        {"do": "dig", "tools": {"shovel": 1}}, {"do": "dig"}, {"do": "sell", "cards": "any"},
        {"do": "sell", "cards": {"shovel": 100}}, {"do": "weapon", "card": "knife"}, {"do": "give_up"},
        {"do": "discard", "cards": "any", "count": 1}, {"do": "reveal", "seat": 5},
        {"do": "reveal", "place": "nowhere"},
        {"do": "exchange", "seat": 0, "give": {"cards": {}, "cigarettes": 10**6}, "take": "any"}, {"do": "pass"},
        {"do": "play", "card": "knife"}, {"do": "extort", "seat": 0}, {},
    ]
    for option in options:
        assert siege.refusal(holder, do="act", at=at, option=option) == NOT_POSSIBLE, option
    tray = [{"cards": {"shovel": 9}, "cigarettes": 0}]
    templates: tuple[dict[str, object], ...] = (
        {}, {"do": "sell", "cards": "any"}, {"do": "discard", "cards": "any", "count": 2}, {"do": "end_turn"})
    for template in templates:
        for do in ("fill", "tally"):
            assert siege.refusal(holder, do=do, at=at, template=template, picked=tray) == NOT_POSSIBLE
    assert siege.refusal(holder, do="commit", at=at, picked=tray) == NOT_POSSIBLE
    assert siege.session.acted == acted
    holder.last.pop("refused")


# --- No wish at all -----------------------------------------------------------------------------------------

BAD: tuple[object, ...] = (
    None, True, -1, 2**70, 1.5, float("nan"), float("inf"), "", "x" * 100, "\ud800", "\x00", MARKUP, [], [[]], [{}],
    [None], [{"cards": [], "cigarettes": None}], [{"cards": {"knife": -1}}], [{"cards": {"nothing": 1}}] * 2,
    [{"cards": {}, "cigarettes": 10**30}], {}, {"a": {}}, {"do": []}, {"do": "move", "place": {}}, nested(50),
    {"demands": {"shovel": "burn"}}, {"lets_cards": 1}, {"weapons": 10**9}, {"weapons": 1.0},
)
GOOD: dict[str, object] = {
    "v": 1, "seat": 1, "option": {"do": "end_turn"}, "template": {}, "picked": [], "id": "0", "verb": "dig",
    "orders": {}, "lang": "de", "emote": "grin", "colour": 1,
}


@pytest.mark.parametrize("who", ["stranger", "cheat", "asked"])
def test_no_field_of_a_wish_is_taken_on_trust(siege: Siege, monkeypatch: pytest.MonkeyPatch, who: str) -> None:
    for limit in ("A_SECOND", "AT_ONCE", "MOST_MALFORMED", "MOST_WAITING", "GREAT_AT_ONCE"):
        monkeypatch.setattr(connection, limit, 10_000)
    phone = siege.join(code="") if who == "stranger" else siege.join(1)
    if who == "asked":                  # From now on the one who is asked sends it.
        phone = siege.holder = siege.join(token=siege.holder.token)
        siege.party.wait(lambda: phone.has("state"))
    acted = siege.session.acted
    for do, (needed, known) in WISHES.items():
        for field in (*needed, *known):
            for bad in BAD:
                at = phone.state["at"] if phone.has("state") else 0
                fields = {each: at if each == "at" else GOOD[each] for each in needed} | {field: bad}
                phone.send(do=do, **fields)
        siege.catch_up(phone)
    assert not phone.is_closed and siege.session.acted == acted
    phone.last.pop("refused", None)


def test_unknown_fields_are_refused(siege: Siege, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "MOST_MALFORMED", 100)
    cheat = siege.join(1)
    for do in (*WISHES, "cheat", "__class__"):
        needed, _ = WISHES.get(do, ((), ()))
        fields = {each: 0 if each == "at" else GOOD[each] for each in needed}
        assert siege.refusal(cheat, do=do, **fields, **{cheat.token: 1}) == NOT_UNDERSTOOD, do


def test_what_is_no_wish_is_refused_until_it_is_enough(siege: Siege) -> None:
    stranger = siege.join()
    rubbish = ["{", "[" * 8000, '{"do":' * 2000, "1" * 5000, '{"do":"hello","v":' + "9" * 9000 + "}"]
    for words in rubbish:
        assert siege.refusal_raw(stranger, words) == NOT_UNDERSTOOD
    stranger.send_raw("null")
    assert siege.farewell(stranger) == "malformed"


def test_binary_frames_end_the_line(siege: Siege) -> None:
    stranger = siege.join()
    assert stranger._socket is not None
    siege.party.net.run(stranger._socket.send_bytes(b"\x00" * 100)).result(PATIENCE)
    assert siege.farewell(stranger) == "malformed"


@pytest.mark.parametrize("sort", ["large", "bomb", "no text", "many parts"])
def test_what_is_too_large_ends_the_line(siege: Siege, sort: str) -> None:
    session, line = siege.open_line(compress=15 if sort == "bomb" else 0)
    run = siege.party.net.run

    async def attack() -> WSMsgType:
        if sort == "no text":
            await line._writer.send_frame(b"\xff\xfe\xfd", WSMsgType.TEXT)
        elif sort == "many parts":
            for _ in range(30):         # never the last one
                assert line._writer.transport is not None
                line._writer.transport.write(b"\x01\x84\x00\x00\x00\x00" + b"aaaa")
        else:
            await line.send_str("a" * (10_000_000 if sort == "bomb" else MOST_BYTES + 1))
        return (await line.receive()).type

    assert run(attack()).result(PATIENCE) in (WSMsgType.CLOSE, WSMsgType.CLOSED, WSMsgType.ERROR)
    run(hang_up(session, line)).result(PATIENCE)
    siege.party.wait(lambda: siege.lines() == 1)


def test_a_flood_ends_the_line(siege: Siege) -> None:
    cheat = siege.join(1)
    assert cheat._socket is not None
    siege.party.clock.stands = True
    for _ in range(60):
        siege.party.net.run(cheat._socket.send_str('{"do":"undo","at":0}'))
    assert siege.farewell(cheat) == "flood"
    siege.party.clock.stands = False
    siege.goes_on()


def test_a_flood_of_pings_ends_the_line(siege: Siege) -> None:
    cheat = siege.join(1)
    assert cheat._socket is not None
    siege.party.clock.stands = True
    for _ in range(60):
        siege.party.net.run(cheat._socket.ping(b"x" * 100))
    assert siege.farewell(cheat) == "flood"


def test_nobody_keeps_all_phones_busy(siege: Siege) -> None:
    cheat = siege.join(1)
    siege.catch_up(cheat, siege.holder)
    siege.party.clock.stands = True
    before, changes = siege.holder.heard("state"), len(siege.session.changes)
    for _ in range(8):
        for wish in ({"do": "bot"}, {"do": "back"}, {"do": "emote", "emote": "grin"}, {"do": "emote", "emote": "sad"}):
            cheat.send(**wish)
    siege.party.wait(lambda: cheat.heard("refused") == 32 - connection.GREAT_AT_ONCE)
    siege.party.clock.stands = False
    siege.catch_up(siege.holder)
    assert not cheat.is_closed
    assert len(siege.session.changes) - changes == 6
    # What counted, two for saying hello, and a face that goes by itself.
    assert siege.holder.heard("state") - before <= connection.GREAT_AT_ONCE + 3


# --- Names --------------------------------------------------------------------------------------------------


def test_a_name_is_only_text(siege: Siege) -> None:
    party = siege.party
    party.app.open(OpenTitle())
    party.app.open(OpenSetup())
    setup = party.app.top
    assert isinstance(setup, Setup)
    party.settle()
    names = (MARKUP[:MOST_NAME], "x" * 64, " \t ", "a\u202eb\x07")
    guests = [siege.join() for _ in names]
    for seat, (guest, name) in enumerate(zip(guests, names, strict=True)):
        guest.send(do="sit", seat=seat, name=name)
    party.wait(lambda: all(guest.has("lobby") for guest in guests))
    siege.catch_up(guest)
    shown = [seat["name"] for seat in guest.last["lobby"]["seats"]]
    assert shown[0] == names[0]
    assert all(0 < len(name) <= MOST_NAME and name.isprintable() for name in shown)
