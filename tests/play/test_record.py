"""Records: a game that was played proves itself, and one that was tampered with does not."""

import copy
import json
from functools import cache
from pathlib import Path
from random import Random

import pytest

from blackgate.cards.library import SHIPPED
from blackgate.cli import main
from blackgate.commands.engine import Engine
from blackgate.model.notation import Json
from blackgate.model.rng import MOST_SEED
from blackgate.play.record_hashes import commitment, seal
from blackgate.play.packs import look_for_pack, pack_of
from blackgate.play.record import BadRecord, changes_in, check_record, replay
from blackgate.play.recording import commitment_of, start_in
from tests.changing import mutate

from ..commands.test_hostile_lines import play_on
from ..commands.test_protocol import ask
from ..table import notation, shipped, table


@cache
def played() -> str:
    engine = Engine(shipped())
    ask(engine, "new", players=4, seed=7, team=True, michel="michelle")
    assert play_on(engine, Random(3), 120) == ""
    return json.dumps(ask(engine, "record")["record"])


def record() -> Json:
    return dict(json.loads(played()))


def committed(written: Json) -> str | None:
    return commitment_of(start_in(written), written["salt"], written["pack"]["fingerprint"])


def audit(written: Json) -> int:
    """How many actions are proved; raises BadRecord."""
    return sum(action is not None for _, action, _ in replay(check_record(written, "it"), notation()))


def test_a_true_record_is_proved_action_by_action() -> None:
    assert audit(record()) == 120


def test_the_commitment_is_shown_before_the_first_action_and_fits_what_the_record_reveals() -> None:
    engine = Engine(shipped())
    shown = ask(engine, "new", players=3, seed=5)["commitment"]
    ask(engine, "act", action={"do": "end_turn"})
    written = ask(engine, "record")["record"]
    assert written["commitment"] == shown == committed(written)


def test_the_commitment_hides_the_seed_behind_its_salt() -> None:
    assert commitment("a", {"seed": 1}) != commitment("b", {"seed": 1})
    assert commitment("a", {"seed": 1}) != commitment("a", {"seed": 2})


@pytest.mark.parametrize("number", [0, 40, 119])
def test_a_changed_action_is_found(number: int) -> None:
    written = record()
    old = written["actions"][number]
    written["actions"][number] = {"do": "end_turn"} if old != {"do": "end_turn"} else {"do": "roll_move"}
    with pytest.raises(BadRecord, match=f"(?i)action {number + 1}\\b"):
        audit(written)


@pytest.mark.parametrize(("field", "value"), [
    ("seed", 8), ("salt", "other"), ("commitment", "0" * 64), ("commitment", None),
    ("options", {"players": 4, "team": True, "michel": "michel", "first": None}),
    ("options", {"players": 6, "team": True, "michel": "michelle", "first": None}),
])
def test_a_changed_seed_salt_or_commitment_is_found(field: str, value: object) -> None:
    with pytest.raises(BadRecord, match="commitment"):
        audit(record() | {field: value})


@pytest.mark.parametrize("number", [0, 60, 119])
def test_a_changed_digest_is_found(number: int) -> None:
    written = record()
    written["digests"][number] = "0" * 16
    with pytest.raises(BadRecord, match=f"action {number + 1}\\b"):
        audit(written)


def test_a_record_of_another_pack_is_found() -> None:
    written = record()
    written["pack"]["fingerprint"] = "0" * 64
    with pytest.raises(BadRecord, match="cards"):
        audit(written)


@pytest.mark.parametrize(("field", "value"), [
    ("version", True), ("seed", True), ("options", {"players": True, "team": False, "michel": None, "first": None}),
    ("options", {"players": 2, "team": False, "michel": [], "first": None}), ("position", None),
    ("position", {"players": 9}), ("salt", "\ud800"), ("commitment", "\ud800"), ("actions", [None] * 120),
    ("digests", [None] * 120),
    ("actions", [{"do": "dance"}] * 120), ("actions", [{"do": "sell", "cards": "any"}] * 120),
])
def test_what_is_no_record_is_refused_with_a_sentence(field: str, value: object) -> None:
    with pytest.raises(BadRecord):
        audit(record() | {field: value})


OPTIONS = {"players": 4, "team": True, "michel": "michelle", "first": None}


@pytest.mark.parametrize(("field", "value", "key"), [
    ("format", "chess", "record-other-format"), ("version", None, "record-no-version"),
    ("version", 0, "record-no-version"), ("version", 3, "record-newer"), ("rng", 2, "record-other-dice"),
    ("rng", 0, "record-other-dice"), ("pack", None, "record-no-pack"), ("pack", {"fingerprint": 1}, "record-no-pack"),
    ("pack", {"fingerprint": "x", "cards": 1}, "record-no-pack"), ("actions", {}, "record-no-list"),
    ("digests", None, "record-no-list"), ("digests", [], "record-uneven"), ("seed", -1, "record-no-seed"),
    ("seed", MOST_SEED + 1, "record-no-seed"), ("options", None, "record-no-options"),
    ("options", {}, "record-no-options"), ("options", OPTIONS | {"moon": 1}, "record-no-options"),
    ("options", OPTIONS | {"players": 1}, "record-wrong-options"),
    ("options", OPTIONS | {"players": 7}, "record-wrong-options"),
    ("options", OPTIONS | {"players": 5}, "record-wrong-options"),
    ("options", OPTIONS | {"team": None}, "record-wrong-options"),
    ("options", OPTIONS | {"michel": "mike"}, "record-wrong-options"),
    ("options", OPTIONS | {"first": 4}, "record-wrong-options"),
    ("options", OPTIONS | {"first": -1}, "record-wrong-options"), ("salt", None, "record-no-salt"),
    ("salt", "ü", "record-no-salt"),
])
def test_what_is_wrong_with_a_record_is_said_by_its_own_message(field: str, value: object, key: str) -> None:
    with pytest.raises(BadRecord) as caught:
        check_record(record() | {field: value}, "the file")
    assert caught.value.key == key and caught.value.values["file"] == "the file"
    assert caught.value.values.get("field", field) == field and caught.value.values.get("version", 3) == 3


