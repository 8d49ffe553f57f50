"""The seat that an action is aimed at."""

from .actions import Action, Extort, Play, Reveal
from .pack import Pack
from .vocabulary import NOTHING


def target_seat(pack: Pack, action: Action, background: int) -> int:
    """The seat that an action is aimed at, or NOTHING. `background`: of the seat that acts."""
    if isinstance(action, Extort):
        return action.seat
    if isinstance(action, Play):
        script = pack.kinds[action.card].script
    elif isinstance(action, Reveal):
        script = pack.backgrounds[background].plain
    else:
        return NOTHING
    return action.target if script is not None and script.argument == "seat" else NOTHING
