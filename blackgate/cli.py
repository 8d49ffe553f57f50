"""The command line. Every error is one readable line and a status: 1 a check failed, 2 a wrong call."""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from . import __version__
from .commands import COMMANDS, LAB_COMMANDS
from .commands.speaking import Parser, Speaker
from .disk.streams import complain, give_up_stdout, write_utf8


def parser(said: Speaker, names: Sequence[str] = COMMANDS) -> Parser:
    """Every `help` is a key, looked up when help is asked for; a command is imported when it is the one."""
    top = Parser(said=said, prog="blackgate", description="cli-about")
    top.add_argument("--version", action="version", version=f"blackgate {__version__}", help="cli-version")
    commands = top.add_subparsers(title="cli-commands", dest="command", metavar="COMMAND", prog="blackgate")
    for name in names:
        commands.add_parser(name, said=said, help=f"cli-{name}", description=f"cli-{name}",
                            declare=partial(_declare, name))
    return top


def _declare(name: str, parser: Parser) -> None:
    parser.add_argument("--cards", metavar="PACK", help="cli-pack")
    _command(name).arguments(parser)


class Command(Protocol):
    """What a module of `commands` is."""

    def arguments(self, parser: ArgumentParser) -> None: ...

    def run(self, given: Namespace) -> int: ...


def _command(name: str) -> Command:
    module = f"lab.commands.{name}" if name in LAB_COMMANDS else f"{__package__}.commands.{name}"
    return cast(Command, import_module(module))


def _known() -> tuple[str, ...]:
    """The game's own commands, and the developers' in a checkout: there build/lab lies above this package, which may
    be the compiled one in dist/."""
    for place in Path(__file__).resolve().parents[1:]:
        if (place / "build" / "lab" / "commands").is_dir() and not getattr(sys, "frozen", False):
            if str(place / "build") not in sys.path:
                sys.path.insert(0, str(place / "build"))
            return COMMANDS + LAB_COMMANDS
    return COMMANDS


def main(arguments: list[str] | None = None) -> int:
    """Whatever happens, it ends with a status and no more than a line about it."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")        # Its greeting is nobody's answer.
    words = sys.argv[1:] if arguments is None else arguments
    said = Speaker(words)
    try:
        return _run(words, said)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:             # Who reads us has gone; there is nobody left to tell.
        give_up_stdout()
        return 0
    except Exception as error:
        return _unexpected(error, said)


def _run(words: list[str], said: Speaker) -> int:
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words = ["play", *words]
    write_utf8()
    try:
        given = parser(said, _known()).parse_args(words)
    except SystemExit:      # Help was asked for, and may have nowhere to go.
        if sys.stdout:
            sys.stdout.flush()
        raise
    given.said = said
    if given.cards is not None and not os.path.isdir(given.cards):
        return said.refuse("cli-no-pack", folder=given.cards)
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


def _unexpected(error: Exception, said: Speaker) -> int:
    """One line here, the rest in a file. What the system refuses is no mistake of ours."""
    if isinstance(error, OSError) and error.strerror is not None:
        if error.filename is None:          # stdout, perhaps: what is left to write there cannot be either
            give_up_stdout()
        complain(": ".join(str(part) for part in ("blackgate", error.filename, error.strerror) if part is not None))
        return 2
    try:
        complain(f"blackgate: {_told(error, said)}")
    except Exception:               # Words, report or their folders may be what is broken.
        complain(f"blackgate: {type(error).__name__}")
    return 1


def _told(error: Exception, said: Speaker) -> str:
    from .keep.report import keep, report_of, where

    try:
        kept = said("trouble-not-copied-kept", path=str(keep(report_of(error, [], None, whole=False))))
    except Exception:
        kept = ""
    return f"{said('trouble-words')} ({where(error)}) {kept}".rstrip()


if __name__ == "__main__":
    sys.exit(main())
