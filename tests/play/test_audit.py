"""What an audit says: proven is what follows, and whatever does not follow is said not to be."""

import json
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from blackgate.cli import main
from blackgate.commands.engine import Engine
from blackgate.commands.record_sentences import FOUND, REFUSED
from blackgate.model.notation import Json, Notation
from blackgate.play.audit import audit, code_of
from blackgate.play.record_hashes import short
from blackgate.play.packs import pack_of
from blackgate.play.plan import Plan, Seat
from blackgate.play.record import BadRecord, check_record, plan_in, renewed
from blackgate.play.session import Replay, Session
from tests.commands.test_protocol import ask
from tests.table import notation, shipped
from tests.table import table as laid

from .forging import FORGERIES, Forgery, genuine, rebuilt, verdict
from .old_records import as_old
from .sitting import plan, play, seated, sit, sit_at, written
from .test_stand_ins import Broken

KEPT = Path(__file__).parents[1] / "saves"


def unproven(record: Json) -> set[str]:
    written = check_record(record, "it")
    return {finding.key for finding in audit(written, Notation(pack_of(written))).unproven}


def proven(record: Json) -> set[str]:
    return {finding.key for finding in audit(check_record(record, "it"), notation()).proven}


def test_of_the_genuine_game_everything_holds_that_can() -> None:
    was = genuine()
    passes, said = verdict(was, was["commitment"], was["seal"])
    assert passes and said.keys() == {
        "audit-follows", "audit-opens", "audit-expected", "audit-chained", "audit-taken-back", "audit-sealed",
        "audit-drawn", "audit-people", "audit-title"}
    assert verdict(was, was["commitment"][:32], was["seal"][:32])[0]


@pytest.mark.parametrize("forgery", FORGERIES, ids=lambda forgery: forgery.what)
def test_a_forgery_is_found_or_what_it_forged_is_called_unproven(forgery: Forgery) -> None:
    was, forged = genuine(), forgery.make()
    assert forged != was
    passes, said = verdict(forged)
    assert passes != forgery.is_found and forgery.says in said
    assert not passes or forgery.says in unproven(forged)
    assert verdict(forged, was["commitment"])[0] != forgery.by_expect
    assert verdict(forged, None, was["seal"])[0] != forgery.by_seal
    assert (REFUSED | FOUND)[forgery.says].format(**said[forgery.says])


def test_nothing_but_title_and_date_can_be_forged_past_both_codes() -> None:
    assert len(FORGERIES) >= 25
    assert [forgery.what for forgery in FORGERIES if not (forgery.is_found or forgery.by_expect or forgery.by_seal)] \
        == ["another title and date"]


def test_the_manual_counts_the_forgeries_by_what_finds_them() -> None:
    text = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d+) \| (\w+) \| (\w+) \| (\w+) \|$", text, re.M)
    counted = {tuple(by): int(number) for number, *by in rows}
    found = Counter(
        tuple("found" if is_found else "passes" for is_found in (one.is_found, one.by_expect, one.by_seal))
        for one in FORGERIES)
    assert counted == found


def test_a_chosen_seed_is_said_to_prove_nothing_about_luck() -> None:
    drawn = Session(Plan((Seat("A", "easy"), Seat("B", "easy"))))
    assert not drawn.is_chosen and "audit-drawn" in unproven(drawn.record)
    chosen = sit("easy", "easy")
    assert chosen.is_chosen and chosen.record["chosen"] and "audit-chosen" in unproven(chosen.record)
    engine = Engine(shipped())
    ask(engine, "new", players=2, seed=1)
    assert ask(engine, "record")["record"]["chosen"] is True


def test_a_record_that_stops_in_mid_game_says_so() -> None:
    session = play(sit("easy", "easy"), 30)
    assert "audit-open" in unproven(session.record)
    assert "audit-open" not in unproven(play(session).record)


