"""Learning the value: the fit finds what is there, and the command writes what the bots read."""

from pathlib import Path

import numpy as np
import pytest

from blackgate.ai.search.value import Value, feature_names, features
from blackgate.cards.yamltree import read_yaml
from blackgate.cli import main
from blackgate.model.setup import new_game
from blackgate.play.learned_weights import VALUES, read_weights
from lab.training.fit import fit, log_loss
from tests.table import shipped, table


def test_the_fit_finds_the_weights_that_made_the_winners() -> None:
    random = np.random.default_rng(1)
    rows = random.normal(size=(4000, 4, 3))
    truth = np.array([1.5, -1.0, 0.0])
    logits = rows @ truth + random.gumbel(size=(4000, 4))
    weights, loss = fit(rows, logits.argmax(axis=1), np.full(3, 1.0))
    assert np.allclose(weights, truth, atol=0.12)
    assert loss < log_loss(rows, logits.argmax(axis=1), np.zeros(3))


def test_with_little_to_learn_from_the_fit_stays_near_what_is_known() -> None:
    random = np.random.default_rng(2)
    rows = random.normal(size=(30, 4, 3))
    known = np.array([1.5, -1.0, 0.5])
    weights, _ = fit(rows, random.integers(4, size=30), np.full(3, 1000.0), known)
    assert np.allclose(weights, known, atol=0.1)


def test_a_value_can_begin_from_another(tmp_path: Path) -> None:
    target = tmp_path / "players3.yaml"
    command = ["learn", "--players", "3", "--games", "10", "--jobs", "1", "--out", str(target), "--near"]
    assert main([*command, "players4"]) == 0
    written, near = read_weights(target), read_weights(VALUES / "players4.yaml")
    assert max(abs(written[name] - near[name]) for name in near) < 0.5
    assert main([*command, "players9"]) == 2


def test_learning_writes_a_value_with_its_provenance(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "players2.yaml"
    assert main(["learn", "--players", "2", "--games", "12", "--jobs", "1", "--out", str(target)]) == 0
    written = read_yaml(target).plain()
    assert isinstance(written, dict)
    assert written["made"]["games"] == 12
    assert list(written["weights"]) == feature_names(shipped())


def test_teams_of_five_cannot_learn(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "--players", "5", "--team"]) == 2


def test_there_are_as_many_features_as_names() -> None:
    game = new_game(shipped(), 3, 1)
    assert len(features(game, 0)) == len(feature_names(shipped()))


def test_chances_add_up_and_more_points_mean_a_better_one() -> None:
    weights = [float(name == "points") * 5 for name in feature_names(shipped())]
    value = Value(weights, shipped())
    game = table().seat(0, points=6).start().game
    chances = value.chances(game)
    assert sum(chances) == pytest.approx(1.0)
    assert chances[0] > chances[1] == pytest.approx(chances[2])


def test_teammates_share_their_chance() -> None:
    value = Value([float(name == "points") * 5 for name in feature_names(shipped())], shipped())
    chances = value.chances(table(4, team=True).seat(0, points=6).start().game)
    assert chances[0] == chances[2] > chances[1] == chances[3]
    assert chances[0] + chances[1] == pytest.approx(1.0)


@pytest.mark.parametrize("wrong", [["--seats", "nobody"], ["--games", "5"]])
def test_a_wrong_call_is_a_sentence(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "--players", "2", *wrong]) == 2
    assert capsys.readouterr().err.count("\n") == 1
