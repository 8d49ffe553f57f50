"""A question as a tree of choices: what a table would offer press by press, sent at once.

Steps, labels, costs and trays are the table's (`offers/`). What takes long to work out, how an extortion may go in
eighty worlds, is told when somebody opens that branch.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ..model.actions import Action, Buy, EndTurn, Extort, Reveal
from ..model.counts import Cards, pair_up
from ..model.fields import WrongField
from ..model.notation import Json, Notation
from ..model.sorts import fields_of, name_of
from ..model.vocabulary import ANY
from ..offers.again import warning
from ..offers.choosing import Choice, values
from ..offers.costs import Costs
from ..offers.filling import Filling, Picked, commitment, filling_for
from ..offers.labels import Labels
from ..offers.meaning import TEAM_VERBS, TURN_VERBS, Thing, probe, things
from ..offers.scenery import MICHEL, NOBODY, scenery
from ..play.prospects import refusals
from ..words.coach import between, percent, tell
from ..words.teller import Teller
from .breath import Breath
from .hints import Hinted
from .sitting import Sitting

if TYPE_CHECKING:
    from ..coach.hints import Advice

SLOW: Final = (Extort, Buy, Reveal)       # verbs of a turn whose cost is followed in many worlds
TURN: Final = "turn"


class Asked:
    """The question a sitting asks, in one language. `prompt` is the protocol's word for it."""

    def __init__(
        self, sitting: Sitting, prompt: str, teller: Teller, notation: Notation, breath: Breath | None = None,
    ) -> None:
        self.sitting = sitting
        self.prompt = prompt
        self.view = sitting.view
        self.teller = teller
        self.t = teller.text
        self.notation = notation
        self._breath = breath or Breath()
        self.labels = Labels(teller, sitting.pack)
        self.costs = Costs(teller)
        self._inmates = [place.inmate for place in sitting.places]
        self._branches: dict[str, list[tuple[str, Choice]]] = {}
        self._priced: dict[str, Json] = {}

    @property
    def is_turn(self) -> bool:
        return self.prompt == TURN

    # --- The tree -------------------------------------------------------------------------------------------

    def told(self) -> Json:
        options = list(self.view.options)
        return {
            "prompt": self.prompt,
            "title": self.teller.prompt(self.view),
            "note": "" if self.is_turn else self.costs.situation(options, self.view),
            "stage": self._stage(),
            "verbs": [self._verb(word, number) for number, word in enumerate(self._verbs())] if self.is_turn else [],
            "choices": self._by_verb() if self.is_turn else self._choices(options, ""),
            "commit": self._tray(commitment(self.view, self.teller), {}) if self.sitting.may_commit else None,
        }

    def _verbs(self) -> tuple[type[Action], ...]:
        return (*TURN_VERBS, *(TEAM_VERBS if self.view.team else ()), EndTurn)

    def _of_verb(self, word: type[Action]) -> list[Action]:
        return [option for option in self.view.options if isinstance(option, word)]

    def _verb(self, word: type[Action], number: int) -> Json:
        self._breath()
        is_open = bool(self._of_verb(word))
        name = name_of(word)
        told: Json = {
            "verb": name, "label": self.teller.title(word), "help": self.teller.hint(word) if is_open else "",
            "icon": f"verbs/{name}", "open": is_open,
        }
        return told | {"id": str(number)} if is_open else told

    def _by_verb(self) -> list[Json]:
        found: list[Json] = []
        for number, word in enumerate(self._verbs()):
            options = self._of_verb(word)
            if len(options) == 1:
                found.append(self._leaf(str(number), options[0]))
            elif options:
                label, icon = self.teller.title(word), f"verbs/{name_of(word)}"
                found.append({"id": str(number), "label": label, "icon": icon, "help": self.teller.hint(word),
                              "cost": "", "priced": word not in SLOW,
                              "choices": self._choices(options, f"{number}.")})
        return found

    def _choices(self, options: list[Action], id: str) -> list[Json]:
        """Steps toward one of these, or these themselves: as a table's panel has them."""
        if len({type(option) for option in options}) == 1 and len(options) > 1:
            return self._steps(options, id)
        return [self._leaf(f"{id}{number}", option) for number, option in enumerate(options)]

    def _steps(self, options: list[Action], id: str) -> list[Json]:
        found: list[Json] = []
        steps: list[tuple[str, Choice]] = []
        for number, choice in enumerate(values(options)):
            own = f"{id}{number}"
            steps.append((own, choice))
            field, value, group = choice
            icon = self.labels.icon(group[0], field, value, self._inmates)
            told: Json = {"icon": icon, "help": self.labels.help(group[0], field, value)}
            if len(group) == 1:
                found.append(self._leaf(own, group[0]) | told)
            else:
                found.append(told | {
                    "id": own, "label": self.labels.value(group[0], field, value), "cost": "",
                    "priced": type(group[0]) not in SLOW or not self.is_turn,
                    "choices": self._choices(group, f"{own}."),
                })
        self._branches[id.removesuffix(".")] = steps
        return found

    def _leaf(self, id: str, option: Action) -> Json:
        self._breath()
        is_slow = self.is_turn and type(option) in SLOW
        label = self.teller.option(option, self.view) if is_slow else self.costs.label(option, self.view)
        told: Json = {
            "id": id, "label": label, "icon": self.labels.verb_icon(option), "help": "",
            "cost": "" if is_slow else self.costs.of(option, self.view),
        }
        if ANY in option:
            filling = filling_for(option, self.view, self.teller)
            return told | {"tray": self._tray(filling, self.notation.action(option, self._background))}
        if is_slow:
            told["priced"] = False
            self._branches[id] = [(id, Choice(fields_of(type(option))[0], 0, [option]))]
        told |= {"option": self.notation.action(option, self._background),
                 "about": [self._thing(thing) for thing in things(option, self.view)]}
        again = self._again(option)
        return told | {"again": again} if again else told

    def _again(self, option: Action) -> str:
        """What to read before a second tap."""
        if isinstance(option, EndTurn):
            if all(isinstance(other, (EndTurn, Reveal)) for other in self.view.options):
                return ""
            left = self.view.actions
            return self.t("table-end-question", count=left) if left else self.t("again-free")
        key = warning(option, self.view)
        return self.t(key) if key else ""

    def _thing(self, thing: Thing) -> str:
        sort, number = thing
        pack = self.sitting.pack
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
        scene = scenery(self.view, self.sitting.laid)
        if scene is None:
            return None
        pack = self.sitting.pack
        return {
            "left": _actor(scene.left), "right": _actor(scene.right),
            "stake": self._kind(scene.stake), "card": self._kind(scene.card),
            "laid": [self.notation.cards(cards) for cards in scene.laid],
            "michel": [f"michel:{pack.michel_cards[card].name}" for card in scene.michel_cards],
            "offers": [_bundle(self.notation, *offer) for offer in scene.offers],
        }

    def _kind(self, kind: int) -> str | None:
        return self.sitting.pack.kinds[kind].name if kind >= 0 else None

    # --- What is asked about it -----------------------------------------------------------------------------

    def price(self, id: str) -> Json | None:
        """What the choices of a branch cost; None if there is no such branch. Worked out once, however often asked."""
        if id not in self._branches:
            return None
        if id not in self._priced:
            self._priced[id] = self._price(id)
        return self._priced[id]

    def _price(self, id: str) -> Json:
        steps = self._branches[id]
        costs = {own: self._cost(choice) for own, choice in steps}
        left = [option for _, choice in steps for option in choice.options]
        is_mixed = len({option.seat for option in left if isinstance(option, Extort)}) > 1
        note = "" if is_mixed else self.costs.situation(left, self.view)
        return {"id": id, "note": note, "costs": {own: words for own, words in costs.items() if words}}

    def _cost(self, choice: Choice) -> str:
        self._breath()
        first = choice.options[0]
        if isinstance(first, Extort) and len(choice.options) > 1 and choice.field.name == "seat":
            return self.costs.seat(choice.value, self.view)
        return self.costs.of(first, self.view)

    def why(self, verb: str) -> Json | None:
        """Why a verb is closed, and where that is written; None if it is open or none."""
        word = next((word for word in self._verbs() if name_of(word) == verb), None) if self.is_turn else None
        if word is None or self._of_verb(word):
            return None
        meant = probe(word, self.view)
        refused = refusals(self.view, meant)
        rules = list(dict.fromkeys(rule for _, rule in refused))
        return {"verb": verb, "lines": self.teller.needs(refused, meant, self.view), "rules": rules}

    def hint(self, hinted: Hinted) -> Json:
        """What the coach would do, the best first, as the table's list has it."""
        key = "hint-failed" if hinted.has_failed else "" if hinted.is_final else "hint-thinking"
        return {"options": [self._advice(each) for each in hinted.advice], "final": hinted.is_final,
                "words": self.t(key) if key else ""}

    def _advice(self, advice: "Advice") -> Json:
        self._breath()
        why = advice.why[0] if advice.why else None
        return {
            "label": self.costs.label(advice.action, self.view),
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
        """What a template asks to be filled in; None if it is not on offer. Nothing stands for a commitment."""
        if not template:
            return commitment(self.view, self.teller) if self.sitting.may_commit else None
        option = next((each for each in self.view.options
                       if ANY in each and self.notation.action(each, self._background) == template), None)
        return filling_for(option, self.view, self.teller) if option is not None else None

    def picked(self, filling: Filling, written: Sequence[Json]) -> list[Picked]:
        """What was laid into a tray. Raises WrongField, Malformed: also where there is not so much."""
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
        """An option as a phone sends it back. Raises Malformed."""
        return self.notation.read_action(written, self.view.players, self._background)


def _tally(filling: Filling, picked: Sequence[Picked]) -> Json:
    problem = filling.problem(picked)
    return {"words": problem or filling.total(picked), "ready": not problem}


def _actor(seat: int) -> int | str | None:
    return {MICHEL: "michel", NOBODY: None}.get(seat, seat)


def _bundle(notation: Notation, cards: Cards, cigarettes: int) -> Json:
    return {"cards": notation.cards(cards), "cigarettes": cigarettes}
