"""A fluent way to set a table, play on it and look at it, through positions and the one door in.

    game = table().seat(0, "cafeteria", knife=1).seat(1, "cafeteria", shovel=1).start()
    game.do("extort", seat=1, tool="shovel", weapons=["knife"]).do("cooperate")
    assert game.hand(0) == {"shovel": 1}
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from blackgate.ai.levels import Brains
from blackgate.cards.library import load_pack
from blackgate.model.actions import Action
from blackgate.model.codec import load_position, position
from blackgate.model.engine import apply, is_legal, legal
from blackgate.model.notation import Json, Notation, prompt
from blackgate.model.pack import Pack
from blackgate.model.state import GameState
from blackgate.model.view import view
from blackgate.model.refusal_reasons import why
from blackgate.play.learned_weights import load_brains
from blackgate.play.record import result_of
from blackgate.play.protocol_view import seen

# What seats have face down unless a test says otherwise: nothing that answers anything.
QUIET = ("mechanic", "bookmaker", "burglar", "medic", "miner", "arms_dealer")


@cache
def shipped() -> Pack:
    return load_pack()


@cache
def brains() -> Brains:
    return load_brains(shipped())


@cache
def notation() -> Notation:
    return Notation(shipped())


class Box:
    """A pack to play with, spoken of in our ids: `called` says what it calls a card, place or gang of ours."""

    def __init__(self, pack: Pack, called: Callable[[str], str] | None = None) -> None:
        self.pack = pack
        self.notation = Notation(pack)
        ours = notation()
        names = {*ours.kinds, *ours.places, *ours.gangs, *ours.gang_cards, *ours.backgrounds, *ours.michel_cards,
                 *ours.items} - {""}
        self._theirs = {name: called(name) for name in names} if called else {}
        self._ours = {theirs: name for name, theirs in self._theirs.items()}

    def theirs(self, written: Any) -> Any:
        return _translated(written, self._theirs)

    def ours(self, written: Any) -> Any:
        return _translated(written, self._ours)


def _translated(written: Any, names: dict[str, str]) -> Any:
    if isinstance(written, dict):
        return {names.get(key, key): _translated(value, names) for key, value in written.items()}
    if isinstance(written, list | tuple):
        return [_translated(value, names) for value in written]
    return names.get(written, written) if isinstance(written, str) else written


@cache
def our_box() -> Box:
    return Box(shipped())


class Table:
    """A position being laid out. What is left out has its setup value."""

    def __init__(self, players: int, team: bool, box: Box) -> None:
        self._box = box
        self._position: Json = {"players": players, "team": team, "seats": [{} for _ in range(players)]}

    def seat(
        self, number: int, place: str | None = None, *, cigarettes: int = 0, beatings: int = 0,
        gang: str | None = None, background: str | None = None, revealed: bool = False,
        tunnel: dict[str, int] | None = None, points: int | None = None, **hand: int,
    ) -> "Table":
        entry: Json = {"hand": hand, "cigarettes": cigarettes, "beatings": beatings, "gang": gang}
        if place is not None:
            entry["place"] = place
        if background is not None:
            entry["background"] = {"card": background, "revealed": revealed}
        elif revealed:
            entry["background"] = {"card": QUIET[number], "revealed": True}
        if tunnel is not None:
            entry["tunnel"] = tunnel
        if points is not None:
            entry["points"] = points
        self._position["seats"][number] = entry
        return self

    def turn(self, seat: int = 0, **turn: int) -> "Table":
        self._position["turn"] = {"seat": seat, **turn}
        return self

    def rolls(self, *faces: int) -> "Table":
        self._position["rolls"] = list(faces)
        return self

    def search(self, *top: str, **discard: int) -> "Table":
        """The next draws, and the Search discard."""
        self._position["search"] = {"top": list(top), "discard": discard}
        return self

    def piles(self, **piles: int) -> "Table":
        self._position["piles"] = piles
        return self

    def gangs(self, **piles: list[str]) -> "Table":
        self._position["gangs"] = piles
        return self

    def michel(self, place: str = "showers", deck: tuple[str, ...] = (), who: str = "michel") -> "Table":
        self._position["michel"] = {"who": who, "place": place, "deck": list(deck)}
        return self

    def seed(self, seed: int) -> "Table":
        self._position["seed"] = seed
        return self

    def start(self) -> "Play":
        used = [entry["background"]["card"] for entry in self._position["seats"] if "background" in entry]
        quiet = [card for card in QUIET if card not in used]
        for number, entry in enumerate(self._position["seats"]):
            if "background" not in entry:
                card = QUIET[number] if QUIET[number] in quiet else next(iter(quiet), None)
                if card is not None:
                    quiet.remove(card)
                    entry["background"] = {"card": card, "revealed": False}
        return Play(load_position(self._box.theirs(self._position), self._box.notation), self._box)


class Play:
    """A game under test. `do` answers whatever is asked; the rest looks."""

    def __init__(self, game: GameState, box: Box | None = None) -> None:
        self.game = game
        self.box = box or our_box()
        self.events: list[Json] = []        # of the last action

    def do(self, word: str, **arguments: Any) -> "Play":
        action = self._read(word, arguments)
        assert is_legal(self.game, action), f"{word} {arguments} is refused: {why(self.game, action)}"
        self.events = [self.box.ours(self.box.notation.event(event)) for event in apply(self.game, action)]
        return self

    def _read(self, word: str, arguments: Json) -> Action:
        named = self.box.theirs({"do": word, **arguments})
        return self.box.notation.read_action(named, self.game.players, self._background())

    def written(self, action: Action) -> Json:
        """An answer to what is asked now, in our ids."""
        return dict(self.box.ours(self.box.notation.action(action, self._background())))

    def _background(self) -> int:
        return self.game.background[self.game.decider]

    def options(self, word: str | None = None) -> list[Json]:
        """What is offered now, or of that the options with one word."""
        written = [self.written(option) for option in legal(self.game)]
        return [option for option in written if word is None or option["do"] == word]

    def offers(self, word: str, **arguments: Any) -> bool:
        return {"do": word, **arguments} in self.options()

    def why(self, word: str, **arguments: Any) -> tuple[str, str] | None:
        """The reason and rule an action is refused with; None if it is legal."""
        action = self._read(word, arguments)
        reason = why(self.game, action)
        assert (reason is None) == is_legal(self.game, action), "both tellings of the rules agree"
        return reason

    @property
    def prompt(self) -> str:
        return prompt(self.game.agenda[-1] if self.game.agenda else None)

    @property
    def asked(self) -> int:
        return self.game.decider

    @property
    def actions(self) -> int:
        return self.game.actions

    @property
    def turn(self) -> int:
        return self.game.turn

    @property
    def over(self) -> Json | None:
        return result_of(self.game)

    @property
    def position(self) -> Json:
        return dict(self.box.ours(position(self.game, self.box.notation)))

    def hand(self, seat: int) -> dict[str, int]:
        return dict(self.box.ours(self.box.notation.cards(self.game.hand[seat])))

    def tunnel(self, seat: int) -> dict[str, int]:
        return dict(self.box.ours(self.box.notation.cards(self.game.tunnel[seat])))

    def place(self, seat: int) -> str:
        return str(self.box.ours(self.box.notation.places[self.game.place[seat]]))

    def cigarettes(self, seat: int) -> int:
        return self.game.cigarettes[seat]

    def beatings(self, seat: int) -> int:
        return self.game.beatings[seat]

    def points(self, seat: int) -> int:
        return self.game.points[seat]

    def gang(self, seat: int) -> str | None:
        return self.box.ours(self.box.notation.gang_cards[self.game.gang[seat]]) or None

    def pile(self, kind: str) -> int:
        return int(self.position["piles"][kind])

    def discard(self) -> dict[str, int]:
        """The Search discard."""
        return dict(self.box.ours(self.box.notation.cards(self.game.discard)))

    def on_table(self) -> dict[str, int]:
        return dict(self.box.ours(self.box.notation.cards(self.game.table)))

    def view(self, seat: int) -> Json:
        return dict(self.box.ours(seen(view(self.game, seat), self.box.notation)))

    def known(self, viewer: int, owner: int) -> dict[str, int]:
        """What one seat can be sure of in another's hand."""
        return dict(self.view(viewer)["seats"][owner]["known"])

    def event(self, name: str) -> Json:
        """The one event of that name in the last action."""
        found = [event for event in self.events if event["event"] == name]
        assert len(found) == 1, f"{len(found)} {name} in {self.events}"
        return found[0]

    def has_event(self, name: str) -> bool:
        return any(event["event"] == name for event in self.events)


def table(players: int = 3, *, team: bool = False, box: Box | None = None) -> Table:
    return Table(4 if team and players == 3 else players, team, box or our_box())
