"""While a question is open: what comes of each answer, why others are refused, and which positions with it cannot be;
all of it as last approved.

A change that is meant is written anew, looked at in the diff and committed:

    .venv/bin/python -m tests.model.test_open_questions
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from blackgate.model.agenda import ASKED
from blackgate.model.codec import PositionError, load_position
from blackgate.model.fields import WrongField
from blackgate.model.notation import Json
from tests.approved import approve, compare
from tests.model.test_refusals import ANSWERS, NOTHING_OFFERED, ONE_CIGARETTE, SPENDING
from tests.table import Play, Table, notation, table

APPROVED = Path(__file__).with_name("open_questions.txt")
ASKS: list[Json] = [
    {"word": "end_turn"}, *SPENDING, *ANSWERS, {"word": "cooperate", "tool": "shovel"},
    {"word": "go", "place": "solitary"},
    {"word": "go", "place": "infirmary"}, {"word": "weapon", "kind": "blade"}, {"word": "choose_card", "kind": "link"},
    {"word": "choose_card", "kind": "shovel"}, {"word": "discard", "cards": {"link": 2}, "count": 2},
    {"word": "discard", "cards": {"link": 9}, "count": 9}, {"word": "reveal"}, {"word": "reveal", "seat": 1},
    {"word": "reveal", "item": "pickaxe"}, {"word": "reveal", "place": "showers"},
]


def step(word: str, **more: Any) -> Json:
    return {"word": word, **more}


def fight(team: bool = False) -> Table:
    laid = table(4 if team else 3, team=team).seat(0, "cafeteria", knife=2, background="advocate")
    return laid.seat(1, "cafeteria", knife=1, spoon=1, blade=1).seat(2, "cafeteria", knife=1)


def michel(*deck: str, **hand: Any) -> Table:
    return table().seat(0, "cafeteria", **hand).seat(1, background="getaway_driver").michel("cell_block", deck).rolls(1)


def two_in_the_showers() -> Table:
    laid = table().seat(0, "showers", spoon=1).seat(1, "showers", spoon=1)
    return laid.michel("cafeteria", ("spoon", "pickaxe")).rolls(3)


EXTORT = step("extort", seat=1, tool="shovel", weapons=["knife"])
OPEN: dict[str, tuple[Table, list[Json]]] = {
    "another roll?": (table().seat(0, "showers", gang="bikers_scout").rolls(5), [step("roll_move")]),
    "which place?": (table().seat(0, "showers", gang="bikers_detour").rolls(3), [step("roll_move")]),
    "give or fight?": (fight(), [EXTORT]),
    "give or fight, with a mate beside?": (fight(True), [EXTORT]),
    "a weapon?": (fight(), [EXTORT, step("fight")]),
    "another weapon?": (fight(), [EXTORT, step("fight"), step("weapon", kind="blade")]),
    "a weapon for a mate?": (fight(True), [EXTORT, step("fight"), step("weapon", kind="blade"), step("give_up")]),
    "Michel(le) asks for a tool": (michel("spoon", knife=1, spoon=1), [step("roll_move")]),
    "a weapon against Michel(le)?": (michel("spoon", knife=1), [step("roll_move"), step("fight")]),
    "Michel(le) turns up another": (
        michel("spoon", "calm", knife=1), [step("roll_move"), step("fight"), step("weapon", kind="knife")]),
    "which tool for Michel(le)?": (
        michel("spoon_pickaxe", spoon=1, pickaxe=1), [step("roll_move"), step("fight"), step("give_up")]),
    "where does Michel(le) go?": (two_in_the_showers(), [step("end_turn"), step("move_michel")]),
    "Michel(le) comes to two": (
        two_in_the_showers(), [step("end_turn"), step("move_michel"), step("go", place="showers")]),
    "move Michel(le)?": (table().michel(), [step("end_turn")]),
    "answer an action card?": (table().seat(0, ambush=1), [step("play", card="ambush", seat=1)]),
    "which tool to lose?": (
        table().seat(0, inspection=1, spoon=1, shovel=1), [step("play", card="inspection", place="cell_block")]),
    "which card to take?": (
        table().seat(0, background="whistleblower", gang="queers_network").seat(1, link=1, phone=1),
        [step("reveal", seat=1)]),
    "another tool from a part?": (
        table().seat(0, background="blacksmith", gang="triad_splicer", pike=1, container=1),
        [step("reveal", item="pickaxe")]),
    "what to discard?": (table().seat(0, link=9, pike=3), [step("end_turn")]),
    "agree to an exchange?": (
        table(4, team=True).seat(0, cigarettes=1),
        [step("exchange", seat=2, give=ONE_CIGARETTE, take=NOTHING_OFFERED)]),
}


def opened(name: str) -> Play:
    laid, steps = OPEN[name]
    game = laid.start()
    for each in steps:
        game.do(**each)
    return game


def answers(name: str) -> Iterator[str]:
    """What everybody sees of each, and what is asked then."""
    for option in opened(name).options():
        if None in option.values() or "any" in map(str, option.values()):
            continue            # to be filled in
        game = opened(name)
        word = option.pop("do")
        game.do(word, **option)
        told = ["/".join(str(part) for part in event.values()) for event in game.events]
        asked = "over" if game.over else f"{game.prompt} {game.asked}"
        yield f"  {word} {' '.join(map(str, option.values()))}: {', '.join(told)}; {asked}"


def refusals(game: Play) -> Iterator[str]:
    found: dict[str, list[str]] = {}
    for ask in ASKS:
        words = " ".join([ask["word"], *(json.dumps(value) for name, value in ask.items() if name != "word")])
        try:
            told = game.why(**ask)
        except WrongField as wrong:
            told = "malformed", str(wrong)
        found.setdefault(" ".join(told) if told else "fits", []).append(words)
    for refusal, asks in found.items():
        yield f"  {refusal}: {', '.join(asks)}"


def others(value: Any) -> list[Any]:
    """What might stand there instead."""
    if isinstance(value, bool) or value is None:
        return [not value, 0]
    if isinstance(value, int):
        return [value + 1, value - 1, value + 2, -1]
    if isinstance(value, str):
        return [other for other in ("spoon", "blade", "calm", "showers", "solitary") if other != value] + [""]
    return [[], None, [0], [3]] if isinstance(value, list) else [{}, None]


def damaged(written: Json) -> Iterator[tuple[str, Json]]:
    for number, frame in enumerate(written["agenda"]):
        for field, value in frame.items():
            for other in dict.fromkeys(map(json.dumps, others(value))) if field != "step" else ():
                changed = frame | {field: json.loads(other)}
                yield f"{frame['step']}.{field} {other}", written | {
                    "agenda": [*written["agenda"][:number], changed, *written["agenda"][number + 1:]]}
    yield "no question", written | {"agenda": written["agenda"][:-1]}
    yield "the question twice", written | {"agenda": [*written["agenda"], written["agenda"][-1]]}
    yield "no Michel(le)", written | {"michel": None}
    yield "nothing on the table", written | {"table": {"cards": {}, "michel": []}}
    yield "nothing in a hand", written | {"seats": [seat | {"hand": {}} for seat in written["seats"]]}


def positions(game: Play) -> Iterator[str]:
    for what, written in damaged(json.loads(json.dumps(game.position))):
        try:
            load_position(written, notation())
            told = "can be"
        except PositionError as wrong:
            told = str(wrong)
        yield f"  with {what}: {told}"


def lines() -> Iterator[str]:
    for name in OPEN:
        game = opened(name)
        yield f"{name} ({game.game.agenda[-1].step})"
        yield from answers(name)
        yield from refusals(game)
        yield from positions(game)


def test_every_question_is_opened() -> None:
    assert {opened(name).game.agenda[-1].step for name in OPEN} == set(ASKED)


def test_what_does_not_fit_an_open_question_is_refused_as_last_approved() -> None:
    compare(APPROVED, lines())


if __name__ == "__main__":
    approve(APPROVED, lines())
