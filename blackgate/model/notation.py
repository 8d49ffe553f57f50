"""Actions, questions and events as plain objects, as the protocol writes them, and back."""

from typing import Any

from .counts import KNIFE, ONE, PICKAXE, SHOVEL, WEAPONS, Cards, listed, pair_up
from .fields import shown
from .pack import Pack
from .view import audience
from .words import (
    ACTIONS, ANY, ASK_COMBAT, ASK_DISCARD, ASK_EXCHANGE, ASK_EXTORTED, ASK_LOSE_TOOL, ASK_MICHEL,
    ASK_MICHEL_COMBAT, ASK_PLACE, ASK_REACT, ASK_REROLL, ASK_TAKE_SEEN, DISCARD, EVENTS, EXCHANGE, NOTHING,
    PLAY, REVEAL, STEPS, Action, Event, Frame,
)

Json = dict[str, Any]

WRONG_TARGET = -3       # a well-formed target of a sort that this Background does not take
MOST_COUNT = 127        # what a byte of counts holds
MOST_CIGARETTES = 10**6
PRODUCTS = (KNIFE, PICKAXE, SHOVEL)


class Malformed(Exception):
    """The object is not of the form the protocol describes; the sentence says where."""


class Notation:
    """Writes and reads in the words of one pack."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.kinds = [kind.name for kind in pack.kinds]
        self.places = [place.name for place in pack.places]
        self.gangs = [gang.name for gang in pack.gangs]
        self.gang_cards = [card.name for card in pack.gang_cards]
        self.backgrounds = [background.name for background in pack.backgrounds]
        self.michel_cards = [card.name for card in pack.michel_cards]
        self.items = [item.name for item in pack.items]
        self._actions = {name: number for number, (name, _) in enumerate(ACTIONS)}

    # --- writing ---------------------------------------------------------------------------------------

    def cards(self, cards: Cards) -> dict[str, int]:
        return {self.kinds[kind]: number for kind, number in pair_up(cards)}

    def sorted_kinds(self, cards: Cards) -> list[str]:
        return sorted(self.kinds[kind] for kind in listed(cards))

    def value(self, kind: str, value: int) -> Any:
        """One field of an event or a step by its sort."""
        if kind.startswith("optional_") and value == (0 if kind == "optional_gang_card" else NOTHING):
            return None
        match kind.removeprefix("optional_"):
            case "place":
                return self.places[value]
            case "kind" | "tool" | "action_card":
                return self.kinds[value]
            case "cards":
                return self.cards(value)
            case "flag":
                return bool(value)
            case "michel_card":
                return self.michel_cards[value]
            case "gang_card":
                return self.gang_cards[value]
            case "background":
                return self.backgrounds[value]
            case "script":
                return self.pack.scripts[value].name
            case "seats":
                return [seat for seat in range(6) if value >> seat & 1]
            case "places":
                return [name for place, name in enumerate(self.places) if value >> place & 1]
        return value

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
            written["give"] = "any" if give == ANY else self._bundle(give, give_cigarettes)
            written["take"] = "any" if take == ANY else self._bundle(take, take_cigarettes)
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

    def _bundle(self, cards: Cards, cigarettes: int) -> Json:
        return {"cards": self.cards(cards), "cigarettes": cigarettes}

    def pending(self, agenda: "tuple[Frame, ...] | list[Frame]", table: Cards,
                turned_up: tuple[int, ...]) -> Json | None:
        """What is going on, from an agenda already redacted for who asks."""
        if not agenda:
            return None
        frame = agenda[-1]
        step, seat = frame[0], frame[1]
        going: Json = {"what": STEPS[step][0], "seat": seat}
        if step == ASK_EXTORTED:
            going |= {"what": "extortion", "attacker": frame[2], "target": seat, "tool": self.kinds[frame[3]],
                      "weapons": self.cards(table & WEAPONS)}
        elif step == ASK_COMBAT:
            going |= {"attacker": frame[2], "target": frame[3], "tool": self.kinds[frame[4]],
                      "weapons": self.cards(table & WEAPONS), "defending": bool(frame[5]),
                      "helpers": self.value("seats", frame[6] | frame[7])}
        elif step in (ASK_MICHEL, ASK_MICHEL_COMBAT):
            combat = step == ASK_MICHEL_COMBAT
            going |= {"what": "michel", "target": frame[2] if combat else seat,
                      "card": self.michel_cards[frame[3] if combat else frame[2]],
                      "turned_up": [self.michel_cards[card] for card in turned_up],
                      "combat": combat, "weapons": self.cards(table & WEAPONS)}
            if combat:
                going["helpers"] = self.value("seats", frame[4])
        elif step == ASK_REACT:
            going |= {"what": "play", "attacker": frame[2], "target": seat, "card": self.kinds[frame[3]]}
        elif step == ASK_EXCHANGE:
            going |= {"seat": frame[2], "with": seat}
            if frame[3] != ANY:
                going |= {"give": self._bundle(frame[3], frame[4]), "take": self._bundle(frame[5], frame[6])}
        elif step in (ASK_PLACE, ASK_REROLL):
            going |= {"what": "move", "face": frame[3] if step == ASK_PLACE else frame[2],
                      "michel": bool(step == ASK_PLACE and frame[4])}
        elif step == ASK_DISCARD:
            going |= {"count": frame[2], "hand_limit": bool(frame[3])}
        elif step == ASK_LOSE_TOOL:
            if frame[2] == NOTHING:
                going["what"] = "inspection"
            else:
                going["card"] = self.michel_cards[frame[2]]
        elif step == ASK_TAKE_SEEN:
            going["target"] = frame[2]
        return going

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


def prompt(frame: Frame | None) -> str:
    """What is being asked, in the protocol's word."""
    if frame is None:
        return "turn"
    step = frame[0]
    if step == ASK_COMBAT:
        return "combat" if frame[1] == (frame[3] if frame[5] else frame[2]) else "help"
    if step == ASK_MICHEL_COMBAT:
        return "combat" if frame[1] == frame[2] else "help"
    name = STEPS[step][0]
    return "choose_card" if name in ("lose_tool", "take_seen", "forge_again") else name


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
