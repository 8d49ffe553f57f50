"""Which sentence tells an event: some kinds of events have more than one."""

from typing import Protocol, runtime_checkable

from .events import Event


@runtime_checkable
class HasCases(Protocol):
    """An event that is told in different ways."""

    def case(self) -> str:
        """The end of its message's key; empty for the plain sentence."""


def case_of(event: Event) -> str:
    """What makes an event special enough for a sentence of its own; empty if nothing does."""
    return event.case() if isinstance(event, HasCases) else ""
