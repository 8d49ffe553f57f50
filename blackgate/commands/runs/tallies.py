"""The games of a match as a job: the result of each is a tally as plain data."""

from collections import Counter

from ...ai.arena import Match, Tally, play_game
from ...ai.bot import Effort
from ...ai.levels import Brains
from ...model.notation import Json
from ...model.pack import Pack
from .job import Facts

_PLAIN = ("games", "unfinished", "decisions", "stood_in", "failure", "turns", "first_wins")


def facts_of(match: Match) -> Facts:
    return {"seats": list(match.seats), "seed": match.seed, "team": match.team, "michel": match.michel,
            "budget_ms": match.effort.budget_ms, "iterations": match.effort.iterations}


def match_of(facts: Facts) -> Match:
    return Match(tuple(facts["seats"]), facts["seed"], facts["team"], facts["michel"],
                 Effort(facts["budget_ms"], facts["iterations"]), is_careful=True)


def play_match(pack: Pack, brains: Brains, facts: Facts, number: int) -> Json:
    tally = play_game(pack, brains, match_of(facts), number)
    return {
        **{name: getattr(tally, name) for name in _PLAIN},
        "bot_seats": tally.bot_seats, "bot_wins": tally.bot_wins, "seat_wins": list(tally.seat_wins.items()),
        "used": [(*card, times) for card, times in tally.used.items()],
        "times": {word: list(times.items()) for word, times in tally.times.items()},
        "looks": {word: list(looks.items()) for word, looks in tally.looks.items()},
    }


def tally_of(written: Json) -> Tally:
    tally = Tally(**{name: written[name] for name in _PLAIN})
    tally.bot_seats = Counter(written["bot_seats"])
    tally.bot_wins = Counter(written["bot_wins"])
    tally.seat_wins = Counter(dict(written["seat_wins"]))
    tally.used = Counter({(deck, card): times for deck, card, times in written["used"]})
    tally.times = {word: Counter(dict(times)) for word, times in written["times"].items()}
    tally.looks = {word: Counter(dict(looks)) for word, looks in written["looks"].items()}
    return tally
