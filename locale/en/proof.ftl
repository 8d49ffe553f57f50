### What a record proves (docs/records.md), in the window and on the command line.

## In the window
proof-commitment = Fairness code { $code }
proof-title = Was it fair?
proof-chosen = The seed was chosen by hand.
proof-copy = Copy
proof-help = All deals and rolls were fixed before the game. Copy this code now: later it proves that nobody changed them.
proof-help-chosen = The seed fixed all deals and rolls before the game. Whoever chose the seed could know them.
proof-copied = The fairness code has been copied.
proof-both-copied = Fairness code and seal have been copied.
proof-not-copied = It cannot be copied here: { $code }
proof-end = Verified. Fairness code { $commitment }, seal { $seal }
proof-end-chosen = Verified. Fairness code { $commitment } (seed chosen), seal { $seal }
proof-end-position = Verified from its starting position on. Seal { $seal }
proof-end-none = Not verified: the record of this game does not match it.
proof-end-help = Playing the record again gives exactly this game. Copy both codes: they show later whether somebody changed the record.
proof-both = Fairness code: { $commitment }
    Seal: { $seal }
