"""Whether an evening is won, and which stars it has earned at the end."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from ...model.event_seats import subject
from ...model.events import Armed, Beaten, Bought, Crafted, Event, Extorted, Joined
from ..feats import FEATS
from ..finished_game import FinishedGame
from .evening import PLAYER, Evening, Goal, Star

# Things that must never happen to the player for a star, and the events that show each. Who extorts lays down a Weapon.
NEVER: Final[dict[str, tuple[type[Event], ...]]] = {
    "extort": (Extorted,), "fight": (Armed, Extorted), "beaten": (Beaten,), "buy": (Bought,), "craft": (Crafted,),
    "join": (Joined,),
}


class Standing(NamedTuple):
    """What a goal depends on. `winners` is None until a player has broken out."""

    round: int
    score: int
    winners: tuple[int, ...] | None


def is_won(goal: Goal, now: Standing) -> bool | None:
    """Whether the evening is won or lost; None if it is not decided."""
    is_out = now.winners is not None and PLAYER in now.winners
    if goal.sort == "points" and now.score >= goal.points and now.round <= goal.round:
        return True
    if now.winners is not None:
        return is_out and goal.sort != "points"
    if goal.sort == "escape" or now.round <= goal.round:
        return None
    return goal.sort == "hold"


def can_earn(star: Star, in_round: int, events: Iterable[Event]) -> bool:
    """Whether a star can still be earned in this round, after these events. A feat is judged only at the end."""
    if star.sort == "never":
        return not any(isinstance(event, NEVER[star.word]) and subject(event) == PLAYER for event in events)
    return star.sort != "rounds" or in_round <= star.rounds


def stars_of(evening: Evening, game: FinishedGame) -> list[bool]:
    """Which stars of a won evening were earned, in their order."""
    return [_is_earned(star, game) for star in evening.stars]


def _is_earned(star: Star, game: FinishedGame) -> bool:
    match star.sort:
        case "rounds":
            return game.rounds <= star.rounds
        case "never":
            return not any(game.of(kind, PLAYER) for kind in NEVER[star.word])
        case "feat":
            return FEATS[star.word].test(game, PLAYER)
    return True
