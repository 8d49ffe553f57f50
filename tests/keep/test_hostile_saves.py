"""Whatever lies in the folder of saves: a message for the player, never a crash, and nothing is lost."""

import hashlib
import json
import os
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from blackgate.keep.savefile import FORMAT, VERSION, checked, checksum, read_save, replay_bytes, save_bytes, saved
from blackgate.keep.saves import (
    AUTO, NAMED, REPLAY, Autosave, SaveInfo, SaveProblem, delete, load, load_replay, rename, saved_games,
    saved_replays,
)
from blackgate.keep.obfuscation import sealed
from blackgate.keep.save_folder import replays_folder, saves_folder
from blackgate.model.notation import Json
from blackgate.play.record import Record, steps
from blackgate.play.session import Session
from tests.changing import mutate
from tests.commands.test_hostile_lines import scarred
from tests.systems import FILE_NAMES
from tests.table import notation

from ..play.old_records import as_old
from ..play.sitting import plan, play, sit

KEYS = {"save-broken", "save-newer", "save-other-cards", "save-missing"}


@cache
def content_text() -> str:
    session = play(sit("human", "easy", "medium"), 12)
    session.hand_to_bot(0, "easy")
    session.take_back(0, "Ana")
    return json.dumps(saved(session, "A save", 7).written())


def content() -> Json:
    return dict(json.loads(content_text()))


def put(data: bytes, name: str = "named-x.json") -> SaveInfo:
    path = saves_folder() / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    found = [info for info in saved_games() if info.path == path]
    assert len(found) == 1
    return found[0]


def outcome(info: SaveInfo) -> str:
    """`loaded`, or the message; the file is where it was, or kept aside."""
    data = info.path.read_bytes()
    try:
        load(info)
    except SaveProblem as problem:
        assert problem.key in KEYS
        assert any(path.read_bytes() == data for path in info.path.parent.glob(f"{info.path.name}*"))
        return problem.key
    return "loaded"


def proved(written: Any, **top: Any) -> bytes:
    """Anything, sealed and with a right checksum."""
    key, body = sealed(written if isinstance(written, bytes) else json.dumps(written).encode())
    said: dict[str, Any] = {"format": FORMAT, "version": VERSION, "key": key} | top
    sha = {"sha256": checksum(int(said["version"]), said["key"], body)}
    return json.dumps(said | sha | top).encode() + b"\n" + body


def plain(body: bytes) -> bytes:
    """As version 1 wrote it."""
    sha = hashlib.sha256(body).hexdigest()
    return json.dumps({"format": FORMAT, "version": 1, "sha256": sha}).encode() + b"\n" + body


def bomb() -> bytes:
    """A small file that unpacks to more than anybody would have written."""
    return proved(b'{"a":"' + b"x" * 20_000_000 + b'"}')


def test_the_save_is_good_to_begin_with() -> None:
    assert outcome(put(save_bytes(content()))) == "loaded"


@pytest.mark.parametrize("data", [
    b"", b"\n", b"\n\n", b"{}", b"{}\n{}", b"null\nnull", b"[]\n", bytes(range(256)) * 40, b"\xff\xfe\x00\x00",
    b"[" * 200_000, b"9" * 100_000, proved(b""), proved(b"[" * 200_000), proved(b'{"a":' * 100_000), proved([]),
    proved(b"\xff"), proved(b"NaN"), proved(None), b'{"format":"blackgate-save","version":1}\n{}',
    proved({}, version=True), proved({}, version=0), proved({}, version="1"), proved({}, format=["blackgate-save"]),
    proved({}, sha256=None), proved({}, key=None), proved({}, key=7), proved({}, key="0" * 32),
    plain(b"["), plain(b"\xff"), bomb(), b'{"format": "blackgate-save", "version": ' + b"1" * 5000 + b"}\n{}",
])
def test_what_is_no_save_is_called_broken(data: bytes) -> None:
    info = put(data)
    assert info.problem == "save-broken"
    assert outcome(info) == "save-broken"
    assert saved_games() == []


