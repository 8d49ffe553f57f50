"""Every message that code and card data ask for is there, and none that nobody asks for."""

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

from blackgate.ai.levels import LEVELS
from blackgate.ai.talk.reasons import REASONS
from blackgate.model import why
from blackgate.model import words as w
from blackgate.model.counts import SHOVEL
from blackgate.model.scripts import TARGETS
from blackgate.model.words import ACTIONS
from blackgate.play import session
from blackgate.play import taking_back
from blackgate.words.teller import Teller
from blackgate.words.text import Text, languages
from tests.table import shipped

from .listening import Listening, ids
from .samples import ANSWERS, NAMES, ON_TURN, REVEALS, a_view, asked, backgrounds, changed_pack, events, frames


def constants(*modules: object) -> set[str]:
    """The plain words of modules: everything in them that could be a key."""
    trees = (ast.parse(Path(str(getattr(module, "__file__", ""))).read_text(encoding="utf-8")) for module in modules)
    return {node.value for tree in trees for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isascii()
            and node.value.replace("_", "").replace("-", "").isalpha() and node.value.islower()}


def say_names(teller: Teller) -> None:
    """What things are called, what they do, and their flavour."""
    pack, text = teller.pack, teller.text
    for kind, card in enumerate(pack.kinds):
        assert teller.card(kind) and teller.card_text(kind)
        assert text(f"category-{card.category}") and text(f"card-{card.name}-flavour")
    for number, gang in enumerate(pack.gangs):
        assert teller.gang(number) and text(f"gang-{gang.name}-flavour")
    for number, gang_card in enumerate(pack.gang_cards[1:], 1):
        assert teller.gang_card(number) and teller.power_text(number) and text(f"power-{gang_card.name}-flavour")
    for number, card_ in enumerate(pack.backgrounds):
        assert teller.background(number) and teller.background_text(number) and text(f"background-{card_.name}-flavour")
    for number, place in enumerate(pack.places):
        assert teller.place(number) and teller.place_text(number) and text(f"place-{place.name}-flavour")
    for number in range(len(pack.michel_cards)):
        assert teller.michel_card(number)
    assert all(teller.item(number) for number in range(len(pack.items)))
    assert all(teller.face_text(face, team) for face in range(1, 7) for team in (False, True))
    assert teller.cards(0) and text.name
    assert text.form(teller.michel) != text.form(Teller(text, pack, NAMES, "michelle").michel)


def say_inmates(teller: Teller) -> None:
    for number, inmate in enumerate(teller.pack.inmates):
        assert teller.inmate(number) == inmate.title
        assert teller.temper(number) and teller.temper_text(number)
        assert teller.byname(number) and teller.story(number)
    for level in LEVELS:
        assert teller.text(f"level-{level}") and teller.text(f"level-{level}-about")
    for key in REASONS:
        assert teller.reason(key)


def say_refusals(teller: Teller) -> None:
    no_reasons = {"seat", "place", "cards", "other_open_place"}
    for key in constants(why) - no_reasons | {refusal for _, _, refusal, _ in TARGETS.values()}:
        teller.refusal(key, "R5.5")
    for key in ("not_filled_in", "no_such_bot", "conceded", "no_name"):
        assert key in constants(session)
        teller.refusal(key)
    for key in constants(taking_back):
        if key.startswith("undo-"):
            teller.text(key)


def say_log(teller: Teller) -> None:
    for event in events():
        for me in (None, *range(len(NAMES))):
            assert bool(teller.event(event, me)) == (event[0] != w.TURN_ENDED)
    for won in ((w.WON, 0b10), (w.WON, 0b1010)):
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
    for word in range(len(ACTIONS)):
        assert teller.title(word)
        assert word > w.LAST_TURN_ACTION or teller.hint(word)
    for action in ON_TURN:
        assert teller.option(action, view)
    view.gang_tops = (0,) * len(view.gang_tops)
    assert teller.option(next(action for action in ON_TURN if action[0] == w.JOIN), view)
    for argument, action in REVEALS:
        view.background = (backgrounds(argument),) * 4
        assert teller.option(action, view)
    for frame, action in ANSWERS:
        assert teller.option(action, asked(frame, 0))


def say_a_card_that_makes_tools(text: Text, folder: Path) -> None:
    """No shipped Action card is aimed at a Tool, but another pack's may be."""
    old = "  target: other_open_place\n  play:\n    - move: {}"
    pack = changed_pack(folder, cards={old: "  target: item\n  play:\n    - forge: {}"})
    view = a_view()
    view.pack = pack
    assert Teller(text, pack, NAMES).option((w.PLAY, 14, SHOVEL), view)


SAYING: dict[Callable[[Teller], None], tuple[str, ...]] = {
    say_names: ("cards", "gangs", "backgrounds", "places"), say_inmates: ("inmates",), say_refusals: ("refusals",),
    say_log: ("log",), say_prompts: ("prompts",), say_options: ("options",),
}


@pytest.mark.parametrize("lang", languages())
def test_all_that_is_asked_for_is_there_and_nothing_else(lang: str, tmp_path: Path) -> None:
    text = Listening(lang)
    teller = Teller(text, shipped(), NAMES, "michel")
    for say in SAYING:
        say(teller)
    say_a_card_that_makes_tools(text, tmp_path)
    for file in (*(file for files in SAYING.values() for file in files), "common"):
        assert ids(lang, file) - text.said == set(), f"{file}.ftl says what nobody asks for"


def test_the_samples_hold_every_action_and_question() -> None:
    assert {frame[0] for frame in frames()} == set(range(w.FIRST_CONTINUATION))
    done = {action[0] for action in (*ON_TURN, *(action for _, action in (*REVEALS, *ANSWERS)))}
    assert done == set(range(len(ACTIONS)))
    assert {event[0] for event in events()} == set(range(len(w.EVENTS)))


@pytest.mark.parametrize("lang", languages())
def test_flavour_is_one_short_line(lang: str) -> None:
    text = Listening(lang)
    for file in ("cards", "gangs", "backgrounds", "places"):
        for key in ids(lang, file):
            if key.endswith("-flavour"):
                assert len(text(key)) <= 70 and "\n" not in text(key), key
