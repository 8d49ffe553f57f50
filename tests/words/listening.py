"""A language that remembers which of its messages were said, and says nothing half."""

from collections.abc import Mapping

from blackgate.disk.folders import shipped
from blackgate.words.text import Text, Value, entries


class Listening(Text):
    def __init__(self, lang: str) -> None:
        super().__init__(lang, strict=True)
        self.said: set[str] = set()

    def _say(self, key: str, form: str, values: Mapping[str, Value]) -> str:
        self.said.add(key)
        line = super()._say(key, form, values)
        assert line and line.strip() == line, f"'{key}' is '{line}'"
        assert not set(line) & set("{}$\u2068\u2069") and key not in line, f"'{key}' is '{line}'"
        return line


def ids(lang: str, file: str) -> set[str]:
    """The ids of one file of a language."""
    return set(entries((shipped("locale") / lang / f"{file}.ftl").read_text(encoding="utf-8")))
