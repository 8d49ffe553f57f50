"""The reader of the command line. A wrong call is one line and the status 2."""

import argparse
from collections.abc import Callable
from typing import Any, Final, NoReturn

MOST_LETTERS: Final = 300       # of what is said about a wrong call, which repeats what was typed


class Parser(argparse.ArgumentParser):
    """Its arguments may be declared only when they are needed, by `declare`: a command is loaded when it is the one."""

    def __init__(self, *, declare: "Callable[[Parser], None] | None" = None, **others: Any) -> None:
        self._declare = declare
        super().__init__(**others)
        self.color = False      # since 3.14; help looks the same on all Pythons

    def declared(self) -> "Parser":
        """With all its arguments."""
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
