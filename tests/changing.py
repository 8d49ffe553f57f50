"""Positions in the middle of everything, and what can become of them on the way: changed by lot, as by a stranger.

The tests of the protocol damage some thousands; `BLACKGATE_HOSTILE` says how many more.
"""

import json
from functools import cache
from random import Random
from typing import Any, Final

from blackgate.ai.bot import fill_by_lot
from blackgate.commands.law_checker import MODES
from blackgate.model.agenda import ASKED, FRAMES, GOING_ON
from blackgate.model.codec import position
from blackgate.model.engine import apply, legal
from blackgate.model.frames import BOTTOM
from blackgate.model.notation import Json, Notation
from blackgate.model.setup import new_game
from blackgate.model.sorts import fields_of
from blackgate.model.view import view
from blackgate.model.vocabulary import ANY
from blackgate.play.learned_weights import pack_and_brains

MOST_OF_A_SORT: Final = 3       # positions kept of each unfinished business in each mode
NUMBERS: Final[tuple[Any, ...]] = (
    0, 1, 2, 3, 5, 6, 7, 11, 12, 127, 128, 255, 256, 1000, 10**6, 10**6 + 1, 10**9, 2**63 - 1, 2**63, 2**64, 10**40,
    -1, -2, -3, -2**63, 0.5, 1.0, -0.0, 1e308, float("nan"), float("inf"), -float("inf"),
)
RUBBISH: Final[tuple[Any, ...]] = (
    None, True, False, "", "any", "knife", "0", "\ud800", "\udfff\ud800", "\x00", "ﬁ", "٣", "²", "x" * 2000, [], {},
    [[]], [None], {"": None}, {"knife": 1}, {"knife": True}, {"knife": -1}, {"knife": 127}, ["knife"], [0],
    {"step": "combat"}, *NUMBERS,
)


@cache
def moments() -> tuple[str, ...]:
    """Positions of many moments of random games in every mode, above all in the middle of something."""
    pack, _ = pack_and_brains(None)
    notation = Notation(pack)
    kept: list[str] = []
    for number, (players, team, michel) in enumerate(MODES):
        random = Random(number)
        game = new_game(pack, players, number, team=team, michel=michel)
        seen: dict[tuple[str, ...], int] = {}
        for _ in range(900):
            if game.winners:
                break
            sort = tuple(frame.step for frame in game.agenda)
            if seen.get(sort, 0) < MOST_OF_A_SORT and (sort or random.random() < 0.02):
                seen[sort] = seen.get(sort, 0) + 1
                kept.append(json.dumps(position(game, notation)))
            options = legal(game)
            action = options[random.randrange(len(options))]
            if ANY in action:
                action = fill_by_lot(view(game, game.decider), action, random.random)
            apply(game, action)
    return tuple(kept)