def test_it_counts_what_the_commitment_fixed() -> None:
    session = play(sit("easy", "easy"), 60)
    told = [event for event in session.events_for(None) if event.name in ("rolled", "drawn")]
    found = audit(check_record(session.record, "it"), notation())
    assert found.actions == 60
    assert found.rolls == sum(event.name == "rolled" for event in told) > 0
    assert found.cards == sum(getattr(event, "number", 0) for event in told) > 0


def test_a_game_that_was_taken_over_says_that_its_seed_could_be_read() -> None:
    session = play(sit("human", "easy", "easy"), 40)
    shown = Replay(session.record, session.plan, session.pack)
    shown.go(25)
    taken = play(Session.from_replay(shown, [Seat("Eve"), *session.plan.seats[1:]]))
    assert taken.names[0] == "Eve" and taken.plan.seats == session.plan.seats
    findings = audit(taken.record, notation()).unproven
    assert [finding.values for finding in findings if finding.key == "audit-taken-over"] == [{"action": 25}]
    again = seated(written(taken))
    assert again.record == taken.record and again.names == taken.names
    shown = Replay(taken.record, taken.plan, taken.pack)
    assert shown.names[0] == "Player 1"
    shown.go(26)
    assert shown.names[0] == "Eve"


def test_whoever_gave_up_may_be_played_for_again_once_the_game_is_taken_over() -> None:
    session = play(sit("human", "easy", "easy"), 20)
    session.concede(0)
    play(session, 10)
    shown = Replay(session.record, session.plan, session.pack)
    shown.go(28)
    taken = Session.from_replay(shown, session.plan.seats)
    assert taken.conceded == set() and taken.humans == (0,) and seated(written(taken)).conceded == set()


def test_a_record_from_a_position_has_no_commitment_and_says_so() -> None:
    session = play(sit_at(laid().seat(0, "showers", knife=1), "human", "easy", "easy"), 5)
    assert session.record["commitment"] is None
    assert "audit-position" in unproven(session.record) and "audit-opens" not in proven(session.record)
    with pytest.raises(BadRecord, match="record-not-expected"):
        audit(session.record, notation(), "0" * 64)


def test_a_replay_of_an_evening_begins_at_a_position_and_its_plan_may_have_any_seed() -> None:
    session = play(sit_at(laid().seat(0, "showers", knife=1), "human", "easy", "easy"), 5)
    for seed in (None, 7):
        table = {"plan": replace(session.plan, seed=seed).written()}
        assert "audit-title" in unproven({**session.record, "table": table})
    other = {"plan": replace(session.plan, seats=session.plan.seats[:2]).written()}
    with pytest.raises(BadRecord, match="record-other-table"):
        unproven({**session.record, "table": other})


def test_an_engine_s_record_names_nobody_and_says_so() -> None:
    engine = Engine(shipped())
    ask(engine, "new", players=2, seed=1)
    record = ask(engine, "record")["record"]
    assert plan_in(record) is None and "audit-unnamed" in unproven(record) and "audit-opens-unnamed" in proven(record)


def test_a_record_of_version_1_is_audited_and_says_what_it_does_not_prove() -> None:
    old = json.loads((KEPT / "replay-0.1.json").read_bytes())
    passes, said = verdict(old, old["commitment"])
    assert passes and {
        "audit-follows", "audit-opens-old", "audit-expected", "audit-chained-old", "audit-unsealed-old",
        "audit-drawn-old", "audit-old-cards", "audit-old-table", "audit-title"} == said.keys() - {"audit-open"}
    assert verdict(old, None, "0" * 64)[0] is False


