"""The sub-commands, each a module with `run(arguments) -> exit status`. `arguments.said` says messages."""

from argparse import Namespace
from pathlib import Path

from ..cards.library import load_pack
from ..model.pack import Pack
from .speaking import Speaker


def pack_for(arguments: Namespace) -> Pack:
    """The card pack the command line names, or the shipped one."""
    return load_pack(Path(arguments.cards) if arguments.cards else None)


def refuse_bots(words: tuple[str, ...], pack: Pack, said: Speaker) -> int:
    """A line about the first word that is no bot of this pack, and the status for it; 0 if all are."""
    from ..ai.levels import LEVELS, USUAL, is_bot_word

    tempers = [inmate.name for inmate in pack.inmates]
    for word in words:
        if not is_bot_word(word, tempers):
            return said.refuse("cli-no-bot", bot=word, levels=", ".join(LEVELS), example=f"{USUAL}:{tempers[0]}")
    return 0
