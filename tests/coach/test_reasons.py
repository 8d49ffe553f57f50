"""Reasons name things of the view, and every one of them can be told in every language."""

import pytest

from blackgate.ai.policy import choice as policy
from blackgate.coach.facts import NEVER, Facts
from blackgate.coach.reason import SORTS, Reason
from blackgate.coach.reasons import FINDERS, reasons
from blackgate.model.actions import ACTIONS, Search
from blackgate.model.view import view
from blackgate.model.vocabulary import ANY
from blackgate.words import coach as words
from blackgate.words.coach import tell
from blackgate.words.text import Text, languages
from blackgate.words.things import Things
from tests.table import shipped, table

from .claims import CLAIMS
from .playing import MODES, positions
from .reasons_found import seeing, why

NAMES = ("Ana", "Boris", "Cleo", "Dong", "Edda", "Fred")


def test_there_are_finders_for_verbs_only() -> None:
    assert FINDERS.keys() <= set(ACTIONS)
    assert words._SORTS == SORTS


def test_a_verb_without_a_finder_has_the_reason_that_nothing_is_better(monkeypatch: pytest.MonkeyPatch) -> None:
    game = table().seat(0, "cafeteria").seat(1, "infirmary").start()
    monkeypatch.delitem(FINDERS, Search)
    assert list(why(game, "search")) == ["nothing_better"]


@pytest.mark.parametrize("lang", languages())
def test_the_reasons_of_whole_games_are_told_without_a_gap(lang: str) -> None:
    things = Things(Text(lang, strict=True), shipped(), NAMES)
    keys = set()
    for mode in MODES[languages().index(lang)::6]:
        for number, game in enumerate(positions(mode, 4)):
            if number % 9:
                continue
            seen = view(game, game.decider)
            for _, option in sorted(policy.scores(game), key=lambda each: -each[0])[:3]:
                if ANY not in option:
                    for reason in reasons(seen, option):
                        keys.add(reason.key)
                        told = tell(things, *reason)
                        assert told[-1] in ".!" and "{" not in told and "why-" not in told, told
    assert len(keys) > 20


@pytest.mark.parametrize("lang", languages())
def test_every_kind_has_its_sentence_in_every_language(lang: str) -> None:
    things = Things(Text(lang, strict=True), shipped(), NAMES)
    facts = dict.fromkeys(("seat", "other", "mate"), 1) | dict.fromkeys(("card", "tool", "part"), 6) | {
        "cards": 1 << 48, "place": 1, "power": 3, "background": 2, "gang": 1, "points": 2, "left": 1, "cigarettes": 5,
        "beatings": 1, "actions": 1, "drawn": 3, "over": 2, "own": 4, "share": 5, "size": 3, "percent": 40, "turns": 1,
        "faces": 3, "face": 4, "robbed": 2,
    }
    sentences = {tell(things, key, facts.items()) for key in CLAIMS}
    assert len(sentences) > len(CLAIMS) - 8       # A few things are said the same way, whatever they come from.


def test_a_known_knife_beside_ones_tools_is_a_reason_to_dig_and_to_go() -> None:
    game = seeing(table(3).seat(0, "cell_block", shovel=1).seat(1, "cell_block", knife=2), 1)
    assert why(game, "dig", tool="shovel")["digs_before_theft"]["other"] == 1
    assert why(game, "cautious_move", place="infirmary")["go_safe"] == {"place": "infirmary", "other": 1}


def test_a_knife_that_nobody_has_seen_is_no_reason() -> None:
    game = table(3).seat(0, "cell_block", shovel=1).seat(1, "cell_block", knife=2).start()
    assert "digs_before_theft" not in why(game, "dig", tool="shovel")


def test_a_part_that_is_missing_is_named() -> None:
    game = table(3).seat(0, "showers", pike=1).start()
    assert why(game, "search")["search_part"] == {"part": "link", "tool": "pickaxe"}


def test_beaten_twice_one_goes_to_heal_for_the_tools_in_hand() -> None:
    game = table(3).seat(0, "infirmary", shovel=1, beatings=2).start()
    assert why(game, "heal")["heal_to_dig"]["cards"] == {"shovel": 1}


@pytest.mark.parametrize(("place", "robbed"), [("showers", 1), ("solitary", 2)])
def test_the_wide_pickpocket_counts_nobody_out_of_its_reach(place: str, robbed: int) -> None:      # R14g
    game = (
        table().seat(0, place, gang="crew_fingers", background="pickpocket").seat(1, "solitary", link=1)
        .seat(2, "cafeteria", link=1).start()
    )
    assert why(game, "reveal")["card_pockets"]["robbed"] == robbed


def test_turns_to_finish_are_counted_from_what_is_known() -> None:
    game = table(3).seat(0, "cafeteria").seat(1, "cell_block", points=6, shovel=2).start()
    facts = Facts(view(game.game, 0))
    assert facts.turns_to_finish(1) == NEVER
    game.game.known[1 * 3 + 0] = game.game.hand[1]
    facts = Facts(view(game.game, 0))
    assert facts.turns_to_finish(1) == 1 and facts.about_to_win(1)
    game.game.place[1] = game.game.place[0]
    assert Facts(view(game.game, 0)).turns_to_finish(1) == 2


def test_a_reason_of_a_renamed_pack_speaks_of_its_own_cards() -> None:
    """No card is known by name: what one does is read from its effects."""
    reason = Reason("card_takes_cash", (("other", 1), ("cigarettes", 3)))
    things = Things(Text("en"), shipped(), NAMES)
    assert tell(things, *reason) == "You take 3 Cigarettes from Boris."
