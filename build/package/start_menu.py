"""Opens the game from the start menu of wine's own desktop, as a player does. Takes pictures of the way there."""

from time import sleep

from package.screen import Screen, until
from package.windows_player import Player
from package.wine import Wine

DESKTOP = ("explorer", "/desktop=shell,1366x768")       # Only a desktop of this name has a start menu.
INSIDE = ("explorer", "/desktop=shell")                 # A program started so sees the windows of that desktop.
START = (28, 757)                               # the start button, in the lower left corner
TO_THE_GAME = ("Up", "Up", "Up", "Right")       # over "Run…" and "Control Panel" to "Programs", and into it
GATE = (683, 400)                               # Nothing in this part of the title can be pressed.
ICON, TITLE = 10, 10_000        # so many colours are on the screen at least with the icon, and with the title
PATIENCE = 4.0          # seconds: a menu or the desktop is being drawn


def open_from_start_menu(wine: Wine, screen: Screen, player: Player) -> str:
    """Open the start menu, choose the only program in it, and wait until its title is drawn."""
    def is_drawn() -> bool:
        """Wine's desktop forgets what was drawn in a new window until somebody clicks there."""
        screen.click_at(*GATE)
        sleep(PATIENCE)
        return screen.colours("from-start-menu") > TITLE

    desktop = wine.started(*DESKTOP)
    try:
        until(lambda: screen.colours("desktop") > ICON, "the desktop and its icon were drawn")
        sleep(PATIENCE)
        screen.click_at(*START)
        sleep(PATIENCE)
        for key in TO_THE_GAME:
            screen.press(key)
        sleep(PATIENCE)
        screen.photograph("start-menu")
        screen.press("Return")
        until(lambda: bool(player.running()), "the start menu started the game")
        until(is_drawn, "its title was drawn")
        sleep(PATIENCE)         # It fades in.
        found = screen.colours("from-start-menu")
        player.close(*INSIDE)
    finally:
        desktop.kill()
        desktop.wait()
    return f"the entry in the menu opened the game, {found} colours (start-menu.png, from-start-menu.png)"
