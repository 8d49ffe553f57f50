"""The bots by the words that name them."""

from collections.abc import Callable
from typing import Final

from .bot import Bot, RandomBot
from .greedy import GreedyBot

LEVELS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}
