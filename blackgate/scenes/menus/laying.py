"""The setup's chairs as phones see them while the table is laid."""

from ...model.sides import side_name
from ...phones.sitting import BOT, SCREEN, Place
from .seating import Seating


class Chairs:
    """Who scans the code may sit down on any of them; a bot gives way."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating

    def places(self) -> list[tuple[object, bool, Place]]:
        seating = self.seating
        return [
            (chair, chair.is_human, Place(
                name, colour, chair.inmate, SCREEN if chair.is_human else BOT, "" if chair.is_human else chair.level,
                side=side_name(number, seating.is_team),
            ))
            for number, (chair, name, colour)
            in enumerate(zip(seating.chairs, seating.names(), seating.colours(), strict=True))
        ]

    def sit(self, number: int, name: str) -> None:
        chair = self.seating.chairs[number]
        if not chair.is_human:
            chair.is_human, chair.colour, chair.name = True, None, ""
        if name:
            chair.name = name
