"""Moments of games that a page must show well: where a phone's owner is asked something, and how they got there."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from blackgate.model.notation import Json
from blackgate.play.session import Session
from blackgate.scenes.coaching import Coach
from lab.gallery.coached import PosedDesk
from lab.gallery.positions import DEMAND, MIDGAME, SEATS_4, THEIR_TURN, changed, session_at, six, with_michelle

from .chromium import Hand
from .client import Party

BotTurn = Callable[[Hand], Awaitable[None]]
FULL_HAND = [dict(SEATS_4[0], hand={"link": 4, "knife": 5, "pike": 2, "bandana": 1}), *SEATS_4[1:]]
AT_THE_FENCE = [dict(SEATS_4[0], place="rec_area"), *SEATS_4[1:]]


@dataclass(frozen=True)
class Moment:
    """A session in which people hold all seats, and what the first of them taps."""

    session: Callable[[], Session]
    doing: BotTurn | None = None
    is_coached: bool = False        # by somebody who answers at once and always the same

    def lay(self, party: Party) -> None:
        """Who coaches there."""
        if self.is_coached:
            desk = PosedDesk()
            party.app.coach = Coach(lambda pack: desk, keeps=False)


def at(position: Json, *actions: Json) -> Callable[[], Session]:
    return lambda: session_at(position, *actions, humans=position["players"])


def met_by_michelle() -> Session:
    position = with_michelle()
    seats = [dict(position["seats"][0], place="infirmary"), *position["seats"][1:]]
    return at(changed(position, seats=seats), {"do": "cautious_move", "place": "cafeteria"})()


async def verb(hand: Hand, name: str, then: str) -> None:
    await hand.press(f"[data-verb={name}]")
    await hand.see(then)


async def sell(hand: Hand) -> None:
    await verb(hand, "sell", ".tray")
    before = await hand.page.locator(".total").inner_text()
    for number in (1, 2):
        await hand.page.locator(".lying .card").nth(number).click()
    await hand.until("(words) => document.querySelector('.total').textContent !== words", before)


async def discard(hand: Hand) -> None:
    for _ in range(2):
        await hand.press(".lying .card")
    await hand.see(".tray .go:not(:disabled)")


async def exchange(hand: Hand) -> None:
    await verb(hand, "exchange", ".tray, .choices")
    if not await hand.page.locator(".tray").count():
        await hand.press(".choice")
    await hand.press(".lying .card")
    await hand.see(".tray .go:not(:disabled)")


async def commit(hand: Hand) -> None:
    await hand.page.locator(".choice").last.click()
    await hand.press(".lying .card")


async def extort(hand: Hand) -> None:
    await verb(hand, "extort", ".note")


async def look_closer(hand: Hand) -> None:
    """Hold a card down."""
    card = hand.page.locator("[data-card=ambush]")
    await card.dispatch_event("pointerdown", {"button": 0, "clientX": 10, "clientY": 10})
    await hand.see("dialog[open] .card.large")
    await card.dispatch_event("pointerup", {})


async def part(hand: Hand, name: str) -> None:
    """Where there is no room for all parts of the table."""
    if await hand.page.locator(f"#tab-{name}").is_visible():
        await hand.press(f"#tab-{name}")


async def entry(hand: Hand, icon: str, then: str) -> None:
    await hand.press(".bar .tool")
    await hand.press(f".entry:has([style*='{icon}'])")
    await hand.see(then)


def pressing(what: str, then: str = "dialog[open]") -> BotTurn:
    async def doing(hand: Hand) -> None:
        await hand.press(what)
        await hand.see(then)

    return doing


async def shown_a_place(hand: Hand) -> None:
    await part(hand, "yard")
    await hand.page.locator("[data-place=solitary]").click()
    await hand.see("dialog[open]")


async def let_a_bot_play(hand: Hand) -> None:
    await entry(hand, "tokens/bot", ".stand-in")


async def lose_the_line(hand: Hand) -> None:
    await hand.cut()
    await hand.see(".lost")


MOMENTS: dict[str, Moment] = {
    "waiting": Moment(at(THEIR_TURN)),
    "turn": Moment(at(MIDGAME)),
    "extorted": Moment(at(THEIR_TURN, DEMAND)),
    "fight": Moment(at(THEIR_TURN, DEMAND, {"do": "fight"}, {"do": "weapon", "kind": "knife"},
                       {"do": "weapon", "kind": "blade"})),
    "selling": Moment(at(changed(MIDGAME, seats=AT_THE_FENCE)), sell),
    "exchange": Moment(at(six(team=True)), exchange),
    "offered": Moment(at(changed(six(team=True), turn={"seat": 2, "actions": 2}), {
        "do": "exchange", "seat": 0, "give": {"cards": {"link": 1, "blade": 1}, "cigarettes": 1},
        "take": {"cards": {"shovel": 1}, "cigarettes": 0},
    })),
    "discarding": Moment(at(changed(MIDGAME, seats=FULL_HAND), {"do": "end_turn"}), discard),
    "closer": Moment(at(MIDGAME), look_closer),
    "michelle": Moment(met_by_michelle),
    "committing": Moment(at(THEIR_TURN, DEMAND, {"do": "fight"}), commit),
    "extorting": Moment(at(MIDGAME), extort),
    "card": Moment(at(MIDGAME), pressing("[data-card=tracksuit]", ".asking .head")),
    "again": Moment(at(MIDGAME), pressing("[data-verb=end_turn]", ".again")),
    "closed": Moment(at(MIDGAME), pressing(".verb.closed")),
    "team": Moment(at(six(team=True))),
    "places": Moment(at(six(team=True)), lambda hand: part(hand, "yard")),
    "place": Moment(at(MIDGAME), shown_a_place),
    "log": Moment(at(THEIR_TURN, DEMAND, {"do": "fight"}), lambda hand: part(hand, "log")),
    "seat": Moment(at(MIDGAME), pressing(".seat")),
    "menu": Moment(at(MIDGAME), pressing(".bar .tool")),
    "orders": Moment(at(MIDGAME), lambda hand: entry(hand, "tokens/clock", ".orders")),
    "rules": Moment(at(MIDGAME), lambda hand: entry(hand, "tokens/book", ".rule")),
    "faces": Moment(at(MIDGAME), pressing(".own .face", ".emotes")),
    "bot": Moment(at(THEIR_TURN), let_a_bot_play),
    "hint": Moment(at(MIDGAME), pressing(".lamp", ".advice"), is_coached=True),
    "lost": Moment(at(MIDGAME), lose_the_line),
}
