"""Words and pictures for the choices inside an option: a seat, a tool, a gang, a bundle of cards."""

from ..model.counts import kinds_of
from ..model.pack import Pack
from ..model.words import ACTIONS, REVEAL, Action
from ..words.teller import Teller
from .meaning import argument_sort


class Labels:
    def __init__(self, teller: Teller, pack: Pack) -> None:
        self.teller = teller
        self.pack = pack

    def _sort(self, action: Action, index: int) -> str:
        sort = argument_sort(action, index)
        if sort == "target":
            script = self.pack.kinds[action[1]].script if action[0] != REVEAL else None
            return script.argument if script is not None else ""
        return sort

    def value(self, action: Action, index: int, value: int) -> str:
        t = self.teller
        match self._sort(action, index):
            case "seat":
                return t.names[value]
            case "kind" | "product" | "optional_kind":
                return t.card(value)
            case "place":
                return t.place(value)
            case "gang":
                return t.gang(value)
            case "item":
                return t.item(value)
            case "kinds":
                return t.cards(value)
        return t.title(action[0])

    def help(self, action: Action, index: int, value: int) -> str:
        match self._sort(action, index):
            case "kind":
                return self.teller.card_text(value)
            case "place":
                return self.teller.place_text(value)
        return ""

    def icon(self, action: Action, index: int, value: int, inmates: list[str]) -> str:
        pack = self.pack
        match self._sort(action, index):
            case "kind" | "product" | "optional_kind" if value >= 0:
                return f"cards/{pack.kinds[value].name}"
            case "gang":
                return f"gangs/{pack.gangs[value].name}"
            case "item":
                return f"cards/{pack.kinds[pack.items[value].kind].name}"
            case "kinds" if value:
                return f"cards/{pack.kinds[kinds_of(value)[0]].name}"
            case "seat":
                return f"seats/{value}"
        return self.verb_icon(action)

    def verb_icon(self, action: Action) -> str:
        sort = argument_sort(action, 1)
        if sort in ("kind", "optional_kind") and len(action) > 1 and action[1] >= 0:
            return f"cards/{self.pack.kinds[action[1]].name}"
        return f"verbs/{ACTIONS[action[0]][0]}"
