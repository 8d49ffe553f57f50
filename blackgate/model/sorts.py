"""What the numbers in events, actions and frames mean, and which seats may know them.

All of them are integers. A field's type names its sort: how the protocol and positions write the number. Marks on a
field say more: who did it, whom it hits, who may know it, which cards it needs or uses. So other parts of the program
ask for what they need of an event or action, and need not know all kinds. The types are quoted, because a compiled
class would keep only `int` of them.
"""

from functools import cache
from typing import Annotated, Any, Final, NamedTuple, cast, get_type_hints

Seat = Annotated[int, "seat"]
OptionalSeat = Annotated[int, "optional_seat"]
Seats = Annotated[int, "seats"]                 # a bit mask
PlaceNumber = Annotated[int, "place"]
OptionalPlace = Annotated[int, "optional_place"]
Places = Annotated[int, "places"]               # a bit mask
Face = Annotated[int, "face"]
Flag = Annotated[int, "flag"]
Number = Annotated[int, "count"]
Kind = Annotated[int, "kind"]
OptionalKind = Annotated[int, "optional_kind"]
Product = Annotated[int, "product"]             # a kind that can be crafted
ItemNumber = Annotated[int, "item"]             # something to buy
Tool = Annotated[int, "tool"]
ActionCard = Annotated[int, "action_card"]
CardCounts = Annotated[int, "cards"]
ChosenCards = Annotated[int, "any_cards"]       # the player chooses them: a template has ANY
Kinds = Annotated[int, "kinds"]                 # cards that are written as a list of kinds
Bundle = Annotated[int, "bundle"]               # cards, written together with Cigarettes
BundleCigarettes = Annotated[int, "bundle_cigarettes"]
GangNumber = Annotated[int, "gang"]
GangCardNumber = Annotated[int, "gang_card"]
OptionalGangCard = Annotated[int, "optional_gang_card"]
BackgroundNumber = Annotated[int, "background"]
MichelCardNumber = Annotated[int, "michel_card"]
OptionalMichelCard = Annotated[int, "optional_michel_card"]
ScriptNumber = Annotated[int, "script"]
ScriptTarget = Annotated[int, "script_target"]  # what the script's card is aimed at
Target = Annotated[int, "target"]               # what an action's card is aimed at

# Marks of the fields of events and actions.
HIT: Final = "hit"          # it is done to this seat
# Marks of an event's fields.
DID: Final = "did"          # this seat did it
KNOWS: Final = "knows"      # this seat may know the secret fields
SECRET: Final = "secret"    # only the seats that are marked with KNOWS may know it
USED: Final = "used"        # these cards take effect, or are paid with
POINTS: Final = "points"    # the points of the seat after the event
# Marks of an action's fields.
HELD: Final = "held"        # these cards must be in the player's hand
PRICE: Final = "price"      # so must these, and they are only paid with: an action is much the same with others
DEMANDED: Final = "demanded"        # the card that is demanded of the seat that is hit

# Fields whose protocol name is a Python keyword or a method of tuples.
_PROTOCOL_NAMES: Final = {"from_": "from", "with_": "with", "number": "count"}


class Field(NamedTuple):
    """A field: its name in Python and in the protocol, its sort, its marks."""

    name: str
    written: str
    sort: str
    marks: tuple[str, ...]


def fields_of(kind: type[Any]) -> tuple[Field, ...]:
    """The fields of a class of events, actions or frames, in order, without its own name."""
    return _fields(cast(Any, kind))


@cache
def _fields(kind: Any) -> tuple[Field, ...]:
    hints = get_type_hints(kind, include_extras=True)
    return tuple(
        Field(name, _PROTOCOL_NAMES.get(name, name), hint.__metadata__[0], hint.__metadata__[1:])
        for name, hint in hints.items() if name not in ("name", "step")
    )


def marked(kind: type[Any], mark: str) -> tuple[str, ...]:
    """The names of the fields with a mark, of a class of events or actions."""
    return _marked(cast(Any, kind), mark)


@cache
def _marked(kind: Any, mark: str) -> tuple[str, ...]:
    return tuple(field.name for field in fields_of(kind) if mark in field.marks)


def name_of(kind: type[Any]) -> str:
    """The permanent name of a class of events or actions: the protocol writes it."""
    return str(kind._field_defaults["name"])
