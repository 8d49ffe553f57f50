"""The recipes in build/lab that measure bots and cards: they count right, and can be stopped and taken up again."""

import shutil
from argparse import Namespace
from collections import Counter
from pathlib import Path

import pytest

from blackgate.ai.arena import Match, fresh_game, play_on
from blackgate.ai.levels import Brains
from blackgate.cards.library import SHIPPED
from blackgate.commands.law_checker import check_zones
from blackgate.commands.runs.job import Facts
from blackgate.model.counts import size
from blackgate.model.events import Event, Joined, Won
from blackgate.model.pack import Pack
from blackgate.model.rng import Dice
from blackgate.play.learned_weights import load_brains, pack_and_brains
from lab import balance, balance_tables, ladder, oracle
from lab.counting import Part, Parts
from tests.table import shipped

Capture = pytest.CaptureFixture[str]


def squares(pack: Pack, brains: Brains, facts: Facts, number: int) -> Counter[str]:
    return Counter({"games": 1, "squares": number * number})


def parts_in(keep: Path | None, jobs: int = 1, seed: int = 1) -> Parts:
    return Parts(Namespace(keep=keep, jobs=jobs, seed=seed, learnt=SHIPPED, scheduler=None))


def played(keep: Path | None, games: int, jobs: int = 1, seed: int = 1) -> Part:
    return parts_in(keep, jobs, seed).play("some/part", squares, {}, games)


def timeless(part: Part) -> dict[str, int]:
    return {name: number for name, number in part.counts.items() if not name.startswith("micros/")}


def test_a_run_in_pieces_counts_what_one_run_does(tmp_path: Path) -> None:
    played(tmp_path, 3)
    pieces = played(tmp_path, 7, jobs=2)
    whole = played(None, 7)
    assert (pieces.games, pieces.counts) == (whole.games, whole.counts) == (7, {"games": 7, "squares": 91})


def test_what_is_there_already_is_counted_and_not_played_again(tmp_path: Path) -> None:
    played(tmp_path, 5)
    assert parts_in(tmp_path)["some/part"].games == played(tmp_path, 2).games == 5


def test_games_of_another_seed_are_not_mixed_in(tmp_path: Path, capsys: Capture) -> None:
    played(tmp_path, 2)
    with pytest.raises(SystemExit, match="2"):
        played(tmp_path, 3, seed=2)
    assert "seed" in capsys.readouterr().err


def test_the_ladder_goes_on_where_it_was_stopped(tmp_path: Path, capsys: Capture) -> None:
    pieces, whole = tmp_path / "pieces", tmp_path / "whole"
    for path, games in ((pieces, 2), (pieces, 4), (whole, 4)):
        assert ladder.main(["--only", "medium/2,medium/team", "--games", f"medium={games}", "--keep", str(path)]) == 0
    assert "| medium > easy |" in capsys.readouterr().out
    for name in ("medium/2", "medium/team"):
        part = parts_in(whole)[name]
        assert timeless(parts_in(pieces)[name]) == timeless(part)
        assert part.games == 4
        assert part.counts["won"] <= 4


def test_bots_can_have_other_weights_than_the_shipped_ones(tmp_path: Path) -> None:
    for name in ("values", "habits"):
        shutil.copytree(SHIPPED / name, tmp_path / name)
    call = ["--only", "habits/2", "--games", "habits=3", "--keep"]
    ladder.main([*call, str(tmp_path / "same"), "--learnt", str(tmp_path)])
    (tmp_path / "habits" / "turn.yaml").unlink()
    ladder.main([*call, str(tmp_path / "without"), "--learnt", str(tmp_path)])
    ladder.main([*call, str(tmp_path / "shipped")])
    same, without, ours = (parts_in(tmp_path / name)["habits/2"] for name in ("same", "without", "shipped"))
    assert same.facts == ours.facts != without.facts
    assert timeless(same) == timeless(ours) != timeless(without)


def test_a_rung_is_what_sim_plays_with_the_same_seats_and_seed() -> None:
    assert ladder.RUNGS["hard"].seats("4") == ("hard", "medium", "hard", "medium")
    assert ladder.RUNGS["alone"].seats("6") == ("expert", *["medium"] * 5)
    assert ladder.RUNGS["expert"].seats("team") == ("expert", "hard", "expert", "hard")


