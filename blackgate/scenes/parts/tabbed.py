"""A screen with tabs: one of them is shown, the shoulder keys turn to the next."""

from ..doors import Screen


class Tabbed(Screen):
    pages = True
    tabs: tuple[str, ...] = ()
    tab = ""                # the one that is shown

    def turn_to(self, tab: str) -> None:
        self.tab = tab
        self.changed()

    def turn(self, step: int) -> None:
        self.turn_to(self.tabs[(self.tabs.index(self.tab) + step) % len(self.tabs)])
        self.focus = f"tab:{self.tab}"
