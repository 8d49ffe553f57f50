"""When to play action cards and reveal Backgrounds.

No card is known by name: a card is worth what its effects bring (`model/gain_sorts.py`),
with the numbers of the pack in
play. A Background's bonus is in the script that its gang's members use.
"""

from typing import Final

from ...model.actions import Play, Reveal
from ...model.reveals import has_bonus, script_of
from ...model.scripts import Script
from .gains import OWN_GAINS
from .harms import OTHERS_LOSSES
from .standing import Standing, Use
from .worth import FOLLY, outlook

HOLD: Final = 6.2       # the worth of a face-down Background early in the game
SPENT: Final = 3.0      # the worth of an action card
JUDGES: Final = {**OWN_GAINS, **OTHERS_LOSSES}      # all sorts of gains on the seat's own turn


def play_score(standing: Standing, option: Play) -> float:
    """The worth of playing an action card now: its effects and the rest of the turn, less the card."""
    game = standing.game
    target = option.target
    script = game.pack.kinds[option.card].script
    assert script is not None
    left = game.actions - 1
    begun = standing.at(target, left) if script.moves else outlook(standing.gains, left)
    return begun + _worth(standing, script, target, is_revealed=False) - SPENT


def reveal_score(standing: Standing, option: Reveal) -> float:
    """The worth of revealing now instead of later. A Background costs no action, but works only once."""
    game, seat = standing.game, standing.seat
    script = script_of(game, seat)
    hold = HOLD * standing.remaining() * (0.6 if has_bonus(game, seat) else 1.0)
    base = outlook(standing.gains, game.actions)
    gain = _worth(standing, script, option.target, is_revealed=True)
    if script.moves:
        gain = standing.at(option.target, game.actions) + gain - base
    return base + (gain - hold)


def _worth(standing: Standing, script: Script, target: int, *, is_revealed: bool) -> float:
    """The worth of a script's gains. A move counts with the rest of the turn, not here."""
    gains = script.gains
    place = target if script.moves else standing.here
    use = Use(standing.game, standing.seat, standing.gains, target, place, is_revealed, len(gains) == 1)
    total = 0.0
    for sort, amount, kind in gains:
        gain = JUDGES[sort](use if kind < 0 else use._replace(kind=kind), amount)
        if gain == FOLLY:
            return FOLLY
        total += gain
    return total