@pytest.mark.parametrize(("won", "games", "verdict"), [
    (970, 1000, "✓"), (92, 100, "goal 92 [89]"), (700, 1000, "goal 92 [89]"),
])
def test_a_goal_is_reached_if_the_share_and_the_lower_end_of_its_interval_are_high_enough(
    won: int, games: int, verdict: str,
) -> None:
    part = Part({}, games=games, counts={"won": won})
    assert ladder.cell(ladder.RUNGS["hard"], "2", part).endswith(verdict)


def test_every_goal_has_a_floor_that_a_few_lucky_games_do_not_reach() -> None:
    for name, rung in ladder.RUNGS.items():
        for mode, (goal, floor) in rung.goals.items():
            assert 0.5 <= floor < goal, (name, mode)
            usual = round(goal * rung.games) + 1
            assert ladder.cell(rung, mode, Part({}, rung.games, {"won": usual})).endswith("✓"), (name, mode)
            lucky = Part({}, games=20, counts={"won": min(20, round((goal + 0.1) * 20))})
            assert "✓" not in ladder.cell(rung, mode, lucky), (name, mode)


def test_the_ladder_plays_the_cells_asked_for_and_the_dear_one_only_if_named() -> None:
    assert list(ladder.chosen("easy/2,alone/6")) == [("easy", "2"), ("alone", "6")]
    assert ("full", "2") not in ladder.chosen(None)
    assert ("full", "2") not in ladder.chosen("2")
    assert list(ladder.chosen("full")) == [("full", "2"), ("full", "4")]
    with pytest.raises(SystemExit, match="hardest"):
        list(ladder.chosen("hardest"))


def test_numbers_of_games_are_a_factor_or_given_for_rungs() -> None:
    assert ladder.sizes("0.5")["medium"] == 400
    assert ladder.sizes("hard=7,full=3") == {name: rung.games for name, rung in ladder.RUNGS.items()} | {
        "hard": 7, "full": 3}
    with pytest.raises(ValueError, match="hardest"):
        ladder.sizes("hardest=7")


def test_the_ladder_measures_searches_by_iterations_or_by_time(tmp_path: Path, capsys: Capture) -> None:
    for measure, told in ((["--iterations", "7"], "7 iterations"), (["--budget", "3"], "3 ms")):
        path = tmp_path / told
        assert ladder.main(["--only", "alone/2", "--games", "alone=1", "--keep", str(path), *measure]) == 0
        printed = capsys.readouterr().out
        assert f"| one expert among mediums, {told} | " in printed
        assert f"| expert of one expert among mediums, {told} | " in printed
    looks = parts_in(tmp_path / "7 iterations")["alone/2"].numbers("looks/expert/")
    assert looks and min(looks) > 0, "how often it looked is kept"
    assert not parts_in(tmp_path / "7 iterations")["alone/2"].numbers("looks/medium/")


def test_the_oracle_compares_what_bots_choose(tmp_path: Path, capsys: Capture) -> None:
    asked = ["--bots", "policy,hard", "--worlds", "4", "--players", "2", "--keep", str(tmp_path)]
    assert oracle.main([*asked, "--decisions", "1"]) == 0
    assert oracle.main([*asked, "--decisions", "3"]) == 0
    last = capsys.readouterr().out.splitlines()[-1].split(" | ")
    assert last[0] == f"| {oracle.AGAINST}" and last[1:3] == ["3", "0.0 ±0.0"], "nobody is better than themselves"
    part = parts_in(tmp_path)["policy,hard"]
    assert part.games == 3
    assert sum(number for name, number in part.counts.items() if name.endswith("/halves")) == 3 + 2 * 3


def test_a_story_tells_all_that_happened() -> None:
    match = Match(("easy", "medium"), 5)
    game = fresh_game(shipped(), match, 0)
    story: list[Event] = []
    play_on(game, load_brains(shipped()), match, 0, story)
    assert isinstance(story[-1], Won)
    assert len({type(event) for event in story}) > 10


def one_game(mode: str, sealed: bool) -> Part:
    facts = {"level": "easy", "mode": mode, "seed": 3, "sealed": sealed, "holding": None}
    return Part(facts, games=1, counts=balance.play(*pack_and_brains(None), facts, 0))


