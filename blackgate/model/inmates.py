"""The vocabulary of inmates: what a temper may prefer, what inmates react to, and how they look then.

A pack's `inmates.yaml` is written in these words; bots act on them and pictures are drawn for them. No rule
reads them.
"""

from typing import Final

from .actions import (
    Action, Buy, CautiousMove, Craft, Dig, Extort, Fight, Heal, Join, MoveMichel, Play, Reroll, Reveal, RollMove,
    Search, Sell, StealSpoon, Weapon,
)

# Preferences for actions: their word and the actions they are about.
DEEDS: Final[dict[str, tuple[type[Action], ...]]] = {
    "dig": (Dig,), "roll": (RollMove, Reroll), "cautious": (CautiousMove,), "search": (Search,), "craft": (Craft,),
    "spoon": (StealSpoon,), "buy": (Buy,), "sell": (Sell,), "heal": (Heal,), "gang": (Join,), "extort": (Extort,),
    "fight": (Fight, Weapon), "play": (Play,), "reveal": (Reveal,), "michel": (MoveMichel,),
}
# Preferences for circumstances, and `whim`: how much a bot gives up for its preferences at most.
CIRCUMSTANCES: Final = ("knives", "company", "prey", "reach", "whim")
LEANINGS: Final = (*DEEDS, *CIRCUMSTANCES)

EMOTES: Final = (
    "grin", "anger", "fear", "laugh", "shrug", "proud", "sad", "greedy", "suspicious", "thanks", "surprised", "sleepy",
)
# The moments: how an inmate usually looks then, and in how many of a hundred cases it reacts.
MOMENTS: Final[dict[str, tuple[str, int]]] = {
    "start": ("grin", 50), "won_fight": ("laugh", 90), "lost_fight": ("anger", 90), "extorts": ("grin", 60),
    "extorted": ("suspicious", 50), "gave_in": ("sad", 80), "dug": ("proud", 30), "close": ("proud", 100),
    "rival_close": ("fear", 60), "beaten": ("sad", 60), "locked_up": ("surprised", 100), "joined": ("proud", 60),
    "revealed": ("grin", 60), "robbed": ("anger", 80), "robs": ("greedy", 50), "traded": ("greedy", 40),
    "bad_roll": ("shrug", 15), "good_roll": ("laugh", 40), "met_michel": ("fear", 40), "beat_michel": ("proud", 80),
    "healed": ("sleepy", 40), "helped": ("thanks", 100), "escaped": ("laugh", 100), "lost": ("sad", 80),
    # These depend on the whole game rather than on its last event (`ai/talk/arcs.py`).
    "took_lead": ("proud", 100), "overtaken": ("surprised", 100), "comeback": ("laugh", 100),
    "neck_and_neck": ("suspicious", 100), "two_points": ("fear", 100), "only_empty": ("sad", 100),
    "dry_spell": ("sleepy", 100), "grudge": ("anger", 100), "revenge": ("grin", 100), "punchbag": ("sad", 100),
    "all_ganged": ("suspicious", 100),
}
ARCS: Final = (
    "took_lead", "overtaken", "comeback", "neck_and_neck", "two_points", "only_empty", "dry_spell", "grudge", "revenge",
    "punchbag", "all_ganged",
)
NAMED: Final = (        # the moments whose lines may name another player
    "won_fight", "lost_fight", "extorts", "extorted", "gave_in", "rival_close", "locked_up", "robbed", "robs",
    "helped", "lost", "overtaken", "neck_and_neck", "two_points", "grudge", "revenge",
)
