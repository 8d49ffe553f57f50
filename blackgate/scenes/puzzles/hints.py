"""The three hints of a puzzle: where to look, with what, and the best move itself."""

from typing import Final

from ...model.actions import (
    Action, Buy, CautiousMove, ChooseCard, Cooperate, Craft, Dig, Discard, Draw, EndTurn, Exchange, Extort, Fight,
    Follow, GiveUp, Go, Heal, Join, Keep, Pass, Play, Reroll, Reveal, RollMove, Search, Sell, StealSpoon, Weapon,
)
from ...model.view import View
from ...words.teller import Teller
from ...words.text import Value

STEPS: Final = 3

# Where to look, by what one does.
WHERE: Final[dict[type[Action], str]] = {
    RollMove: "feet", CautiousMove: "feet", Follow: "feet", Go: "feet", Reroll: "die", Keep: "die",
    Search: "deck", Craft: "hand", Dig: "tunnel", Sell: "market", Buy: "market", StealSpoon: "place",
    Heal: "place", Join: "gangs", Play: "hand", Extort: "people", Reveal: "past", Exchange: "people",
    EndTurn: "peace", Pass: "peace", GiveUp: "peace", Cooperate: "peace", Fight: "knives",
    Weapon: "knives", Discard: "hand", ChooseCard: "hand", Draw: "deck",
}

NAMED: Final = (Play, Dig, Craft, Extort, Buy, Join, Reveal)      # by a card or a person


def hint(step: int, action: Action, view: View, teller: Teller) -> str:
    """The first, second or third thing to say."""
    if step == 1:
        return teller.text(f"puzzles-where-{WHERE.get(type(action), 'hand')}")
    if step == 2:
        key, values = _with_what(action, view, teller)
        return teller.text(f"puzzles-with-{key}", **values)
    return teller.text("puzzles-move", move=teller.option(action, view))


def _with_what(action: Action, view: View, teller: Teller) -> tuple[str, dict[str, Value]]:
    """The card, the person or the kind of move, without saying what is done with it."""
    if isinstance(action, Play):
        return "card", {"card": teller.card_thing(action.card)}
    if isinstance(action, Dig):
        return "card", {"card": teller.card_thing(action.tool)}
    if isinstance(action, Craft):
        return "card", {"card": teller.card_thing(action.product)}
    if isinstance(action, Extort):
        return "person", {"name": teller.names[action.seat]}
    if isinstance(action, Buy):
        return "card", {"card": teller.card_thing(view.pack.items[action.item].kind)}
    if isinstance(action, Join):
        return "card", {"card": teller.gang_card_thing(_top(action, view))}
    if isinstance(action, Reveal):
        return "card", {"card": teller.background_thing(view.background[view.seat])}
    return "deed", {"deed": teller.text(f"puzzles-deed-{action.name}")}


def _top(action: Join, view: View) -> int:
    return view.gang_tops[action.gang] or view.gang[view.seat]
