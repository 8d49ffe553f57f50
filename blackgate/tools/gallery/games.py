"""Moments of whole games: what a table looks like that has been played at for a while."""

from dataclasses import replace
from functools import cache
from typing import Final

from ...model.notation import Json
from ...play.plan import HUMAN
from ...play.packs import pack_in
from ...play.session import Plan, Replay, Seat, Session

NAMES: Final = ("Ada", "Goran", "Renard", "Aldo", "Dario", "Silas")
INMATES: Final = ("networker", "brute", "fox", "merchant", "daredevil", "vulture")


def a_plan(players: int, humans: int = 1, team: bool = False, michel: str | None = None, seed: int = 7) -> Plan:
    """Those who sit at the table in all pictures."""
    seats = tuple(
        Seat(NAMES[n], HUMAN if n < humans else f"medium:{INMATES[n]}", INMATES[n]) for n in range(players)
    )
    return Plan(seats, team=team, michel=michel, seed=seed, first=0)


def a_replay(players: int = 4, seed: int = 5, *, team: bool = False, michel: str | None = None) -> Replay:
    """A whole game of bots, as if somebody had played the first seat."""
    plan = a_plan(players, 1, team, michel, seed)
    return Replay(_record(players, seed, team, michel), plan, pack_in(plan.cards))


@cache
def _record(players: int, seed: int, team: bool, michel: str | None) -> Json:
    plan = a_plan(players, 0, team, michel, seed)
    session = Session(replace(plan, seats=tuple(replace(seat, player="medium") for seat in plan.seats)))
    while session.over is None:
        session.poll()
    return session.record


def session_in_game(share: float, players: int, seed: int, *, team: bool = False, michel: str | None = None) -> Session:
    """A game at the first seat's last turn before such a share of it was over."""
    replay = a_replay(players, seed, team=team, michel=michel)
    for at in reversed([at for at in replay.turns() if at <= share * len(replay)]):
        replay.go(at)
        if replay.asked == 0 and replay.turn == 0:
            break
    return Session(replay.plan, pack=replay.pack, record=replay.so_far())
