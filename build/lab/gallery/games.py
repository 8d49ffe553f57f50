"""Moments of whole games, for tables that have been played at for a while."""

from functools import cache
from typing import Final

from blackgate.ai.bot import Question
from blackgate.ai.levels import make_bot
from blackgate.model.engine import apply
from blackgate.model.notation import Json, Notation
from blackgate.model.rng import mixed
from blackgate.model.view import view
from blackgate.play.learned_weights import pack_and_brains
from blackgate.play.packs import pack_in
from blackgate.play.plan import HUMAN
from blackgate.play.record import Record, result_of, start_of
from blackgate.play.session import Plan, Replay, Seat, Session

NAMES: Final = ("Ada", "Goran", "Renard", "Aldo", "Dario", "Silas")
INMATES: Final = ("networker", "brute", "fox", "merchant", "daredevil", "vulture")


def a_plan(players: int, humans: int = 1, team: bool = False, michel: str | None = None, seed: int = 7) -> Plan:
    """The players in all pictures."""
    seats = tuple(
        Seat(NAMES[n], HUMAN if n < humans else f"medium:{INMATES[n]}", INMATES[n]) for n in range(players)
    )
    return Plan(seats, team=team, michel=michel, seed=seed, first=0)


def a_replay(players: int = 4, seed: int = 5, *, team: bool = False, michel: str | None = None) -> Replay:
    """A whole game of bots, as if somebody had played the first seat."""
    plan = a_plan(players, 1, team, michel, seed)
    return Replay(of_bots(a_plan(players, 0, team, michel, seed), "medium"), plan, pack_in(plan.cards))


@cache
def of_bots(plan: Plan, word: str | None = None) -> Json:
    """A whole game of bots, all of one level or as in the plan. The record names no players."""
    pack, brains = pack_and_brains(None)
    notation = Notation(pack)
    options = {"players": len(plan.seats), "team": plan.team, "michel": plan.michel, "first": plan.first}
    record = Record.of_new_game(notation, plan.seed or 0, options, "gallery", chosen=True)
    game = start_of(record.start, notation, [])
    while not game.winners:
        asked = game.decider
        bot = make_bot(word or plan.seats[asked].player, mixed(game.seed, record.acted), brains)
        action = bot.think(Question(view(game, asked))).action
        entry = notation.action(action, game.background[asked])
        record.add(entry, apply(game, action))
    return record.written(result_of(game))


def session_in_game(share: float, players: int, seed: int, *, team: bool = False, michel: str | None = None) -> Session:
    """A game at the first seat's last turn before this share of the game was over."""
    replay = a_replay(players, seed, team=team, michel=michel)
    for at in reversed([at for at in replay.turns() if at <= share * len(replay)]):
        replay.go(at)
        if replay.asked == 0 and replay.turn == 0:
            break
    return Session(replay.plan, pack=replay.pack, record=replay.so_far())
