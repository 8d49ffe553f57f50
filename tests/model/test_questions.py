"""A question is one file: all that the rules do with it is made from there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal, NamedTuple

import pytest

from blackgate.model import agenda
from blackgate.model.actions import ACTIONS, NUMBERS, Action, Draw, Fight, GiveUp, Pass, Reroll
from blackgate.model.agenda import ASKED, FRAMES, GOING_ON, packed_frame, prompt, rule_of, unpacked_frame
from blackgate.model.codec import PositionError, load_position, position
from blackgate.model.engine import apply
from blackgate.model.events import EVENTS, Drawn, Event, Events
from blackgate.model.frames import Frame
from blackgate.model.legal import legal
from blackgate.model.questions.question import Question, Table
from blackgate.model.refusals import Refusal
from blackgate.model.sorts import Number, Seat, fields_of, name_of
from blackgate.model.names import Json, Spelling
from blackgate.model.state import GameState
from blackgate.model.view import packed, unpacked, view
from blackgate.model.refusal_reasons import why
from blackgate.model.zones import draw
from tests.table import notation, table
from tests.words.samples import frames

ROOT = Path(__file__).parent.parent.parent
RULES = ROOT / "blackgate" / "model"
MANUAL = ROOT / "docs" / "protocol.md"


def modules(folder: str) -> set[str]:
    return {path.stem for path in (RULES / folder).glob("*.py")} - {"__init__", "question", "step"}


def test_every_question_and_step_stands_in_the_file_of_its_name_and_in_the_one_list() -> None:
    assert set(ASKED) == modules("questions")
    assert set(GOING_ON) == modules("steps")
    for name, question in ASKED.items():
        assert question.options.__module__.endswith(f".questions.{name}")
        assert question.frame.__module__.endswith(f".questions.{name}")
        assert question.frame.__name__ == "Ask" + name.title().replace("_", "")


@pytest.mark.parametrize("step", FRAMES)
def test_a_frame_is_plain_numbers_and_knows_its_step(step: str) -> None:        # Law 1
    kind = FRAMES[step]
    first = fields_of(kind)[0]
    assert (first.name, first.sort) == ("seat", "seat")
    numbers = tuple(range(1, 1 + len(fields_of(kind))))
    frame = unpacked_frame((list(FRAMES).index(step), *numbers))
    assert isinstance(frame, tuple) and type(frame) is kind
    assert (frame.step, frame.seat) == (step, 1)
    assert packed_frame(frame) == (list(FRAMES).index(step), *numbers)


def test_frames_of_two_kinds_are_never_equal() -> None:
    alike = [unpacked_frame((number, *([0] * len(fields_of(kind))))) for number, kind in enumerate(FRAMES.values())]
    assert len(set(alike)) == len(alike)        # Several of them hold nothing but a seat.


def test_every_question_has_the_protocol_s_word_and_a_rule() -> None:
    manual = MANUAL.read_text(encoding="utf-8")
    listed = re.search(r"`prompt` says what is asked of `seat`: (.+?)\.", manual, re.DOTALL)
    assert listed
    assert {prompt(frame) for frame in (None, *frames())} == set(re.findall(r"`(\w+)`", listed[1]))
    assert all(re.fullmatch(r"R\d+(\.\d+)?[a-z]?", rule_of(frame)) for frame in frames())


class AskWhistle(NamedTuple):
    """A question of this test's: whistle for a card, or not?"""

    seat: Seat
    tunes: Number
    step: Literal["whistle"] = "whistle"


def whistle_options(frame: AskWhistle, game: GameState) -> list[Action]:
    return [Draw(), Pass()]


def whistle_answer(frame: AskWhistle, game: GameState, action: Action, events: Events) -> None:
    if isinstance(action, Draw):
        draw(game, frame.seat, frame.tunes, events)


def whistle_refuse(frame: AskWhistle, game: GameState, action: Action, rule: str) -> Refusal | None:
    return ("too_loud", rule) if isinstance(action, Fight) else None


def whistle_check(frame: AskWhistle, game: GameState) -> str:
    return "" if frame.tunes < 5 else "nobody knows so many tunes"


def whistle_pending(frame: AskWhistle, spelling: Spelling, laid: Table) -> Json:
    return {"tunes": frame.tunes}


