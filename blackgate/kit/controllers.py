"""Controllers: which are connected, what they look like, and what is pressed on them, in one set of names.

SDL knows the layout of most controllers and names their buttons (`CONTROLLER…` events). Of others only numbers come
(`JOY…` events), which are read as most such controllers number them. A known controller sends both; its numbers are
ignored, because every press would count twice.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import pygame

from .spots import DOWN, LEFT, RIGHT, UP

log = logging.getLogger(__name__)

Direction = tuple[int, int]
Push = str | Direction          # the name of a button, or a step

STICK: Final = 0.6              # how far a stick must be pushed for a step
RELEASE: Final = 0.4            # how far it must come back before the step ends
KEEPS: Final = 0.75             # the direction stays the same while this share of the push points there
ROLL: Final = 0.25              # how far the right stick must be pushed to scroll
PULL: Final = 0.5               # how far a trigger must be pulled
REPEAT_AFTER: Final = 0.35      # seconds until a held direction repeats, as keys do
REPEAT_EVERY: Final = 0.12
MOST_NAME: Final = 40           # the greatest number of letters in a name

BUTTONS: Final = {
    pygame.CONTROLLER_BUTTON_A: "a", pygame.CONTROLLER_BUTTON_B: "b", pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y", pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "l1",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "r1", pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_BACK: "select", pygame.CONTROLLER_BUTTON_RIGHTSTICK: "r3",
}
CROSS: Final = {
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: LEFT, pygame.CONTROLLER_BUTTON_DPAD_RIGHT: RIGHT,
    pygame.CONTROLLER_BUTTON_DPAD_UP: UP, pygame.CONTROLLER_BUTTON_DPAD_DOWN: DOWN,
}
TRIGGERS: Final = {pygame.CONTROLLER_AXIS_TRIGGERLEFT: "l2", pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "r2"}
NUMBERED: Final = ("a", "b", "x", "y", "l1", "r1", "select", "start")

# The kind of signs on the buttons: by the maker (a part of the GUID), else by the name.
XBOX, PLAYSTATION, NINTENDO = "xbox", "playstation", "nintendo"
MAKERS: Final = {0x045E: XBOX, 0x054C: PLAYSTATION, 0x057E: NINTENDO}
NAMED: Final = (
    (XBOX, ("xbox", "x-box", "xinput")),
    (PLAYSTATION, ("playstation", "dualshock", "dualsense", "sony", "ps3", "ps4", "ps5")),
    (NINTENDO, ("nintendo", "switch", "joy-con", "pro controller")),
)


def style_of(name: str, guid: str) -> str:
    """Return the kind of signs of a controller. Unknown ones are treated as Xbox, which most imitate."""
    try:
        maker = int(guid[10:12] + guid[8:10], 16)
    except ValueError:
        maker = 0
    if maker in MAKERS:
        return MAKERS[maker]
    known = name.lower()
    return next((style for style, words in NAMED if any(word in known for word in words)), XBOX)


@dataclass
class Pad:
    """A connected controller, and what is held on it."""

    name: str
    style: str
    is_mapped: bool = False             # whether SDL knows its layout
    handles: tuple[object, ...] = ()    # keep references, because otherwise SDL forgets the controller
    cross: list[Direction] = field(default_factory=list)        # the last direction counts
    stick: list[float] = field(default_factory=lambda: [0.0, 0.0])
    aim: Direction | None = None        # the direction of the stick
    pulled: set[str] = field(default_factory=set)
    roll: float = 0.0

    @property
    def direction(self) -> Direction | None:
        return self.cross[-1] if self.cross else self.aim


class Controllers:
    def __init__(self, news: Callable[[str, str], None]) -> None:
        """`news` takes a message's key and the controller's name."""
        self.news = news
        self.style = XBOX               # of the controller that was used last
        self._pads: dict[int, Pad] = {}
        self._held = 0.0

    def open(self) -> None:
        """Listen to controllers, also those connected later. Do nothing if the system has no support."""
        try:
            from pygame._sdl2 import controller

            pygame.joystick.init()
            controller.init()
        except (ImportError, NotImplementedError, pygame.error) as error:
            log.warning("No controllers: %s", error)

    @property
    def names(self) -> list[str]:
        return [pad.name for pad in self._pads.values()]

    @property
    def roll(self) -> float:
        """How fast to scroll, from -1 to 1."""
        return max((pad.roll for pad in self._pads.values()), key=abs, default=0.0)

    def let_go(self) -> None:
        """Release everything, because the window lost the keyboard and will not see buttons come up."""
        for pad in self._pads.values():
            pad.cross.clear()
            pad.aim, pad.roll, pad.stick = None, 0.0, [0.0, 0.0]

    def tick(self, seconds: float) -> list[Direction]:
        """Return the steps of this time for a held direction."""
        direction = next((pad.direction for pad in self._pads.values() if pad.direction), None)
        steps: list[Direction] = []
        if direction is not None:
            self._held += seconds
            while self._held > REPEAT_AFTER:
                self._held -= REPEAT_EVERY
                steps.append(direction)
        return steps

    # --- Events ---------------------------------------------------------------------------------------------

    def take(self, event: pygame.event.Event) -> list[Push]:
        """Return what the player pressed with this event, if anything."""
        match event.type:
            case pygame.CONTROLLERDEVICEADDED:
                self._plug(event.device_index, mapped=True)
            case pygame.JOYDEVICEADDED:
                self._plug(event.device_index, mapped=False)
            case pygame.CONTROLLERDEVICEREMOVED | pygame.JOYDEVICEREMOVED:
                self._unplug(event.instance_id)
            case pygame.CONTROLLERBUTTONDOWN | pygame.CONTROLLERBUTTONUP:
                return self._button(self._pad(event, mapped=True), event.button, event.type)
            case pygame.CONTROLLERAXISMOTION:
                return self._axis(self._pad(event, mapped=True), event.axis, event.value / 32767)
            case pygame.JOYBUTTONDOWN | pygame.JOYHATMOTION | pygame.JOYAXISMOTION:
                pad = self._pad(event, mapped=False)
                return [] if pad.is_mapped else self._numbered(pad, event)
        return []

    def _plug(self, index: int, mapped: bool) -> None:
        from pygame._sdl2 import controller

        try:
            if controller.is_controller(index) != mapped:
                return                          # The other of the two events is used.
            handle = controller.Controller(index) if mapped else None
            stick = handle.as_joystick() if handle is not None else pygame.joystick.Joystick(index)
            instance, guid = stick.get_instance_id(), stick.get_guid()
            name = handle.name if handle is not None else stick.get_name()
        except pygame.error as error:           # It was already removed again.
            log.warning("A controller cannot be opened: %s", error)
            return
        name = "".join(letter for letter in name or "" if letter.isprintable())[:MOST_NAME].strip() or "?"
        self._pads[instance] = Pad(name, style_of(name, guid), mapped, (handle, stick))
        self.style = self._pads[instance].style
        self.news("pad-plugged", name)

    def _unplug(self, instance: int) -> None:
        pad = self._pads.pop(instance, None)
        if pad is not None:
            self.news("pad-unplugged", pad.name)

    def _pad(self, event: pygame.event.Event, mapped: bool) -> Pad:
        """Return the controller that sent an event. An unannounced one is added."""
        pad = self._pads.setdefault(getattr(event, "instance_id", -1), Pad("?", self.style, mapped))
        if mapped or not pad.is_mapped:
            self.style = pad.style
        return pad

    # --- What is pushed -------------------------------------------------------------------------------------

    def _button(self, pad: Pad, button: int, type: int) -> list[Push]:
        if button not in CROSS:
            return [BUTTONS[button]] if button in BUTTONS and type == pygame.CONTROLLERBUTTONDOWN else []
        direction = CROSS[button]
        if direction in pad.cross:
            pad.cross.remove(direction)
        if type == pygame.CONTROLLERBUTTONUP:
            return []
        pad.cross.append(direction)
        return self._step(direction)

    def _step(self, direction: Direction) -> list[Push]:
        self._held = 0.0
        return [direction]

    def _axis(self, pad: Pad, axis: int, value: float) -> list[Push]:
        if axis in TRIGGERS:
            return self._trigger(pad, TRIGGERS[axis], value)
        if axis == pygame.CONTROLLER_AXIS_RIGHTY:
            pad.roll = value if abs(value) >= ROLL else 0.0
        elif axis in (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY):
            pad.stick[axis] = value
            before, pad.aim = pad.aim, _aim(pad.stick[0], pad.stick[1], pad.aim)
            if pad.aim is not None and pad.aim != before:
                return self._step(pad.aim)
        return []

    def _trigger(self, pad: Pad, name: str, value: float) -> list[Push]:
        if value < PULL:
            pad.pulled.discard(name)
        elif name not in pad.pulled:
            pad.pulled.add(name)
            return [name]
        return []

    def _numbered(self, pad: Pad, event: pygame.event.Event) -> list[Push]:
        """Return what was pressed on an unknown controller: eight numbered buttons, one cross, one stick."""
        if event.type == pygame.JOYBUTTONDOWN:
            return [NUMBERED[event.button]] if event.button < len(NUMBERED) else []
        if event.type == pygame.JOYAXISMOTION:
            return self._axis(pad, event.axis, event.value) if event.axis < 2 else []
        across, along = event.value
        held = [direction for direction in ((across, 0), (0, -along)) if direction != (0, 0)]
        new = [direction for direction in held if direction not in pad.cross]
        pad.cross = [direction for direction in held if direction not in new] + new
        return self._step(new[-1]) if new else []


def _aim(x: float, y: float, before: Direction | None) -> Direction | None:
    """Return where a stick points, if far enough out. On a diagonal it does not flicker between two directions."""
    if max(abs(x), abs(y)) < (RELEASE if before else STICK):
        return None
    if before is not None:
        along = x * before[0] + y * before[1]
        if along >= RELEASE and along >= KEEPS * max(abs(x), abs(y)):
            return before
    if abs(x) >= abs(y):
        return RIGHT if x > 0 else LEFT
    return DOWN if y > 0 else UP
