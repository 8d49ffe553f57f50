"""How well the coach's chances fit what happened: the tables of docs/odds.md and its picture."""

from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from blackgate.coach.calibration import AS_SAID, Calibration, Reading, load_calibration, read_chances

BINS = 10
ENOUGH = 400            # estimates that a bin needs to be judged by the goal
RESAMPLED = 200         # how often, for the interval of the mean error

Estimate = tuple[float, float]      # the chance said for a seat or side, and whether it won


class Cell(NamedTuple):
    """One way to play among equal bots: the estimates, game by game."""

    seats: str
    mode: str
    games: list[list[Estimate]]

    @property
    def estimates(self) -> list[Estimate]:
        return [each for game in self.games for each in game]


def estimates_of(games: list[list[Any]], reading: Reading, lookers: str) -> list[list[Estimate]]:
    """The coach's chances of every side at each moment, and whether it won; `lookers`: "seat", "public" or "open"."""
    found = []
    for game in games:
        rows: list[Estimate] = []
        for looker, turn, progress, said, winner in game:
            if (looker if isinstance(looker, str) else "seat") != lookers:
                continue
            own = looker % len(said) if isinstance(looker, int) else -1
            read = read_chances(reading, progress, turn, own, said)
            rows += [(chance, float(winner % len(said) == side)) for side, chance in enumerate(read)]
        if rows:
            found.append(rows)
    return found


def bins_of(estimates: list[Estimate]) -> list[tuple[int, float, float]]:
    """Ten bins: the number of estimates, the mean chance said, and the share of wins."""
    held: list[list[Estimate]] = [[] for _ in range(BINS)]
    for said, happened in estimates:
        held[min(BINS - 1, int(said * BINS))].append((said, happened))
    return [
        (len(each), sum(said for said, _ in each) / len(each), sum(won for _, won in each) / len(each)) if each
        else (0, 0.0, 0.0) for each in held
    ]


def mean_error(estimates: list[Estimate]) -> float:
    """The expected calibration error (ECE)."""
    return sum(number * abs(said - won) for number, said, won in bins_of(estimates)) / max(1, len(estimates))


