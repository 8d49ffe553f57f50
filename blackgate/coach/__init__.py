"""The coach: one estimate of who will win behind odds, hints, the tutor and the review (docs/odds.md)."""