def test_a_huge_file_is_called_broken() -> None:
    path = saves_folder() / "named-x.json"
    path.parent.mkdir(parents=True)
    with open(path, "wb") as file:
        file.truncate(10**11)
    info = saved_games()[0]
    assert info.problem == "save-broken"
    with pytest.raises(SaveProblem, match="save-broken"):
        load(info)
    path.with_name("named-x.json.broken").unlink()


def test_a_save_of_a_newer_version_is_left_where_it_is() -> None:
    info = put(proved(content(), version=VERSION + 1))
    assert info.problem == "save-newer" and outcome(info) == "save-newer"
    assert info.path.exists()


@pytest.mark.parametrize("place", range(8))
def test_a_version_that_was_damaged_is_called_broken_and_never_newer(place: int) -> None:
    """Whichever bit of the digit is turned, in saves of today, of version 2 and of version 1."""
    version_2 = proved(content(), version=2)
    for data in (save_bytes(content()), version_2, plain(json.dumps(content()).encode())):
        digit = data.index(b'"version": ') + len(b'"version": ')
        turned = data[:digit] + bytes([data[digit] ^ 1 << place]) + data[digit + 1:]
        info = put(turned)
        assert info.problem == "save-broken" and outcome(info) == "save-broken"
        assert not info.path.exists()


def test_saves_of_version_2_are_read() -> None:
    assert outcome(put(proved(content(), version=2))) == "loaded"


def test_a_turned_bit_in_one_file_leaves_a_game_that_goes_on() -> None:
    session = play(Session(plan("human", "easy"), keeping=Autosave()), 10)
    session.close()
    path = next(saves_folder().glob("auto-*-turn.json"))
    path.write_bytes(path.read_bytes().replace(b'"version": 3', b'"version": 7'))
    info, = saved_games(AUTO)
    assert info.problem is None
    again = load(info)
    assert again.message == "save-fell-back" and again.session.acted == session.acted
    again.session.close()


def without_cards(written: Json) -> Json:
    """As version 0.1 wrote it, with cards that are nowhere."""
    written["record"]["pack"] = {"name": "lost", "fingerprint": "0" * 64}
    return written


def test_a_save_whose_cards_are_nowhere_says_so_in_the_list_and_is_left_where_it_is(tmp_path: Path) -> None:
    info = put(save_bytes(without_cards(content())))
    assert info.problem == "save-other-cards"
    assert outcome(info) == "save-other-cards" and info.path.exists()
    for folder in ("no/such/folder", str(tmp_path), "x" * 4000):
        written = without_cards(content())
        written["plan"]["cards"] = folder
        info = put(save_bytes(written))
        assert info.problem == outcome(info) == "save-other-cards"


def test_a_save_that_carries_cards_other_than_it_names_is_called_broken() -> None:
    for field, value in (("fingerprint", "0" * 64), ("cards", ""), ("cards", "eJw="), ("cards", "x" * 300_000)):
        written = content()
        written["record"]["pack"][field] = value
        info = put(save_bytes(written))
        assert info.problem == outcome(info) == "save-broken" and info.path.exists()


def test_a_missing_file_and_a_folder_in_its_place_are_said_so() -> None:
    info = put(save_bytes(content()))
    info.path.unlink()
    with pytest.raises(SaveProblem, match="save-missing"):
        load(info)
    info.path.mkdir()
    assert saved_games()[0].problem == "save-missing"
    with pytest.raises(SaveProblem, match="save-missing"):
        load(info)


