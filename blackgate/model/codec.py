"""Positions: the complete state of a game as plain JSON, and games built from it (PROTOCOL, Position).

A field that a position leaves out has its value at setup. `position` leaves out nothing.
"""

from typing import Final

from .agenda_codec import read_agenda, write_agenda
from .counts import ONE, SUPPLY, SUPPLY_KINDS, TOOLS, Cards, count, holds, listed, pair_up
from .fields import Fields, PositionError, WrongField
from .notation import Notation
from .rng import MOST_SEED, shuffle
from .setup import michel_cards, search_cards
from .teams import MICHELS
from .names import Json
from .state import MOST_ACTIONS, MOST_DIG_BONUS, GameState
from .used_powers import MEMBERS, read_used, write_used

VERSION: Final = 1
MOST_POINTS: Final = 1000

_TOP: Final = (
    "version", "players", "team", "michel", "turn", "first", "turns", "seats", "search", "piles", "gangs", "rolls",
    "seed", "drawn", "table", "agenda",
)
_SEAT: Final = (
    "place", "hand", "cigarettes", "beatings", "gang", "background", "tunnel", "points", "prisoner", "knows",
)


def position(game: GameState, notation: Notation) -> Json:
    """The complete position, in the form that `load_position` reads."""
    return {
        "version": VERSION,
        "players": game.players,
        "team": game.team,
        "michel": None if not game.michel else {
            "who": MICHELS[game.michel],
            "place": notation.places[game.michel_place],
            "deck": [notation.michel_cards[card] for card in game.michel_deck],
            "discard": [notation.michel_cards[card] for card in game.michel_discard],
        },
        "turn": {
            "seat": game.turn, "actions": game.actions, "searches": game.searches,
            "extortions": game.extortions,
            **write_used(game.used, game.gang[game.turn], notation), "dig_bonus": game.dig_bonus,
        },
        "first": game.first,
        "turns": game.turns,
        "seats": [_write_seat(game, seat, notation) for seat in range(game.players)],
        "search": {
            "top": [notation.kinds[card] for card in reversed(game.deck)],
            "discard": notation.cards(game.discard),
        },
        "piles": {notation.kinds[kind]: count(game.piles, kind) for kind in SUPPLY_KINDS},
        "gangs": {
            gang: [notation.gang_cards[card] for card in pile]
            for gang, pile in zip(notation.gangs, game.gang_piles, strict=True)
        },
        "rolls": list(game.rolls),
        "seed": game.seed,
        "drawn": game.drawn,
        "table": {
            "cards": notation.cards(game.table),
            "michel": [notation.michel_cards[card] for card in game.michel_table],
        },
        "agenda": write_agenda(game, notation),
    }


def _write_seat(game: GameState, seat: int, notation: Notation) -> Json:
    players = game.players
    return {
        "place": notation.places[game.place[seat]],
        "hand": notation.cards(game.hand[seat]),
        "cigarettes": game.cigarettes[seat],
        "beatings": game.beatings[seat],
        "gang": notation.gang_cards[game.gang[seat]] or None,
        "background": {
            "card": notation.backgrounds[game.background[seat]],
            "revealed": bool(game.revealed[seat]),
        },
        "tunnel": notation.cards(game.tunnel[seat]),
        "points": game.points[seat],
        "prisoner": game.prisoner[seat],
        "knows": {
            str(owner): notation.cards(game.known[owner * players + seat])
            for owner in range(players)
            if owner != seat and game.known[owner * players + seat]
        },
    }


def load_position(written: object, notation: Notation) -> GameState:
    """The game a position describes. Raises PositionError, which names the field that is wrong."""
    try:
        _check_version(Fields(written))         # first, because another version has other fields
        return _load(Fields(written, "", _TOP), notation)
    except PositionError:
        raise
    except WrongField as wrong:
        raise PositionError(wrong.field or "position", wrong.sentence) from None


def _check_version(top: Fields) -> None:
    """There has been one version so far. A position without one is of this version."""
    if top.number("version", VERSION, 1) > VERSION:
        raise PositionError("version", f"is newer than this program can read ({VERSION})")


def _load(top: Fields, notation: Notation) -> GameState:
    pack = notation.pack
    players = top.number("players", None, 2, 6)
    team = top.flag("team", False)
    if team and players not in pack.numbers.team_goal:
        raise PositionError("players", "must be 4 or 6 in team mode")
    game = GameState().set_out(pack, players, team, top.number("seed", 0, 0, MOST_SEED))
    turn = _read_turn(game, top)
    _read_seats(game, top, notation)
    game.used = read_used(turn, game.gang[game.turn], notation)
    _read_cards(game, top, notation)
    _read_gangs(game, top, notation)
    _read_michel(game, top, notation)
    game.rolls = tuple(top.numbers("rolls", 1, 6))
    _check_not_won(game)
    game.drawn = top.number("drawn", game.drawn)
    read_agenda(game, top.value("agenda", []), notation)
    return game


