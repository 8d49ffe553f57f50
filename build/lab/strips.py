"""Strips of frames: the animations on the table and at the end, as a player sees them.

`python build/lab strips FOLDER [--languages en,de] [--size 1280x720] [--still] [NAME …]` writes a PNG of twelve frames
for each.
"""

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pygame

from blackgate.app import App
from blackgate.keep.settings import Settings
from blackgate.kit.window import Window
from blackgate.model.notation import Json
from blackgate.play.session import Session
from blackgate.scenes.end.end import End
from blackgate.scenes.table.table import Table
from blackgate.words.text import Text

from .gallery.games import a_replay
from .gallery.positions import DEMAND, MIDGAME, SEATS_4, THEIR_TURN, act, changed, session_at, with_michelle

FRAMES: Final = 12
ACROSS: Final = 3
STEP: Final = 0.05          # seconds between two frames
THUMB: Final = 640          # pixels
FIGHT: Final[tuple[Json, ...]] = (
    {"do": "fight"}, {"do": "weapon", "kind": "knife"}, {"do": "weapon", "kind": "blade"}, {"do": "give_up"},
)

Play = Callable[[App], Iterator[None]]


def _seats(**changes: Json) -> list[Json]:
    """The seats in the middle of a game with changes: `s1` is the second seat."""
    return [{**seat, **changes.get(f"s{number}", {})} for number, seat in enumerate(SEATS_4)]


def _playing(position: Json, *actions: Json, humans: int = 1, before: tuple[Json, ...] = ()) -> Play:
    """Show these actions one after another, each to its end, and then the question for a moment.

    `before`: actions that are done and not shown. At a shared screen whoever acts has opened their hand.
    """

    def play(app: App) -> Iterator[None]:
        table = Table(app, session_at(position, *before, humans=humans))
        table.pace.is_paused = table._is_dealt = True
        app.push(table)
        app.frame([], 0.0)
        for written in actions:
            if table.screen.is_shared and table.screen.wanted is not None:
                table.open_hand()
                app.frame([], 0.0)
            act(table.session, written)
            table._look_anew()
            table.catch_up(show=True)
            app.frame([], 0.0)
            while table.motion.is_busy:
                yield
                app.frame([], STEP)
            for _ in range(8):
                yield
                app.frame([], STEP)

    return play


def _ending(seed: int, loses: bool) -> Play:
    def play(app: App) -> Iterator[None]:
        replay = a_replay(4, seed)
        replay.go(len(replay))
        app.push(end := End(app, Session(replay.plan, pack=replay.pack, record=replay.so_far())))
        if not loses:
            end.capture = None
        app.frame([], 0.0)
        while end.is_moving and (end.capture is not None) >= loses:
            yield
            app.frame([], STEP)
        for _ in range(8):
            yield
            app.frame([], STEP)

    return play


STRIPS: Final[dict[str, Play]] = {
    "duel-me": _playing(THEIR_TURN, DEMAND, *FIGHT),
    "duel-bots": _playing(
        changed(THEIR_TURN, seats=_seats(s2={"place": "cafeteria", "hand": {"spoon": 1, "knife": 1}})),
        {**DEMAND, "seat": 2}, *FIGHT),
    "duel-shared": _playing(THEIR_TURN, DEMAND, *FIGHT, humans=2),
    "duel-michelle": _playing(
        changed(with_michelle(), seats=_seats(s0={"place": "infirmary", "hand": {"shovel": 1, "link": 1}})),
        {"do": "cautious_move", "place": "cafeteria"}, FIGHT[0], FIGHT[-1]),
    "shared-extortion": _playing(THEIR_TURN, DEMAND, humans=4),
    "shared-fight": _playing(THEIR_TURN, *FIGHT, humans=4, before=(DEMAND,)),
    "shared-snitch": _playing(
        changed(THEIR_TURN, seats=_seats(s1={"hand": {"snitch": 1, "link": 1}})),
        {"do": "play", "card": "snitch", "seat": 0}, {"do": "pass"}, humans=4),
    "shared-end-of-turn": _playing(THEIR_TURN, {"do": "end_turn"}, humans=4),
    "dig": _playing(changed(MIDGAME, seats=_seats(s0={"place": "cell_block", "hand": {"shovel": 1, "link": 1}})),
                    {"do": "dig", "tool": "shovel"}),
    "dig-bot": _playing(
        changed(MIDGAME, turn={"seat": 3, "actions": 2}, seats=_seats(s3={"beatings": 0})),
        {"do": "dig", "tool": "pickaxe"}),
    "alarm": _playing(
        changed(MIDGAME, turn={"seat": 3, "actions": 2},
                seats=_seats(s0={"place": "cell_block"}, s3={
                    "hand": {"pickaxe": 1, "spoon": 1}, "tunnel": {"shovel": 2}, "beatings": 0})),
        {"do": "dig", "tool": "pickaxe"}, {"do": "end_turn"},
        {"do": "extort", "seat": 3, "tool": "spoon", "weapons": ["knife"]}, {"do": "cooperate"}),
    "riot": _playing(
        changed(THEIR_TURN, seats=_seats(s1={"hand": {"riot": 1, "link": 1}})),
        {"do": "play", "card": "riot"}, {"do": "end_turn"}),
    "finale": _ending(5, loses=False),
    "loser": _ending(5, loses=True),
}


def frames_of(name: str, language: str, size: tuple[int, int], is_still: bool) -> list[pygame.Surface]:
    """Return the window at each moment of a strip."""
    settings = Settings(language=language, reduced_motion=is_still)
    app = App(settings, Text(language), Window(size, headless=True))
    frames = [app.window.surface.copy() for _ in STRIPS[name](app)]
    app.quit()
    return frames


def count_distinct(frames: list[pygame.Surface]) -> int:
    return len({frame.get_buffer().raw for frame in frames})


def strip_of(name: str, language: str, size: tuple[int, int], is_still: bool) -> pygame.Surface:
    seen = frames_of(name, language, size, is_still)
    chosen = [seen[round(number * (len(seen) - 1) / (FRAMES - 1))] for number in range(FRAMES)]
    tall = THUMB * size[1] // size[0]
    sheet = pygame.Surface((ACROSS * THUMB, FRAMES // ACROSS * tall))
    for number, frame in enumerate(chosen):
        small = pygame.transform.smoothscale(frame, (THUMB - 4, tall - 4))
        sheet.blit(small, (number % ACROSS * THUMB + 2, number // ACROSS * tall + 2))
    print(f"{name} {language}: {len(seen) * STEP:.1f} s, {count_distinct(seen)} distinct frames of {len(seen)}")
    return sheet


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--languages", default="en,de")
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--still", action="store_true")
    chosen = parser.parse_args(words)
    wide, tall = map(int, chosen.size.split("x"))
    chosen.folder.mkdir(parents=True, exist_ok=True)
    for name in chosen.names or STRIPS:
        for language in chosen.languages.split(","):
            sheet = strip_of(name, language, (wide, tall), chosen.still)
            pygame.image.save(sheet, chosen.folder / f"{name}-{language}.png")
    return 0
