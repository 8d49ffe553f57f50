"""The lamp on a phone: the coach is asked with one seat's view, and nobody else hears of it (docs/phones.md)."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from blackgate.coach.coach_worker import written_view
from blackgate.coach.coach_client import HINT, Answer
from blackgate.model.notation import Notation
from blackgate.play.plan import TableRules
from blackgate.play.session import Session
from blackgate.scenes.coaching import Coach
from tests.scenes.coaching import FakeDesk, coached
from tests.scenes.window import open_app, plan

from .client import Party, Phone


@pytest.fixture
def party() -> Iterator[Party]:
    made = Party(open_app((640, 360)), Session(plan(3, 3, 5)))
    yield made
    made.close()


@pytest.fixture
def desk(party: Party) -> FakeDesk:
    return coached(party.app)


def sit(party: Party, seat: int = 0, lang: str = "en") -> Phone:
    phone = party.join(seat, lang)
    party.wait(lambda: phone.has("state"))
    return phone


def ask(party: Party, phone: Phone, desk: FakeDesk) -> None:
    asked = len(desk.hints)
    phone.send(do="hint", at=phone.state["at"])
    party.wait(lambda: len(desk.hints) > asked)


def refused(party: Party, phone: Phone) -> str:
    phone.send(do="hint", at=phone.state["at"])
    party.wait(lambda: phone.has("refused"))
    return str(phone.last["refused"]["words"])


def test_the_coach_sees_what_the_seat_sees_and_its_answer_is_listed(party: Party, desk: FakeDesk) -> None:
    phone, session = sit(party, lang="de"), party.table.session
    ask(party, phone, desk)
    assert written_view(desk.hints[0][1]) == written_view(session.sight(0))
    desk.said = {desk.hints[0][1].options[1]: 0.6}
    desk.hint(final=False)
    party.wait(lambda: phone.has("hint"))
    first = phone.last["hint"]
    assert first["at"] == phone.state["at"] and first["final"] is False and first["words"] == "Denkt noch nach …"
    desk.hint()
    party.wait(lambda: phone.last["hint"]["final"])
    told = phone.last["hint"]
    assert told["words"] == "" and [each["win"] for each in told["options"]] == [0.6, 0.3, 0.3]
    best = told["options"][0]
    assert (best["low"], best["high"], best["band"]) == (0.2, 0.5, "20–50\u00a0%")
    assert best["label"] and best["why"] and best["chance"].startswith("60")


def test_what_is_listed_can_be_done(party: Party, desk: FakeDesk) -> None:
    phone, session = sit(party), party.table.session
    ask(party, phone, desk)
    meant = desk.hint().options[1].action
    party.wait(lambda: phone.has("hint"))
    phone.send(do="act", at=phone.last["hint"]["at"], option=phone.last["hint"]["options"][1]["option"])
    party.wait(lambda: session.acted == 1)
    assert session.record["actions"][1:] == [Notation(session.pack).action(meant, 0)] and not phone.has("refused")


def test_nobody_else_hears_of_it_until_the_end(party: Party, desk: FakeDesk) -> None:
    phone, other = sit(party), sit(party, 1)
    party.catch_up(other)
    before, told = other.state, len(other.told)
    ask(party, phone, desk)
    desk.hint()
    party.wait(lambda: phone.has("hint"))
    party.catch_up(other)
    assert {message["say"] for message in other.told[told:]} == {"seated", "state"}     # as for any hello
    assert other.state == before and not party.table.coached.is_open
    assert party.table.session.hints == [1, 0, 0]


def test_who_asks_again_is_told_the_same_and_it_counts_once(party: Party, desk: FakeDesk) -> None:
    phone = sit(party)
    ask(party, phone, desk)
    desk.hint()
    party.wait(lambda: phone.has("hint"))
    again = party.join(token=phone.token)
    party.wait(lambda: again.has("state"))
    again.send(do="hint", at=again.state["at"])
    party.wait(lambda: again.has("hint"))
    assert again.last["hint"] == phone.last["hint"]
    assert len(desk.hints) == 1 and party.table.session.hints == [1, 0, 0]


def test_another_language_has_it_too(party: Party, desk: FakeDesk) -> None:
    phone = sit(party)
    ask(party, phone, desk)
    desk.hint()
    party.wait(lambda: phone.has("hint"))
    english = phone.last.pop("hint")
    phone.send(do="speak", lang="pl")
    party.wait(lambda: phone.has("hint"))
    polish = phone.last["hint"]
    assert [each["option"] for each in polish["options"]] == [each["option"] for each in english["options"]]
    assert [each["why"] for each in polish["options"]] != [each["why"] for each in english["options"]]


def test_a_hint_goes_with_its_question(party: Party, desk: FakeDesk) -> None:
    phone = sit(party)
    ask(party, phone, desk)
    session = party.table.session
    party.table.act_away(session.sight(0).options[0])
    party.wait(lambda: bool(desk.dropped))
    desk.hint()
    party.catch_up(phone)
    assert not phone.has("hint")


def test_a_coach_that_fails_says_so_and_can_be_asked_again(party: Party, desk: FakeDesk) -> None:
    phone = sit(party)
    ask(party, phone, desk)
    desk.answers.append(Answer(desk.hints[-1][0], HINT, True, failed="a process died"))
    party.wait(lambda: phone.has("hint"))
    told = phone.last["hint"]
    assert told["options"] == [] and told["final"] and told["words"] == "The coach found no hint this time."
    ask(party, phone, desk)
    desk.hint()
    party.wait(lambda: bool(phone.last["hint"]["options"]))
    assert party.table.session.hints == [1, 0, 0]


def test_where_nobody_coaches_a_sentence_says_so(party: Party) -> None:
    party.app.coach = Coach(lambda pack: None)
    assert refused(party, sit(party)) == "There are no hints here."
    assert party.table.session.hints == [0, 0, 0]


def test_a_table_without_hints_gives_none() -> None:
    made = replace(plan(3, 3, 5), rules=TableRules(hints=False))
    party = Party(open_app((640, 360)), Session(made))
    try:
        desk, phone = coached(party.app), sit(party)
        assert phone.state["hints"] is False
        assert refused(party, phone) == "Hints are off at this table."
        assert desk.hints == [] and party.table.session.hints == [0, 0, 0]
    finally:
        party.close()
