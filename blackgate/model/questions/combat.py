"""Lay a weapon or give up? Both sides are asked in turn, and teammates who may help (R5.6d to g, R11c, R11d)."""

from typing import Final, Literal, NamedTuple

from ..actions import Action, Reveal, Weapon
from ..counts import FIELD, WEAPONS, size
from ..events import CombatWon, Events, GivenUp
from ..refusals import Refusal
from ..reveals import reveal
from ..teams import is_rival
from ..sorts import Flag, Seat, Seats, Tool
from ..names import Json, Spelling
from ..state import GameState
from ..vocabulary import NOTHING
from ..weapons import lay_weapon, next_mate, refused_helpers, refused_weapon, weapon_options
from ..zones import beat, give_openly, powered, put_back, take_random
from .question import Question, Table


class AskCombat(NamedTuple):
    seat: "Seat"
    attacker: "Seat"
    defender: "Seat"
    tool: "Tool"
    defending: "Flag"
    attackers_helpers: "Seats"
    defenders_helpers: "Seats"
    step: Literal["combat"] = "combat"

    @property
    def principal(self) -> int:
        """The attacker or the defender, whichever is on the side that is asked."""
        return self.defender if self.defending else self.attacker

    @property
    def foe(self) -> int:
        return self.attacker if self.defending else self.defender


TOO_FEW_WEAPONS: Final = "too few weapons were laid for it"


def prompt(frame: AskCombat) -> str:
    return "combat" if frame.seat == frame.principal else "help"


def options(frame: AskCombat, game: GameState) -> list[Action]:
    return weapon_options(game, frame.seat, frame.principal)


def answer(frame: AskCombat, game: GameState, action: Action, events: Events) -> None:
    """Lay one weapon or give up. A side gives up only when the principal and all teammates pass (R11c)."""
    if isinstance(action, Reveal):
        game.agenda.append(frame)       # The Background's script finds the combat there.
        reveal(game, frame.seat, action.target, NOTHING, events)
        return
    seat, attacker, defender, tool, defending, a_helpers, d_helpers, _ = frame
    principal = defender if defending else attacker
    if isinstance(action, Weapon):
        lay_weapon(game, seat, principal, action.kind, events)
        if seat != principal:
            if defending:
                d_helpers |= 1 << seat
            else:
                a_helpers |= 1 << seat
        other = attacker if defending else defender
        game.agenda.append(AskCombat(other, attacker, defender, tool, 1 - defending, a_helpers, d_helpers))
        return
    if events is not None:
        events.append(GivenUp(seat))
    mate = next_mate(game, principal, seat)
    if mate != NOTHING:
        game.agenda.append(frame._replace(seat=mate))
    else:
        settle(game, frame, frame.foe, events)


def spend_weapons(game: GameState) -> None:
    weapons = game.table & WEAPONS
    game.table -= weapons
    put_back(game, weapons)


def settle(game: GameState, frame: AskCombat, winner: int, events: Events) -> None:
    """End the combat: the loser is beaten and the winner takes one card (R5.6e to g, R11d)."""
    _, attacker, defender, tool, _, a_helpers, d_helpers, _ = frame
    loser, helpers = (defender, d_helpers) if winner == attacker else (attacker, a_helpers)
    spend_weapons(game)
    if events is not None:
        events.append(CombatWon(winner, loser))
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


def refuse(frame: AskCombat, game: GameState, action: Action, rule: str) -> Refusal | None:
    return refused_weapon(game, frame.seat, frame.principal, action, rule)


def refused_foes(game: GameState, attacker: int, defender: int) -> str:
    """Why these two cannot fight (R5.6a); empty if they can."""
    if attacker != game.turn:
        return "only the player on turn extorts"
    if attacker == defender:
        return "nobody extorts themselves"
    if not game.place[attacker] == game.place[defender] != game.board.solitary:
        return "they are not in the same place"
    return "" if is_rival(game.team, attacker, defender) else "teammates do not extort each other"


def laid_since(game: GameState, defender: int) -> int:
    """How many weapons were laid after those needed to extort this seat (R5.6b). Negative: too few lie there."""
    needed = game.pack.numbers.weapons_to_extort + game.pack.powers[game.gang[defender]].weapons_to_extort
    return size(game.table & WEAPONS) - needed


def _refused_weapons(frame: AskCombat, game: GameState) -> str:
    """Why the laid weapons do not fit the question: the sides lay them in turn, the defender first (R5.6d)."""
    laid = laid_since(game, frame.defender)
    if laid < 0:
        return TOO_FEW_WEAPONS
    return "" if frame.defending == 1 - laid % 2 else "it is the other side's turn to lay a weapon"


def check(frame: AskCombat, game: GameState) -> str:
    return (
        refused_foes(game, frame.attacker, frame.defender)
        or _refused_weapons(frame, game)
        or refused_helpers(game, frame.principal, frame.seat, 0)
        or refused_helpers(game, frame.attacker, frame.attacker, frame.attackers_helpers)
        or refused_helpers(game, frame.defender, frame.defender, frame.defenders_helpers)
    )


def pending(frame: AskCombat, spelling: Spelling, table: Table) -> Json:
    return {
        "attacker": frame.attacker, "target": frame.defender, "tool": spelling.kinds[frame.tool],
        "weapons": spelling.cards(table.cards & WEAPONS), "defending": bool(frame.defending),
        "helpers": spelling.seats(frame.attackers_helpers | frame.defenders_helpers),
    }


QUESTION: Final[Question[AskCombat]] = Question(
    frame=AskCombat, rule="R5.6d", prompt=prompt, options=options, answer=answer, refuse=refuse, check=check,
    pending=pending, is_fight=True,
)
