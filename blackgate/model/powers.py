"""What a gang card changes: named points of the rules, asked by the rules themselves (R9)."""

from typing import Final

from .scripts import Effect

# The words a card pack may use under `power`, with the type of their value and what they mean.
POINTS: Final[dict[str, tuple[str, str]]] = {
    "reroll": ("yes", "after a move roll you may roll once more; the second roll stands"),
    "cautious_discount": ("number", "once per turn a cautious move costs that many actions less"),
    "draw_after_move": ("number", "once per turn, after your own move, draw that many Search cards"),
    "neighbour_faces": ("yes", "a move roll also counts as one higher or one lower"),
    "weapon_returns": ("yes", "if your target cooperates, your weapon returns to your hand"),
    "spoils": ("number", "winning a combat you started, take that many more random cards"),
    "craft_beatings": ("number", "you may Craft with that many more Beatings"),
    "dig_beatings": ("number", "you may Dig with that many more Beatings"),
    "sell_bonus": ("number", "each Sell brings that many more cigarettes"),
    "tool_discount": ("number", "tools cost you that many cigarettes less"),
    "trade_places": ("places", "you may Sell and Buy in these places too"),
    "search_draws": ("number", "each Search draws that many more"),
    "search_discards": ("number", "after each Search discard that many of your choice"),
    "searches": ("number", "you may Search that many times more per turn"),
    "spoons_stolen": ("number", "stealing a Spoon, take that many more"),
    "craft_anywhere": ("yes", "you may Craft anywhere but in Solitary"),
    "no_link": ("yes", "your crafting needs no Link"),
    "spoon_points": ("number", "your Spoons score that many points more"),
    "free_craft": ("yes", "once per turn crafting costs no action"),
    "weapons_to_extort": ("number", "to extort you a player must lay down that many more weapons"),
    "free_place_action": ("yes", "once per turn a place action costs no action"),
    "keeps_cards": ("yes", "losing a combat you lose no card"),
}


class Powers:
    """One gang card's points, and the rule numbers they change, worked out once."""

    def __init__(self, points: dict[str, int], turn_started: tuple[Effect, ...] = ()) -> None:
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
        self.free_place_action = points.get("free_place_action", 0)
        self.keeps_cards = points.get("keeps_cards", 0)
        self.turn_started = turn_started
        self.has_free = self.free_craft or self.free_place_action
        # Filled in by the pack, which knows the rule numbers.
        self.search_limit = 0
        self.most_craft_beatings = 0
        self.most_dig_beatings = 0
        self.prices: tuple[int, ...] = ()
        self.points: tuple[int, ...] = ()
