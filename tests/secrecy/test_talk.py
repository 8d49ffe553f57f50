"""What bots say of what they did, and what inmates remark: made of nothing but what is public (R12, R5.6i)."""

from functools import cache

import pytest

from blackgate.ai.talk.open_reasons import NO_REASON, OpenReason, open_reason
from blackgate.ai.talk.reasons import reasons
from blackgate.ai.talk.remarks import Chatter
from blackgate.model.actions import Dig
from blackgate.model.counts import KNIFE, ONE, PICKAXE, SHOVEL, SPOON
from blackgate.model.engine import do
from blackgate.model.event_seats import subject
from blackgate.model.events import (
    Drawn, Dug, Event, Exchanged, Extorted, Looked, MichelMoved, Played, Proposed, Taken, Won,
)
from blackgate.model.view import View, view
from blackgate.model.vocabulary import ANY, NOTHING
from tests.ai.test_remarks import MODES, seated, start, story
from tests.table import Play, shipped, table

from . import reading

AMBUSH = next(number for number, kind in enumerate(shipped().kinds) if kind.name == "ambush")


# --- Nothing secret goes in -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_a_public_reason_needs_nothing_that_is_secret(mode: tuple[int, bool, int]) -> None:
    """The table it is given has no hands, no memory and no Backgrounds at all; asking for them would raise."""
    actions, told = story(*mode)
    game = start(*mode)
    found = set()
    for action, events in zip(actions, told[1:], strict=True):
        do(game, action)
        public = reading.public_view(game)
        for event in events:
            if not isinstance(event, Won):
                reason = open_reason(reading.public_event(event), public)
                assert reason == open_reason(event, view(game, max(subject(event), 0))), (
                    "more knowledge gives another reason")
                found.add(reason.key)
    assert len(found) > 8


@pytest.mark.parametrize("event", [
    Drawn(1, 2, ONE[KNIFE]), Taken(1, 2, KNIFE), Looked(1, 2, ONE[KNIFE]),
    Proposed(0, 2, ONE[KNIFE], 1, ONE[SPOON], 0), Exchanged(0, 2, ONE[KNIFE], 1, ONE[SPOON], 0),
])
def test_the_secrets_of_an_event_change_no_reason_and_are_no_part_of_it(event: Event) -> None:
    public = reading.public_view(table(team=True).turn(1).start().game)
    given = [open_reason(reading.public_event(event, instead), public) for instead in (ANY, 0, 1, ONE[SHOVEL])]
    assert given == [open_reason(event, public)] * 4
    assert given[0].kind == NOTHING


@pytest.mark.parametrize("mode", MODES)
def test_remarks_need_nothing_that_is_secret(mode: tuple[int, bool, int]) -> None:
    _, told = story(*mode)
    game = start(*mode)
    knowing = Chatter(seated(mode[0]), view(game, 1), 5)
    misled = Chatter(seated(mode[0]), view(game, 1), 5)
    public = Chatter(seated(mode[0]), reading.public_view(game), 5)
    spoken = 0
    for events in told:
        said = public.hear([reading.public_event(event) for event in events])
        assert said == knowing.hear(events) == misled.hear([reading.public_event(event, 0) for event in events])
        spoken += len(said)
    assert spoken > 5


def test_the_public_view_has_no_hands_no_memory_and_no_face_down_backgrounds() -> None:
    bare: View = reading.public_view(table().seat(0, knife=1).start().game)
    assert bare.place and bare.points == (0, 0, 0)
    for secret in ("hands", "known", "background", "options", "agenda", "deck"):
        with pytest.raises(AttributeError):
            getattr(bare, secret)


# --- What a team's reasons count ------------------------------------------------------------------------------------


@cache
def teams(*points: int) -> Play:
    """A team game in which the seats have scored these points. Four need 16 together, six need 20 (R3)."""
    laid = table(len(points), team=True)
    for seat, scored in enumerate(points):
        laid.seat(seat, "showers", points=scored)
    return laid.start()


def why(game: Play, event: Event) -> OpenReason:
    return open_reason(event, reading.public_view(game.game))


