"""The account of a game: what made each seat's result, as a sum.

For each seat `result − start = skill + luck + others`. Skill is what its own decisions cost. Luck is what its own
rolls, draws and thefts brought. Others is the rest: what the others did, their luck, and the noise of the estimates.
"""

from typing import Any, Final

from ..ai.float_sums import add_up
from ..model.notation import Json

MARKS: Final = (("best", 1.0), ("fine", 3.0), ("slip", 8.0), ("mistake", 15.0))     # limits in percent
BLUNDER: Final = "blunder"
MOMENTS: Final = 3
VERSION: Final = 1


def mark_of(lost: float) -> str:
    """The mark for a decision that lost this much chance, from 0 to 1."""
    return next((mark for mark, most in MARKS if 100 * lost < most), BLUNDER)


class Account:
    """Collects the results of the actions judged so far, as plain data."""

    def __init__(self, actions: int, effort: str, source: str) -> None:
        self.actions = actions
        self._effort = effort
        self._source = source               # the record's seal or last link, which identifies the game
        self._weighed: dict[int, Json] = {}

    def add(self, weighed: Json) -> None:
        """Add the result of `ActionJudge.weigh` for one action; the end of the game counts as one too."""
        self._weighed[weighed["at"]] = weighed

    @property
    def done(self) -> int:
        return len(self._weighed)

    @property
    def total(self) -> int:
        return self.actions + 1

    def written(self) -> Json:
        """The review so far, as `blackgate review --json` prints it."""
        players = max((len(weighed["win"]) for weighed in self._weighed.values()), default=0)
        return {
            "version": VERSION, "of": self._source, "effort": self._effort, "actions": self.actions,
            "is_whole": self.done == self.total, "seats": [self._seat(seat) for seat in range(players)],
            "moments": self._moments(),
        }

    def _seat(self, seat: int) -> Json:
        odds: list[dict[str, Any]] = []
        decisions: list[dict[str, Any]] = []
        chances: list[dict[str, Any]] = []
        for at in sorted(self._weighed):
            weighed = self._weighed[at]
            odds.append({"at": at, "win": weighed["win"][seat]})
            decided = weighed["decision"]
            if decided and decided["seat"] == seat:
                lost = decided["lost"]
                decisions.append({"at": at, "action": decided["action"], "best": decided["best"], "lost": lost,
                                  "mark": mark_of(lost)})
            chances += [{"at": at, "event": each["event"], "gained": each["gained"]}
                        for each in weighed["chances"] if each["seat"] == seat]
        start = odds[0]["win"] if odds else 0.0
        result = odds[-1]["win"] if odds else 0.0
        skill = -add_up([each["lost"] for each in decisions])
        luck = add_up([each["gained"] for each in chances])
        return {
            "start": start, "result": result, "skill": skill, "luck": luck, "others": result - start - skill - luck,
            "decisions": decisions, "chances": chances, "odds": odds,
        }

    def _moments(self) -> list[Json]:
        """The three actions by which most chance was lost or won, in their order."""
        found: dict[int, dict[str, Any]] = {}
        for at, weighed in self._weighed.items():
            swings = [(each["gained"], each["seat"], "chance", each["event"]) for each in weighed["chances"]]
            if decided := weighed["decision"]:
                swings.append((-decided["lost"], decided["seat"], "decision", mark_of(decided["lost"])))
            if swings:
                swing, seat, kind, what = max(swings, key=lambda each: abs(each[0]))
                found[at] = {"at": at, "seat": seat, "kind": kind, "what": what, "swing": swing}
        most = sorted(found.values(), key=lambda each: -abs(each["swing"]))[:MOMENTS]
        return sorted(most, key=lambda each: int(each["at"]))