def _read_turn(game: GameState, top: Fields) -> Fields:
    """Read what is left of the turn. The powers used in it are read later, when the gang cards are known."""
    turn = top.inner("turn", ("seat", "actions", "searches", "extortions", *MEMBERS, "dig_bonus"))
    last = game.players - 1
    game.turn = turn.number("seat", 0, 0, last)
    pack = game.pack
    game.actions = turn.number("actions", pack.actions, 0, MOST_ACTIONS)
    game.searches = turn.number("searches", 0, 0, max(powers.search_limit for powers in pack.powers))
    game.extortions = turn.number("extortions", 0, 0, pack.extortions)
    game.dig_bonus = turn.number("dig_bonus", 0, 0, MOST_DIG_BONUS)
    game.first = top.number("first", 0, 0, last)
    game.turns = top.number("turns", 1)
    return turn


def _read_seats(game: GameState, top: Fields, notation: Notation) -> None:
    entries = top.sequence("seats")
    if len(entries) > game.players:
        raise PositionError("seats", f"has more entries than players ({game.players})")
    entries += [{}] * (game.players - len(entries))
    seats = [Fields(entry, f"seats[{number}]", _SEAT) for number, entry in enumerate(entries)]
    here = [notation.places[place] for place in game.board.places]
    backgrounds: list[int] = []
    for number, seat in enumerate(seats):
        game.place[number] = notation.places.index(seat.word("place", here, notation.places[game.place[number]]))
        game.hand[number] = _read_cards_field(seat, "hand", notation)
        game.cigarettes[number] = seat.number("cigarettes", 0)
        game.beatings[number] = seat.number("beatings", 0, 0, game.pack.most_beatings)
        gang = seat.value("gang", None)
        if gang is not None:
            game.gang[number] = notation.gang_cards.index(seat.word("gang", notation.gang_cards[1:]))
        tunnel = _read_cards_field(seat, "tunnel", notation)
        if tunnel & ~TOOLS:
            raise PositionError(f"seats[{number}].tunnel", "holds something that is no tool")
        game.tunnel[number] = tunnel
        printed = sum(game.pack.kinds[kind].points * n for kind, n in pair_up(tunnel))
        # Each dig scores what is printed or more, and nothing takes points away (R14p).
        game.points[number] = seat.number("points", printed, printed, max(printed, MOST_POINTS))
        backgrounds.append(_read_background(game, number, seat, notation))
    _deal_backgrounds(game, backgrounds)
    _read_prisoners(game, seats)
    for number, seat in enumerate(seats):
        _read_knowledge(game, number, seat, notation)


def _read_cards_field(fields: Fields, name: str, notation: Notation) -> Cards:
    return notation.read_cards(fields.path(name), fields.value(name, {}), zero=True)


def _read_background(game: GameState, number: int, seat: Fields, notation: Notation) -> int:
    """The seat's Background card, or -1 if the seed deals it."""
    if not seat.has("background"):
        return -1
    entry = seat.inner("background", ("card", "revealed"))
    game.revealed[number] = int(entry.flag("revealed", False))
    if not entry.has("card"):
        return -1
    return notation.backgrounds.index(entry.word("card", notation.backgrounds))


def _deal_backgrounds(game: GameState, named: list[int]) -> None:
    for number, card in enumerate(named):
        if card >= 0 and card in named[:number]:
            raise PositionError(f"seats[{number}].background.card", "another seat has the same Background")
    rest = [card for card in range(len(game.pack.backgrounds)) if card not in named]
    if -1 in named:
        shuffle(game, rest)
    game.background = [card if card >= 0 else rest.pop() for card in named]


def _read_prisoners(game: GameState, seats: list[Fields]) -> None:
    inmates = game.pack.inmates
    taken: set[int] = set()
    named = [seat.number("prisoner", -1, 0, len(inmates) - 1) if seat.has("prisoner") else -1 for seat in seats]
    for number, prisoner in enumerate(named):
        if prisoner >= 0:
            if inmates[prisoner].board in taken:
                raise PositionError(f"seats[{number}].prisoner", "this prisoner board is already in play")
            taken.add(inmates[prisoner].board)
    for number, prisoner in enumerate(named):
        if prisoner >= 0:
            game.prisoner[number] = prisoner
        else:
            game.prisoner[number] = next(n for n, inmate in enumerate(inmates) if inmate.board not in taken)
            taken.add(inmates[game.prisoner[number]].board)


def _read_knowledge(game: GameState, number: int, seat: Fields, notation: Notation) -> None:
    for owner, cards in seat.mapping("knows").items():
        path = f"{seat.path('knows')}.{owner}"
        if not (owner.isascii() and owner.isdigit() and len(owner) == 1) or int(owner) >= game.players:
            raise PositionError(path, "names no seat")
        if int(owner) == number:
            raise PositionError(path, "is the seat itself")
        known = notation.read_cards(path, cards, zero=True)
        if not holds(game.hand[int(owner)], known):
            raise PositionError(path, "knows cards that are not in that hand")
        game.known[int(owner) * game.players + number] = known


