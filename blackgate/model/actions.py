"""Player actions: one named tuple for each verb.

Their rules are in `verbs/`. Actions stand apart from them because boards, scripts and packs list options when they are
made: a verb's rules need the state, the state has a pack, and the pack needs the actions. In a template, ANY stands for
what the player still chooses. The last field is the verb's name: it keeps actions with otherwise equal fields apart.
"""

from typing import Annotated, Final, NamedTuple, get_args

from .sorts import (
    DEMANDED, HELD, HIT, PRICE, Bundle, BundleCigarettes, ChosenCards, GangNumber, ItemNumber, Kind, Kinds, Number,
    OptionalKind, PlaceNumber, Product, Seat, Target,
)


class RollMove(NamedTuple):
    """Roll the die and choose one of its places (R5.1a)."""

    name: str = "roll_move"


class CautiousMove(NamedTuple):
    """Walk to any open place (R5.1b)."""

    place: "PlaceNumber"
    name: str = "cautious_move"


class Follow(NamedTuple):
    """Walk to a teammate of the same gang (R11g)."""

    place: "PlaceNumber"
    name: str = "follow"


class Search(NamedTuple):
    """Draw Search cards (R5.2)."""

    name: str = "search"


class Craft(NamedTuple):
    """Make something from parts (R5.5)."""

    product: "Product"
    name: str = "craft"


class Dig(NamedTuple):
    """Dig with a Tool (R6.1)."""

    tool: "Annotated[Kind, HELD]"
    name: str = "dig"


class Sell(NamedTuple):
    """Sell cards (R6.2)."""

    cards: "Annotated[ChosenCards, PRICE]"
    name: str = "sell"


class Buy(NamedTuple):
    """Buy from the piles (R6.3)."""

    item: "ItemNumber"
    name: str = "buy"


class StealSpoon(NamedTuple):
    """Steal a Spoon (R6.4)."""

    name: str = "steal_spoon"


class Heal(NamedTuple):
    """Heal a Beating (R6.5)."""

    name: str = "heal"


class Join(NamedTuple):
    """Join a gang (R5.3)."""

    gang: "GangNumber"
    accessories: "Annotated[Kinds, PRICE]"
    name: str = "join"


class Play(NamedTuple):
    """Play an action card (R5.4)."""

    card: "Annotated[Kind, HELD]"
    target: "Target"
    name: str = "play"


class Extort(NamedTuple):
    """Demand a Tool (R5.6)."""

    seat: "Annotated[Seat, HIT]"
    tool: "Annotated[Kind, DEMANDED]"
    weapons: "Annotated[Kinds, PRICE]"
    name: str = "extort"


class Exchange(NamedTuple):
    """Propose an exchange to a teammate (R5.7)."""

    seat: "Seat"
    give: "Bundle"
    give_cigarettes: "BundleCigarettes"
    take: "Bundle"
    take_cigarettes: "BundleCigarettes"
    name: str = "exchange"


class Reveal(NamedTuple):
    """Turn up your own Background (R8). `number`: how many cards its target names, or 0."""

    target: "Target"
    number: "Number" = 0
    name: str = "reveal"


class EndTurn(NamedTuple):
    """End the turn (R4d)."""

    name: str = "end_turn"


class Reroll(NamedTuple):
    """Roll once more (R9)."""

    name: str = "reroll"


class Keep(NamedTuple):
    """Keep the roll (R9)."""

    name: str = "keep"


class Go(NamedTuple):
    """Go to one of the places that the die opens (R5.1a)."""

    place: "PlaceNumber"
    name: str = "go"


class Cooperate(NamedTuple):
    """Hand over the Tool that was demanded. Michel(le)'s victim chooses which one (R5.6c, R10d)."""

    tool: "Annotated[OptionalKind, HELD]"
    name: str = "cooperate"


class Fight(NamedTuple):
    """Refuse, and fight (R5.6c)."""

    name: str = "fight"


class Weapon(NamedTuple):
    """Lay a Weapon (R5.6d)."""

    kind: "Annotated[Kind, PRICE]"
    name: str = "weapon"


class GiveUp(NamedTuple):
    """Give up a combat (R5.6d)."""

    name: str = "give_up"


class Pass(NamedTuple):
    """Do nothing (R8, R11c)."""

    name: str = "pass"


class Draw(NamedTuple):
    """Draw for a victory over Michel(le) (R10g)."""

    name: str = "draw"


class MoveMichel(NamedTuple):
    """Roll for Michel(le) (R10b)."""

    name: str = "move_michel"


class ChooseCard(NamedTuple):
    """Choose a card (R8)."""

    kind: "Kind"
    name: str = "choose_card"


class Discard(NamedTuple):
    """Throw cards away (R4d)."""

    cards: "Annotated[ChosenCards, PRICE]"
    number: "Number"
    name: str = "discard"


class Accept(NamedTuple):
    """Agree to an exchange (R5.7)."""

    name: str = "accept"


class Decline(NamedTuple):
    """Decline an exchange (R5.7)."""

    name: str = "decline"


# The order is permanent: bots' habits and tempers refer to verbs by their place in it.
Action = (
    RollMove | CautiousMove | Follow | Search | Craft | Dig | Sell | Buy | StealSpoon | Heal | Join | Play
    | Extort | Exchange | Reveal | EndTurn | Reroll | Keep | Go | Cooperate | Fight | Weapon | GiveUp | Pass
    | Draw | MoveMichel | ChooseCard | Discard | Accept | Decline
)

ACTIONS: Final[tuple[type[Action], ...]] = get_args(Action)
NUMBERS: Final[dict[type[Action], int]] = {kind: number for number, kind in enumerate(ACTIONS)}
_BY_NAME: Final = {kind._field_defaults["name"]: kind for kind in ACTIONS}


def action_from(values: tuple[int | str, ...]) -> Action:
    """The action that another process sent as plain values."""
    return tuple.__new__(_BY_NAME[values[-1]], values)
