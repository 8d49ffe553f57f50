"""A name is text, whatever it holds: the page makes no markup of words."""

import re

from blackgate.phones.page_files import PAGE

MARKUP = re.compile(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(")


def test_the_page_makes_no_markup_of_words() -> None:
    parts = list(PAGE.glob("*.js"))
    assert parts and not [path.name for path in parts if MARKUP.search(path.read_text(encoding="utf-8"))]
