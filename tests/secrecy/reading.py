"""Raw states, views, events and options as the plain data that the oracle judges. Nothing is left out or added here."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from blackgate.model.actions import Action, Cooperate, Craft, Dig, Extort, Join, Play, Weapon
from blackgate.model.counts import ONE, Cards, pair_up
from blackgate.model.events import Event
from blackgate.model.frames import Frame
from blackgate.model.legal import legal
from blackgate.model.questions.extorted import AskExtorted
from blackgate.model.sorts import fields_of
from blackgate.model.state import GameState
from blackgate.model.state import FIELDS as STATE_FIELDS
from blackgate.model.view import View
from blackgate.model.view import FIELDS as VIEW_FIELDS
from blackgate.model.vocabulary import ANY

from .knowledge import EVENTS, EVERYBODY, STATE
from .oracle import HIDDEN, Plain

UNSEEN = -1             # how a view writes a hand or a Background that it does not show


def cards(counts: Cards) -> Counter[int]:
    return Counter(dict(pair_up(counts)))


def event(happened: Event) -> Plain:
    read: Plain = {"event": happened.name}
    for field in fields_of(type(happened)):
        value = getattr(happened, field.name)
        read[field.written] = HIDDEN if value == ANY else cards(value) if field.sort == "cards" else value
    return read


def frame(waiting: Frame) -> Plain:
    read: Plain = {"step": waiting.step}
    for field in fields_of(type(waiting)):
        value = getattr(waiting, field.name)
        read[field.name] = HIDDEN if value == ANY else value
    return read


def option(game: GameState, action: Action) -> Plain:
    """An option, with the cards of the hand that it takes."""
    needs = 0
    if isinstance(action, Dig):
        return _option(action, Counter({action.tool: 1}))
    if isinstance(action, Play):
        return _option(action, Counter({action.card: 1}))
    if isinstance(action, Weapon):
        return _option(action, Counter({action.kind: 1}))
    if isinstance(action, Cooperate):       # A player names the tool in the demand, Michel(le) leaves the choice.
        asked = game.agenda[-1]
        return _option(action, Counter({asked.tool if isinstance(asked, AskExtorted) else action.tool: 1}))
    if isinstance(action, Join):
        needs = action.accessories
    elif isinstance(action, Extort):
        needs = action.weapons
    elif isinstance(action, Craft):
        recipe = game.pack.recipe_of[action.product]
        needs = recipe.needs_spared if game.pack.powers[game.gang[game.turn]].no_link else recipe.needs
    return _option(action, cards(needs))


def _option(action: Action, needs: Counter[int]) -> Plain:
    return {"do": action.name, "action": tuple(action), "needs": needs}


def truth(game: GameState) -> Plain:
    """All that there is to know."""
    read: Plain = {name: _plain(getattr(game, name)) for name in STATE_FIELDS}
    read["hand"] = [cards(hand) for hand in game.hand]
    read["agenda"] = [frame(waiting) for waiting in game.agenda]
    read["asked"] = game.decider
    read["options"] = [option(game, action) for action in legal(game)]
    read["options_with_every_part"] = [option(game, action) for action in legal(_with_every_part(game))]
    return read


def _with_every_part(game: GameState) -> GameState:
    """The game if who is asked had one card of every kind."""
    supposed = game.clone()
    supposed.options = None
    supposed.hand[game.decider] = sum(ONE[:len(game.pack.kinds)])
    return supposed


def view(seen: View, game: GameState) -> Plain:
    """A view; `game` says only what its options cost. Fields that the state has under another name keep the view's."""
    read: Plain = {name: _plain(getattr(seen, name)) for name in VIEW_FIELDS}
    read["hands"] = [HIDDEN if hand == UNSEEN else cards(hand) for hand in seen.hands]
    read["known"] = [cards(known) for known in seen.known]
    read["background"] = [HIDDEN if card == UNSEEN else card for card in seen.background]
    read["gang_tops"] = [card or None for card in seen.gang_tops]
    read["agenda"] = [frame(waiting) for waiting in seen.agenda]
    read["options"] = [option(game, action) for action in seen.options]
    return read


def hands(game: GameState) -> list[Counter[int]]:
    return [cards(hand) for hand in game.hand]


def known(game: GameState) -> dict[tuple[int, int], Counter[int]]:
    """What the state says that viewers are sure of, by viewer and owner."""
    players = game.players
    return {
        (viewer, owner): cards(game.known[owner * players + viewer])
        for owner in range(players) for viewer in range(players) if viewer != owner
    }


def events(happened: Iterable[Event]) -> list[Plain]:
    return [event(each) for each in happened]


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, Sequence) and not isinstance(value, str) else value


# --- The way back: what the game's talkers are handed, made of nothing that is secret ---------------------------------


def public_view(game: GameState) -> View:
    """A view on which only what is public was ever written; whoever asks it for anything else gets an error."""
    bare = View()
    for name in VIEW_FIELDS:
        if STATE.get(name) == EVERYBODY:
            value = getattr(game, name)
            setattr(bare, name, tuple(value) if isinstance(value, list) else value)
    return bare


def public_event(happened: Event, instead: int = ANY) -> Event:
    """An event with something else (or nothing) where its secrets stood."""
    secret = EVENTS[happened.name].secret
    hidden: Any = {field.name: instead for field in fields_of(type(happened)) if field.written in secret}
    return happened._replace(**hidden)
