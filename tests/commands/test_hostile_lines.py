"""Whatever is sent to the engine gets an answer, and the game goes on (docs/protocol.md)."""

import io
import json
import os
from random import Random

from blackgate.commands.engine import Engine, serve
from blackgate.commands.law_checker import check_zones
from blackgate.model.notation import Json
from tests.changing import changed, moments, mutate

from ..table import shipped

# Mutated protocol lines and positions in the sweeps; `BLACKGATE_HOSTILE=10000` asks for more (tests/hostile/damage.py).
LINES = POSITIONS = max(1000, int(os.environ.get("BLACKGATE_HOSTILE", "0")))
GOOD = (b'{"cmd":"new","players":4,"seed":1,"team":true}', b'{"cmd":"decision"}', b'{"cmd":"state"}')
STRANGE = (b"NaN", b"-", b"[" * 50, b"\xed\xa0\x80", b"\\ud800", b"9" * 5000)


def play_on(engine: Engine, random: Random, actions: int) -> str:
    """Random legal answers through the protocol; the first thing that goes wrong, or nothing."""
    asked = ask(engine, {"cmd": "decision"})["decision"]
    for _ in range(actions):
        if asked is None:
            return ""
        chosen = random.choice(asked["options"])
        sent = filled(chosen, ask(engine, {"cmd": "view", "seat": asked["seat"]})["view"], random)
        told = ask(engine, {"cmd": "act", "action": sent})
        if not told["ok"]:
            return f"{sent} of {chosen} at {asked['prompt']}: {told['error']}"
        asked = told["decision"]
    return ""


def filled(option: Json, seen: Json, random: Random) -> Json:
    """An option with its template filled in by lot."""
    mine = seen["seats"][seen["seat"]]

    def some(cards: dict[str, int], number: int) -> dict[str, int]:
        listed = random.sample([kind for kind in cards for _ in range(cards[kind])], number)
        return {kind: listed.count(kind) for kind in sorted(set(listed))}

    if option["do"] == "exchange":
        mate = seen["seats"][option["seat"]]
        give = {"cards": some(mine["hand"], random.randint(0, mine["hand_size"])), "cigarettes": mine["cigarettes"]}
        take = {"cards": mate["hand"], "cigarettes": random.randint(0, mate["cigarettes"])}
        if not (give["cards"] or give["cigarettes"] or take["cards"] or take["cigarettes"]):
            give["cards"], take["cigarettes"] = mine["hand"], mate["cigarettes"]
        return option | {"give": give, "take": take}
    if option.get("cards") != "any":
        return option
    if option["do"] == "reveal":
        return option | {"cards": some(seen["search"]["discard"], option["count"])}
    return option | {"cards": some(mine["hand"], option.get("count") or random.randint(1, mine["hand_size"]))}


def ask(engine: Engine, request: object) -> Json:
    return dict(json.loads(json.dumps(engine.reply(json.dumps(request).encode()))))


def scarred(line: bytes, random: Random) -> bytes:
    """A line with flipped bits, cut or doubled pieces, and bytes from nowhere; always one line."""
    data = bytearray(line)
    for _ in range(random.randint(1, 4)):
        at_byte = random.randrange(len(data)) if data else 0
        match random.randrange(6):
            case 0 if data:
                data[at_byte] ^= 1 << random.randrange(8)
            case 1:
                del data[at_byte:]
            case 2:
                del data[at_byte:at_byte + random.randint(1, 12)]
            case 3:
                data[at_byte:at_byte] = data[at_byte:at_byte + random.randint(1, 30)]
            case 4:
                data[at_byte:at_byte] = random.choice(STRANGE)
            case _:
                data[at_byte:at_byte] = random.randbytes(3)
    return bytes(data).replace(b"\n", b" ")


