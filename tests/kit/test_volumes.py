"""What is heard is as loud as the player wants it: effects, music and ambience, each a share of the whole."""

from pathlib import Path

import pygame
import pytest

from blackgate.keep.settings import Settings
from blackgate.kit.sounds import FADE_MS, SOFT, Sounds

Heard = list[tuple[object, ...]]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Heard:
    """A sound device that writes down what it is told."""
    told: Heard = []

    class Cue:
        def __init__(self, path: Path) -> None:
            if path.stem == "broken":
                raise pygame.error("no sound")
            self.name = path.stem
            told.append(("load", self.name))

        def set_volume(self, volume: float) -> None:
            told.append((self.name, round(volume, 4)))

        def play(self) -> None:
            told.append(("play", self.name))

    class Channel:
        busy = False

        def __init__(self, number: int) -> None:
            self.number = number

        def set_volume(self, volume: float) -> None:
            told.append((f"channel {self.number}", round(volume, 4)))

        def get_busy(self) -> bool:
            return Channel.busy

        def play(self, sound: Cue, loops: int, fade_ms: int) -> None:
            Channel.busy = True
            told.append(("ambience", sound.name, loops, fade_ms))

        def fadeout(self, fade_ms: int) -> None:
            Channel.busy = False
            told.append(("ambience ends", fade_ms))

    mixer, music = pygame.mixer, pygame.mixer.music
    monkeypatch.setattr(mixer, "init", lambda *given: told.append(("init", *given)))
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
    sounds = Sounds(settings)
    sounds.open()
    heard.clear()
    return sounds


def test_a_device_is_opened_with_a_channel_kept_for_the_ambience(heard: Heard) -> None:
    sounds = Sounds(Settings())
    sounds.play("dug")
    assert heard == []
    sounds.open()
    assert heard == [("init", 44_100, -16, 2, 1024), ("channels", 12), ("reserved", 1)]
    sounds.close()
    assert heard[3:] == [("quit",)]
    sounds.close()
    sounds.play("dug")
    assert heard[4:] == []


def test_an_effect_is_as_loud_as_effects_of_the_whole(heard: Heard) -> None:
    opened(heard).play("dug")
    assert heard == [("load", "dug"), ("dug", 0.2), ("play", "dug")]


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
    assert heard[3:] == [("dug", 0.8), ("play", "dug")], "and the file is read once"


@pytest.mark.parametrize("silent", ["volume", "effects_volume"])
def test_at_no_volume_no_effect_is_played(heard: Heard, silent: str) -> None:
    opened(heard, **{silent: 0}).play("dug")
    assert heard == []


def test_a_file_that_cannot_be_read_is_silence(heard: Heard) -> None:
    sounds = opened(heard)
    sounds.play("broken")
    sounds.play("broken")
    assert heard == []


def test_music_comes_in_at_its_volume_and_plays_on(heard: Heard) -> None:
    sounds = opened(heard)
    sounds.music("table")
    assert heard == [("music", "music_table"), ("music volume", 0.3), ("channel 0", 0.1), ("music plays", -1, FADE_MS)]
    sounds.music("table")
    assert len(heard) == 4
    sounds.music("escape", once=True)
    sounds.music("")
    assert heard[5:] == [
        ("music volume", 0.3), ("channel 0", 0.1), ("music plays", 0, FADE_MS), ("music ends", FADE_MS),
    ]


def test_volumes_changed_while_it_plays_are_heard_at_once(heard: Heard) -> None:
    sounds = opened(heard, volume=100, music_volume=70, ambience_volume=90)
    sounds.set_volumes()
    assert heard == [("music volume", 0.7), ("channel 0", 0.9)]


def test_the_ambience_has_its_own_volume_starts_once_and_fades(heard: Heard) -> None:
    sounds = opened(heard)
    sounds.ambience(True)
    assert heard == [("channel 0", 0.1), ("load", "music_ambience"), ("ambience", "music_ambience", -1, FADE_MS)]
    sounds.ambience(True)
    assert heard[3:] == [("channel 0", 0.1)]
    sounds.ambience(False)
    assert heard[4:] == [("channel 0", 0.1), ("ambience ends", FADE_MS)]
