"""Checks the texts of a card pack: they belong to things in the pack and use only the game's values, in all languages.

Every text of the pack is made once, as strictly as in our own tests.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Final

from ..cards.checking import MOST_PROBLEMS, Problem, nearest, shown, some
from ..cards.packwords import Message, parts_of
from ..model.pack import Pack
from .text import ORIGINAL, BadText, Several, Text, Thing, Value, languages
from .things import Things

COUNTS: Final = (1, 2, 5, 22)
_KEY: Final = re.compile(r"'([\w-]+)'")

Given = dict[str, dict[str, Value]]     # the values that the game gives each message


class Listener(Text):
    """Records which messages are used, and with which values. It makes no texts and reports no mistakes."""

    heard: Given

    def maybe(self, key: str, **values: Value) -> str | None:
        self.heard[key] = values
        return None

    def _complain(self, sentence: str) -> None:
        pass


def check_words(folder: Path, pack: Pack, messages: list[Message]) -> tuple[list[Problem], list[Problem]]:
    """The mistakes in a pack's texts, and proposals. The pack can be played in spite of both."""
    given = _given(pack)
    named = {thing.key: thing for thing in _things(pack)}
    stories: Given = {f"inmate-{inmate.name}-story": {"name": inmate.title} for inmate in pack.inmates}
    sayable: Given = {**given, **{key: {} for key in named}, **{f"{key}-flavour": {} for key in named}, **stories}
    faults: list[Problem] = []
    notes: list[Problem] = []
    for message in messages:
        faults += _Reading(message, sayable, pack).problems()
        if message.language not in languages():
            notes.append(_at(message, f"the game does not speak '{message.language}'"))
    faults += _said(folder, pack, messages, ORIGINAL)
    for language in languages():
        if language != ORIGINAL:
            notes += _said(folder, pack, messages, language)
    wrong, better = _unsaid(folder, pack, messages, named, given)
    lines = {(problem.file, problem.line) for problem in faults}
    notes = [note for note in notes + better if not note.line or (note.file, note.line) not in lines]
    return _once(faults + wrong)[:MOST_PROBLEMS], _once(notes)[:MOST_PROBLEMS]


@cache
def _ours(language: str) -> Text:
    return Text(language)


def _at(message: Message, sentence: str) -> Problem:
    return Problem(message.file, message.line, sentence)


def _once(problems: list[Problem]) -> list[Problem]:
    return list({str(problem): problem for problem in problems}.values())


def _things(pack: Pack) -> Iterator[Thing]:
    """All things of a pack that have a name."""
    for sort, names in (
        ("card", [kind.name for kind in pack.kinds]), ("place", [place.name for place in pack.places]),
        ("gang", [gang.name for gang in pack.gangs]), ("power", [card.name for card in pack.gang_cards[1:]]),
        ("background", [card.name for card in pack.backgrounds]),
    ):
        yield from (Thing(f"{sort}-{name}") for name in names)


def _sayings(things: Things) -> Iterator[Callable[[], str]]:
    """Functions that make each text about a thing of the pack."""
    pack = things.pack
    for say, number in (
        (things.card_text, len(pack.kinds)), (things.background_text, len(pack.backgrounds)),
        (things.temper, len(pack.inmates)), (things.temper_text, len(pack.inmates)),
    ):
        yield from (partial(say, n) for n in range(number))
    yield from (partial(things.power_text, n) for n in range(1, len(pack.gang_cards)))


def _given(pack: Pack) -> Given:
    listener = Listener(ORIGINAL)
    listener.heard = {}
    for say in _sayings(Things(listener, pack, ())):
        say()
    own = ("card-", "power-", "background-", "temper-")
    return {key: values for key, values in listener.heard.items()
            if key.startswith(own) and key != "background-when"}