def test_a_game_of_version_1_that_goes_on_says_from_where_on_it_is_chained() -> None:
    session = play(sit("human", "easy"), 20)
    old = as_old(session.record)
    again = play(seated(written(session) | {"record": old}), 5)
    record = again.record
    assert record["version"] == 2 and record["renewed"] == 20 and record["commitment"] == old["commitment"]
    findings = audit(record, notation(), old["commitment"])
    assert [finding.values for finding in findings.unproven if finding.key == "audit-renewed"] == [{"action": 20}]
    assert "audit-opens-old" in {finding.key for finding in findings.proven}
    assert seated(written(again)).record == record


def test_a_position_of_version_1_gets_a_salt_that_stays_the_same() -> None:
    session = play(sit_at(laid().seat(0, "showers", knife=1), "human", "easy", "easy"), 6)
    old = as_old(session.record)
    assert old["salt"] == ""
    new = [renewed(old, notation(), session.plan, ()) for _ in range(2)]
    assert new[0] == new[1] and len(new[0]["salt"]) == 32
    assert seated(written(session) | {"record": old}).record == new[0]


def test_codes_are_read_as_people_write_them() -> None:
    code = "0123456789abcdef" * 4
    grouped = " ".join(code[at:at + 4] for at in range(0, 32, 4))
    assert code_of(code) == code_of(code.upper()) == code and code_of(grouped) == code[:32]
    for wrong in ("", "0123", code + "0", code[:31] + "g", "0x" + code):
        assert code_of(wrong) is None


@pytest.mark.parametrize("signs", [16, 31])
def test_what_is_shown_to_be_looked_at_is_too_short_to_prove_anything(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], signs: int,
) -> None:
    """Two starts with the same sixteen digits are found in half an hour, so they bind nobody."""
    was = genuine()
    path = tmp_path / "game.json"
    path.write_text(json.dumps(was))
    assert code_of(short(was["commitment"])) is None
    for option, code in (("--expect", was["commitment"]), ("--seal", was["seal"])):
        assert main(["replay", str(path), "--audit", option, code[:signs]]) == 2
        assert "too few to prove anything" in capsys.readouterr().err


def test_the_command_prints_what_is_proven_and_what_is_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
) -> None:
    was = genuine()
    path = tmp_path / "game.json"
    path.write_text(json.dumps(was))
    monkeypatch.setattr("blackgate.words.text.system_language", lambda: "en")
    assert main(["replay", str(path), "--audit"]) == 0
    out = capsys.readouterr().out
    assert f"Fairness code: {was['commitment']}\n" in out and f"Seal: {was['seal']}\n" in out
    assert re.search(r"Proven:\n- .*\n(- .*\n)+Not proven:\n(- .*\n)+$", out)
    assert main(["replay", str(path), "--audit", "--expect", was["commitment"], "--seal", was["seal"][:32]]) == 0
    capsys.readouterr()


@pytest.mark.parametrize(("words", "status"), [
    (["--audit", "--expect", "0" * 64], 1), (["--audit", "--seal", "0" * 64], 1), (["--audit", "--expect", "abc"], 2),
    (["--audit", "--seal", ""], 2), (["--expect", "0" * 64], 2), (["--seal", "0" * 64], 2),
])
def test_another_code_fails_and_what_is_none_is_a_wrong_call(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], status: int,
) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(genuine()))
    assert main(["replay", str(path), *words]) == status
    said = capsys.readouterr()
    assert said.out == "" and len(said.err.splitlines()) == 1


def seated_in(record: Json) -> list[str]:
    return [FOUND[each.key].format(**each.values) for each in audit(check_record(record, "it"), notation()).seated]


def test_it_says_who_sat_where_and_when_persons_and_bots() -> None:
    session = play(sit("human", "easy", "hard"), 1)
    session.hand_to_bot(0, "expert")
    bots = play(session, 8).acted
    session.take_back(0, "Player 1")
    session.concede(0)
    record = session.record
    assert seated_in(record) == [
        "Seat 0, actions 1 to 1: Player 1, a person.", f"Seat 0, actions 2 to {bots}: Player 1, a bot (expert).",
        f"Seat 0 gave up after action {bots}.",
        f"Seat 1, actions 1 to {bots}: Player 2, a bot (easy).",
        f"Seat 2, actions 1 to {bots}: Player 3, a bot (hard).",
    ]


