"""Words and code agree in both directions: what is asked for is there, and what is there some player can see.

A key stands in the code as it is, or with gaps (`level-{word}`). A gap is filled from the same file's own words, or by
what `FILLED` says; what a `Teller` makes of a game is known from saying all of it (`test_all_words`).
"""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import blackgate
from blackgate.ai.levels import LEVELS
from blackgate.ai.talk.open_reasons import OPEN_REASONS
from blackgate.ai.talk.remarks import lines
from blackgate.coach.puzzles.best_line import MOTIFS
from blackgate.coach.puzzles.puzzle import GRADES
from blackgate.coach.puzzles.attempt import VERDICTS
from blackgate.disk.folders import shipped
from blackgate.keep.lesson_progress import FIRST_ESCAPE
from blackgate.keep.puzzle_progress import SOLVED, TRIED
from blackgate.keep.reviews import MARKS
from blackgate.kit.look import SEATS
from blackgate.model.inmates import MOMENTS
from blackgate.play.long_way.reading import GOALS, load_evenings, load_favours
from blackgate.play.long_way.run import SENTENCES
from blackgate.play.long_way.stars import NEVER
from blackgate.model.pack import CATEGORIES, Inmate
from blackgate.model.sorts import name_of
from blackgate.offers.verbs import OFFERS
from blackgate.phones.messages import BYES
from blackgate.phones.seat_snapshot import AWAY, BOT, PHONE, SCREEN
from blackgate.play.feats import FEATS
from blackgate.play.lessons.reading import load_lessons
from blackgate.scenes.end.game_summary import BEATS, COUNTED
from blackgate.scenes.menus.table_settings import RULES
from blackgate.words.teller import Teller
from blackgate.words.text import ORIGINAL, entries
from tests.coach.claims import CLAIMS
from tests.table import shipped as shipped_pack

from .test_all_words import said

LESSONS = load_lessons(shipped_pack())
CODE = Path(blackgate.__file__).parent
SPEAKERS = {"t", "text", "said", "Thing", "maybe"}
# Both ways: test_papers, test_rules.
PROVED_ELSEWHERE = {"store", "rules", "coachbook"}
GAP = "\0"
SOMEBODY = Inmate("somebody", 1, "Somebody", {})        # of another pack, who speaks in nobody's own words

# Keys with gaps that are filled with words of another file.
FAVOURS = load_favours(shipped_pack())
EVENINGS = load_evenings(shipped_pack(), FAVOURS)
FILLED: dict[str, Iterable[str]] = {
    "level-{}": LEVELS, "level-{}-about": LEVELS, "category-{}": CATEGORIES, "book-group-{}": CATEGORIES,
    "reason-{}": OPEN_REASONS, "why-{}": CLAIMS,
    "end-tale-{}": BEATS, "review-mark-{}": MARKS, "setup-{}": [rule.replace("_", "-") for rule in RULES],
    "setup-{}-help": [rule.replace("_", "-") for rule in RULES],
    "wall-feat-{}": FEATS, "wall-feat-{}-how": FEATS,
    "puzzles-motif-{}": MOTIFS,
    "puzzles-deed-{}": [name_of(word) for word, offer in OFFERS.items() if offer.where and not offer.named],
    "puzzles-where-{}": [offer.where for offer in OFFERS.values() if offer.where],
    "puzzles-grade-{}": [str(grade) for grade in range(1, GRADES + 1)],
    "puzzles-so-far-{}": [str(best) for best in range(TRIED, SOLVED + 1)],
    "puzzles-legend-{}": [str(best) for best in range(SOLVED + 1)],
    "puzzles-{}": ("shown", *VERDICTS), "puzzles-{}-words": ("shown", *VERDICTS),
    "phones-bye-{}": BYES,
    **{f"tray-{{}}{what}": ("discard", "forge") for what in ("", "-missing", "-confirm")},
    "lesson-{}": [lesson.key(step) for lesson in LESSONS for step in lesson.steps]
    + [f"{lesson.name}{what}" for lesson in LESSONS for what in ("", "-about")],
    **{f"evening-{{}}{what}": [evening.name for evening in EVENINGS] for what in ("", "-opening", "-won", "-lost")},
    "evening-goal-{}": GOALS, "evening-never-{}": NEVER,
    "favour-{}": [name for name, favour in FAVOURS.items() if not favour.one_of],
    "favour-{}-words": [name for name, favour in FAVOURS.items() if favour.choices],
    "way-sentence-{}": SENTENCES, "way-sentence-{}-words": SENTENCES,
    "learn-{}": [FIRST_ESCAPE, f"{FIRST_ESCAPE}-about"],
    "phones-who-{}": (AWAY, BOT, PHONE, SCREEN),
    "group-{}": re.findall(r"""\bgroup\("(\w+)\"""", "".join(path.read_text("utf-8") for path in CODE.rglob("*.py"))),
    "spoken-colour-{}": [str(colour) for colour in range(len(SEATS))], "spoken-{}": ("die", "deck", "discard"),
    "end-award-{}": [name for name, *_ in COUNTED],
    "remark-{}": {key.removeprefix("remark-") for inmate in (*shipped_pack().inmates, SOMEBODY) for moment in MOMENTS
                  for key in lines(inmate, moment)},
}


