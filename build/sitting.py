"""The readings of a long sitting as a picture: memory and open files over the games played."""

from collections.abc import Sequence
from typing import Final, Protocol

WIDE, TALL, LEFT, RIGHT, TOP = 760, 150, 70, 20, 48      # of a chart, and around it
STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Reading(Protocol):
    @property
    def games(self) -> int: ...

    @property
    def memory(self) -> float: ...

    @property
    def files(self) -> int: ...


def picture(readings: Sequence[Reading]) -> str:
    """Two charts, one below the other, both from zero."""
    most = readings[-1].games
    charts = [
        ("memory in MB", [(reading.games, reading.memory) for reading in readings]),
        ("open files", [(reading.games, float(reading.files)) for reading in readings]),
    ]
    height = len(charts) * (TALL + TOP) + 40
    lines = [
        (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {height}" font-family="sans-serif" '
         'font-size="13">'),
        f'<rect width="{WIDE}" height="{height}" fill="#faf7f0"/>',
    ]
    for number, (name, points) in enumerate(charts):
        lines += _chart(name, points, most, TOP + number * (TALL + TOP))
    lines.append(f'<text x="{(LEFT + WIDE - RIGHT) / 2}" y="{height - 8}" text-anchor="middle" fill="#555">'
                 f"games played in one process ({most})</text>")
    return "\n".join([*lines, "</svg>", ""])


def _chart(name: str, points: list[tuple[int, float]], most: int, top: float) -> list[str]:
    highest = max(value for _, value in points)
    step = next((step for step in STEPS if highest / step <= 6), STEPS[-1])
    ceiling = step * (int(highest / step) + 1)
    room = WIDE - LEFT - RIGHT

    def place(games: float, value: float) -> tuple[float, float]:
        return LEFT + room * games / most, top + TALL * (1 - value / ceiling)

    lines = [f'<text x="{LEFT}" y="{top - 8}" fill="#2b2f38" font-weight="bold">{name}</text>']
    for value in range(0, ceiling + 1, step):
        y = place(0, value)[1]
        lines.append(f'<path d="M{LEFT} {y:.1f}H{WIDE - RIGHT}" stroke="#d8cfbd"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" fill="#555">{value}</text>')
    along = next(step for step in (*STEPS, most) if most / step <= 10)
    for games in range(0, most + 1, along):
        x = place(games, 0)[0]
        lines.append(f'<text x="{x:.1f}" y="{top + TALL + 15}" text-anchor="middle" fill="#555">{games}</text>')
    drawn = " ".join("{:.1f},{:.1f}".format(*place(games, value)) for games, value in points)
    return [*lines, f'<polyline points="{drawn}" fill="none" stroke="#7a5230" stroke-width="2"/>']
