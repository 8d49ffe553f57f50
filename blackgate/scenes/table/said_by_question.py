"""Events that the question after them says again. A listening player hears the question only."""

from ...model.events import Event, Extorted, Played, Rolled, TurnedUp, TurnStarted


def is_said_by(prompt: str, event: Event, asked: int) -> bool:
    """Return whether the question to a seat says what this event says."""
    match event:
        case TurnStarted():
            return prompt == "turn" and event.seat == asked
        case Rolled():
            return prompt in ("place", "reroll") and event.seat == asked
        case Extorted():
            return prompt == "extorted" and event.target == asked
        case Played():
            return prompt == "react" and event.target == asked
        case TurnedUp():
            return prompt == "michel" and event.seat == asked
    return False
