"""How positions and views write which once-per-turn powers were used in this turn (R14c).

`used` names powers of the gang card that lies before the player on turn. A player may have left another gang in the
same turn: `used_before_leaving` then names that card's powers. It is left out if there are none.
"""

from typing import Final

from .fields import Fields
from .powers import ONCE_PER_TURN
from .names import NO_GANG_CARD, Json, Spelling

MEMBERS: Final = ("used", "used_before_leaving")


def write_used(used: int, gang_card: int, spelling: Spelling) -> Json:
    """Write `used`, the mask of the state. `gang_card` is the card before the player on turn."""
    powers = spelling.pack.powers
    words: list[str] = []
    left: dict[str, list[str]] = {}
    for place, word in enumerate(ONCE_PER_TURN):
        bits = [card.used_bits[place] for card in powers]
        own, every = bits[gang_card], sum(bits)
        named = own & used if own else every if every & used == every else 0
        if named:
            words.append(word)
        for card, bit in enumerate(bits):
            if bit & used & ~named:
                left.setdefault(spelling.gang_cards[card], []).append(word)
    return {"used": words, "used_before_leaving": left} if left else {"used": words}


def read_used(turn: Fields, gang_card: int, spelling: Spelling) -> int:
    """Read the mask of the state.

    A word in `used` that the card before the player lacks stands for that power of every card: older versions had one
    flag for all cards.
    """
    powers = spelling.pack.powers
    used = 0
    for word in turn.words("used", ONCE_PER_TURN):
        bits = [card.used_bits[ONCE_PER_TURN.index(word)] for card in powers]
        used |= bits[gang_card] or sum(bits)
    others = {name: card for card, name in enumerate(spelling.gang_cards) if card not in (NO_GANG_CARD, gang_card)}
    left = turn.inner("used_before_leaving", others)
    for name, card in others.items():
        has = [word for word in ONCE_PER_TURN if word in powers[card].given]
        for word in left.words(name, has):
            used |= powers[card].used_bits[ONCE_PER_TURN.index(word)]
    return used
