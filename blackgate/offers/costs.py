"""What a choice costs, in words beside it: what is lost, how a fight may go, what it takes in cigarettes.

The figures are `play/prospects`', from the looker's view alone; here they only become sentences. Which of them a verb
has stands with the verb (`verbs/`).
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
    """Tells the looker of one view; a prospect is worked out once."""

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
        """What a fight costs if it is lost."""
        found = self.prospect(action)
        if found.won == 1.0 and found.loss == Loss():
            return self.t("risk-none")
        return self.lost("risk-lose", found.loss) or self.t("risk-nothing")

    def lost(self, key: str, loss: Loss) -> str:
        lost: list[Thing] = []
        if loss.beatings:
            lost.append(unit("beating", loss.beatings))
        if loss.card == CHOSEN:
            lost.append(Thing("unit-chosen_tool", 1))
        elif loss.card != NOTHING:
            lost.append(self.teller.card_thing(loss.card, 1))
        if loss.random:
            lost.append(Thing("unit-random_card", loss.random))
        return self.t(key, what=Several(tuple(lost))) if lost else ""

    def price(self, action: Action) -> str:
        """The cigarettes it takes."""
        price = self.prospect(action).loss.cigarettes
        own = unit("cigarette", self.view.cigarettes[self.view.seat])
        return self.t("cost-price", price=price, own=own) if price else ""

    def odds(self, action: Action) -> str:
        """How the fight it leads to may go."""
        won = self.prospect(action).won
        return self.t("odds-fight", n=round(won * IN_TEN)) if won is not None else ""

    def facing(self, foe: int | None = None) -> str:
        """What one has to fight with, and whom one faces: somebody, or whoever the stage shows."""
        view = self.view
        scene = scenery(view)
        if foe is None:
            foe = opponent(scene, view.seat) if scene is not None else NOBODY
        weapons = unit("weapon", size(view.hands[view.seat] & WEAPONS))
        if foe == MICHEL:
            return self.t("stakes-michel", weapons=weapons, michel=self.teller.michel)
        if foe == NOBODY:
            return ""
        return self.t("stakes-fight", weapons=weapons, name=self.teller.names[foe],
                      cards=unit("card", view.sizes[foe]))
