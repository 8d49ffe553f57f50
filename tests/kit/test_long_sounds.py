"""Long sounds are read piece by piece, and are heard as if they had been read as a whole."""

from collections.abc import Iterator
from io import BytesIO

import pygame
import pytest

from blackgate.kit.ambience import LOOPS
from blackgate.kit.long_sounds import BYTES, PIECE, LongSound, Loops, PieceReader
from blackgate.kit.music import MOODS
from blackgate.kit.ogg_pieces import BadOgg, OggPieces
from blackgate.kit.soundfiles import folder
from tests.waiting import wait_for

NAMES = [*(f"music_{mood}" for mood in MOODS), *LOOPS]


@pytest.fixture(autouse=True)
def _device(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()         # Another test may have left it open, with other settings.
    pygame.mixer.init(44_100, -16, 2, 1024, allowedchanges=0)
    yield
    pygame.mixer.quit()


def samples(sound: pygame.mixer.Sound) -> bytes:
    return sound.get_raw()


@pytest.mark.parametrize("name", NAMES)
def test_pieces_together_are_the_whole_to_the_last_bit(name: str) -> None:
    whole = samples(pygame.mixer.Sound(folder() / f"{name}.ogg"))
    pieces = OggPieces((folder() / f"{name}.ogg").read_bytes(), PIECE)
    begun = 0
    for number in range(len(pieces)):
        piece = pieces.piece(number)
        heard = samples(pygame.mixer.Sound(file=BytesIO(piece.file)))[-piece.samples * BYTES:]
        assert heard == whole[begun:begun + len(heard)], number
        begun += len(heard)
    assert begun == len(whole) == pieces.samples * BYTES


def test_all_moods_are_equally_long() -> None:
    assert len({OggPieces((folder() / f"music_{mood}.ogg").read_bytes(), PIECE).samples for mood in MOODS}) == 1


@pytest.mark.parametrize("data", [b"", b"OggS", b"RIFF" + bytes(60), b"OggS" + bytes(60)])
def test_what_is_no_ogg_file_cannot_be_cut(data: bytes) -> None:
    with pytest.raises(BadOgg):
        OggPieces(data, PIECE)


def test_a_cut_off_file_cannot_be_cut() -> None:
    with pytest.raises(BadOgg):
        OggPieces((folder() / "ambience_wind.ogg").read_bytes()[:-9], PIECE)


def test_a_sound_begins_again_after_its_last_piece() -> None:
    sound = LongSound(folder() / "ambience_wind.ogg")
    heard = []
    for _ in range(len(OggPieces(sound.path.read_bytes(), PIECE)) + 1):
        sound.read()
        assert sound.piece is not None
        heard.append(samples(sound.piece))
    assert heard[-1] == heard[0] and len(set(heard)) == len(heard) - 1


def test_a_sound_that_cannot_be_cut_is_read_as_a_whole() -> None:
    short = LongSound(folder() / "won.wav")
    short.path = folder() / "won.ogg"
    short.read()
    assert short.piece is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("blackgate.kit.long_sounds.OggPieces", _refuse)
        again = LongSound(folder() / "won.ogg")
        again.read()
    assert again.piece is not None and samples(again.piece) == samples(pygame.mixer.Sound(folder() / "won.ogg"))


def _refuse(data: bytes, size: int) -> OggPieces:
    raise BadOgg


def test_a_missing_file_is_silence() -> None:
    missing = LongSound(folder() / "nowhere.ogg")
    loops = Loops([missing], reader := PieceReader(), 0)

    def is_known() -> bool:
        loops.tick()
        return missing.is_broken

    wait_for(is_known)
    loops.tick()
    assert not loops.is_playing and not pygame.mixer.get_busy()
    reader.close()


def test_only_a_few_seconds_of_each_are_in_memory() -> None:
    sounds = [LongSound(folder() / f"{name}.ogg") for name in NAMES]
    loops = Loops(sounds, reader := PieceReader(), 0)

    def is_full() -> bool:
        loops.tick()
        return all(pygame.mixer.Channel(number).get_queue() is not None for number in range(len(NAMES)))

    wait_for(is_full)
    for number in range(len(NAMES)):
        channel = pygame.mixer.Channel(number)
        for sound in (channel.get_sound(), channel.get_queue()):
            assert sound is not None and sound.get_length() < 8.0
    reader.close()
