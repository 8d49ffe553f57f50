"""The languages, each with its own name, read without loading all texts."""

from functools import cache

from ...disk.folders import shipped
from ...words.text import entries, languages


@cache
def language_names() -> dict[str, str]:
    names = {}
    for lang in languages():
        file = shipped("locale") / lang / "common.ftl"
        words = entries(file.read_text(encoding="utf-8")) if file.is_file() else {}
        names[lang] = words.get("language-name", lang).partition("=")[2].strip() or lang
    return names