def interval(games: list[list[Estimate]]) -> tuple[float, float]:
    """The middle 95 % of the mean error over resampled games."""
    random = Random(1)
    found = sorted(
        mean_error([each for _ in games for each in games[random.randrange(len(games))]]) for _ in range(RESAMPLED)
    )
    return found[RESAMPLED // 40], found[-RESAMPLED // 40 - 1]


def worst(estimates: list[Estimate]) -> float:
    """The largest error of a bin with enough estimates."""
    return max((abs(said - won) for number, said, won in bins_of(estimates) if number >= ENOUGH), default=0.0)


def judged(sampled: list[tuple[str, str, list[list[Any]]]], picture: Path) -> None:
    """Print the tables, and draw the picture."""
    calibration = load_calibration()
    cells = [
        Cell(seats, mode, estimates_of(games, _reading(calibration, mode), "seat")) for seats, mode, games in sampled
    ]
    print(*_summary(cells, sampled), sep="\n")
    print("\nThrough everybody's eyes (all hands face down) and with all hands open, all modes together:\n")
    print(*_others(sampled, calibration), sep="\n")
    picture.write_text(drawn(cells), encoding="utf-8")


def _reading(calibration: Calibration, mode: str) -> Reading:
    return calibration.modes.get(mode, AS_SAID)


def _summary(cells: list[Cell], sampled: list[tuple[str, str, list[list[Any]]]]) -> list[str]:
    lines = [
        "| among | mode | games | views | estimates | ECE, points | as said | worst bin ≥ 400 |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for cell, (_, _, games) in zip(cells, sampled, strict=True):
        estimates = cell.estimates
        low, high = interval(cell.games)
        raw = [each for game in estimates_of(games, AS_SAID, "seat") for each in game]
        views = sum(isinstance(moment[0], int) for game in games for moment in game)
        lines.append(
            f"| {cell.seats} | {cell.mode} | {len(cell.games)} | {views} | {len(estimates)} | "
            f"{100 * mean_error(estimates):.1f} [{100 * low:.1f}, {100 * high:.1f}] | {100 * mean_error(raw):.1f} | "
            f"{100 * worst(estimates):.1f} |"
        )
    for seats in dict.fromkeys(cell.seats for cell in cells):
        together = [each for cell in cells if cell.seats == seats for each in cell.estimates]
        games = [game for cell in cells if cell.seats == seats for game in cell.games]
        low, high = interval(games)
        lines.append(
            f"| {seats} | all | {len(games)} | | {len(together)} | {100 * mean_error(together):.1f} "
            f"[{100 * low:.1f}, {100 * high:.1f}] | | {100 * worst(together):.1f} |")
    return lines


def _others(sampled: list[tuple[str, str, list[list[Any]]]], calibration: Calibration) -> list[str]:
    lines = ["| among | looker | estimates | ECE, points | worst bin ≥ 400 |", "|---|---|---|---|---|"]
    for seats in dict.fromkeys(each[0] for each in sampled):
        for looker in ("seat", "public", "open"):
            estimates = [
                each for level, mode, games in sampled if level == seats
                for game in estimates_of(games, _reading(calibration, mode), looker) for each in game
            ]
            lines.append(f"| {seats} | {looker} | {len(estimates)} | {100 * mean_error(estimates):.1f} | "
                         f"{100 * worst(estimates):.1f} |")
    return lines


WIDE, GAP, LEFT, TOP = 170, 34, 46, 40
COLOURS = {"medium": "#7a5230", "hard": "#2b5d8a"}


def drawn(cells: list[Cell]) -> str:
    """A small chart for each mode: the chance said on the x axis, what happened on the y axis, circles for bins."""
    modes = list(dict.fromkeys(cell.mode for cell in cells))
    columns = 4
    rows = -(-len(modes) // columns)
    width, height = LEFT + columns * (WIDE + GAP), TOP + rows * (WIDE + GAP + 14)
    legend = " ".join(f'<tspan fill="{colour}">● among {seats}</tspan>' for seats, colour in COLOURS.items())
    lines = [
        ('<svg xmlns="http://www.w3.org/2000/svg" font-family="sans-serif" font-size="12" '
         f'viewBox="0 0 {width} {height}">'),
        f'<rect width="{width}" height="{height}" fill="#faf7f0"/>',
        f'<text x="{LEFT}" y="18" fill="#333">Said (right) and happened (up), 0 to 100 %: {legend}</text>',
    ]
    for number, mode in enumerate(modes):
        x = LEFT + number % columns * (WIDE + GAP)
        y = TOP + number // columns * (WIDE + GAP + 14)
        lines += [
            f'<rect x="{x}" y="{y}" width="{WIDE}" height="{WIDE}" fill="#fff" stroke="#ccc"/>',
            f'<path d="M{x} {y + WIDE}L{x + WIDE} {y}" stroke="#999" stroke-dasharray="4 3"/>',
            f'<text x="{x + 6}" y="{y + 16}" fill="#555">{mode}</text>',
        ]
        for cell in cells:
            if cell.mode != mode:
                continue
            for count, said, won in bins_of(cell.estimates):
                if count >= 30:
                    radius = 2 + min(7.0, (count / 150) ** 0.5)
                    lines.append(
                        f'<circle cx="{x + WIDE * said:.1f}" cy="{y + WIDE * (1 - won):.1f}" r="{radius:.1f}" '
                        f'fill="{COLOURS[cell.seats]}" opacity="0.75"><title>{cell.seats}, {mode}: {count} estimates, '
                        f'said {100 * said:.1f} %, happened {100 * won:.1f} %</title></circle>')
    return "\n".join([*lines, "</svg>", ""])
