"""A thumb that plays: it taps what the page shows, like somebody who digs when they can and does not wander about."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any

from ..chromium import Hand
from ..client import PATIENCE

A_LOOK = 1500                   # milliseconds until a thumb looks up again
WANDERS = ("end_turn", "cautious_move", "roll_move")
SURE = 3                        # taps in a tray after which it is let go
COVERED = PATIENCE              # seconds


@dataclass(frozen=True)
class Seen:
    """What a page shows (eyes.js)."""

    lang: str
    table: bool
    mine: bool
    over: bool
    sheet: bool
    bye: bool
    lost: bool
    tray: bool
    stage: bool
    sentence: str
    toast: str
    buttons: list[dict[str, Any]]


async def look(hand: Hand, most: int = 0) -> Seen:
    return Seen(**await hand.page.evaluate("(most) => eyes.wait(most)", most))


class Thumb:
    """Somebody's thumb on a phone. What it taps hangs on what it sees and on how often it has tapped, not on time."""

    def __init__(self, hand: Hand, seed: int) -> None:
        self.hand = hand
        self.seed = seed
        self.taps = 0
        self.done: Counter[str] = Counter()     # verbs, stages and trays that were met
        self.seen: Seen | None = None
        self._picks = 0
        self._uncovered = monotonic()           # when last; something may just have come up

    async def play(self, seconds: float, until: Callable[[], bool]) -> Seen:
        """Tap on until the game is over, or it is enough."""
        ends = monotonic() + seconds
        while True:
            seen = self.seen = await look(self.hand, A_LOOK)
            if seen.over or seen.bye or until():
                return seen
            assert monotonic() < ends, f"after {self.taps} taps it is still: {seen}"
            if seen.sheet:
                await self.hand.page.locator("dialog[open] header .tool").tap()
            elif seen.mine:
                await self.step(seen)

    async def step(self, seen: Seen) -> None:
        button = self.choose(seen)
        if button is None:
            return
        where = await self.hand.page.evaluate("(number) => eyes.aim(number)", button["number"])
        if "covered" not in where:
            self._uncovered = monotonic()
        assert monotonic() < self._uncovered + COVERED, f"what is offered cannot be tapped: {where['covered']}"
        if "x" in where:
            self.taps += 1
            self.done[f"{button['sort']} {button['id']}" if button["sort"] == "verb" else button["sort"]] += 1
            await self.hand.page.touchscreen.tap(where["x"], where["y"])
            felt = await self.hand.page.evaluate(
                "([clicks, number, most]) => eyes.feel(clicks, number, most)",
                [where["clicks"], button["number"], 1000 * PATIENCE])
            # It may have been closed under the thumb: a tray counts anew after each card.
            assert felt or not self.is_offered(button, await look(self.hand)), f"a tap was lost: {button}"

    def is_offered(self, button: dict[str, Any], seen: Seen) -> bool:
        return any(all(each[name] == button[name] for name in ("sort", "id", "words")) and not each["closed"]
                   for each in seen.buttons)

    @property
    def random(self) -> Random:
        """The same at the same tap, however often the page had to be looked at before it."""
        return Random(f"{self.seed} {self.taps}")

    def choose(self, seen: Seen) -> dict[str, Any] | None:
        if seen.stage:
            self.done["stage"] += 1
        if seen.tray:
            return self.fill(seen)
        self._picks = 0
        offered = [each for each in seen.buttons if each["sort"] in ("verb", "choice") and not each["closed"]]
        sure = [each for each in seen.buttons if each["sort"] == "go"]          # wants a second tap
        dig = [each for each in offered if each["id"] == "dig"]
        busy = [each for each in offered if each["id"] not in WANDERS]
        random = self.random
        likely = sure or dig or (busy if random.random() < 0.8 else offered) or offered
        return random.choice(likely) if likely else None

    def fill(self, seen: Seen) -> dict[str, Any] | None:
        """A few cards into the tray, then away with it; back if nothing comes of it."""
        go = [each for each in seen.buttons if each["sort"] == "go"]
        if go and self._picks:
            self._picks = 0
            return go[0]
        self._picks += 1
        cards = [each for each in seen.buttons if each["sort"] == "pick"]
        fresh = [each for each in cards if not each["pressed"]]
        steps = [each for each in seen.buttons if each["sort"] == "step"]
        back = [each for each in seen.buttons if each["sort"] == "other"]
        if self._picks > 12 * SURE:
            self._picks = 0
            return self.random.choice(back) if back else None
        if fresh and self._picks <= SURE:
            return self.random.choice(fresh)
        likely = cards + steps
        return self.random.choice(likely) if likely else next(iter(go or back), None)
