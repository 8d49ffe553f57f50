"""Extortion and combat between players (R5.6, R11c, R11d)."""

from .counts import FIELD, WEAPONS
from .state import GameState
from .weapons import lay_weapon, next_mate
from .words import (
    ASK_COMBAT, ASK_EXTORTED, COMBAT_WON, COOPERATE, COOPERATED, EXTORTED, FIGHT, GIVEN_UP, NOTHING, REFUSED,
    REGAINED, WEAPON, Action, Event, Events, Frame,
)
from .zones import beat, gain_openly, give_openly, lose_openly, powered, put_back, take_random


def extort(game: GameState, action: Action, events: Events) -> None:
    _, target, tool, weapons = action
    seat = game.turn
    game.actions -= 1
    game.extortions += 1
    lose_openly(game, seat, weapons)
    game.table += weapons
    if events is not None:
        events.append(Event((EXTORTED, seat, target, tool, weapons)))
        if game.pack.powers[game.gang[target]].weapons_to_extort:
            powered(game, target, events)
    game.agenda.append((ASK_EXTORTED, target, seat, tool))


def answer_extorted(game: GameState, frame: Frame, action: Action, events: Events) -> None:
    _, target, attacker, tool = frame
    if action[0] == COOPERATE:
        if events is not None:
            events.append(Event((COOPERATED, target, attacker, tool)))
        give_openly(game, target, attacker, tool, events)
        if game.pack.powers[game.gang[attacker]].weapon_returns:
            take_weapons(game, attacker, events)
            powered(game, attacker, events)
        else:
            spend_weapons(game)     # The weapon is spent even if the target cooperates (R5.6c).
    elif action[0] == FIGHT:
        if events is not None:
            events.append(Event((REFUSED, target, attacker)))
        game.agenda.append((ASK_COMBAT, target, attacker, target, tool, 1, 0, 0))


def take_weapons(game: GameState, seat: int, events: Events) -> None:
    weapons = game.table & WEAPONS
    game.table -= weapons
    gain_openly(game, seat, weapons)
    if events is not None:
        events.append(Event((REGAINED, seat, weapons)))


def spend_weapons(game: GameState) -> None:
    weapons = game.table & WEAPONS
    game.table -= weapons
    put_back(game, weapons)


def answer_combat(game: GameState, frame: Frame, action: Action, events: Events) -> None:
    """One weapon, or giving up; a side gives up only when principal and teammates all pass (R11c)."""
    _, seat, attacker, defender, tool, defending, a_helpers, d_helpers = frame
    principal = defender if defending else attacker
    if action[0] == WEAPON:
        lay_weapon(game, seat, principal, action[1], events)
        if seat != principal:
            if defending:
                d_helpers |= 1 << seat
            else:
                a_helpers |= 1 << seat
        other = attacker if defending else defender
        game.agenda.append(
            (ASK_COMBAT, other, attacker, defender, tool, 1 - defending, a_helpers, d_helpers)
        )
        return
    if events is not None:
        events.append(Event((GIVEN_UP, seat)))
    mate = next_mate(game, principal, seat)
    if mate != NOTHING:
        game.agenda.append((ASK_COMBAT, mate, *frame[2:]))
    else:
        settle(game, frame, attacker if defending else defender, events)


def settle(game: GameState, frame: Frame, winner: int, events: Events) -> None:
    """The loser is beaten and the winner takes one card (R5.6e to g, R11d)."""
    _, _, attacker, defender, tool, _, a_helpers, d_helpers = frame
    loser, helpers = (defender, d_helpers) if winner == attacker else (attacker, a_helpers)
    spend_weapons(game)
    if events is not None:
        events.append(Event((COMBAT_WON, winner, loser)))
    beat(game, loser, 1, events)
    helping = [mate for mate in game.others[loser] if helpers >> mate & 1]
    for mate in helping:
        beat(game, mate, 1, events)
    powers = game.pack.powers
    if powers[game.gang[loser]].keeps_cards:
        if game.hand[loser]:
            powered(game, loser, events)
    else:
        if winner == attacker and game.hand[loser] & FIELD[tool]:
            give_openly(game, loser, winner, tool, events)
        else:
            take_random(game, winner, loser, events)
        if winner == attacker and game.hand[loser] and powers[game.gang[winner]].spoils:
            powered(game, winner, events)
            for _ in range(powers[game.gang[winner]].spoils):
                take_random(game, winner, loser, events)    # From the principal, not a helper (R14k).
    for mate in helping:
        if powers[game.gang[mate]].keeps_cards:
            if game.hand[mate]:
                powered(game, mate, events)
        else:
            take_random(game, winner, mate, events)
