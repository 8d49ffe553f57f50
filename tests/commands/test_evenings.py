"""`blackgate evenings`: the list, the check of files, texts and laws, and the measurement by bots."""

import pytest

from blackgate.cli import main
from blackgate.commands import evenings
from blackgate.model.counts import KNIFE, ONE
from blackgate.model.state import GameState
from blackgate.play.long_way import reading
from blackgate.play.long_way.evening_start import lay_out


def test_the_evenings_are_listed_with_their_rivals(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["evenings"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 12 and lines[-1].endswith("professor (expert)")


def test_the_shipped_evenings_pass_the_check(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["evenings", "check"]) == 0
    assert "All 12 evenings can be played." in capsys.readouterr().out


def test_an_evening_that_breaks_a_law_does_not_pass(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
) -> None:
    def with_a_knife_too_many(*given: object) -> GameState:
        game = lay_out(*given)      # type: ignore[arg-type]
        game.hand[0] += ONE[KNIFE]
        return game

    monkeypatch.setattr(evenings, "lay_out", with_a_knife_too_many)
    assert main(["evenings", "check"]) == 1
    assert "01_first_night.yaml: a card is lost or doubled" in capsys.readouterr().out


def test_a_mistake_in_a_file_is_told_with_file_line_and_the_nearest_word(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("evenings")
    for path in reading.FOLDER.glob("*.yaml"):
        words = path.read_text(encoding="utf-8").replace("inmate: professor", "inmate: profesor")
        (folder / path.name).write_text(words, encoding="utf-8")
    load = reading.load_evenings
    monkeypatch.setattr(evenings, "load_evenings", lambda pack, favours: load(pack, favours, folder))
    assert main(["evenings", "check"]) == 1
    assert "12_the_professor.yaml:2: 'profesor' is no inmate; did you mean 'professor'?" in capsys.readouterr().out
