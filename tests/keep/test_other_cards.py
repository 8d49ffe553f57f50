"""Games go on with the cards they were played with, whatever is shipped by then; kept saves of old versions too."""

import copy
import json
import os
import shutil
from base64 import b64encode
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from zlib import compress

import pytest

from blackgate.cards import library
from blackgate.cards.carrying import packed, unpacked
from blackgate.cards.library import FILES, SHIPPED, BadPack, carried_pack, load_pack, past_pack
from blackgate.cli import main
from blackgate.disk.folders import packs_folder
from blackgate.keep.games import Games
from blackgate.keep.savefile import proved, read_save, save_bytes
from blackgate.keep.saves import (
    AUTO, NAMED, Autosave, SaveProblem, load, load_replay, save_as, save_replay, saved_games, saved_replays,
)
from blackgate.keep.save_folder import replays_folder, saves_folder
from blackgate.model.board import ALL_HERE
from blackgate.model.counts import ONE
from blackgate.model.pack import Pack
from blackgate.model.view import View
from blackgate.play.learned_weights import pack_and_brains
from blackgate.play.packs import look_for_pack, pack_in, pack_of
from blackgate.play.record import BadRecord
from blackgate.play.session import Replay, Session
from blackgate.play.thinking import thinkers_for
from blackgate.words.teller import Teller
from blackgate.words.text import Text, languages

from ..play.sitting import all_sights, all_told, plan, play, sit
from ..waiting import stopped, wait_for

ROOT = Path(__file__).resolve().parents[2]
KEPT = Path(__file__).parent.parent / "saves"
OF_0_1 = "a47385b6a64d063df3a457da1c2b1a5aa8bcb98c44c75b2883c398c75f5cb70a"      # the cards as version 0.1 shipped them
REMOVED_CARD = """
riot:
  category: action
  copies: 2
  value: 1
  play:
    - pool_hands: {}
"""
NEW_CARD = """
crowbar:
  category: action
  copies: 2
  value: 1
  play:
    - draw: {cards: 2}
"""