def test_who_digs_in_a_team_tells_how_far_the_team_has_to_go() -> None:
    # Seats 0 and 2 have 3 + 4 of 16, seats 1 and 3 have 6 + 1.
    game = teams(3, 6, 4, 1)
    assert why(game, Dug(0, PICKAXE, 2, 3)) == OpenReason("digs", kind=PICKAXE, points=9)
    assert why(game, Dug(2, SPOON, 1, 4)) == OpenReason("digs", kind=SPOON, points=9)
    assert why(game, Dug(1, SHOVEL, 3, 6)) == OpenReason("digs", kind=SHOVEL, points=9)
    # Six players: 0, 2 and 4 have 2 + 5 + 6 of 20, 1, 3 and 5 have 1 + 0 + 3.
    game = teams(2, 1, 5, 0, 6, 3)
    assert why(game, Dug(4, PICKAXE, 2, 6)) == OpenReason("digs", kind=PICKAXE, points=7)
    assert why(game, Dug(5, PICKAXE, 2, 3)) == OpenReason("digs", kind=PICKAXE, points=16)


def test_the_dig_with_which_a_team_is_out_needs_no_reason() -> None:
    # 8 + 7 of 16, and a Spoon is worth 1.
    game = table(team=True).seat(0, points=8, spoon=1).seat(2, points=7).start().do("dig", tool="spoon")
    assert game.over is not None
    assert why(game, Dug(0, SPOON, 1, 9)) == NO_REASON


def test_who_goes_for_the_leader_of_the_other_team_names_the_points_of_that_team() -> None:
    # The leader among the rivals of seats 0 and 2 is seat 1, with 6; seats 1 and 3 have 7 together.
    game = teams(0, 6, 0, 1)
    assert why(game, Extorted(0, 1, SHOVEL, ONE[KNIFE])) == OpenReason("denies_leader", 1, points=7)
    assert why(game, Played(2, AMBUSH, 1, NOTHING)) == OpenReason("denies_leader", 1, points=7)
    assert why(game, Extorted(0, 3, SHOVEL, ONE[KNIFE])) == OpenReason("wants_that_tool", 3, SHOVEL)


def test_a_rival_is_the_leader_from_half_of_their_share_of_the_teams_goal_on() -> None:
    # Of four, two share 16: 8 each, so 4 points are half of it. Of six, three share 20: 6 each, so 3 points are.
    assert why(teams(0, 4, 0, 0), Extorted(0, 1, SPOON, ONE[KNIFE])) == OpenReason("denies_leader", 1, points=4)
    assert why(teams(0, 3, 0, 0), Extorted(0, 1, SPOON, ONE[KNIFE])) == OpenReason("wants_that_tool", 1, SPOON)
    six = teams(0, 0, 0, 3, 0, 2)
    assert why(six, Extorted(2, 3, SPOON, ONE[KNIFE])) == OpenReason("denies_leader", 3, points=5)
    assert why(teams(0, 0, 0, 2, 0, 1), Extorted(2, 3, SPOON, ONE[KNIFE])).key == "wants_that_tool"


def test_of_two_rivals_level_with_each_other_neither_is_the_leader() -> None:
    assert why(teams(0, 5, 0, 5), Extorted(0, 1, SPOON, ONE[KNIFE])).key == "wants_that_tool"


def test_a_teammate_who_is_ahead_is_no_leader_to_bring_down() -> None:
    game = teams(0, 1, 9, 0)
    assert why(game, Played(0, AMBUSH, 2, NOTHING)) == OpenReason("aims_its_card", 2, AMBUSH)


def test_trouble_is_sent_to_rivals_and_teammates_there_are_not_named() -> None:
    game = table(6, team=True).seat(1, "showers").seat(2, "showers").seat(3, "infirmary").seat(5, "showers").start()
    showers = game.game.place[1]
    assert why(game, MichelMoved(0, 0, showers)) == OpenReason("sends_trouble", there=(1, 5))
    assert why(game, MichelMoved(1, 0, showers)) == OpenReason("sends_trouble", there=(2,))


def test_what_a_bot_thinks_of_a_dig_counts_the_points_of_its_team() -> None:
    dig = Dig(SPOON)
    enough = table(team=True).seat(0, points=8, spoon=1).seat(2, points=7).start()          # 8 + 7 + 1 = 16
    too_few = table(team=True).seat(0, points=8, spoon=1).seat(2, points=6).seat(1, points=9).start()
    assert reasons(view(enough.game, 0), dig) == ["wins_now", "digs"]
    assert reasons(view(too_few.game, 0), dig) == ["digs"]


def test_without_teams_everybody_counts_for_themselves() -> None:
    game = table(4).seat(0, points=3).seat(1, points=6).seat(2, points=4).start()       # four need 10 (R3)
    assert why(game, Dug(0, PICKAXE, 2, 3)) == OpenReason("digs", kind=PICKAXE, points=7)
    assert why(game, Extorted(0, 1, SHOVEL, ONE[KNIFE])) == OpenReason("denies_leader", 1, points=6)
