"""When to play action cards and reveal Backgrounds: a rule of thumb for each."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ...model.counts import CONTAINER, FIELD, ONE, PICKAXE, PIKE, SHOVEL, TOOLS, WEAPONS, size
from ...model.words import Action
from . import worth
from .counting import sure, tool_odds
from .worth import BEATING, CIGARETTE, DRAWN, DUG, FOLLY, HELD, cards_worth, outlook

if TYPE_CHECKING:
    from .turn import Turn

HOLD: Final = 6.2       # what a Background still face down is worth early in the game


def play_score(turn: "Turn", option: Action) -> float:
    """The worth of playing an action card now: its effect, less the card, and the rest of the turn."""
    game = turn.game
    _, kind, target = option
    name = game.pack.kinds[kind].name
    if name == "passkey":
        return turn.at(target, game.actions - 1) - 3.0
    effect = _PLAYS.get(name)
    gain = effect(turn, target) if effect else 3.0
    return outlook(turn.gains, game.actions - 1) + gain - 3.0


def _threat(turn: "Turn", target: int) -> float:
    """How much a rival's next turns are to be feared, 0 to about 3; far below for a teammate."""
    game, seat = turn.game, turn.seat
    if game.team and not (target ^ seat) & 1:
        return -20.0
    lead = worth.progress(game, target)
    tools = size(sure(game, seat, target) & TOOLS)
    return lead * lead * 2.0 + 0.3 * min(tools, 3) * (1.0 + lead)


def _ambush(turn: "Turn", target: int) -> float:
    threat = _threat(turn, target)
    barred = turn.game.beatings[target] == turn.game.pack.most_beatings - 1
    useless = turn.game.beatings[target] == turn.game.pack.most_beatings
    return -20.0 if useless else 2.0 * threat + (7.0 * threat if barred else 1.0)


def _snitch(turn: "Turn", target: int) -> float:
    game = turn.game
    at_home = game.place[target] in game.board.blocks
    return _threat(turn, target) * (5.0 if at_home else 3.0)


def _sleight(turn: "Turn", target: int) -> float:
    game, seat = turn.game, turn.seat
    if game.team and not (target ^ seat) & 1:
        return FOLLY
    known = sure(game, seat, target)
    hand = size(game.hand[target])
    taken = (cards_worth(game.pack, known) + 3.0 * (hand - size(known))) / hand
    return taken * (1.5 + 0.5 * worth.progress(game, target))


def _inspection(turn: "Turn", place: int) -> float:
    game, seat = turn.game, turn.seat
    total = 0.0
    for other in range(game.players):
        if game.place[other] != place:
            continue
        if other == seat or (game.team and not (other ^ seat) & 1):
            cheapest = [k for k in range(5, 8) if game.hand[seat] & FIELD[k]] if other == seat else []
            total -= HELD * game.pack.kinds[cheapest[0]].points if cheapest else 0.0
        else:
            some = max(tool_odds(game, seat, other, tool) for tool in range(5, 8))
            total += some * 6.0 * (0.5 + worth.progress(game, other))
    return total


def _rigged_game(turn: "Turn", target: int) -> float:
    game = turn.game
    if game.team and not (target ^ turn.seat) & 1:
        return FOLLY
    return min(3, game.cigarettes[target]) * CIGARETTE * 1.4


def _riot(turn: "Turn", target: int) -> float:
    """Good for who has less than the others."""
    game, seat = turn.game, turn.seat
    mine = game.hand[seat]
    others = sum(size(game.hand[other]) for other in game.others[seat])
    share = (others + size(mine) - 1) / game.players
    tools = sum(size(sure(game, seat, other) & TOOLS) for other in game.others[seat])
    gained = share * 3.0 + tools * 16.0 / game.players
    return 0.7 * (gained - cards_worth(game.pack, mine))


def _bandages(turn: "Turn", target: int) -> float:
    game, seat = turn.game, turn.seat
    healed = worth.heal_gain(game, seat) + (BEATING if game.beatings[seat] > 1 else 0.0)
    return healed + DRAWN - 1.0


_PLAYS: Final[dict[str, Callable[["Turn", int], float]]] = {
    "ambush": _ambush, "snitch": _snitch, "sleight_of_hand": _sleight, "inspection": _inspection,
    "rigged_game": _rigged_game, "riot": _riot, "bandages": _bandages,
    "care_package": lambda turn, target: 3 * DRAWN + 3 * CIGARETTE,
}


def reveal_score(turn: "Turn", option: Action) -> float:
    """The worth of revealing now against keeping it: a Background costs no action, but works once."""
    game, seat = turn.game, turn.seat
    name = game.pack.backgrounds[game.background[seat]].name
    background = game.pack.backgrounds[game.background[seat]]
    bonus = game.pack.gang_of[game.gang[seat]] == background.gang
    hold = HOLD * turn.remaining() * (0.6 if bonus else 1.0)
    base = outlook(turn.gains, game.actions)
    effect = _REVEALS.get(name)
    return base + (effect(turn, option[1], bonus) - hold if effect else -1.0)


def _mechanic(turn: "Turn", target: int, bonus: bool) -> float:
    """Worth it when an action is wanted and none is left."""
    if turn.game.actions:
        return -5.0
    more = 2 if bonus else 1
    return outlook(turn.gains, more) - outlook(turn.gains, 0) - 2.0


