"""Actions, questions and events as plain objects, as the protocol writes them, and back."""

from typing import Any

from .actions import ACTIONS, Action, Discard, Exchange, Play, Reveal, action_from
from .agenda import pending, prompt
from .counts import KNIFE, ONE, PICKAXE, SHOVEL, Cards
from .events import Event
from .fields import WrongField, mapping, shown, whole_number, word_of
from .frames import Frame
from .pack import Pack
from .questions.question import Table
from .sorts import fields_of, name_of
from .names import Json, Spelling
from .view import audience
from .vocabulary import ANY, NOTHING

WRONG_TARGET = -3       # a well-formed target of a sort that this Background does not take
MOST_COUNT = 127        # the most that a byte of counts holds
MOST_CIGARETTES = 10**6
PRODUCTS = (KNIFE, PICKAXE, SHOVEL)


Malformed = WrongField      # the same error for modules that do not import `fields`


class Notation(Spelling):
    """Writes and reads with the names of one pack."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self._actions = {name_of(kind): kind for kind in ACTIONS}

    # --- writing ---------------------------------------------------------------------------------------

    def event(self, event: Event) -> Json:
        """An event as an object. Redacted fields are left out; with secrets the seats that know them are listed."""
        written: Json = {"event": event.name}
        for field in fields_of(type(event)):
            value = getattr(event, field.name)
            if value != ANY:
                written[field.written] = self.value(field.sort, value)
        watchers = audience(event)
        if watchers:
            written["audience"] = sorted(watchers)
        return written

    def action(self, action: Action, background: int) -> Json:
        """An option or action as an object. How a `reveal` is written depends on the player's Background."""
        written: Json = {"do": action.name}
        if isinstance(action, Play):
            script = self.pack.kinds[action.card].script
            written["card"] = self.kinds[action.card]
            return written | self._target(script.argument if script else "", action.target)
        if isinstance(action, Reveal):
            argument = self.pack.backgrounds[background].plain.argument
            written |= self._target(argument, action.target)
            return written | {"count": action.number} if argument == "cards" else written
        if isinstance(action, Exchange):
            return written | {
                "seat": action.seat,
                "give": "any" if action.give == ANY else self.bundle(action.give, action.give_cigarettes),
                "take": "any" if action.take == ANY else self.bundle(action.take, action.take_cigarettes),
            }
        for field in fields_of(type(action)):
            value = getattr(action, field.name)
            if field.sort != "optional_kind" or value != NOTHING:
                written[field.written] = self._argument(field.sort, value)
        return written

    def _argument(self, sort: str, value: int) -> Any:
        """One field of an action."""
        match sort:
            case "any_cards":
                return "any" if value == ANY else self.cards(value)
            case "kinds":
                return self.sorted_kinds(value)
            case "product":
                return self.kinds[value]
            case "item":
                return self.items[value]
            case "gang":
                return self.gangs[value]
        return self.value(sort, value)

    def _target(self, argument: str, target: int) -> Json:
        match argument:
            case "seat":
                return {"seat": target}
            case "place":
                return {"place": self.places[target]}
            case "item":
                return {"item": self.kinds[target]}
            case "cards":
                return {"cards": "any" if target == ANY else self.cards(target)}
        return {}

    def pending(
        self, agenda: tuple[Frame, ...] | list[Frame], table: Cards, turned_up: tuple[int, ...],
    ) -> Json | None:
        """What is going on, from an agenda that is already redacted for the reader."""
        return pending(agenda[-1], self, Table(table, turned_up)) if agenda else None

    # --- reading ---------------------------------------------------------------------------------------

    def read_action(self, written: object, players: int, background: int) -> Action:
        """The action that an object describes; raises WrongField. Templates (`"any"`) can be read too."""
        written = mapping("action", written)
        kind = self._actions.get(written["do"]) if isinstance(written.get("do"), str) else None
        if kind is None:
            raise WrongField("do", f"must name an action, not {shown(written.get('do'))}")
        given = {key: value for key, value in written.items() if key != "do"}
        if kind is Play:
            return self._read_play(given, players)
        if kind is Reveal:
            return self._read_reveal(given, players, background)
        name = name_of(kind)
        values: list[int] = []
        for field in fields_of(kind):
            if field.sort == "bundle_cigarettes":      # read with its cards
                continue
            if field.written not in given:
                if field.sort == "optional_kind":
                    values.append(NOTHING)
                    continue
                raise WrongField("", f"'{name}' needs '{field.written}'")
            values += self._read_field(field.written, field.sort, given.pop(field.written), players)
        action = action_from((*values, name))
        if isinstance(action, Discard) and action.cards == ANY and action.number < 1:
            raise WrongField("count", "must be positive")
        if given:
            raise WrongField("", f"'{name}' has no field {shown(next(iter(given)))}")
        return action

    def _read_field(self, field: str, kind: str, value: object, players: int) -> list[int]:
        match kind:
            case "seat":
                return [whole_number(field, value, 0, players - 1)]
            case "place":
                return [_index(field, value, self.places)]
            case "kind" | "optional_kind":
                return [_index(field, value, self.kinds)]
            case "product":
                return [_index(field, value, [self.kinds[kind] for kind in PRODUCTS], PRODUCTS)]
            case "item":
                return [_index(field, value, self.items)]
            case "gang":
                return [_index(field, value, self.gangs)]
            case "kinds":
                return [self._read_kinds(field, value)]
            case "any_cards":
                return [ANY if value == "any" else self.read_cards(field, value)]
            case "bundle":
                return self._read_bundle(field, value)
        return [whole_number(field, value, 0, MOST_COUNT)]

    def _read_kinds(self, field: str, value: object) -> Cards:
        if not isinstance(value, list) or not 0 < len(value) <= 8:
            raise WrongField(field, "must be a list of card kinds")
        kinds = [_index(field, item, self.kinds) for item in value]
        if value != sorted(value):
            raise WrongField(field, "must be sorted")
        return sum(ONE[kind] for kind in kinds)

    def read_cards(self, field: str, value: object, *, zero: bool = False) -> Cards:
        """Cards from a mapping of kinds to counts. Counts of zero are allowed only with `zero`, for positions."""
        cards = 0
        for name, number in mapping(field, value).items():
            kind = _index(field, name, self.kinds)
            cards += ONE[kind] * whole_number(f"{field}.{name}", number, 0 if zero else 1, MOST_COUNT)
        return cards

    def _read_bundle(self, field: str, value: object) -> list[int]:
        if value == "any":
            return [ANY, ANY]
        if not isinstance(value, dict) or set(value) != {"cards", "cigarettes"}:
            raise WrongField(field, "must have 'cards' and 'cigarettes'")
        return [
            self.read_cards(f"{field}.cards", value["cards"]),
            whole_number(f"{field}.cigarettes", value["cigarettes"], 0, MOST_CIGARETTES),
        ]

    def _read_play(self, given: Json, players: int) -> Action:
        if "card" not in given:
            raise WrongField("", "'play' needs 'card'")
        kind = _index("card", given.pop("card"), self.kinds)
        script = self.pack.kinds[kind].script
        argument = script.argument if script else ""
        if set(given) != ({argument} if argument else set()):
            besides = repr(argument) if argument else "nothing"
            raise WrongField("", f"'play' of this card takes {besides} besides 'card'")
        target = self._read_target(argument, given, players)
        return Play(kind, target)

    def _read_target(self, argument: str, given: Json, players: int) -> int:
        if argument == "seat":
            return whole_number("seat", given["seat"], 0, players - 1)
        if argument == "place":
            return _index("place", given["place"], self.places)
        if argument == "item":
            return _index("item", given["item"], self.kinds)
        return NOTHING

    def _read_reveal(self, given: Json, players: int, background: int) -> Action:
        fields = set(given)
        if fields == {"cards", "count"}:
            argument = "cards"
            number = whole_number("count", given["count"], 1, MOST_COUNT)
            cards = ANY if given["cards"] == "any" else self.read_cards("cards", given["cards"])
            action: Action = Reveal(cards, number)
        elif fields in ({"seat"}, {"place"}, {"item"}, set()):
            argument = next(iter(fields), "")
            action = Reveal(self._read_target(argument, given, players))
        else:
            raise WrongField("", "'reveal' takes at most one of 'seat', 'place', 'item', or 'cards' with 'count'")
        if argument != self.pack.backgrounds[background].plain.argument:
            return Reveal(WRONG_TARGET)
        return action


def _index(field: str, value: object, names: list[str], numbers: tuple[int, ...] | None = None) -> int:
    index = names.index(word_of(field, value, names))
    return numbers[index] if numbers else index


__all__ = ["MOST_CIGARETTES", "WRONG_TARGET", "Json", "Malformed", "Notation", "prompt"]