def test_it_says_who_was_given_hints_and_for_which_bots_a_simple_rule_answered() -> None:
    session = Session(plan("human", "expert", "easy"), Broken(fell_back=True))
    session.count_hint(0)
    session.count_hint(0)
    play(session, 12)
    told = seated_in(session.record)
    assert [line for line in told if "hints" in line] == ["Seat 0 was given hints: 2."]
    failed = [line for line in told if "because its bot failed: " in line]
    assert [line[:7] for line in failed] == ["Seat 1:", "Seat 2:"]
    again = seated(written(session))
    assert again.record == session.record and again.stand_ins.count == session.stand_ins.count
    forged = json.loads(json.dumps(session.record))
    forged["actions"][0]["seat"] = 2
    with pytest.raises(BadRecord, match="record-untrue"):
        audit(check_record(forged, "it"), notation())


def test_a_finished_game_hears_of_no_more_hints() -> None:
    session = play(sit("human", "easy"))
    before = session.record
    session.count_hint(0)
    assert session.record == before and session.hints == [0, 0]


@pytest.mark.parametrize("change", [
    lambda it: it.update(remark="Bo played it all himself"), lambda it: it["pack"].update(remark="x"),
    lambda it: it["table"].update(remark="x"), lambda it: it["table"]["plan"].update(remark="x"),
    lambda it: it["ended"].update(remark="x"), lambda it: it["actions"][0].update(remark="x"),
])
def test_a_field_that_no_record_has_is_refused(change: Callable[[Json], None]) -> None:
    forged = genuine()
    change(forged)
    assert verdict(forged)[0] is False


def test_a_field_that_stands_twice_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(genuine())[:-1] + ', "ended": null}')
    assert main(["replay", str(path), "--audit"]) == 2
    assert "not JSON" in capsys.readouterr().err


def test_hints_a_tutor_and_a_folder_beside_the_record_are_called_unproven() -> None:
    forged = genuine()
    forged["table"]["hints"] = [9, 0]
    forged["table"]["plan"] |= {"cards": "elsewhere", "tutored": True}
    assert verdict(forged)[0] and "audit-title" in unproven(forged)
    assert all(word in FOUND["audit-title"] for word in ("hints", "tutor", "card folder"))


def test_a_record_whose_hashes_are_all_anew_must_still_keep_to_its_own_table() -> None:
    was = {name: value for name, value in genuine().items() if name != "table"}
    strict = was["rules"] | {"undo": False}
    assert set(verdict(rebuilt(was, was["actions"], rules=strict))[1]) == {"record-undone"}
    bots = [was["seats"][0] | {"player": "easy"}, was["seats"][1] | {"player": "easy"}]
    assert set(verdict(rebuilt(was, was["actions"], seats=bots))[1]) == {"record-undone"}
    three = [*was["seats"], {"name": "Cy", "player": "easy", "inmate": ""}]
    assert set(verdict(rebuilt(was, [], seats=three))[1]) == {"record-other-table"}


def test_whoever_gave_up_does_not_sit_down_again() -> None:
    session = play(sit("human", "easy", "easy"), 6)
    session.concede(0)
    record = play(session, 3).record
    entries = record["actions"]
    for note in ("sat", "conceded"):
        again = {"note": note, "seat": 0, "player": "human", "name": "Player 1"}
        passes, said = verdict(rebuilt(record, [*entries, again]))
        assert not passes and said == {"record-sat-again": {"seat": 1}}
    for harmless in ({"note": "sat", "seat": 0, "player": "hard", "name": "Player 1"},
                     {"note": "sat", "seat": 1, "player": "human", "name": "Bo"}):
        assert verdict(rebuilt(record, [*entries, harmless]))[0]
