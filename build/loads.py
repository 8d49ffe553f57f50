"""Loads changed positions and has `hard` play on from each that is taken: counts what must not happen.

    python build/loads.py --loads 100000 --json /tmp/loads.json

Every position is one of a game's moments with one change or some (`changing.py`). It is refused with a sentence, or 30
actions follow, each thought up by `hard` in one imagined world per option and held against the rules; in the end the
game's laws are checked. The status is 1 if anything failed; each failure is told with the call that shows it again.
"""

import sys
from argparse import Namespace
from collections import Counter
from random import Random

from changing import changed
from keeping import Facts, Ledger, fingerprint, gather, parser

from blackgate.ai.bot import Question
from blackgate.ai.levels import SearchBot
from blackgate.ai.policy.temper import CALM
from blackgate.ai.search.halving import ONE_TURN, Worlds
from blackgate.model.codec import load_position
from blackgate.model.engine import do, is_legal
from blackgate.model.fields import PositionError
from blackgate.model.notation import Json, Notation
from blackgate.model.rng import Dice, mixed
from blackgate.model.state import GameState
from blackgate.play.brains import pack_and_brains
from blackgate.tools.laws import check_laws

ACTIONS = 30
IN_A_PART = 1000        # so that a run says how far it is
Task = tuple[int, int]  # number, seed


def position_of(number: int, seed: int) -> Json:
    return changed(number, Random(mixed(seed, number)))


def play_on(game: GameState, notation: Notation, seed: int) -> int:
    """How many actions were played; whatever is wrong is raised."""
    _, brains = pack_and_brains(None)
    for number in range(ACTIONS):
        if game.winners:
            return number
        bot = SearchBot(mixed(seed, number), brains, CALM, ONE_TURN, lambda view: Worlds((1,)))
        action = bot.think(Question(game)).action
        if not is_legal(game, action):
            raise ValueError(f"the illegal answer {action}")
        do(game, action)
    if not game.winners:        # A game that is won cannot be loaded.
        check_laws(game, notation, Dice(seed))
    return ACTIONS


def play(task: Task) -> Counter[str]:
    number, seed = task
    notation = Notation(pack_and_brains(None)[0])
    try:
        game = load_position(position_of(number, seed), notation)
    except PositionError:
        return Counter({"refused": 1})
    except Exception as error:      # Whatever it is, it is what is looked for.
        return Counter({"failed": 1, f"at {number}: loading: {type(error).__name__}: {error}": 1})
    try:
        return Counter({"played on": 1, "actions": play_on(game, notation, mixed(seed, number))})
    except Exception as error:
        return Counter({"played on": 1, "failed": 1, f"at {number}: {type(error).__name__}: {error}": 1})


def sweep(arguments: Namespace) -> int:
    if arguments.again is not None:
        written = position_of(arguments.again, arguments.seed)
        print(written.get("agenda", "no agenda"))
        notation = Notation(pack_and_brains(None)[0])
        print(play_on(load_position(written, notation), notation, mixed(arguments.seed, arguments.again)))
        return 0
    facts: Facts = {"bots": fingerprint(), "seed": arguments.seed}
    ledger = Ledger(arguments.json)
    whole: Counter[str] = Counter()
    loads = 0
    for first in range(0, arguments.loads, IN_A_PART):
        many = min(IN_A_PART, arguments.loads - first)

        def task(number: int, first: int = first) -> Task:
            return first + number, arguments.seed

        part = gather(ledger, f"from {first}", facts, many, arguments.jobs, play, task)
        whole += part.counts
        loads += part.games
        print(f"{loads:>7} loads, {whole['refused']} refused, {whole['played on']} played on for {whole['actions']} "
              f"actions, {whole['failed']} failed", flush=True)
        for found in part.under("at "):
            number, what = found.split(": ", 1)
            print(f"    {what}  (--again {number} shows it)", flush=True)
    return int(bool(whole["failed"]))


def main(given: list[str] | None = None) -> int:
    arguments = parser("Load changed positions and have `hard` play on from each.", 15)
    arguments.add_argument("--loads", type=int, default=1000, metavar="N", help="changed positions")
    arguments.add_argument("--again", type=int, metavar="N", help="one of them, with its traceback")
    return sweep(arguments.parse_args(given))


if __name__ == "__main__":
    sys.exit(main())
