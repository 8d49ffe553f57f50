"""Finds the cards of every game: the shipped ones, those in a folder, or those in its record.

A record is always played with the cards it was made with. Usually it contains them. A record of version 0.1 contains
none: then it is a pack of the player's that has not changed, or the cards shipped at that time. A folder that a record
names is only looked for among the player's packs, because the record may come from a stranger.
"""

import re
from functools import lru_cache
from pathlib import Path

from ..cards.library import BadPack, carried_fingerprint, carried_pack, is_past, load_pack, past_pack
from ..disk.folders import packs_folder
from ..model.notation import Json
from ..model.pack import Pack
from .learned_weights import pack_and_brains
from .record import BadRecord

MOST_NAME = 100
_fingerprint = lru_cache(8)(carried_fingerprint)        # Most games of a player contain the same cards.


def pack_in(folder: str | None) -> Pack:
    """The cards in a folder, or the shipped ones. Raises BadPack."""
    return pack_and_brains(None)[0] if folder is None else load_pack(Path(folder))


def pack_of(record: Json, folder: str | None = None) -> Pack:
    """The cards of a record whose form was checked; `folder` is the pack it names. Raises BadRecord."""
    named = record["pack"]
    carried, fingerprint = named.get("cards"), named["fingerprint"]
    if carried is None:
        return _by_fingerprint(fingerprint, folder)
    shipped = pack_in(None)
    if carried == shipped.carried and fingerprint == shipped.fingerprint:
        return shipped
    look_for_pack(record)
    name = named.get("name")
    try:
        looks = _own_folder(folder)         # for texts and pictures, if they are still there
        return carried_pack(carried, name[:MOST_NAME] if isinstance(name, str) else "", looks)
    except BadPack:
        raise BadRecord("record-wrong-cards") from None


def look_for_pack(record: Json, folder: str | None = None) -> None:
    """Check quickly whether the cards of a record can be found. Raises BadRecord if not."""
    named = record["pack"]
    carried, fingerprint = named.get("cards"), named["fingerprint"]
    if carried is not None:
        if _fingerprint(carried) != fingerprint:
            raise BadRecord("record-wrong-cards")
    elif not is_past(fingerprint):
        _by_fingerprint(fingerprint, folder)


def _own_folder(folder: str | None) -> Path | None:
    """The player's own pack of that name. The rest of the path is ignored: it may come from a stranger's file."""
    name = re.split(r"[/\\]", folder)[-1] if folder else ""
    return packs_folder() / name if name not in ("", ".", "..") and ":" not in name else None


def _by_fingerprint(fingerprint: str, folder: str | None) -> Pack:
    own = _own_folder(folder)
    if own is not None:
        try:
            pack = load_pack(own)
        except (BadPack, OSError, ValueError):
            pass
        else:
            if pack.fingerprint == fingerprint:
                return pack
    shipped = pack_in(None)
    past = shipped if fingerprint == shipped.fingerprint else past_pack(fingerprint)
    if past is None:
        raise BadRecord("record-other-cards")
    return past