def test_what_lies_just_within_the_limits_is_a_record() -> None:
    for options in ({"players": 2, "team": False, "michel": None, "first": 1}, OPTIONS | {"players": 6, "first": 5},
                    {"players": 6, "team": False, "michel": "michel", "first": 0}):
        for seed in (0, MOST_SEED):
            assert check_record(record() | {"options": options, "seed": seed}, "it")["seed"] == seed
    seeded = ("seed", "options", "chosen", "commitment")
    without = {name: value for name, value in record().items() if name not in seeded}
    assert check_record(without | {"position": {}}, "it")["position"] == {}
    for name in without.keys() - {"ended", "seal"}:     # An end that is missing is found when it is played.
        with pytest.raises(BadRecord):
            check_record({key: value for key, value in record().items() if key != name}, "it")


def test_a_record_carries_the_cards_it_was_played_with() -> None:
    named = record()["pack"]
    assert (named["name"], named["fingerprint"], named["cards"]) == (
        "shipped", shipped().fingerprint, shipped().carried)
    assert pack_of(record()).fingerprint == shipped().fingerprint
    for spoilt in ({"fingerprint": "0" * 64}, {"cards": "rubbish"}):
        for look in (pack_of, look_for_pack):
            with pytest.raises(BadRecord, match="record-wrong-cards"):
                look(record() | {"pack": named | spoilt})


def test_a_record_without_cards_finds_them_by_their_fingerprint() -> None:
    old = {"name": "x", "fingerprint": shipped().fingerprint}
    assert pack_of(record() | {"pack": old}).fingerprint == shipped().fingerprint
    assert pack_of(record() | {"pack": old}, "no such folder").fingerprint == shipped().fingerprint
    look_for_pack(record() | {"pack": old})
    for folder in (None, "no such folder"):
        for look in (pack_of, look_for_pack):
            with pytest.raises(BadRecord, match="record-other-cards"):
                look(record() | {"pack": old | {"fingerprint": "0" * 64}}, folder)


@pytest.mark.parametrize("value", [None, [], 7, "record", {}])
def test_what_is_no_object_is_no_record(value: object) -> None:
    with pytest.raises(BadRecord):
        check_record(value, "it")


def test_a_record_may_begin_at_a_position() -> None:
    engine = Engine(shipped())
    game = table().seat(0, "showers", knife=2).seat(1, "showers", spoon=1, link=1).start()
    game.do("extort", seat=1, tool="spoon", weapons=["knife"])
    ask(engine, "load", position=game.position)
    assert play_on(engine, Random(1), 40) == ""
    written = ask(engine, "record")["record"]
    assert written["position"] == game.position
    assert audit(written) == 40
    spoilt = copy.deepcopy(written)
    spoilt["position"]["seats"][1]["hand"] = {"link": 2}
    with pytest.raises(BadRecord):
        audit(spoilt)


def test_a_record_changed_by_lot_is_proved_or_refused_with_a_sentence() -> None:
    random = Random(9)
    for _ in range(400):
        written = record()
        written["actions"], written["digests"] = written["actions"][:30], written["digests"][:30]
        written["seal"] = seal(written["digests"][-1], 30, None)
        mutate(written, random)
        try:
            assert audit(written) <= 30
        except BadRecord as bad:
            assert str(bad)


def test_replay_audit_of_a_spoilt_file_fails_with_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record() | {"seed": 8}))
    assert main(["replay", str(path), "--audit"]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff\xfe\x00", b"null", b"[" * 200_000, b'{"format": 1}'])
def test_an_unreadable_file_is_a_wrong_call(tmp_path: Path, capsys: pytest.CaptureFixture[str], data: bytes) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(data)
    assert main(["replay", str(path), "--audit"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_missing_file_is_a_wrong_call(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path / "none.json"), "--audit"]) == 2
    assert main(["replay", str(tmp_path), "--audit"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 2


def test_a_game_of_another_pack_is_proved_with_that_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = (SHIPPED / "rules.yaml").read_text(encoding="utf-8").replace("hand_limit: 10", "hand_limit: 7")
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "rules.yaml").write_text(rules, encoding="utf-8")
    path = tmp_path / "game.json"
    path.write_text(played())
    assert main(["replay", str(path), "--audit", "--cards", str(pack)]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_who_sat_down_when_is_found_in_one_pass_however_often_actions_are_taken_back() -> None:
    """Each change stands at the fewest actions that stood from then on."""
    random = Random(27)
    sat: Json = {"note": "sat", "seat": 0, "player": "easy", "name": "Ann"}
    for _ in range(200):
        entries: list[Json] = random.choices([{"do": "search"}, {"note": "undone"}, sat], (5, 4, 3), k=40)
        wanted = []
        for number, entry in enumerate(entries):
            if entry is sat:
                stood, lowest = 0, None
                for at, each in enumerate(entries):
                    stood = max(0, stood + {"undone": -1, "sat": 0}.get(each.get("note", ""), 1))
                    if at >= number:
                        lowest = stood if lowest is None else min(lowest, stood)
                wanted.append(lowest)
        assert [change.at for change in changes_in({"actions": entries}, 2)] == wanted