def paths(tree: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a tree, the root first."""
    found = [path]
    for key in tree if isinstance(tree, dict) else range(len(tree)) if isinstance(tree, list) else ():
        found += paths(tree[key], (*path, key))
    return found


def at(tree: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        tree = tree[key]
    return tree


def mutate(tree: Any, random: Random) -> None:
    """One change somewhere: another value, another path's value, a cut, a copy, a stranger."""
    found = [path for path in paths(tree) if path]
    agenda = [path for path in found if path[0] in ("agenda", "table") or path[:2] == ("position", "agenda")]
    path = random.choice(agenda if agenda and random.random() < 0.4 else found)
    parent, key = at(tree, path[:-1]), path[-1]
    change = random.randrange(7)
    if change == 0:
        parent[key] = json.loads(json.dumps(random.choice(RUBBISH)))
    elif change == 1:
        parent[key] = json.loads(json.dumps(at(tree, random.choice(found))))
    elif change == 2 and isinstance(parent[key], (int, str)):
        same = [other for other in found if type(at(tree, other)) is type(parent[key])]
        parent[key] = at(tree, random.choice(same))
    elif change == 3:
        del parent[key]
    elif change == 4 and isinstance(parent, list):
        parent.insert(random.randrange(len(parent) + 1), json.loads(json.dumps(parent[key])))
    elif change == 5 and isinstance(parent, dict):
        parent[str(random.choice(RUBBISH[:14]))] = parent.pop(key)
    elif type(parent[key]) is int:
        parent[key] += random.choice((-2, -1, 1, 2, 100))
    elif isinstance(parent[key], list):
        random.shuffle(parent[key])
    else:
        parent[key] = [parent[key]]


def loosen(written: Json, random: Random) -> None:
    """Leave out what fixes where the other cards are, so that more changes still load."""
    for name in random.sample(["search", "piles", "gangs"], random.randint(1, 3)):
        del written[name]
    for seat in written["seats"]:
        del seat["knows"]


def redeal(written: Json, random: Random) -> None:
    """Other belongings for everybody, each of them possible: what is unfinished may no longer fit them."""
    pack, _ = pack_and_brains(None)
    for name in ("search", "piles", "gangs"):
        del written[name]
    gangs = random.sample([card.name for card in pack.gang_cards[1:]], len(written["seats"]))
    backgrounds = random.sample([card.name for card in pack.backgrounds], len(written["seats"]))
    places = [seat["place"] for seat in written["seats"]]
    for seat, gang in zip(written["seats"], gangs, strict=True):
        del seat["knows"]
        if random.random() < 0.3:
            seat["hand"] = dict.fromkeys(random.sample([kind.name for kind in pack.kinds], random.randint(0, 5)), 1)
        if random.random() < 0.3:
            seat["place"] = random.choice(places)
        if random.random() < 0.3:
            seat["gang"] = random.choice((None, gang))
        elif seat["gang"] in gangs:
            seat["gang"] = None
        if random.random() < 0.3:
            seat["cigarettes"], seat["beatings"] = random.randint(0, 40), random.randint(0, 2)
    if random.random() < 0.3:
        for seat, background in zip(written["seats"], backgrounds, strict=True):
            seat["background"] = {"card": background, "revealed": random.random() < 0.5}
    if random.random() < 0.1:
        written["turn"]["seat"] = random.randrange(written["players"])


def forge(written: Json, random: Random) -> None:
    """Another agenda: every field of every frame holds what fits there, by lot, and the cards lie as they like."""
    pack, _ = pack_and_brains(None)
    board = pack.boards[written["team"]]
    places = [pack.places[place].name for place in board.open_places]
    kinds = [kind.name for kind in pack.kinds]
    seats = range(written["players"])
    on_turn: int = written["turn"]["seat"]

    def value(sort: str) -> Any:
        if sort.startswith("optional_"):
            return None if random.random() < 0.5 else value(sort.removeprefix("optional_"))
        if sort == "script_target":
            return random.choice((None, random.choice(seats), random.choice(places), random.choice(kinds)))
        values: dict[str, Any] = {
            "seat": on_turn if random.random() < 0.5 else random.choice(seats),
            "flag": random.random() < 0.5, "face": random.randint(1, 6),
            "seats": sorted(random.sample(seats, random.randint(0, len(seats)))),
            "places": random.sample(places, random.randint(1, 3)), "count": random.randint(0, 3),
            "tool": random.choice(("spoon", "pickaxe", "shovel")),
            "action_card": random.choice([kind.name for kind in pack.kinds if kind.script is not None]),
            "michel_card": random.choice(pack.michel_cards).name,
            "cards": {random.choice(kinds): 1} if random.random() < 0.7 else {},
            "script": random.choice(pack.scripts).name,
        }
        return values[sort]

    asked = random.choice([*ASKED])
    under = random.choice(ASKED[asked].rests_on)
    steps = [asked]
    while under:
        steps.insert(0, under)
        under = random.choice(GOING_ON[under].rests_on) if len(steps) < 5 else BOTTOM
    written["agenda"] = [
        {"step": step, **{field.written: value(field.sort) for field in fields_of(FRAMES[step])}} for step in steps]
    if random.random() < 0.7:       # All in one place, so that more of it fits.
        here = written["michel"]["place"] if written["michel"] else random.choice(places)
        for seat in written["seats"]:
            seat["place"] = here
    card = next((frame["card"] for frame in written["agenda"] if frame["step"] == "finish_play"), None)
    turned_up = written["agenda"][-1].get("card") if "michel" in steps[-1] else None
    written["table"] = {
        "cards": {**({card: 1} if card else {}), **({"knife": random.randint(1, 2)} if random.random() < 0.5 else {})},
        "michel": [turned_up] if turned_up else [random.choice(pack.michel_cards).name] if "draw" in steps[-1] else [],
    }
    if written["michel"]:
        del written["michel"]["deck"], written["michel"]["discard"]


def changed(number: int, random: Random) -> Json:
    """The position of one of the moments, changed in one way or another."""
    written: Json = json.loads(moments()[number % len(moments())])
    way = random.random()
    if way < 0.5:
        redeal(written, random)
        if way < 0.25:
            forge(written, random)
        asked = written["agenda"][-1] if written["agenda"] else {"step": ""}
        if asked["step"] == "take_seen" and random.random() < 0.8:
            written["seats"][asked["seat"]]["knows"] = {
                str(asked["target"]): written["seats"][asked["target"]]["hand"]}
        return written
    if way < 0.75:
        loosen(written, random)
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        mutate(written, random)
    return written
