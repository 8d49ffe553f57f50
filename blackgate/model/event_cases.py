"""Which sentence describes an event: some kinds of events have more than one."""

from .events import Event


def case_of(event: Event) -> str:
    """The ending of the event's message key if it has a special sentence; else empty."""
    case = getattr(event, "case", None)     # compiled code cannot check a protocol class at runtime
    return str(case()) if case is not None else ""