class _Reading:
    """The check of one message."""

    def __init__(self, message: Message, sayable: Mapping[str, Mapping[str, Value]], pack: Pack) -> None:
        self.message = message
        self.sayable = sayable
        self.words = pack.words.get(message.language, {})

    def problems(self) -> list[Problem]:
        from fluent.syntax import FluentParser, ast

        key = self.message.key
        if key not in self.sayable:
            return [_at(self.message, f"nothing in this pack is called {shown(key)}{nearest(key, self.sayable)}")]
        entry = FluentParser().parse_entry(self.message.source)
        assert isinstance(entry, ast.Message)
        sentences = list(self._value(entry.value, self.sayable[key]))
        for attribute in entry.attributes:
            counted: dict[str, Value] = {"n": 1} if attribute.id.name.startswith("counted") else {}
            sentences += self._value(attribute.value, counted)
        return [_at(self.message, f"{shown(key)} {sentence}") for sentence in sentences]

    def _value(self, value: object, given: Mapping[str, Value]) -> Iterator[str]:
        from fluent.syntax import ast

        for node in parts_of(value):
            if isinstance(node, ast.VariableReference) and not _is_given(node.id.name, given):
                name = node.id.name
                yield f"is given no ${name}{nearest(name, given)}"
            elif isinstance(node, ast.TermReference) and not self._is_there(f"-{node.id.name}"):
                yield f"names the term -{node.id.name}, which there is not"
            elif isinstance(node, ast.MessageReference) and not self._is_there(node.id.name):
                yield f"names {shown(node.id.name)}, which there is not{nearest(node.id.name, self.sayable)}"
            elif isinstance(node, ast.SelectExpression):
                yield from self._plurals(node)

    def _is_there(self, key: str) -> bool:
        return key in self.words or _ours(self.message.language).has(key)

    def _plurals(self, chosen: object) -> Iterator[str]:
        """Every plural form of the language must be there, and no other."""
        from babel import Locale, UnknownLocaleError
        from fluent.syntax import ast

        assert isinstance(chosen, ast.SelectExpression)
        try:
            forms = Locale.parse(self.message.language).plural_form
        except (UnknownLocaleError, ValueError):
            return
        known = {*forms.rules, "other"}
        needed = {forms(number) for number in range(101)}
        there = {variant.key.name for variant in chosen.variants if isinstance(variant.key, ast.Identifier)}
        for word in sorted(there - known):
            yield f"has a form for {shown(word)}; in '{self.message.language}' there are {', '.join(sorted(known))}"
        numbers = any(isinstance(variant.key, ast.NumberLiteral) for variant in chosen.variants)
        for word in sorted(needed - there - {"other"}) if not numbers and there <= known else ():
            yield f"has no form for '{word}'"


def _is_given(name: str, given: Mapping[str, Value]) -> bool:
    """Whether a value has this name, or is a thing of which it is a form (`$card_acc` of `card`)."""
    return name in given or isinstance(given.get(name.rpartition("_")[0]), (Thing, Several))


def _said(folder: Path, pack: Pack, messages: list[Message], language: str) -> list[Problem]:
    """The mistakes when every text is made in a language."""
    at = {message.key: message for message in messages if message.language == language}
    text = Text(language, strict=True).with_words(pack.words)
    things = Things(text, pack, ())
    sayings = list(_sayings(things))

    def name(thing: Thing, count: int | None = None) -> str:
        return str(text.form(_with_id(thing, count)))

    for thing in _things(pack):
        sayings += [partial(name, thing)]
        if thing.key.startswith("card-"):
            sayings += [partial(name, thing, n) for n in COUNTS]
    found = []
    for say in sayings:
        try:
            say()
        except BadText as wrong:
            key = _KEY.search(str(wrong))
            message = at.get(key[1]) if key else None
            if message is not None:
                found.append(_at(message, str(wrong)))
            else:
                found.append(Problem(str(folder / "locale" / language), 0,
                                     f"the game's own words do not fit ({wrong}); say it anew"))
    return found


def _with_id(thing: Thing, count: int | None = None) -> Thing:
    return Thing(thing.key, count, thing.key.partition("-")[2])


def _unsaid(
    folder: Path, pack: Pack, messages: list[Message], named: Mapping[str, Thing], given: Given,
) -> tuple[list[Problem], list[Problem]]:
    """Missing texts: a missing English name is a mistake; other missing names and texts are only noted."""
    faults, notes = [], []
    for language in sorted({ORIGINAL, *(message.language for message in messages)} & set(languages())):
        text = _ours(language)
        own = pack.words.get(language, {})
        where = str(folder / "locale" / language)
        nameless = [key for key in named if key not in own and not text.has(key)]
        if nameless and language == ORIGINAL:
            faults += [Problem(where, 0, f"'{key}' has no name") for key in nameless]
        elif nameless:
            notes.append(Problem(where, 0, f"no names for {some(nameless)}; they are said in English"))
        textless = [key for key in given if not key.startswith("temper-") and key not in own and not text.has(key)]
        if textless and language == ORIGINAL:
            notes.append(Problem(where, 0, f"no texts for {some(textless)}; nothing is said of what they do"))
    return faults, notes
