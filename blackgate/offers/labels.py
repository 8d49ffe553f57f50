"""Words and pictures for the choices inside an option: a seat, a tool, a gang, a bundle of cards."""

from ..model.actions import Action, Play
from ..model.counts import kinds_of
from ..model.pack import Pack
from ..model.sorts import Field, fields_of
from ..words.teller import Teller


class Labels:
    def __init__(self, teller: Teller, pack: Pack) -> None:
        self.teller = teller
        self.pack = pack

    def _sort(self, action: Action, field: Field) -> str:
        if field.sort == "target":
            script = self.pack.kinds[action.card].script if isinstance(action, Play) else None
            return script.argument if script is not None else ""
        return field.sort

    def value(self, action: Action, field: Field, value: int) -> str:
        t = self.teller
        match self._sort(action, field):
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
        return t.title(type(action))

    def help(self, action: Action, field: Field, value: int) -> str:
        match self._sort(action, field):
            case "kind":
                return self.teller.card_text(value)
            case "place":
                return self.teller.place_text(value)
        return ""

    def icon(self, action: Action, field: Field, value: int) -> str:
        pack = self.pack
        match self._sort(action, field):
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
        return self.option_icon(action)

    def option_icon(self, action: Action) -> str:
        """Return the picture of the card that it is done with, or else of the verb."""
        field = next(iter(fields_of(type(action))), None)
        if field is not None and field.sort in ("kind", "optional_kind") and (kind := getattr(action, field.name)) >= 0:
            return f"cards/{self.pack.kinds[kind].name}"
        return f"verbs/{action.name}"
