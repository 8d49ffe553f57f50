"""Who holds which seat, and who asks for one: holders have tokens, and codes admit others."""

from dataclasses import dataclass
from hmac import compare_digest
from secrets import choice, token_hex
from typing import Final

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"     # no letters that look alike
CODE: Final = 8                 # number of letters in a code, 40 bits
TOKEN: Final = 16               # number of bytes in a token
MOST_ASKED: Final = 3       # how often one phone may ask for one seat in a game without a yes


def new_code() -> str:
    return "".join(choice(LETTERS) for _ in range(CODE))


def tidy(code: str) -> str:
    """Return a code without blanks and dashes, in capital letters."""
    return "".join(letter for letter in code.upper() if letter in LETTERS)


@dataclass
class Holder:
    """The holder of a seat: the connected device, or None while its phone is silent."""

    token: str
    device: int | None
    who: str = ""               # the address from which it connected
    chair: object = None        # during setup: the chair of the holder, wherever it is moved
    silent_since: float | None = None       # when its phone first stopped answering
    is_lost: bool = False       # whether the log says that the phone does not answer


class Holders:
    def __init__(self) -> None:
        self.code = new_code()                      # the table's code, which admits to free seats
        self.seats: dict[int, Holder] = {}
        self.codes: dict[int, str] = {}            # codes of single seats, each valid once

    def invite(self, seat: int) -> str:
        """Return the code of one seat; the same until it is used."""
        return self.codes.setdefault(seat, new_code())

    def change_code(self) -> None:
        """Make a new table's code. Holders keep their seats."""
        self.code = new_code()

    def invited_to(self, code: str) -> int | None:
        """Return the seat to which this code belongs. The code cannot be used again."""
        wanted = tidy(code).encode()
        found = [seat for seat, own in self.codes.items() if compare_digest(own.encode(), wanted)]
        for seat in found:
            del self.codes[seat]
        return found[0] if found else None

    def is_admitted(self, code: str) -> bool:
        return compare_digest(self.code.encode(), tidy(code).encode())

    def seat_of(self, token: str) -> int | None:
        """Return the seat to which this token belongs."""
        wanted = token.encode(errors="replace")         # It may not be valid text.
        found = [seat for seat, holder in self.seats.items() if compare_digest(holder.token.encode(), wanted)]
        return found[0] if found else None

    def seat(self, device: int) -> int | None:
        """Return the seat of a device."""
        return next((seat for seat, holder in self.seats.items() if holder.device == device), None)

    def take(self, seat: int, device: int, who: str = "", chair: object = None) -> str:
        """Give a seat to a device. Older tokens of the seat become invalid. Return the new token."""
        token = token_hex(TOKEN)
        self.gone(device)               # A device holds only one seat.
        self.seats[seat] = Holder(token, device, who, chair)
        return token

    def release(self, seat: int) -> int | None:
        """Free a seat. Return the device that held it."""
        holder = self.seats.pop(seat, None)
        return holder.device if holder is not None else None

    def gone(self, device: int) -> None:
        """Note that a device is not connected any more. It keeps its seat."""
        for holder in self.seats.values():
            if holder.device == device:
                holder.device = None


@dataclass(frozen=True)
class Request:
    """A phone's request for a seat."""

    device: int
    seat: int
    is_bot: bool = False    # whether a bot plays there
    name: str = ""          # the name of a latecomer who would play in place of the bot


class Requests:
    """The waiting requests. They are counted by address, so that a phone cannot ask more often by reconnecting."""

    def __init__(self) -> None:
        self.waiting: list[Request] = []
        self._asked: dict[tuple[str, int], int] = {}

    @property
    def first(self) -> Request | None:
        """The request that the screen is asked about now."""
        return self.waiting[0] if self.waiting else None

    def of(self, device: int) -> Request | None:
        return next((request for request in self.waiting if request.device == device), None)

    def ask(self, device: int, who: str, seat: int, is_bot: bool = False, name: str = "") -> bool:
        """Add a request. Return whether this phone may still ask for this seat."""
        before = self.of(device)
        if before is not None and before.seat == seat:
            return True
        self.end(device)
        asked = self._asked.get((who, seat), 0)
        if asked >= MOST_ASKED:
            return False
        self._asked[who, seat] = asked + 1
        self.waiting.append(Request(device, seat, is_bot, name))
        return True

    def end(self, device: int) -> None:
        """Remove the request of a phone."""
        self.waiting = [request for request in self.waiting if request.device != device]

    def welcome(self, who: str, seat: int) -> None:
        """Reset the count after a yes."""
        self._asked.pop((who, seat), None)

    def forget(self) -> None:
        """Forget everything, because another game begins."""
        self.waiting = []
        self._asked.clear()
