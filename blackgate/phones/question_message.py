"""A question as it is sent to a phone: the whole tree of choices at once (`offers/choices.py`).

Slow figures, such as the chances of an extortion in eighty worlds, are sent when the player opens that branch.
"""

from collections.abc import Sequence
from functools import partial
from time import sleep, thread_time
from typing import TYPE_CHECKING, Final

from ..model.actions import Action
from ..model.counts import Cards, pair_up
from ..model.fields import WrongField
from ..model.notation import Json, Notation
from ..model.sorts import name_of
from ..model.vocabulary import ANY
from ..offers.choices import Branch, Choices
from ..offers.filling import Filling, Picked, commitment
from ..offers.meaning import Thing, filling_for, things
from ..offers.scenery import MICHEL, NOBODY, scenery
from ..play.prospects import refusals
from ..words.coach import between, percent, tell
from ..words.teller import Teller
from .hints import Hinted
from .seat_snapshot import SeatSnapshot

WORK: Final = 0.001         # seconds of work between two pauses
REST: Final = 0.0003        # seconds of a pause, enough for another thread to get its turn


class YieldGil:
    """Pauses if necessary; called between parts of the work."""

    def __init__(self) -> None:
        self._since = thread_time()

    def __call__(self) -> None:
        if not 0 <= thread_time() - self._since < WORK:
            sleep(REST)
            self._since = thread_time()


if TYPE_CHECKING:
    from ..coach.hints import Advice


