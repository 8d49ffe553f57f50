"""What the bots think stays what it was, until somebody means to change it."""

from tests.ai.opinions import KEPT, lines


def test_every_opinion_is_as_it_was_kept() -> None:
    kept = KEPT.read_text(encoding="utf-8").splitlines()
    now = list(lines())
    other = next((n for n, (one, two) in enumerate(zip(kept, now, strict=False)) if one != two), None)
    assert other is None, f"line {other}: was {kept[other]!r}, is {now[other]!r} (write it anew if that is meant)"
    assert len(now) == len(kept)
