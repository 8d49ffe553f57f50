"""Records as version 1 wrote them: actions alone in the chain, a commitment to the seed and the options alone."""

from blackgate.model.notation import Json, Notation
from blackgate.play.packs import pack_of
from blackgate.play.record_hashes import commitment, digest
from blackgate.play.record import replay, standing

FIELDS = ("format", "rng", "pack", "position", "seed", "options", "salt")


def as_old(written: Json) -> Json:
    """The same game; of what is no action, or was taken back, there is no trace."""
    old = {name: written[name] for name in FIELDS if name in written} | {"version": 1}
    start: Json = {name: old[name] for name in ("position", "seed", "options") if name in old}
    old["commitment"] = commitment(old["salt"], start) if "seed" in old else None
    if "seed" not in old:
        old["salt"] = ""
    notation = Notation(pack_of(written))
    played = replay(written, notation)
    next(played)
    actions, digests = [], []
    link = digest("", start)
    stands = [written["actions"][number] for number in sorted(standing(written["actions"]))]
    for entry, (_, _, events) in zip(stands, played, strict=True):
        link = digest(link, [entry, [notation.event(event) for event in events]])
        actions.append(entry)
        digests.append(link)
    return old | {"actions": actions, "digests": digests}
