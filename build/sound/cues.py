"""The sound of each kind of event. The most frequent ones have three versions. Also the sounds of the night."""

from collections.abc import Callable
from typing import Final

import numpy as np

from .synth import Wave, decay, faded, metal, noise, placed, pluck, roomed, tone


def _burst(length: float, low: float, high: float, half: float, seed: int = 1) -> Wave:
    return noise(length, low, high, seed) * decay(length, half)


def _steps(number: int, low: float, gap: float, take: int = 1) -> Wave:
    rng = np.random.default_rng(take)
    return placed(*(
        (n * gap + float(rng.uniform(0, 0.02)) * (take - 1), 1.0 - 0.1 * (n % 2),
         placed((0, 1, _burst(0.12, low, low * 6, 0.018, 10 * take + n)), (0, 0.7, tone(low * 0.8, 0.1, 0.02))))
        for n in range(number)
    ))


def _dice(take: int = 1) -> Wave:
    rng = np.random.default_rng(3 + take)
    starts = np.cumsum(rng.uniform(0.03, 0.11, 8) * np.linspace(0.6, 1.5, 8))
    return placed(*(
        (float(start), 1.0 - n * 0.09, metal(900 + 160 * rng.random(), 0.06, 0.008) + _burst(0.06, 900, 6000, 0.006, n))
        for n, start in enumerate(starts)
    ))


def _paper(number: int, low: float = 1800, take: int = 1) -> Wave:
    return placed(*(
        (n * 0.075, 1.0, faded(_burst(0.13, low, 9000, 0.03, 10 + 10 * take + n), 0.02)) for n in range(number)
    ))


def _press(take: int = 1) -> Wave:
    return placed((0, 1, _burst(0.05, 1200, 7000, 0.006, 23 + take)), (0, 0.5, tone(590 + 30 * take, 0.06, 0.012)))


def _hammer() -> Wave:
    return placed(*((start, strength, metal(520, 0.35, 0.06) + _burst(0.35, 300, 3000, 0.015, 5))
                    for start, strength in ((0, 0.7), (0.19, 0.85), (0.38, 1.0))))


def _dig() -> Wave:
    scrape = faded(noise(0.28, 400, 3800, 7) * np.linspace(0.2, 1, int(0.28 * 44_100)), 0.02)
    return placed((0, 0.8, scrape), (0.2, 0.5, metal(340, 0.3, 0.03)), (0.34, 1.0, _burst(0.5, 60, 900, 0.09, 8)),
                  (0.42, 0.5, _burst(0.5, 200, 2400, 0.12, 9)))


def _punch() -> Wave:
    return placed((0, 1, tone(95, 0.3, 0.05, bend=-1.2)), (0, 0.9, _burst(0.18, 120, 2200, 0.02, 11)),
                  (0.05, 0.3, _burst(0.1, 900, 4000, 0.01, 12)))


def _blades(number: int) -> Wave:
    return placed(*((n * 0.13, 1.0, metal(1450 + 260 * n, 0.6, 0.13) + 0.4 * _burst(0.6, 2500, 11000, 0.02, n))
                    for n in range(number)))


def _door() -> Wave:
    return placed((0, 1, tone(58, 0.7, 0.12, (1, 0.6, 0.3))), (0, 0.8, _burst(0.5, 80, 1600, 0.05, 13)),
                  (0.02, 0.5, metal(190, 0.8, 0.16)), (0.33, 0.5, metal(610, 0.2, 0.03)))


def _chime(*pitches: float, gap: float = 0.09, half: float = 0.18) -> Wave:
    return placed(*((n * gap, 1.0, tone(pitch, 0.9, half, (1, 0.35, 0.12))) for n, pitch in enumerate(pitches)))


def _smoke() -> Wave:
    return faded(noise(0.5, 700, 3600, 15) * np.hanning(int(0.5 * 44_100)), 0.05, 0.1)


