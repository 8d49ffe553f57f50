"""The time of day where the player is."""

from datetime import datetime


def local(date: datetime) -> datetime:
    """By the clock on the wall; as it is where the system's idea of a time zone is none."""
    try:
        return date.astimezone()
    except (ValueError, OverflowError, OSError):
        return date