class Shipping:
    """Ships other cards than those the game knows."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        shutil.copytree(SHIPPED, folder, ignore=shutil.ignore_patterns("past", "values"))
        self.folder = folder
        self._monkeypatch = monkeypatch

    def change(self, name: str, old: str, new: str) -> None:
        path = self.folder / f"{name}.yaml"
        text = path.read_text(encoding="utf-8")
        assert text.count(old) >= 1, old
        path.write_text(text.replace(old, new), encoding="utf-8")

    def ship(self) -> None:
        """Until the test is over: then what was shipped before is there again, and not read anew."""
        self._monkeypatch.setattr(library, "SHIPPED", self.folder)
        self._monkeypatch.setattr(library, "load_shipped", cache(library.load_shipped.__wrapped__))
        pack_and_brains.cache_clear()


@pytest.fixture
def other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shipping]:
    """A number of the rules and of a card, a new card, a removed card, and another temper."""
    shipping = Shipping(tmp_path / "other", monkeypatch)
    shipping.change("rules", "hand_limit: 10", "hand_limit: 6")
    shipping.change("cards", "take_cigarettes: {up_to: 3}", "take_cigarettes: {up_to: 5}")
    shipping.change("cards", REMOVED_CARD, NEW_CARD)
    text = (shipping.folder / "inmates.yaml").read_text(encoding="utf-8")
    (shipping.folder / "inmates.yaml").write_text(text.replace("fox:", "vixen:"), encoding="utf-8")
    yield shipping
    monkeypatch.undo()
    pack_and_brains.cache_clear()


def put(name: str, folder: Path, called: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return Path(shutil.copy(KEPT / name, folder / called))


def is_same(sights: list[View], others: list[View]) -> bool:
    """Whether everybody sees the same; the cards are the same too, but compiled once more."""
    return all(sight.differences(other) in ([], ["pack"]) for sight, other in zip(sights, others, strict=True))


def mid_combat() -> Session:
    put("save-0.1-mid-combat.json", saves_folder(), "named-old.json")
    info, = saved_games(NAMED)
    assert info.problem is None
    session, message = load(info)
    assert message is None and session.prompt == "help" and session.acted == 409 and session.asked == 0
    assert session.names == ["Ana", "Bo", "Cleo", "Dora", "Eli", "Fay"] and session.sight(0).table
    return session


def test_a_save_of_version_0_1_in_mid_combat_goes_on_to_the_end_with_other_cards_shipped(other: Shipping) -> None:
    before = mid_combat()
    sights, told = all_sights(before), all_told(before)
    whole = play(before)
    other.ship()
    after = mid_combat()
    assert pack_in(None).fingerprint != after.pack.fingerprint
    assert all_told(after) == told
    assert is_same(all_sights(after), sights)
    play(after)
    assert after.over and after.over == whole.over and after.record == whole.record


def cards_of_0_1() -> Pack:
    past = past_pack(OF_0_1)
    assert past is not None
    return past


def powers_of(pack: Pack, name: str) -> dict[str, int]:
    return next(card.powers.given for card in pack.gang_cards if card.name == name)


def test_a_save_of_version_0_1_goes_on_with_the_cards_of_then() -> None:
    """Cards have been balanced since: a game begun before keeps those it was begun with, to its end."""
    session = mid_combat()
    assert session.pack.fingerprint == OF_0_1 != pack_in(None).fingerprint
    assert powers_of(session.pack, "triad_tunnel_rats") == {"spoon_points": 1}
    assert powers_of(pack_in(None), "triad_tunnel_rats") == {"dig_beatings": 1, "spoons_stolen": 2}
    assert play(session).over
    assert session.record["pack"]["fingerprint"] == OF_0_1


def test_a_save_that_carries_the_cards_of_then_is_played_on_with_them() -> None:
    """As version 0.2 wrote them: every gang card of then may be joined, and nobody gets one of today."""
    past = cards_of_0_1()
    session = play(Session(plan("human", "easy", "medium", "medium"), pack=past, keeping=Autosave()), 60)
    save_as(session, "Before")
    session.close()
    again, message = load(saved_games(NAMED)[0])
    assert message is None and again.acted == 60 and again.pack.fingerprint == OF_0_1
    assert powers_of(again.pack, "queers_headliner") == {"free_place_action": ALL_HERE}
    assert again.pack.words == past.words
    assert play(again).over and again.record["pack"] == session.record["pack"]


@pytest.mark.parametrize("language", languages())
def test_cards_of_then_say_what_they_did_then(language: str) -> None:
    """What is said of today's cards would be wrong of those a game was begun with."""
    past = cards_of_0_1()
    carried = carried_pack(past.carried, "shipped")
    then, same, now = (Teller(Text(language, strict=True), pack, ()) for pack in (past, carried, pack_in(None)))
    cards = {card.name: number for number, card in enumerate(past.gang_cards)}
    backgrounds = {card.name: number for number, card in enumerate(past.backgrounds)}
    for name in ("triad_tunnel_rats", "queers_headliner", "cartel_runner"):
        said = then.power_text(cards[name])
        assert said and said == same.power_text(cards[name]) != now.power_text(cards[name]), name
    for name in ("con_artist", "whistleblower"):
        said = then.background_text(backgrounds[name])
        assert said and said == same.background_text(backgrounds[name]) != now.background_text(backgrounds[name]), name
    assert then.power_text(cards["crew_fingers"]) == now.power_text(cards["crew_fingers"])


@pytest.mark.parametrize("name", sorted(path.name for path in KEPT.glob("save-*.json")))
def test_every_kept_save_is_listed_as_usable_and_played_to_its_end(name: str, other: Shipping) -> None:
    other.ship()
    put(name, saves_folder(), "named-kept.json")
    info, = saved_games(NAMED)
    assert info.problem is None
    session = load(info).session
    for seat in session.humans:
        session.hand_to_bot(seat, "easy")
    for seat in range(session.players):
        if session.seats[seat].player == "hard":
            session.hand_to_bot(seat, "medium")
    session = play(session)
    session.close()
    assert session.over and session.over["winners"]
    assert len(saved_replays()) == 1


def test_a_kept_replay_is_watched_audited_and_taken_over_with_other_cards_shipped(
    other: Shipping, capsys: pytest.CaptureFixture[str],
) -> None:
    other.ship()
    path = put("replay-0.1.json", replays_folder(), "old.json")
    assert [(info.name, info.problem) for info in saved_replays()] == [("A finished game", None)]
    shown = load_replay(path)
    shown.go(len(shown))
    assert shown.over and len(shown) == 423
    shown.go(200)
    assert Session.from_replay(shown, shown.plan.seats).acted == 200
    assert main(["replay", str(path), "--audit"]) == 0
    assert capsys.readouterr().err == ""


def test_a_save_of_today_goes_on_just_as_it_would_have_when_other_cards_are_shipped(other: Shipping) -> None:
    session = Session(plan("human", "medium:fox", "easy", "medium", michel="michel"), keeping=Autosave())
    while session.prompt != "combat" or session.acted < 60:
        play(session, 1)
    save_as(session, "In mid-combat")
    sights = all_sights(session)
    whole = play(session)
    whole.close()
    other.ship()
    info, = saved_games(NAMED)
    assert info.problem is None
    again, _ = load(info)
    assert again.prompt == "combat" and all_told(again) == [told[:len(seen)] for told, seen in
                                                            zip(all_told(whole), all_told(again), strict=True)]
    assert is_same(all_sights(again), sights)
    assert play(again).record == whole.record
    assert {inmate.name for inmate in again.pack.inmates} >= {"fox"}


