"""Numbers that stand for no card and no seat, and the moments at which a Background may be revealed."""

from typing import Final

NOTHING: Final = -1             # no target, no seat, no tool
ANY: Final = -2                 # in a template: the player still chooses; in a redacted event: a secret

# The moments are bits, in the order of MOMENTS.
ON_TURN: Final = 1
WHEN_EXTORTED: Final = 2
WHEN_AIMED: Final = 4
WHEN_LOSING: Final = 8
MOMENTS: Final = ("turn", "extorted", "aimed", "losing")
