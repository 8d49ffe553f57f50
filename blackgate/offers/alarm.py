"""Who needs only one more Dig, as far as everybody can know. Then there is an alarm at the table."""

from ..model.view import View


def alarmed(view: View) -> list[int]:
    """Return the seats that one Dig would bring out, with any Tool that they may hold (R6.1)."""
    if view.winners:
        return []
    return [
        seat for seat in range(view.players)
        if view.sizes[seat] and view.score(seat) + max(view.pack.powers[view.gang[seat]].points) >= view.goal
    ]
