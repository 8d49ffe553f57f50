"""Tonight's score on the disk, so that it continues after the program was closed."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from ..disk.folders import data_folder
from ..model.fields import Fields, WrongField
from ..model.notation import Json
from ..play.evening_score import EveningScore, Row
from ..play.plan import MOST_NAME, is_name
from ..play.session import Session
from .kept_file import NEWER, UNREADABLE, KeptFile

VERSION: Final = 1
MOST_GAMES: Final = 200         # of one evening
MOST_NAMES: Final = 60
MOST_MARK: Final = 64           # characters
MOST: Final = 10**6
FIELDS: Final = ("version", "last", "counted", "people", "scores")


def evening_file() -> Path:
    return data_folder() / "evening.json"


FILE: Final = KeptFile(evening_file, VERSION)


def load_evening_score() -> EveningScore:
    """The score in the file; an empty one if there is none or it is damaged."""
    return FILE.load(_read)[0] or EveningScore()


def save_evening_score(score: EveningScore) -> bool:
    """Save the score and return whether it worked."""
    return FILE.save(_written(score))


def count_tonight(session: Session, now: datetime) -> tuple[EveningScore | None, bool]:
    """Count a finished game. Returns the score (None if the game is not in it) and whether it is on the disk.

    A game that was counted before is not counted again. A file of a newer version is not touched."""
    found, problem = FILE.load(_read)
    score = found or EveningScore()
    is_new = score.add(session, now)
    is_kept = not is_new or problem == NEWER or (problem != UNREADABLE and save_evening_score(score))
    return score if session.commitment in score.counted else None, is_kept


def _written(score: EveningScore) -> Json:
    return {
        "version": VERSION,
        "last": score.last.isoformat() if score.last is not None else "",
        "counted": score.counted[-MOST_GAMES:],
        "people": score.people[-MOST_NAMES:],
        "scores": [row._asdict() for row in score.rows()[:MOST_NAMES]],
    }


def _read(written: object) -> EveningScore:
    """The score in the file. Raises WrongField."""
    top = Fields(written, "", FIELDS, FIELDS)
    counted = top.sequence("counted", MOST_GAMES)
    people = top.sequence("people", MOST_NAMES)
    if not all(isinstance(mark, str) and len(mark) <= MOST_MARK for mark in counted):
        raise WrongField("counted", "must be marks of games")
    if not all(map(is_name, people)):
        raise WrongField("people", "must be names")
    rows = [
        Row(entry.text("name", MOST_NAME), *(entry.number(name, None, 0, MOST) for name in Row._fields[1:]))
        for entry in top.objects("scores", Row._fields, Row._fields, MOST_NAMES)
    ]
    return EveningScore(_moment(top.text("last", MOST_MARK)), counted, people, {row.name: row for row in rows})


def _moment(written: str) -> datetime | None:
    if not written:
        return None
    try:
        moment = datetime.fromisoformat(written)
    except ValueError:
        raise WrongField("last", "must be a moment") from None
    return moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)
