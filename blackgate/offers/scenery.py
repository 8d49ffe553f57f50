"""Who faces whom, what is at stake and which cards are played, worked out from the open question."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ..model.counts import WEAPONS, Cards, least, minus
from ..model.frames import Frame
from ..model.questions.combat import AskCombat
from ..model.questions.exchange import AskExchange
from ..model.questions.extorted import AskExtorted
from ..model.questions.forge_again import AskForgeAgain
from ..model.questions.lose_tool import AskLoseTool
from ..model.questions.michel import AskMichel
from ..model.questions.michel_combat import AskMichelCombat
from ..model.questions.michel_draw import AskMichelDraw
from ..model.questions.react import AskReact
from ..model.questions.take_seen import AskTakeSeen
from ..model.view import View

MICHEL: Final = -2
NOBODY: Final = -1
FIGHTS: Final = (AskExtorted, AskCombat, AskMichel, AskMichelCombat, AskMichelDraw)


@dataclass(frozen=True)
class Scenery:
    """What the stage shows, worked out from the open question."""

    left: int = -1                  # seat on the left, or MICHEL
    right: int = -1
    stake: int = -1                 # the kind at stake
    michel_cards: tuple[int, ...] = ()
    laid: tuple[Cards, Cards] = (0, 0)              # the weapons of the left and of the right side
    offers: tuple[tuple[Cards, int], ...] = ()      # in an exchange: (cards, cigarettes) of each side
    card: int = -1                  # the action card that is aimed at somebody


def scenery(view: View, laid: Mapping[int, Cards] | None = None) -> Scenery | None:
    """Return what the stage shows for the open question; None if it needs no stage. `laid`: the weapons by seat."""
    return _of(view.agenda[-1], view, laid) if view.agenda else None


def fight_scenery(view: View, laid: Mapping[int, Cards] | None = None) -> Scenery | None:
    """Return the fight that goes on, whatever else is asked meanwhile."""
    frame = next((frame for frame in reversed(view.agenda) if isinstance(frame, FIGHTS)), None)
    return _of(frame, view, laid) if frame is not None else None


def _of(frame: Frame, view: View, laid: Mapping[int, Cards] | None) -> Scenery | None:
    match frame:
        case AskExtorted():
            return Scenery(frame.attacker, frame.seat, frame.tool, laid=_sides(view, laid, frame.seat))
        case AskCombat():
            return Scenery(frame.attacker, frame.defender, frame.tool, laid=_sides(view, laid, frame.defender))
        case AskMichel():
            return Scenery(MICHEL, frame.seat, michel_cards=view.michel_table)
        case AskMichelCombat():
            return Scenery(MICHEL, frame.victim, michel_cards=view.michel_table, laid=(0, view.table & WEAPONS))
        case AskMichelDraw():
            return Scenery(MICHEL, frame.seat, michel_cards=view.michel_table)
        case AskReact():
            return Scenery(frame.player, frame.seat, card=frame.card)
        case AskLoseTool():
            return Scenery(MICHEL if view.michel_table else NOBODY, frame.seat, michel_cards=view.michel_table)
        case AskTakeSeen():
            return Scenery(frame.seat, frame.target)
        case AskExchange():
            return Scenery(frame.proposer, frame.seat, offers=_offers(frame))
        case AskForgeAgain():
            return Scenery(frame.seat)
    return None


def _sides(view: View, laid: Mapping[int, Cards] | None, defender: int) -> tuple[Cards, Cards]:
    """Return the weapons on the table: the defender's, and before them all others, which are the attacker's."""
    weapons = view.table & WEAPONS          # The card that started the fight may lie there too.
    theirs = least((laid or {}).get(defender, 0), weapons)
    return minus(weapons, theirs), theirs


def _offers(frame: AskExchange) -> tuple[tuple[Cards, int], ...]:
    """Return what the two partners offer; it is hidden (below zero) from everybody else."""
    if frame.give < 0 or frame.take < 0:
        return ()
    return ((frame.give, frame.give_cigarettes), (frame.take, frame.take_cigarettes))


def opponent(scene: Scenery, seat: int) -> int:
    """Return who faces that seat on the stage. A helper faces the attacker."""
    return scene.right if scene.left == seat else scene.left