def requests(random: Random) -> list[Json]:
    """Good requests of every kind."""
    place = random.choice(json.loads(random.choice(moments()))["seats"])
    return [
        {"cmd": "new", "players": random.choice((4, 6)), "seed": 3, "team": True, "michel": "michelle", "first": 1},
        {"cmd": "load", "position": json.loads(random.choice(moments()))},
        {"cmd": "load", "position": {"players": 2, "seats": [{"hand": place["hand"]}]}},
        {"cmd": "act", "action": {"do": "end_turn"}}, {"cmd": "decision"}, {"cmd": "view", "seat": 1}, {"cmd": "state"},
        {"cmd": "why", "action": {"do": "extort", "seat": 1, "tool": "spoon", "weapons": ["blade", "knife"]}},
        {"cmd": "why", "action": {"do": "exchange", "seat": 1, "give": {"cards": {"link": 1}, "cigarettes": 1},
                                  "take": {"cards": {}, "cigarettes": 0}}},
        {"cmd": "act", "action": {"do": "sell", "cards": {"link": 1}}}, {"cmd": "record"},
        {"cmd": "why", "action": {"do": "join", "gang": "crew", "accessories": ["bandana", "tracksuit"]}},
        {"cmd": "bot", "level": "random", "iterations": 3, "seed": 1},
        {"cmd": "why", "action": {"do": "discard", "cards": {"link": 1}, "count": 1}},
        {"cmd": "why", "action": {"do": "reveal", "cards": {"link": 1, "pike": 1}, "count": 2}},
        {"cmd": "act", "action": {"do": "play", "card": "ambush", "seat": 1}},
    ]


def is_sound(reply: Json) -> bool:
    """True or false with a sentence, and no mistake of the program's own."""
    if reply.get("ok") is True:
        return True
    return reply.get("ok") is False and bool(reply["error"]) and "internal error" not in reply["error"].lower()


def test_the_moments_stand_in_the_middle_of_every_unfinished_business() -> None:
    steps = {frame["step"] for moment in moments() for frame in json.loads(moment)["agenda"]}
    assert {
        "reroll", "place", "extorted", "combat", "michel", "michel_combat", "michel_draw", "michel_move", "react",
        "lose_tool", "discard", "exchange", "script", "finish_play", "michel_round", "close_turn",
    } <= steps


def test_every_scarred_line_gets_one_reply_and_the_next_good_line_works() -> None:
    random = Random(1)
    lines: list[bytes] = []
    while len(lines) < 2 * LINES:
        request = random.choice(requests(random))
        if random.random() < 0.5:
            mutate(request, random)
        line = json.dumps(request).encode()
        line = line if random.random() < 0.3 else scarred(line, random)
        if line.strip():
            lines += [line, random.choice(GOOD)]
    replies = io.BytesIO()
    serve(shipped(), io.BytesIO(GOOD[0] + b"\n" + b"\n".join(lines)), replies)
    answered = [json.loads(reply) for reply in replies.getvalue().splitlines()][1:]
    assert len(answered) == len(lines)
    bad = [(line[:300], reply) for line, reply in zip(lines, answered, strict=True) if not is_sound(reply)]
    assert not bad, f"{len(bad)} unsound replies, first {bad[:3]}"
    assert all(reply["ok"] for reply in answered[1::2])


def test_every_changed_position_is_refused_or_can_be_played_on() -> None:
    random = Random(2)
    wrong: list[str] = []
    engine = Engine(shipped())
    ask(engine, {"cmd": "new", "players": 2, "seed": 1})
    loaded = 0
    for number in range(POSITIONS):
        written = changed(number, random)
        line = json.dumps({"cmd": "load", "position": written}).encode()
        assert engine.game is not None
        before = engine.game.clone()
        reply = json.loads(json.dumps(engine.reply(line)))
        if not is_sound(reply):
            wrong.append(f"change {number} at {written.get('agenda')}: {reply}")
        elif not reply["ok"]:
            if engine.game != before:
                wrong.append(f"change {number}: refused, yet the game changed")
        else:
            loaded += 1
            trouble = trouble_of(engine, random)
            if trouble:
                wrong.append(f"change {number} from agenda {written.get('agenda')}: {trouble}")
        if ask(engine, {"cmd": "decision"})["ok"] is not True:
            wrong.append(f"change {number}: the next line failed")
    assert not wrong, f"{len(wrong)} of {POSITIONS}, first:\n" + "\n".join(wrong[:6])
    assert loaded > POSITIONS // 20


def trouble_of(engine: Engine, random: Random) -> str:
    """What is wrong with a loaded game: it must be whole, go on for 30 actions, and load back."""
    try:
        assert engine.game is not None
        check_zones(engine.game)
        trouble = play_on(engine, random, 30)
        check_zones(engine.game)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    if trouble or engine.game.winners:
        return trouble
    state = ask(engine, {"cmd": "state"})["position"]
    again = ask(engine, {"cmd": "load", "position": state})
    return "" if again["ok"] else f"its state does not load back: {again['error']}"
