"""A device as the window knows it."""

from dataclasses import dataclass


@dataclass
class Guest:
    """A device as the window knows it."""

    is_admitted: bool = False       # showed a valid code
    problem: str = ""
    told: int = 0                   # events it knows of the game
    shown: object = None            # what its picture was made from
    who: str = ""                   # the address it calls from, else its number
