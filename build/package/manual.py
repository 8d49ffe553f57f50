"""The manual page, made from what the command line says of itself, in any language it speaks.

    python build/package manual [LANGUAGE] | man -l -
"""

import argparse
import time
from collections.abc import Iterator

from blackgate import __version__
from blackgate.cli import parser
from blackgate.commands.speaking import Parser, Speaker, placeholder
from blackgate.words.text import ORIGINAL, Text

FILES = {"~/.local/share/blackgate": "manual-saves", "~/.config/blackgate/settings.json": "manual-settings",
         "~/.local/state/blackgate/log": "manual-log"}
ENVIRONMENT = {"BLACKGATE_HOME": "manual-home"}
ROFF = {"\\": r"\e", "-": r"\-", "~": r"\(ti", "'": r"\(aq", "\u00a0": r"\ "}
STATUS = {"0": "manual-well", "1": "manual-failed", "2": "manual-wrong"}


def page(language: str, when: int) -> str:
    """Written for `man`, in roff."""
    text = Text(language)
    said = Speaker(["--lang", language])
    day = time.strftime("%Y-%m-%d", time.gmtime(when))

    def heading(name: str) -> str:
        return f".SH {_roff(text(f'manual-heading-{name}').upper())}"

    lines = [
        f'.TH BLACKGATE 6 {day} "Blackgate {__version__}" "{_roff(text("manual-section"))}"',
        heading("name"), rf"blackgate \- {_roff(text('manual-short'))}",
        heading("synopsis"), ".B blackgate", rf"[\fI{_roff(placeholder(said, 'COMMAND'))}\fR]",
        heading("description"), _roff(text("manual-what")), ".PP", _roff(text("manual-players")),
        ".PP", _roff(text("manual-window")),
        heading("commands"),
    ]
    for name, command in _commands(parser(said)):
        lines += _told(name, command, said)
    for name, listed in (("files", FILES), ("environment", ENVIRONMENT), ("status", STATUS)):
        lines += [heading(name), *_list(listed, text)]
    return "\n".join(lines) + "\n"


def _commands(top: Parser) -> Iterator[tuple[str, Parser]]:
    for action in top._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, command in action.choices.items():
                assert isinstance(command, Parser)
                command._declared()
                yield name, command


def _told(name: str, command: Parser, said: Speaker) -> Iterator[str]:
    """A command: what it does, then everything it can be told."""
    assert command.description
    yield from (".TP", rf"\fBblackgate {name}\fR", _roff(said(command.description)), ".RS")
    for action in command._actions:
        if action.help not in (None, argparse.SUPPRESS) and action.dest != "help":
            named = ", ".join(rf"\fB{_roff(option)}\fR" for option in action.option_strings)
            yield from (".TP", f"{named} {_value(action, said)}".strip(), _roff(said(str(action.help))))
    yield ".RE"


def _value(action: argparse.Action, said: Speaker) -> str:
    """What is typed for it: one of some words as they are, or what a word in capitals stands for."""
    if action.nargs == 0:
        return ""
    if action.metavar is None and action.choices:
        return "|".join(rf"\fB{_roff(str(choice))}\fR" for choice in action.choices)
    words = (action.metavar,) if isinstance(action.metavar, str) else action.metavar or (action.dest.upper(),)
    return " ".join(rf"\fI{_roff(placeholder(said, word))}\fR" for word in words)


def _list(named: dict[str, str], text: Text) -> Iterator[str]:
    for word, key in named.items():
        yield from (".TP", rf"\fB{_roff(word)}\fR", _roff(text(key)))


def _roff(words: str) -> str:
    """Plain words: what roff would read as its own is said to be none. Letters stand as they are (UTF-8)."""
    words = words.translate({ord(letter): told for letter, told in ROFF.items()})
    return rf"\&{words}" if words.startswith(".") else words


def main(words: list[str]) -> int:
    print(page((*words, ORIGINAL)[0], int(time.time())), end="")
    return 0
