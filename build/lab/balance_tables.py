"""The tables of the balance report, from the counts that `balance.py` gathers."""

from collections.abc import Iterable

from blackgate.ai.arena import interval, quantile
from blackgate.model.pack import Pack
from lab.counting import Part, Parts

GOAL = 0.05             # for cards: the largest distance from a fair share, in sealed games (BOTS, Balance)
SEAT_GOAL = 0.03        # for seats, at 4 and 6
LENGTH_GOAL = (8, 16)   # turns per player, of the median game
LEVELS = ("medium", "hard")
SEALED = "sealed"       # the name of parts with random gang cards and no joining
HEAD = """\
# Balance: every figure

`python build/lab balance --keep DIR` prints this page. [balance.md](../../docs/balance.md) explains it. Points are wins
per hundred seats above or below a base. **Bold**: the whole interval is outside the goal. *?*: outside, but the
interval reaches into it."""
MODES = {
    "2": "2 players", "3": "3", "4": "4", "5": "5", "6": "6", "team4": "team of 4", "team6": "team of 6",
}


def players_of(mode: str) -> int:
    return int(mode[-1])


def fair(mode: str) -> float:
    return 1 / 2 if mode.startswith("team") else 1 / players_of(mode)


class Lift:
    """The wins of some seats compared with their expected wins, over any number of parts."""

    def __init__(self) -> None:
        self.seats = 0
        self.won = 0
        self.expected = 0.0

    def add(self, seats: int, won: int, base: float) -> "Lift":
        self.seats += seats
        self.won += won
        self.expected += seats * base
        return self

    @property
    def points(self) -> float:
        return (self.won - self.expected) / self.seats

    def interval(self) -> tuple[float, float]:
        low, high = interval(self.won, self.seats)
        base = self.expected / self.seats
        return low - base, high - base

    def text(self, goal: float | None) -> str:
        """Percentage points with half the interval. Outside the goal it is bold, or has a `?` if it may be chance."""
        if not self.seats:
            return "–"
        low, high = self.interval()
        text = f"{100 * self.points:+.1f} ±{50 * (high - low):.1f}".replace("-", "−")
        if goal is None or abs(self.points) <= goal:
            return text
        return f"**{text}**" if low > goal or high < -goal else f"{text} ?"


def lift(parts: dict[str, Part], thing: str, bases: dict[str, float]) -> Lift:
    """The lift of a thing over the parts given by mode, against each mode's base."""
    total = Lift()
    for mode, part in parts.items():
        total.add(part.counts[f"seats/{thing}"], part.counts[f"won/{thing}"], bases[mode])
    return total


def parts_of(found: Parts, level: str) -> dict[str, Part]:
    return {mode: found[f"{level}/{mode}"] for mode in MODES if f"{level}/{mode}" in found}


def fair_bases(parts: dict[str, Part]) -> dict[str, float]:
    return {mode: fair(mode) for mode in parts}


def row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def table(head: list[str], rows: Iterable[list[str]]) -> str:
    return "\n".join([row(head), row(["---"] * len(head)), *map(row, rows)])


def percent(of: int, whole: int) -> str:
    return f"{100 * of / whole:.0f} %" if whole else "–"


def samples(found: Parts) -> str:
    """A table of the games, seeds and bots."""
    rows = []
    for name, part in found.items():
        level, _, mode = name.partition("/")
        mode, _, held = mode.partition("/")
        told = f"{mode[-1]}, sealed" if mode.startswith(SEALED) else MODES[mode]
        told += f", one with `{held}`" if held else ""
        rows.append([level, told, str(part.games), str(part.counts["unfinished"]),
                     str(part.facts["seed"]), f"`{part.facts['code']}`"])
    return table(["bots", "mode", "games", "unfinished", "seed", "sources"], rows)