def _read_cards(game: GameState, top: Fields, notation: Notation) -> None:
    """Fill decks and piles with the cards that the position names nowhere else."""
    pack = game.pack
    search = top.inner("search", ("top", "discard"))
    next_draws = [notation.kinds.index(word) for word in search.words("top", notation.kinds, repeated=True)]
    game.discard = _read_cards_field(search, "discard", notation)
    if game.discard & SUPPLY or any(kind in SUPPLY_KINDS for kind in next_draws):
        raise PositionError("search", "holds a card of a supply pile")
    table = top.inner("table", ("cards", "michel"))
    game.table = _read_cards_field(table, "cards", notation)
    game.michel_table = tuple(
        notation.michel_cards.index(word)
        for word in table.words("michel", notation.michel_cards, repeated=True)
    )
    _check_enough(game, next_draws, notation)
    rest = pack.all_cards - game.table - game.discard - sum(game.hand) - sum(game.tunnel)
    _read_piles(game, top, rest & SUPPLY, notation)
    remainder = list(search_cards(pack))
    for kind in listed((pack.all_cards - rest) & ~SUPPLY) + next_draws:
        remainder.remove(kind)
    shuffle(game, remainder)
    game.deck = remainder + next_draws[::-1]


def _check_enough(game: GameState, next_draws: list[int], notation: Notation) -> None:
    """No card may be in more places than it has copies."""
    left = {n: kind.copies for n, kind in enumerate(game.pack.kinds)}
    zones: list[tuple[str, Cards]] = []
    for seat in range(game.players):
        zones.append((f"seats[{seat}].hand", game.hand[seat]))
        zones.append((f"seats[{seat}].tunnel", game.tunnel[seat]))
    zones += [("table.cards", game.table), ("search.discard", game.discard)]
    zones += [("search.top", ONE[kind]) for kind in next_draws]
    for name, cards in zones:
        for kind, number in pair_up(cards):
            left[kind] -= number
            if left[kind] < 0:
                raise PositionError(
                    name if name == "search.top" else f"{name}.{notation.kinds[kind]}",
                    f"there are only {game.pack.kinds[kind].copies} of '{notation.kinds[kind]}'",
                )


def _read_piles(game: GameState, top: Fields, rest: Cards, notation: Notation) -> None:
    piles = top.inner("piles", tuple(notation.kinds[kind] for kind in SUPPLY_KINDS))
    for kind in SUPPLY_KINDS:
        available = count(rest, kind)
        number = piles.number(notation.kinds[kind], available, 0)
        if number > available:
            raise PositionError(f"piles.{notation.kinds[kind]}", f"only {available} are left")
        game.piles += number * ONE[kind]
        game.out += (available - number) * ONE[kind]


def _read_gangs(game: GameState, top: Fields, notation: Notation) -> None:
    pack = game.pack
    for seat, card in enumerate(game.gang):
        if card and card in game.gang[:seat]:
            raise PositionError(f"seats[{seat}].gang", "another seat has the same gang card")
    piles = top.inner("gangs", tuple(notation.gangs))
    for gang, name in enumerate(notation.gangs):
        of_gang = [n for n, number in enumerate(pack.gang_of) if n and number == gang]
        listed_first = [
            notation.gang_cards.index(word)
            for word in piles.words(name, [notation.gang_cards[n] for n in of_gang])
        ]
        for card in listed_first:
            if card in game.gang:
                raise PositionError(f"gangs.{name}", f"'{notation.gang_cards[card]}' lies before a player")
        rest = [card for card in of_gang if card not in listed_first and card not in game.gang]
        shuffle(game, rest)
        game.gang_piles[gang] = (*listed_first, *rest)


def _read_michel(game: GameState, top: Fields, notation: Notation) -> None:
    if top.value("michel", None) is None:
        if game.michel_table:
            raise PositionError("table.michel", "there is no Michel(le) in this game")
        return
    entry = top.inner("michel", ("who", "place", "deck", "discard"))
    game.michel = MICHELS.index(entry.word("who", MICHELS[1:], MICHELS[1]))
    open_places = [notation.places[place] for place in game.board.open_places]
    start = notation.places[game.pack.michel_start]
    game.michel_place = notation.places.index(entry.word("place", open_places, start))
    rest = michel_cards(game.pack)
    zones: dict[str, tuple[int, ...]] = {"table.michel": game.michel_table}
    for name in ("deck", "discard"):
        zones[f"michel.{name}"] = tuple(
            notation.michel_cards.index(word)
            for word in entry.words(name, notation.michel_cards, repeated=True)
        )
    for name, cards in zones.items():
        for card in cards:
            if card not in rest:
                raise PositionError(name, f"there are not so many '{notation.michel_cards[card]}'")
            rest.remove(card)
    shuffle(game, rest)
    game.michel_deck = (*zones["michel.deck"], *rest)
    game.michel_discard = zones["michel.discard"]


def _check_not_won(game: GameState) -> None:
    for seat in range(game.players):
        if game.score(seat) >= game.goal and game.points[seat]:
            raise PositionError(f"seats[{seat}].points", f"the game is already won at {game.goal}")


__all__ = ["VERSION", "PositionError", "load_position", "position"]
