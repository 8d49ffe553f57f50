"""One can live with the sounds for an hour: equally loud, no peak, no seam, minutes before anything repeats."""

import re
from math import lcm
from typing import Final

import numpy as np
import pytest

from sound import table as sound_table
from sound.loudness import loudness
from sound.seam import Seam, bend_of
from sound.synth import RATE, Wave
from sound.table import Measure

FILES: Final = sorted(sound_table.SOUNDS.glob("*.ogg"))
LONG: Final = 180       # seconds
ROW: Final = re.compile(
    r"\| `(\w+)` \| (\w+) \| ([\d.]+) \| (-[\d.]+)(?: \(moment\))? \| (-[\d.]+) "
    r"\| ([\d.]*) \| (?:(\S+) \(±(\S+)\))? \|",
)


@pytest.fixture(scope="module")
def table() -> list[Measure]:
    """What build/sound/measured.md says."""
    found = []
    for name, digest, seconds, loud, peak, bend, step, other in ROW.findall(sound_table.TABLE.read_text("utf-8")):
        seam = Seam(float(bend), float(step), float(other)) if bend else None
        found.append(Measure(name, digest, float(seconds), float(loud), float(peak), seam))
    return found


def test_the_table_was_measured_on_these_files(table: list[Measure]) -> None:
    """After `build/sound make` comes `build/sound table`."""
    assert [(one.name, one.digest) for one in table] == [(path.stem, sound_table.digest_of(path)) for path in FILES]


def test_every_sound_is_within_the_limits(table: list[Measure]) -> None:
    assert sound_table.faults(table) == []
    assert sum(path.stat().st_size for path in FILES) <= sound_table.LARGEST


def test_music_lasts_three_minutes_before_it_repeats_and_the_night_too(table: list[Measure]) -> None:
    seconds = {one.name: one.seconds for one in table if one.seam}
    assert len(seconds) == 5
    moods = {seconds[name] for name in seconds if name.startswith("music")}
    assert len(moods) == 1, "in step"
    assert moods.pop() >= LONG
    wind, hum = (round(100 * seconds[name]) for name in ("ambience_wind", "ambience_hum"))
    assert lcm(wind, hum) / 100 == 1333


def test_cues_and_night_measure_what_the_table_says(table: list[Measure]) -> None:
    """Music would take its time; its file is the one that was measured."""
    sound_table.open_mixer()
    said = {one.name: one for one in table}
    for path in FILES:
        if not path.stem.startswith(("music_", "ambience_")):
            found, row = sound_table.measured(path), said[path.stem]
            assert (found.loudness, found.peak) == pytest.approx((row.loudness, row.peak), abs=0.3), path.stem
            assert found.seconds == pytest.approx(row.seconds, abs=0.01)


def tone(seconds: float, strength: float = 1.0, pitch: float = 997.0) -> Wave:
    return strength * np.sin(2 * np.pi * pitch * np.arange(int(seconds * RATE)) / RATE)


def test_loudness_is_what_the_standard_says() -> None:
    """A tone of -20 dBFS over one channel has -23 LUFS (EBU Tech 3341 has two); silence does not count."""
    assert loudness(tone(5, 10 ** (-20 / 20))) == pytest.approx(-23.0, abs=0.1)
    assert loudness(np.concatenate((tone(5, 0.1), np.zeros(10 * RATE)))) == pytest.approx(-23.0, abs=0.3)
    softer = np.concatenate((tone(5, 10 ** (-36 / 20)), tone(20, 0.1), tone(5, 10 ** (-36 / 20))))
    assert loudness(softer) == pytest.approx(-23.0, abs=0.1), "nor what is far below the rest"


def test_a_seam_is_found_where_there_is_one() -> None:
    whole = tone(1, pitch=441.0)
    assert bend_of(whole) < 1.05, "whole waves meet"
    assert bend_of(whole[:-25]) > 5
    assert bend_of(whole + np.linspace(0, 0.02, len(whole))) > 2


def test_limits_can_be_missed(table: list[Measure]) -> None:
    loud, high, torn = table[0]._replace(loudness=-16.0), table[1]._replace(peak=-0.9), table[2]
    torn = torn._replace(seam=Seam(1.4, 0.0, 1.0))
    said = "\n".join(sound_table.faults([loud, high, torn, *table[3:]]))
    assert loud.name in said
    assert f"{high.name} peaks at -0.9" in said
    assert f"{torn.name} has a seam" in said


def test_no_file_lies_there_that_no_recipe_makes() -> None:
    """Recipes need soundfile to be written, not to be read."""
    from sound.cues import CUES, STRAYS, TAKES, VARIED
    from sound.music import AMBIENCE, MUSIC
    made = {*CUES, *STRAYS, *(f"music_{name}" for name in MUSIC), *(f"ambience_{name}" for name in AMBIENCE)}
    made |= {f"{name}_{take}" for name in VARIED for take in range(1, TAKES + 1)}
    assert {path.stem for path in FILES} == made
