"""What a gang card changes: named points of the rules at which the rules ask the gang card (R9)."""

from typing import Final, NamedTuple

from .scripts import Effect



class Point(NamedTuple):
    """A word that a pack may use under `power`: the type of its value, its meaning, and its worth to a member.

    The worth is that of one unit (one card more, one place more) over a whole game, on a scale where a tunnel point is
    14. The unit is for texts. Bots and texts read both, the rules do not.
    """

    type: str
    means: str
    worth: float
    unit: str = ""

    def amount(self, value: int) -> int:
        """How many units a value stands for: places and place actions are masks."""
        return value.bit_count() if self.type in ("places", "place_actions") else value


POINTS: Final[dict[str, Point]] = {
    "reroll": Point("yes", "after a move roll you may roll once more; the second roll stands", 8.0),
    "cautious_discount": Point("number", "once per turn a cautious move costs that many actions less", 14.0, "action"),
    "draw_after_move": Point(
        "number", "once per turn, after your own move, draw that many Search cards", 14.0, "search_card"),
    "neighbour_faces": Point("yes", "a move roll also counts as one higher or one lower", 11.0),
    "weapon_returns": Point("yes", "if your target cooperates, your weapon returns to your hand", 5.0),
    "spoils": Point("number", "winning a combat you started, take that many more random cards", 5.0, "card"),
    "craft_beatings": Point("number", "you may Craft with that many more Beatings", 3.0, "beating"),
    "dig_beatings": Point("number", "you may Dig with that many more Beatings", 5.0, "beating"),
    "sell_bonus": Point("number", "each Sell brings that many more cigarettes", 4.5, "cigarette"),
    "tool_discount": Point("number", "tools cost you that many cigarettes less", 6.5, "cigarette"),
    "trade_places": Point("places", "you may Sell and Buy in these places too", 4.5),
    "search_draws": Point("number", "each Search draws that many more", 13.0, "search_card"),
    "search_discards": Point("number", "after each Search discard that many of your choice", -5.5, "card"),
    "searches": Point("number", "you may Search that many times more per turn", 12.0),
    "spoons_stolen": Point("number", "stealing a Spoon, take that many more", 14.0),
    "craft_anywhere": Point("yes", "you may Craft anywhere but in Solitary", 11.0),
    "no_link": Point("yes", "your crafting needs no Link", 14.0),
    "spoon_points": Point("number", "your Spoons score that many points more", 17.0, "point"),
    "free_craft": Point("yes", "once per turn crafting costs no action", 14.0),
    "weapons_to_extort": Point("number", "to extort you a player must lay down that many more weapons", 6.0, "weapon"),
    "free_place_action": Point("place_actions", "once per turn one of these place actions costs no action", 4.0),
    "keeps_cards": Point("yes", "losing a combat you lose no card", 5.0),
}

# These work once per turn. Each card's power counts by itself (R14c): it has its own bit in `GameState.used`.
ONCE_PER_TURN: Final = ("cautious_discount", "draw_after_move", "free_craft", "free_place_action")


class Powers:
    """One gang card's points, and the rule numbers they change, computed once."""

    def __init__(self, points: dict[str, int], turn_started: tuple[Effect, ...] = ()) -> None:
        self.given = {point: points[point] for point in POINTS if points.get(point)}
        self.reroll = points.get("reroll", 0)
        self.cautious_discount = points.get("cautious_discount", 0)
        self.draw_after_move = points.get("draw_after_move", 0)
        self.neighbour_faces = points.get("neighbour_faces", 0)
        self.weapon_returns = points.get("weapon_returns", 0)
        self.spoils = points.get("spoils", 0)
        self.craft_beatings = points.get("craft_beatings", 0)
        self.dig_beatings = points.get("dig_beatings", 0)
        self.sell_bonus = points.get("sell_bonus", 0)
        self.tool_discount = points.get("tool_discount", 0)
        self.trade_places = points.get("trade_places", 0)        # a mask of places
        self.search_draws = points.get("search_draws", 0)
        self.search_discards = points.get("search_discards", 0)
        self.searches = points.get("searches", 0)
        self.spoons_stolen = points.get("spoons_stolen", 0)
        self.craft_anywhere = points.get("craft_anywhere", 0)
        self.no_link = points.get("no_link", 0)
        self.spoon_points = points.get("spoon_points", 0)
        self.free_craft = points.get("free_craft", 0)
        self.weapons_to_extort = points.get("weapons_to_extort", 0)
        self.free_place_action = points.get("free_place_action", 0)     # a mask of place actions (`board.FEATURES`)
        self.keeps_cards = points.get("keeps_cards", 0)
        self.turn_started = turn_started
        self.has_free = self.free_craft or self.free_place_action
        # Filled in by the pack, which knows all its cards: this card's bits in `GameState.used`, 0 for what it lacks.
        self.used_bits: tuple[int, ...] = (0,) * len(ONCE_PER_TURN)
        self.cautious_discount_used = 0
        self.draw_after_move_used = 0
        self.free_craft_used = 0
        self.free_place_action_used = 0
        # Filled in by the pack, which knows the rule numbers.
        self.search_limit = 0
        self.most_craft_beatings = 0
        self.most_dig_beatings = 0
        self.prices: tuple[int, ...] = ()
        self.cheapest = 0
        self.weapons_needed = 0
        self.points: tuple[int, ...] = ()
