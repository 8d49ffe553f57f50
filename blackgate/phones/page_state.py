"""Turns a snapshot into a message: all that one phone shows, in its language. Runs in the server's thread."""

import heapq
from collections.abc import Callable, Sequence
from dataclasses import replace
from operator import itemgetter
from typing import Final

from ..kit import look
from ..kit.look import Color
from ..kit.widgets.card import Face
from ..model.counts import CORE_KINDS, SUPPLY_KINDS, TOOL_KINDS, count
from ..model.events import Event, Won
from ..model.notation import Json, Notation, prompt
from ..model.pack import Pack
from ..model.teams import MICHELS, side_name, team_scores
from ..offers.faces import Faces
from ..offers.lines import LogLine, Note, lines
from ..offers.prices import gang_words
from ..offers.spoken import seat_help
from ..words.book.blocks import written
from ..words.teller import Teller
from ..words.text import Text, languages
from .question_message import QuestionMessage, YieldGil
from .hints import Hinted
from .seat_snapshot import AWAY, BOT, PHONE, YOU, Door, SeatPlace, SeatSnapshot, ToldEvents

LINES: Final = 60           # number of lines of the log
PAGE: Final = "page-"       # the beginning of the names of the page's own messages
EMOTES: Final = (
    "grin", "laugh", "proud", "thanks", "shrug", "surprised", "suspicious", "greedy", "sad", "anger", "fear", "sleepy",
)


def hexed(color: Color) -> str:
    return "#{:02x}{:02x}{:02x}".format(*color)


