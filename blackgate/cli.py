"""The command line. Every error is one readable line and a status: 1 a check failed, 2 a wrong call."""

import argparse
import os
import sys
from importlib import import_module
from typing import NoReturn

from . import __version__


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"blackgate: {message}\n")


def parser() -> Parser:
    top = Parser(prog="blackgate", description="Prisoners serving life race to dig a tunnel out of Blackgate.")
    top.add_argument("--version", action="version", version=f"blackgate {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)

    def command(name: str, does: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=does, description=does)
        added.add_argument("--cards", metavar="PACK", help="folder of another card pack")
        return added

    play = command("play", "open the game window (also without a command)")
    play.add_argument("--lang", metavar="LANGUAGE", help="such as en or de")
    play.add_argument("--seats", metavar="A,B,…", help="straight to the table: human and bot words, such as human,hard")
    play.add_argument("--team", action="store_true", help="play the team side")
    play.add_argument("--michel", choices=("michel", "michelle"), help="with Michel or Michelle")
    play.add_argument("--seed", type=_seed, metavar="S")
    play.add_argument("--resume", action="store_true", help="go on with the last game")

    command("engine", "speak the engine protocol, JSON lines on stdin and stdout")

    sim = command("sim", "play headless games among bots and show figures")
    sim.add_argument("--seats", required=True, metavar="A,B,…", help="two to six bot words, such as random,medium")
    sim.add_argument("--games", type=_count, default=100, metavar="N")
    sim.add_argument("--seed", type=_seed, default=1, metavar="S")
    sim.add_argument("--team", action="store_true", help="play the team side")
    sim.add_argument("--michel", choices=("michel", "michelle"), help="with Michel or Michelle")
    sim.add_argument("--jobs", type=_count, metavar="J", help="worker processes (as many as cores)")
    sim.add_argument("--json", action="store_true", help="print one JSON object")
    sim.add_argument("--budget-ms", type=_count, metavar="N", help="what searching levels may spend on a decision")
    sim.add_argument("--iterations", type=_count, metavar="N", help="the same as a number of iterations")

    learn = command("learn", "fit the bots' value from self-play")
    learn.add_argument("--players", type=int, choices=range(2, 7), required=True)
    learn.add_argument("--team", action="store_true", help="for teams")
    learn.add_argument("--games", type=_count, default=3000, metavar="N")
    learn.add_argument("--seed", type=_seed, default=1, metavar="S")
    learn.add_argument("--seats", default="policy", metavar="A,B,…", help="who plays (the policy)")
    learn.add_argument("--jobs", type=_count, metavar="J", help="worker processes (as many as cores)")
    learn.add_argument("--out", metavar="FILE", help="where to write (the shipped data)")

    replay = command("replay", "show or prove a recorded game")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--audit", action="store_true", help="re-simulate it and prove every roll, deal and action")

    laws = command("laws", "check the laws of the model over random games in all modes")
    laws.add_argument("--games", type=_count, default=42, metavar="N")
    laws.add_argument("--seed", type=_seed, default=1, metavar="S")
    laws.add_argument("--every", type=_count, default=1, metavar="K", help="check at every K-th decision")
    laws.add_argument("--seconds", type=_count, metavar="T", help="start no new game after that time")

    cards = command("cards", "list the card database, or validate a pack: cards check PATH")
    cards.add_argument("check", nargs="*", metavar="check PATH")

    shots = command("shots", "render every screen to pictures, without a display")
    shots.add_argument("--out", required=True, metavar="DIR")
    shots.add_argument("--lang", default="en", metavar="LANG", help="a language, or all")
    shots.add_argument("--size", default="1280x720", metavar="WxH")
    shots.add_argument("--scale", type=_count, metavar="PERCENT", help="of the interface (what suits the size)")
    shots.add_argument("--only", metavar="WORD", help="only screens with this in their name")

    command("selftest", "prove that this program works: a game, a save, every screen")

    bench = command("bench", "measure the speed of the rules")
    bench.add_argument("--json", action="store_true", help="print one JSON object")
    bench.add_argument("--first-frame", action="store_true", help=argparse.SUPPRESS)    # what `start_ms` times
    return top


def _count(text: str) -> int:
    number = int(text)
    if not 1 <= number <= 10**9:
        raise ValueError
    return number


def _seed(text: str) -> int:
    number = int(text)
    if not 0 <= number < 2**63:
        raise ValueError
    return number


_count.__name__ = "positive number"     # what argparse calls a wrong one
_seed.__name__ = "seed"


def main(arguments: list[str] | None = None) -> int:
    words = sys.argv[1:] if arguments is None else arguments
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words = ["play", *words]
    given = parser().parse_args(words)
    if given.command == "cards" and given.check and (len(given.check) != 2 or given.check[0] != "check"):
        print("blackgate: say 'cards' to list the cards or 'cards check PATH' to validate a pack", file=sys.stderr)
        return 2
    from .library import BadPack

    try:
        status: int = import_module(f".commands.{given.command}", __package__).run(given)
        sys.stdout.flush()
    except BadPack as bad:
        for problem in bad.problems:
            print(f"blackgate: {problem}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:             # Who reads us has gone; there is nobody left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


if __name__ == "__main__":
    sys.exit(main())
