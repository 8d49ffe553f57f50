"""Puzzles as files: what strangers may write, what is shipped, and what a changed card does to it."""

import shutil
from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import pytest

from blackgate.cards.library import SHIPPED, load_pack
from blackgate.cli import main
from blackgate.coach.puzzles import shipped
from blackgate.coach.puzzles.best_line import MOTIFS
from blackgate.coach.puzzles.proving import MARGIN, flaws_of
from blackgate.coach.puzzles.puzzle import GRADES, BadPuzzle, parsed_puzzle
from blackgate.coach.puzzles.shipped import following, of_grade, shipped_puzzles, tonights
from blackgate.model.notation import Notation
from tests.table import notation

DAY = date(2026, 11, 17)
TRADE = """
goal: {points: 2}
puzzle: {grade: 1, motif: trade, best: 10000, second: 0, move: {do: buy, item: pickaxe}}
players: 2
turn: {seat: 0, actions: 2}
seats:
  - {place: rec_area, hand: {link: 1}, cigarettes: 6, background: {card: road_smuggler}, prisoner: 2}
  - {place: showers, prisoner: 0}
"""


def test_what_is_shipped_is_as_much_and_as_good_as_was_promised() -> None:
    puzzles = shipped_puzzles()
    assert len(puzzles) >= 72
    assert min(Counter(puzzle.grade for puzzle in puzzles)[grade] for grade in range(1, GRADES + 1)) >= 10
    assert len({puzzle.name for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        assert puzzle.best - puzzle.second >= MARGIN and puzzle.move is not None and puzzle.motif in MOTIFS
        assert {"seed", "game", "decision"} <= puzzle.source.keys()
        found = {level: int(share.removesuffix(" %")) for level, share in puzzle.source["solved"].items()}
        if puzzle.grade == 1:
            assert found["medium"] >= 90
        if puzzle.grade == 6:
            assert found["hard"] <= 25 and found["expert"] <= 50
    assert len({puzzle.motif for puzzle in puzzles}) >= 10, "not all of a kind"


def test_a_position_with_a_goal_is_a_puzzle_without_a_proof() -> None:
    with_proof = parsed_puzzle(TRADE.encode(), "trade", notation())
    without = parsed_puzzle(
        "\n".join(line for line in TRADE.splitlines() if not line.startswith("puzzle:")).encode(), "trade", notation())
    assert (with_proof.grade, with_proof.motif, with_proof.best) == (1, "trade", 10000)
    assert (without.grade, without.motif, without.best, without.move) == (0, "", 0, None)
    assert without.position == with_proof.position


def test_a_sample_is_proved_by_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "check"]) == 0
    assert "12" in capsys.readouterr().out


def test_a_changed_price_breaks_the_proof_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                  capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "puzzles"
    folder.mkdir()
    (folder / "1-trade-home.yaml").write_text(TRADE, encoding="utf-8")
    monkeypatch.setattr(shipped, "FOLDER", folder)
    assert main(["puzzles", "check", "--all"]) == 0
    pack = tmp_path / "pack"
    shutil.copytree(SHIPPED, pack, ignore=shutil.ignore_patterns("past", "values", "puzzles"))
    rules = (pack / "rules.yaml").read_text(encoding="utf-8")
    assert "pickaxe" in rules
    changed = "\n".join(line.replace("cigarettes: 6", "cigarettes: 7") if "pickaxe" in line else line
                        for line in rules.splitlines())
    assert changed != rules
    (pack / "rules.yaml").write_text(changed + "\n", encoding="utf-8")
    capsys.readouterr()
    assert main(["puzzles", "check", "--all", "--cards", str(pack)]) == 1
    assert "1-trade-home:" in capsys.readouterr().out
    broken = parsed_puzzle(TRADE.encode(), "trade", Notation(load_pack(pack)))
    assert "puzzles-flaw-no-move" in [flaw.key for flaw in flaws_of(broken)]


@pytest.mark.parametrize(("changed", "named"), [
    ("goal: {points: 2}", "goal: {points: 0}"), ("goal: {points: 2}", "goal: win"),
    ("goal: {points: 2}", "goal: {points: 2, keep: {shovel: 1}}"), ("goal: {points: 2}", "goal: {keep: {}}"),
    ("goal: {points: 2}", "goal: {keep: {sword: 1}}"), ("goal: {points: 2}", ""),
    ("players: 2", "players: 9"), ("link: 1", "link: 99"), ("grade: 1", "grade: 7"), ("motif: trade", "motif: love"),
    ("best: 10000", "best: 10001"), ("item: pickaxe", "item: moon"), ("do: buy", "do: win"),
    ("place: rec_area", "place: [rec_area]"), ("goal: {points: 2}", "goal: &a {points: 2}"),
])
def test_a_file_that_is_none_is_refused_with_what_is_wrong(changed: str, named: str) -> None:
    assert parsed_puzzle(TRADE.encode(), "good", notation()).goal.points == 2
    with pytest.raises(BadPuzzle) as wrong:
        parsed_puzzle(TRADE.replace(changed, named, 1).encode(), "stranger", notation())
    assert "stranger" in str(wrong.value)


@pytest.mark.parametrize("written", [
    b"", b"\xff\xfe", b"[1, 2]", b"goal: escape", b"a: [" * 50, b"goal: escape\nplayers: true",
])
def test_anything_at_all_is_answered_in_a_line(written: bytes, tmp_path: Path,
                                               capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "stranger.yaml"
    path.write_bytes(written)
    assert main(["puzzles", "solve", str(path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_anybody_may_pose_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(TRADE.replace("puzzle:", "# puzzle:"), encoding="utf-8")
    assert main(["puzzles", "solve", str(path)]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith(" 100.00 %") and any("0.00 %" in line for line in out)
    assert main(["puzzles", "solve"]) == 2 and main(["puzzles", "prove"]) == 2
    assert main(["puzzles", "solve", str(tmp_path / "none.yaml")]) == 2


def test_the_first_grade_has_no_michel_in_it() -> None:
    assert not [puzzle.name for puzzle in of_grade(1) if "michel" in puzzle.position]


def test_tonights_puzzle_follows_from_the_date_and_comes_round() -> None:
    year = {tonights(DAY + timedelta(days=number)).name for number in range(366)}      # type: ignore[union-attr]
    assert year == {puzzle.name for puzzle in of_grade(1)}


def test_tonights_puzzle_is_of_a_grade_that_its_player_can_solve() -> None:
    solved: set[str] = set()
    for grade in range(1, GRADES + 1):
        tonight = tonights(DAY, solved)
        assert tonight is not None and tonight.grade == grade
        assert tonights(DAY, {*solved, tonight.name}) is tonight, "solved, it is still tonight's"
        solved |= {puzzle.name for puzzle in of_grade(grade) if puzzle is not tonight}
    hard = {puzzle.grade for days in range(10) if (puzzle := tonights(DAY + timedelta(days), solved))}
    assert hard == {4, 5, 6}


def test_what_follows_is_the_next_that_is_not_solved() -> None:
    puzzles = shipped_puzzles()
    names = [puzzle.name for puzzle in puzzles]
    assert following(names[0], ()) is puzzles[1]
    assert following(names[0], {names[1]}) is puzzles[2]
    assert following(names[-1], ()) is puzzles[0]
    assert following(names[3], set(names) - {names[3]}) is None