@pytest.mark.parametrize(("field", "value"), [
    ("plan", None), ("plan", []), ("plan", {}), ("plan", {"seats": []}), ("plan", {"seats": [{}, {}]}),
    ("plan", {"seats": [{"name": "A"}] * 7}), ("plan", {"seats": [{"name": "A"}] * 2}),
    ("plan", {"seats": [{"name": "A", "player": "genius"}] * 3}), ("plan", {"seats": [{"name": "\ud800"}] * 3}),
    ("plan", {"seats": [{"name": "A"}] * 3, "team": True}), ("plan", {"seats": [{"name": "A"}] * 3, "rules": []}),
    ("plan", {"seats": [{"name": "A"}] * 3, "michel": []}), ("plan", {"seats": [{"name": "A"}] * 3, "wish": 1}),
    ("plan", {"seats": [{"name": "A"}] * 3, "cards": "a\0b"}), ("plan", {"seats": [{"name": "A"}] * 3, "cards": ""}),
    ("plan", {"seats": [{"name": "A", "player": []}] * 3}), ("plan", {"seats": [{"name": "A", "inmate": []}] * 3}),
    ("record", None), ("record", []), ("record", {}), ("name", 5), ("name", ""), ("date", None), ("date", "now"),
    ("date", 7), ("round", None), ("round", -1), ("round", True), ("round", 10**30),
])
def test_wrong_fields_are_called_broken(field: str, value: object) -> None:
    assert outcome(put(save_bytes(content() | {field: value}))) == "save-broken"


@pytest.mark.parametrize("changes", [
    None, [None], [{}], [{"at": 1, "seat": 9, "player": "easy", "name": "A"}], [{"at": 1, "seat": 0}],
    [{"at": True, "seat": 0, "player": "easy", "name": "A"}],
])
def test_wrong_changes_beside_a_record_of_version_1_are_called_broken(changes: object) -> None:
    old = content() | {"record": as_old(content()["record"])}
    assert outcome(put(save_bytes(old | {"changes": []}))) == "loaded"
    assert outcome(put(save_bytes(old | {"changes": changes}))) == "save-broken"
    assert outcome(put(save_bytes(old))) == "save-broken"


@pytest.mark.parametrize("note", [
    {"note": "sat"}, {"note": "sat", "seat": 9, "player": "easy", "name": "A"}, {"note": None}, {"note": ["undone"]},
    {"note": "sat", "seat": 0, "player": "genius", "name": "A"}, {"note": "undone"}, {"note": "danced"},
    {"note": "sat", "seat": 0, "player": "easy", "name": "\ud800"}, {"note": "undone", "seat": 0},
    {"note": "sat", "seat": 0, "player": "easy", "name": "A", "at": 1}, {"note": {}},
])
def test_wrong_notes_in_a_record_are_called_broken(note: Json) -> None:
    written = content()
    record = Record.beginning(notation(), written["record"])
    for _, events, entry, *_ in steps(written["record"], notation()):
        if entry is not None:
            record.note(entry) if "note" in entry else record.add(entry, events)
    assert record.written() == written["record"]
    record.note(note)
    assert outcome(put(save_bytes(written | {"record": record.written()}))) == "save-broken"


def test_a_proved_save_that_makes_no_sense_is_left_where_it_is() -> None:
    info = put(proved({}))
    assert outcome(info) == "save-broken" and info.path.exists()


def test_saves_changed_by_lot_load_or_are_called_by_a_message() -> None:
    random = Random(4)
    outcomes = []
    for _ in range(300):
        written = content()
        for _ in range(random.choice((1, 1, 1, 3))):
            mutate(written, random)
        outcomes.append(outcome(put(save_bytes(written))))
    assert outcomes.count("loaded") > 10 and outcomes.count("save-broken") > 100


def test_bytes_changed_by_lot_are_found_by_the_checksum() -> None:
    random = Random(5)
    whole = save_bytes(content())
    for number in range(300):
        data = scarred(whole, random) if number % 2 else whole[:random.randrange(len(whole))]
        if data == whole:
            continue
        info = put(data)
        assert outcome(info) in ("save-broken", "save-newer")


