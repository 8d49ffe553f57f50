"""Games go on with the cards they were played with, whatever is shipped by then; kept saves of old versions too."""

import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from blackgate.cards import library
from blackgate.cards.library import SHIPPED, carried_pack, past_pack
from blackgate.cli import main
from blackgate.keep.save_folder import replays_folder, saves_folder
from blackgate.keep.saves import (
    AUTO, NAMED, Autosave, load, load_replay, save_as, save_replay, saved_games, saved_replays,
)
from blackgate.model.board import ALL_HERE
from blackgate.model.pack import Pack
from blackgate.model.view import View
from blackgate.play.learned_weights import pack_and_brains
from blackgate.play.packs import pack_in
from blackgate.play.session import Replay, Session
from blackgate.words.teller import Teller
from blackgate.words.text import Text, languages

from ..play.sitting import all_sights, all_told, plan, play, sit

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
    for name in ("con_artist", "mechanic", "whistleblower"):
        said = then.background_text(backgrounds[name])
        assert said and said == same.background_text(backgrounds[name]) != now.background_text(backgrounds[name]), name
    assert then.power_text(cards["crew_fingers"]) == now.power_text(cards["crew_fingers"])


def test_cards_that_only_saves_carry_say_what_they_did_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A change between two versions leaves a folder with the old sentences, and no file with the old cards."""
    pack = pack_in(None)
    locale = tmp_path / pack.fingerprint / "locale" / "en"
    locale.mkdir(parents=True)
    (locale / "cards.ftl").write_text("power-crew_hustler-text = Search as often as you like.\n", encoding="utf-8")
    monkeypatch.setattr(library, "PAST", tmp_path)
    then = Teller(Text("en", strict=True), carried_pack(pack.carried, "shipped"), ())
    hustler = [card.name for card in pack.gang_cards].index("crew_hustler")
    assert then.power_text(hustler) == "Search as often as you like."


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
