"""How one kind of event looks, sounds and is told at the table."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

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
    """What an event did to somebody, as a picture beside the face of who did it."""

    art: str
    color: look.Color | None = None
    weight: int = 0         # The heaviest stands first. One without weight is shown only where there is no other.


def no_picture(event: Event, pack: Pack) -> EventPicture | None:
    """For what says nothing of its own."""
    return None


@dataclass(frozen=True)
class Moment(Generic[E]):
    """The log's line is `log-<name>` in `locale/`, the sound `<name>.ogg` in `assets/sounds`."""

    event: type[E]
    clips: Callable[[E, Animations], list[Clip]]                            # on its way over the table
    picture: Callable[[E, Pack], EventPicture | None] = no_picture         # when it is told afterwards
    sign: Sign | None = None                                                # for whom it was done to
    is_seen_to_the_end: bool = False                                        # before the next event begins
    told_after: float | None = None     # seconds until the log says it; None: when what it brings has landed
    heard_after: float = 0.0            # seconds until its sound

    @property
    def sound(self) -> str:
        return name_of(self.event)


def answer(event: type[A], verb: str) -> Moment[A]:
    """An answer shows as the sign of a verb over whoever gives it."""

    def rise(event: A, animations: Animations) -> list[Clip]:
        return [animations.rise(animations.stand(event.seat), f"verbs/{verb}", "")]

    return Moment(event, rise, lambda event, pack: verb_picture(verb))
