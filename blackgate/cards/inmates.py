"""The inmates of a pack: two for each prisoner board, with their tempers and lines (R1.5)."""

from typing import Final

from ..model.inmates import EMOTES, LEANINGS, MOMENTS
from ..model.pack import Inmate
from .checking import Checker
from .places import check_name
from .yamltree import Node

BOARDS: Final = 6


def compile_inmates(root: Node, check: Checker) -> tuple[Inmate, ...]:
    inmates = []
    is_sure = isinstance(root.value, dict)      # Whether it is known how many inmates each board has.
    for name, node in check.mapping(root, "the inmates").items():
        check_name(node, name, "the inmate", check)
        field = check.fields(node, f"the inmate '{name}'", ["board", "name"], ["temper", "talk"])
        own_board = check.number(field.get("board"), "board", 1, BOARDS)
        is_sure = is_sure and "board" in field and not check.is_wrong(field["board"])
        skews = check.fields(field["temper"], "a temper", (), LEANINGS) if "temper" in field else {}
        talk = check.fields(field["talk"], "talk", ["chatty"], ["lines", "emotes"]) if "talk" in field else {}
        emotes = check.fields(talk["emotes"], "'emotes'", (), MOMENTS) if "emotes" in talk else {}
        inmates.append(Inmate(
            name, own_board, check.text(field.get("name"), "name"),
            {word: check.number(value, word, -30, 30) for word, value in skews.items()},
            check.number(talk.get("chatty"), "chatty", 0, 100),
            tuple(check.words(talk.get("lines"), "moment", MOMENTS)),
            {word: check.word(value, "emote", EMOTES) for word, value in emotes.items()},
        ))
    for board in range(1, BOARDS + 1) if is_sure else ():
        if sum(inmate.board == board for inmate in inmates) != 2:
            check.wrong(root, f"prisoner board {board} must have two inmates")
    return tuple(sorted(inmates, key=lambda inmate: inmate.board))
