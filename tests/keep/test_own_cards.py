"""Games with a player's own cards: saved, resumed without their folder, and played by bots in processes."""

import copy
import os
import shutil
from pathlib import Path

import pytest

from blackgate.cards.library import SHIPPED, load_pack
from blackgate.disk.folders import packs_folder
from blackgate.keep.games import Games
from blackgate.keep.savefile import proved, save_bytes
from blackgate.keep.saves import NAMED, SaveProblem, load, save_as, saved_games
from blackgate.model.counts import ONE
from blackgate.play.packs import look_for_pack, pack_of
from blackgate.play.record import BadRecord
from blackgate.play.session import Session
from blackgate.play.thinking import source_of, thinkers_for
from blackgate.words.teller import Teller
from blackgate.words.text import Text

from ..play.sitting import plan, play, sit
from ..waiting import stopped, wait_for
from .test_other_cards import NEW_CARD, ROOT


@pytest.fixture
def folder() -> Path:
    """A player's own cards, with one that nothing names."""
    mine = packs_folder() / "mine"
    mine.mkdir(parents=True)
    text = (SHIPPED / "cards.yaml").read_text(encoding="utf-8")
    (mine / "cards.yaml").write_text(text + NEW_CARD, encoding="utf-8")
    (mine / "locale" / "en").mkdir(parents=True)
    (mine / "locale" / "en" / "words.ftl").write_text("card-crowbar = Jemmy\n    .counted = { $n } jemmies\n")
    return mine


def test_a_save_of_a_players_own_cards_goes_on_without_their_folder(folder: Path) -> None:
    session = play(sit("human", "easy", "easy", cards=str(folder)), 40)
    save_as(session, "Mine")
    there = load(saved_games(NAMED)[0]).session
    assert Teller(Text("en"), there.pack, there.names).card(there.notation.kinds.index("crowbar")) == "Jemmy"
    shutil.rmtree(folder)
    info, = saved_games(NAMED)
    assert info.problem is None
    again = load(info).session
    assert again.record == session.record and again.pack.name == "mine"
    assert play(again).over


def test_a_save_of_0_1_with_a_folder_that_has_changed_is_called_unusable_in_the_list(folder: Path) -> None:
    session = play(sit("human", "easy", cards=str(folder)), 10)
    path = save_as(session, "Mine")
    content = proved(path)
    del content["record"]["pack"]["cards"]

    path.write_bytes(save_bytes(content))
    info, = saved_games(NAMED)
    assert info.problem is None and load(info).session.acted == 10
    assert pack_of(content["record"], str(folder)).name == "mine"
    text = (folder / "cards.yaml").read_text(encoding="utf-8")
    (folder / "cards.yaml").write_text(text.replace("copies: 14", "copies: 15"), encoding="utf-8")
    info, = saved_games(NAMED)
    assert info.problem == "save-other-cards"
    with pytest.raises(SaveProblem, match="save-other-cards"):
        load(info)


@pytest.mark.parametrize("written", ["{}", "\\\\host\\share\\mine", "..", "C:mine", "/dev/mine", "mine\0"])
def test_a_folder_that_a_file_names_is_looked_for_among_the_players_packs_only(
    folder: Path, tmp_path: Path, written: str, monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A stranger may have written it: a share's path is a login, a dead mount hangs the list."""
    elsewhere = tmp_path / "mine"
    shutil.move(folder, elsewhere)
    record = copy.deepcopy(play(sit("human", "easy", cards=str(elsewhere)), 4).record)
    del record["pack"]["cards"]
    touched: list[str] = []
    really = os.stat

    def stat(path: object, *rest: object, **more: object) -> object:
        touched.append(str(path))
        return really(path, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(os, "stat", stat)
    for look in (pack_of, look_for_pack):
        with pytest.raises(BadRecord, match="record-other-cards"):
            look(record, written.format(elsewhere))
    assert not [path for path in touched if not path.startswith((str(packs_folder()), str(ROOT)))]


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_cards_that_nothing_names_are_called_by_their_ids(folder: Path, language: str) -> None:
    shutil.rmtree(folder / "locale")
    text = (folder / "cards.yaml").read_text(encoding="utf-8")
    (folder / "cards.yaml").write_text(text.replace("crowbar:", 'old_crowbar_2:'), encoding="utf-8")
    pack = load_pack(folder)
    teller = Teller(Text(language, strict=True), pack, ["Ana", "Bo"])
    kind = next(number for number, kind in enumerate(pack.kinds) if kind.name.startswith("old"))
    assert teller.card(kind) == "Old crowbar 2" and teller.card_text(kind) == ""
    assert teller.cards(2 * ONE[kind]) == "2 × Old crowbar 2"
    assert teller.card(0) == Teller(Text(language), load_pack(), []).card(0)


def test_bots_in_processes_of_their_own_know_the_cards_of_the_game(folder: Path) -> None:
    """The folder is gone before they start: they are given the cards themselves."""
    pack = load_pack(folder)
    shutil.rmtree(folder)
    laid = plan("medium", "human")
    thinkers = thinkers_for(source_of(pack), stopped)
    try:
        view = Session(laid, pack=pack).sight(0)
        ticket = thinkers.ask(view, "hard", 1)
        answers = wait_for(thinkers.poll, "an answer")
        assert [(answer.ticket, answer.fell_back) for answer in answers] == [(ticket, False)]
    finally:
        thinkers.close()


def test_a_loaded_game_with_other_cards_gets_other_workers(folder: Path) -> None:
    games = Games(beside=True, kept=False)
    try:
        games.warm_up()
        first = games.new(plan("human", "easy"))
        shipped = games._thinkers
        assert shipped and shipped[0] is None
        assert games.again(first).pack is first.pack and games._thinkers is shipped
        mine = games.new(plan("human", "easy", cards=str(folder)))
        others = games._thinkers
        assert others and others[0] is not None and others[0] == source_of(mine.pack)
        assert games.resumed(mine).record == mine.record and games._thinkers is others
        pids = others[1].pids
        assert pids
    finally:
        games.close()
    assert games._thinkers is None
