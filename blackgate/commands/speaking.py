"""The command line in the player's language. Words are read when something is said: an engine says nothing."""

import argparse
import re
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, NoReturn

from ..disk.streams import complain

if TYPE_CHECKING:
    from ..words.text import Text, Value

MOST_LETTERS: Final = 500       # of anything that is said of
MOST_ECHO: Final = 200          # of what was typed are said again where it is refused
_HEADINGS: Final = {"positional arguments": "cli-arguments", "options": "cli-options"}      # what argparse calls them
_CHOICE: Final = r"invalid choice: '?(?P<word>.*?)'?(?:, maybe .*)? \(choose from (?P<words>.*)\)"
# What argparse says about a wrong call, the same in all of its versions but for quotes; and what we say.
_ERRORS: Final = tuple((re.compile(pattern, re.DOTALL), key) for pattern, key in (
    (r"unrecognized arguments: (?P<words>.*)", "cli-unknown-arguments"),
    (r"the following arguments are required: (?P<words>.*)", "cli-missing-arguments"),
    (r"argument (?P<option>.*?): expected .* arguments?", "cli-needs-value"),
    (r"argument (?P<option>.*?): ignored explicit argument .*", "cli-takes-no-value"),
    (rf"argument COMMAND: {_CHOICE}", "cli-no-such-command"),
    (rf"argument (?P<option>.*?): {_CHOICE}", "cli-no-such-choice"),
    (r"ambiguous option: (?P<option>.*?) could match (?P<words>.*)", "cli-ambiguous"),
    (r"argument (?P<option>.*?): invalid count value: '(?P<word>.*)'", "cli-no-count"),
    (r"argument (?P<option>.*?): not from 1 to (?P<most>\d+): '(?P<word>.*)'", "cli-no-such-number"),
    (r"argument (?P<option>.*?): invalid seed value: '(?P<word>.*)'", "cli-no-seed"),
))


class Speaker:
    """Says a message in the language of `--lang`, else of the options, else of the system."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words = list(words)
        self._text: Text | None = None

    def __call__(self, key: str, **values: "Value") -> str:
        return self.text(key, **{name: _short(value, MOST_LETTERS) for name, value in values.items()})

    @property
    def text(self) -> "Text":
        if self._text is None:
            from ..words.text import Text, is_language, system_language

            wanted = (_after(self._words, "--lang"), _language_of_settings())
            self._text = Text(next((one for one in wanted if one and is_language(one)), None) or system_language())
        return self._text

    def refuse(self, key: str, **values: "Value") -> int:
        """A wrong call or an unreadable file: one line, and the status for it."""
        echoed = {name: _short(value, MOST_ECHO) for name, value in values.items()}
        complain(f"blackgate: {self(key, **echoed)}")
        return 2


def _language_of_settings() -> str | None:
    """Read by itself: reading them all takes longer than giving help, and repairs what is broken."""
    from ..disk.files import Unreadable, parsed, read_some
    from ..disk.folders import settings_file

    try:
        settings = parsed(read_some(settings_file(), 1_000_000))
    except (OSError, Unreadable):
        return None
    language = settings.get("language") if isinstance(settings, dict) else None
    return language if isinstance(language, str) else None


def _short(value: "Value", most: int) -> "Value":
    return f"{value[:most]}…" if isinstance(value, str) and len(value) > most else value


def _after(words: list[str], option: str) -> str | None:
    for place, word in enumerate(words):
        if word.startswith(f"{option}="):
            return word.partition("=")[2]
        if word == option and place + 1 < len(words):
            return words[place + 1]
    return None


class Parser(argparse.ArgumentParser):
    """Help texts and descriptions are keys, looked up when help is asked for.

    Its arguments, too, may be declared only when they are needed, by `declare`.
    """

    def __init__(self, *, said: Speaker, declare: "Callable[[Parser], None] | None" = None, **others: Any) -> None:
        self.said = said
        self._asked = False
        self._declare = declare
        super().__init__(add_help=False, **others)
        self.add_argument("-h", "--help", action="help", help="cli-help")

    def _get_formatter(self, *_: object, **__: object) -> argparse.HelpFormatter:
        # It is also had to check every argument that is added; words can wait until help is asked for.
        # Newer Pythons say for which file it is.
        return Formatter(self.prog, self.said) if self._asked else argparse.HelpFormatter(self.prog)

    def _declared(self) -> None:
        declare, self._declare = self._declare, None
        if declare is not None:
            declare(self)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        self._declared()
        return super().parse_known_args(args, namespace)

    def format_help(self) -> str:
        self._declared()
        self._asked = True
        return super().format_help()

    def print_help(self, file: Any = None) -> None:
        self._print_message(self.format_help(), sys.stdout if file is None else file)

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"blackgate: {self._translated(message)}\n")

    def _translated(self, message: str) -> str:
        for pattern, key in _ERRORS:
            if found := pattern.fullmatch(message):
                typed = found.groupdict()
                values = {name: _short(value, MOST_ECHO) for name, value in typed.items()}
                if "words" in typed and key != "cli-unknown-arguments":     # what may be typed, rather than what was
                    values["words"] = ", ".join(map(self._word, typed["words"].replace("'", "").split(", ")))
                return self.said(key, **values)
        return message

    def _word(self, word: str) -> str:
        return placeholder(self.said, word)


class Formatter(argparse.HelpFormatter):
    def __init__(self, prog: str, said: Speaker) -> None:
        super().__init__(prog)
        self._said = said
        if hasattr(self, "_set_color"):     # since 3.14; help looks the same on all Pythons
            self._set_color(False)

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{self._said('cli-usage')} " if prefix is None else prefix)

    def add_text(self, text: str | None) -> None:
        super().add_text(text and self._said(text))

    def start_section(self, heading: str | None) -> None:
        super().start_section(heading and self._said(_HEADINGS.get(heading, heading)))

    def _get_help_string(self, action: argparse.Action) -> str | None:
        return action.help and self._said(action.help).replace("%", "%%")

    def _metavar_formatter(self, action: argparse.Action, default_metavar: str) -> Callable[[int], tuple[str, ...]]:
        plain = super()._metavar_formatter(action, default_metavar)
        return lambda size: tuple(placeholder(self._said, word) for word in plain(size))


def placeholder(said: Speaker, word: str) -> str:
    """FILE and the like as the language has them; what is typed as it stands, and N, stay."""
    parts = word.split(" ")
    return " ".join(said(f"cli-word-{part.lower()}") if re.fullmatch("[A-Z]{2,}", part) else part for part in parts)
