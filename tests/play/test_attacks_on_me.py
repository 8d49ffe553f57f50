"""What was done to a seat: one blow for each fight, card or visit, with who dealt it and what was lost."""

from blackgate.model.counts import LINK, ONE, SHOVEL, SPOON
from blackgate.model.events import (
    Beaten, CombatWon, Cooperated, Discarded, Event, Extorted, Given, Inspected, Paid, Played, Rioted, Sent, Swapped,
    Taken, TurnStarted, TurnedUp,
)
from blackgate.model.vocabulary import ANY, NOTHING
from blackgate.play.attacks_on_me import MICHEL, Hit, hits

LOST: list[Event] = [Extorted(2, 0, SPOON, 0), CombatWon(2, 0), Beaten(0, 1), Given(2, 0, SPOON)]


def test_a_lost_fight_is_one_blow_with_the_card_that_went() -> None:
    assert hits(LOST, 0) == [Hit(2, tuple(LOST[1:]), (SPOON,))]
    assert hits(LOST, 1) == hits(LOST, 2) == []


def test_the_blow_is_whole_where_only_its_end_is_told() -> None:
    assert hits(LOST[1:], 0) == hits(LOST, 0)
    assert hits([Sent(0, 3, 5)], 0, culprit=2) == [Hit(2, (Sent(0, 3, 5),), ())]


def test_solitary_and_a_beating_are_the_blows_of_who_played_the_card() -> None:
    for harm in (Sent(0, 3, 5), Beaten(0, 2)):
        assert hits([Played(3, 9, 0, NOTHING), harm], 0) == [Hit(3, (harm,), (), 9)]
        assert hits([Played(0, 9, 0, NOTHING), harm], 0) == []       # one's own doing


def test_what_michel_takes_is_his_blow() -> None:
    lost: list[Event] = [CombatWon(NOTHING, 0), Beaten(0, 1), Discarded(0, ONE[SHOVEL])]
    assert hits([TurnedUp(0, 1), *lost], 0) == [Hit(MICHEL, tuple(lost), (SHOVEL,))]


def test_what_one_throws_away_by_oneself_is_no_blow() -> None:
    assert hits([TurnStarted(1), Discarded(0, ONE[LINK])], 0) == []


def test_a_riot_is_done_to_everybody_but_who_began_it() -> None:
    riot: list[Event] = [Played(1, 9, NOTHING, NOTHING), Rioted(1)]
    assert hits(riot, 0) == [Hit(1, (Rioted(1),), (), 9)] == hits(riot, 2)
    assert hits(riot, 1) == []


def test_two_thieves_are_two_blows_and_so_are_two_cards_of_one() -> None:
    theft = Taken(1, 0, LINK)
    played = Played(1, 9, 0, NOTHING)
    assert [hit.by for hit in hits([theft, TurnStarted(3), Taken(3, 0, LINK)], 0)] == [1, 3]
    assert len(hits([played, theft, played, theft], 0)) == 2


def test_what_an_inspection_takes_is_the_blow_of_who_brought_it() -> None:
    found = hits([Played(1, 9, NOTHING, 2), Inspected(1, 2), Discarded(0, ONE[SHOVEL]), Discarded(2, ONE[SPOON])], 0)
    assert found == [Hit(1, (Discarded(0, ONE[SHOVEL]),), (SHOVEL,), 9)]
    over: list[Event] = [Played(1, 9, NOTHING, 2), Inspected(1, 2), TurnStarted(0), Discarded(0, ONE[LINK])]
    assert hits(over, 0) == []


def test_a_tool_that_michel_is_given_is_lost_to_him_and_one_that_a_player_is_given_to_that_player() -> None:
    handed: list[Event] = [TurnedUp(0, 1), Cooperated(0, NOTHING, SPOON), Discarded(0, ONE[SPOON])]
    assert hits(handed, 0) == [Hit(MICHEL, (handed[2],), (SPOON,))]
    robbed: list[Event] = [Extorted(2, 0, SPOON, 0), Cooperated(0, 2, SPOON), Given(2, 0, SPOON)]
    assert hits(robbed, 0) == [Hit(2, (robbed[2],), (SPOON,))]
    assert hits([*robbed, Discarded(0, ONE[LINK])], 0) == hits(robbed, 0)
    assert hits([CombatWon(NOTHING, 2), Discarded(0, ONE[LINK])], 0) == []      # not my fight


def test_money_and_hands_that_are_taken_away_are_blows_too_and_cards_that_nobody_sees_are_not_named() -> None:
    for harm in (Paid(1, 0, 3), Swapped(1, 0)):
        assert hits([Played(1, 9, 0, NOTHING), harm], 0) == [Hit(1, (harm,), (), 9)]
        assert hits([harm], 1) == []
    assert hits([Taken(1, 0, ANY)], 0) == [Hit(1, (Taken(1, 0, ANY),), ())]
