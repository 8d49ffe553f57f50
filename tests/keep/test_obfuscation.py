"""A save of a game that goes on: for its owner only, and nothing in it meets the eye."""

import json
import os
import re
import stat
from base64 import b64decode
from collections.abc import Callable
from pathlib import Path

import pytest

from blackgate.keep.savefile import proved, read_save, save_bytes, saved
from blackgate.keep.saves import NAMED, Autosave, load, rename, save_as, save_replay, saved_games, saved_replays
from blackgate.keep.obfuscation import BadSeal, opened, sealed
from blackgate.play.session import Session

from ..play.sitting import all_sights, plan, play, sit

posix = pytest.mark.skipif(os.name != "posix", reason="Windows keeps a player's folder to the player by itself.")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@posix
def test_saves_and_replays_and_their_folders_are_their_owners_alone(home: Path) -> None:
    mask = os.umask(0o022)
    try:
        session = play(Session(plan("human", "human"), keeping=Autosave()), 20)
        save_as(session, "Mine")
        rename(saved_games(NAMED)[0], "Yours")
        session.close()
        save_replay(session)
        rename(saved_replays()[0], "Ours")
    finally:
        os.umask(mask)
    files = [path for path in home.rglob("*.json") if path.parent.name in ("saves", "replays")]
    assert len(files) == 6 and {mode(path) for path in files} == {0o600}
    assert {mode(home / name) for name in ("saves", "replays")} == {0o700}


@posix
def test_a_folder_that_stood_open_is_closed_at_the_next_save(home: Path) -> None:
    (home / "saves").mkdir(parents=True)
    (home / "saves").chmod(0o755)
    home.chmod(0o755)
    save_as(sit("human", "human"), "Mine")
    assert mode(home / "saves") == 0o700 and mode(home) == 0o755       # The folder around it may hold other things.


def test_a_save_shows_no_hand_no_seed_no_name_and_no_action_to_who_looks_at_it() -> None:
    session = play(sit("human", "human", seed=1234567890123456789), 40)
    data = save_bytes(saved(session, "A secret").written())
    head, _, body = data.partition(b"\n")
    raw = b64decode(body)
    for part in (data, raw):
        for word in (b"1234567890123456789", b"Player 1", b"A secret", b'"do"', b"end_turn", b"seed", b"hand", b"salt"):
            assert word not in part
    assert set(json.loads(head)) == {"format", "version", "order", "key", "sha256"}
    assert re.fullmatch(b"[A-Za-z0-9+/=]+", body)


def test_the_same_game_saved_twice_looks_different_and_is_the_same() -> None:
    session = play(sit("human", "easy"), 10)
    content = saved(session, "Twice").written()
    assert save_bytes(content) != save_bytes(content)
    paths = [save_as(session, name) for name in ("One", "Two")]
    one, two = map(proved, paths)
    assert one["record"] == two["record"] == session.record
    assert read_save(paths[0]).record == session.record
    assert all_sights(load(saved_games(NAMED)[0]).session) == all_sights(session)


@pytest.mark.parametrize("change", [
    lambda key, text: (key[:-1] + "0" if key[-1] != "0" else key[:-1] + "1", text), lambda key, text: (key, text[:-4]),
    lambda key, text: (key, b""), lambda key, text: (key, b"\xff" + text), lambda key, text: (key, b"A" * 40),
    lambda key, text: ("\ud800", text),
])
def test_what_was_never_sealed_like_this_is_refused(change: Callable[[str, bytes], tuple[str, bytes]]) -> None:
    key, text = sealed(b"the truth" * 50)
    assert opened(key, text, 1000) == b"the truth" * 50
    other, spoilt = change(key, text)
    with pytest.raises(BadSeal):
        opened(other, spoilt, 1000)


def test_no_more_is_unpacked_than_a_save_may_hold() -> None:
    key, text = sealed(b"x" * 1000)
    assert opened(key, text, 1000)
    with pytest.raises(BadSeal):
        opened(key, text, 999)
