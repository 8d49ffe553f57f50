"""What is heard is as loud as the player wants it: effects, music and ambience, each a share of the whole."""

from itertools import pairwise
from pathlib import Path
from random import Random

import pygame
import pytest

from blackgate.keep.settings import Settings
from blackgate.kit.ambience import FADE_MS, PAUSE, STRAYS
from blackgate.kit.soundfiles import SoundFiles
from blackgate.kit.sounds import MUSIC, NIGHT, SOFT, Sounds

Heard = list[tuple[object, ...]]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Heard:
    """A sound device that writes down what it is told."""
    told: Heard = []
    monkeypatch.delenv("SDL_AUDIODRIVER")       # for the dummy no sounds of the night are read

    class Cue:
        def __init__(self, path: Path) -> None:
            if path.stem == "broken":
                raise pygame.error("no sound")
            self.name = path.stem
            told.append(("load", self.name))

        def set_volume(self, volume: float) -> None:
            told.append((self.name, round(volume, 4)))

        def play(self) -> "Channel | None":
            told.append(("play", self.name))
            return None if self.name == "sold" else Channel(7)

    class Channel:
        def __init__(self, number: int) -> None:
            self.number = number

        def play(self, sound: Cue) -> None:
            told.append((f"channel {self.number}", sound.name))

        def set_volume(self, left: float, right: float) -> None:
            told.append(("left and right", round(left, 4), round(right, 4)))

    class Loop:
        def __init__(self, names: list[str], first: int) -> None:
            self.names, self.first = names, first
            self.is_playing = False

        def set_volume(self, number: int, volume: float) -> None:
            told.append((self.names[number], round(volume, 4)))

        def tick(self) -> None:
            if not self.is_playing:
                told.append((f"channel {self.first}", *self.names))
            self.is_playing = True

        def stop(self) -> None:
            told.append((*self.names, "ends"))

    monkeypatch.setattr(SoundFiles, "loops", lambda files, names, first: Loop(names, first))
    mixer, music = pygame.mixer, pygame.mixer.music
    monkeypatch.setattr(mixer, "init", lambda *given, **more: told.append(("init", *given, *more.values())))
    monkeypatch.setattr(mixer, "set_num_channels", lambda number: told.append(("channels", number)))
    monkeypatch.setattr(mixer, "set_reserved", lambda number: told.append(("reserved", number)))
    monkeypatch.setattr(mixer, "quit", lambda: told.append(("quit",)))
    monkeypatch.setattr(mixer, "Sound", Cue)
    monkeypatch.setattr(mixer, "Channel", Channel)
    monkeypatch.setattr(music, "load", lambda path: told.append(("music", Path(path).stem)))
    monkeypatch.setattr(music, "play", lambda loops, fade_ms: told.append(("music plays", loops, fade_ms)))
    monkeypatch.setattr(music, "fadeout", lambda fade_ms: told.append(("music ends", fade_ms)))
    monkeypatch.setattr(music, "set_volume", lambda volume: told.append(("music volume", round(volume, 4))))
    return told


def opened(heard: Heard, **volumes: int) -> Sounds:
    settings = Settings(volume=50, effects_volume=40, music_volume=60, ambience_volume=20)
    for name, value in volumes.items():
        setattr(settings, name, value)
    sounds = Sounds(settings, Random(5))
    sounds.open()
    heard.clear()
    return sounds


def test_a_device_is_opened_with_channels_kept_for_moods_and_night(heard: Heard) -> None:
    sounds = Sounds(Settings(), Random(5))
    sounds.play("dug")
    assert heard == []
    sounds.open()
    assert heard[:3] == [("init", 44_100, -16, 2, 1024, 0), ("channels", 16), ("reserved", 6)]
    heard.clear()
    sounds.close()
    assert heard == [("quit",)]
    sounds.close()
    sounds.play("dug")
    assert heard[1:] == []


def test_an_effect_is_as_loud_as_effects_of_the_whole(heard: Heard) -> None:
    opened(heard).play("dug")
    assert heard == [("load", "dug"), ("dug", 0.2), ("play", "dug"), ("left and right", 1, 1)]


@pytest.mark.parametrize(("across", "left", "right"), [(0, 1, 0), (0.25, 1, 0.5), (0.5, 1, 1), (0.9, 0.2, 1)])
def test_an_effect_comes_from_where_it_happens(heard: Heard, across: float, left: float, right: float) -> None:
    opened(heard).play("dug", across=across)
    assert heard[-1] == ("left and right", left, right)


