"""What a choice costs, in words: what may be lost, how a fight may go, the price in cigarettes.

The figures come from `play/prospects`, from the looker's view alone. Here they become sentences. Each verb says which
figures it shows (`verbs/`).
"""

from typing import Final

from ..model.actions import Action
from ..model.counts import WEAPONS, size
from ..model.view import View
from ..model.vocabulary import NOTHING
from ..play.prospects import CHOSEN, Loss, Prospect, prospect
from ..words.teller import Teller
from ..words.text import Several, Thing
from ..words.things import unit
from .scenery import MICHEL, NOBODY, opponent, scenery

IN_TEN: Final = 10


class Costs:
    """Costs for the looker of one view. Each prospect is calculated once."""

    def __init__(self, teller: Teller, view: View) -> None:
        self.teller = teller
        self.t = teller.text
        self.view = view
        self._found: dict[Action, Prospect] = {}

    def prospect(self, action: Action) -> Prospect:
        found = self._found.get(action)
        if found is None:
            found = self._found[action] = prospect(self.view, action)
        return found

    def risk(self, action: Action) -> str:
        """Return what a lost fight costs; nothing if no world showed a lost one."""
        found = self.prospect(action)
        if found.won == 1.0 and found.loss == Loss():
            return ""
        return self.lost("risk-lose", found.loss) or self.t("risk-nothing")

    def lost(self, key: str, loss: Loss) -> str:
        """Return the Beatings and the lost cards as two lists, because a Beating is taken and not lost."""
        lost: list[Thing] = []
        if loss.card == CHOSEN:
            lost.append(Thing("unit-chosen_tool", 1))
        elif loss.card != NOTHING:
            lost.append(self.teller.card_thing(loss.card, 1))
        if loss.random:
            lost.append(Thing("unit-random_card", loss.random))
        if not lost and not loss.beatings:
            return ""
        beatings = unit("beating", loss.beatings)
        return self.t(key, beatings=beatings, lost=Several(tuple(lost)), count=len(lost))

    def price(self, action: Action) -> str:
        """Return the price in cigarettes."""
        price = self.prospect(action).loss.cigarettes
        own = unit("cigarette", self.view.cigarettes[self.view.seat])
        return self.t("cost-price", price=price, own=own) if price else ""

    def odds(self, action: Action) -> str:
        """Return the chance to win the fight."""
        won = self.prospect(action).won
        return self.t("odds-fight", n=round(won * IN_TEN), weapons=self._weapons()) if won is not None else ""

    def facing(self, foe: int | None = None) -> str:
        """Return the looker's weapons and the opponent: `foe`, or else the one on the stage."""
        view = self.view
        scene = scenery(view)
        if foe is None:
            foe = opponent(scene, view.seat) if scene is not None else NOBODY
        if foe == MICHEL:
            return self.t("stakes-michel", weapons=self._weapons(), michel=self.teller.michel)
        if foe == NOBODY:
            return ""
        return self.t("stakes-fight", weapons=self._weapons(), name=self.teller.names[foe],
                      cards=unit("card", view.sizes[foe]))

    def _weapons(self) -> Thing:
        return unit("weapon", size(self.view.hands[self.view.seat] & WEAPONS))
