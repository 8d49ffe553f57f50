"""The command line: exit statuses, one readable line per error, and what each command prints (README.md, Commands)."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from blackgate.cards.library import SHIPPED
from blackgate.cli import main
from blackgate.commands import bench, frame_times
from blackgate.commands import law_checker as laws
from blackgate.commands import laws as laws_command
from blackgate.model.effects import VOCABULARY
from blackgate.model.powers import POINTS
from tests.waiting import HANGS

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the system and its user speak."""
    monkeypatch.setenv("BLACKGATE_HOME", str(tmp_path))
    monkeypatch.setenv("LANGUAGE", "en")


def called(*arguments: str) -> int:
    """The exit status, whichever way it comes."""
    try:
        return main(list(arguments))
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else 2


def sim(capsys: Capture, *arguments: str) -> dict[str, Any]:
    assert called("sim", "--json", *arguments) == 0
    return dict(json.loads(capsys.readouterr().out))


def timeless(report: dict[str, Any]) -> dict[str, Any]:
    """A report without its times, which no two runs share."""
    for bot in report["bots"].values():
        del bot["decision_ms"]
    return report


@pytest.mark.parametrize("arguments", [
    ["dance"], ["--dance"], ["sim"], ["sim", "--seats"], ["sim", "--seats", "random"],
    ["sim", "--seats", "random,wizard"], ["sim", "--seats", ",".join(["random"] * 7)],
    ["sim", "--seats", "random,,random"], ["sim", "--seats", ""],
    ["sim", "--seats", "random,random,random", "--team"], ["sim", "--seats", "random,random", "--games", "0"],
    ["sim", "--seats", "random,random", "--games", "-1"], ["sim", "--seats", "random,random", "--games", "many"],
    ["sim", "--seats", "random,random", "--games", "1.5"], ["sim", "--seats", "random,random", "--seed", "-1"],
    ["sim", "--seats", "random,random", "--seed", str(2**63)], ["sim", "--seats", "random,random", "--jobs", "0"],
    ["sim", "--seats", "random,random", "--michel", "mike"], ["sim", "--seats", "random,random", "--games", "9" * 5000],
    ["laws", "--games", "none"], ["laws", "--every", "0"], ["laws", "--seed", "x"], ["laws", "extra"], ["replay"],
    ["replay", "nowhere.json", "--audit"], ["cards", "check"], ["cards", "chekc", "x"], ["cards", "check", "a", "b"],
    ["cards", "check", "/nowhere/at/all"], ["engine", "--cards", "/nowhere/at/all"], ["bench", "--fast"],
    ["sim", "--seats", "random,random", "--cards", "/nowhere/at/all"], ["laws", "--cards", "/nowhere/at/all"],
    ["cards", "--cards", "/nowhere/at/all"], ["sim", "--games"], ["replay", "--audit=1", "x"], ["play", "--s", "1"],
    ["learn", "--players", "3", "--team"], ["learn", "--players", "3", "--games", "2"], ["replay", "/nowhere/at/all"],
    ["shots", "--out", "x", "--size", "x"], ["shots", "--out", "x", "--lang", "xx"], ["play", "--lang", "xx"],
    ["play", "--seats", "nobody"], ["laws", "x" * 4000],
], ids=lambda arguments: " ".join(arguments)[:60])
def test_a_wrong_call_is_status_two_and_one_readable_line(arguments: list[str], capsys: Capture) -> None:
    assert called(*arguments) == 2
    line = capsys.readouterr().err
    assert line.startswith("blackgate: ") and line.count("\n") == 1 and len(line) < 400


def test_the_program_itself_says_no_in_one_line_without_a_traceback() -> None:
    done = subprocess.run([sys.executable, "-m", "blackgate", "sim", "--seats", "wizard,random"], capture_output=True,
                          timeout=HANGS, check=False)
    assert done.returncode == 2
    assert done.stdout == b""
    assert len(done.stderr.splitlines()) == 1
    assert b"wizard" in done.stderr


def test_help_and_version_are_fine(capsys: Capture) -> None:
    assert called("--help") == 0
    assert called("--version") == 0
    assert "blackgate" in capsys.readouterr().out


def test_a_bad_pack_is_status_two_with_a_line_for_each_problem(tmp_path: Path, capsys: Capture) -> None:
    text = (SHIPPED / "rules.yaml").read_text(encoding="utf-8")
    text = text.replace("hand_limit: 10", "hand_limit: ten").replace("actions: 2 ", "action: 2 ")
    (tmp_path / "rules.yaml").write_text(text, encoding="utf-8")
    for arguments in (["sim", "--seats", "random,random"], ["laws"], ["cards"], ["engine"]):
        assert called(*arguments, "--cards", str(tmp_path)) == 2
        printed = capsys.readouterr()
        assert printed.out == ""
        assert all("rules.yaml:" in line for line in printed.err.splitlines())
        assert len(printed.err.splitlines()) >= 2


def test_sim_prints_the_fields_of_the_protocol(capsys: Capture) -> None:
    report = sim(capsys, "--seats", "random,random,random", "--games", "6", "--seed", "2")
    assert (report["games"], report["unfinished"]) == (6, 0)
    assert report["rounds"].keys() >= {"median", "p90"}
    assert report["rounds"]["median"] <= report["rounds"]["p90"]
    bot = report["bots"]["random"]
    assert bot.keys() >= {"seats", "wins", "share", "low", "high", "decision_ms"}
    assert bot["decision_ms"].keys() >= {"p50", "p95", "max"}
    assert (bot["seats"], bot["wins"]) == (18, 6)
    assert bot["low"] <= bot["share"] <= bot["high"]
    assert [set(seat) for seat in report["seats"]] == [{"wins"}] * 3
    assert sum(seat["wins"] for seat in report["seats"]) == 6
    assert report["cards"]["knife"] >= 0
    assert 0 <= report["first_player_share"] <= 1


