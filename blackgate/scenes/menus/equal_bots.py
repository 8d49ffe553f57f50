"""A button of setup: all bots become about as strong as the person who plays."""

from collections.abc import Mapping
from typing import Final

from ...coach.rating import rival_for
from ...keep.statistics import Person
from ...kit.layout import Region
from ...kit.ui import Ui
from ...kit.widgets.buttons import button
from .seating import Seating

ENOUGH: Final = 3       # rated games that a person needs


class EqualBots:
    """Knows the ratings of the people who played here."""

    def __init__(self, people: Mapping[str, Person]) -> None:
        ratings = {name: person.rating for name, person in people.items()}
        self._numbers = {name: rating.number for name, rating in ratings.items()
                         if rating is not None and rating.games >= ENOUGH}

    def number(self, seating: Seating) -> int | None:
        """Return the rating of the first person at the table who has one; None without one, or without bots."""
        people = [name for chair, name in zip(seating.chairs, seating.names(), strict=True) if chair.is_human]
        has_bots = len(people) < len(seating.chairs)
        return next((self._numbers[name] for name in people if name in self._numbers), None) if has_bots else None

    def draw(self, ui: Ui, box: Region, seating: Seating, number: int) -> None:
        level = rival_for(number)

        def press() -> None:
            for chair in seating.chairs:
                if not chair.is_human:
                    chair.level = level

        words = ui.t("setup-as-strong-help", level=ui.t(f"level-{level}"), number=str(number))
        button(ui, "setup:as-strong", box, ui.t("setup-as-strong"), press, kind="quiet", help=words)
