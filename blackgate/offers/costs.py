"""What a choice costs, in words beside it: what is lost, how a fight may go, what it takes in cigarettes.

The figures are `play/prospects`', from the looker's view alone; here they only become sentences.
"""

from ..model.actions import Action, Buy, Cooperate, Extort, Fight, GiveUp, Pass, Reveal, Weapon
from ..model.counts import WEAPONS, size
from ..model.view import View
from ..model.vocabulary import ANY, NOTHING
from ..play.prospects import CHOSEN, Loss, Prospect, prospect
from ..words.teller import Teller
from ..words.text import Several, Thing
from ..words.things import unit
from .scenery import MICHEL, NOBODY, opponent, scenery

ANSWERS = (Fight, Weapon, GiveUp, Pass, Cooperate)
FIGHTS = (Fight, Weapon, Extort)
IN_TEN = 10


class Costs:
    """Tells one looker; a prospect is worked out once for each question."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.t = teller.text
        self._found: dict[Action, Prospect] = {}

    def forget(self) -> None:
        """Something else is asked."""
        self._found.clear()

    def prospect(self, action: Action, view: View) -> Prospect:
        found = self._found.get(action)
        if found is None:
            found = self._found[action] = prospect(view, action)
        return found

    # --- One choice -----------------------------------------------------------------------------------------

    def label(self, action: Action, view: View) -> str:
        """What giving up is while others may still play for one's side: a pass (R11c)."""
        if isinstance(action, GiveUp) and (helper := self.prospect(action, view).helper) != NOTHING:
            return self.t("option-give_up-pass", name=self.teller.names[helper])
        return self.teller.option(action, view)

    def of(self, action: Action, view: View) -> str:
        """A short line for the button; empty where there is nothing to say."""
        word = type(action)
        if word in ANSWERS and not self._is_about_a_fight(view):
            return ""
        if isinstance(action, Extort):
            share = self.prospect(action, view).has_tool
            return self.t("odds-tool", n=round(share * IN_TEN), tool=self.teller.card_thing(action.tool))
        if isinstance(action, (Fight, Weapon)):
            return self._risk(self.prospect(action, view))
        if isinstance(action, (GiveUp, Cooperate, Pass)):
            found = self.prospect(action, view)
            key = "cost-unhelped" if found.helper != NOTHING else "cost-lose"
            return self._told(key, found.loss) or self.t("cost-nothing")
        if isinstance(action, (Buy, Reveal)) and ANY not in action:
            price = self.prospect(action, view).loss.cigarettes
            own = unit("cigarette", view.cigarettes[view.seat])
            return self.t("cost-price", price=price, own=own) if price else ""
        return ""

    def seat(self, seat: int, view: View) -> str:
        """What one sees of somebody one might pick."""
        return self.t("cost-seat", cards=unit("card", view.sizes[seat]))

    def _is_about_a_fight(self, view: View) -> bool:
        return any(isinstance(option, (Fight, GiveUp, Weapon)) for option in view.options)

    def _risk(self, found: Prospect) -> str:
        if found.won == 1.0 and found.loss == Loss():
            return self.t("risk-none")
        return self._told("risk-lose", found.loss) or self.t("risk-nothing")

    def _told(self, key: str, loss: Loss) -> str:
        """Beatings one takes, cards one loses: two lists, for a Beating that is lost would be good news."""
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

    # --- All of them ----------------------------------------------------------------------------------------

    def situation(self, options: list[Action], view: View) -> str:
        """What one has to fight with, whom one faces, how it may go; empty where nobody fights."""
        fight = next((option for option in options if type(option) in FIGHTS), None)
        if fight is None and not any(isinstance(option, GiveUp) for option in options):
            return ""
        weapons = unit("weapon", size(view.hands[view.seat] & WEAPONS))
        lines = [self._facing(fight, view, weapons)]
        if fight is not None and (won := self.prospect(fight, view).won) is not None:
            lines.append(self.t("odds-fight", n=round(won * IN_TEN)))
        if fight is not None and isinstance(fight, Extort):
            lines.append(self._risk(self.prospect(fight, view)))
            lines.append(self.t("cost-spent", count=size(fight.weapons)))
        return " ".join(filter(None, lines))

    def _facing(self, fight: Action | None, view: View, weapons: Thing) -> str:
        scene = scenery(view)
        foe = opponent(scene, view.seat) if scene is not None else NOBODY
        if fight is not None and isinstance(fight, Extort):
            foe = fight.seat
        if foe == MICHEL:
            return self.t("stakes-michel", weapons=weapons, michel=self.teller.michel)
        if foe == NOBODY:
            return ""
        return self.t("stakes-fight", weapons=weapons, name=self.teller.names[foe],
                      cards=unit("card", view.sizes[foe]))