def _road_smuggler(turn: "Turn", target: int, bonus: bool) -> float:
    actions = turn.game.actions
    there = turn.at(target, actions) + (DRAWN * turn.game.board.search[target] if bonus else 0.0)
    return there - outlook(turn.gains, actions)


def _hitman(turn: "Turn", target: int, bonus: bool) -> float:
    left = turn.game.pack.most_beatings - turn.game.beatings[target]
    return _threat(turn, target) * 5.0 * left + (4.0 if bonus else 0.0)


def _arms_dealer(turn: "Turn", target: int, bonus: bool) -> float:
    armed = size(turn.game.hand[turn.seat] & WEAPONS)
    return (5.0 if armed == 0 else 3.0) * (2 if bonus else 1)


def _bookmaker(turn: "Turn", target: int, bonus: bool) -> float:
    """Cash is best had where it can be spent."""
    game, seat = turn.game, turn.seat
    gained = 9 if bonus else 5
    wares = range(len(game.pack.items))
    can_buy = turn.here in [p for p in game.board.open_places if game.pack.places[p].name == "rec_area"]
    before = max(worth.buy_gain(game, seat, item, game.cigarettes[seat]) for item in wares)
    after = max(worth.buy_gain(game, seat, item, game.cigarettes[seat] + gained) for item in wares)
    return gained * 0.6 + (after - before if can_buy and game.actions else 0.0)


def _loan_shark(turn: "Turn", target: int, bonus: bool) -> float:
    game = turn.game
    each = 4 if bonus else 2
    return sum(min(each, game.cigarettes[other]) for other in game.others[turn.seat]) * CIGARETTE


def _quartermaster(turn: "Turn", target: int, bonus: bool) -> float:
    game, seat = turn.game, turn.seat
    price = game.pack.tool_price(target, game.gang[seat], 6 if bonus else 3)
    return HELD * game.pack.kinds[target].points - price * CIGARETTE + 1.0


def _burglar(turn: "Turn", target: int, bonus: bool) -> float:
    room = turn.game.pack.hand_limit - size(turn.game.hand[turn.seat]) + 2
    return DRAWN * min(7 if bonus else 4, max(0, room))


def _pickpocket(turn: "Turn", target: int, bonus: bool) -> float:
    game, seat = turn.game, turn.seat
    marks = [
        other for other in game.others[seat]
        if game.hand[other] and (game.place[other] == turn.here or bonus)
    ]
    return sum(4.0 for other in marks if not (game.team and not (other ^ seat) & 1))


def _con_artist(turn: "Turn", target: int, bonus: bool) -> float:
    game, seat = turn.game, turn.seat
    known = sure(game, seat, target)
    theirs = cards_worth(game.pack, known) + 3.0 * (size(game.hand[target]) - size(known))
    if game.team and not (target ^ seat) & 1:
        return FOLLY
    return theirs - cards_worth(game.pack, game.hand[seat]) + (2 * DRAWN if bonus else 0.0)


def _blacksmith(turn: "Turn", target: int, bonus: bool) -> float:
    game, seat = turn.game, turn.seat
    part = PIKE if target == PICKAXE else CONTAINER
    gain = HELD * game.pack.kinds[target].points - worth.kind_worths(game.pack)[part]
    other = CONTAINER if target == PICKAXE else PIKE
    more = bonus and bool((game.hand[seat] - ONE[part]) & (FIELD[part] | FIELD[other]))
    return gain + (8.0 if more else 0.0) + (1.0 if target == SHOVEL else 0.0)


def _forger(turn: "Turn", chosen: int, bonus: bool) -> float:
    return cards_worth(turn.game.pack, chosen) - 4.0


def _miner(turn: "Turn", target: int, bonus: bool) -> float:
    """With a dig at hand, best with the one that wins."""
    game, seat = turn.game, turn.seat
    gains = worth.dig_gains(game, seat)
    home = game.board.features[seat & 1][turn.here] & 1
    if not (gains and home and game.actions):
        return -5.0
    extra = 2 if bonus else 1
    needed = worth.points_needed(game, seat)
    best = max(game.pack.powers[game.gang[seat]].points[tool] for tool in range(5, 8) if game.hand[seat] & FIELD[tool])
    if best < needed <= best + extra:
        return 900.0
    return DUG * extra * 0.6


def _medic(turn: "Turn", target: int, bonus: bool) -> float:
    game, seat = turn.game, turn.seat
    draws = 4 if bonus else 2
    return worth.heal_gain(game, seat) + (BEATING if game.beatings[seat] > 1 else 0.0) + DRAWN * draws


def _whistleblower(turn: "Turn", target: int, bonus: bool) -> float:
    return _snitch(turn, target) + (6.0 if bonus and turn.game.hand[target] else 0.0)


_REVEALS: Final[dict[str, Callable[["Turn", int, bool], float]]] = {
    "mechanic": _mechanic, "road_smuggler": _road_smuggler, "hitman": _hitman, "arms_dealer": _arms_dealer,
    "bookmaker": _bookmaker, "loan_shark": _loan_shark, "quartermaster": _quartermaster, "burglar": _burglar,
    "pickpocket": _pickpocket, "con_artist": _con_artist, "blacksmith": _blacksmith, "forger": _forger,
    "miner": _miner, "medic": _medic, "whistleblower": _whistleblower,
}
