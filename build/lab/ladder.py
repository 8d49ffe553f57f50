"""Measures how much stronger each level is than the next: the ladder table of docs/bots.md.

    python build/lab ladder --keep /tmp/ladder --jobs 2
    python build/lab ladder --keep /tmp/ladder --only hard,expert/4 --games hard=800,expert=200
    python build/lab ladder --keep /tmp/ladder --games 0        only prints the kept results

`--games` is a factor on the usual sizes, or a number for each named rung. A cell is `blackgate sim` with the same seats
and seed. It can be stopped at any time, and the same call continues.
"""

import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from blackgate.ai.arena import Match, interval, play_game, quantile
from blackgate.ai.bot import Effort
from blackgate.ai.levels import LEVELS, Brains
from blackgate.commands.runs.job import Facts
from blackgate.model.pack import Pack
from lab.counting import Part, Parts, parser
from lab.reference_bots import with_references

MODES = {"2": "2 players", "4": "4 (2+2)", "6": "6 (3+3)", "team": "team of 4"}
USUAL_ITERATIONS = 150

Goal = tuple[float, float]      # the share to reach, and the least lower end of its interval


@dataclass(frozen=True)
class Rung:
    upper: str
    lower: str
    games: int                      # usual number of games per cell
    goals: dict[str, Goal]          # by mode (BOTS, Goals)
    alone: bool = False             # one bot of the upper level among bots of the lower
    searches: bool = False          # with fixed iterations or time
    usual: bool = True              # measured by default

    def seats(self, mode: str) -> tuple[str, ...]:
        players = 4 if mode == "team" else int(mode)
        if self.alone:
            return (self.upper, *[self.lower] * (players - 1))
        return (self.upper, self.lower) * (players // 2)

    def title(self, measure: str) -> str:
        title = f"one {self.upper} among {self.lower}s" if self.alone else f"{self.upper} > {self.lower}"
        if self.searches:
            return f"{title}, {measure}"
        return title if self.upper != "expert" else f"{title}, its own time"


RUNGS = {
    "easy": Rung("easy", "random", 300, dict.fromkeys(MODES, (0.97, 0.94))),
    "medium": Rung("medium", "easy", 800, {
        "2": (0.78, 0.74), "4": (0.75, 0.71), "6": (0.75, 0.71), "team": (0.75, 0.71)}),
    "hard": Rung("hard", "medium", 700, {
        "2": (0.92, 0.89), "4": (0.85, 0.82), "6": (0.82, 0.78), "team": (0.94, 0.91)}),
    "expert": Rung("expert", "hard", 600, {
        "2": (0.60, 0.55), "4": (0.60, 0.55), "6": (0.55, 0.51), "team": (0.66, 0.61)}, searches=True),
    "alone": Rung("expert", "medium", 200, {
        "2": (0.97, 0.93), "4": (0.78, 0.71), "6": (0.58, 0.51)}, alone=True, searches=True),
    "frozen": Rung("expert", "old-expert", 400, {
        "2": (0.60, 0.55), "4": (0.60, 0.55), "6": (0.57, 0.52), "team": (0.62, 0.57)}, searches=True),
    "frozen_hard": Rung("hard", "old-hard", 400, dict.fromkeys(MODES, (0.55, 0.50))),
    "habits": Rung("policy", "first-policy", 2500, {
        "2": (0.58, 0.56), "4": (0.58, 0.56), "6": (0.57, 0.55), "team": (0.58, 0.56)}),
    "habits_hard": Rung("hard", "first-hard", 400, dict.fromkeys(MODES, (0.55, 0.50))),
    "full": Rung("expert", "hard", 600, {"2": (0.60, 0.55), "4": (0.60, 0.55)}, usual=False),
}


def play(pack: Pack, brains: Brains, facts: Facts, number: int) -> Counter[str]:
    rung, mode = RUNGS[facts["rung"]], facts["mode"]
    effort = Effort(facts["budget"], facts["iterations"])
    match = Match(rung.seats(mode), facts["seed"], mode == "team", effort=effort)
    tally = play_game(pack, with_references(pack, brains), match, number)
    counts: Counter[str] = Counter({"won": min(1, tally.bot_wins[rung.upper]), "unfinished": tally.unfinished})
    counts["compiled"] = is_compiled()
    for word, times in tally.times.items():
        for micros, number_of in times.items():
            counts[f"micros/{word}/{micros}"] = number_of
    for word, looks in tally.looks.items():
        for number_of_looks, times_seen in looks.items():
            counts[f"looks/{word}/{number_of_looks}"] = times_seen
    return counts


def is_compiled() -> bool:
    return not (sys.modules[Match.__module__].__file__ or "").endswith(".py")


def time_text(times: Counter[int]) -> str:
    if not times:
        return "–"
    return f"{quantile(times, 0.95) / 1000:.3g} ms ({quantile(times, 0.5) / 1000:.3g})"


def cell(rung: Rung, mode: str, part: Part | None) -> str:
    """The text of a cell: share, interval, games, and whether it reaches the goal."""
    if mode not in rung.goals:
        return "–"
    if part is None or not part.games:
        return "not measured"
    won, games = part.counts["won"], part.games
    low, high = interval(won, games)
    goal, floor = rung.goals[mode]
    verdict = "✓" if won / games >= goal and low >= floor else f"goal {100 * goal:.0f} [{100 * floor:.0f}]"
    return f"{100 * won / games:.1f} % [{100 * low:.1f}, {100 * high:.1f}], {games}, {verdict}"


def ladder_table(found: Parts) -> str:
    lines = [f"| rung | {' | '.join(MODES.values())} |", "|---" * (len(MODES) + 1) + "|"]
    for name, rung in RUNGS.items():
        parts = {mode: found.get(f"{name}/{mode}") for mode in MODES}
        cells = (cell(rung, mode, part) for mode, part in parts.items())
        measures = sorted({measure_text(part.facts) for part in parts.values() if part})
        lines.append(f"| {rung.title(' or '.join(measures) or 'fixed')} | {' | '.join(cells)} |")
    return "\n".join(lines)


def measure_text(facts: Facts) -> str:
    return f"{facts['budget']} ms" if facts["budget"] else f"{facts['iterations']} iterations"


def time_table(found: Parts) -> str:
    """A table of each level's times over all its games of a mode; `expert` with a fixed measure is separate."""
    lines = [f"| p95 per decision (median) | {' | '.join(MODES.values())} |", "|---" * (len(MODES) + 1) + "|"]
    fixed = "expert, fixed measure"
    for row in (*LEVELS, fixed):
        cells = []
        for mode in MODES:
            times: Counter[int] = Counter()
            for name, rung in RUNGS.items():
                part = found.get(f"{name}/{mode}")
                if part and (row not in ("expert", fixed) or rung.searches == (row == fixed)):
                    times += part.numbers(f"micros/{'expert' if row == fixed else row}/")
            cells.append(time_text(times))
        lines.append(f"| {row} | {' | '.join(cells)} |")
    return "\n".join(lines)


def looks_table(found: Parts) -> str:
    """A table of the looks per decision of bots that think until their time is over. On a busy machine they have
    fewer, and play worse."""
    lines = [f"| looks per decision, median (5 % have fewer) | {' | '.join(MODES.values())} |",
             "|---" * (len(MODES) + 1) + "|"]
    for name, rung in RUNGS.items():
        for word in dict.fromkeys((rung.upper, rung.lower)):
            parts = {mode: found.get(f"{name}/{mode}") for mode in MODES}
            looks = {mode: part.numbers(f"looks/{word}/") for mode, part in parts.items() if part}
            if any(looks.values()):
                cells = (looks_text(looks.get(mode, Counter())) for mode in MODES)
                measures = sorted({measure_text(part.facts) for part in parts.values() if part})
                lines.append(f"| {word} of {rung.title(' or '.join(measures))} | {' | '.join(cells)} |")
    return "\n".join(lines)


def looks_text(looks: Counter[int]) -> str:
    return f"{quantile(looks, 0.5)} ({quantile(looks, 0.05)})" if looks else "–"


def page(found: Parts) -> str:
    seeds = sorted({str(part.facts["seed"]) for part in found.values()})
    bots = sorted({f"`{part.facts['code']}`" for part in found.values()})
    unfinished = sum(part.counts["unfinished"] for part in found.values())
    games = sum(part.games for part in found.values())
    compiled = sum(part.counts["compiled"] for part in found.values())
    told = (f"Seed {', '.join(seeds) or '–'}; sources {', '.join(bots) or '–'}; {unfinished} of {games} games "
            f"unfinished. Times are of {compiled} games compiled and {games - compiled} not.")
    return "\n".join([
        ladder_table(found), "",
        "Share of games won by the upper level, Wilson's 95 % interval, games, and ✓ where the goal is reached and the",
        "interval's lower end the floor in brackets. Upper and lower level sit by turns and everybody moves on by one",
        "seat from game to game.", told, "",
        time_table(found), "",
        looks_table(found), "",
    ])


def chosen(only: str | None) -> Iterator[tuple[str, str]]:
    """The chosen cells: rungs, modes or rung/mode."""
    wanted = only.split(",") if only else []
    known = {*RUNGS, *MODES, *(f"{name}/{mode}" for name in RUNGS for mode in RUNGS[name].goals)}
    if unknown := [word for word in wanted if word not in known]:
        sys.exit(f"There is no rung or mode '{unknown[0]}'; rungs: {', '.join(RUNGS)}; modes: {', '.join(MODES)}.")
    for name, rung in RUNGS.items():
        for mode in rung.goals:
            is_named = {name, f"{name}/{mode}"} & set(wanted)
            if is_named or (rung.usual and (not wanted or mode in wanted)):
                yield name, mode


def sizes(text: str) -> dict[str, int]:
    """The games of each rung: a factor on the usual number, or rung=number for some rungs."""
    if "=" not in text:
        return {name: round(rung.games * float(text)) for name, rung in RUNGS.items()}
    given = dict(pair.split("=") for pair in text.split(","))
    if unknown := given.keys() - RUNGS.keys():
        raise ValueError(unknown)
    return {name: int(given.get(name, rung.games)) for name, rung in RUNGS.items()}


def measure(arguments: Namespace, found: Parts) -> None:
    games = arguments.games
    for name, mode in chosen(arguments.only):
        rung = RUNGS[name]
        budget = arguments.budget if rung.searches else None
        iterations = arguments.iterations if rung.searches and not budget else None
        facts = {"rung": name, "mode": mode, "budget": budget, "iterations": iterations}
        if games[name]:
            part = found.play(f"{name}/{mode}", play, facts, games[name])
            print(f"{name}/{mode}: {cell(rung, mode, part)}", file=sys.stderr, flush=True)


def main(given: list[str] | None = None) -> int:
    asked = parser("Measure how far each level stands above the next.", 1001)
    asked.add_argument("--games", type=sizes, default="1", metavar="X", help="a factor, or rung=number,…")
    asked.add_argument("--only", metavar="A,B,…", help=f"rungs ({', '.join(RUNGS)}), modes (2, 4, 6, team) or "
                       "rung/mode; `full` is measured only if named")
    asked.add_argument("--iterations", type=int, default=USUAL_ITERATIONS, metavar="N", help="expert's, per decision")
    asked.add_argument("--budget", type=int, metavar="MS", help="expert's, instead")
    arguments = asked.parse_args(given)
    found = Parts(arguments)
    measure(arguments, found)
    print(page(found))
    return 0
