"""Cards with which a turn or a game need not end: bots end their turns, `sim` ends, no goal is out of reach."""

import json
from pathlib import Path

import pytest

from blackgate.ai import arena
from blackgate.ai.arena import Match, play_game
from blackgate.ai.bot import MOST_IN_TURN
from blackgate.ai.levels import Brains
from blackgate.cards.compiler import most_points
from blackgate.cards.library import SHIPPED, BadPack, load_pack
from blackgate.cli import main
from blackgate.commands import sim
from blackgate.commands.engine import Engine
from blackgate.model.pack import Pack
from blackgate.model.state import MOST_ACTIONS
from blackgate.play.session import Session
from tests.commands.test_protocol import ask
from tests.play.sitting import plan
from tests.table import shipped

HEALED = "    - heal: {all: true}\n    - draw: {cards: 1}\n"


def endless(folder: Path) -> Pack:
    """Bandages give more actions than they cost, and draw themselves again."""
    text = (SHIPPED / "cards.yaml").read_text(encoding="utf-8")
    assert HEALED in text
    folder.mkdir(exist_ok=True)
    endless = "    - gain_actions: {count: 99}\n    - draw: {cards: 99}\n"
    (folder / "cards.yaml").write_text(text.replace(HEALED, endless))
    return load_pack(folder)


def out_of_reach(folder: Path) -> Path:
    cards = (SHIPPED / "cards.yaml").read_text(encoding="utf-8")
    rules = (SHIPPED / "rules.yaml").read_text(encoding="utf-8")
    (folder / "cards.yaml").write_text(cards.replace("category: tool, copies: 11", "category: tool, copies: 1"))
    (folder / "rules.yaml").write_text(rules.replace("{2: 12,", "{2: 99,"))
    return folder


def test_a_bot_whose_turn_does_not_end_ends_it(tmp_path: Path) -> None:
    session = Session(plan("medium", "medium"), pack=endless(tmp_path))
    longest = here = 0
    turn = session.sight(None).turns
    for _ in range(12 * MOST_IN_TURN):
        if session.over or not session.poll():
            break
        here = here + 1 if session.sight(None).turns == turn else 0
        turn = session.sight(None).turns
        longest = max(longest, here)
        assert session.sight(None).actions <= MOST_ACTIONS
    assert MOST_IN_TURN / 2 < longest < 2 * MOST_IN_TURN


def test_over_the_protocol_it_ends_its_turn_too(tmp_path: Path) -> None:
    engine = Engine(endless(tmp_path))
    ask(engine, "new", players=2, seed=1)
    turns = set()
    for _ in range(4 * MOST_IN_TURN):
        if ask(engine, "act", action=ask(engine, "bot", level="medium", seed=1)["action"])["over"]:
            return
        turns.add(ask(engine, "state")["position"]["turns"])
    assert len(turns) >= 3


def test_games_of_a_match_end_within_so_many_rounds(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(arena, "MOST_ROUNDS", 5)
    tally = play_game(endless(tmp_path), Brains(), Match(("medium", "medium"), 1), 0)
    assert tally.turns[0] <= 6 and tally.decisions < 30 * MOST_IN_TURN


def test_sim_says_which_games_did_not_end(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for module in (arena, sim):
        monkeypatch.setattr(module, "MOST_ROUNDS_BY_LOT", 3)
    assert main(["sim", "--seats", "random,random", "--games", "2", "--json"]) == 0
    said = capsys.readouterr()
    assert json.loads(said.out)["unfinished"] == 2
    assert "2 games of 2 did not end within 3 rounds" in said.err and len(said.err.splitlines()) == 1


def test_a_goal_that_nobody_can_reach_is_refused_with_file_and_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str],
) -> None:
    folder = out_of_reach(tmp_path)
    with pytest.raises(BadPack, match="99 points cannot be reached"):
        load_pack(folder)
    assert main(["cards", "check", str(folder)]) == 1
    assert "rules.yaml:" in capsys.readouterr().out
    assert main(["sim", "--seats", "random,random", "--games", "1", "--cards", str(folder)]) == 2
    assert "cannot be reached" in capsys.readouterr().err


def test_the_highest_goal_within_reach_is_good(tmp_path: Path) -> None:
    most = most_points(shipped())
    assert most is not None and 66 <= most < 99, "what is printed on all tools is within reach"
    rules = (SHIPPED / "rules.yaml").read_text(encoding="utf-8")
    for goal, is_good in ((most, True), (most + 1, False)):
        (tmp_path / "rules.yaml").write_text(rules.replace("{2: 12,", f"{{2: {goal},"))
        if is_good:
            assert load_pack(tmp_path).goal(2, False) == goal
        else:
            with pytest.raises(BadPack, match="cannot be reached"):
                load_pack(tmp_path)
