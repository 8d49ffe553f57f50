"""Views and decisions as the protocol's objects."""

from ..model.counts import SUPPLY_KINDS, count
from ..model.legal import legal
from ..model.notation import Json, Notation, prompt
from ..model.teams import MICHELS, team_scores
from ..model.state import GameState
from ..model.used_powers import write_used
from ..model.view import View, view


def decision(game: GameState, notation: Notation) -> Json | None:
    """The question, the seat that is asked, and all options; None when the game is over."""
    if game.winners:
        return None
    seat = game.decider
    return {
        "seat": seat,
        "prompt": prompt(game.agenda[-1] if game.agenda else None),
        "options": [notation.action(option, game.background[seat]) for option in legal(game)],
        "pending": _pending(view(game, seat), notation),
    }


def _pending(sight: View, notation: Notation) -> Json | None:
    return notation.pending(sight.agenda, sight.table, sight.michel_table)


def seen(sight: View, notation: Notation) -> Json:
    """A seat's view as an object. It contains only what the seat may know."""
    asked = None
    if sight.options:
        asked = {
            "seat": sight.seat,
            "prompt": prompt(sight.agenda[-1] if sight.agenda else None),
            "options": [notation.action(option, sight.background[sight.seat]) for option in sight.options],
            "pending": _pending(sight, notation),
        }
    written: Json = {
        "seat": sight.seat,
        "players": sight.players,
        "team": sight.team,
        "turn": {
            "seat": sight.turn, "actions": sight.actions, "searches": sight.searches,
            "extortions": sight.extortions,
            **write_used(sight.used, sight.gang[sight.turn], notation),
            "dig_bonus": sight.dig_bonus, "number": sight.turns,
        },
        "decision": asked,
        "piles": {notation.kinds[kind]: count(sight.piles, kind) for kind in SUPPLY_KINDS},
        "search": {"deck": sight.deck, "discard": notation.cards(sight.discard)},
        "gangs": {
            name: {"top": notation.gang_cards[top] or None, "size": number}
            for name, top, number in zip(notation.gangs, sight.gang_tops, sight.gang_sizes, strict=True)
        },
        "michel": None if not sight.michel else {
            "who": MICHELS[sight.michel], "place": notation.places[sight.michel_place],
            "deck": sight.michel_deck,
            "discard": [notation.michel_cards[card] for card in sight.michel_discard],
        },
        "table": {
            "cards": notation.cards(sight.table),
            "michel": [notation.michel_cards[card] for card in sight.michel_table],
        },
        "pending": _pending(sight, notation),
        "seats": [_seat(sight, owner, notation) for owner in range(sight.players)],
    }
    if sight.team:
        written["team_points"] = list(team_scores(sight.points))
    return written


def _seat(sight: View, owner: int, notation: Notation) -> Json:
    card = sight.background[owner]
    written: Json = {
        "place": notation.places[sight.place[owner]],
        "hand_size": sight.sizes[owner],
        "cigarettes": sight.cigarettes[owner],
        "beatings": sight.beatings[owner],
        "gang": notation.gang_cards[sight.gang[owner]] or None,
        "background": {
            "card": notation.backgrounds[card] if card >= 0 else None,
            "revealed": bool(sight.revealed[owner]),
        },
        "tunnel": notation.cards(sight.tunnel[owner]),
        "points": sight.points[owner],
        "prisoner": sight.prisoner[owner],
    }
    if sight.hands[owner] >= 0:
        written["hand"] = notation.cards(sight.hands[owner])
    else:
        written["known"] = notation.cards(sight.known[owner])
    return written
