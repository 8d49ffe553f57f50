"""The sub-commands, each a module with `arguments(parser)` and `run(given) -> exit status`. Their texts are English.

Only what every command needs is imported here, so that `--version` is quick.
"""

from argparse import Namespace
from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from ..disk.streams import complain

if TYPE_CHECKING:
    from ..model.pack import Pack

MOST_LETTERS: Final = 200       # of typed words that are repeated in a message

# All commands, in the order of the help.
COMMANDS: Final = {
    "play": "open the game window (also without a command)",
    "engine": "speak the engine protocol, JSON lines on stdin and stdout",
    "sim": "play headless games among bots and show figures",
    "replay": "show or prove a recorded game",
    "review": "show the skill and the luck in a recorded game",
    "laws": "check the laws of the model over random games in all modes",
    "cards": "list the card database, or validate a pack: cards check PATH",
    "lessons": "list the lessons, or play through every one as a check: lessons check",
    "puzzles": "list the night escapes, prove them by the solver, or solve any position with a goal",
    "evenings": "list the evenings of the long way out, or check them: evenings check",
    "selftest": "prove that this program works: a game, a save, every screen",
    "bench": "measure the speed of the rules",
}
# Commands for developers: modules of build/lab/commands, which are only in a checkout.
LAB_COMMANDS: Final = {
    "learn": "fit the bots' value from self-play",
    "shots": "render every screen to pictures, without a display",
}


def refuse(sentence: str, **values: object) -> int:
    """Print one line about a wrong call or an unreadable file, and return the status. The values fill the sentence."""
    complain(f"blackgate: {sentence.format(**{name: _short(str(value)) for name, value in values.items()})}")
    return 2


def _short(value: str) -> str:
    """A typed word or file name, shortened and without control characters for the terminal."""
    value = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in value)
    return value if len(value) <= MOST_LETTERS else f"{value[:MOST_LETTERS]}…"


def counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def pack_for(given: Namespace) -> "Pack":
    """The card pack the command line names, or the shipped one."""
    from pathlib import Path

    from ..cards.library import load_pack

    return load_pack(Path(given.cards) if given.cards else None)


def refuse_bots(words: tuple[str, ...], pack: "Pack", levels: Collection[str]) -> int:
    """Print a line about the first word that is no bot of this pack, and return the status; 0 if all are bots."""
    from ..ai.levels import USUAL, is_bot_word

    tempers = [inmate.name for inmate in pack.inmates]
    for word in words:
        if not is_bot_word(word, tempers, levels):
            return refuse(
                "There is no bot '{bot}'. Choose a level from {levels}, alone or with a temper as in {example}.",
                bot=word, levels=", ".join(levels), example=f"{USUAL}:{tempers[0]}")
    return 0
