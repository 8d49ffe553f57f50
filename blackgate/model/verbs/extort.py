"""Lay Weapons before a rival in the same place and demand a Tool (R5.6)."""

from typing import Final

from ..actions import Action, Extort
from ..counts import TOOL_KINDS, WEAPONS, holds, pair_up, size
from ..events import Events, Extorted
from ..questions.extorted import AskExtorted
from ..refusals import Refusal, is_weapon
from ..teams import RIVALS, is_rival
from ..state import GameState
from ..zones import lose_openly, powered
from .verb import Verb


def add_options(game: GameState, seat: int, options: list[Action]) -> None:
    """Add every rival here with each Tool and choice of Weapons. The caller has checked that the seat has one."""
    pack = game.pack
    where = game.place
    place = where[seat]
    if game.extortions >= pack.extortions or place == game.board.solitary:
        return
    hand = game.hand[seat]
    for other in RIVALS[game.team][game.players][seat]:
        if where[other] == place:
            options += pack.extort_options(hand, pack.powers[game.gang[other]].weapons_needed, other)


def do(game: GameState, action: Extort, events: Events) -> None:
    target, tool, weapons, _ = action
    seat = game.turn
    game.actions -= 1
    game.extortions += 1
    lose_openly(game, seat, weapons)
    game.table += weapons
    if events is not None:
        events.append(Extorted(seat, target, tool, weapons))
        if game.pack.powers[game.gang[target]].weapons_to_extort:
            powered(game, target, events)
    game.agenda.append(AskExtorted(target, seat, tool))


def refuse(game: GameState, action: Extort) -> list[Refusal]:
    target, tool, weapons, _ = action
    seat = game.turn
    armed = bool(game.hand[seat] & WEAPONS)
    found: list[Refusal] = []
    if game.extortions >= game.pack.extortions:
        found.append(("already_extorted", "R5.6"))
    if game.place[seat] == game.board.solitary:
        found.append(("not_in_solitary", "R5.6a"))
    if not armed:
        found.append(("no_weapon", "R5.6a"))
    if target == seat:
        found.append(("not_yourself", "R5.6a"))
    elif game.place[target] != game.place[seat]:
        found.append(("target_not_here", "R5.6a"))
    if target != seat and not is_rival(game.team, target, seat):
        found.append(("not_a_rival", "R5.6a"))
    if tool not in TOOL_KINDS:
        found.append(("not_a_tool", "R5.6b"))
    if any(not is_weapon(kind) for kind, _ in pair_up(weapons)):
        found.append(("not_a_weapon", "R5.6b"))
    if size(weapons) != game.pack.weapons_to_extort(game.gang[target]):
        found.append(("wrong_number_of_weapons", "R5.6b"))
    if armed and not holds(game.hand[seat], weapons):
        found.append(("card_not_in_hand", "R5.6b"))
    return found


VERB: Final = Verb(Extort, do, refuse, add_options=add_options, needs=WEAPONS, is_open=True)
