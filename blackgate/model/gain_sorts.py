"""What cards bring, counted: the units of their numbers for words, and sorts of gain for who weighs them.

The list of effects says how each of their numbers is counted (`cards=number(SEARCH_CARD)`), and an effect itself what
it brings (`Gain`). So words and bots read both from the pack in play, and know no card by name. No rule reads either.
"""

from typing import Final, NamedTuple

# What numbers count: the words of `unit-…` messages.
ACTION: Final = "action"
BEATING: Final = "beating"
ANY_CARD: Final = "card"
CIGARETTE: Final = "cigarette"
POINT: Final = "point"
SEARCH_CARD: Final = "search_card"
OF_KIND: Final = "kind"             # cards of the kind that the effect's `kind` names

NO_KIND: Final = -1

# What one has of it oneself.
DRAWN: Final = "drawn"                      # so many Search cards
DRAWN_HERE: Final = "drawn_here"            # as many as the Search number of the place one is in
GIVEN_CIGARETTES: Final = "cigarettes"
MORE_ACTIONS: Final = "actions"
DIG_POINTS: Final = "dig_points"            # the next dig scores so many more
HEALED: Final = "healed"                    # so many Beatings
SUPPLIED: Final = "supplied"                # so many cards of a supply kind
ARMED: Final = "armed"                      # the same, for who holds no weapon
MOVED: Final = "moved"                      # to the target place
REGAINED: Final = "regained"                # so many chosen cards of the Search discard
BOUGHT: Final = "bought"                    # the target tool, for so much less
FORGED: Final = "forged"                    # the target tool, from a part
FORGED_AGAIN: Final = "forged_again"        # another one
# What others lose by it, to oneself or altogether.
BEATEN: Final = "beaten"                    # the target, so many times
LOCKED_UP: Final = "locked_up"              # the target
RANDOM_CARD: Final = "random_card"          # of the target's
FOES_CARD: Final = "foes_card"              # a random one of who aimed at oneself
CHOSEN_CARD: Final = "chosen_card"          # of the target's
POCKETS_HERE: Final = "pockets_here"        # a random card of everybody's in the place
POCKETS: Final = "pockets"                  # a random card of everybody's
TAKEN_CIGARETTES: Final = "taken_cigarettes"            # up to so many of the target's
COLLECTED_CIGARETTES: Final = "collected_cigarettes"    # up to so many of everybody's
INSPECTED: Final = "inspected"              # who holds a tool in the target place loses one
POOLED: Final = "pooled"                    # all hands, and dealt out anew
SWAPPED: Final = "swapped"                  # one's hand with the target's
# What answers something.
CALLED_OFF: Final = "called_off"            # what was laid against oneself
LAID_CARDS: Final = "laid_cards"            # and one has it
COMBAT_WON: Final = "combat_won"

SORTS: Final = (
    DRAWN, DRAWN_HERE, GIVEN_CIGARETTES, MORE_ACTIONS, DIG_POINTS, HEALED, SUPPLIED, ARMED, MOVED, REGAINED, BOUGHT,
    FORGED, FORGED_AGAIN, BEATEN, LOCKED_UP, RANDOM_CARD, FOES_CARD, CHOSEN_CARD, POCKETS_HERE, POCKETS,
    TAKEN_CIGARETTES, COLLECTED_CIGARETTES, INSPECTED, POOLED, SWAPPED, CALLED_OFF, LAID_CARDS, COMBAT_WON,
)


class Gain(NamedTuple):
    """So much of one sort; `kind` where it is cards of one kind."""

    sort: str
    amount: int = 1
    kind: int = NO_KIND


class Fact(NamedTuple):
    """An argument as the pack gives it, and what it counts (empty: nothing in particular)."""

    value: int | str
    unit: str = ""


def summed(gains: tuple[Gain, ...]) -> tuple[Gain, ...]:
    """The same with one entry for each sort and kind: a card that draws twice draws the sum."""
    totals: dict[tuple[str, int], int] = {}
    for sort, amount, kind in gains:
        totals[sort, kind] = totals.get((sort, kind), 0) + amount
    return tuple(Gain(sort, amount, kind) for (sort, kind), amount in totals.items())
