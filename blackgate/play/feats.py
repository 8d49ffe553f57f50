"""What a game puts on the wall: the bots that a player has beaten, and feats.

Feats are special things that a player did in one game. One small function finds each of them in the record.

A feat is for a person who kept a seat from the first deal to the end of a game that ended with an escape. Players
learn of a feat only when they have it, and it changes nothing in the game. If you change or add a feat, raise
`FINDER`: then all replays are read again. A feat once found is never taken away.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from ..ai.levels import rungs
from ..model.counts import SPOON, TOOLS, TOOL_KINDS, count, kinds_of, pair_up
from ..model.events import (
    Armed, Beaten, CombatWon, Cooperated, Crafted, Dug, Event, Exchanged, Extorted, Given, Healed, Joined, Sent,
    Taken, TurnedUp,
)
from ..model.vocabulary import NOTHING
from .finished_game import FinishedGame, Happened

FINDER: Final = 1
SWIFT: Final = 8            # rounds: about every tenth escape of good players at a table for four
FIGHTS: Final = 3           # won at least, without losing one
GANGS: Final = 3
CLOSE: Final = 3            # points that the leader still needs
HEAVY: Final = 5            # points dug in one turn, as with a Shovel and a Pickaxe
TWICE: Final = 2
EXPERT: Final = "expert"

# The numbers in the text of a feat.
NUMBERS: Final = {"double_dig": HEAVY, "swift": SWIFT, "from_last": CLOSE, "unbeaten": FIGHTS, "turncoat": GANGS}

Test = Callable[[FinishedGame, int], bool]
Cell = tuple[str, str]      # an inmate and a level of the ladder


class Feat(NamedTuple):
    """A feat: its name, also that of its texts and picture; the test for it; and whether it needs an escape."""

    name: str
    test: Test
    escaped: bool = True


# --- Digging ------------------------------------------------------------------------------------------------


def _spoons_only(game: FinishedGame, me: int) -> bool:
    return not game.team and kinds_of(game.tunnels[me]) == [SPOON]


def _self_made(game: FinishedGame, me: int) -> bool:
    """Every Tool in the tunnel was crafted by the player."""
    made = dict.fromkeys(TOOL_KINDS, 0)
    for each in game.of(Crafted, me):
        if each.event.kind in made:
            made[each.event.kind] += each.event.number
    dug = pair_up(game.tunnels[me])
    return not game.team and bool(dug) and all(number <= made.get(kind, 0) for kind, number in dug)


def _double_dig(game: FinishedGame, me: int) -> bool:
    """The last turn alone brought at least HEAVY points, with two Digs or more."""
    dug = [each.event.points for each in game.of(Dug, me) if each.turn == game.turns]
    return len(dug) > 1 and sum(dug) >= HEAVY


# --- The race -----------------------------------------------------------------------------------------------


def is_swift(rounds: int) -> bool:
    """Whether an escape in this many rounds is a swift one. The statistics use this too."""
    return 0 < rounds <= SWIFT


def _swift(game: FinishedGame, me: int) -> bool:
    return is_swift(game.rounds)


def _photo_finish(game: FinishedGame, me: int) -> bool:
    return any(game.side(rival, game.points) == game.goal - 1 for rival in game.rivals(me))


def _from_last(game: FinishedGame, me: int) -> bool:
    """The player was alone in the last place of three or more while a rival was about to win."""
    rivals = game.rivals(me)

    def was_last(each: Happened[Event]) -> bool:
        reached = [game.side(rival, each.points) for rival in rivals]
        return max(reached) >= game.goal - CLOSE and game.side(me, each.points) < min(reached)

    return not game.team and len(rivals) > 1 and any(map(was_last, game.happened))


def _late_bloomer(game: FinishedGame, me: int) -> bool:
    """The player had no point yet when a rival had half of the points needed."""
    return any(
        not game.side(me, each.points)
        and any(2 * game.side(rival, each.points) >= game.goal for rival in game.rivals(me))
        for each in game.happened
    )


# --- Fights -------------------------------------------------------------------------------------------------


def _fights(game: FinishedGame, me: int) -> tuple[int, int]:
    """How many fights a seat won and lost."""
    fights = [each.event for each in game.happened if isinstance(each.event, CombatWon)]
    return sum(event.winner == me for event in fights), sum(event.loser == me for event in fights)


def _unbeaten(game: FinishedGame, me: int) -> bool:
    won, lost = _fights(game, me)
    return won >= FIGHTS and not lost


def _peaceful(game: FinishedGame, me: int) -> bool:
    return not game.of(Extorted, me) and not game.of(Armed, me)


def _untouched(game: FinishedGame, me: int) -> bool:
    """The player was extorted more than once and never beaten."""
    tried = sum(isinstance(each.event, Extorted) and each.event.target == me for each in game.happened)
    return tried >= TWICE and not game.of(Beaten, me)


def _black_eye(game: FinishedGame, me: int) -> bool:
    return game.beatings[me] > 0


def _is_late(game: FinishedGame, each: Happened[Any]) -> bool:
    """Whether it happened in the winner's last two turns, or between them."""
    return each.turn >= game.turns - game.players


def _patched_up(game: FinishedGame, me: int) -> bool:
    return sum(each.event.number for each in game.of(Healed, me) if _is_late(game, each)) >= 2


