"""Every kind of event has its own sound, and silence is no error."""

import hashlib

import pytest

from blackgate.disk.folders import shipped
from blackgate.keep.settings import Settings
from blackgate.kit.sounds import Sounds
from blackgate.model.words import EVENTS

MUSIC = ("table", "tension", "escape")
FOLDER = shipped("assets") / "sounds"


@pytest.mark.parametrize("name", [name for name, _ in EVENTS])
def test_every_kind_of_event_has_a_cue(name: str) -> None:
    assert (FOLDER / f"{name}.ogg").read_bytes().startswith(b"OggS")


def test_no_two_sounds_are_the_same() -> None:
    digests = [hashlib.sha256(path.read_bytes()).digest() for path in FOLDER.glob("*.ogg")]
    assert len(set(digests)) == len(digests)


def test_there_is_music_for_calm_tension_and_escape() -> None:
    assert all((FOLDER / f"music_{name}.ogg").is_file() for name in MUSIC)


def test_without_a_sound_device_nothing_happens() -> None:
    sounds = Sounds(Settings())
    sounds.play("dug")
    sounds.music("table")
    sounds.ambience(True)
    sounds.set_volumes()
    sounds.close()


def test_a_missing_device_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    sounds = Sounds(Settings())
    sounds.open()
    sounds.play("dug")
    sounds.close()


def test_all_cues_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sounds = Sounds(Settings())
    sounds.open()
    for name, _ in EVENTS:
        sounds.play(name)
        assert sounds._cue(name) is not None
    for name in MUSIC:
        sounds.music(name)
    sounds.close()