def _crowd() -> Wave:
    voices = [faded(tone(120 + 37 * n, 1.3, 2.0, (1, 0.7, 0.5, 0.4, 0.2), bend=0.1 * (-1) ** n), 0.2, 0.4)
              for n in range(7)]
    return placed(*((n * 0.05, 0.5, voice) for n, voice in enumerate(voices)), (0, 0.9, noise(1.5, 300, 2600, 16)),
                  (0.3, 0.7, _burst(0.6, 100, 900, 0.1, 17)), (0.7, 0.8, metal(260, 0.7, 0.1)))


def _whistle() -> Wave:
    t = np.arange(int(0.7 * 44_100)) / 44_100
    wave = np.sin(2 * np.pi * 2350 * t + 9 * np.sin(2 * np.pi * 34 * t))
    return faded(wave * (1 - 0.3 * (t > 0.25) * (t < 0.32)), 0.02, 0.1)


def _drawn_blade() -> Wave:
    return faded(noise(0.35, 3000, 12000, 22) * np.linspace(0, 1, int(0.35 * 44_100)))


def _fanfare() -> Wave:
    notes = ((0, 392), (0.16, 523), (0.32, 659), (0.5, 784), (0.5, 988), (0.5, 523))
    return placed(*((start, 1.0, tone(pitch, 1.6, 0.5, (1, 0.5, 0.4, 0.2, 0.1))) for start, pitch in notes))


# These are heard very often, so the game chooses among versions at random, never the same twice in a row.
TAKES: Final = 3
VARIED: Final[dict[str, Callable[[int], Wave]]] = {
    "rolled": _dice,
    "moved": lambda take: roomed(_steps(4, (140, 128, 150)[take - 1], (0.17, 0.18, 0.16)[take - 1], take)),
    "drawn": lambda take: _paper(1, (1800, 1600, 2100)[take - 1], take),
    "press": _press,
}
# Sounds heard sometimes, far away, over wind and pipes.
STRAYS: Final[dict[str, Callable[[], Wave]]] = {
    "stray_drop": lambda: roomed(tone(1500, 0.2, 0.03, bend=0.4), 1.0, 0.5),
    "stray_drops": lambda: roomed(placed((0, 1, tone(1720, 0.2, 0.03, bend=0.4)),
                                         (0.41, 0.6, tone(1610, 0.2, 0.03, bend=0.4))), 1.0, 0.5),
    "stray_iron": lambda: roomed(tone(92, 1.5, 0.4, (1, 0.5, 0.4, 0.3)), 1.2, 0.5),
    "stray_door": lambda: roomed(_door(), 1.4, 0.7),
    "stray_keys": lambda: roomed(placed(*(
        (n * 0.11, 0.6 + 0.1 * (n % 3), metal(2300 + 170 * (n * 5 % 7), 0.25, 0.04)) for n in range(6))), 1.2, 0.6),
    "stray_steps": lambda: roomed(_steps(6, 95, 0.52, 4), 1.4, 0.6),
    "stray_pipe": lambda: roomed(placed((0, 1, metal(310, 0.6, 0.08)), (0.3, 0.7, metal(295, 0.6, 0.08)),
                                        (1.1, 0.5, metal(310, 0.6, 0.08))), 1.2, 0.5),
}