class QuestionMessage:
    """The question of a snapshot, in one language. `prompt` is its name in the protocol."""

    def __init__(
        self, snapshot: SeatSnapshot, prompt: str, teller: Teller, notation: Notation, pause: YieldGil | None = None,
    ) -> None:
        self.snapshot = snapshot
        self.prompt = prompt
        self.view = snapshot.view
        self.teller = teller
        self.t = teller.text
        self.notation = notation
        self._pause = pause or YieldGil()
        self.choices = Choices(self.view, teller, partial(refusals, self.view))
        self._branches: dict[str, list[tuple[str, Branch]]] = {}
        self._priced: dict[str, Json] = {}

    # --- The tree -------------------------------------------------------------------------------------------

    def written(self) -> Json:
        options = list(self.view.options)
        tree = self.choices
        verbs = list(enumerate(tree.verbs)) if tree.is_turn else []
        choices = (
            [self._choice(str(number), tree.verb(word)) for number, word in verbs if tree.options_of(word)]
            if tree.is_turn else self._steps("", tree.next(options))
        )
        return {
            "prompt": self.prompt,
            "title": self.teller.prompt(self.view),
            "note": "" if tree.is_turn else tree.note(options),
            "stage": self._stage(),
            "verbs": [self._verb(word, number) for number, word in verbs],
            "choices": choices,
            "commit": self._tray(commitment(self.view, self.teller), {}) if self.snapshot.may_commit else None,
        }

    def _verb(self, word: type[Action], number: int) -> Json:
        self._pause()
        is_open = bool(self.choices.options_of(word))
        name = name_of(word)
        told: Json = {
            "verb": name, "label": self.teller.title(word), "help": self.teller.hint(word) if is_open else "",
            "icon": f"verbs/{name}", "open": is_open,
        }
        return told | {"id": str(number)} if is_open else told

    def _steps(self, id: str, branches: list[Branch]) -> list[Json]:
        """Return the choices below a branch. Their costs may be asked for later."""
        below = [(f"{id}.{number}" if id else str(number), branch) for number, branch in enumerate(branches)]
        if any(branch.field is not None for branch in branches):
            self._branches[id] = below
        return [self._choice(own, branch) for own, branch in below]

    def _choice(self, id: str, branch: Branch) -> Json:
        self._pause()
        only = branch.only
        told: Json = {"id": id, "label": branch.label, "icon": branch.icon, "help": branch.help, "cost": ""}
        if only is None:
            return told | {"priced": not branch.is_slow, "choices": self._steps(id, branch.next)}
        if not branch.is_slow:
            told["cost"] = branch.cost
        if ANY in only:
            filling = filling_for(only, self.view, self.teller)
            return told | {"tray": self._tray(filling, self.notation.action(only, self._background))}
        if branch.is_slow:
            told["priced"] = False
            self._branches[id] = [(id, branch)]
        told |= {"option": self.notation.action(only, self._background),
                 "about": [self._thing(thing) for thing in things(only, self.view)]}
        again = self.choices.again(only)
        return told | {"again": again} if again else told

    def _thing(self, thing: Thing) -> str:
        sort, number = thing
        pack = self.snapshot.pack
        match sort:
            case "card" | "pile":
                return f"{sort}:{pack.kinds[number].name}"
            case "place":
                return f"place:{pack.places[number].name}"
            case "gang":
                return f"gang:{pack.gangs[number].name}"
            case "seat":
                return f"seat:{number}"
        return sort

    @property
    def _background(self) -> int:
        return self.view.background[self.view.seat]

    # --- The stage ------------------------------------------------------------------------------------------

    def _stage(self) -> Json | None:
        scene = scenery(self.view, self.snapshot.laid)
        if scene is None:
            return None
        pack = self.snapshot.pack
        return {
            "left": _actor(scene.left), "right": _actor(scene.right),
            "stake": self._kind(scene.stake), "card": self._kind(scene.card),
            "laid": [self.notation.cards(cards) for cards in scene.laid],
            "michel": [f"michel:{pack.michel_cards[card].name}" for card in scene.michel_cards],
            "offers": [_bundle(self.notation, *offer) for offer in scene.offers],
        }

    def _kind(self, kind: int) -> str | None:
        return self.snapshot.pack.kinds[kind].name if kind >= 0 else None

    # --- What is asked about it -----------------------------------------------------------------------------

    def price(self, id: str) -> Json | None:
        """Return what the choices of a branch cost; None if there is no such branch. It is calculated only once."""
        if id not in self._branches:
            return None
        if id not in self._priced:
            self._priced[id] = self._price(id)
        return self._priced[id]

    def _price(self, id: str) -> Json:
        below = self._branches[id]
        costs: Json = {}
        for own, branch in below:
            self._pause()
            if branch.cost:
                costs[own] = branch.cost
        note = self.choices.note([option for _, branch in below for option in branch.options])
        return {"id": id, "note": note, "costs": costs}

    def why(self, verb: str) -> Json | None:
        """Return why a verb is closed, and the rules that say so; None if it is open or unknown."""
        words = self.choices.verbs if self.choices.is_turn else ()
        word = next((word for word in words if name_of(word) == verb), None)
        why = self.choices.why_closed(word) if word is not None else None
        return {"verb": verb, "lines": list(why.lines), "rules": list(why.rules)} if why is not None else None

    def hint(self, hinted: Hinted) -> Json:
        """Return what the coach would do, the best first, as in the list at the table."""
        key = "hint-failed" if hinted.has_failed else "" if hinted.is_final else "hint-thinking"
        return {"options": [self._advice(each) for each in hinted.advice], "final": hinted.is_final,
                "words": self.t(key) if key else ""}

    def _advice(self, advice: "Advice") -> Json:
        self._pause()
        why = advice.why[0] if advice.why else None
        return {
            "label": self.choices.label(advice.action),
            "win": round(advice.win, 4), "low": round(advice.low, 4), "high": round(advice.high, 4),
            "chance": percent(self.t, advice.win), "band": between(self.t, advice.low, advice.high),
            "why": tell(self.teller, why.key, why.facts) if why is not None else "",
            "option": self.notation.action(advice.action, self._background),
        }

    # --- Trays ----------------------------------------------------------------------------------------------

    def _tray(self, filling: Filling, template: Json) -> Json:
        nothing = [Picked() for _ in filling.sources]
        return {
            "template": template, "title": filling.title, "confirm": filling.confirm, "cancel": filling.may_cancel,
            "most": filling.most,
            "sources": [{"title": source.title} | _bundle(self.notation, source.cards, source.cigarettes)
                        for source in filling.sources],
        } | _tally(filling, nothing)

    def filling(self, template: Json) -> Filling | None:
        """Return the tray for a template; None if it is not offered. An empty template stands for a commitment."""
        if not template:
            return commitment(self.view, self.teller) if self.snapshot.may_commit else None
        option = next((each for each in self.view.options
                       if ANY in each and self.notation.action(each, self._background) == template), None)
        return filling_for(option, self.view, self.teller) if option is not None else None

    def picked(self, filling: Filling, written: Sequence[Json]) -> list[Picked]:
        """Read what was put into a tray. Raises WrongField or Malformed, also if there are not so many cards."""
        if len(written) != len(filling.sources):
            raise WrongField("picked", "must name each source")
        found: list[Picked] = []
        for source, each in zip(filling.sources, written, strict=True):
            cards = self.notation.read_cards("cards", each.get("cards", {}))
            cigarettes = each.get("cigarettes", 0)
            if type(cigarettes) is not int or not 0 <= cigarettes <= source.cigarettes:
                raise WrongField("cigarettes", "must be there")
            if any(number > dict(pair_up(source.cards)).get(kind, 0) for kind, number in pair_up(cards)):
                raise WrongField("cards", "must be there")
            found.append(Picked(cards, cigarettes))
        return found

    def tally(self, filling: Filling, picked: Sequence[Picked]) -> Json:
        return _tally(filling, picked)

    def option(self, written: Json) -> Action:
        """Read an option that a phone sends back. Raises Malformed."""
        return self.notation.read_action(written, self.view.players, self._background)


def _tally(filling: Filling, picked: Sequence[Picked]) -> Json:
    problem = filling.problem(picked)
    return {"words": problem or filling.total(picked), "ready": not problem}


def _actor(seat: int) -> int | str | None:
    return {MICHEL: "michel", NOBODY: None}.get(seat, seat)


def _bundle(notation: Notation, cards: Cards, cigarettes: int) -> Json:
    return {"cards": notation.cards(cards), "cigarettes": cigarettes}