@cache
def messages() -> dict[str, str]:
    """Every message with the file it is in."""
    files = (shipped("locale") / ORIGINAL).glob("*.ftl")
    return {key: file.stem for file in files for key in entries(file.read_text(encoding="utf-8"))}


@cache
def code() -> dict[Path, list[ast.AST]]:
    """The nodes of every file."""
    return {path: list(ast.walk(ast.parse(path.read_text(encoding="utf-8")))) for path in sorted(CODE.rglob("*.py"))}


def key_of(node: ast.AST) -> str | None:
    """A key as it stands in the code, with its gaps."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else GAP for part in node.values)
    return None


def pattern(key: str, words: Iterable[str] = ()) -> re.Pattern[str]:
    """A key whose gaps are filled with any of these words, or with anything."""
    filled = "|".join(re.escape(word) for word in words if re.fullmatch(r"[\w-]+", word)) or ".+"
    return re.compile(f"(?:{filled})".join(map(re.escape, key.split(GAP))), re.DOTALL)


def keys_said() -> Iterator[str]:
    """The first arguments of everything that says a message."""
    for nodes in code().values():
        for node in nodes:
            if isinstance(node, ast.Call) and node.args:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in SPEAKERS and (key := key_of(node.args[0])) is not None and "-" in key:
                    yield key


@cache
def keys_on_the_page() -> frozenset[str]:
    """What the page that phones open shows: its words are asked for whole, never put together."""
    scripts = (path.read_text(encoding="utf-8") for path in sorted(CODE.rglob("*.js")))
    return frozenset(key for script in scripts for key in re.findall(r'"(page-[\w-]+)"', script))


def reachable() -> set[str]:
    """The messages that something a player can reach may show."""
    found = set(said(ORIGINAL)) | keys_on_the_page()
    found |= {shape.replace("{}", word) for shape, words in FILLED.items() for word in words}
    for path, nodes in code().items():
        keys = {key for node in nodes if (key := key_of(node)) is not None}
        words = {key for key in keys if GAP not in key}
        found |= words
        if path.parent.name != "words":         # What these make is said.
            for shape in (pattern(key, words) for key in keys if GAP in key and re.match("[a-z_]+-", key)):
                found.update(filter(shape.fullmatch, messages()))
    return found


def test_every_key_that_is_said_is_there() -> None:
    filled = (shape.replace("{}", word) for shape, words in FILLED.items() for word in words)
    keys = {*keys_said(), *keys_on_the_page(), *filled}
    assert len(keys) > 250 and len(keys_on_the_page()) > 50
    missing = (key for key in keys - messages().keys() if not any(map(pattern(key).fullmatch, messages())))
    assert sorted(missing) == []


def test_every_message_can_be_seen_by_somebody() -> None:
    unseen = {key for key, file in messages().items() if file not in PROVED_ELSEWHERE} - reachable()
    assert sorted(unseen) == [], "no screen shows these: show them, or take them out of all languages"


def asked_of_tellers() -> Iterator[str]:
    """What the code asks of a teller, or the parts of one ask of itself."""
    for path, nodes in code().items():
        called = {"teller", "tell", "things"} | ({"self"} if path.name in ("teller.py", "things.py") else set())
        called |= {target.id for node in nodes if isinstance(node, ast.Assign) for target in node.targets
                   if isinstance(target, ast.Name) and ast.unparse(node.value).endswith("teller")}
        for node in nodes:
            if isinstance(node, ast.Attribute):
                of = node.value.attr if isinstance(node.value, ast.Attribute) else getattr(node.value, "id", "")
                if of in called:
                    yield node.attr


def test_every_door_of_a_teller_is_used() -> None:
    """What is said through a door that only tests open is seen by no player."""
    doors = {name for name in dir(Teller) if not name.startswith("_")}
    assert len(doors) > 25
    assert sorted(doors.difference(asked_of_tellers())) == []