def test_an_effect_without_a_free_channel_is_left_out(heard: Heard) -> None:
    opened(heard).play("sold", across=0.1)
    assert heard[-1] == ("play", "sold")


def test_a_soft_effect_is_a_third_of_it(heard: Heard) -> None:
    opened(heard).play("dug", soft=True)
    assert heard[1] == ("dug", round(0.2 * SOFT, 4))
    assert 0.3 < SOFT < 0.4


def test_a_changed_volume_is_heard_at_the_next_effect(heard: Heard) -> None:
    sounds = opened(heard)
    sounds.play("dug")
    assert isinstance(sounds.volumes, Settings)
    sounds.volumes.effects_volume = 100
    sounds.volumes.volume = 80
    sounds.play("dug")
    assert heard[4:6] == [("dug", 0.8), ("play", "dug")], "and the file is read once"


@pytest.mark.parametrize("silent", ["volume", "effects_volume"])
def test_at_no_volume_no_effect_is_played(heard: Heard, silent: str) -> None:
    opened(heard, **{silent: 0}).play("dug")
    assert heard == []


def test_a_file_that_cannot_be_read_is_silence(heard: Heard) -> None:
    sounds = opened(heard)
    sounds.play("broken")
    sounds.play("broken")
    assert heard == []


def test_a_piece_is_heard_once_at_its_volume_and_fades_for_what_comes_next(heard: Heard) -> None:
    sounds = opened(heard)
    sounds.music("escape", once=True)
    assert heard == [("music", "music_escape"), ("music volume", round(0.3 * MUSIC, 4)), ("music plays", 0, FADE_MS)]
    sounds.music("escape", once=True)
    assert len(heard) == 3, "the same one plays on"
    sounds.music("")
    assert heard[3:] == [("music ends", FADE_MS)]
    sounds.music("calm")
    sounds.music("")
    assert len(heard) == 4, "a mood goes by its own way"


def test_volumes_changed_while_it_plays_are_heard_at_once(heard: Heard) -> None:
    sounds = opened(heard, volume=100, music_volume=70, ambience_volume=90)
    begin_night(sounds)
    heard.clear()
    sounds.volumes.music_volume, sounds.volumes.ambience_volume = 40, 50
    sounds.set_volumes()
    assert heard == [
        ("music volume", round(0.4 * MUSIC, 4)),
        ("ambience_wind", round(0.5 * NIGHT, 4)), ("ambience_hum", round(0.5 * NIGHT, 4)),
    ]


def begin_night(sounds: Sounds) -> None:
    sounds.ambience(True)
    sounds.tick(0.0)
    sounds.wait()
    sounds.tick(FADE_MS / 1000)


def test_the_night_has_its_own_volume_starts_once_and_fades(heard: Heard) -> None:
    sounds = opened(heard)
    begin_night(sounds)
    volume = round(0.1 * NIGHT, 4)
    assert [told for told in heard if told[0] != "load"] == [
        ("ambience_wind", 0.0), ("ambience_hum", 0.0), ("channel 3", "ambience_wind"), ("channel 4", "ambience_hum"),
        ("ambience_wind", 0.0), ("ambience_hum", 0.0), ("ambience_wind", volume), ("ambience_hum", volume),
    ]
    sounds.tick(0.1)
    heard.clear()
    sounds.ambience(True)
    sounds.tick(0.1)
    assert heard == []
    sounds.ambience(False)
    sounds.tick(FADE_MS / 2000)
    assert heard == [("ambience_wind", volume / 2), ("ambience_hum", volume / 2)]
    sounds.tick(FADE_MS / 2000)
    assert heard[2:] == [("ambience_wind", 0.0), ("ambience_hum", 0.0),
                         ("ambience_wind", "ends"), ("ambience_hum", "ends")]
    sounds.tick(100.0)
    assert len(heard) == 6


def test_something_stirs_in_the_night_at_no_fixed_time_and_never_the_same_twice_running(heard: Heard) -> None:
    sounds = opened(heard)
    begin_night(sounds)
    heard.clear()
    stirred: list[tuple[float, str]] = []
    for second in range(3600):
        sounds.tick(1.0)
        stirred += [(float(second), str(told[1])) for told in heard if told[0] == "channel 5"]
        heard.clear()
    names = [name for _, name in stirred]
    pauses = [later - sooner for (sooner, _), (later, _) in pairwise(stirred)]
    assert set(names) == set(STRAYS)
    assert all(one != other for one, other in pairwise(names))
    assert PAUSE[0] <= min(pauses) <= max(pauses) <= PAUSE[1] + 1
    assert len(set(pauses)) > 10
