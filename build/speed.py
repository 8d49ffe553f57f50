"""How fast the rules are: plain, compiled, and beside catanatron's random games, taken in turns on one machine.

    python build/compiled.py                                    first, for the compiled one
    python build/speed.py --rounds 5                            plain and compiled
    python build/speed.py --catanatron VENV/bin/python          a Python that has catanatron 3.2.1, of the same version

Rates are of processor time, so that who else works on the machine disturbs less; medians and best of the rounds. A
decision is options listed and one applied: with its events built, or trusted, without. catanatron's ticks are the same.
"""

import json
import os
import statistics
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time

ROOT = Path(__file__).resolve().parent.parent
PLAYERS = 4


def rate(seconds: float, once: Callable[[int], int]) -> float:
    """How many a second, `once` doing some of them and saying how many."""
    done = turns = 0
    began = process_time()
    while process_time() - began < seconds:
        done += once(turns)
        turns += 1
    return done / (process_time() - began)


def ours(seconds: float) -> dict[str, float]:
    from blackgate.ai.bot import play_by_lot
    from blackgate.ai.policy import choice as policy
    from blackgate.ai.search.halving import TWO_TURNS, Halving
    from blackgate.model.engine import do
    from blackgate.model.rng import Dice
    from blackgate.model.setup import new_game
    from blackgate.model.view import view
    from blackgate.play.brains import pack_and_brains

    pack, brains = pack_and_brains(None)
    random = Random(1).random
    middle = new_game(pack, PLAYERS, 1)
    while middle.turns < 25 or middle.agenda:
        do(middle, policy.choose(middle))
    search = Halving(view(middle, middle.decider), brains.value(PLAYERS, False), Dice(1), TWO_TURNS)

    def playout(turn: int) -> int:
        search.look(search.options[:1])
        return 1

    def clones(turn: int) -> int:
        for _ in range(1000):
            middle.clone()
        return 1000

    return {
        "decisions": rate(seconds, lambda turn: play_by_lot(new_game(pack, PLAYERS, turn), random, False)),
        "trusted": rate(seconds, lambda turn: play_by_lot(new_game(pack, PLAYERS, turn), random, True)),
        "playouts": rate(seconds, playout),
        "clones": rate(seconds, clones),
    }


CATANATRON = """
import json, sys
from time import process_time
from catanatron import Color, Game, RandomPlayer

def play(number):
    game = Game([RandomPlayer(color) for color in list(Color)[:4]], seed=number)
    game.play()
    return len(game.state.actions)

done = turns = 0
began = process_time()
while process_time() - began < float(sys.argv[1]):
    done += play(turns)
    turns += 1
print(json.dumps({"decisions": done / (process_time() - began)}))
"""


def measured(command: list[str], place: Path | None) -> dict[str, float]:
    around = {**os.environ, "PYTHONSAFEPATH": "1", "PYTHONPATH": str(place or "")}
    out = subprocess.run(command, env=around, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    found: dict[str, float] = json.loads(out)
    return found


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.5)
    parser.add_argument("--catanatron", help="a Python that has it")
    parser.add_argument("--once", action="store_true", help="measure what is imported here, once")
    given = parser.parse_args()
    if given.once:
        print(json.dumps(ours(given.seconds)))
        return
    once = [sys.executable, __file__, "--once", "--seconds", str(given.seconds)]
    runs: dict[str, tuple[list[str], Path | None]] = {
        "plain": (once, ROOT), "compiled": (once, ROOT / "dist" / "compiled"),
    }
    if given.catanatron:
        runs["catanatron"] = ([given.catanatron, "-c", CATANATRON, str(given.seconds)], None)
    found: dict[str, list[dict[str, float]]] = {name: [] for name in runs}
    for _ in range(given.rounds):
        for name, (command, place) in runs.items():
            found[name].append(measured(command, place))
    for what in ("decisions", "trusted", "playouts", "clones"):
        for name, rounds in found.items():
            if what in rounds[0]:
                values = [each[what] for each in rounds]
                median, best = statistics.median(values), max(values)
                print(f"{what:<10} {name:<11} median {median:>10,.0f}  best {best:>10,.0f} a second")


if __name__ == "__main__":
    main()
