"""Pictures of the phones' page at telling moments, as Chromium draws it, served by the real game.

    python -m tests.phones.shots --out DIR [--only turn,fight] [--lang de,pl,en] [--size upright,side]

Needs Chromium and Playwright (the `dev` extra). One picture for each moment, language and size; the moments are those
that the tests judge (`tests/phones/moments.py`), and those before and after the game.
"""

import argparse
import asyncio
import os
import sys
import tempfile
from pathlib import Path
from time import perf_counter

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "build"))      # as pytest does

from lab.gallery.positions import MIDGAME, SEATS_4, changed

from ..scenes.window import open_app
from .browser.late_games import the_table_is_laid
from .chromium import SIZES, Hand, browse, chromium, open_page, settled
from .client import Party
from .moments import MOMENTS, Moment, at, pressing

DIGGER = dict(SEATS_4[0], place="cell_block", points=9)
LAID = ("joining", "lobby")             # no game is on the table
SHOTS = {**MOMENTS, "end": Moment(at(changed(MIDGAME, seats=[DIGGER, *SEATS_4[1:]])),
                                  pressing("[data-verb=dig]", ".over"))}


async def arrange(hand: Hand, name: str) -> None:
    if name in LAID:
        await hand.press("[data-seat='0']")
        await hand.see(".sit")
    if name == "lobby":
        await hand.press(".sit .go")
        await hand.see(".line-up li.me")
    if name not in LAID:
        await hand.page.locator(".called").wait_for(state="detached")
        doing = SHOTS[name].doing
        if doing is not None:
            await doing(hand)


def shoot(name: str, lang: str, sizes: list[str], out: Path) -> None:
    """One moment in one language, in all sizes."""
    app = open_app((1024, 600))
    if name in LAID:
        the_table_is_laid(app)
    party = Party(app, None if name in LAID else SHOTS[name].session())
    if name not in LAID:
        SHOTS[name].lay(party)

    async def doing() -> None:
        async with chromium() as browser:
            is_laid = name in LAID
            hand = await open_page(browser, party.phones.link if is_laid else party.phones.seat_link(0), lang)
            await hand.see(".line-up" if is_laid else ".table")
            await arrange(hand, name)
            for size in sizes:
                width, height = SIZES[size]
                await hand.page.set_viewport_size({"width": width, "height": height})
                await settled(hand.page)
                await asyncio.sleep(0.1)
                await hand.page.screenshot(path=out / f"{name}-{lang}-{size}.png")

    try:
        browse(party, doing)
    finally:
        party.close()


def main() -> int:
    names = [*LAID, *SHOTS]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--only", default=",".join(names), help=", ".join(names))
    parser.add_argument("--lang", default="de,pl,en")
    parser.add_argument("--size", default=",".join(SIZES))
    wanted = parser.parse_args()
    wanted.out.mkdir(parents=True, exist_ok=True)
    failed = 0
    with tempfile.TemporaryDirectory() as home:
        os.environ["BLACKGATE_HOME"] = home
        for name in wanted.only.split(","):
            for lang in wanted.lang.split(","):
                began = perf_counter()
                try:
                    shoot(name, lang, wanted.size.split(","), wanted.out)
                    told = "ok"
                except Exception as error:
                    failed, told = failed + 1, f"FAILED: {error}"
                print(f"{name} {lang}: {told} ({perf_counter() - began:.1f} s)", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
