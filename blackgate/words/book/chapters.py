"""The order of the book: its paragraphs by rule number, and their pictures.

The texts are messages of `rules.ftl`: `rules-R5-6c` is the paragraph R5.6c, `rules-R5-6-title` a heading,
`rules-R5-6f-note` a footnote of the one language whose printed rulebook says something else.
"""

import re
from typing import Final, NamedTuple

START: Final = "start"      # the page before the first rule
COACH: Final = "coach"      # the page after the last: hints, odds, the tutor, the review


class Part(NamedTuple):
    """A paragraph or a heading. `rows` names the figure below it, `art` the pictures beside its heading."""

    rule: str
    art: tuple[str, ...] = ()
    rows: str = ""
    portraits: tuple[str, ...] = ()     # of the inmates in its example

    @property
    def key(self) -> str:
        return f"rules-{self.rule.replace('.', '-')}"

    @property
    def is_chapter(self) -> bool:
        return self.rule in (START, COACH) or re.fullmatch(r"R\d+", self.rule) is not None

    @property
    def is_section(self) -> bool:
        return re.fullmatch(r"R\d+\.\d+|coach\.\w+", self.rule) is not None

    @property
    def has_title(self) -> bool:
        return self.is_chapter or self.is_section


def _letters(rule: str, letters: str) -> tuple[Part, ...]:
    return tuple(Part(f"{rule}{letter}") for letter in letters)


PARTS: Final[tuple[Part, ...]] = (
    Part(START, ("places/cell_block",), "short"),
    Part("R1", ("places/rec_area",)),
    Part("R1.1", ("tokens/hand",), "places"),
    Part("R1.2", ("verbs/search",), "deck"),
    Part("R1.3", ("verbs/draw",)),
    Part("R1.4", ("verbs/weapon",), "sorts"),
    Part("R1.5", ("verbs/reveal",)),
    Part("R1.6", ("tokens/spade",), "points"),
    Part("R1.7", ("tokens/cigarette",), "worths"),
    Part("R2", ("places/cafeteria",)), *_letters("R2", "abcdefg"),
    Part("R3", ("places/cell_block_b",), "goals", ("daredevil",)),
    Part("R4", ("places/infirmary",)), *_letters("R4", "abcd"),
    Part("R5", ("places/showers",)),
    Part("R5.1", ("verbs/roll_move",), "faces"),
    Part("R5.1a", portraits=("gambler",)), *_letters("R5.1", "bc"),
    Part("R5.2", ("verbs/search",)),
    Part("R5.3", ("verbs/join",), "gangs", ("networker",)),
    Part("R5.4", ("verbs/play",)),
    Part("R5.5", ("verbs/craft",), "recipes"),
    Part("R5.6", ("verbs/extort",)), *_letters("R5.6", "ab"),
    Part("R5.6c", portraits=("brute", "professor")), *_letters("R5.6", "de"),
    Part("R5.6f", portraits=("brute", "paranoid")), *_letters("R5.6", "ghi"),
    Part("R5.7", ("verbs/exchange",)),
    Part("R6", ("places/cell_block",)),
    Part("R6.1", ("verbs/dig",)),
    Part("R6.2", ("verbs/sell",)),
    Part("R6.3", ("verbs/buy",), "prices"),
    Part("R6.4", ("verbs/steal_spoon",)),
    Part("R6.5", ("verbs/heal",)),
    Part("R7", ("places/infirmary",)),
    Part("R8", ("places/rec_area",), portraits=("merchant",)),
    Part("R9", ("places/cafeteria",)),
    Part("R10", ("places/showers",)), *_letters("R10", "abcd"),
    Part("R10e", portraits=("vulture",)), *_letters("R10", "fgh"),
    Part("R11", ("places/cell_block_a",)), *_letters("R11", "abcdefg"),
    Part("R12", ("places/solitary",)),
    Part("R13", ("places/cell_block",)),
    Part("R14", ("places/infirmary",)), *_letters("R14", "abcdefghijklmnopqrs"),
    Part(COACH, ("places/cell_block_b",)),
    Part("coach.odds", ("tokens/chart",)),
    Part("coach.hint", ("tokens/lamp",)),
    Part("coach.tutor", ("tokens/human",)),
    Part("coach.review", ("tokens/replay",)),
)
BY_RULE: Final = {part.rule: part for part in PARTS}


def found(topic: str) -> str:
    """The paragraph of a rule number, or the nearest heading above it; empty if it is no rule."""
    if topic in BY_RULE:
        return topic
    parts = re.fullmatch(r"(R\d+)(\.\d+)?([a-z])?", topic)
    chapter, section, letter = (parts.groups(default="") if parts else ("", "", ""))
    wanted = (topic, f"{chapter}{section}{letter}", f"{chapter}{section}", chapter)
    return next((rule for rule in wanted if rule in BY_RULE), "")
