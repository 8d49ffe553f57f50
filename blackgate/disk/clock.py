"""The local time of the player."""

from datetime import datetime


def local(date: datetime) -> datetime:
    """The date in the local time zone; unchanged if the system has no valid time zone."""
    try:
        return date.astimezone()
    except (ValueError, OverflowError, OSError):
        return date
