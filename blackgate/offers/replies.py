"""Answers to a player who asks by key: whose turn it is, their hand, the others, the board, what they can do.

Everything comes from the looker's view. With all hands face down it is the public view.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from ..model.actions import RollMove
from ..model.counts import count, kinds_of
from ..model.view import View
from ..words.coach import percent
from ..words.teller import Teller
from ..words.text import Several
from ..words.things import unit
from .outlook import alarmed, reach_odds
from .choices import Choices
from .spoken import pile_name, pile_value, place_about, seat_words

LAST: Final = 5         # number of lines of the log


@dataclass(frozen=True)
class Asked:
    """What the asking player may know. With all hands face down (`is_closed`) there is no own seat."""

    view: View
    teller: Teller
    choices: Choices
    sentence: str           # the sentence that says who must do what
    round: str
    log: Sequence[str]
    is_closed: bool
    is_mine: bool           # whether the player must answer now


def reply(asked: Asked, key: str) -> str:
    """Return the answer to a key; empty if the key asks nothing."""
    answer = REPLIES.get(key)
    return answer(asked) if answer is not None else ""


def _turn(asked: Asked) -> str:
    return f"{asked.sentence} {asked.round}."


def _hand(asked: Asked) -> str:
    view, teller = asked.view, asked.teller
    t = teller.text
    if asked.is_closed:
        return t("reply-closed")
    hand = view.hands[view.seat]
    cards = tuple(teller.card_thing(kind, count(hand, kind)) for kind in kinds_of(hand))
    words = t("reply-hand", cards=Several(cards)) if cards else t("reply-hand-empty")
    cigarettes = t("price-purse", cigarettes=unit("cigarette", view.cigarettes[view.seat]))
    background = view.background[view.seat]
    if background < 0 or view.revealed[view.seat]:
        return f"{words} {cigarettes}"
    hidden = t("spoken-of", what=t("spoken-background"), name=teller.background(background))
    return f"{words} {cigarettes} {hidden}."


def _place(asked: Asked) -> str:
    view, teller = asked.view, asked.teller
    if asked.is_closed:
        return _people(asked)
    place = view.place[view.seat]
    return f"{teller.place(place)}. " + place_about(view, teller, place).replace("\n", " ")


def _people(asked: Asked) -> str:
    """Return who is in which place."""
    view, teller = asked.view, asked.teller
    lines = []
    for place in view.pack.boards[view.team].places:
        names = tuple(teller.names[seat] for seat in range(view.players) if view.place[seat] == place)
        if names:
            lines.append(teller.text("reply-people", place=teller.place(place), names=Several(names)))
    return " ".join(lines)


def _rivals(asked: Asked) -> str:
    view, teller = asked.view, asked.teller
    in_danger = alarmed(view)
    lines = []
    for seat in range(view.players):
        if asked.is_closed or seat != view.seat:
            gang = f" {teller.gang(view.pack.gang_of[view.gang[seat]])}." if view.gang[seat] else ""
            alarm = f" {teller.text('help-alarm')}" if seat in in_danger else ""
            words = seat_words(seat, view, teller).replace("\n", ". ")
            lines.append(f"{teller.names[seat]}: {words}{gang}{alarm}")
    return " ".join(lines)


def _board(asked: Asked) -> str:
    view, teller = asked.view, asked.teller
    t = teller.text
    deck = f"{t('spoken-deck')}: {t('spoken-left', cards=unit('card', view.deck))}."
    piles = [f"{pile_name(view, teller, 'pile', kind)}: {pile_value(view, teller, 'pile', kind, 0, -1)}."
             for kind in kinds_of(view.piles)]
    return " ".join([_people(asked), deck, *piles])


def _can(asked: Asked) -> str:
    """Return what the player can choose."""
    choices, t = asked.choices, asked.teller.text
    if not asked.is_mine or not asked.view.options:
        return asked.sentence
    if choices.is_turn:
        labels = [asked.teller.title(verb) for verb in choices.verbs if choices.options_of(verb)]
    else:
        labels = [branch.label.rstrip("!") for branch in choices.next(asked.view.options)]
    return t("reply-can", options="; ".join(labels))


def _cannot(asked: Asked) -> str:
    """Return what cannot be done now, and why."""
    choices, teller = asked.choices, asked.teller
    if asked.is_closed:
        return teller.text("reply-closed")
    if not asked.is_mine or not choices.is_turn:
        return asked.sentence
    lines = [f"{teller.title(verb)}: {' '.join(why.lines)}" for verb in choices.verbs
             if (why := choices.why_closed(verb)) is not None]
    return " ".join(lines) or _can(asked)


def _lines(asked: Asked) -> str:
    return " ".join(asked.log[-LAST:])


def _odds(asked: Asked) -> str:
    """Return where a roll leads with which chance, or the chance to win a fight."""
    view, t = asked.view, asked.teller.text
    if asked.is_closed:
        return t("reply-closed")
    note = asked.choices.note(view.options) if asked.is_mine else ""
    if note:
        return note
    if RollMove() not in view.options:
        return t("reply-no-odds")
    odds = reach_odds(view)
    likely = sorted(odds, key=lambda place: -odds[place])
    places = (f"{asked.teller.place(place)}: {percent(t, odds[place])}" for place in likely)
    return t("reply-odds", places="; ".join(places))


# The answer to each key, pressed with Ctrl.
REPLIES: Final[dict[str, Callable[[Asked], str]]] = {
    "t": _turn, "h": _hand, "p": _place, "r": _rivals, "b": _board, "a": _can, "n": _cannot, "l": _lines, "o": _odds,
}