class PageState:
    """Writes for one device in one language. It remembers only the lines of the game that it has written."""

    def __init__(self, text: Text) -> None:
        self.text = text
        self.asked: QuestionMessage | None = None             # the last question, for later requests about it
        self.at = -1
        self._made_for: tuple[object, ...] = ()
        self._events: list[Event] = []
        self._lines: list[Json] = []
        self._sums: dict[Event, int] = {}
        self._pause = YieldGil()

    # --- Words ----------------------------------------------------------------------------------------------

    def words(self, pack: Pack) -> Json:
        """Return what a page needs once for each language: its own texts, and all card faces."""
        teller = Teller(self.text, pack, ())
        faces = Faces(pack, teller)
        cards = {f"card:{kind.name}": faces.card(number) for number, kind in enumerate(pack.kinds)}
        cards |= {f"power:{card.name}": faces.gang_card(n) for n, card in enumerate(pack.gang_cards) if n}
        cards |= {f"background:{card.name}": faces.background(n) for n, card in enumerate(pack.backgrounds)}
        cards |= {f"michel:{card.name}": faces.michel(number) for number, card in enumerate(pack.michel_cards)}
        return {
            "say": "words", "lang": self.text.lang,
            "languages": [{"id": lang, "name": Text(lang).name} for lang in languages()],
            "ui": {key: self.text(key) for key in self.text.keys_of(PAGE)} | {
                f"orders-demand:{pack.kinds[tool].name}": self.text("orders-demand", card=teller.card_thing(tool))
                for tool in TOOL_KINDS
            },
            "faces": {id: _face(face) for id, face in cards.items()},
            "places": {
                place.name: {"name": teller.place(number), "text": teller.place_text(number),
                             "faces": list(place.faces), "art": f"places/{place.name}"}
                for number, place in enumerate(pack.places)
            },
            "gangs": {gang.name: {"name": teller.gang(n), "art": f"gangs/{gang.name}"}
                      for n, gang in enumerate(pack.gangs)},
            "emotes": {emote: self.text(f"emote-{emote}") for emote in EMOTES},
            "colours": [[hexed(own), hexed(said)] for own, said in zip(look.SEATS, look.SEAT_WORDS, strict=True)],
        }

    def rules(self, pack: Pack) -> Json:
        teller = Teller(self.text, pack, ())
        return {"say": "rules", "parts": [
            {"sort": block.sort, "rule": block.rule, "words": block.words, "lead": block.heading,
             "art": list(block.art)}
            for _, blocks in written(teller) for block in blocks
        ]}

    # --- At the door ----------------------------------------------------------------------------------------

    def door(self, door: Door) -> Json:
        seats = [
            {"seat": number, "name": place.name, "colour": place.colour, "inmate": place.inmate,
             "side": place.side or None, "free": number in door.free, "ask": number in door.asks,
             "who": PHONE if place.who == AWAY else place.who}
            for number, place in enumerate(door.places)
        ]
        if door.seat is not None:
            return {"say": "lobby", "seat": door.seat, "words": self.text("phones-lobby"), "seats": seats}
        can_sit = bool(door.free or door.asks)
        key = door.problem or ("phones-pick" if can_sit else "phones-watch-only" if door.is_laid else "phones-no-table")
        if door.waits is not None:
            key = "phones-wait"
        words = self.text(key if door.is_open or door.problem else "phones-show-code")
        return {"say": "door", "open": door.is_open, "words": words, "seats": seats, "laid": door.is_laid,
                "waiting": door.waits, "goal": door.goal,
                "team_points": dict(zip("ab", door.sums, strict=True)) if door.sums is not None else None}

    # --- The game -------------------------------------------------------------------------------------------

    def state(self, snapshot: SeatSnapshot) -> Json:
        self._prepare(snapshot)
        view, pack, teller = snapshot.view, snapshot.pack, self.teller
        self.at = snapshot.at
        asked_for = prompt(view.agenda[-1] if view.agenda else None)
        self.asked = (QuestionMessage(snapshot, asked_for, teller, self.notation, self._pause)
                      if snapshot.is_asked else None)
        seat, is_seated = snapshot.seat, snapshot.is_seated
        board = pack.boards[view.team]
        michel = None
        if view.michel:
            michel = {"who": MICHELS[view.michel], "name": str(self.text.form(teller.michel)),
                      "place": pack.places[view.michel_place].name}
        return {
            "say": "state", "at": snapshot.at, "seat": seat if is_seated else None,
            "turn": view.turn, "asked": snapshot.asked, "mine": snapshot.is_asked,
            "nudged": snapshot.is_nudged,
            "sentence": self._sentence(snapshot), "round": snapshot.rounds,
            "goal": pack.goal(view.players, view.team), "team": view.team,
            "actions": {"left": view.actions if view.turn == seat else 0, "most": pack.actions},
            "seats": [self._seat(snapshot, number, place) for number, place in enumerate(snapshot.places)],
            "team_points": dict(zip("ab", team_scores(view.points), strict=True)) if view.team else None,
            "hand": self.notation.cards(view.hands[seat]) if is_seated else {},
            "background": f"background:{pack.backgrounds[view.background[seat]].name}" if is_seated else None,
            "board": {"places": [pack.places[place].name for place in board.places], "michel": michel,
                      "die": snapshot.last_roll},
            "piles": {CORE_KINDS[kind]: count(view.piles, kind) for kind in SUPPLY_KINDS},
            "deck": view.deck, "discard": self.notation.cards(view.discard),
            "gangs": [self._gang(snapshot, number) for number in range(len(pack.gangs))],
            "question": self.asked.written() if self.asked is not None else None,
            "undo": {"can": snapshot.undo_stop is None,
                     "why": self.text(snapshot.undo_stop) if snapshot.undo_stop else ""},
            "orders": snapshot.orders.written(), "bot": snapshot.is_bot, "hints": snapshot.hints,
            "log": self._log(snapshot), "over": self._over(snapshot),
        }

    def hint(self, hinted: Hinted) -> Json | None:
        """Return the hint about the last question; None if it is about another one."""
        if self.asked is None or (self.at, self.asked.view.seat) != (hinted.at, hinted.seat):
            return None
        return {"say": "hint", "at": hinted.at} | self.asked.hint(hinted)

    def _prepare(self, snapshot: SeatSnapshot) -> None:
        """Make new tellers if another game begins or a name has changed."""
        made_for = (snapshot.game, snapshot.pack, tuple(snapshot.names), snapshot.michel)
        if made_for != self._made_for:
            self._made_for = made_for
            self.teller = Teller(self.text, snapshot.pack, snapshot.names, snapshot.michel)
            self.faces = Faces(snapshot.pack, self.teller)
            self.notation = Notation(snapshot.pack)

    def _sentence(self, snapshot: SeatSnapshot) -> str:
        return self.text("table-over") if snapshot.over is not None else self.teller.prompt(snapshot.view)

    def _seat(self, snapshot: SeatSnapshot, number: int, place: SeatPlace) -> Json:
        self._pause()
        view, pack = snapshot.view, snapshot.pack
        gang, past = view.gang[number], view.background[number]
        is_shown = past >= 0 and (view.revealed[number] or number == view.seat)
        is_known = snapshot.memory_aid and number != view.seat and view.hands[number] < 0
        return {
            "name": place.name, "colour": place.colour, "inmate": place.inmate,
            "place": pack.places[view.place[number]].name, "cards": view.sizes[number],
            "cigarettes": view.cigarettes[number], "beatings": view.beatings[number],
            "gang": f"power:{pack.gang_cards[gang].name}" if gang else None,
            "background": f"background:{pack.backgrounds[past].name}" if is_shown else None,
            "revealed": bool(view.revealed[number]), "points": view.points[number],
            "tunnel": self.notation.cards(view.tunnel[number]),
            "side": side_name(number, view.team) or None,
            "who": YOU if number == view.seat else place.who,
            "level": self.text(f"level-{place.level}") if place.who == BOT and place.level else "",
            "emote": place.emote,
            "known": self.notation.cards(view.known[number]) if is_known else {},
            "hand": self.notation.cards(view.hands[number]) if view.hands[number] >= 0 else None,
            "help": seat_help(number, view, self.teller),
        }

    def _gang(self, snapshot: SeatSnapshot, number: int) -> Json:
        self._pause()
        view, pack = snapshot.view, snapshot.pack
        top = view.gang_tops[number]
        return {"id": pack.gangs[number].name, "top": f"power:{pack.gang_cards[top].name}" if top else None,
                "size": view.gang_sizes[number], "words": gang_words(self.teller, view, number)}

    def _log(self, snapshot: SeatSnapshot) -> list[Json]:
        told = snapshot.told
        if told.start == 0:
            self._events.clear()
            self._lines.clear()
        self._sums.update(told.sums)
        found = lines(told.events, self._told(snapshot), self.faces, snapshot.seat)
        for number, line in enumerate(found, told.start):
            if line is not None:
                self._lines.append(self._line(number, line))
        self._events += told.events
        return self._woven(snapshot.notes)[-LINES:]

    def _woven(self, notes: Sequence[Note]) -> list[Json]:
        """Return the lines with the notes between them. Notes have their own negative numbers."""
        if not notes:
            return self._lines
        told = [(note.at, self._line(-1 - number, note.line(self.text))) for number, note in enumerate(notes)]
        return [line for _, line in heapq.merge(told, ((line["n"], line) for line in self._lines), key=itemgetter(0))]

    def retold(self, snapshot: SeatSnapshot) -> SeatSnapshot:
        """Return the same moment with all earlier events, to write it in another language."""
        told = snapshot.told
        before = self._events[:told.start]
        return replace(snapshot, told=ToldEvents(0, (*before, *told.events), {**self._sums, **told.sums}))

    def _told(self, snapshot: SeatSnapshot) -> Callable[[Event, bool], str]:
        def told(event: Event, again: bool) -> str:
            self._pause()
            if isinstance(event, Won) and snapshot.gave_up is not None:
                return self.teller.forfeit(snapshot.gave_up, event, snapshot.seat)
            return self.teller.event(event, snapshot.seat, again, self._sums.get(event, 0))

        return told

    def _line(self, number: int, line: LogLine) -> Json:
        return {"n": number, "seat": line.seat, "words": line.words, "heading": line.heading,
                "cards": [face_id(face) for face in line.cards]}

    def _over(self, snapshot: SeatSnapshot) -> Json | None:
        over = snapshot.over
        if over is None:
            return None
        won = snapshot.seat in over["winners"]
        key = "table-over" if not snapshot.is_seated else "phones-won" if won else "phones-lost"
        return {"won": won, "winners": over["winners"], "points": over["points"], "words": self.text(key)}


def face_id(face: Face) -> str:
    """Return the id of a face, such as `card:knife`, from its picture."""
    sort, _, name = face.art.partition("/")
    return f"{ {'cards': 'card', 'powers': 'power', 'backgrounds': 'background'}.get(sort, sort) }:{name}"


def _face(face: Face) -> Json:
    return {
        "title": face.title, "narrow": face.narrow or face.title, "art": face.art, "band": hexed(face.band),
        "text": face.text, "flavour": face.flavour, "tag": face.tag, "value": face.value, "points": face.points,
    }


def language_for(wanted: Sequence[str], usual: str) -> str:
    """Return the first of a browser's languages that the game has, or else `usual`."""
    known = languages()
    return next((code for word in wanted if (code := word.lower().partition("-")[0]) in known), usual)
