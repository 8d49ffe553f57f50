"""Who holds which seat: tokens for those who do, codes for those who may. Any guess takes the same time."""

from dataclasses import dataclass
from hmac import compare_digest
from secrets import choice, token_hex
from typing import Final

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"     # none that look alike
CODE: Final = 8                 # letters of a code, 40 bits
TOKEN: Final = 16               # bytes of a token


def new_code() -> str:
    return "".join(choice(LETTERS) for _ in range(CODE))


def tidy(code: str) -> str:
    """A code as somebody types it: small letters, blanks and dashes are all right."""
    return "".join(letter for letter in code.upper() if letter in LETTERS)


@dataclass
class Holder:
    """A seat's holder: the device that talks now, or none while its phone is silent."""

    token: str
    device: int | None
    who: str = ""               # the address it called from
    chair: object = None        # while the table is laid: what they sit on, wherever it is moved to
    silent_since: float | None = None       # when its phone was first found silent
    is_lost: bool = False       # The table was told that the phone does not answer any more.


class Holders:
    def __init__(self) -> None:
        self.code = new_code()                      # the table's: admits to free seats
        self.seats: dict[int, Holder] = {}
        self.codes: dict[int, str] = {}            # seats' own, each for one use

    def invite(self, seat: int) -> str:
        """A code for one seat; the same until it is used."""
        return self.codes.setdefault(seat, new_code())

    def change_code(self) -> None:
        """The table's code of before is worth nothing any more; who holds a seat holds it."""
        self.code = new_code()

    def invited_to(self, code: str) -> int | None:
        """The seat whose own code this is. It is used up by that."""
        wanted = tidy(code).encode()
        found = [seat for seat, own in self.codes.items() if compare_digest(own.encode(), wanted)]
        for seat in found:
            del self.codes[seat]
        return found[0] if found else None

    def is_admitted(self, code: str) -> bool:
        return compare_digest(self.code.encode(), tidy(code).encode())

    def seat_of(self, token: str) -> int | None:
        """Whose token it is."""
        wanted = token.encode(errors="replace")         # It may be no text at all.
        found = [seat for seat, holder in self.seats.items() if compare_digest(holder.token.encode(), wanted)]
        return found[0] if found else None

    def seat(self, device: int) -> int | None:
        """Where a device sits."""
        return next((seat for seat, holder in self.seats.items() if holder.device == device), None)

    def take(self, seat: int, device: int, who: str = "", chair: object = None) -> str:
        """Sit down; whatever was held there before is no longer good. Answers the new token."""
        token = token_hex(TOKEN)
        self.gone(device)               # Nobody acts for two.
        self.seats[seat] = Holder(token, device, who, chair)
        return token

    def release(self, seat: int) -> int | None:
        """Nobody holds it any more; answers the device that did."""
        holder = self.seats.pop(seat, None)
        return holder.device if holder is not None else None

    def gone(self, device: int) -> None:
        """Its line is cut; the seat stays theirs."""
        for holder in self.seats.values():
            if holder.device == device:
                holder.device = None
