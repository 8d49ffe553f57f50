"""How one kind of event looks, sounds and is told at the table."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from ....kit import look
from ....model.events import CalledOff, Cooperated, Declined, Event, GivenUp, Proposed, Refused
from ....model.pack import Pack
from ....model.sorts import name_of
from ..animations import Animations
from ..event_picture import EventPicture, verb_picture
from ..motion import Clip

E = TypeVar("E", bound=Event)
A = TypeVar("A", bound=Cooperated | Refused | GivenUp | CalledOff | Declined | Proposed)


class Sign(NamedTuple):
    """What an event did to somebody, as a picture beside the attacker's face."""

    art: str
    color: look.Color | None = None
    weight: int = 0         # The heaviest comes first. A sign without weight is shown only if there is no other.


def no_picture(event: Event, pack: Pack) -> EventPicture | None:
    """Return nothing: for events without a picture."""
    return None


@dataclass(frozen=True)
class Moment(Generic[E]):
    """How to show an event. Its line is `log-<name>` in `locale/`, its sound `<name>.ogg` in `assets/sounds`."""

    event: type[E]
    clips: Callable[[E, Animations], list[Clip]]                            # the clips over the table
    picture: Callable[[E, Pack], EventPicture | None] = no_picture         # the picture in the news
    sign: Sign | None = None                                                # for the player it was done to
    is_seen_to_the_end: bool = False  # whether the next event waits until this one has been shown
    told_after: float | None = None     # seconds until the log says it; None: when its effect has landed
    heard_after: float = 0.0            # seconds until its sound is played

    @property
    def sound(self) -> str:
        return name_of(self.event)


def rising(
    art: str, words: str = "", *, color: look.Color = look.LAMP, seconds: float = 0.9,
) -> Callable[[Any, Animations], list[Clip]]:
    """Return clips that let a picture and words rise from the seat of an event, whose fields the words may name."""
    return lambda event, animations: [
        animations.rise(f"seat:{event.seat}", art, words.format(event=event), color, seconds)]


def answer(event: type[A], verb: str) -> Moment[A]:
    """Return the moment of an answer: the icon of a verb over the player who gives it."""

    def rise(event: A, animations: Animations) -> list[Clip]:
        return [animations.rise(animations.stand(event.seat), f"verbs/{verb}", "")]

    return Moment(event, rise, lambda event, pack: verb_picture(verb))
