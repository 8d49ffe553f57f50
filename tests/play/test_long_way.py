"""The long way out: evenings are read and laid out by the rules, goals are decided and stars earned."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from blackgate.model.actions import Buy
from blackgate.model.codec import load_position, position
from blackgate.model.counts import FIELD, size
from blackgate.model.legal import legal
from blackgate.model.notation import Notation
from blackgate.play.finished_game import read
from blackgate.play.long_way.evening import Evening, Favour, Goal, Rival, Star, Start
from blackgate.play.long_way.evening_start import CannotBeLaid, lay_out, pack_for_evening, record_of
from blackgate.play.long_way.reading import BadEvenings, load_evenings, load_favours, read_evening
from blackgate.play.long_way.stars import Standing, can_earn, is_won, stars_of
from blackgate.play.packs import pack_in
from blackgate.play.plan import Seat, TableRules
from blackgate.play.session import Session
from tests.table import table

from .sitting import do, sit_at

PACK = pack_in(None)
FAVOURS = load_favours(PACK)
EVENINGS = load_evenings(PACK, FAVOURS)
TITLES = {inmate.name: inmate.title for inmate in PACK.inmates}
QUIET = Evening(1, "quiet", "", (Rival("loyal", "easy"), Rival("hoarder", "easy")))


def written(tmp_path: Path, words: str, name: str = "04_here.yaml") -> Path:
    path = tmp_path / name
    path.write_text(words, encoding="utf-8")
    return path


def problems(path: Path) -> list[str]:
    with pytest.raises(BadEvenings) as raised:
        read_evening(path, PACK, FAVOURS)
    return list(map(str, raised.value.problems))


# --- reading ------------------------------------------------------------------------------------------------


def test_there_are_twelve_evenings_and_a_dozen_favours_and_ines_is_the_last() -> None:
    assert [evening.number for evening in EVENINGS] == list(range(1, 13))
    assert len([favour for favour in FAVOURS.values() if not favour.one_of]) >= 12
    assert EVENINGS[-1].rivals == (Rival("professor", "expert"),)


def test_every_mistake_is_named_with_its_file_its_line_and_the_nearest_right_word(tmp_path: Path) -> None:
    path = written(tmp_path, """seats: [{inmate: brut, level: hart}]
start: {you: {place: infirmery, hand: {nife: 1}}}
goal: {escape: true}
stars: [{never: extortt}]
favours: [whetston, old_debt, parcel]
""")
    assert problems(path) == [
        "04_here.yaml:1: 'brut' is no inmate; did you mean 'brute'?",
        "04_here.yaml:1: 'hart' is no level; did you mean 'hard'?",
        "04_here.yaml:5: 'whetston' is no favour; did you mean 'whetstone'?",
        "04_here.yaml:2: 'nife' is no card; did you mean 'knife'?",
        "04_here.yaml:2: 'infirmery' is no place; did you mean 'infirmary'?",
        "04_here.yaml:4: 'extortt' is no deed; did you mean 'extort'?",
    ]


@pytest.mark.parametrize(("goal", "said"), [
    ("{escape: true, hold: 3}", "a goal has one of escape, points, hold"),
    ("{points: 4}", "a goal of points lacks the field 'by_round'"),
])
def test_a_goal_is_one_thing_and_whole(tmp_path: Path, goal: str, said: str) -> None:
    path = written(tmp_path, f"""seats: [{{inmate: brute, level: hard}}]
goal: {goal}
favours: [whetstone, old_debt, parcel]
""")
    assert problems(path) == [f"04_here.yaml:2: {said}"]


@pytest.mark.parametrize(("star", "said"), [
    ("{}", "a star has one of rounds_at_most, never, feat"),
    ("never", "a star must be an object"),
])
def test_a_star_that_is_none_is_named_once(tmp_path: Path, star: str, said: str) -> None:
    path = written(tmp_path, f"""seats: [{{inmate: brute, level: hard}}]
