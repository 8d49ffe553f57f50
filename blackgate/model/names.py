"""The names in one pack for the numbers of the rules, as the protocol and positions write them."""

from typing import Any, Final

from .counts import Cards, listed, pair_up
from .pack import Pack
from .vocabulary import NOTHING

Json = dict[str, Any]

NO_GANG_CARD: Final = 0


class Spelling:
    """Writes single values with the names of one pack."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.kinds = [kind.name for kind in pack.kinds]
        self.places = [place.name for place in pack.places]
        self.gangs = [gang.name for gang in pack.gangs]
        self.gang_cards = [card.name for card in pack.gang_cards]
        self.backgrounds = [background.name for background in pack.backgrounds]
        self.michel_cards = [card.name for card in pack.michel_cards]
        self.items = [item.name for item in pack.items]

    def cards(self, cards: Cards) -> dict[str, int]:
        return {self.kinds[kind]: number for kind, number in pair_up(cards)}

    def sorted_kinds(self, cards: Cards) -> list[str]:
        return sorted(self.kinds[kind] for kind in listed(cards))

    def bundle(self, cards: Cards, cigarettes: int) -> Json:
        return {"cards": self.cards(cards), "cigarettes": cigarettes}

    def seats(self, mask: int) -> list[int]:
        return [seat for seat in range(6) if mask >> seat & 1]

    def value(self, kind: str, value: int) -> Any:
        """The value of a field of an event or a frame, written according to its sort."""
        if kind.startswith("optional_") and value == (NO_GANG_CARD if kind == "optional_gang_card" else NOTHING):
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
                return self.seats(value)
            case "places":
                return [name for place, name in enumerate(self.places) if value >> place & 1]
        return value
