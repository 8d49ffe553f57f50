"""The sub-commands, each a module with `arguments(parser)` and `run(given) -> exit status`. They speak English.

Nothing is imported here that a command may do without: who asks for the version waits for nothing else.
"""

from argparse import Namespace
from typing import TYPE_CHECKING, Final

from ..disk.streams import complain

if TYPE_CHECKING:
    from ..model.pack import Pack

MOST_LETTERS: Final = 200       # of what was typed, where it is repeated

# Every one there is, as help lists them.
COMMANDS: Final = {
    "play": "open the game window (also without a command)",
    "engine": "speak the engine protocol, JSON lines on stdin and stdout",
    "sim": "play headless games among bots and show figures",
    "replay": "show or prove a recorded game",
    "review": "tell the skill and the luck of a recorded game",
    "laws": "check the laws of the model over random games in all modes",
    "cards": "list the card database, or validate a pack: cards check PATH",
    "lessons": "list the lessons, or play through every one as a check: lessons check",
    "puzzles": "list the night escapes, prove them by the solver, or solve any position with a goal",
    "evenings": "list the evenings of the long way out, or check them: evenings check",
    "selftest": "prove that this program works: a game, a save, every screen",
    "bench": "measure the speed of the rules",
}
# What only developers run: modules of build/lab/commands, which a checkout has and no player is given.
LAB_COMMANDS: Final = {
    "learn": "fit the bots' value from self-play",
    "shots": "render every screen to pictures, without a display",
}


def refuse(sentence: str, **values: object) -> int:
    """A wrong call or an unreadable file: one line, and the status for it. The values fill the sentence's gaps."""
    complain(f"blackgate: {sentence.format(**{name: _short(str(value)) for name, value in values.items()})}")
    return 2


def _short(value: str) -> str:
    """What was typed, or a file's name, may be anything: nothing in it moves a terminal's cursor."""
    value = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in value)
    return value if len(value) <= MOST_LETTERS else f"{value[:MOST_LETTERS]}…"


def counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def pack_for(given: Namespace) -> "Pack":
    """The card pack the command line names, or the shipped one."""
    from pathlib import Path

    from ..cards.library import load_pack

    return load_pack(Path(given.cards) if given.cards else None)


def refuse_bots(words: tuple[str, ...], pack: "Pack") -> int:
    """A line about the first word that is no bot of this pack, and the status for it; 0 if all are."""
    from ..ai.levels import LEVELS, USUAL, is_bot_word

    tempers = [inmate.name for inmate in pack.inmates]
    for word in words:
        if not is_bot_word(word, tempers):
            return refuse(
                "There is no bot '{bot}'. Choose a level from {levels}, alone or with a temper as in {example}.",
                bot=word, levels=", ".join(LEVELS), example=f"{USUAL}:{tempers[0]}")
    return 0
