"""The screens around the table in telling situations, for pictures and tests."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from .rules import Rules

if TYPE_CHECKING:
    from ..app import App


def _rules(app: "App", topic: str = "", tab: str = "rules", words: str = "") -> None:
    rules = Rules(app, topic)
    rules.tab = tab
    app.push(rules)
    if words:
        rules.entry.value = words
        rules.entry.changed(words)


MENUS: Final[dict[str, Callable[["App"], None]]] = {
    "rules-start": _rules,
    "rules-topic": lambda app: _rules(app, "R5.6c"),
    "rules-board": lambda app: _rules(app, "R1.1"),
    "rules-search": lambda app: _rules(app, words="shovel"),
    "rules-cards": lambda app: _rules(app, tab="cards"),
    "rules-card": lambda app: _rules(app, "advocate", tab="cards"),
    "rules-prisoners": lambda app: _rules(app, tab="prisoners"),
}
