"""What cards do, in numbers: the units of the numbers for texts, and the sorts of gain for bots.

The list of effects gives the unit of each number (`cards=number(SEARCH_CARD)`), and an effect says what it brings
(`Gain`). Texts and bots read both from the pack in play, so they know no card by name. The rules use neither.
"""

from typing import Final, NamedTuple

# Units of numbers, as in the `unit-…` messages.
ACTION: Final = "action"
BEATING: Final = "beating"
ANY_CARD: Final = "card"
CIGARETTE: Final = "cigarette"
POINT: Final = "point"
SEARCH_CARD: Final = "search_card"
OF_KIND: Final = "kind"             # cards of the kind that the effect's `kind` names

NO_KIND: Final = -1

# Gains of the player who uses the card. The comment says what the amount is.
DRAWN: Final = "drawn"                      # that many Search cards
DRAWN_HERE: Final = "drawn_here"            # the Search number of the place the player is in
GIVEN_CIGARETTES: Final = "cigarettes"
MORE_ACTIONS: Final = "actions"
DIG_POINTS: Final = "dig_points"            # that many more for the next dig
HEALED: Final = "healed"                    # that many Beatings
SUPPLIED: Final = "supplied"                # that many cards of a supply kind
ARMED: Final = "armed"                      # the same, for a player without a weapon
MOVED: Final = "moved"                      # to the target place
REGAINED: Final = "regained"                # that many chosen cards of the Search discard
BOUGHT: Final = "bought"                    # the target tool, that much cheaper
FORGED: Final = "forged"                    # the target tool, from a part
FORGED_AGAIN: Final = "forged_again"        # a second one
# Losses of others. The player who uses the card may get what they lose.
BEATEN: Final = "beaten"                    # the target, that many times
LOCKED_UP: Final = "locked_up"              # the target
RANDOM_CARD: Final = "random_card"          # of the target's
FOES_CARD: Final = "foes_card"              # a random one of the player who aimed at this one
CHOSEN_CARD: Final = "chosen_card"          # of the target's
POCKETS_HERE: Final = "pockets_here"        # a random card of each player in the place
POCKETS: Final = "pockets"                  # a random card of each player
TAKEN_CIGARETTES: Final = "taken_cigarettes"            # up to that many of the target's
COLLECTED_CIGARETTES: Final = "collected_cigarettes"    # up to that many of each player's
INSPECTED: Final = "inspected"              # each player with a tool in the target place loses one
POOLED: Final = "pooled"                    # all hands, which are dealt out anew
SWAPPED: Final = "swapped"                  # the player's hand with the target's
# Answers to an attack.
CALLED_OFF: Final = "called_off"            # the cards laid against this player
LAID_CARDS: Final = "laid_cards"            # this player also keeps them
COMBAT_WON: Final = "combat_won"

SORTS: Final = (
    DRAWN, DRAWN_HERE, GIVEN_CIGARETTES, MORE_ACTIONS, DIG_POINTS, HEALED, SUPPLIED, ARMED, MOVED, REGAINED, BOUGHT,
    FORGED, FORGED_AGAIN, BEATEN, LOCKED_UP, RANDOM_CARD, FOES_CARD, CHOSEN_CARD, POCKETS_HERE, POCKETS,
    TAKEN_CIGARETTES, COLLECTED_CIGARETTES, INSPECTED, POOLED, SWAPPED, CALLED_OFF, LAID_CARDS, COMBAT_WON,
)


class Gain(NamedTuple):
    """An amount of one sort; `kind` is set if it counts cards of one kind."""

    sort: str
    amount: int = 1
    kind: int = NO_KIND


class Fact(NamedTuple):
    """An argument as the pack gives it, and its unit (empty: none)."""

    value: int | str
    unit: str = ""


def summed(gains: tuple[Gain, ...]) -> tuple[Gain, ...]:
    """The gains with one entry for each sort and kind: a card that draws twice draws the sum."""
    totals: dict[tuple[str, int], int] = {}
    for sort, amount, kind in gains:
        totals[sort, kind] = totals.get((sort, kind), 0) + amount
    return tuple(Gain(sort, amount, kind) for (sort, kind), amount in totals.items())
