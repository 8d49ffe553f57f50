"""What the coach says: a reason, a mark, the account of a game in a sentence. Keys and facts come in, words go out."""

from collections.abc import Iterable

from .things import Things


def tell(things: Things, key: str, facts: Iterable[tuple[str, int | str]]) -> str:
    """A reason of the coach (`coach.reasons.Reason`) as a sentence."""
    return things.text(f"why-{key}")
