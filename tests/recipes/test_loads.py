"""The recipe that loads changed positions: it tells good from bad, and finds nothing bad."""

import json
from random import Random

import changing
import loads
import pytest

from blackgate.ai.bot import Question
from blackgate.ai.levels import make_bot
from blackgate.model.codec import load_position, position
from blackgate.model.fields import PositionError
from blackgate.model.legal import legal
from blackgate.model.notation import Json
from blackgate.play.brains import pack_and_brains
from tests.table import notation, table


def test_changed_positions_are_refused_or_played_on_by_hard(capsys: pytest.CaptureFixture[str]) -> None:
    assert loads.main(["--loads", "150", "--seed", "3"]) == 0
    said = capsys.readouterr().out.split()
    refused, played = int(said[2]), int(said[4])
    assert refused + played == 150 and 20 < played < 100


def test_a_failure_is_told_with_the_call_that_shows_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    def failing(*given: object) -> None:
        raise OverflowError("too much")

    monkeypatch.setattr(loads, "SearchBot", failing)
    assert loads.main(["--loads", "20", "--seed", "3"]) == 1
    assert "OverflowError: too much  (--again " in capsys.readouterr().out


def test_a_forged_agenda_holds_what_fits_its_fields() -> None:
    random = Random(4)
    for number in range(300):
        written: Json = json.loads(changing.moments()[number % len(changing.moments())])
        changing.redeal(written, random)
        changing.forge(written, random)
        try:
            load_position(written, notation())
        except PositionError as wrong:
            assert "there is no such field" not in str(wrong) and "is missing" not in str(wrong)


def seen_hand() -> Json:
    """One who looked at a hand of two kinds is asked which card to take."""
    game = table().seat(0, "cafeteria", background="whistleblower", gang=None, knife=1).seat(
        1, "cafeteria", shovel=1, link=1).start()
    written: Json = position(game.game, notation())
    written["agenda"] = [{"step": "take_seen", "seat": 0, "target": 1}]
    written["seats"][0]["knows"] = {"1": {"shovel": 1, "link": 1}}
    return written


def test_a_hand_that_was_looked_at_loads_and_hard_takes_from_it() -> None:
    game = load_position(seen_hand(), notation())
    bot = make_bot("hard", 1, pack_and_brains(None)[1])
    assert bot.think(Question(game)).action in legal(game)


@pytest.mark.parametrize(("change", "sentence"), [
    ({"knows": {}}, "has not been looked at"), ({"knows": {"1": {"shovel": 1}}}, "has not been looked at"),
])
def test_a_hand_that_was_never_looked_at_is_refused(change: Json, sentence: str) -> None:
    written = seen_hand()
    written["seats"][0] |= change
    with pytest.raises(PositionError, match=sentence):
        load_position(written, notation())


def test_a_hand_that_leaves_no_choice_is_refused() -> None:
    written = seen_hand()
    written["seats"][1]["hand"] = {"shovel": 1}
    written["seats"][0]["knows"] = {"1": {"shovel": 1}}
    written["search"]["top"].insert(0, "link")
    with pytest.raises(PositionError, match="holds too little"):
        load_position(written, notation())
