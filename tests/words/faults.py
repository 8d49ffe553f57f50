"""What can be wrong with a text that a player reads, as far as it can be seen without understanding it."""

import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from blackgate.words.text import Text

NOTES: Final = Path(__file__).resolve().parents[2] / "docs" / "languages"
# Words with a full stop that end no sentence.
SHORT: Final = {"de": ("z. B.", "bzw.", "usw.", "ca.", "Nr.", "Min."), "en": ("min.", "vs."), "it": ("min.", "n."),
                "es": ("min.", "n.º"), "pl": ("np.", "min.", "nr"), "fr": ("min.", "n°")}
# A quotation mark or apostrophe of a typewriter.
STRAIGHT: Final = re.compile("[\"']")
SENTENCES: Final = re.compile(r"(?<=[.!?])[”»“]?\s+|\n")
# What a verb of many looks like shortly before "1 …".
PLURAL_VERBS: Final = {
    "en": r"there are|remain|there were", "de": r"fehlen|sind|bleiben|liegen", "it": r"mancano|sono|restano",
    "es": r"faltan|son|quedan", "pl": r"są|brakują|zostają", "fr": r"manquent|sont|restent",
}
# Words that would have to change before some names, and the names before which they would.
BEFORE_NAMES: Final = {
    "it": r"\ba (?=Ada)|\be (?=Elena)", "es": r"\by (?=Igor)|\bo (?=Oskar)",
    "fr": r"\b(?:de|que|jusque|lorsque|puisque) (?=Ada|Igor|Hélène|Oskar|Elena)",
}
NAMES: Final = r"Bruno|Ada|Igor|Hélène|Oskar|Elena"
OWNERS: Final = {"en": "’s"}
# What is counted in sentences.
COUNTED: Final = ("action", "beating", "card", "cigarette", "point", "search_card", "weapon", "random_card")
CARDS: Final = ("spoon", "pickaxe", "shovel", "knife", "blade", "link", "pike", "container")
TRIED: Final = (1, 2, 5, 12, 22)


def marks(words: str) -> str:
    """Braces, two spaces, a space before a full stop, a noun that is counted twice, a typewriter's quotes."""
    if set("{}$") & set(words):
        return "something is left out"
    if "  " in words or " ." in words or " ," in words:
        return "a space too many"
    if twice := re.search(r"\b\d+ (\w{3,}(?: \w+)*) \1\b", words):
        return f"twice: {twice[0]}"
    return "a straight quote" if STRAIGHT.search(words) else ""


def french_spaces(lang: str, words: str) -> str:
    """A plain space before a sign that has a no-break space in French, or none at all."""
    if lang != "fr":
        return ""
    wrong = re.search(r"\S*(?:[^\W_] ?[?!;»]|[^\W_] ?:(?=\s|$)|« ?\w)", words)
    return f"a plain space: {wrong[0]}" if wrong else ""


def colons(words: str) -> str:
    """Two colons in one sentence."""
    for sentence in SENTENCES.split(words):
        if len(re.findall(r":(?=\s|$)", sentence)) > 1:
            return "two colons"
    return ""


def small_letters(lang: str, words: str) -> str:
    """A small letter at the beginning of a sentence."""
    for short in SHORT[lang]:
        words = words.replace(short, short.rstrip("."))
    is_sentence = words.rstrip("”»“")[-1:] in (".", "!", "?")
    sentences = SENTENCES.split(words)
    for number, sentence in enumerate(sentences):
        start = sentence.lstrip("“„«‚‘¿¡(– \u202f\u00a0")
        if start[:1].islower() and (number or is_sentence):
            return "a small letter begins a sentence"
    return ""


def names(lang: str, words: str) -> str:
    """A name that is inflected, or a word that would have to change before it."""
    for found in re.finditer(rf"\b(?:{NAMES})(’?\w+)", words):
        if found[1] != OWNERS.get(lang):
            return f"the name is inflected: {found[0]}"
    if lang in BEFORE_NAMES and (wrong := re.search(BEFORE_NAMES[lang], words)):
        return f"'{wrong[0].strip()}' before a vowel"
    return ""


@cache
def counted(lang: str) -> dict[str, frozenset[int]]:
    """What things are called when they are counted, without the number: for which numbers."""
    text = Text(lang, strict=True)
    found: dict[str, set[int]] = {}
    for key in (*(f"unit-{name}" for name in COUNTED), *(f"card-{name}" for name in CARDS)):
        text._parse(key)
        assert text._bundle is not None
        for form in text._bundle.get_message(key).attributes:
            if form.startswith("counted"):
                for number in (1, 2, 5):
                    said = re.search(rf"\b{number} (.+)", text._say(key, form, {"n": number}))
                    if said is not None:
                        found.setdefault(said[1], set()).add(number)
    return {noun: frozenset(numbers) for noun, numbers in found.items()}


@cache
def _category(lang: str, number: int) -> int:
    """The number among 1, 2 and 5 that has the plural of this one."""
    from babel import Locale

    rule = Locale.parse(lang).plural_form
    return next(like for like in (1, 2, 5) if rule(like) == rule(number))


def agreement(lang: str, words: str) -> str:
    """A number beside a noun in the form for another number, or a verb of many before 1."""
    nouns = sorted(counted(lang), key=len, reverse=True)
    pattern = _noun_pattern(lang, tuple(nouns))
    for found in pattern.finditer(words):
        if found[1] in map(str, TRIED) and _category(lang, int(found[1])) not in counted(lang)[found[2]]:
            return f"{found[0]}"
    wrong = re.search(rf"\b(?:{PLURAL_VERBS[lang]})(?: \w+){{0,3}} 1 (?![\d%–])", words)
    return f"a verb of many: {wrong[0]}" if wrong else ""


@cache
def _noun_pattern(lang: str, nouns: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(rf"(?<![\d,.–])\b(\d+)[ \u00a0]({'|'.join(map(re.escape, nouns))})\b")


class Words(NamedTuple):
    """What the notes for a language lay down: the words for things, and those that are not used."""

    used: tuple[str, ...]
    avoided: tuple[str, ...]


@cache
def laid_down(lang: str) -> Words:
    """From the list `term: word`: words are parted by commas, what stands in brackets is a note, “…” after "never"
    is not used."""
    used: list[str] = []
    avoided: list[str] = []
    notes = (NOTES / f"{lang}.md").read_text(encoding="utf-8")
    for row in notes.split("```\n")[1].splitlines():
        term, _, word = row.partition(":")
        word = word.strip()
        for note in re.findall(r"never ((?:“[^”]+”(?:, )?)+)", word):
            avoided += re.findall(r"“([^”]+)”", note)
        plain = re.sub(r"\([^)]*\)|: .*", "", word).replace("*", "")
        used += [each.strip() for each in re.split(r"[,;]", plain) if each.strip()]
        assert term
    return Words(tuple(used), tuple(avoided))


def unwanted(lang: str, words: str) -> str:
    """A word that the notes say is not used."""
    for word in laid_down(lang).avoided:
        if re.search(rf"\b{re.escape(word)}\b", words, re.IGNORECASE):
            return f"the notes say never “{word}”"
    return ""
