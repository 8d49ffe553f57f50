"""Reasons as the protocol's objects, with the pack's names in their facts."""

from typing import Final

from ..model.notation import Json, Notation

# The sort of a fact by its name; all others are plain numbers.
SORTS: Final = {
    "seat": "seat", "other": "seat", "mate": "seat", "card": "kind", "tool": "kind", "part": "kind", "cards": "cards",
    "place": "place", "power": "gang_card", "background": "background",
}


def written_reason(notation: Notation, key: str, facts: tuple[tuple[str, int | str], ...]) -> Json:
    """A reason as an object: its key and its facts."""
    written: Json = {"key": key}
    for name, value in facts:
        if name == "gang" and isinstance(value, int):
            written[name] = notation.gangs[value]
        else:
            sort = SORTS.get(name)
            written[name] = notation.value(sort, value) if sort and isinstance(value, int) else value
    return written
