"""What is seen on the screen are words of the chosen language: no key, no gap, nothing written in the code."""

import re
from collections.abc import Iterable

import pygame
import pytest

from blackgate.app import App
from blackgate.disk.folders import shipped
from blackgate.kit.fonts import FACES, font_file
from blackgate.scenes.menus.languages import language_names
from blackgate.words.pseudo import PSEUDO
from blackgate.words.text import entries, languages
from lab.gallery.games import NAMES
from lab.gallery.menus import SAVED
from tests.table import shipped as shipped_pack

from .gallery import listen
from .window import open_app, open_table, plan

KEYS = {key for path in (shipped("locale") / "en").glob("*.ftl") for key in entries(path.read_text(encoding="utf-8"))}
# Names of people and of things that are called the same everywhere.
SAME = sorted({
    *NAMES, *(name for info in SAVED for name in (info.name or "", *info.players)), *language_names().values(),
    *(info.path.name for info in SAVED),
    *(inmate.title for inmate in shipped_pack().inmates), "Seat", "RuntimeError",
    "Giuseppina", "Großmutter Zofia", "Jo", "Ewa",
} - {""}, key=len, reverse=True)
# Numbers of rules, keys of the keyboard and buttons of controllers, libraries with versions and licences, paths.
WORDLESS = re.compile(
    r"^[2-9A-Z]{4}$|R\d+(\.\d)?[a-z]?|^(F\d+|[A-Z]|[LR][BTS123]|OPTIONS|SHARE)$|^[\w.-]+ \d+\.[\d.]+$|"
    r"^(MIT|[\w-]+-\d\.\d( AND MIT)?|BSD(-3-Clause)?|Zlib)$|(/|[A-Z]:\\).*$|"
    r"http://[\d.:]+|\b[2-9A-Z]{4} [2-9A-Z]{4}\b|\b[0-9a-f]{4}(\u00a0[0-9a-f]{4}){3}\b",       # addresses and codes
)


def told(app: App) -> set[str]:
    """The help of everything that has some."""
    return {line for spot in app.ui.spots for line in spot.words.split("\n")}


def faults(lines: Iterable[str]) -> list[str]:
    """Lines with a key or an unfilled gap in them."""
    return [line for line in lines if set("{}$") & set(line) or KEYS & set(re.findall(r"[\w-]+-[\w-]+", line))]


def plain(lines: Iterable[str]) -> list[str]:
    """Lines with letters that no message of the language for testing has."""
    found = []
    for line in lines:
        rest = WORDLESS.sub("", line)
        for name in SAME:
            rest = rest.replace(name, "")
        if re.search("[A-PR-Za-pr-z]", rest):
            found.append(line)
    return sorted(found)


def test_a_key_or_a_gap_would_be_found() -> None:
    wrong = ["{ $seat } digs", "card-shovel"]
    assert faults(["Dig with it", *wrong, "a well-known card"]) == wrong


def test_a_whole_game_is_shown_in_all_languages_by_turns() -> None:
    """The language is switched in mid-game, old lines of the log and everything kept included."""
    app = open_app()
    table = open_table(app, plan(4, 0, seed=2, bots="easy", michel="michelle"))
    known = [*languages(), PSEUDO]
    for number in range(1000):
        fonts = listen(app)
        app.speak(known[number % len(known)])
        for _ in range(40):
            app.frame([], 0.3)
        lines = {words for words, _ in fonts.said}
        assert faults(lines) == []
        if app.text.lang == PSEUDO:
            assert plain(lines) == []
        if app.top.name == "end" and number > len(known):
            break
    assert table.session.over is not None and app.top.name == "end"


def missing(face: str, letters: Iterable[str]) -> list[str]:
    """Letters a face draws as it draws what it does not have."""
    pygame.font.init()
    font = pygame.font.Font(font_file(face), 40)

    def drawn(letter: str) -> bytes:
        return pygame.image.tobytes(font.render(letter, True, "white"), "RGBA")

    nothing = drawn("\u4e00")
    return [letter for letter in letters if drawn(letter) == nothing]


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("language", languages())
def test_every_letter_of_a_language_is_in_every_face(language: str, face: str) -> None:
    files = (shipped("locale") / language).glob("*.ftl")
    letters = {letter for file in files for letter in file.read_text(encoding="utf-8") if letter != "\n"}
    assert len(letters) > 60
    assert missing(face, sorted(letters)) == []


def test_a_letter_that_no_face_has_would_be_found() -> None:
    pygame.font.init()
    assert missing("text", "a\u26c4b\u2684") == ["\u26c4", "\u2684"]
