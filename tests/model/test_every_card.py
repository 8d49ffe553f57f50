"""No card without a scenario, and none that never comes into play."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from blackgate.ai.arena import Match, Tally, card_uses, play_game
from blackgate.ai.levels import Brains
from tests.model.counting import all_cards
from tests.table import Play, shipped, table

HERE = Path(__file__).parent
SCENARIOS = ("action_cards", "backgrounds", "gangs", "search_and_join", "michel", "fine_points")


def scenarios(*topics: str) -> str:
    """The sources of the scenario tests about some topics."""
    return "\n".join(
        path.read_text(encoding="utf-8") for topic in topics for path in sorted(HERE.glob(f"test_{topic}*.py"))
    )


def unmentioned(cards: list[str], text: str) -> list[str]:
    """The cards that no scenario names, neither as a word nor as somebody's card."""
    return [card for card in cards if not re.search(rf'"{card}"|\b{card}=', text)]


def test_every_card_kind_has_a_scenario() -> None:                                     # R1.2 R1.3
    assert unmentioned([kind.name for kind in shipped().kinds], scenarios(*SCENARIOS)) == []


def test_every_action_card_has_a_scenario_of_its_own() -> None:                        # R5.4
    cards = [kind.name for kind in shipped().kinds if kind.category == "action"]
    assert len(cards) == 9
    assert unmentioned(cards, scenarios("action_cards")) == []


def test_every_gang_card_has_a_scenario() -> None:                                     # R9
    cards = [card.name for card in shipped().gang_cards if card.name]
    assert len(cards) == 24
    assert unmentioned(cards, scenarios("gangs")) == []


def test_every_background_has_a_scenario() -> None:                                    # R8
    cards = [card.name for card in shipped().backgrounds]
    assert len(cards) == 18
    assert unmentioned(cards, scenarios("backgrounds")) == []


def test_every_michel_card_has_a_scenario() -> None:                                   # R10
    assert unmentioned([card.name for card in shipped().michel_cards], scenarios("michel")) == []


def unused_after(match: Match, most_games: int) -> list[str]:
    """Play until every card took effect; what did not in so many games."""
    tally = Tally()
    for number in range(most_games):
        tally.add(play_game(shipped(), Brains(), match, number))
        unused = [card for card, times in card_uses(shipped(), tally).items() if not times]
        if not any(match.michel or not card.startswith("michel:") for card in unused):
            break
    return unused


def test_every_card_takes_effect_in_random_games() -> None:                            # R13
    unused = unused_after(Match(("random",) * 3, seed=1), most_games=300)
    assert [card for card in unused if not card.startswith("michel:")] == []


def test_every_card_takes_effect_in_random_team_games() -> None:                       # R13
    unused = unused_after(Match(("random",) * 4, seed=2, team=True), most_games=300)
    assert [card for card in unused if not card.startswith("michel:")] == []


def test_every_card_takes_effect_in_random_games_with_michel() -> None:                # R13
    assert unused_after(Match(("random",) * 2, seed=3, michel=1), most_games=100) == []


def some(cards: dict[str, int], count: int) -> dict[str, int]:
    """That many of these cards."""
    return dict(Counter([kind for kind, number in cards.items() for _ in range(number)][:count]))


def filled(game: Play, option: dict[str, Any]) -> dict[str, Any]:
    if option.get("cards") != "any":
        return option
    cards = game.discard() if option["do"] == "reveal" else game.hand(game.asked)
    return option | {"cards": some(cards, option.get("count", 1))}


def random_games(seed: int, games: int) -> Iterator[Play]:
    """The moments of some random games with Michel(le)."""
    random = Random(seed)
    for _ in range(games):
        game = table(3).michel().seed(random.randrange(2**32)).start()
        for _ in range(500):
            option = dict(filled(game, random.choice(game.options())))
            game.do(option.pop("do"), **option)
            yield game
            if game.over is not None:
                break


def test_every_action_card_is_played_in_random_games() -> None:                        # R5.4
    played = {event["card"] for game in random_games(4, 12) for event in game.events if event["event"] == "played"}
    assert played == {kind.name for kind in shipped().kinds if kind.category == "action"}


def test_no_card_is_lost_or_doubled_in_random_games() -> None:                         # R13
    printed = Counter({kind.name: kind.copies for kind in shipped().kinds})
    michel = Counter({card.name: card.copies for card in shipped().michel_cards})
    for game in random_games(5, 4):
        assert all_cards(game) == printed
        position = game.position
        turned = position["michel"]["deck"] + position["michel"]["discard"] + position["table"]["michel"]
        assert Counter(turned) == michel


def test_no_gang_card_is_lost_or_doubled_in_random_games() -> None:                    # R13
    for game in random_games(6, 4):
        position = game.position
        piles = [card for pile in position["gangs"].values() for card in pile]
        held = [seat["gang"] for seat in position["seats"] if seat["gang"]]
        assert len(piles) + len(held) == len({*piles, *held}) == 24


def test_somebody_can_always_answer_in_random_games() -> None:                         # R13
    for game in random_games(7, 4):
        assert bool(game.options()) == (game.over is None)
