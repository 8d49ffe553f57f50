"""A screen with tabs. One of them is shown, and the shoulder buttons change to the next."""

from ..screen_host import Screen


class Tabbed(Screen):
    pages = True
    tabs: tuple[str, ...] = ()
    tab = ""                # the tab that is shown

    def turn_to(self, tab: str) -> None:
        self.tab = tab

    def turn(self, step: int) -> None:
        self.turn_to(self.tabs[(self.tabs.index(self.tab) + step) % len(self.tabs)])
        self.focus = f"tab:{self.tab}"
