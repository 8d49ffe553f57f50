"""The command line. Every error is one readable line and a status: 1 a check failed, 2 a wrong call."""

import argparse
import os
import sys
from importlib import import_module
from io import TextIOWrapper

from . import __version__
from .commands.speaking import Parser, Speaker


def parser(said: Speaker) -> Parser:
    """Every `help` is a key, looked up when help is asked for."""
    top = Parser(said=said, prog="blackgate", description="cli-about")
    top.add_argument("--version", action="version", version=f"blackgate {__version__}", help="cli-version")
    commands = top.add_subparsers(title="cli-commands", dest="command", metavar="COMMAND", prog="blackgate")

    def command(name: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, said=said, help=f"cli-{name}", description=f"cli-{name}")
        added.add_argument("--cards", metavar="PACK", help="cli-pack")
        return added

    play = command("play")
    play.add_argument("--lang", metavar="LANGUAGE", help="cli-lang")
    play.add_argument("--seats", metavar="A,B,…", help="cli-seats-play")
    play.add_argument("--team", action="store_true", help="cli-team")
    play.add_argument("--michel", choices=("michel", "michelle"), help="cli-michel")
    play.add_argument("--seed", type=_seed, metavar="S", help="cli-seed")
    play.add_argument("--resume", action="store_true", help="cli-resume")

    command("engine")

    sim = command("sim")
    sim.add_argument("--seats", required=True, metavar="A,B,…", help="cli-seats-sim")
    sim.add_argument("--games", type=_count, default=100, metavar="N", help="cli-games")
    sim.add_argument("--seed", type=_seed, default=1, metavar="S", help="cli-seed")
    sim.add_argument("--team", action="store_true", help="cli-team")
    sim.add_argument("--michel", choices=("michel", "michelle"), help="cli-michel")
    sim.add_argument("--jobs", type=_count, metavar="J", help="cli-jobs")
    sim.add_argument("--json", action="store_true", help="cli-json")
    sim.add_argument("--budget-ms", type=_count, metavar="N", help="cli-budget")
    sim.add_argument("--iterations", type=_count, metavar="N", help="cli-iterations")

    learn = command("learn")
    learn.add_argument("--players", type=_count, choices=range(2, 7), required=True, help="cli-players")
    learn.add_argument("--team", action="store_true", help="cli-team")
    learn.add_argument("--games", type=_count, default=3000, metavar="N", help="cli-games")
    learn.add_argument("--seed", type=_seed, default=1, metavar="S", help="cli-seed")
    learn.add_argument("--seats", default="policy", metavar="A,B,…", help="cli-seats-learn")
    learn.add_argument("--near", metavar="VALUE", help="cli-near")
    learn.add_argument("--jobs", type=_count, metavar="J", help="cli-jobs")
    learn.add_argument("--out", metavar="FILE", help="cli-out-file")

    replay = command("replay")
    replay.add_argument("file", metavar="FILE", help="cli-record")
    replay.add_argument("--audit", action="store_true", help="cli-audit")

    laws = command("laws")
    laws.add_argument("--games", type=_count, default=42, metavar="N", help="cli-games")
    laws.add_argument("--seed", type=_seed, default=1, metavar="S", help="cli-seed")
    laws.add_argument("--every", type=_count, default=1, metavar="K", help="cli-every")
    laws.add_argument("--seconds", type=_count, metavar="T", help="cli-seconds")

    cards = command("cards")
    cards.add_argument("check", nargs="*", metavar="check PATH", help="cli-check")

    shots = command("shots")
    shots.add_argument("--out", required=True, metavar="DIR", help="cli-out-folder")
    shots.add_argument("--lang", default="en", metavar="LANGUAGE", help="cli-lang-or-all")
    shots.add_argument("--size", default="1280x720", metavar="WxH", help="cli-size")
    shots.add_argument("--scale", type=_count, metavar="PERCENT", help="cli-scale")
    shots.add_argument("--only", metavar="WORD", help="cli-only")

    command("selftest")

    bench = command("bench")
    bench.add_argument("--json", action="store_true", help="cli-json")
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


_count.__name__ = "count"       # what argparse calls a wrong one
_seed.__name__ = "seed"


def main(arguments: list[str] | None = None) -> int:
    words = sys.argv[1:] if arguments is None else arguments
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words = ["play", *words]
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")       # A terminal that lacks a letter is no reason to fail.
    said = Speaker(words)
    given = parser(said).parse_args(words)
    given.said = said
    if given.command == "cards" and given.check and (len(given.check) != 2 or given.check[0] != "check"):
        return said.refuse("cli-how-to-check")
    if given.cards is not None and not os.path.isdir(given.cards):
        return said.refuse("cli-no-pack", folder=given.cards)
    from .cards.library import BadPack

    try:
        status: int = import_module(f".commands.{given.command}", __package__).run(given)
        if sys.stdout:      # None without a terminal
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
    except Exception as error:
        return _unexpected(error, said)
    return status


def _unexpected(error: Exception, said: Speaker) -> int:
    """One line here, the rest in a file. What the system refuses is no mistake of ours."""
    if isinstance(error, OSError) and error.filename is not None:
        print(f"blackgate: {error.filename}: {error.strerror}", file=sys.stderr)
        return 2
    from .keep.report import keep, report_of, where

    try:
        kept = said("trouble-not-copied-kept", path=str(keep(report_of(error, [], None, whole=False))))
    except OSError:
        kept = ""
    print(f"blackgate: {said('trouble-words')} ({where(error)}) {kept}".rstrip(), file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
