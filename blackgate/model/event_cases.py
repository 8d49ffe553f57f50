"""Which sentence tells an event: some kinds of events have more than one."""

from .events import Event


def case_of(event: Event) -> str:
    """The end of its message's key, where something makes it special enough for a sentence of its own; else empty."""
    case = getattr(event, "case", None)     # no protocol class: compiled, it cannot be checked while the program runs
    return str(case()) if case is not None else ""
