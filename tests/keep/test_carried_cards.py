"""The cards that a save carries: the pack itself, and whatever else is there is refused."""

import json
from base64 import b64encode
from pathlib import Path
from zlib import compress

import pytest

from blackgate.cards import library
from blackgate.cards.carrying import packed, unpacked
from blackgate.cards.library import FILES, BadPack, carried_pack, load_pack
from blackgate.cli import main
from blackgate.keep.savefile import read_save
from blackgate.keep.saves import SaveProblem, load_replay

from ..play.sitting import play, sit
from .test_other_cards import KEPT


def carried() -> dict[str, object]:
    plain = unpacked(load_pack().carried)
    assert isinstance(plain, dict)
    return plain


def bomb() -> str:
    return b64encode(compress(b" " * 50_000_000, 9)).decode()


@pytest.mark.parametrize("cards", [
    "", "x", "é", "AAAA", b64encode(b"{}").decode(), b64encode(compress(b"{}")).decode(), packed({}),
    packed(dict.fromkeys(FILES)), packed(dict.fromkeys(FILES, 1.5)), packed({"rules": []}),
    b64encode(compress(b"[" * 100_000)).decode(), b64encode(compress(b"9" * 5_000)).decode(), "A" * 1_000_000,
    b64encode(compress(b"{}")[:-2]).decode(),
])
def test_what_are_no_cards_is_refused_like_a_strangers_pack(cards: str) -> None:
    with pytest.raises(BadPack):
        carried_pack(cards, "x")


def test_a_bomb_is_refused_before_it_is_large() -> None:
    assert len(bomb()) < 100_000
    with pytest.raises(BadPack, match="too large"):
        carried_pack(bomb(), "x")


def deep(levels: int) -> object:
    return [deep(levels - 1)] if levels else 1


@pytest.mark.parametrize(("file", "value"), [
    ("rules", deep(30)), ("cards", {"knife": {"category": "weapon", "copies": 10**30}}), ("inmates", {}),
    ("board", None), ("gangs", {"gangs": {}}), ("michel", {"x": {"copies": True}}), ("cards", {"a": 0.5}),
])
def test_carried_cards_pass_the_same_checks_as_files(file: str, value: object) -> None:
    with pytest.raises(BadPack):
        carried_pack(packed(carried() | {file: value}), "x")


def test_what_is_carried_is_the_pack() -> None:
    pack = load_pack()
    again = carried_pack(pack.carried, "again")
    assert (again.name, again.fingerprint, again.carried) == ("again", pack.fingerprint, pack.carried)
    assert len(pack.carried) < 6_000


def test_the_cards_of_version_0_1_are_kept() -> None:
    fingerprint = read_save(KEPT / "save-version-1.json").record["pack"]["fingerprint"]
    past = library.past_pack(fingerprint)
    assert past and past.fingerprint == fingerprint
    twice = f"{fingerprint}/../{fingerprint}"
    for word in ("0" * 64, "", "../inmates", fingerprint.upper(), f"{fingerprint}\n", twice):
        assert library.past_pack(word) is None and not library.is_past(word)


def test_a_record_with_spoilt_cards_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str],
) -> None:
    record = play(sit("easy", "easy"), 5).record
    path = tmp_path / "record.json"
    for cards in ("x", packed(carried() | {"rules": {}})):
        record["pack"]["cards"] = cards
        path.write_text(json.dumps(record))
        assert main(["replay", str(path), "--audit"]) == 1
        assert len(capsys.readouterr().err.splitlines()) == 1
        with pytest.raises(SaveProblem, match="save-broken"):
            load_replay(path)