goal: {{escape: true}}
stars: [{star}]
favours: [whetstone, old_debt, parcel]
""")
    assert problems(path) == [f"04_here.yaml:3: {said}"]


def test_a_file_must_be_called_by_its_number_and_name(tmp_path: Path) -> None:
    assert "like 04_the_infirmary.yaml" in problems(written(tmp_path, "", "here.yaml"))[0]


def favours_in(tmp_path: Path, words: str) -> dict[str, Favour]:
    return load_favours(PACK, written(tmp_path, words, "favours.yaml"))


def test_a_favour_may_leave_the_choice_of_a_card(tmp_path: Path) -> None:
    favours = favours_in(tmp_path, "warm_socks: {card_of: accessory}\n")
    accessories = [kind.name for kind in PACK.kinds if kind.category == "accessory"]
    assert favours["warm_socks"].choices == tuple(f"warm_socks-{name}" for name in accessories)
    chosen = favours["warm_socks-tracksuit"]
    assert chosen.start.hand == (("tracksuit", 1),) and chosen.one_of == "warm_socks"


def test_mistakes_in_a_favour_are_named_too(tmp_path: Path) -> None:
    with pytest.raises(BadEvenings) as raised:
        favours_in(tmp_path, "one: {card_of: acessory}\ntwo: {card_of: tool, draw: 1}\nthree: {look: true}\n")
    assert list(map(str, raised.value.problems)) == [
        "favours.yaml:1: 'acessory' is no category; did you mean 'accessory'?",
        "favours.yaml:2: a favour with 'card_of' has no other field",
        "favours.yaml:3: a favour has no field 'look'; did you mean 'looks'?",
    ]


# --- laying out ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("evening", EVENINGS, ids=lambda evening: evening.name)
def test_an_evening_is_a_position_of_the_real_game_with_and_without_favours(evening: Evening) -> None:
    for favours in ([], list(FAVOURS.values())):
        for deal in range(3):
            game = lay_out(evening, favours, deal)
            notation = Notation(game.pack)
            again = load_position(position(game, notation), notation)
            assert position(again, notation) == position(game, notation)
            dealt = sum(game.hand) + game.piles + game.discard + game.table + sum(game.tunnel)
            assert size(dealt) + len(game.deck) == size(game.pack.all_cards)


def test_a_start_gives_place_beatings_cigarettes_and_cards() -> None:
    start = Start("infirmary", 2, 3, (("knife", 1), ("link", 1)), draw=1, revealed=True)
    plain, game = lay_out(QUIET, [], 5), lay_out(replace(QUIET, you=start), [], 5)
    notation = Notation(PACK)
    assert notation.places[game.place[0]] == "infirmary"
    assert (game.beatings[0], game.cigarettes[0], game.revealed[0]) == (2, 3, 1)
    more = size(game.hand[0]) - size(plain.hand[0])
    assert more == 3 and game.hand[1:] == plain.hand[1:]


def test_for_a_card_that_is_gone_from_the_deck_another_one_is_drawn() -> None:
    copies = size(PACK.all_cards & FIELD[Notation(PACK).kinds.index("riot")])
    plain = lay_out(QUIET, [], 5)
    game = lay_out(replace(QUIET, you=Start(hand=(("riot", copies + 2),))), [], 5)
    assert size(game.hand[0]) == size(plain.hand[0]) + copies + 2


def test_whoever_is_to_be_first_takes_the_first_turn() -> None:
    favour = Favour("early", Start(first=True))
    assert all(lay_out(QUIET, [favour], deal).turn == 0 for deal in range(8))
    assert {lay_out(QUIET, [], deal).turn for deal in range(8)} > {0}


def test_changed_cards_hold_for_that_evening_only() -> None:
    market = next(evening for evening in EVENINGS if evening.name == "closed_market")
    pack = pack_for_evening(market)
    recreation = next(place for place in pack.places if place.name == "rec_area")
    usual = next(place for place in PACK.places if place.name == "rec_area")
    assert recreation != usual and pack.fingerprint != PACK.fingerprint
    assert [kind.name for kind in pack.kinds] == [kind.name for kind in PACK.kinds]


def test_a_closed_market_is_closed_for_everyone() -> None:
    market = next(evening for evening in EVENINGS if evening.name == "closed_market")
    game = lay_out(market, [], 1)
    game.turn, game.cigarettes[0] = 0, 30
    pack = game.pack
    for place in range(len(pack.places)):
        for gang in range(len(pack.powers)):
            game.place[0], game.gang[0], game.options = place, gang, None
            assert not any(isinstance(option, Buy) for option in legal(game))
    assert {"cartel_wholesaler", "cartel_runner"}.isdisjoint(card.name for card in pack.gang_cards)
    assert {each.name for each in PACK.backgrounds} - {each.name for each in pack.backgrounds} == {"quartermaster"}


def test_cards_that_cannot_be_played_are_refused() -> None:
    with pytest.raises(CannotBeLaid):
        lay_out(replace(QUIET, cards={"rules": {"actions": -1}}), [], 1)
    with pytest.raises(CannotBeLaid, match="not so many of 'knife'"):
        lay_out(replace(QUIET, cards={"cards": {"knife": {"copies": 1}}}, you=Start(hand=(("knife", 2),))), [], 1)


# --- goals and stars ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("goal", "now", "won"), [
    (Goal(), Standing(9, 11, None), None),
    (Goal(), Standing(9, 12, (0,)), True),
    (Goal(), Standing(9, 4, (2,)), False),
    (Goal("points", 6, 8), Standing(8, 5, None), None),
    (Goal("points", 6, 8), Standing(8, 6, None), True),
    (Goal("points", 6, 8), Standing(9, 5, None), False),
    (Goal("points", 6, 8), Standing(4, 5, (1,)), False),
    (Goal("hold", 0, 9), Standing(9, 0, None), None),
    (Goal("hold", 0, 9), Standing(10, 0, None), True),
    (Goal("hold", 0, 9), Standing(5, 0, (1,)), False),
    (Goal("hold", 0, 9), Standing(5, 12, (0,)), True),
])
def test_a_goal_is_decided_as_its_words_say(goal: Goal, now: Standing, won: bool | None) -> None:
    assert is_won(goal, now) is won


def test_stars_are_found_in_the_record() -> None:
    game = lay_out(QUIET, [], 3)
    plan = QUIET.plan("Ada", TITLES, "brute", 3, TableRules())
    session = Session(plan, record=record_of(game, plan, "0" * 32))
    finished = read(session.record, session.plan, session.pack)
    evening = replace(QUIET, stars=(Star("goal"), Star("rounds", rounds=1), Star("never", "extort"),
                                    Star("feat", "full_table")))
    assert stars_of(evening, finished) == [True, True, True, False]


def test_the_plan_of_an_evening_names_its_table_and_two_of_one_name_differ() -> None:
    evening = replace(QUIET, team=False, michel="michelle")
    rules = TableRules(undo=False)
    plan = evening.plan(TITLES["loyal"], TITLES, "fox", 77, rules)
    assert plan.seats == (Seat(f"{TITLES['loyal']} 2", "human", "fox"), Seat(TITLES["loyal"], "easy:loyal", "loyal"),
                          Seat(TITLES["hoarder"], "easy:hoarder", "hoarder"))
    assert (plan.michel, plan.seed, plan.rules, plan.evening, plan.team) == ("michelle", 77, rules, "quiet", False)
    assert evening.plan("Ada", TITLES, "fox", 77, rules).seats[0].name == "Ada"


def test_a_visitor_comes_to_the_evening_that_names_one() -> None:
    visitors = [lay_out(replace(QUIET, michel=who), [], 3).michel for who in (None, "michel", "michelle")]
    assert visitors == [0, 1, 2]


def test_the_others_begin_as_the_evening_says_and_favours_are_the_players_alone() -> None:
    evening = replace(QUIET, others=Start(beatings=1, cigarettes=2, first=True))
    gifts = [Favour("one", Start(cigarettes=3, beatings=1)), Favour("two", Start(cigarettes=4, beatings=2))]
    plain, game = lay_out(QUIET, [], 5), lay_out(evening, gifts, 5)
    assert game.beatings == [game.pack.most_beatings, 1, 1] and game.turn == 1
    assert [now - before for now, before in zip(game.cigarettes, plain.cigarettes, strict=True)] == [7, 2, 2]
    assert game.revealed == [0, 0, 0]
    with pytest.raises(CannotBeLaid, match="no cell_block_a on this side"):
        lay_out(replace(QUIET, you=Start("cell_block_a")), [], 5)


DEEDS: dict[str, list[tuple[str, dict[str, Any]]]] = {
    "extort": [("extort", {"seat": 1, "tool": "spoon", "weapons": ["knife"]})], "buy": [("buy", {"item": "knife"})],
    "craft": [("craft", {"product": "pickaxe"})],
    "join": [("join", {"gang": "crew", "accessories": ["bandana", "tracksuit"]})],
}
STRUCK = [*DEEDS["extort"], ("fight", {}), ("weapon", {"kind": "knife"})]
DEEDS |= {"fight": [*STRUCK, ("weapon", {"kind": "knife"})], "beaten": [*STRUCK, ("give_up", {})]}


@pytest.mark.parametrize("word", DEEDS)
def test_a_star_for_never_doing_a_thing_is_lost_by_doing_it(word: str) -> None:
    place = {"buy": "rec_area", "craft": "cafeteria"}.get(word, "showers")
    laid = table(3).seat(0, place, knife=3, pike=1, link=1, bandana=1, tracksuit=1, cigarettes=9)
    session = sit_at(laid.seat(1, "showers", knife=2), "human", "human", "human")
    never = replace(QUIET, stars=(Star("goal"), Star("never", word)))
    before = stars_of(never, read(session.record, session.plan, session.pack))
    for deed, arguments in DEEDS[word]:
        do(session, deed, **arguments)
    assert before == [True, True]
    assert stars_of(never, read(session.record, session.plan, session.pack)) == [True, False]
    assert [can_earn(star, session.rounds, session.events_for(None)) for star in never.stars] == [True, False]


def test_who_lays_down_a_weapon_to_extort_has_laid_down_a_weapon() -> None:
    session = sit_at(table(3).seat(0, "showers", knife=1).seat(1, "showers", spoon=1), "human", "human", "human")
    never = replace(QUIET, stars=(Star("never", "fight"),))
    assert can_earn(never.stars[0], session.rounds, session.events_for(None))
    do(session, "extort", **DEEDS["extort"][0][1])
    assert stars_of(never, read(session.record, session.plan, session.pack)) == [False]
    assert not can_earn(never.stars[0], session.rounds, session.events_for(None))


def test_a_star_for_few_rounds_is_lost_in_the_round_after() -> None:
    session = sit_at(table(3), "human", "human", "human")
    for is_earned in (True,) * 6 + (False,):
        game = read(session.record, session.plan, session.pack)
        assert stars_of(replace(QUIET, stars=(Star("rounds", rounds=2),)), game) == [is_earned]
        assert can_earn(Star("rounds", rounds=2), session.rounds, []) is is_earned
        do(session, "end_turn")