def test_a_running_game_and_its_replay_carry_their_cards_too(other: Shipping) -> None:
    session = play(Session(plan("human", "easy"), keeping=Autosave()), 30)
    session.close()
    path = save_replay(session, "Half a game")
    other.ship()
    info, = saved_games(AUTO)
    again, message = load(info)
    assert message is None and again.acted == 30
    assert play(again, 5).acted == 35
    assert len(load_replay(path)) == 30
    assert main(["replay", str(path), "--audit"]) == 0


def test_a_game_begun_with_the_new_cards_is_another_game(other: Shipping) -> None:
    old = sit("human", "easy")
    other.ship()
    new = sit("human", "easy")
    assert old.pack.fingerprint != new.pack.fingerprint
    assert old.record["pack"]["cards"] != new.record["pack"]["cards"]
    assert "crowbar" in [kind.name for kind in new.pack.kinds] and "riot" not in [kind.name for kind in new.pack.kinds]
    with pytest.raises(Exception, match="record-other-cards"):
        Replay(old.record, old.plan, new.pack)


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
    thinkers = thinkers_for(pack, stopped)
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
        assert others and others[0] == mine.pack.carried
        assert games.resumed(mine).record == mine.record and games._thinkers is others
        pids = others[1].pids
        assert pids
    finally:
        games.close()
    assert games._thinkers is None


def carried() -> dict[str, object]:
    plain = unpacked(load_pack().carried)
    assert isinstance(plain, dict)
    return plain


def bomb() -> str:
    return b64encode(compress(b" " * 50_000_000, 9)).decode()


@pytest.mark.parametrize("cards", [
    "", "x", "é", "AAAA", b64encode(b"{}").decode(), b64encode(compress(b"{}")).decode(), packed({}),
    packed(dict.fromkeys(FILES)), packed(dict.fromkeys(FILES, 1.5)), packed({"rules": []}),
    b64encode(compress(b"[" * 100_000)).decode(), b64encode(compress(b"9" * 5_000)).decode(), "A" * 1_000_000,
    b64encode(compress(b"{}")[:-2]).decode(),
])
def test_what_are_no_cards_is_refused_like_a_strangers_pack(cards: str) -> None:
    with pytest.raises(BadPack):
        carried_pack(cards, "x")


def test_a_bomb_is_refused_before_it_is_large() -> None:
    assert len(bomb()) < 100_000
    with pytest.raises(BadPack, match="too large"):
        carried_pack(bomb(), "x")


def deep(levels: int) -> object:
    return [deep(levels - 1)] if levels else 1


@pytest.mark.parametrize(("file", "value"), [
    ("rules", deep(30)), ("cards", {"knife": {"category": "weapon", "copies": 10**30}}), ("inmates", {}),
    ("board", None), ("gangs", {"gangs": {}}), ("michel", {"x": {"copies": True}}), ("cards", {"a": 0.5}),
])
def test_carried_cards_pass_the_same_checks_as_files(file: str, value: object) -> None:
    with pytest.raises(BadPack):
        carried_pack(packed(carried() | {file: value}), "x")


def test_what_is_carried_is_the_pack() -> None:
    pack = load_pack()
    again = carried_pack(pack.carried, "again")
    assert (again.name, again.fingerprint, again.carried) == ("again", pack.fingerprint, pack.carried)
    assert len(pack.carried) < 6_000


def test_the_cards_of_version_0_1_are_kept() -> None:
    fingerprint = read_save(KEPT / "save-version-1.json").record["pack"]["fingerprint"]
    past = library.past_pack(fingerprint)
    assert past and past.fingerprint == fingerprint
    twice = f"{fingerprint}/../{fingerprint}"
    for word in ("0" * 64, "", "../inmates", fingerprint.upper(), f"{fingerprint}\n", twice):
        assert library.past_pack(word) is None and not library.is_past(word)


def test_a_record_with_spoilt_cards_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str],
) -> None:
    record = play(sit("easy", "easy"), 5).record
    path = tmp_path / "record.json"
    for cards in ("x", packed(carried() | {"rules": {}})):
        record["pack"]["cards"] = cards
        path.write_text(json.dumps(record))
        assert main(["replay", str(path), "--audit"]) == 1
        assert len(capsys.readouterr().err.splitlines()) == 1
        with pytest.raises(SaveProblem, match="save-broken"):
            load_replay(path)
