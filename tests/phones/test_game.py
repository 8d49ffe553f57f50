"""Whole games by phones that speak the wire: what the table offers they can do, and nothing else (docs/phones.md)."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from blackgate.model.notation import Json
from blackgate.play.session import Session
from tests.scenes.window import open_app, plan

from .client import Party, Phone, leaves


@pytest.fixture
def party(request: pytest.FixtureRequest) -> Iterator[Party]:
    arguments: dict[str, Any] = {"players": 4, "humans": 3, "seed": 5, **getattr(request, "param", {})}
    made = Party(open_app((1024, 600)), Session(plan(**arguments)))
    yield made
    made.close()


def fill(tray: Json, random: Random) -> list[Json]:
    """As many cards as a tray asks for, or one or two."""
    picked: list[Json] = []
    for source in tray["sources"]:
        cards = [kind for kind, number in source["cards"].items() for _ in range(number)]
        random.shuffle(cards)
        taken = cards[: tray["most"] or random.randint(1, 2)]
        picked.append({"cards": {kind: taken.count(kind) for kind in taken}, "cigarettes": 0})
    return picked


def answer(phone: Phone, random: Random) -> None:
    """Anything the page could send."""
    state = phone.state
    question = state["question"]
    whole = leaves(question["choices"])
    busy = [leaf for leaf in whole if leaf.get("option", {}).get("do") not in ("end_turn", "cautious_move")]
    dig = [leaf for leaf in whole if leaf.get("option", {}).get("do") == "dig"]
    leaf = random.choice(dig or busy or whole)
    if "tray" in leaf:
        tray = leaf["tray"]
        phone.send(do="fill", at=state["at"], template=tray["template"], picked=fill(tray, random))
    else:
        phone.send(do="act", at=state["at"], option=leaf["option"])


def play(party: Party, phones: list[Phone], random: Random, most: int = 3000) -> int:
    """Until somebody is out, or long enough; answers how many answers there were."""
    answered = 0
    party.wait(lambda: all(phone.has("state") for phone in phones))
    seen: dict[int, int] = {}
    while answered < most:
        party.wait(lambda: party.app.playing is None or any(
            phone.has("state") and phone.state["mine"] and seen.get(id(phone)) != phone.state["at"]
            for phone in phones))
        if party.app.playing is None or all(phone.state["over"] for phone in phones):
            return answered
        for phone in phones:
            if phone.state["mine"] and seen.get(id(phone)) != phone.state["at"]:
                seen[id(phone)] = phone.state["at"]
                answer(phone, random)
                answered += 1
    return answered


@pytest.mark.parametrize("party", [
    {"players": 4, "humans": 3}, {"players": 2, "humans": 2, "michel": "michelle"},
    {"players": 4, "humans": 4, "team": True},
], indirect=True)
def test_a_game_can_be_played_by_phones_alone(party: Party) -> None:
    count = len(party.table.session.humans)
    phones = [party.join(seat, lang) for seat, lang in zip(range(count), ("de", "pl", "fr", "it"), strict=False)]
    play(party, phones, Random(3), most=70)
    for phone in phones:
        assert not phone.has("refused"), phone.last["refused"]
        assert not phone.is_closed