WHISTLE: Final = Question(
    frame=AskWhistle, rule="R99", options=whistle_options, answer=whistle_answer, refuse=whistle_refuse,
    check=whistle_check, pending=whistle_pending,
)


@pytest.fixture
def whistling(monkeypatch: pytest.MonkeyPatch) -> Iterator[GameState]:
    """A game in which that is asked, with the tables made as they are from the list."""
    monkeypatch.setitem(agenda._NUMBERS, "whistle", len(FRAMES))
    monkeypatch.setitem(agenda._KINDS, len(FRAMES), AskWhistle)
    for made, entry in (
        (FRAMES, AskWhistle), (ASKED, WHISTLE), (agenda.OPTIONS, WHISTLE.options), (agenda.ANSWERS, WHISTLE.answer),
    ):
        monkeypatch.setitem(made, "whistle", entry)
    game = table().seat(0, link=1).start().game
    game.agenda.append(AskWhistle(1, 2))
    game.options = None
    yield game


def test_a_question_of_one_file_is_asked_and_answered(whistling: GameState) -> None:
    assert whistling.decider == 1
    assert legal(whistling) == [Draw(), Pass()]
    assert prompt(whistling.agenda[-1]) == "whistle"
    assert why(whistling, Fight()) == ("too_loud", "R99")
    assert why(whistling, Reroll()) == ("another_question", "R99")
    assert any(isinstance(event, Drawn) for event in apply(whistling, Draw()))
    assert whistling.decider == 0 and not whistling.agenda


def test_a_question_of_one_file_is_written_seen_and_sent(whistling: GameState) -> None:
    seen = view(whistling, 1)
    assert notation().pending(seen.agenda, 0, ()) == {"what": "whistle", "seat": 1, "tunes": 2}
    assert unpacked(packed(seen), seen.pack) == seen
    written = position(whistling, notation())
    assert written["agenda"] == [{"step": "whistle", "seat": 1, "tunes": 2}]
    assert load_position(written, notation()).agenda == whistling.agenda
    written["agenda"][0]["tunes"] = 7
    with pytest.raises(PositionError, match="nobody knows so many tunes"):
        load_position(written, notation())


def test_every_action_and_event_is_listed_once_and_named_as_its_class_is() -> None:
    for kind in (*ACTIONS, *EVENTS):
        assert kind.__name__ == name_of(kind).title().replace("_", "")
    assert [NUMBERS[kind] for kind in ACTIONS] == list(range(len(ACTIONS)))


def test_every_event_stands_in_the_file_of_its_name() -> None:
    assert {name_of(kind) for kind in EVENTS} == modules("events")
    assert all(kind.__module__.endswith(f".events.{name_of(kind)}") for kind in EVENTS)


def test_an_action_an_event_and_a_frame_cannot_be_taken_for_each_other() -> None:
    """For mypy, which says of an ignored error that is none that the comment is not needed."""
    def does(action: Action) -> None: ...

    def tells(event: Event) -> None: ...

    def waits(frame: Frame) -> None: ...

    action, event, frame = GiveUp(), Drawn(0, 1, 0), AskWhistle(0, 1)
    does(action)
    tells(event)
    waits(frame)
    does(event)         # type: ignore[arg-type]
    does(frame)         # type: ignore[arg-type]
    does(("give_up",))  # type: ignore[arg-type]
    tells(action)       # type: ignore[arg-type]
    tells(frame)        # type: ignore[arg-type]
    waits(action)       # type: ignore[arg-type]
    waits(event)        # type: ignore[arg-type]
    assert "warn_unused_ignores = false" not in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_nobody_reads_a_frame_by_position() -> None:
    """Neither `frame[2]` nor `agenda[-1][2]`: what a frame holds has names."""
    wrong = []
    for path in sorted(RULES.parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Subscript(value=ast.Name(id="frame")) if path.stem != "escape":     # a picture's frame
                    wrong.append(f"{path}:{node.lineno}")
                case ast.Subscript(value=ast.Subscript(value=ast.Attribute(attr="agenda"))):
                    wrong.append(f"{path}:{node.lineno}")
    assert not wrong, "\n".join(wrong)