def _winning_theft(game: FinishedGame, me: int) -> bool:
    """The Tool of the last Dig was taken from the leader, and the player had no other of its kind."""
    dug = game.of(Dug, me)
    if not dug or dug[-1].turn != game.turns:
        return False
    tool = dug[-1].event.tool
    rivals = game.rivals(me)

    def is_it(each: Happened[Given] | Happened[Taken]) -> bool:
        if each.event.kind != tool or not _is_late(game, each) or count(each.hands[me], tool):
            return False
        reached = {rival: game.side(rival, each.points) for rival in rivals}
        best = max(reached.values())
        return best > 0 and reached.get(each.event.from_, 0) == best and best >= game.side(me, each.points)

    return any(map(is_it, game.of(Given, me))) or any(map(is_it, game.of(Taken, me)))


# --- Gangs and cards ----------------------------------------------------------------------------------------


def _loner(game: FinishedGame, me: int) -> bool:
    return not game.of(Joined, me)


def _turncoat(game: FinishedGame, me: int) -> bool:
    return len({game.pack.gang_cards[each.event.card].gang for each in game.of(Joined, me)}) >= GANGS


def _secret(game: FinishedGame, me: int) -> bool:
    return not game.revealed[me]


def _locked_up(game: FinishedGame, me: int) -> bool:
    """The player was sent to Solitary late in the game."""
    return any(each.event.place == game.solitary and _is_late(game, each) for each in game.of(Sent, me))


# --- Michel(le) ---------------------------------------------------------------------------------------------


def _michel_beaten(game: FinishedGame, me: int) -> bool:
    return any(each.event.loser == NOTHING for each in game.of(CombatWon, me))


def _no_toll(game: FinishedGame, me: int) -> bool:
    """The player met Michel(le) more than once, and never gave a tool or lost a fight."""
    paid = any(each.event.attacker == NOTHING for each in game.of(Cooperated, me))
    beaten = any(each.event == CombatWon(NOTHING, me) for each in game.happened)
    return len(_meetings(game, me)) >= TWICE and not paid and not beaten


def _meetings(game: FinishedGame, me: int) -> set[int]:
    """The turns in which the player met Michel(le)."""
    return {each.turn for each in game.of(TurnedUp, me)}


# --- Teams --------------------------------------------------------------------------------------------------


def _seconded(game: FinishedGame, me: int) -> bool:
    """The player laid a Weapon for a teammate, who won the fight."""
    helped: set[int] = set()
    for each in game.happened:
        event = each.event
        if isinstance(event, Armed) and event.seat == me and event.principal != me:
            helped.add(event.principal)
        elif isinstance(event, CombatWon):
            if event.winner in helped:
                return True
            helped.clear()
    return False


def _gift(game: FinishedGame, me: int) -> bool:
    """The player gave a Tool to a teammate for nothing."""
    for each in game.happened:
        if isinstance(each.event, Exchanged):
            one, other, given, paid, taken, charged, _ = each.event
            if (me == one and given & TOOLS and not taken and not charged) or (
                    me == other and taken & TOOLS and not given and not paid):
                return game.team
    return False


def _shared(game: FinishedGame, me: int) -> bool:
    """The points of the teammates differ by one at most."""
    team = [points for seat, points in enumerate(game.points) if seat not in game.rivals(me)]
    return game.team and max(team) - min(team) <= 1


# --- The rivals ---------------------------------------------------------------------------------------------


def _full_table(game: FinishedGame, me: int) -> bool:
    return not game.team and game.players == 6


def _experts(game: FinishedGame, me: int) -> bool:
    rivals = game.rivals(me)
    return len(rivals) > 1 and all(game.words[rival].partition(":")[0] == EXPERT for rival in rivals)


FEATS: Final = {feat.name: feat for feat in (
    Feat("spoons_only", _spoons_only), Feat("self_made", _self_made), Feat("double_dig", _double_dig),
    Feat("swift", _swift), Feat("photo_finish", _photo_finish), Feat("from_last", _from_last),
    Feat("late_bloomer", _late_bloomer), Feat("unbeaten", _unbeaten), Feat("peaceful", _peaceful),
    Feat("untouched", _untouched), Feat("black_eye", _black_eye), Feat("patched_up", _patched_up),
    Feat("winning_theft", _winning_theft), Feat("loner", _loner), Feat("turncoat", _turncoat),
    Feat("secret", _secret), Feat("locked_up", _locked_up), Feat("michel_beaten", _michel_beaten, escaped=False),
    Feat("no_toll", _no_toll), Feat("seconded", _seconded, escaped=False), Feat("gift", _gift), Feat("shared", _shared),
    Feat("full_table", _full_table), Feat("experts", _experts),
)}


def feats_of(game: FinishedGame, seat: int) -> list[str]:
    """The names of the seat's feats, no matter who played it."""
    has_won = seat in game.winners
    return [feat.name for feat in FEATS.values() if (has_won or not feat.escaped) and feat.test(game, seat)]


# --- Beaten bots --------------------------------------------------------------------------------------------


def beaten_by(game: FinishedGame, seat: int) -> list[Cell]:
    """The rivals that a seat has beaten: bots that played the whole game at one level with that inmate's temper."""
    if seat not in game.winners:
        return []
    levels = rungs()
    found = []
    for rival in game.rivals(seat):
        level, _, temper = game.words[rival].partition(":")
        if level in levels:
            found.append((temper or game.inmates[rival], level))
    return found
