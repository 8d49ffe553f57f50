"""The perceived loudness of a mono wave: EBU R128 (ITU-R BS.1770), in LUFS."""

from typing import Final

import numpy as np

from .synth import RATE, Wave

BLOCK: Final = 0.4          # seconds; each block overlaps the next by three quarters
SILENCE: Final = -70.0      # quieter blocks do not count
GATE: Final = 10.0          # nor blocks this far below the mean of the rest
RING: Final = 2 ** 14       # samples after which the filters have faded
AT_ONCE: Final = 2 ** 17 - RING


def _weighted(wave: Wave) -> Wave:
    """The wave filtered for the ear, in pieces. Each piece overlaps the one before, because the filter rings on."""
    response = _response(AT_ONCE + RING)
    before = np.concatenate((np.zeros(RING), wave, np.zeros(AT_ONCE)))
    pieces = [
        np.fft.irfft(np.fft.rfft(before[start:start + AT_ONCE + RING]) * response)[RING:]
        for start in range(0, len(wave), AT_ONCE)
    ]
    return np.concatenate(pieces)[:len(wave)]


def _response(number: int) -> Wave:
    """The response of both filters of BS.1770: a shelf above 1.5 kHz and a cut below 60 Hz."""
    turn = 2 * np.pi * np.fft.rfftfreq(number, 1 / RATE) / RATE
    z = np.cos(turn) - 1j * np.sin(turn)        # Wine 8 has no complex exponential.
    response = np.ones(len(z), dtype=complex)
    for pitch, quality, gain in ((1681.9744509555319, 0.7071752369554193, 3.999843853973347),
                                 (38.13547087613982, 0.5003270373253953, None)):
        k = np.tan(np.pi * pitch / RATE)
        whole = 1 + k / quality + k * k
        if gain is not None:
            high = 10 ** (gain / 20)
            band = high ** 0.4996667741545416
            b = ((high + band * k / quality + k * k) / whole, 2 * (k * k - high) / whole,
                 (high - band * k / quality + k * k) / whole)
        else:
            b = (1.0, -2.0, 1.0)
        a = (1.0, 2 * (k * k - 1) / whole, (1 - k / quality + k * k) / whole)
        response *= (b[0] + b[1] * z + b[2] * z * z) / (a[0] + a[1] * z + a[2] * z * z)
    return response


def loudness(wave: Wave) -> float:
    """The integrated loudness. A wave shorter than a block is filled up with silence."""
    size = int(BLOCK * RATE)
    heard = _weighted(np.pad(wave, (0, max(0, size - len(wave))))) ** 2
    sums = np.concatenate(([0.0], np.cumsum(heard)))
    starts = np.arange(0, len(heard) - size + 1, size // 4)
    power = (sums[starts + size] - sums[starts]) / size
    power = power[_lufs(power) > SILENCE]
    if not len(power):
        return SILENCE
    power = power[_lufs(power) > _lufs(power.mean()) - GATE]
    return float(_lufs(power.mean()))


def _lufs(power: Wave) -> Wave:
    return -0.691 + 10 * np.log10(np.maximum(power, 1e-12))


def peak(wave: Wave) -> float:
    """The peak in dBFS."""
    return float(20 * np.log10(max(1e-9, np.abs(wave).max())))


def brought_to(wave: Wave, wanted: float, most: float = -1.0) -> Wave:
    """The wave at the wanted loudness. Peaks above `most` are rounded off, and the lost loudness is added again."""
    ceiling = 10 ** (most / 20)
    for _ in range(8):
        wave = wave * 10 ** ((wanted - loudness(wave)) / 20)
        if np.abs(wave).max() <= ceiling:
            break
        knee = 0.6 * ceiling
        over = np.abs(wave) > knee
        room = ceiling - knee
        wave = np.where(over, np.sign(wave) * (knee + room * np.tanh((np.abs(wave) - knee) / room)), wave)
    return wave
