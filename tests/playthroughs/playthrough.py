"""A whole game as text: every question, answer and event, and what the seat that is asked sees of the hands.

    python -m tests.playthroughs.playthrough      writes the kept playthroughs anew
"""

import json
from pathlib import Path

from blackgate.ai.bot import Bot, Question, RandomBot
from blackgate.model.engine import apply
from blackgate.model.events import Event
from blackgate.model.notation import Json, prompt
from blackgate.model.setup import new_game
from blackgate.model.view import View, view
from blackgate.play.record import result_of
from tests.greedy import GreedyBot
from tests.table import notation, shipped

FOLDER = Path(__file__).parent
# name: players, team, Michel(le), seed. Short games that together show nearly every kind of event and question.
GAMES = {
    "two": (2, False, 0, 331),
    "four": (4, False, 0, 172),
    "six": (6, False, 0, 37),
    "team-of-four": (4, True, 0, 8),
    "team-of-six-michelle": (6, True, 2, 198),
    "three-michel": (3, False, 1, 276),
}


def text_of(name: str) -> str:
    players, team, michel, seed = GAMES[name]
    events: list[Event] = []
    game = new_game(shipped(), players, seed, team=team, michel=michel, events=events)
    # Some play at random so that everything happens; with Michel(le) about that would never end.
    bots: list[Bot] = [
        (GreedyBot if seat % 3 or michel else RandomBot)(seed * 10 + seat) for seat in range(players)
    ]
    lines = [f"# {players} players, team {team}, michel {michel}, seed {seed}"]
    seen = [""] * players
    lines += _events(events)
    number = 0
    while not game.winners:
        question = Question(game)
        sight = _sight(view(game, question.seat))
        if sight != seen[question.seat]:
            seen[question.seat] = sight
            lines.append(f"    {question.seat} sees {sight}")
        number += 1
        asked = prompt(game.agenda[-1] if game.agenda else None)
        action = bots[question.seat].choose(question)
        written = notation().action(action, game.background[question.seat])
        lines.append(f"{number}. {question.seat} {asked} of {len(question.options)}: {_line(written)}")
        events = apply(game, action)
        lines += _events(events)
    lines.append(f"over: {_line(result_of(game) or {})}")
    return "\n".join(lines) + "\n"


def _events(events: list[Event]) -> list[str]:
    return [f"  {_line(notation().event(event))}" for event in events]


def _sight(sight: View) -> str:
    """What only this seat knows of the hands."""
    hands = {
        owner: notation().cards(hand) if hand >= 0 else {"?": sight.sizes[owner], **notation().cards(known)}
        for owner, (hand, known) in enumerate(zip(sight.hands, sight.known, strict=True))
    }
    return _line(hands)


def _line(value: Json | dict[int, Json]) -> str:
    return json.dumps(value, separators=(",", ":")).replace('"', "")


if __name__ == "__main__":
    for title in GAMES:
        (FOLDER / f"{title}.txt").write_text(text_of(title), encoding="utf-8")
