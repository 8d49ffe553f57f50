"""Strangers and cheats at the table: whose seat it is, and whose turn (docs/phones.md, *Attacked*)."""

import json
from typing import Any

import pytest

from blackgate.phones import connection
from blackgate.phones.holders import MOST_ASKED
from tests.scenes.coaching import coached

from .client import PATIENCE, Phone, leaves
from .hostile import Siege, hang_up

TOO_LATE = "Too late: the question has changed."
NOT_POSSIBLE = "That is not possible now."
NO_SEAT = "You have no seat."
WRONG_CODE = "This is not the code on the screen."


def first_option(phone: Phone) -> dict[str, Any]:
    return next(leaf["option"] for leaf in leaves(phone.state["question"]["choices"]) if "option" in leaf)


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