def test_sim_gives_the_same_figures_twice_and_others_for_another_seed(capsys: Capture) -> None:
    call = ("--seats", "random,random,random,random", "--games", "2", "--team")
    first = timeless(sim(capsys, *call, "--seed", "3"))
    assert first == timeless(sim(capsys, *call, "--seed", "3"))
    assert first != timeless(sim(capsys, *call, "--seed", "4"))


def test_sim_gives_the_same_figures_with_any_number_of_jobs(capsys: Capture) -> None:
    call = ("--seats", "random,random", "--games", "20", "--seed", "5")
    assert timeless(sim(capsys, *call, "--jobs", "1")) == timeless(sim(capsys, *call, "--jobs", "2"))


def test_sim_counts_a_team_once_per_seat_and_wins_for_all_its_seats(capsys: Capture) -> None:
    report = sim(capsys, "--seats", "random,random,random,random", "--games", "3", "--team")
    assert sum(seat["wins"] for seat in report["seats"]) == 2 * (3 - report["unfinished"])


def test_sim_as_text_names_bots_seats_and_cards(capsys: Capture) -> None:
    assert called("sim", "--seats", "random,random", "--games", "2") == 0
    printed = capsys.readouterr()
    assert "games: 2" in printed.out
    assert "random" in printed.out
    assert "knife" in printed.out
    assert "Traceback" not in printed.err


def test_laws_hold_and_say_so(capsys: Capture) -> None:
    assert called("laws", "--games", "2", "--seed", "4", "--every", "40") == 0
    printed = capsys.readouterr().out
    assert "Games: 2" in printed
    assert "2: 1, 2 michel: 1" in printed


def test_laws_give_every_mode_its_share_and_say_so(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(1, 10_000))
    monkeypatch.setattr(laws_command, "monotonic", lambda: next(clock))
    assert called("laws", "--games", "1000", "--every", "1000", "--seconds", "25") == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.count(": 1") == len(laws.MODES)
    assert "6 team michelle: 1" in first
    assert "Games: 21" in second


def test_laws_that_do_not_reach_a_mode_fail(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(1, 10_000))
    monkeypatch.setattr(laws_command, "monotonic", lambda: next(clock))
    assert called("laws", "--games", "1000", "--every", "1000", "--seconds", "20") == 1
    printed = capsys.readouterr()
    assert "hold" not in printed.out
    assert printed.err == "Time was too short. Modes without a game: 1\n"


def test_a_broken_law_is_status_one_with_the_seed(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: object) -> None:
        raise laws.LawBroken("a card is lost")

    monkeypatch.setattr(laws, "check_zones", broken)
    assert called("laws", "--games", "1", "--seed", "4") == 1
    printed = capsys.readouterr()
    assert "seed 4" in printed.err
    assert "a card is lost" in printed.err
    assert len(printed.err.splitlines()) == 1


def test_cards_lists_what_a_pack_may_write(capsys: Capture) -> None:
    assert called("cards", "words") == 0
    rows = {line.split()[0]: line for line in capsys.readouterr().out.splitlines() if line.startswith("  ")}
    assert "all = false" in rows["heal"] and rows["heal"].endswith("Remove that many of your Beatings, or all.")
    assert {*VOCABULARY, *POINTS} == {*rows}
    assert all(word.says in rows[name] for name, word in VOCABULARY.items())
    assert all(point.means in rows[name] and point.type in rows[name] for name, point in POINTS.items())


def test_cards_lists_the_whole_database(capsys: Capture) -> None:
    assert called("cards") == 0
    printed = capsys.readouterr().out
    for word in ("knife", "signet_ring", "rigged_game", "bikers_scout", "queers_network", "advocate", "calm", "brute"):
        assert word in printed


def test_bench_prints_the_keys_of_the_protocol(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("SECONDS", 0.05), ("ROUNDS", 1), ("STARTS", 1), ("CLONES", 100)):
        monkeypatch.setattr(bench, name, value)
    monkeypatch.setattr(frame_times, "FRAMES", 4)
    assert called("bench", "--json") == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures.keys() >= {
        "decisions_per_s", "games_per_s", "clone_us", "playouts_per_s", "trusted_decisions_per_s", "frame_ms",
        "start_ms", "compiled",
    }
    assert figures["decisions_per_s"] > 0
    assert isinstance(figures["compiled"], bool)


def test_what_nobody_expected_is_one_line_and_a_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(_: object) -> int:
        raise RuntimeError("the floor gave way")

    monkeypatch.setenv("BLACKGATE_HOME", str(tmp_path))
    monkeypatch.setattr("blackgate.commands.cards.run", fail)
    assert main(["cards"]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    (report,) = (tmp_path / "log").glob("trouble-*.txt")
    assert "RuntimeError" in line and str(report) in line
    assert "the floor gave way" in report.read_text()


def test_what_the_system_refuses_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert main(["shots", "--out", str(tmp_path / "file"), "--only", "title"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_without_any_terminal_it_works_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout", None)
    monkeypatch.setattr("sys.stderr", None)
    assert main(["cards"]) == 0
    assert main(["cards", "check", "/nowhere/at/all"]) == 2
