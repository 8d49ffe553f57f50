"""What `replay --audit` and `review` say about a record: why it is refused, what it proves, what it does not."""

from typing import Final

from ..play.audit import Finding
from ..play.record_hashes import BadRecord
from . import refuse

REFUSED: Final = {
    "record-too-large": "{file} is too large for a record.",
    "record-unreadable": "{file} cannot be read: {reason}",
    "record-no-json": "{file} is not a record: it is not JSON.",
    "record-other-format": "{file} is not a record: its format is different.",
    "record-no-version": "{file} is not a record: its version is missing.",
    "record-newer": "{file} is from the newer version {version}.",
    "record-unknown-field": "{file} is not a record: there is no field '{field}' in one.",
    "record-other-dice": "{file} was played with dice of another kind.",
    "record-no-pack": "{file} names no card pack.",
    "record-no-list": "{file} is not a record: '{field}' is not a list.",
    "record-uneven": "{file} is not a record: its actions and digests differ in number.",
    "record-no-seed": "{file} is not a record: its seed is missing.",
    "record-no-options": "{file} is not a record: its options are missing.",
    "record-wrong-options": "{file} is not a record: its options are wrong.",
    "record-no-salt": "{file} is not a record: its salt is missing.",
    "record-other-cards": "The record was played with other cards. Name their folder with --cards.",
    "record-wrong-cards": "The cards in the record cannot be played, or are not its own.",
    "record-commitment": "The fairness code does not fit the record.",
    "record-position": "The record's position is wrong: {reason}",
    "record-malformed": "Action {action} is malformed: {reason}",
    "record-illegal": "Action {action} was not legal.",
    "record-untrue": "What happened at action {action} does not match the record.",
    "record-other-table": "The record is of a different table from the plan.",
    "record-after-end": "The game goes on after its end.",
    "record-two-starts": "{file} is not a record: it starts from a position and still names a seed or a fairness code.",
    "record-no-chosen": "{file} is not a record: it does not say whether its seed was chosen.",
    "record-no-seats": "{file} is not a record: its seats are wrong.",
    "record-no-end": "{file} is not a record: its end is wrong.",
    "record-cut": "The record was cut or changed at its end: it stops where no seal was set.",
    "record-other-end": "The game did not end as the record says.",
    "record-undone": "At entry {action} something was taken back that could not be.",
    "record-sat-again": "Seat {seat} had given up and cannot come back.",
    "record-not-expected": "The fairness code is not the one written down. The record's is {commitment}.",
    "record-not-sealed": "The seal is not the one written down. The record's is {seal}.",
}
FOUND: Final = {
    "audit-follows": "Every action was allowed, and every deal, every roll and the score follow from the seed.",
    "audit-follows-position": "Every action was allowed, and all that happened follows from the position at the start.",
    "audit-opens": (
        "The fairness code was made of this seed, these options, these cards and the seats, names and agreements "
        "at the start."
    ),
    "audit-opens-unnamed": "The fairness code was made of this seed, these options and these cards.",
    "audit-opens-old": "The fairness code was made of this seed and these options.",
    "audit-expected": (
        "It is the fairness code that was written down before the game: none of that was changed afterwards."
    ),
    "audit-chained": (
        "Actions, actions taken back, changes at the table, concessions and the end form one chain, and it is "
        "whole."
    ),
    "audit-chained-old": "The actions form one chain, and it is whole.",
    "audit-sealed": "It is the seal that was written down at the end: nothing in the record was changed since.",
    "audit-unexpected": (
        "That this fairness code was shown before the game: only a player who wrote it down then can tell (--expect)."
    ),
    "audit-unsealed": (
        "That the game went like this: a person who knows the seed can write another course of it, with other names "
        "and a whole chain. Only the seal written down at the end can tell (--seal)."
    ),
    "audit-unsealed-old": (
        "That the game went like this: a person who knows the seed can write another course of it. Records of version "
        "1 have no seal."
    ),
    "audit-chosen": "Luck: the seed was chosen at setup, so the deals and rolls could be known beforehand.",
    "audit-drawn": "That the seed was drawn by lot: the fairness code only shows that it stayed the same.",
    "audit-drawn-old": "Luck: records of version 1 do not say whether the seed was drawn or chosen.",
    "audit-old-cards": "That these are the cards agreed on: fairness codes of version 1 do not cover them.",
    "audit-old-table": (
        "Names, seats, who sat down later, and concessions: in records of version 1 they stand outside the chain."
    ),
    "audit-renewed": (
        "Names, seats and concessions up to action {action}: until then it was a record of version 1, which does "
        "not chain them."
    ),
    "audit-position": "Where the position comes from: it was not dealt from a seed, and there is no fairness code.",
    "audit-conceded": "That seat {seats} gave up: a concession follows from nothing but the record.",
    "audit-taken-over": (
        "Luck after action {action}: the game was taken over from a record in which the seed could be read."
    ),
    "audit-open": (
        "How it ended: the record stops in mid-game after action {actions}. The rest was not played, or was cut "
        "off."
    ),
    "audit-people": "Who sat there: names are what somebody typed.",
    "audit-unnamed": "Who played: the record names nobody.",
    "audit-title": (
        "Title, date, round, hints, tutor and card folder that the file names beside the record: they stand outside "
        "the chain."
    ),
    "audit-taken-back": "Actions taken back, each before anybody had learnt anything from it: {count}.",
    "audit-sat-person": "Seat {seat}, actions {first} to {last}: {name}, a person.",
    "audit-sat-bot": "Seat {seat}, actions {first} to {last}: {name}, a bot ({bot}).",
    "audit-gave-up": "Seat {seat} gave up after action {action}.",
    "audit-hinted": "Seat {seat} was given hints: {count}.",
    "audit-stood-in": "Seat {seat}: answers of a simple rule, because its bot failed: {count}.",
}


def refuse_record(bad: BadRecord) -> int:
    return refuse(REFUSED[bad.key], **bad.values)


def finding(found: Finding) -> str:
    return FOUND[found.key].format(**found.values)
