"""Night escapes: finds puzzles in bots' games, proves, simplifies and grades them, and writes the shipped ones.

    python build/lab puzzles gather --games 400 --seed 1 --out FOUND     adds candidates to a file, a line each
    python build/lab puzzles breed FOUND… --seed 2 --out FOUND           varies what was found, for more like it
    python build/lab puzzles grade FOUND… --out GRADED                   lets easy, medium, hard and expert try them
    python build/lab puzzles ship GRADED                                 picks, names and writes blackgate/data/puzzles

A candidate is a moment on a seat's own turn at which the goal can be reached before the turn ends, with one best first
move whose chance is at least ten percentage points higher than that of the next (of another sort). It is simplified:
everything that does not change that is removed. Most moments are varied first (another place, Background or gang, or
one more card), and the tunnel is set so that just the possible number of points is missing. Of two candidates with the
same best line for the same goal one is kept. All steps give the same result for the same seeds.
"""

import json
from argparse import ArgumentParser
from collections import Counter
from hashlib import sha256
from pathlib import Path
from time import perf_counter

from blackgate.coach.puzzles.goal import KEEP, read_goal
from blackgate.coach.puzzles.best_line import best_line
from blackgate.coach.puzzles.proving import ten_thousandths
from blackgate.coach.puzzles.solver import Solver
from blackgate.model.codec import load_position
from blackgate.model.notation import Json, Notation
from blackgate.model.view import view
from blackgate.play.learned_weights import pack_and_brains
from lab.puzzle_finds import MOST_STEPS, breed, gather
from lab.puzzle_grades import EACH, grade_of, shares
from lab.puzzle_motifs import motif_of, signature
from lab.puzzle_simple import MARGIN, simplified, solved

FOLDER = Path(__file__).resolve().parents[2] / "blackgate" / "data" / "puzzles"
MOST_OF_A_MOTIF = 4         # in one grade
MOST_KEPT = 16              # candidates with a tool to keep that are graded
LEAST_LIKED = 4000          # ten-thousandths: candidates with a smaller chance come last


def entries(paths: list[str]) -> list[Json]:
    return [json.loads(line) for path in paths for line in Path(path).read_text(encoding="utf-8").splitlines()]


def grade(paths: list[str], out: str, seconds: float, part: str) -> None:
    """Simplify one candidate of each kind of line and let the bots try it. What is in `out` already stays.

    `part` ("0/2") splits the work over several processes.
    """
    mine, parts = map(int, part.split("/"))
    began = perf_counter()
    notation = Notation(pack_and_brains(None)[0])
    done = {entry["key"] for entry in entries([out])} if Path(out).exists() else set()
    rarest = Counter(entry["motif"] for entry in entries(paths))
    found = sorted(entries(paths), key=lambda entry: (not entry["second"], rarest[entry["motif"]], entry["steps"]))
    kept = 0
    with open(out, "a", encoding="utf-8") as file:
        for entry in found:
            if perf_counter() - began > seconds:
                break
            if sum(entry["key"].encode()) % parts != mine or entry["key"] in done:
                continue
            if entry["motif"] == "keep" and kept > MOST_KEPT:
                continue
            done.add(entry["key"])
            kept += entry["motif"] == "keep"
            graded = graded_entry(entry, notation)
            if graded:
                file.write(json.dumps(graded) + "\n")
                file.flush()


def graded_entry(entry: Json, notation: Notation) -> Json | None:
    goal = read_goal(entry["goal"], notation)
    first = solved(entry["position"], goal, notation, MOST_STEPS)
    if first is None or first.margin < MARGIN:
        return None
    position = simplified(entry["position"], goal, notation, first.best.action, MOST_STEPS)
    found = solved(position, goal, notation, MOST_STEPS)
    if found is None or found.margin < MARGIN:
        return None
    game = load_position(position, notation)
    seen = view(game, game.decider)
    solver = Solver(seen, goal)
    line = best_line(solver, seen)
    share = shares(game, goal, "random", "easy", "medium", "hard")
    if share["hard"] <= 0.25:
        share |= shares(game, goal, "expert")
    return {
        **entry, "position": position, "best": ten_thousandths(found.best.chance),
        "second": ten_thousandths(found.best.chance - found.margin), "steps": found.steps, "share": share,
        "grade": grade_of(share, "michel" in position),
        "move": notation.action(found.best.action, game.background[game.decider]),
        "motif": "keep" if goal.sort == KEEP else motif_of(line, game.decider, notation.pack),
        "line": str((goal.sort, signature(line, game.decider))),
    }


def ship(paths: list[str], each: int) -> None:
    """Write the best puzzles of each grade, no two alike and no motif too often. Files are named by their content."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path in FOLDER.glob("*.yaml"):
        path.unlink()
    lines: set[str] = set()
    for number in range(6, 0, -1):
        kinds: Counter[str] = Counter()
        # A bot may have good reasons to give a tool away, so puzzles about keeping one cannot have the highest grades.
        fitting = [entry for entry in entries(paths)
                   if entry["grade"] == number and (entry["motif"] != "keep" or number < 5)]
        # Rare motifs first, then the clearest puzzles.
        common = Counter(entry["motif"] for entry in fitting)
        fitting.sort(key=lambda entry: (
            common[entry["motif"]], entry["best"] < LEAST_LIKED, not entry["second"], entry["steps"]))
        shipped = 0
        for most in (2, MOST_OF_A_MOTIF, 99):
            for entry in fitting:
                if shipped < each and entry["line"] not in lines and kinds[entry["motif"]] < most:
                    lines.add(entry["line"])
                    kinds[entry["motif"]] += 1
                    shipped += 1
                    write(entry)
        print(f"grade {number}: {shipped} of {len(fitting)}: {dict(kinds)}")


def write(entry: Json) -> None:
    body = json.dumps([entry["position"], entry["goal"]], sort_keys=True)
    name = f"{entry['grade']}-{entry['motif']}-{sha256(body.encode()).hexdigest()[:4]}"
    proof = {
        "grade": entry["grade"], "motif": entry["motif"], "best": entry["best"], "second": entry["second"],
        "move": entry["move"], "from": {**entry["from"], "solved": {
            level: f"{round(100 * share)} %" for level, share in entry["share"].items()}},
    }
    text = [f"goal: {flow(entry['goal'])}", "puzzle:"]
    text += [f"  {key}: {flow(value)}" for key, value in proof.items()]
    for key, value in entry["position"].items():
        if key == "seats":
            text.append("seats:")
            text += [f"  - {flow(seat)}" for seat in value]
        elif value or key == "players":
            text.append(f"{key}: {flow(value)}")
    (FOLDER / f"{name}.yaml").write_text("\n".join(text) + "\n", encoding="utf-8")


def flow(value: object) -> str:
    """A value as YAML in one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(key)}: {flow(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(flow(each) for each in value) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return "null" if value is None else str(value)


def _key(key: object) -> str:
    return f'"{key}"' if str(key).isdigit() else str(key)


def main(words: list[str] | None = None) -> int:
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("step", choices=("gather", "breed", "grade", "ship"))
    parser.add_argument("files", nargs="*")
    parser.add_argument("--games", type=int, default=10**6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--out", default="")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--part", default="0/1")
    parser.add_argument("--each", type=int, default=EACH)
    given = parser.parse_args(words)
    if given.step == "gather":
        gather(given.games, given.seed, given.first, given.out, given.seconds)
    elif given.step == "breed":
        breed(given.files, given.seed, given.out, given.seconds)
    elif given.step == "grade":
        grade(given.files, given.out, given.seconds, given.part)
    else:
        ship(given.files, given.each)
    return 0
