"""Settings: kept between games, and never a reason not to start."""

import json
import logging
from dataclasses import fields
from errno import EIO
from pathlib import Path

import pytest

from blackgate.keep.settings import READERS, Settings, load_settings, read_settings
from tests.changing import RUBBISH

from ..disk.failing_disk import FailingDisk
from ..play.sitting import plan


def changed() -> Settings:
    return Settings(
        language="de", fullscreen=True, window=(1600, 900), ui_scale=150, text_size=120, my_speed=2, bots_speed=8,
        instant=True, volume=0, music_volume=1, effects_volume=99, ambience_volume=100, memory_aid=False, undo=False,
        ask_twice=False, close_hands=False, nudge=90, show_odds=True, tutor=True, replay_odds=False,
        colour_pattern=True, reduced_motion=True, high_contrast=True, speech=True, speech_rate=150,
        brief_speech=True, plan=plan("human", "hard:fox"),
        people=["Ada", "Bo"], colours={"Ada": 5, "Bo": 0},
        others={"moon": [1, 2]},
    )


def test_every_setting_is_checked_and_differs_from_its_default_in_these_tests() -> None:
    assert set(READERS) == {option.name for option in fields(Settings)} - {"others", "problem", "is_guest", "is_newer"}
    for name in READERS:
        assert getattr(changed(), name) != getattr(Settings(), name), name


def test_without_a_file_there_are_the_defaults_and_nothing_is_created(home: Path) -> None:
    assert load_settings() == Settings()
    assert not home.exists()


def test_settings_are_as_they_were_left(home: Path) -> None:
    assert changed().save()
    assert load_settings() == changed()
    assert [path.name for path in home.iterdir()] == ["settings.json"]


def test_fields_of_a_newer_version_are_kept(home: Path) -> None:
    changed().save()
    settings = load_settings()
    settings.volume = 5
    settings.save()
    assert json.loads((home / "settings.json").read_bytes())["moon"] == [1, 2]


@pytest.mark.parametrize("depth", range(700, 1000, 10))
def test_what_is_nested_too_deeply_to_be_written_again_is_not_kept(home: Path, depth: int) -> None:
    home.mkdir()
    (home / "settings.json").write_text(f'{{"volume": 7, "moon": {"[" * depth}{"]" * depth}, "sun": [[1]]}}')
    settings = load_settings()
    assert settings.save()
    assert settings.problem or (settings.volume, settings.others) == (7, {"sun": [[1]]})


@pytest.mark.parametrize("name", sorted(READERS))
def test_a_wrong_value_falls_back_by_itself_and_is_logged(name: str, caplog: pytest.LogCaptureFixture) -> None:
    default = getattr(Settings(), name)
    whole = json.loads(json.dumps(changed().written()))
    wrong = 0
    for value in (*RUBBISH, 10**9, -5, 1.5, {"a": 1}, [[]]):
        caplog.clear()
        with caplog.at_level(logging.WARNING):
            settings = read_settings(whole | {name: value})
        if caplog.records:
            wrong += 1
            assert getattr(settings, name) == default
            assert len(caplog.records) == 1 and name in caplog.text
        else:
            assert getattr(settings, name) == value
        setattr(settings, name, getattr(changed(), name))
        assert settings == changed()
    assert wrong > 30


def test_what_cannot_even_be_read_is_kept_aside_before_anything_is_written_there(home: Path) -> None:
    (home / "settings.json").mkdir(parents=True)
    assert load_settings().problem == "settings-broken"
    assert (home / "settings.json.broken").is_dir()
    assert Settings().save() and load_settings().problem is None


def test_the_usual_options_are_these() -> None:
    """What a player finds who never changed anything."""
    assert Settings().written() == {
        "version": 1,
        "language": None, "fullscreen": False, "window": None, "ui_scale": None, "text_size": 100, "my_speed": 1,
        "bots_speed": 1, "instant": False, "volume": 80, "music_volume": 60, "effects_volume": 80,
        "ambience_volume": 60, "memory_aid": True, "undo": True, "ask_twice": True, "close_hands": True, "nudge": 0,
        "show_odds": False, "tutor": False, "replay_odds": True,
        "colour_pattern": False, "reduced_motion": False, "high_contrast": False, "speech": False, "speech_rate": 100,
        "brief_speech": False, "plan": None, "people": [], "colours": {},
    }


@pytest.mark.parametrize("wrong", [
    [], {"Ada": 6}, {"Ada": -1}, {"Ada": "red"}, {"": 1}, dict.fromkeys("abcdefghijklm", 0),
])
def test_colours_that_cannot_be_are_forgotten(wrong: object) -> None:
    assert read_settings({"colours": wrong, "volume": 3}) == Settings(volume=3)


@pytest.mark.parametrize(("name", "low", "high"), [
    ("ui_scale", 75, 300), ("text_size", 75, 200), ("my_speed", 1, 8), ("bots_speed", 1, 8), ("volume", 0, 100),
    ("music_volume", 0, 100), ("effects_volume", 0, 100), ("ambience_volume", 0, 100), ("nudge", 0, 600),
    ("speech_rate", 50, 300),
])
def test_a_number_reaches_just_to_its_limits(name: str, low: int, high: int) -> None:
    usual = getattr(Settings(), name)
    for value, read in ((low, low), (high, high), (low - 1, usual), (high + 1, usual), (True, usual)):
        assert getattr(read_settings({name: value}), name) == read


def test_a_window_has_two_sides_of_some_size() -> None:
    assert read_settings({"window": [320, 16384]}).window == (320, 16384)
    for wrong in ([319, 900], [1600, 16385], [1600], [1600, 900, 1], "big", [True, 900]):
        assert read_settings({"window": wrong}).window is None


def test_a_language_is_a_word() -> None:
    for word in ("de", "x" * 40):
        assert read_settings({"language": word}).language == word
    for wrong in ("", "x" * 41, "a\n", 5):
        assert read_settings({"language": wrong}).language is None


def test_options_of_version_0_1_that_are_used_no_longer_are_no_trouble_and_stay() -> None:
    old = {"names": ["Ana", "Bo"], "keys": {"end_turn": "e"}, "volume": 7}
    settings = read_settings(old)
    assert settings.problem is None and settings.volume == 7
    assert {name: settings.written()[name] for name in old} == old


def test_what_is_kept_for_another_version_is_as_deep_as_twenty_levels() -> None:
    for depth, is_kept in ((19, True), (20, False)):
        value: object = 1
        for _ in range(depth):
            value = [value]
        assert ("moon" in read_settings({"moon": value, "sun": {"a": [1]}}).others) is is_kept


def test_options_that_could_not_be_read_are_kept_with_what_was_changed_since(
    home: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert Settings(volume=11, people=["Ada"]).save()
    with monkeypatch.context() as faulty:
        FailingDisk(home, 1, EIO).plug_in(faulty)
        settings = load_settings()
    assert settings.problem == "file-unreadable" and settings.people == []
    settings.text_size = 150
    assert settings.save()
    assert load_settings() == Settings(volume=11, people=["Ada"], text_size=150)
