"""The loop beats so often in a second, late beats are not made up for, and no thread is needed."""

import pytest

from blackgate.kit.frame_timer import FrameTimer


class Time:
    def __init__(self) -> None:
        self.now = 100.0
        self.waited: list[float] = []

    def wait(self, seconds: float) -> None:
        self.waited.append(seconds)
        self.now += seconds


def test_it_waits_for_the_next_beat_and_tells_how_long_it_was() -> None:
    time = Time()
    pace = FrameTimer(50, lambda: time.now, time.wait)
    time.now += 0.005
    assert pace.beat() == pytest.approx(0.02)
    assert time.waited == [pytest.approx(0.015)]
    time.now += 0.3
    assert pace.beat() == pytest.approx(0.3) and len(time.waited) == 1
    time.now -= 5.0
    assert pace.beat() >= 0.0
