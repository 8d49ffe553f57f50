"""Actions, questions and events as plain objects, as the protocol writes them, and back."""

from .agenda import pending, prompt
from .counts import KNIFE, ONE, PICKAXE, SHOVEL, Cards
from .fields import shown
from .frames import Frame
from .pack import Pack
from .questions.question import Table
from .spelling import Json, Spelling
from .view import audience
from .words import ACTIONS, ANY, DISCARD, EVENTS, EXCHANGE, NOTHING, PLAY, REVEAL, Action, Event

WRONG_TARGET = -3       # a well-formed target of a sort that this Background does not take
MOST_COUNT = 127        # what a byte of counts holds
MOST_CIGARETTES = 10**6
PRODUCTS = (KNIFE, PICKAXE, SHOVEL)


class Malformed(Exception):
    """The object is not of the form the protocol describes; the sentence says where."""


class Notation(Spelling):
    """Writes and reads in the words of one pack."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self._actions = {name: number for number, (name, _) in enumerate(ACTIONS)}

    # --- writing ---------------------------------------------------------------------------------------

    def event(self, event: Event) -> Json:
        """An event; what was redacted is left out, secrets name their audience."""
        name, fields = EVENTS[event[0]]
        written: Json = {"event": name}
        for (field, kind), value in zip(fields, event[1:], strict=True):
            if value != ANY:
                written[field] = self.value(kind.rstrip("*!"), value)
        watchers = audience(event)
        if watchers:
            written["audience"] = sorted(watchers)
        return written

    def action(self, action: Action, background: int) -> Json:
        """An option or action. A `reveal` is spelt by the Background of who reveals."""
        word = action[0]
        written: Json = {"do": ACTIONS[word][0]}
        if word == PLAY:
            script = self.pack.kinds[action[1]].script
            written["card"] = self.kinds[action[1]]
            return self._with_target(written, script.argument if script else "", action)
        if word == REVEAL:
            return self._with_target(written, self.pack.backgrounds[background].plain.argument, action)
        if word == EXCHANGE:
            _, seat, give, give_cigarettes, take, take_cigarettes = action
            written["seat"] = seat
            written["give"] = "any" if give == ANY else self.bundle(give, give_cigarettes)
            written["take"] = "any" if take == ANY else self.bundle(take, take_cigarettes)
            return written
        for (field, kind), value in zip(ACTIONS[word][1], action[1:], strict=True):
            if kind == "any_cards":
                written[field] = "any" if value == ANY else self.cards(value)
            elif kind == "kinds":
                written[field] = self.sorted_kinds(value)
            elif kind in ("kind", "product"):
                written[field] = self.kinds[value]
            elif kind == "optional_kind":
                if value != NOTHING:
                    written[field] = self.kinds[value]
            elif kind == "item":
                written[field] = self.items[value]
            elif kind == "gang":
                written[field] = self.gangs[value]
            else:
                written[field] = self.value(kind, value)
        return written

    def _with_target(self, written: Json, argument: str, action: Action) -> Json:
        target = action[-1] if argument != "cards" else action[1]
        if argument == "seat":
            written["seat"] = target
        elif argument == "place":
            written["place"] = self.places[target]
        elif argument == "item":
            written["item"] = self.kinds[target]
        elif argument == "cards":
            written["cards"] = "any" if target == ANY else self.cards(target)
            written["count"] = action[2]
        return written

    def pending(
        self, agenda: tuple[Frame, ...] | list[Frame], table: Cards, turned_up: tuple[int, ...],
    ) -> Json | None:
        """What is going on, from an agenda already redacted for who asks."""
        return pending(agenda[-1], self, Table(table, turned_up)) if agenda else None

    # --- reading ---------------------------------------------------------------------------------------

    def read_action(self, written: object, players: int, background: int) -> Action:
        """An action as an object; raises Malformed. Templates (`"any"`) are read as such."""
        if not isinstance(written, dict):
            raise Malformed("an action must be an object")
        word = self._actions.get(written["do"]) if isinstance(written.get("do"), str) else None
        if word is None:
            raise Malformed(f"'do' must name an action, not {shown(written.get('do'))}")
        given = {key: value for key, value in written.items() if key != "do"}
        if word == PLAY:
            return self._read_play(given, players)
        if word == REVEAL:
            return self._read_reveal(given, players, background)
        action: list[int] = [word]
        for field, kind in ACTIONS[word][1]:
            if field not in given:
                if kind == "optional_kind":
                    action.append(NOTHING)
                    continue
                raise Malformed(f"'{ACTIONS[word][0]}' needs '{field}'")
            action += self._read_field(field, kind, given.pop(field), players)
        if word == DISCARD and action[1] == ANY and action[2] < 1:
            raise Malformed("'count' must be positive")
        if given:
            raise Malformed(f"'{ACTIONS[word][0]}' has no field {shown(next(iter(given)))}")
        return Action(tuple(action))

    def _read_field(self, field: str, kind: str, value: object, players: int) -> list[int]:
        match kind:
            case "seat":
                return [_number(field, value, players - 1)]
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
        return [_number(field, value, MOST_COUNT)]

    def _read_kinds(self, field: str, value: object) -> Cards:
        if not isinstance(value, list) or not 0 < len(value) <= 8:
            raise Malformed(f"'{field}' must be a list of card kinds")
        kinds = [_index(field, item, self.kinds) for item in value]
        if value != sorted(value):
            raise Malformed(f"'{field}' must be sorted")
        return sum(ONE[kind] for kind in kinds)

    def read_cards(self, field: str, value: object, *, zero: bool = False) -> Cards:
        """A mapping of kinds to counts; zero counts only where positions allow them."""
        if not isinstance(value, dict):
            raise Malformed(f"'{field}' must be an object of card kinds and counts")
        cards = 0
        for name, number in value.items():
            kind = _index(field, name, self.kinds)
            cards += ONE[kind] * _number(f"{field}.{name}", number, MOST_COUNT, 0 if zero else 1)
        return cards

    def _read_bundle(self, field: str, value: object) -> list[int]:
        if value == "any":
            return [ANY, ANY]
        if not isinstance(value, dict) or set(value) != {"cards", "cigarettes"}:
            raise Malformed(f"'{field}' must have 'cards' and 'cigarettes'")
        return [
            self.read_cards(f"{field}.cards", value["cards"]),
            _number(f"{field}.cigarettes", value["cigarettes"], MOST_CIGARETTES),
        ]

    def _read_play(self, given: Json, players: int) -> Action:
        if "card" not in given:
            raise Malformed("'play' needs 'card'")
        kind = _index("card", given.pop("card"), self.kinds)
        script = self.pack.kinds[kind].script
        argument = script.argument if script else ""
        if set(given) != ({argument} if argument else set()):
            raise Malformed(f"'play' of this card takes {repr(argument) if argument else 'nothing'} besides 'card'")
        target = self._read_target(argument, given, players)
        return Action((PLAY, kind, target))

    def _read_target(self, argument: str, given: Json, players: int) -> int:
        if argument == "seat":
            return _number("seat", given["seat"], players - 1)
        if argument == "place":
            return _index("place", given["place"], self.places)
        if argument == "item":
            return _index("item", given["item"], self.kinds)
        return NOTHING

    def _read_reveal(self, given: Json, players: int, background: int) -> Action:
        fields = set(given)
        if fields == {"cards", "count"}:
            argument = "cards"
            number = _number("count", given["count"], MOST_COUNT, 1)
            cards = ANY if given["cards"] == "any" else self.read_cards("cards", given["cards"])
            action: Action = Action((REVEAL, cards, number))
        elif fields in ({"seat"}, {"place"}, {"item"}, set()):
            argument = next(iter(fields), "")
            action = Action((REVEAL, self._read_target(argument, given, players)))
        else:
            raise Malformed("'reveal' takes at most one of 'seat', 'place', 'item', or 'cards' with 'count'")
        if argument != self.pack.backgrounds[background].plain.argument:
            return Action((REVEAL, WRONG_TARGET))
        return action


def _number(field: str, value: object, high: int, low: int = 0) -> int:
    if type(value) is not int:
        raise Malformed(f"'{field}' must be a whole number, not {shown(value)}")
    if not low <= value <= high:
        raise Malformed(f"'{field}' must be from {low} to {high}, not {shown(value)}")
    return value


def _index(field: str, value: object, names: list[str], numbers: tuple[int, ...] | None = None) -> int:
    if not isinstance(value, str) or value not in names:
        raise Malformed(f"'{field}': there is no {shown(value)}")
    index = names.index(value)
    return numbers[index] if numbers else index


__all__ = ["MOST_CIGARETTES", "WRONG_TARGET", "Json", "Malformed", "Notation", "prompt"]
