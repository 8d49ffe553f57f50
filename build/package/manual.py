"""The manual page, made from the help of the command line.

    python build/package manual | man -l -
"""

import argparse
import time
from collections.abc import Iterator

from blackgate import __version__
from blackgate.cli import parser
from blackgate.commands.parsing import Parser
from blackgate.words.text import ORIGINAL, Text
from package.papers import SHORT

FILES = {
    "~/.local/share/blackgate": "saved games, replays, statistics and card packs",
    "~/.config/blackgate/settings.json": "the options",
    "~/.local/state/blackgate/log": "the log, and reports of what went wrong",
}
ENVIRONMENT = {"BLACKGATE_HOME": "a folder for all of these files instead"}
STATUS = {"0": "all went well", "1": "a check failed", "2": "a wrong call, or a file that cannot be read"}
ROFF = {"\\": r"\e", "-": r"\-", "~": r"\(ti", "'": r"\(aq", "\u00a0": r"\ "}


def page(when: int) -> str:
    """The page in roff, for `man`."""
    text = Text(ORIGINAL)
    day = time.strftime("%Y-%m-%d", time.gmtime(when))
    lines = [
        f'.TH BLACKGATE 6 {day} "Blackgate {__version__}" "Games"',
        ".SH NAME", rf"blackgate \- {_roff(SHORT)}",
        ".SH SYNOPSIS", ".B blackgate", r"[\fICOMMAND\fR]",
        ".SH DESCRIPTION", _roff(text("store-what")), ".PP", _roff(text("store-players")),
        ".PP", "Without a command the game opens its window.",
        ".SH COMMANDS",
    ]
    for name, command in _commands(parser()):
        lines += _told(name, command)
    for heading, listed in (("FILES", FILES), ("ENVIRONMENT", ENVIRONMENT), ("EXIT STATUS", STATUS)):
        lines += [f".SH {heading}", *_list(listed)]
    return "\n".join(lines) + "\n"


def _commands(top: Parser) -> Iterator[tuple[str, Parser]]:
    for action in top._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, command in action.choices.items():
                assert isinstance(command, Parser)
                yield name, command.declared()


def _told(name: str, command: Parser) -> Iterator[str]:
    """The section of a command: what it does, then all its arguments."""
    yield from (".TP", rf"\fBblackgate {name}\fR", _roff(command.description or ""), ".RS")
    for action in command._actions:
        if action.help not in (None, argparse.SUPPRESS) and action.dest != "help":
            named = ", ".join(rf"\fB{_roff(option)}\fR" for option in action.option_strings)
            yield from (".TP", f"{named} {_value(action)}".strip(), _roff(str(action.help)))
    yield ".RE"


def _value(action: argparse.Action) -> str:
    """The value of an argument: its choices, or its name in capitals."""
    if action.nargs == 0:
        return ""
    if action.metavar is None and action.choices:
        return "|".join(rf"\fB{_roff(str(choice))}\fR" for choice in action.choices)
    words = (action.metavar,) if isinstance(action.metavar, str) else action.metavar or (action.dest.upper(),)
    return " ".join(rf"\fI{_roff(word)}\fR" for word in words)


def _list(named: dict[str, str]) -> Iterator[str]:
    for word, about in named.items():
        yield from (".TP", rf"\fB{_roff(word)}\fR", _roff(about))


def _roff(words: str) -> str:
    """The text with roff's special characters escaped. Other letters stay as they are (UTF-8)."""
    words = words.translate({ord(letter): told for letter, told in ROFF.items()})
    return rf"\&{words}" if words.startswith(".") else words


def main(words: list[str]) -> int:
    print(page(int(time.time())), end="")
    return 0
