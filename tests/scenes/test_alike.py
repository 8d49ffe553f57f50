"""Table and phone offer the same: steps, words, pictures, costs, second presses. Each is read as its players do."""

import pytest

from blackgate.kit.widgets.dialogs import Dialog
from blackgate.model.notation import Json
from blackgate.model.sorts import name_of
from blackgate.scenes.table.table import Table
from lab.gallery.positions import DEMAND, MIDGAME, SEATS_4, THEIR_TURN, changed, session_at, with_michelle
from tests.phones.seat_state import written_for

from .window import sit

Shown = list[tuple[str, str, str, str]]
RICH = changed(MIDGAME, seats=[
    dict(SEATS_4[0], place="rec_area", cigarettes=9, gang="bikers_throttle",
         hand={"knife": 1, "blade": 1, "link": 2, "pike": 1, "passkey": 1, "ambush": 1, "riot": 1, "bandana": 1,
               "gold_chain": 1, "tracksuit": 1}), *SEATS_4[1:]])
TURNS = {"middle": MIDGAME, "michelle": with_michelle(), "rich": RICH,
         "last action": changed(RICH, turn={"seat": 0, "actions": 1})}
QUESTIONS: dict[str, tuple[Json, tuple[Json, ...]]] = {
    "extorted": (THEIR_TURN, (DEMAND,)), "combat": (THEIR_TURN, (DEMAND, {"do": "fight"})),
    "place": (changed(MIDGAME, rolls=[3]), ({"do": "roll_move"},)),
}


def at_table(table: Table) -> Shown:
    return [(each.label, each.icon, each.help if isinstance(each.help, str) else each.help(), each.cost)
            for each in table.asking._choices()]


def on_phone(choices: list[Json], costs: dict[str, str]) -> Shown:
    return [(each["label"], each["icon"], each["help"], costs[each["id"]] if each["id"] in costs else each["cost"])
            for each in choices]


@pytest.mark.parametrize("name", TURNS)
def test_every_verb_leads_to_the_same_choices(name: str) -> None:
    session = session_at(TURNS[name])
    table = sit(session)[1]
    page_state, state = written_for(session, 0)
    asked, question = page_state.asked, state["question"]
    assert asked is not None
    compared = 0
    for verb, word in zip(question["verbs"], table.asking.choices.verbs, strict=True):
        assert verb["verb"] == name_of(word) and verb["open"] == table.asking._is_offered(word)
        choice = next((each for each in question["choices"] if each["id"] == verb.get("id")), None)
        if choice is not None and "choices" in choice:
            table.asking.press_verb(word)
            prices = asked.price(choice["id"]) or {"costs": {}, "note": ""}
            assert on_phone(choice["choices"], prices["costs"]) == at_table(table)
            assert prices["note"] == table.asking.note()
            table.asking.choosing.reset()
            compared += 1
    assert compared


@pytest.mark.parametrize("name", TURNS)
def test_what_one_press_would_do_is_asked_about_in_the_same_words(name: str) -> None:
    session = session_at(TURNS[name])
    table = sit(session)[1]
    question = written_for(session, 0)[1]["question"]
    found = {each["option"]["do"]: each.get("again", "") for each in question["choices"] if "option" in each}
    for word in table.asking.choices.verbs:
        if name_of(word) in found and found[name_of(word)]:
            table.asking.press_verb(word)
            over = table.app.top
            asked = over.words if isinstance(over, Dialog) else table.asking._warning()
            assert asked == found.pop(name_of(word))
            if isinstance(over, Dialog):
                table.app.pop()
            table.asking.choosing.reset()
            table.asking.back()
    assert not any(found.values()) and session.acted == 0


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_question_has_the_same_answers(name: str) -> None:
    position, actions = QUESTIONS[name]
    session = session_at(position, *actions)
    table = sit(session)[1]
    question = written_for(session, 0)[1]["question"]
    assert question["choices"] and on_phone(question["choices"], {}) == at_table(table)
    assert question["note"] == table.asking.note()
