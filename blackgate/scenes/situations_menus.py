"""The screens around the table in telling situations, for pictures and tests."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from .rules import Rules
from .table.table import Table
from .trouble import Trouble

if TYPE_CHECKING:
    from ..app import App


def _rules(app: "App", topic: str = "", tab: str = "rules", words: str = "") -> None:
    rules = Rules(app, topic)
    rules.tab = tab
    app.push(rules)
    if words:
        rules.entry.value = words
        rules.entry.changed(words)


def _trouble(app: "App", playing: bool = False) -> None:
    from .situations import MIDGAME, session_at

    if playing:
        app.push(Table(app, session_at(MIDGAME)))
    app.push(Trouble(app, RuntimeError()))


MENUS: Final[dict[str, Callable[["App"], None]]] = {
    "rules-start": _rules,
    "rules-topic": lambda app: _rules(app, "R5.6c"),
    "rules-board": lambda app: _rules(app, "R1.1"),
    "rules-search": lambda app: _rules(app, words="shovel"),
    "rules-cards": lambda app: _rules(app, tab="cards"),
    "rules-card": lambda app: _rules(app, "advocate", tab="cards"),
    "rules-prisoners": lambda app: _rules(app, tab="prisoners"),
    "trouble": _trouble,
    "trouble-game": lambda app: _trouble(app, playing=True),
}
