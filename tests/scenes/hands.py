"""Three pairs of hands: one has a mouse, one a keyboard, one a controller. Each goes to what it means and presses."""

from collections import deque
from functools import cache, partial
from typing import Final

import pygame

from blackgate.app import App
from blackgate.kit.focus import Trail, ahead
from blackgate.kit.spots import DOWN, LEFT, RIGHT, UP
from blackgate.kit.widgets.keyboard import PAGES

from .walking import spot, write
from .window import Player

Direction = tuple[int, int]
MOST_STEPS: Final = 120         # to anything on one screen


def way_to(app: App, id: str) -> list[Direction] | None:
    """The arrows that lead there from the focus; None if none do."""
    ui, start = app.ui, app.top.focus
    onward = cache(partial(ahead, ui))
    spots = {spot.id: spot for spot in ui.spots}
    if start not in spots:
        return [DOWN]                   # to where the focus belongs
    ways: dict[tuple[str | None, Trail | None], list[Direction]] = {(start, app.input.trail): []}
    todo = deque(ways)
    while todo:
        state = here, trail = todo.popleft()
        if here == id:
            return ways[state]
        for direction in (LEFT, RIGHT, UP, DOWN):
            if here is None or (direction[0] and spots[here].nudge):
                continue
            is_back = trail is not None and trail[1:] == (here, (-direction[0], -direction[1]))
            there = ahead(ui, here, direction, trail) if is_back else onward(here, direction)
            after = there, (here, there, direction)
            if there != here and after not in ways:
                ways[after] = [*ways[state], direction]
                todo.append(after)
    return None


class Mouse:
    def __init__(self, app: App) -> None:
        self.app = app

    def press(self, id: str) -> None:
        Player(self.app).click(spot(self.app, id))


class Walker:
    """Goes step by step, looking again after each; from panel to panel where arrows do not lead."""

    def __init__(self, app: App) -> None:
        self.app = app

    def press(self, id: str) -> None:
        """What is gone meanwhile, because the game went on, is let be."""
        for _ in range(MOST_STEPS):
            self.app.frame([], 0.0)
            if all(spot.id != id for spot in self.app.ui.spots):
                return
            if self.app.top.focus == id:
                break
            way = way_to(self.app, id)
            if way:
                self.go(way[0])
            else:
                self.next_panel()
        assert self.app.top.focus == id, f"the focus never reaches {id}"
        self.enter()

    def go(self, direction: Direction) -> None:
        raise NotImplementedError

    def next_panel(self) -> None:
        raise NotImplementedError

    def enter(self) -> None:
        raise NotImplementedError


class Keys(Walker):
    ARROWS: Final = {LEFT: pygame.K_LEFT, RIGHT: pygame.K_RIGHT, UP: pygame.K_UP, DOWN: pygame.K_DOWN}

    def go(self, direction: Direction) -> None:
        Player(self.app).key(self.ARROWS[direction])

    def next_panel(self) -> None:
        Player(self.app).key(pygame.K_F6)

    def enter(self) -> None:
        Player(self.app).key(pygame.K_RETURN)

    def write(self, id: str, words: str) -> None:
        self.press(id)
        self.app.frame([], 0.0)
        write(self.app, words)
        self.enter()


class Pad(Walker):
    CROSS: Final = {
        LEFT: pygame.CONTROLLER_BUTTON_DPAD_LEFT, RIGHT: pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
        UP: pygame.CONTROLLER_BUTTON_DPAD_UP, DOWN: pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    }

    def push(self, button: int) -> None:
        self.app.frame([
            pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=button),
            pygame.event.Event(pygame.CONTROLLERBUTTONUP, instance_id=0, button=button),
        ], 0.016)

    def go(self, direction: Direction) -> None:
        self.push(self.CROSS[direction])

    def next_panel(self) -> None:
        self.push(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)

    def enter(self) -> None:
        self.push(pygame.CONTROLLER_BUTTON_A)

    def write(self, id: str, words: str) -> None:
        """In place of what is there, with the keyboard on the screen."""
        self.press(id)
        for _ in range(40):
            self.push(pygame.CONTROLLER_BUTTON_X)
        for letter in words:
            self.press(self._key(letter))
        self.push(pygame.CONTROLLER_BUTTON_START)

    def _key(self, letter: str) -> str:
        row, column = next(
            (row, letters.index(letter.lower())) for row, letters in enumerate(PAGES[0]) if letter.lower() in letters
        )
        return f"key:{row}:{column}"

