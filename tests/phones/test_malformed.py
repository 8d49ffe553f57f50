"""What no phone of ours sends: wrong fields, rubbish, floods, markup (docs/phones.md, *Attacked*)."""

import pytest
from aiohttp import WSMsgType

from blackgate.phones import connection
from blackgate.phones.wire_format import MOST_BYTES, WISHES
from blackgate.play.plan import MOST_NAME
from blackgate.scenes.menus.setup import Setup
from blackgate.scenes.screens import OpenSetup, OpenTitle

from .client import PATIENCE
from .hostile import Siege, hang_up, nested

NOT_UNDERSTOOD = "The game did not understand what this phone sent."
MARKUP = "<img src=x onerror=alert(1)>"

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