def lengths(found: Parts) -> str:
    rows = []
    for level in LEVELS:
        for mode, part in parts_of(found, level).items():
            turns, players = part.numbers("turns/"), players_of(mode)
            p10, median, p90 = (quantile(turns, share) / players for share in (0.1, 0.5, 0.9))
            low, high = LENGTH_GOAL
            middle = f"{median:.1f}" if low <= median <= high else f"**{median:.1f}**"
            rows.append([level, MODES[mode], f"{p10:.1f}", middle, f"{p90:.1f}",
                         f"{part.counts['decisions'] / part.games:.0f}"])
    return table(["bots", "mode", "p10", "median", "p90", "decisions per game"], rows)


def seats(found: Parts) -> str:
    rows = []
    for level in LEVELS:
        for mode, part in parts_of(found, level).items():
            goal = SEAT_GOAL if mode in ("4", "6") else None
            distances = 2 if mode.startswith("team") else players_of(mode)
            # A team wins together, so its first seat is enough.
            lifts = [lift({mode: part}, f"distance/{distance}", {mode: fair(mode)}) for distance in range(distances)]
            cells = [each.text(goal) for each in lifts]
            rows.append([level, MODES[mode], f"{100 * fair(mode):.1f} %", *cells, *[""] * (6 - distances)])
    return table(["bots", "mode", "fair", "first", "second", "third", "fourth", "fifth", "sixth"], rows)


def sealed_parts(found: Parts) -> dict[str, Part]:
    """The sealed parts by the heading of their column: the bots and their number."""
    return {
        f"{level}, {mode}": found[f"{level}/{SEALED}{mode}"]
        for level in LEVELS for mode in ("4", "2", "3", "6") if f"{level}/{SEALED}{mode}" in found
    }


def sealed(found: Parts, heading: str, noted: str, cards: Iterable[str]) -> str:
    """A table: the worth of holding a random card, compared with a fair share. `noted`: the name of its counts."""
    parts = sealed_parts(found)
    bases = {name: fair(name[-1]) for name in parts}
    rows = [
        [f"`{card}`", *(lift({name: part}, f"{noted}/{card}", bases).text(GOAL) for name, part in parts.items())]
        for card in cards
    ]
    return table([heading, *parts], rows)


def held_cards(found: Parts) -> str:
    """A table: cards given to one seat of every sealed game, compared with a fair share."""
    rows = []
    for name, part in found.items():
        level, _, rest = name.partition("/")
        mode, _, held = rest.partition("/")
        if held:
            share = lift({mode: part}, f"holding/{held}", {mode: fair(mode[-1])})
            rows.append([f"`{held}`", level, mode[-1], str(part.games), share.text(GOAL)])
    return table(["card", "bots", "players", "games", "sealed, held by one"], rows)


def actions(found: Parts, pack: Pack) -> str:
    """A table: in how many games each action card is played, and the wins of seats that play it or start with it."""
    parts, hard = parts_of(found, "medium"), parts_of(found, "hard")
    rows = []
    for kind in pack.kinds:
        if kind.category != "action":
            continue
        played, start = f"played/{kind.name}", f"start/{kind.name}"
        shares = []
        for part in parts.values():
            share = percent(games := part.counts[f"games/{played}"], part.games)
            shares.append(share if 2 * games > part.games else f"**{share}**")
        hard_games = sum(part.games for part in hard.values())
        rows.append([
            f"`{kind.name}`", *shares,
            percent(sum(part.counts[f"games/{played}"] for part in hard.values()), hard_games),
            lift(parts, played, fair_bases(parts)).text(None),
            lift(parts, start, fair_bases(parts)).text(None), lift(hard, played, fair_bases(hard)).text(None),
        ])
    head = ["action card", *(MODES[mode] for mode in parts), "hard, all", "who played it", "who started with it",
            "hard who played it"]
    return table(head, rows)


def all_tables(found: Parts, pack: Pack) -> str:
    return "\n\n".join([
        HEAD, "### Samples", samples(found),
        "### Turns per player", lengths(found),
        "### Seats, by turns after the first player", seats(found),
        "### Gang cards, sealed", sealed(found, "gang card", "dealt", [card.name for card in pack.gang_cards[1:]]),
        "### Backgrounds, sealed", sealed(found, "Background", "background", [card.name for card in pack.backgrounds]),
        "### Single cards, sealed", held_cards(found),
        "### Action cards", actions(found, pack),
    ])
