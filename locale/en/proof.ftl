### What a record proves (docs/records.md), in the window and on the command line.

## In the window
proof-commitment = Fairness code { $code }
proof-chosen = The seed was chosen.
proof-copy = Copy
proof-log = Cards dealt. Fairness code: { $code } (the full code is in the menu).
proof-log-chosen = Cards dealt. Fairness code: { $code }. The seed was chosen, so this proves nothing about luck.
proof-help = All deals and rolls were fixed before the game. Copy this code now: later it proves that nobody changed them.
proof-help-chosen = All deals and rolls were fixed before the game by the seed. Whoever chose the seed could know them.
proof-copied = The fairness code has been copied.
proof-both-copied = Fairness code and seal have been copied.
proof-not-copied = It cannot be copied here: { $code }
proof-end = Verified. Fairness code { $commitment }, seal { $seal }
proof-end-chosen = Verified. Fairness code { $commitment } (seed chosen), seal { $seal }
proof-end-position = Verified from its starting position on. Seal { $seal }
proof-end-none = Not verified: the record of this game does not match it.
proof-end-help = Every deal, roll and action follows from the start. Copy both codes: they show whether a record of this game was changed.
proof-both = Fairness code: { $commitment }
    Seal: { $seal }

## What an audit says
audit-commitment = Fairness code: { $code }
audit-no-commitment = Fairness code: none
audit-seal = Seal: { $code }
audit-proven = Proven:
audit-unproven = Not proven:
audit-follows = Every action was allowed, and every deal, every roll and the score follow from the seed.
audit-follows-position = Every action was allowed, and all that happened follows from the position at the start.
audit-opens = The fairness code was made of this seed, these options, these cards and the seats, names and agreements at the start.
audit-opens-unnamed = The fairness code was made of this seed, these options and these cards.
audit-opens-old = The fairness code was made of this seed and these options.
audit-expected = It is the fairness code that was written down before the game: none of that was changed afterwards.
audit-chained = Actions, actions taken back, changes at the table, concessions and the end form one chain, and it is whole.
audit-chained-old = The actions form one chain, and it is whole.
audit-taken-back = { $count ->
    [one] 1 action was taken back, before anybody had learnt anything from it.
   *[other] { $count } actions were taken back, each before anybody had learnt anything from it.
}
audit-sealed = It is the seal that was written down at the end: nothing in the record was changed since.
audit-unexpected = That this fairness code was shown before the game: only who wrote it down then can tell (--expect).
audit-unsealed = That the game went like this: who knows the seed can write another course of it, with other names and a whole chain. Only the seal written down at the end can tell (--seal).
audit-unsealed-old = That the game went like this: who knows the seed can write another course of it. Records of version 1 have no seal.
audit-chosen = Luck: the seed was chosen at setup, so the deals and rolls could be known beforehand.
audit-drawn = That the seed was drawn by lot: the fairness code only shows that it stayed the same.
audit-drawn-old = Luck: records of version 1 do not say whether the seed was drawn or chosen.
audit-old-cards = That these are the cards agreed on: fairness codes of version 1 do not cover them.
audit-old-table = Names, seats, who sat down later, and concessions: in records of version 1 they stand outside the chain.
audit-renewed = Names, seats and concessions up to action { $action }: until then it was a record of version 1, which does not chain them.
audit-position = Where the position comes from: it was not dealt from a seed, and there is no fairness code.
audit-conceded = That seat { $seats } gave up: a concession follows from nothing but the record.
audit-taken-over = Luck after action { $action }: the game was taken over from a record in which the seed could be read.
audit-open = How it ended: the record stops in mid-game after action { $actions }. The rest was not played, or was cut off.
audit-people = Who sat there: names are what somebody typed.
audit-unnamed = Who played: the record names nobody.
audit-title = Title, date and round in the file: they stand outside the chain.
