"""The book in one language: headings, paragraphs, footnotes, examples and rows of pictures, in order."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from ..teller import Teller
from ..text import Value
from .chapters import PARTS, Part
from .facts import facts, rows

Sort = Literal["chapter", "section", "paragraph", "note", "example", "row"]


@dataclass(frozen=True)
class Block:
    """One piece of a page."""

    sort: Sort
    rule: str
    words: str
    art: tuple[str, ...] = ()
    heading: str = ""
    numbered: bool = True       # False if its heading has the number already


def written(teller: Teller) -> list[tuple[Part, list[Block]]]:
    """The whole book in one language."""
    given = facts(teller)
    return [(part, list(_blocks(teller, part, given))) for part in PARTS]


def _blocks(teller: Teller, part: Part, given: dict[str, Value]) -> Iterator[Block]:
    text = teller.text
    if part.has_title:
        sort: Sort = "chapter" if part.is_chapter else "section"
        yield Block(sort, part.rule, text(f"{part.key}-title"), part.art)
    words = text.maybe(part.key, **given)
    if words:
        yield Block("paragraph", part.rule, words, numbered=not part.has_title)
    if text.has(f"{part.key}-note"):        # only this language's own footnote, which is about its printed rulebook
        yield Block("note", part.rule, text(f"{part.key}-note"))
    for row in rows(teller, part.rows) if part.rows else ():
        yield Block("row", part.rule, row.words, row.art, row.heading)
    if part.portraits:
        yield Block("example", part.rule, text(f"{part.key}-example"), part.portraits)