@pytest.mark.parametrize("mode", balance.MODES)
def test_what_a_game_shows_of_its_seats_adds_up(mode: str) -> None:
    players, team = balance.MODES[mode]
    part = one_game(mode, sealed=False)
    winners = players // 2 if team else 1
    for thing in ("background/", "distance/"):
        assert part.under(f"seats/{thing}").total() == players
        assert part.under(f"won/{thing}").total() == winners
    assert all(part.counts[f"won/{thing}"] <= seats for thing, seats in part.under("seats/").items())
    assert all(games == 1 for games in part.under("games/").values())


def test_gang_cards_are_dealt_out_without_losing_or_doubling_any() -> None:
    game = fresh_game(shipped(), Match(("easy",) * 4, 1), 0)
    balance.deal_gang_cards(game, Dice(1))
    check_zones(game)
    assert all(game.gang)
    assert len(set(game.gang)) == 4
    assert [size(hand) for hand in game.hand] == [3] * 4


@pytest.mark.parametrize("number", range(3))
def test_in_a_sealed_game_everybody_keeps_the_gang_card_dealt_by_lot(number: int) -> None:
    pack, brains = balance.sealed(shipped())
    match = Match(("easy",) * 4, 5)
    game = fresh_game(pack, match, number)
    balance.deal_gang_cards(game, Dice(number))
    held = list(game.gang)
    story: list[Event] = []
    play_on(game, brains, match, number, story)
    assert list(game.gang) == held and all(not isinstance(event, Joined) for event in story)
    assert not pack.joins.mask and pack_and_brains(None)[0].joins.mask      # The cards of others are left alone.


def test_a_sealed_game_counts_each_card_dealt_once() -> None:
    part = one_game("4", sealed=True)
    assert part.under("seats/dealt/").total() == 4 and part.under("won/dealt/").total() == 1


@pytest.mark.parametrize("card", ["con_artist", "triad_tunnel_rats", "crew_fingers"])
def test_a_card_is_given_to_one_seat_without_losing_or_doubling_any(card: str) -> None:
    for number in range(12):
        game = fresh_game(shipped(), Match(("easy",) * 4, 1), number)
        balance.deal_gang_cards(game, Dice(number))
        balance.give(game, number % 4, card)
        check_zones(game)
        names = [shipped().gang_cards[held].name for held in game.gang]
        names += [shipped().backgrounds[held].name for held in game.background]
        assert names.count(card) == 1 and names.index(card) % 4 == number % 4
        assert len(set(names)) == 8


def test_a_lift_is_the_wins_above_what_was_expected() -> None:
    lift = balance_tables.Lift().add(100, 40, 0.25).add(100, 60, 0.5)
    assert lift.points == pytest.approx(0.125)
    low, high = lift.interval()
    assert low < lift.points < high
    assert lift.text(0.08) == "+12.5 ±6.9 ?" and lift.text(None) == "+12.5 ±6.9"
    assert balance_tables.Lift().add(1000, 400, 0.25).text(0.08) == "**+15.0 ±3.0**"
    assert balance_tables.Lift().add(1000, 230, 0.25).text(0.08) == "−2.0 ±2.6"


def test_the_page_has_every_table_with_every_card_once(tmp_path: Path, capsys: Capture) -> None:
    counts = str(tmp_path / "counts")
    assert balance.main(["--level", "medium", "--games", "2", "--keep", counts]) == 0
    capsys.readouterr()
    assert balance.main(["--sealed", "--level", "easy", "--games", "2", "--only", "2,4", "--keep", counts]) == 0
    page = capsys.readouterr().out
    for title in ("Samples", "Turns per player", "Seats", "Gang cards, sealed", "Backgrounds, sealed", "Action cards"):
        assert page.count(f"### {title}") == 1
    pack = shipped()
    names = [card.name for card in pack.gang_cards[1:]] + [card.name for card in pack.backgrounds]
    assert all(page.count(f"| `{name}` |") == 1 for name in names)
    assert (Path(balance.__file__).with_suffix(".md")).read_text(encoding="utf-8").startswith(balance_tables.HEAD)
