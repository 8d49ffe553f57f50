"""What an action is aimed at: a seat, a place, or something to make or buy."""

from .actions import Action, Play, Reveal
from .pack import Pack
from .sorts import HIT, fields_of, marked
from .vocabulary import NOTHING


def target_seat(pack: Pack, action: Action, background: int) -> int:
    """The seat that an action is aimed at, or NOTHING. `background`: of the seat that acts."""
    if isinstance(action, Play):
        script = pack.kinds[action.card].script
    elif isinstance(action, Reveal):
        script = pack.backgrounds[background].plain
    else:
        return next((int(getattr(action, name)) for name in marked(type(action), HIT)), NOTHING)
    return action.target if script is not None and script.argument == "seat" else NOTHING


def destination(action: Action) -> int:
    """The place that a move leads to, or NOTHING. A roll has none yet."""
    return _value_of("place", action)


def made_or_bought(pack: Pack, action: Action) -> int:
    """The kind of card that is made or bought, or NOTHING."""
    item = _value_of("item", action)
    return pack.items[item].kind if item != NOTHING else _value_of("product", action)


def _value_of(sort: str, action: Action) -> int:
    """The value of the field of this sort, or NOTHING."""
    names = (field.name for field in fields_of(type(action)) if field.sort == sort)
    return next((int(getattr(action, name)) for name in names), NOTHING)
