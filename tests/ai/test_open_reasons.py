"""Why a bot may have done what everybody saw, of what and against whom: from nothing but what everybody saw."""

import pytest

from blackgate.ai.talk.open_reasons import NO_REASON, OPEN_REASONS, OpenReason, open_reason
from blackgate.ai.talk.reasons import REASONS
from blackgate.model.counts import KNIFE, PICKAXE, SHOVEL, SPOON
from blackgate.model.engine import do
from blackgate.model.events import (
    Armed, Bought, Cooperated, Crafted, Declined, Drawn, Dug, Event, Exchanged, Extorted, GivenUp, Healed, Joined,
    MichelMoved, Moved, Played, Refused, Sold, Stolen, TurnEnded, Won,
)
from blackgate.model.view import redact
from blackgate.model.vocabulary import NOTHING
from blackgate.play.spectator_view import watch
from blackgate.words.teller import Teller
from blackgate.words.text import Text, languages
from tests.table import Play, shipped, table

from .test_remarks import MODES, start, story

RIOT = next(number for number, kind in enumerate(shipped().kinds) if kind.name == "riot")


def why(game: Play, event: Event) -> OpenReason:
    return open_reason(event, watch(game.game))


def place(game: Play, name: str) -> int:
    return next(n for n, one in enumerate(game.game.pack.places) if one.name == name)


def test_who_is_hurt_goes_to_be_healed_and_who_has_cigarettes_to_trade() -> None:
    game = table().seat(0, "infirmary", beatings=1).seat(1, "rec_area", cigarettes=20).seat(2, "rec_area").start()
    assert why(game, Moved(0, 0, place(game, "infirmary"))).key == "goes_to_recover"
    assert why(game, Moved(1, 0, place(game, "rec_area"))).key == "goes_to_trade"
    assert why(game, Moved(2, 0, place(game, "rec_area"))) == NO_REASON


def test_whoever_goes_for_the_leader_says_so() -> None:
    game = table().seat(0, "cafeteria", tunnel={"shovel": 2}).seat(1, "cafeteria").seat(2, "cafeteria").start()
    assert why(game, Extorted(1, 0, SPOON, 0)) == OpenReason("denies_leader", 0, points=game.game.points[0])
    assert why(game, Played(1, RIOT, 0, NOTHING)) == OpenReason("denies_leader", 0, points=game.game.points[0])
    assert why(game, Extorted(1, 2, SPOON, 0)) == OpenReason("wants_that_tool", 2, SPOON)
    assert why(game, Played(1, RIOT, 2, NOTHING)) == OpenReason("aims_its_card", 2, RIOT)
    assert why(game, Played(1, RIOT, NOTHING, NOTHING)) == OpenReason("plays_its_card", kind=RIOT)


@pytest.mark.parametrize(("event", "reason"), [
    (Crafted(1, 0, KNIFE, 1), OpenReason("arms_itself", kind=KNIFE)),
    (Crafted(1, 0, SHOVEL, 1), OpenReason("makes_a_tool", kind=SHOVEL)),
    (Bought(1, SHOVEL, 1, 8), OpenReason("buys_a_tool", kind=SHOVEL)),
    (Sold(1, 0, 1), OpenReason("raises_cash")), (Sold(2, 0, 1), OpenReason("can_buy_a_tool_then")),
    (Cooperated(1, 2, SHOVEL), OpenReason("gives_in", 2, SHOVEL)),
    (Cooperated(1, NOTHING, SHOVEL), OpenReason("not_worth_a_fight")),
    (Refused(1, 2), OpenReason("stands_up", 2)), (Refused(1, NOTHING), OpenReason("does_not_give_in")),
    (Armed(1, KNIFE, 1), OpenReason("means_to_win_this", kind=KNIFE)),
    (Armed(1, KNIFE, 2), OpenReason("stands_by", 2, KNIFE)),
    (Exchanged(1, 2, 0, 0, 0, 0), OpenReason("helps_the_team", 2)),
    (Declined(1, 2), OpenReason("prefers_what_it_has", 2)),
    (Stolen(1, SPOON, 1), OpenReason("takes_a_tool")), (Healed(1, 1), OpenReason("recovers")),
    (Joined(1, 1, 0, 0), OpenReason("wants_that_power", gang=shipped().gang_cards[1].gang)),
    (Drawn(1, 2, 0), NO_REASON), (Drawn(0, 2, 0), OpenReason("looks_for_cards")),
    (TurnEnded(1), NO_REASON), (GivenUp(1), NO_REASON),
])
def test_a_deed_has_the_reason_that_it_shows(event: Event, reason: OpenReason) -> None:
    game = table().seat(0, "rec_area").seat(1, "rec_area").seat(2, "rec_area", cigarettes=20).start()
    assert why(game, event) == reason


def test_who_digs_says_with_what_and_how_far_it_is() -> None:
    game = table().seat(0, tunnel={"shovel": 1}).start()
    left = shipped().goal(3, False) - game.game.points[0]
    assert why(game, Dug(0, PICKAXE, 2, 5)) == OpenReason("digs", kind=PICKAXE, points=left)
    game.game.points[0] += left
    assert why(game, Dug(0, PICKAXE, 2, 12)) == NO_REASON


def test_trouble_is_sent_to_rivals_by_name() -> None:
    game = table(3).seat(0, "cafeteria").seat(1, "showers").seat(2, "showers").start()
    assert why(game, MichelMoved(0, 0, place(game, "showers"))) == OpenReason("sends_trouble", there=(1, 2))
    assert why(game, MichelMoved(0, 0, place(game, "infirmary"))) == OpenReason("sends_trouble_elsewhere")


def test_no_open_reason_is_one_that_tells_of_a_hand() -> None:
    telling = {"has_no_weapon", "saves_its_weapons", "needs_part", "knows_of_that_tool", "tries_its_luck",
               "brings_tools_home", "goes_to_craft"}
    assert telling <= set(REASONS)
    assert not telling & set(OPEN_REASONS)


@pytest.mark.parametrize("mode", MODES)
def test_a_reason_has_all_that_its_sentence_names(mode: tuple[int, bool, int]) -> None:
    actions, told = story(*mode)
    game = start(*mode)
    for action, events in zip(actions, told[1:], strict=True):
        do(game, action)
        for event in redact(list(events), NOTHING):
            if not isinstance(event, Won):
                reason = open_reason(event, watch(game))
                named = {field for field, none in zip(OpenReason._fields, NO_REASON, strict=True)
                         if getattr(reason, field) != none} - {"key"}
                assert not reason.key or set(OPEN_REASONS[reason.key]) <= named


@pytest.mark.parametrize("lang", languages())
def test_a_reason_says_who_of_what_and_against_whom(lang: str) -> None:
    names = ("Ana", "Bo", "Cleo")
    teller = Teller(Text(lang, strict=True), shipped(), names)
    for key, fields in OPEN_REASONS.items():
        for kind in range(len(shipped().kinds)) if "kind" in fields else (NOTHING,):
            said = teller.reason(
                key, 0, 1 if "whom" in fields else NOTHING, kind, 0 if "gang" in fields else NOTHING, 3,
                (1, 2) if "there" in fields else (),
            )
            assert said.startswith("Ana") and "{" not in said and said[-1] in ".!?", said
            assert ("Bo" in said) == ("whom" in fields or "there" in fields), said
            assert ("Cleo" in said) == ("there" in fields), said
            assert "points" not in fields or "3" in said, said
            assert "gang" not in fields or teller.gang(0) in said, said
