"""The sub-commands, each a module with `run(arguments) -> exit status`."""

from argparse import Namespace
from pathlib import Path

from ..library import load_pack
from ..model.cards import Pack


def pack_for(arguments: Namespace) -> Pack:
    """The card pack the command line names, or the shipped one."""
    return load_pack(Path(arguments.cards) if arguments.cards else None)
