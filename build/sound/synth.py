"""Small instruments. All of them return a mono wave between -1 and 1."""

from typing import Any, Final

import numpy as np

Wave = Any      # numpy's own types would be no more exact here
RATE: Final = 44_100


def seconds(length: float) -> Wave:
    return np.arange(int(length * RATE)) / RATE


def faded(wave: Wave, attack: float = 0.004, release: float = 0.02) -> Wave:
    """The wave with short fades at both ends, against clicks."""
    wave = wave.copy()
    rise, fall = min(len(wave), int(attack * RATE)), min(len(wave), int(release * RATE))
    if rise:
        wave[:rise] *= np.linspace(0, 1, rise)
    if fall:
        wave[-fall:] *= np.linspace(1, 0, fall)
    return wave


def decay(length: float, half: float) -> Wave:
    """An envelope that halves every `half` seconds."""
    return 0.5 ** (seconds(length) / half)


def tone(
    pitch: float, length: float, half: float = 0.1, partials: tuple[float, ...] = (1.0,), bend: float = 0.0,
) -> Wave:
    """A struck tone: partials as strengths of 1, 2, 3 … times the pitch; `bend` in octaves over its length."""
    t = seconds(length)
    pitch_now = pitch * 2.0 ** (bend * t / max(length, 1e-6))
    phase = 2 * np.pi * np.cumsum(pitch_now) / RATE
    wave = sum(strength * np.sin(phase * (n + 1)) for n, strength in enumerate(partials))
    return wave * decay(length, half) / sum(map(abs, partials))


def metal(pitch: float, length: float, half: float = 0.15) -> Wave:
    """Iron bars and blades: partials that are no multiples of each other; the higher ones fade sooner."""
    t = seconds(length)
    wave = sum(
        np.sin(2 * np.pi * pitch * ratio * t) * 0.5 ** (t * (1 + n * 0.8) / half) / (n + 1)
        for n, ratio in enumerate((1, 2.76, 5.4, 8.93, 13.3))
    )
    return wave / 2


def noise(length: float, low: float, high: float, seed: int = 1) -> Wave:
    """Noise between two pitches."""
    number = int(length * RATE)
    spectrum = np.fft.rfft(np.random.default_rng(seed).normal(size=number))
    pitches = np.fft.rfftfreq(number, 1 / RATE)
    shape = 1 / (1 + (low / np.maximum(pitches, 1)) ** 6) / (1 + (pitches / high) ** 6)
    wave = np.fft.irfft(spectrum * shape, number)
    return wave / max(1e-9, np.abs(wave).max())


def pluck(pitch: float, length: float, soft: float = 0.5, seed: int = 1) -> Wave:
    """A plucked string (Karplus-Strong): a burst of noise in a loop with a filter. The loop has whole samples and the
    filter delays it, so the string is tuned afterwards: a fifth of a semitone off can be heard in a chord."""
    wanted = RATE / pitch
    period = max(2, round(wanted - soft / 2))
    slower = (period + soft / 2) / wanted
    ring = np.random.default_rng(seed).uniform(-1, 1, period)
    ring = np.convolve(ring, np.ones(3) / 3, mode="same") if soft > 0.3 else ring
    rounds = int(length * RATE * slower / period) + 2
    out = np.empty(rounds * period)
    for n in range(rounds):
        out[n * period:(n + 1) * period] = ring
        ring = (1 - soft / 2) * ring + soft / 2 * np.roll(ring, 1)
        ring *= 0.996
    return np.interp(np.arange(int(length * RATE)) * slower, np.arange(len(out)), out)


def placed(*parts: tuple[float, float, Wave]) -> Wave:
    """Waves mixed together: (start in seconds, strength, wave)."""
    length = max(int(start * RATE) + len(wave) for start, _, wave in parts)
    out = np.zeros(length)
    for start, strength, wave in parts:
        first = int(start * RATE)
        out[first:first + len(wave)] += strength * wave
    return out


def roomed(wave: Wave, size: float = 0.25, strength: float = 0.25) -> Wave:
    """The wave with the echo of stone walls."""
    tail = noise(size * 2, 200, 3500, seed=9) * decay(size * 2, size / 3)
    number = len(wave) + len(tail)
    echo = np.fft.irfft(np.fft.rfft(wave, number) * np.fft.rfft(tail, number), number)
    echo /= max(1e-9, np.abs(echo).max())
    out = np.zeros(number)
    out[: len(wave)] = wave
    return out * (1 - strength / 2) + echo * strength * np.abs(wave).max()
