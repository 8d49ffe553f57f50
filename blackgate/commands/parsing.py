"""The parser of the command line. After a wrong call it prints one line and ends with status 2."""

import argparse
from collections.abc import Callable
from typing import Any, Final, NoReturn

MOST_LETTERS: Final = 300       # of the message about a wrong call, which repeats typed words


class Parser(argparse.ArgumentParser):
    """A parser whose arguments may be declared late, by `declare`, so that only the command called is loaded."""

    def __init__(self, *, declare: "Callable[[Parser], None] | None" = None, **others: Any) -> None:
        self._declare = declare
        super().__init__(**others)
        self.color = False      # since 3.14; help looks the same on all Pythons

    def declared(self) -> "Parser":
        """The parser with all its arguments."""
        declare, self._declare = self._declare, None
        if declare is not None:
            declare(self)
        return self

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        self.declared()
        return super().parse_known_args(args, namespace)

    def format_help(self) -> str:
        self.declared()
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        cut = message if len(message) <= MOST_LETTERS else f"{message[:MOST_LETTERS]}…"
        self.exit(2, f"blackgate: {cut}\n")
