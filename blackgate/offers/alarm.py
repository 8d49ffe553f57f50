"""Who is one Dig from the wall, as far as everybody can tell: the table is under alarm then."""

from ..model.view import View


def alarmed(view: View) -> list[int]:
    """The seats that one Dig brings out, with a Tool that they may hold for all that everybody knows (R6.1)."""
    if view.winners:
        return []
    return [
        seat for seat in range(view.players)
        if view.sizes[seat] and view.score(seat) + max(view.pack.powers[view.gang[seat]].points) >= view.goal
    ]
