"""The moods of the table's music play in step, go over into each other without a jump, and come round without a gap."""

from array import array
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from blackgate.kit.music import LINGER, MOODS, RISE, Music
from blackgate.kit.long_sounds import LongSound, Loops, PieceReader
from blackgate.kit.soundfiles import SoundFiles
from tests.systems import posix_only
from tests.waiting import wait_for

RATE, BUFFER, SAMPLE = 44_100, 1024, 2
HEIGHTS = [4000 * 2 ** number for number in range(len(MOODS))]
FRAME = 1 / 60


class Knock(LongSound):
    """A sound in one piece, as many samples long, with a knock at its start."""

    def __init__(self, height: int, long: int) -> None:
        super().__init__(Path("knock"))
        self.sound = pygame.mixer.Sound(buffer=array("h", [height, *[0] * (long - 1)]))

    def read(self) -> None:
        self.piece = self.sound

    def rewound(self) -> LongSound:
        self.piece = None
        return self


class AtOnce(PieceReader):
    def want(self, sound: LongSound) -> None:
        sound.read()


class Ready(SoundFiles):
    """Files that are there at once, a knock of its own height at the start of each."""

    def __init__(self, long: int = 4000) -> None:
        super().__init__()
        self.sounds = [Knock(height, long) for height in HEIGHTS]

    def loops(self, names: Sequence[str], first: int) -> Loops | None:
        return Loops(self.sounds, AtOnce(), first)


def opened() -> None:
    pygame.mixer.init(RATE, -16, 1, BUFFER, allowedchanges=0)
    pygame.mixer.set_num_channels(16)


@pytest.fixture
def files() -> Iterator[Ready]:
    opened()
    yield Ready()
    pygame.mixer.quit()


def volumes(files: Ready) -> list[float]:
    return [round(knock.sound.get_volume(), 2) for knock in files.sounds]


def pass_time(moods: Music, seconds: float) -> None:
    for _ in range(round(seconds / FRAME) + 2):
        moods.tick(FRAME)


def playing(files: Ready, mood: str = "calm", volume: float = 1.0) -> Music:
    moods = Music(files, 0)
    moods.set_volume(volume)
    moods.want(mood)
    pass_time(moods, RISE[mood])
    return moods


def test_all_moods_play_from_the_start_and_one_is_heard(files: Ready) -> None:
    playing(files)
    assert all(pygame.mixer.Channel(number).get_busy() for number in range(len(MOODS)))
    assert volumes(files) == [1.0, 0.0, 0.0]


def test_another_mood_comes_and_the_first_goes_and_together_they_are_as_loud_as_one(files: Ready) -> None:
    moods = playing(files)
    moods.want("tension")
    seen = [volumes(files)]
    while volumes(files) != [0.0, 0.0, 1.0]:
        moods.tick(FRAME)
        seen.append(volumes(files))
        assert len(seen) < 200
        assert sum(volume ** 2 for volume in seen[-1]) == pytest.approx(1, abs=0.03)
        assert max(abs(now - then) for now, then in zip(seen[-1], seen[-2], strict=True)) < 0.05, "no jump"
    assert len(seen) * FRAME == pytest.approx(RISE["tension"], abs=0.1)


def test_a_mood_that_is_called_back_halfway_does_not_jump_either(files: Ready) -> None:
    moods = playing(files)
    for mood in ("tension", "calm", "fight"):
        moods.want(mood)
        for _ in range(25):
            before = volumes(files)
            moods.tick(FRAME)
            assert max(abs(now - then) for now, then in zip(volumes(files), before, strict=True)) < 0.05
            assert sum(moods.shares.values()) == pytest.approx(1)


def test_a_fight_is_heard_at_once_and_for_a_while_after_it(files: Ready) -> None:
    moods = playing(files)
    moods.want("fight")
    pass_time(moods, RISE["fight"])
    assert volumes(files) == [0.0, 1.0, 0.0]
    moods.want("calm")
    pass_time(moods, LINGER - 0.5)
    assert volumes(files) == [0.0, 1.0, 0.0], "another may follow"
    moods.want("fight")
    pass_time(moods, 1.0)
    moods.want("calm")
    pass_time(moods, LINGER - 0.5)
    assert volumes(files) == [0.0, 1.0, 0.0], "and it waits anew"
    moods.want("tension")
    pass_time(moods, 0.5 + RISE["tension"])
    assert volumes(files) == [0.0, 0.0, 1.0], "but only since the fight was over"


def test_silence_comes_softly_even_after_a_fight_and_then_nothing_plays(files: Ready) -> None:
    moods = playing(files, "fight")
    moods.want("")
    moods.tick(RISE[""] / 2)
    assert 0.3 < volumes(files)[1] < 0.9
    pass_time(moods, RISE[""])
    assert not pygame.mixer.get_busy()
    moods.want("calm")
    pass_time(moods, RISE["calm"])
    assert volumes(files) == [1.0, 0.0, 0.0]


def test_a_changed_volume_is_heard_at_once(files: Ready) -> None:
    moods = playing(files, volume=0.5)
    assert volumes(files)[0] == 0.5
    moods.set_volume(0.25)
    assert volumes(files)[0] == 0.25


def test_a_mood_that_cannot_be_read_is_silence(files: Ready) -> None:
    files.sounds[-1].is_broken = True
    playing(files)
    assert not pygame.mixer.get_busy()


@posix_only("there SDL writes what is heard to a file of another name")
def test_moods_stay_in_step_and_come_round_without_a_gap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Heard from a device that writes down all it is given: each mood knocks at its start, as high as no other."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(path := tmp_path / "heard.raw"))
    monkeypatch.setenv("SDL_DISKAUDIODELAY", "240")     # milliseconds between two buffers: a busy machine keeps up
    opened()
    files = Ready(long := 5000)
    moods = Music(files, 0)
    moods.set_volume(1.0)
    moods.want("calm")
    before = path.stat().st_size
    wait_for(lambda: path.stat().st_size > before, "the device")
    moods.tick(0.0)         # The device has just taken something: it comes again in a while, and finds them all.
    before = path.stat().st_size

    def is_enough() -> bool:
        moods.tick(0.0)
        for knock in files.sounds:
            knock.sound.set_volume(1.0)
        return path.stat().st_size > before + 12 * BUFFER * SAMPLE

    wait_for(is_enough, "some music")
    pygame.mixer.quit()
    heard = array("h", path.read_bytes())
    knocks = [(at, height) for at, height in enumerate(heard) if height > 2000]
    assert {height for _, height in knocks} == {sum(HEIGHTS)}, "all together"
    assert {later - sooner for (sooner, _), (later, _) in pairwise(knocks)} == {long}, "and without a gap"
