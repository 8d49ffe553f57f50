"""The command line. Every error is one readable line and a status: 1 a check failed, 2 a wrong call."""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from . import __version__
from .commands import COMMANDS, LAB_COMMANDS, refuse
from .commands.parsing import Parser
from .disk.streams import complain, give_up_stdout, write_utf8


def parser(listed: Mapping[str, str] = COMMANDS) -> Parser:
    """The parser with all commands. Only the command that is called is imported."""
    top = Parser(prog="blackgate", description="Prisoners serving life race to dig a tunnel out of Blackgate.")
    top.add_argument("--version", action="version", version=f"blackgate {__version__}", help="show the version")
    commands = top.add_subparsers(title="commands", dest="command", metavar="COMMAND", prog="blackgate")
    for name, about in listed.items():
        commands.add_parser(name, help=about, description=about, declare=partial(_declare, name))
    return top


def _declare(name: str, parser: Parser) -> None:
    parser.add_argument("--cards", metavar="PACK", help="folder of another card pack")
    _command(name).arguments(parser)


class Command(Protocol):
    """The functions of a module in `commands`."""

    def arguments(self, parser: ArgumentParser) -> None: ...

    def run(self, given: Namespace) -> int: ...


def _command(name: str) -> Command:
    module = f"lab.commands.{name}" if name in LAB_COMMANDS else f"{__package__}.commands.{name}"
    return cast(Command, import_module(module))


def _known() -> dict[str, str]:
    """The game's commands, and in a checkout those for developers too. build/lab is then above this package, which may
    be the compiled one in dist/."""
    for place in Path(__file__).resolve().parents[1:]:
        if (place / "build" / "lab" / "commands").is_dir() and not getattr(sys, "frozen", False):
            if str(place / "build") not in sys.path:
                sys.path.insert(0, str(place / "build"))
            return COMMANDS | LAB_COMMANDS
    return COMMANDS


def main(arguments: list[str] | None = None) -> int:
    """Run a command. Any error ends with a status and at most one line."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")        # Its greeting must not be in the output.
    words = sys.argv[1:] if arguments is None else arguments
    try:
        return _run(words)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:             # The reader of the pipe is gone.
        give_up_stdout()
        return 0
    except Exception as error:
        return _unexpected(error)


def _run(words: list[str]) -> int:
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words = ["play", *words]
    write_utf8()
    try:
        given = parser(_known()).parse_args(words)
    except SystemExit:      # After `--help`, which may not be writable.
        if sys.stdout:
            sys.stdout.flush()
        raise
    if given.cards is not None and not os.path.isdir(given.cards):
        return refuse("{folder} is not a folder of card files.", folder=given.cards)
    from .cards.library import BadPack

    try:
        status = _command(given.command).run(given)
    except BadPack as bad:
        for problem in bad.problems:
            complain(f"blackgate: {problem}")
        return 2
    if sys.stdout:      # None without a terminal
        sys.stdout.flush()
    return status


def _unexpected(error: Exception) -> int:
    """Print one line and write a report to a file. An error of the system gets no report."""
    if isinstance(error, OSError) and error.strerror is not None:
        if error.filename is None:          # perhaps stdout: the rest cannot be written there either
            give_up_stdout()
        complain(": ".join(str(part) for part in ("blackgate", error.filename, error.strerror) if part is not None))
        return 2
    try:
        complain(f"blackgate: {_told(error)}")
    except Exception:               # Writing the report may fail too.
        complain(f"blackgate: {type(error).__name__}")
    return 1


def _told(error: Exception) -> str:
    from .keep.report import keep, report_of, where

    try:
        kept = f"The report is in {keep(report_of(error, [], None, whole=False))}"
    except Exception:
        kept = ""
    return f"Something in the program went wrong. Saved games are safe. ({where(error)}) {kept}".rstrip()


if __name__ == "__main__":
    sys.exit(main())
