"""The seats of the setup screen, as phones see them before the game starts."""

from ...model.teams import side_name
from ...phones.seat_snapshot import BOT, SCREEN, SeatPlace
from .seating import Seating


class SeatsForPhones:
    """The seats. Everybody who scans the code may take any seat, also one of a bot."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating

    def places(self) -> list[tuple[object, bool, SeatPlace]]:
        seating = self.seating
        return [
            (chair, chair.is_human, SeatPlace(
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

    def swap(self, one: int, other: int) -> None:
        self.seating.swap(one, other)

    def paint(self, number: int, colour: int) -> None:
        self.seating.paint(number, colour)