def test_what_loads_after_a_change_is_a_whole_game() -> None:
    random = Random(6)
    checked = 0
    while checked < 5:
        written = content()
        mutate(written["plan"], random)
        info = put(save_bytes(written))
        if info.problem is None and outcome(info) == "loaded":
            session = load(info).session
            for seat in range(session.players):
                session.take_back(seat, "Ana")
            play(session, 5)
            checked += 1


def test_replays_changed_by_lot_can_be_watched_or_are_called_by_a_message() -> None:
    random = Random(7)
    path = replays_folder() / "x.json"
    path.parent.mkdir(parents=True)
    whole = content()
    record = json.loads(replay_bytes(whole["record"], checked(whole, path).about()))
    watched = 0
    for number in range(300):
        written = json.loads(json.dumps(record))
        mutate(written if number % 3 else written["table"], random)
        data = json.dumps(written).encode()
        path.write_bytes(scarred(data, random) if number % 10 == 9 else data)
        assert [info.kind for info in saved_replays()] == [REPLAY]
        try:
            shown = load_replay(path)
        except SaveProblem as problem:
            assert problem.key in KEYS
        else:
            shown.go(len(shown))
            shown.sight(None)
            watched += 1
        assert path.exists()
    assert 5 < watched < 250


def test_strange_names_of_files_are_no_saves() -> None:
    folder = saves_folder()
    folder.mkdir(parents=True)
    for name in ("readme.txt", "x.json", "auto-.json", "named.json", "-.json", "auto-x-1.json.new", "named-x.broken"):
        (folder / name).write_bytes(b"{}")
    (folder / "auto-only-1.json").write_bytes(save_bytes(content()))
    assert [info.problem for info in saved_games()] == [None]


@FILE_NAMES
def test_a_file_with_signs_of_a_pattern_in_its_name_is_only_itself() -> None:
    """`*` and `[x]` in a file's name must not make it stand for other games."""
    (folder := saves_folder()).mkdir(parents=True)
    for name in ("auto-*-1.json", "auto-[x]-1.json", "auto-x-1.json", "auto-?-2.json"):
        (folder / name).write_bytes(save_bytes(content()))
    assert len(saved_games()) == 4
    delete(next(info for info in saved_games() if info.path.name == "auto-*-1.json"))
    assert sorted(path.name for path in folder.iterdir()) == ["auto-?-2.json", "auto-[x]-1.json", "auto-x-1.json"]


@pytest.mark.parametrize("date", [
    "0001-01-01T00:00:00+00:00", "9999-12-31T23:59:59+00:00", "0001-01-01T00:00:00+14:00", "1500-01-01",
])
def test_dates_that_some_time_zone_cannot_show_are_called_broken(date: str) -> None:
    assert put(save_bytes(content() | {"date": date})).problem == "save-broken"


def test_a_file_from_the_end_of_time_is_in_the_list(home: Path) -> None:
    info = put(b"rubbish")
    os.utime(info.path, (0, 10**11))
    assert saved_games()[0].problem == "save-broken"
    os.utime(info.path, (0, -10**9))
    assert saved_games()[0].problem == "save-broken"


@pytest.mark.parametrize("depth", range(700, 1000, 20))
def test_a_save_nested_as_deeply_as_can_be_read_is_renamed_or_called_broken(depth: int) -> None:
    body = save_bytes(content()).partition(b"\n")[2]
    info = put(proved(body[:-1] + b',"moon":' + b"[" * depth + b"]" * depth + b"}"))
    try:
        rename(info, "Another")
    except SaveProblem as problem:
        assert problem.key == "save-broken"
    else:
        assert saved_games()[0].name == "Another"


def test_the_checksum_covers_all_that_follows_the_first_line() -> None:
    info = put(save_bytes(content()))
    data = info.path.read_bytes()
    info.path.write_bytes(data + b" ")
    with pytest.raises(SaveProblem):
        read_save(info.path)
    assert info.kind == NAMED
