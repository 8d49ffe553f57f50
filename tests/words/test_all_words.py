"""Everything of a game that is ever told, said once in every language: whole sentences, no gap, no key.

What is said here goes through the doors of `Teller` and of the cards' faces that screens use, so that `test_keys` can
tell from it which messages no player sees.
"""

import ast
import re
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from blackgate import model
from blackgate.model.actions import ACTIONS, Play
from blackgate.model.agenda import ASKED
from blackgate.model.counts import SHOVEL
from blackgate.model.events import EVENTS, TurnEnded, Won
from blackgate.model.scripts import TARGETS
from blackgate.model.sorts import fields_of
from blackgate.model.verbs import VERBS
from blackgate.offers.faces import Faces
from blackgate.offers.meaning import label, needs
from blackgate.words.teller import Teller
from blackgate.words.text import ORIGINAL, Text, languages
from tests.table import shipped

from .listening import Listening
from .samples import ANSWERS, NAMES, ON_TURN, REFUSED, REVEALS, a_view, asked, backgrounds, changed_pack, events, frames


def refusals() -> set[str]:
    """The reasons in the rules: what stands before a rule's number in a pair."""
    found: set[str] = set()
    for path in Path(str(model.__file__)).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Tuple(elts=[reason, rule]) if re.search(r"'R\d|rule'", ast.dump(rule), re.IGNORECASE):
                    found |= alternatives(reason)
    assert len(found) > 50
    return found


def alternatives(node: ast.expr) -> set[str]:
    match node:
        case ast.Constant(value=str(word)):
            return {word}
        case ast.IfExp(body=one, orelse=other):
            return alternatives(one) | alternatives(other)
    return set()


def say_names(teller: Teller) -> None:
    """What things are called, what they do, and their flavour, which is one short line."""
    pack, text = teller.pack, teller.text
    faces = Faces(pack, teller)
    for face in (
        *map(faces.card, range(len(pack.kinds))), *map(faces.gang_card, range(1, len(pack.gang_cards))),
        *map(faces.background, range(len(pack.backgrounds))),
    ):
        assert face.title and face.text, face
        assert 0 < len(face.flavour) <= 70 and "\n" not in face.flavour, face
    assert all(faces.michel(number).title for number in range(len(pack.michel_cards)))
    assert all(teller.gang(number) and teller.gang_flavour(number) for number in range(len(pack.gangs)))
    assert all(teller.place(number) and teller.place_text(number) for number in range(len(pack.places)))
    assert all(teller.item(number) for number in range(len(pack.items)))
    assert all(teller.face_text(face, team) for face in range(1, 7) for team in (False, True))
    assert teller.cards(0) and text.name
    assert text.form(teller.michel) != text.form(Teller(text, pack, NAMES, "michelle").michel)


def say_inmates(teller: Teller) -> None:
    for number, inmate in enumerate(teller.pack.inmates):
        assert teller.inmate(number) == inmate.title
        assert teller.temper(number) and teller.temper_text(number) and teller.story(number)


def say_refusals(teller: Teller) -> None:
    for key in refusals() | {refusal for _, _, refusal, _ in TARGETS.values()}:
        for action in REFUSED.get(key, ON_TURN[:1]):
            assert all(map(str.strip, needs(teller, [(key, "R5.5")], action, a_view())))


def say_log(teller: Teller) -> None:
    for event in events():
        for me in (None, *range(len(NAMES))):
            assert bool(teller.event(event, me)) == (not isinstance(event, TurnEnded))
    for won in (Won(0b10), Won(0b1010)):
        assert all(teller.forfeit(0, won, me) for me in (None, 0, 1, 2))


def say_prompts(teller: Teller) -> None:
    for frame in frames():
        assert all(teller.prompt(asked(frame, seat)) for seat in range(len(NAMES)))
    view = a_view()
    for seat in range(2):
        for actions in (0, 1, 2):
            view.seat, view.actions = seat, actions
            assert teller.prompt(view)


def say_options(teller: Teller) -> None:
    view = a_view()
    for kind in ACTIONS:
        on_turn = kind in VERBS
        # An answer without a choice is never narrowed.
        assert not (on_turn or fields_of(kind)) or teller.title(kind)
        assert not on_turn or teller.hint(kind)
    for action in ON_TURN:
        assert label(teller, action, view)
    for argument, action in REVEALS:
        view.background = (backgrounds(argument),) * 4
        assert label(teller, action, view)
    for frame, action in ANSWERS:
        assert label(teller, action, asked(frame, 0))


def say_a_card_that_makes_tools(text: Text, folder: Path) -> None:
    """No shipped Action card is aimed at a Tool, but another pack's may be."""
    old = "  target: other_open_place\n  play:\n    - move: {}"
    pack = changed_pack(folder, cards={old: "  target: item\n  play:\n    - forge: {}"})
    view = a_view()
    view.pack = pack
    assert label(Teller(text, pack, NAMES), Play(14, SHOVEL), view)


@cache
def said(lang: str) -> frozenset[str]:
    """The messages that it takes to tell all of it."""
    text = Listening(lang)
    teller = Teller(text, shipped(), NAMES, "michel")
    for say in (say_names, say_inmates, say_refusals, say_log, say_prompts, say_options):
        say(teller)
    with TemporaryDirectory() as folder:
        say_a_card_that_makes_tools(text, Path(folder))
    return frozenset(text.said)


def test_all_of_a_game_is_told_with_the_same_messages_in_every_language() -> None:
    assert len(said(ORIGINAL)) > 500
    for lang in languages():
        assert said(lang) == said(ORIGINAL), f"{lang}: {sorted(said(lang) ^ said(ORIGINAL))}"


def test_the_samples_hold_every_action_and_question() -> None:
    assert {frame.step for frame in frames()} == set(ASKED)
    done = {type(action) for action in (*ON_TURN, *(action for _, action in (*REVEALS, *ANSWERS)))}
    assert done == set(ACTIONS)
    assert {type(event) for event in events()} == set(EVENTS)
