"""Every kind of event has its own sound, and silence is no error."""

import hashlib
import random
from itertools import pairwise

import pytest

from blackgate.disk.folders import shipped
from blackgate.keep.settings import Settings
from blackgate.kit.music import MOODS
from blackgate.kit.soundfiles import SoundFiles
from blackgate.kit.sounds import Sounds
from blackgate.model.events import EVENTS
from blackgate.model.sorts import name_of

MUSIC = (*MOODS, "escape")
SEVERAL = ("drawn", "moved", "rolled", "press")
FOLDER = shipped("assets") / "sounds"


@pytest.mark.parametrize("name", SEVERAL)
def test_what_is_heard_most_was_made_three_times(name: str) -> None:
    assert SoundFiles().takes(name) == (f"{name}_1", f"{name}_2", f"{name}_3")


def test_no_two_sounds_are_the_same() -> None:
    digests = [hashlib.sha256(path.read_bytes()).digest() for path in FOLDER.glob("*.ogg")]
    assert len(set(digests)) == len(digests)


def test_there_is_music_for_every_mood_and_for_the_escape() -> None:
    assert all((FOLDER / f"music_{name}.ogg").is_file() for name in MUSIC)


def test_without_a_sound_device_nothing_happens() -> None:
    sounds = Sounds(Settings(), random.Random(5))
    sounds.play("dug")
    sounds.music("calm")
    sounds.music("escape", once=True)
    sounds.music("")
    sounds.ambience(True)
    sounds.tick(60.0)
    sounds.set_volumes()
    sounds.ambience(False)
    sounds.close()


def test_a_missing_device_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    sounds = Sounds(Settings(), random.Random(5))
    sounds.open()
    sounds.play("dug")
    sounds.music("fight")
    sounds.ambience(True)
    sounds.tick(60.0)
    sounds.close()


def test_all_cues_can_be_played(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sounds = Sounds(Settings(), random.Random(5))
    sounds.open()
    for name in map(name_of, EVENTS):
        for _ in range(4):
            sounds.play(name)
    sounds.music("escape", once=True)
    sounds.close()
    assert not caplog.records, "each file can be read"


def test_takes_come_by_lot_never_twice_running_and_stir_no_other_lot(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(SoundFiles, "get", lambda files, name: heard.append(name))
    sounds = Sounds(Settings())
    sounds.open()
    before = random.getstate()
    for _ in range(40):
        sounds.play("moved")
    sounds.close()
    assert random.getstate() == before
    assert set(heard) == {"moved_1", "moved_2", "moved_3"}
    assert all(one != other for one, other in pairwise(heard)), heard


def test_a_wish_from_before_the_device_was_there_is_heard_when_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[str] = set()
    monkeypatch.setattr(SoundFiles, "loops", lambda files, names, first: asked.update(names))
    sounds = Sounds(Settings(), random.Random(5))
    sounds.music("calm")
    sounds.ambience(True)
    sounds.tick(1.0)
    assert not asked
    sounds.open()
    sounds.tick(1.0)
    sounds.close()
    assert {"music_calm", "music_fight", "music_tension", "ambience_wind", "ambience_hum"} <= asked


@pytest.mark.parametrize("silent", ["volume", "music_volume", "ambience_volume"])
def test_nobody_reads_minutes_of_music_for_who_does_not_want_to_hear_them(
    silent: str, monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: set[str] = set()
    monkeypatch.setattr(SoundFiles, "loops", lambda files, names, first: asked.update(names))
    settings = Settings()
    setattr(settings, silent, 0)
    sounds = Sounds(settings, random.Random(5))
    sounds.open()
    sounds.music("calm")
    sounds.ambience(True)
    sounds.tick(1.0)
    sounds.close()
    assert ("music_calm" in asked) == (silent == "ambience_volume")
    assert ("ambience_wind" in asked) == (silent == "music_volume")
