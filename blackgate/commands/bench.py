"""`blackgate bench`: measures the speed of the rules on this machine."""

import json
import subprocess
import sys
from argparse import SUPPRESS, ArgumentParser, Namespace
from random import Random
from time import perf_counter

from ..ai.bot import play_by_lot
from ..ai.policy import choice as policy
from ..ai.search.halving import TWO_TURNS, Halving
from ..disk.environment import no_screen
from ..model.engine import do
from ..model.pack import Pack
from ..model.rng import Dice
from ..model.setup import new_game
from ..model.state import GameState
from ..model.view import view
from ..play.learned_weights import load_brains
from . import pack_for
from .arguments import add_json

SECONDS = 2.0
ROUNDS = 3
STARTS = 5          # starts of the program
CLONES = 20_000


def arguments(parser: ArgumentParser) -> None:
    add_json(parser)
    parser.add_argument("--first-frame", action="store_true", help=SUPPRESS)    # used by `start_ms`


def run(given: Namespace) -> int:
    if given.first_frame:
        return _show_first_frame()
    pack = pack_for(given)
    figures: dict[str, object] = dict(_best(pack))
    figures |= {
        "clone_us": _clone_us(pack),
        "playouts_per_s": _playouts_per_s(pack),
        "frame_ms": _frame_ms(pack),
        "start_ms": _start_ms("bench", "--first-frame"),
        "engine_start_ms": _start_ms("engine", asking=b'{"cmd":"new","players":4,"seed":1}\n'),
        "compiled": not (sys.modules[GameState.__module__].__file__ or "").endswith(".py"),
    }
    if given.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:<26} {value}")
    return 0


def _best(pack: Pack) -> dict[str, float]:
    """The best of a few rounds: other work of the machine can only make a round slower."""
    rounds = [(_play(pack, False, seed), _play(pack, True, seed)) for seed in range(ROUNDS)]
    listed = max(loud for loud, _ in rounds)
    return {
        "decisions_per_s": round(listed[0]),
        "games_per_s": round(listed[1], 1),
        "trusted_decisions_per_s": round(max(quiet[0] for _, quiet in rounds)),
    }


def _play(pack: Pack, trusted: bool, seed: int) -> tuple[float, float]:
    """Random legal play of four seats: list the options, apply one."""
    random = Random(seed).random
    games = decisions = 0
    began = perf_counter()
    while perf_counter() - began < SECONDS:
        decisions += play_by_lot(new_game(pack, 4, seed * 100_000 + games), random, trusted)
        games += 1
    took = perf_counter() - began
    return decisions / took, games / took


def _middle(pack: Pack) -> GameState:
    """A game in progress, played by the policy."""
    game = new_game(pack, 4, 1)
    while game.turns < 25 or game.agenda:
        do(game, policy.choose(game))
    return game


def _playouts_per_s(pack: Pack) -> int:
    """Search iterations of the expert per second, each with its own world."""
    game = _middle(pack)
    search = Halving(view(game, game.decider), load_brains(pack).value(4, False), Dice(1), TWO_TURNS)
    began = perf_counter()
    while perf_counter() - began < SECONDS:
        search.look(search.options[:1])
    return round(search.iterations / (perf_counter() - began))


def _clone_us(pack: Pack) -> float:
    """The time to clone a game in progress."""
    game = _middle(pack)
    best = 1.0
    for _ in range(5):
        began = perf_counter()
        for _ in range(CLONES):
            game.clone()
        best = min(best, perf_counter() - began)
    return round(best / CLONES * 1e6, 2)


def _frame_ms(pack: Pack) -> dict[str, float]:
    """The times of the table's frames, drawn without a screen."""
    no_screen()
    from .frame_times import frame_ms

    return frame_ms(_middle(pack))


def _start_ms(*words: str, asking: bytes = b"") -> float:
    """The time from process start to the first line: the engine's first reply, or the title's first frame."""
    best = float("inf")
    for _ in range(STARTS):
        began = perf_counter()
        command = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "blackgate"]
        with subprocess.Popen([*command, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
            assert program.stdin and program.stdout
            if asking:
                program.stdin.write(asking)
                program.stdin.flush()
            program.stdout.readline()
            best = min(best, perf_counter() - began)
            program.stdin.close()
    return round(best * 1000)


def _show_first_frame() -> int:
    """Draw the title once without a screen."""
    no_screen()
    from ..scenes.screens import OpenTitle
    from .headless import app_for_pictures

    app = app_for_pictures((1280, 720), "en")
    app.open(OpenTitle())
    app.frame([], 0.0)
    print("drawn", flush=True)
    return 0
