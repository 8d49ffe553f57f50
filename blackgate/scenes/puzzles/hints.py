"""What is said of a best move before it is given away: where to look, with what, the move itself."""

from typing import Final

from ...model import words as w
from ...model.pack import Pack
from ...model.view import View
from ...model.words import Action
from ...words.teller import Teller
from ...words.text import Value

STEPS: Final = 3

# Where to look, by what one does.
WHERE: Final[dict[int, str]] = {
    w.ROLL_MOVE: "feet", w.CAUTIOUS_MOVE: "feet", w.FOLLOW: "feet", w.GO: "feet", w.REROLL: "die", w.KEEP: "die",
    w.SEARCH: "deck", w.CRAFT: "hand", w.DIG: "tunnel", w.SELL: "market", w.BUY: "market", w.STEAL_SPOON: "place",
    w.HEAL: "place", w.JOIN: "gangs", w.PLAY: "hand", w.EXTORT: "people", w.REVEAL: "past", w.EXCHANGE: "people",
    w.END_TURN: "peace", w.PASS: "peace", w.GIVE_UP: "peace", w.COOPERATE: "peace", w.FIGHT: "knives",
    w.WEAPON: "knives", w.DISCARD: "hand", w.CHOOSE_CARD: "hand", w.DRAW: "deck",
}

NAMED: Final = (w.PLAY, w.DIG, w.CRAFT, w.EXTORT, w.BUY, w.JOIN, w.REVEAL)      # by a card or a person


def hint(step: int, action: Action, view: View, teller: Teller) -> str:
    """The first, second or third thing to say."""
    if step == 1:
        return teller.text(f"puzzles-where-{WHERE.get(action[0], 'hand')}")
    if step == 2:
        key, values = _with_what(action, view, teller)
        return teller.text(f"puzzles-with-{key}", **values)
    return teller.text("puzzles-move", move=teller.option(action, view))


def _with_what(action: Action, view: View, teller: Teller) -> tuple[str, dict[str, Value]]:
    """The card, person or deed; it leaves open what is done with it."""
    word = action[0]
    if word == w.PLAY:
        return "card", {"card": teller.card_thing(action[1])}
    if word in (w.DIG, w.CRAFT):
        return "card", {"card": teller.card_thing(action[1])}
    if word == w.EXTORT:
        return "person", {"name": teller.names[action[1]]}
    if word == w.BUY:
        return "card", {"card": teller.card_thing(view.pack.items[action[1]].kind)}
    if word == w.JOIN:
        return "card", {"card": teller.gang_card_thing(_top(action, view, view.pack))}
    if word == w.REVEAL:
        return "card", {"card": teller.background_thing(view.background[view.seat])}
    return "deed", {"deed": teller.text(f"puzzles-deed-{w.ACTIONS[word][0]}")}


def _top(action: Action, view: View, pack: Pack) -> int:
    return view.gang_tops[action[1]] or view.gang[view.seat]
