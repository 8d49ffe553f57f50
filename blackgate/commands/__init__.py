"""The sub-commands, each a module with `arguments(parser)` and `run(given) -> exit status`. `given.said` says messages.

Nothing is imported here that a command may do without: who asks for the version waits for nothing else.
"""

from argparse import Namespace
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ..model.pack import Pack
    from .speaking import Speaker

# Every one there is, as help lists them.
COMMANDS: Final = ("play", "engine", "sim", "replay", "review", "laws", "cards", "lessons", "puzzles", "selftest",
                   "bench")
# What only developers run: modules of build/lab/commands, which a checkout has and no player is given.
LAB_COMMANDS: Final = ("learn", "shots")


def pack_for(given: Namespace) -> "Pack":
    """The card pack the command line names, or the shipped one."""
    from pathlib import Path

    from ..cards.library import load_pack

    return load_pack(Path(given.cards) if given.cards else None)


def refuse_bots(words: tuple[str, ...], pack: "Pack", said: "Speaker") -> int:
    """A line about the first word that is no bot of this pack, and the status for it; 0 if all are."""
    from ..ai.levels import LEVELS, USUAL, is_bot_word

    tempers = [inmate.name for inmate in pack.inmates]
    for word in words:
        if not is_bot_word(word, tempers):
            return said.refuse("cli-no-bot", bot=word, levels=", ".join(LEVELS), example=f"{USUAL}:{tempers[0]}")
    return 0