CUES: Final[dict[str, Callable[[], Wave]]] = {
    "started": lambda: roomed(_door(), 0.5, 0.5),
    "turn_started": lambda: roomed(_chime(587, 880, gap=0.12), 0.4, 0.3),
    "turn_ended": lambda: _chime(440, half=0.1),
    "sent": lambda: roomed(_door(), 0.6, 0.5),
    "shuffled": lambda: _paper(9, 2600),
    "crafted": lambda: roomed(_hammer(), 0.2, 0.2),
    "dug": _dig,
    "sold": lambda: placed((0, 0.8, _paper(2)), (0.18, 1, _chime(1318, 1760, gap=0.07, half=0.08))),
    "bought": lambda: placed((0, 1, _chime(1760, 1318, gap=0.07, half=0.08)), (0.15, 0.7, _paper(1))),
    "stolen": lambda: placed((0, 0.5, _paper(1, 900)), (0.07, 1, metal(2100, 0.5, 0.1))),
    "healed": lambda: roomed(_chime(523, 659, 784, gap=0.11, half=0.25), 0.4, 0.3),
    "joined": lambda: roomed(
        placed(*((n * 0.02, 1, pluck(p, 1.4, 0.5, n)) for n, p in enumerate((98, 147, 196, 247)))), 0.4,
    ),
    "played": lambda: placed((0, 1, _burst(0.14, 500, 6000, 0.02, 21)), (0.02, 0.6, tone(150, 0.2, 0.04))),
    "revealed": lambda: roomed(placed((0, 0.8, _smoke()), (0.3, 1, tone(196, 1.2, 0.3, (1, 0.6, 0.5, 0.3)))), 0.5, 0.4),
    "extorted": lambda: roomed(placed((0, 1, _drawn_blade()),
                                      (0.33, 0.8, metal(1900, 0.8, 0.2))), 0.3, 0.3),
    "cooperated": lambda: _chime(392, 330, 262, gap=0.13, half=0.16),
    "refused": lambda: placed(
        (0, 1, tone(110, 0.6, 0.2, (1, 0.8, 0.6, 0.5))), (0, 0.8, tone(116, 0.6, 0.2, (1, 0.8, 0.6))),
    ),
    "armed": lambda: roomed(_blades(2), 0.25, 0.2),
    "given_up": lambda: placed(
        (0, 1, metal(700, 0.4, 0.05)), (0.16, 0.7, metal(560, 0.4, 0.05)), (0.3, 0.5, metal(480, 0.4, 0.04)),
    ),
    "combat_won": lambda: roomed(_chime(392, 523, 659, gap=0.1, half=0.22), 0.3, 0.3),
    "beaten": _punch,
    "taken": lambda: placed((0, 1, _paper(1, 900)), (0.06, 0.8, _burst(0.1, 300, 2000, 0.02, 23))),
    "given": lambda: placed((0, 1, _paper(1)), (0.08, 0.5, tone(330, 0.3, 0.08))),
    "gained": lambda: _chime(784, 1046, gap=0.06, half=0.08),
    "regained": lambda: placed((0, 1, metal(1500, 0.4, 0.08)), (0.1, 0.8, _paper(1))),
    "discarded": lambda: _paper(2, 1200),
    "paid": _smoke,
    "turned_up": lambda: roomed(
        placed((0, 0.8, _paper(1)), (0.12, 1, tone(73, 0.9, 0.25, (1, 0.7, 0.5, 0.3)))), 0.4, 0.3,
    ),
    "michel_moved": lambda: roomed(_steps(3, 62, 0.34), 0.5, 0.4),
    "called_off": lambda: _chime(659, 494, gap=0.1, half=0.12),
    "rioted": lambda: roomed(_crowd(), 0.4, 0.3),
    "inspected": lambda: roomed(_whistle(), 0.5, 0.4),
    "swapped": lambda: placed((0, 1, _paper(3)), (0.1, 0.9, _paper(3, 900))),
    "looked": lambda: faded(tone(740, 0.35, 0.2, bend=0.4), 0.08, 0.1),
    "proposed": lambda: _chime(523, 587, gap=0.14, half=0.12),
    "exchanged": lambda: placed((0, 1, _paper(2)), (0.15, 0.8, _chime(587, 740, gap=0.08, half=0.1))),
    "declined": lambda: _chime(349, 294, gap=0.12, half=0.12),
    "actions_gained": lambda: _chime(659, 880, 1175, gap=0.06, half=0.1),
    "dig_improved": lambda: placed((0, 1, metal(800, 0.5, 0.12)), (0.1, 0.6, _chime(988, half=0.1))),
    "powered": lambda: placed(*((n * 0.04, 1, pluck(p, 0.7, 0.4, n + 30)) for n, p in enumerate((294, 440, 587)))),
    "won": lambda: roomed(_fanfare(), 0.6, 0.35),
    "focus": lambda: tone(1250, 0.035, 0.008),
    "refuse": lambda: placed(
        (0, 1, tone(160, 0.16, 0.05, (1, 0.6, 0.4))), (0.09, 1, tone(140, 0.16, 0.05, (1, 0.6, 0.4))),
    ),
    "remark": lambda: placed((0, 1, tone(300, 0.07, 0.03, bend=0.5)), (0.08, 0.8, tone(360, 0.08, 0.03, bend=-0.3))),
}
