"""Sets up an evening: its cards, its deal, what each seat begins with. The result is a normal game position."""

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from ...cards.library import BadPack, load_pack
from ...model.codec import position
from ...model.counts import ONE, SUPPLY_KINDS
from ...model.notation import Json, Notation
from ...model.pack import Pack
from ...model.setup import new_game
from ...model.state import GameState
from ...model.zones import draw, gain_openly, take_supply
from ..packs import pack_in
from ..plan import Plan
from ..recording import Record
from .evening import PLAYER, Evening, Favour, Start

ENOUGH: Final = 16      # packs of evenings that are kept in memory


class CannotBeLaid(Exception):
    """An evening that breaks a rule of the game: what is wrong, in a sentence."""


@lru_cache(ENOUGH)
def _changed_pack(name: str, changes: tuple[tuple[str, str], ...]) -> Pack:
    shipped = pack_in(None)
    trees = {file: _merged(tree, json.loads(dict(changes).get(file, "{}"))) for file, tree in shipped.trees.items()}
    pack = load_pack(trees, name)
    pack.words, pack.pictures = shipped.words, shipped.pictures
    return pack


def pack_for_evening(evening: Evening) -> Pack:
    """The shipped cards with the evening's changes. Raises BadPack."""
    if not evening.cards:
        return pack_in(None)
    return _changed_pack(evening.name, tuple((file, json.dumps(tree)) for file, tree in evening.cards.items()))


def _merged(tree: object, change: object) -> object:
    """The tree with a change applied. What the change leaves out stays as it is; what it calls null is removed."""
    if isinstance(tree, Mapping) and isinstance(change, Mapping):
        whole = {**tree, **{key: _merged(tree.get(key), value) for key, value in change.items()}}
        return {key: value for key, value in whole.items() if value is not None}
    return change


def lay_out(evening: Evening, favours: Sequence[Favour], deal: int) -> GameState:
    """The evening's game before the first action. Raises CannotBeLaid."""
    try:
        pack = pack_for_evening(evening)
    except BadPack as bad:
        raise CannotBeLaid(str(bad)) from None
    starts = [Start()] * evening.players
    starts[PLAYER] = evening.you
    for seat in range(1, evening.players):
        starts[seat] = evening.others
    is_first = any(start.first for start in (evening.you, *(favour.start for favour in favours)))
    first = PLAYER if is_first else 1 if evening.others.first else None
    game = new_game(pack, evening.players, deal, team=evening.team, michel=evening.michel_number, first=first)
    notation = Notation(pack)
    for seat, start in enumerate(starts):
        _begin(game, notation, seat, start)
    for favour in favours:
        _begin(game, notation, PLAYER, favour.start)
    return game


def _begin(game: GameState, notation: Notation, seat: int, start: Start) -> None:
    """Give a seat what it begins with. Cards are taken from piles and the deck, so that none exists twice."""
    if start.place:
        place = notation.places.index(start.place)
        if place not in game.board.places:
            raise CannotBeLaid(f"there is no {start.place} on this side of the board")
        game.place[seat] = place
    game.beatings[seat] = min(game.beatings[seat] + start.beatings, game.pack.most_beatings)
    game.cigarettes[seat] += start.cigarettes
    game.revealed[seat] = int(game.revealed[seat] or start.revealed)
    for name, number in start.hand:
        kind = notation.kinds.index(name)
        for _ in range(number):
            _give(game, seat, kind, name)
    draw(game, seat, start.draw, None)


def _give(game: GameState, seat: int, kind: int, name: str) -> None:
    if kind in SUPPLY_KINDS:
        if not take_supply(game, seat, kind, 1):
            raise CannotBeLaid(f"there are not so many of '{name}'")
    elif kind in game.deck:
        game.deck.remove(kind)          # the deepest one, so that the next draws stay the same
        gain_openly(game, seat, ONE[kind])
    else:
        draw(game, seat, 1, None)       # No such card is left in the deck: draw any card instead.


def record_of(game: GameState, plan: Plan, salt: str) -> Json:
    """The evening's record before the first action: it begins at a position."""
    notation = Notation(game.pack)
    return Record.of_position(notation, position(game, notation), salt, plan=plan).written()
