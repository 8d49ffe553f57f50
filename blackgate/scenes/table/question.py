"""The question at the table: what the looker is asked, narrowed press by press until there is an answer."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from ...kit import look
from ...kit.scene import Host
from ...kit.spots import Box, Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.dialogs import Dialog
from ...model.actions import Action, EndTurn, Extort, GiveUp, Reveal, Weapon
from ...model.counts import Cards
from ...model.sorts import Field, name_of
from ...model.view import View
from ...model.vocabulary import ANY
from ...offers.again import ALWAYS, warning
from ...offers.choosing import Choosing
from ...offers.costs import Costs
from ...offers.faces import Faces
from ...offers.filling import Filling, Picked, commitment, filling_for
from ...offers.labels import Labels
from ...offers.meaning import TEAM_VERBS, TURN_VERBS, Thing, dropped, glowing, probe, things
from ...offers.prices import cautious_prices
from ...offers.scenery import NOBODY, opponent, scenery
from ...play.session import Session
from ...words.teller import Teller
from .facing import draw_facing
from .panel import Choice, Verb, draw_choices, draw_verbs
from .refused import Refused
from .tray import Tray

BACK: Final = "choice:cancel"


class Answering(Protocol):
    """Who is asked: what they see, and what becomes of their answer."""

    session: Session
    teller: Teller
    faces: Faces
    inmates: list[str]
    focus: str | None
    refused: Refused | None         # what was tried and cannot be done now

    @property
    def looker(self) -> int | None: ...

    @property
    def app(self) -> Host: ...

    @property
    def view(self) -> View: ...

    @property
    def is_mine(self) -> bool:
        """Whether the looker is asked, and is human."""

    @property
    def is_public(self) -> bool:
        """Whether all hands lie face down: then nothing is said that only their owner may know."""

    @property
    def memory_aid(self) -> bool: ...

    @property
    def sentence(self) -> str:
        """Who must do what."""

    @property
    def asks_twice(self) -> bool:
        """Whether what cannot be taken back wants a second press."""

    def act(self, action: Action) -> None: ...

    def commit(self, weapons: Cards) -> None:
        """Decide in secret how far to go in this fight."""

    def close_since(self) -> None: ...

    @property
    def is_shared(self) -> bool:
        """Whether others look at the screen too, so that the hand is covered when its owner is done with it."""

    def close_hand(self) -> None: ...

    def hint_over(self, taken: Callable[[], None]) -> None:
        """A hint, asked for where a tray lies over the table."""

    def changed(self) -> None: ...


class Asking:
    """Offers exactly the decision's options, as buttons, as glowing things, as cards to drag."""

    def __init__(self, table: Answering) -> None:
        self.table = table
        self.choosing = Choosing()
        self._taken_up: tuple[int, int, int | None] | None = None       # which question is being asked, of whose eyes
        self._verb_id = ""                                  # the spot of the verb that was last pressed
        self._prices: dict[int, int] | None = None
        self._again: Action | None = None                   # what has been pressed once and is to be pressed again
        self.speak()

    def speak(self) -> None:
        """Words anew."""
        self.t = self.table.teller.text
        self.labels = Labels(self.table.teller, self.table.session.pack)
        self.costs = Costs(self.table.teller)

    def forget(self) -> None:
        """Whatever is asked now is a new question."""
        self._taken_up = None
        self._again = None
        self.choosing.reset()
        self.costs.forget()

    def take_up(self) -> None:
        """The question, if it is the looker's and new."""
        session = self.table.session
        key = (session.acted, session.asked if session.asked is not None else -1, self.table.looker)
        if key != self._taken_up:
            self._taken_up = key
            self._prices = None
            self._again = None
            self.costs.forget()
            self.choosing.ask(self.table.view.options if self.table.is_mine else ())

    @property
    def step(self) -> object:
        """Which question it is, and how far it has been narrowed down."""
        return self._taken_up, len(self.choosing.left)

    def first(self, spots: Sequence[Spot]) -> str:
        """Where the answer begins: on the stage, at the first choice, or at the verb that was pressed before."""
        if not self.table.is_mine:
            return ""
        answers = [spot.id for spot in spots if spot.id.startswith(("choice:", "option:")) and spot.id != BACK]
        verbs = [spot.id for spot in spots if spot.id.startswith("verb:") and spot.enabled]
        found = answers or ([self._verb_id] if self._verb_id in verbs else verbs)
        return found[0] if found else ""

    @property
    def glowing(self) -> set[Thing]:
        """What some option is about; one's own place is left out where it would glow for nearly everything."""
        table = self.table
        if not table.is_mine:
            return set()
        shining = glowing(self.choosing.left, table.view)
        if not self.choosing.is_narrowed and table.session.prompt == "turn":
            shining.discard(("place", table.view.place[table.view.seat]))
        return shining

    @property
    def prices(self) -> dict[int, int]:
        """Places that a cautious move leads to, with the actions it takes."""
        if not self.table.is_mine or self.table.view.agenda:
            return {}
        if self._prices is None:
            self._prices = cautious_prices(self.choosing.options, self.table.view)
        return self._prices

    # --- Drawing --------------------------------------------------------------------------------------------

    def draw(self, ui: Ui, box: Box) -> None:
        """The panel on the right: verbs on one's turn, choices of a verb, or who is at it."""
        table, view, t = self.table, self.table.view, self.t
        on_turn = table.is_mine and table.session.prompt == "turn"
        if on_turn and not self.choosing.is_narrowed:
            # On the public table why something is greyed could tell of the hand.
            verbs = [self._verb(word) for word in self._turn_verbs() if self._is_offered(word) or not table.is_public]
            actions = view.actions if view.turn == view.seat else 0
            draw_verbs(ui, box, t("table-actions"), view.pack.actions, actions, verbs, self.press_verb)
        elif table.is_mine and (self.choosing.is_narrowed or scenery(view) is None):
            back = Choice(BACK, t("common-back"), "", self._back_one)
            cancel = back if self.choosing.is_narrowed else None
            draw_choices(ui, box, self._title(), self._choices(), cancel, self._warning() or self.note())
        elif table.is_mine and (other := self._opponent()) != NOBODY:
            draw_facing(ui, box, other, view, table.teller, table.faces, table.inmates, table.memory_aid)
        else:
            self._draw_who(ui, box)

    def _opponent(self) -> int:
        """Whom the stage shows facing the looker."""
        scene = scenery(self.table.view)
        return opponent(scene, self.table.view.seat) if scene is not None else NOBODY

    def _draw_who(self, ui: Ui, box: Box) -> None:
        """Whoever is asked, while it is not the looker or a stage has the buttons."""
        x, y, width, height = box
        asked = self.table.session.asked
        if asked is None:
            return
        tall = min(height - 70, 210.0)
        wide = tall / 1.2
        portrait = (x + (width - wide) / 2, y + 12, wide, tall)
        ui.image(f"inmates/{self.table.inmates[asked]}", portrait)
        ui.panel(portrait, Style(border=ui.seat_color(asked), thick=3))
        below = (x + 10, y + 18 + tall, width - 20, height - tall - 26)
        ui.paragraph(below, self.table.sentence, look.BODY, look.DIM_BONE, align="center")

    def answers(self) -> list[Choice] | None:
        """The buttons on a stage; None while the panel narrows the options down."""
        table = self.table
        if self.choosing.is_narrowed:
            return None
        choices = self._choices() if table.is_mine else []
        if table.is_mine and self._may_commit():
            choices.append(Choice(
                "commit", self.t("table-commit"), "tokens/lock", self._commit, self.t("table-commit-help"),
            ))
        return choices

    def _may_commit(self) -> bool:
        """Whether the rest of a fight can be decided at once: people share the screen, and there is a weapon."""
        words = {type(option) for option in self.table.view.options}
        return len(self.table.session.humans) > 1 and GiveUp in words and Weapon in words

    def _turn_verbs(self) -> tuple[type[Action], ...]:
        extra = TEAM_VERBS if self.table.view.team else ()
        return (*TURN_VERBS, *extra, EndTurn)

    def _verb(self, word: type[Action]) -> Verb:
        label = self.table.teller.title(word)
        if self._is_offered(word):
            return Verb(word, label, self.table.teller.hint(word), True)
        return Verb(word, label, lambda: self._why_not(word), False, lambda: self._refuse_verb(word))

    def _is_offered(self, word: type[Action]) -> bool:
        return any(isinstance(option, word) for option in self.choosing.options)

    def refusal(self, word: type[Action]) -> tuple[str, str] | None:
        """Why a verb cannot be done now: a key and a rule. On the public table nobody says: it could tell of a hand."""
        if self.table.is_public or self._is_offered(word):
            return None
        return self.table.session.refusal(probe(word, self.table.view))

    def _why_not(self, word: type[Action]) -> str:
        """Everything that stands in the way of a verb, and where it is written."""
        refused = self._refused([probe(word, self.table.view)])
        return f"{refused.words}\n{refused.written(self.t)}" if refused is not None else ""

    def _refuse_verb(self, word: type[Action]) -> None:
        self.table.refused = self._refused([probe(word, self.table.view)])
        self.table.changed()

    def refuse(self, *meant: Action) -> bool:
        """Say why none of these can be done now; answers whether there was something to say."""
        self.table.refused = self._refused(list(meant)) if self.is_turn else None
        self.table.changed()
        return self.table.refused is not None

    @property
    def is_turn(self) -> bool:
        return self.table.is_mine and self.table.session.prompt == "turn" and not self.table.is_public

    def _refused(self, meant: list[Action]) -> Refused | None:
        view, teller, session = self.table.view, self.table.teller, self.table.session
        found = [(session.refusals(action), action) for action in meant]
        lines = [line for refusals, action in found for line in teller.needs(refusals, action, view)]
        rules = [rule for refusals, _ in found for _, rule in refusals]
        return Refused(tuple(dict.fromkeys(lines)), tuple(dict.fromkeys(rules))) if lines else None

    def _choices(self) -> list[Choice]:
        """The buttons for what can be chosen now: steps toward an option, or whole options."""
        choosing, view = self.choosing, self.table.view
        if len(choosing.verbs) == 1 and len(choosing.left) > 1:
            found: list[Choice] = []
            for field, value, options in choosing.values():
                whole = len(options) == 1
                label = self.costs.label(options[0], view) if whole else self.labels.value(options[0], field, value)
                icon = self.labels.icon(options[0], field, value, self.table.inmates)
                found.append(Choice(
                    f"choice:{field.name}:{value}", label, icon,
                    lambda o=options, f=field, v=value: self.take(o, f"{f.name}:{v}"),  # type: ignore[misc]
                    self.labels.help(options[0], field, value), self._cost(options, field, value),
                ))
            return found
        return [
            Choice(f"option:{number}", self.costs.label(option, view), self.labels.verb_icon(option),
                   lambda o=option: self.take([o], "option"),      # type: ignore[misc]
                   cost=self.costs.of(option, view))
            for number, option in enumerate(choosing.left)
        ]

    def _cost(self, options: list[Action], field: Field, value: int) -> str:
        """What a step toward an option costs: where several are left, as much as they have in common."""
        view = self.table.view
        if isinstance(options[0], Extort) and field.name == "seat" and len(options) > 1:
            return self.costs.seat(value, view)
        return self.costs.of(options[0], view)

    def note(self) -> str:
        """What one has to fight with, and how it may go."""
        left = self.choosing.left
        if not self.table.is_mine or len({option.seat for option in left if isinstance(option, Extort)}) > 1:
            return ""
        if any(isinstance(option, Extort) for option in left) and len(self.choosing.verbs) > 1:
            return ""
        return self.costs.situation(left, self.table.view)

    def _warning(self) -> str:
        """Why the one option that is left is to be pressed again."""
        key = warning(self._again, self.table.view) if self._again is not None else ""
        return self.t(key) if key else ""

    def _title(self) -> str:
        verbs = self.choosing.verbs
        if self.table.session.prompt == "turn" and self.choosing.is_narrowed and len(verbs) == 1:
            return self.table.teller.title(*verbs)
        return self.table.sentence

    # --- Pressing -------------------------------------------------------------------------------------------

    def press(self, thing: Thing) -> bool:
        """A thing of the table; answers whether some option was about it."""
        if not self.table.is_mine:
            return False
        left = [option for option in self.choosing.left if thing in things(option, self.table.view)]
        if left:
            self.take(left, f"{thing[0]}:{thing[1]}")
        return bool(left)

    def press_verb(self, word: type[Action]) -> None:
        table, t = self.table, self.t
        self._verb_id = f"verb:{name_of(word)}"
        if word is EndTurn and self._could_act():
            left = table.view.actions
            table.app.push(Dialog(
                table.app, t("table-end-title"), t("table-end-question", count=left) if left else t("again-free"),
                [("end", t("table-end-yes"), lambda: table.act(EndTurn()), "primary"),
                 ("stay", t("table-end-no"), lambda: None, "quiet")],
            ))
            return
        self.take([option for option in self.choosing.left if isinstance(option, word)], name_of(word))

    def _could_act(self) -> bool:
        return any(not isinstance(option, (EndTurn, Reveal)) for option in self.choosing.options)

    def take(self, left: list[Action], pressed: str, *, is_meant: bool = False) -> None:
        """Narrow the options; act when one is left, at once or where it cannot be taken back at the second press."""
        table = self.table
        table.close_since()
        self.choosing.take(left, pressed)
        only = self.choosing.only
        if only is None:
            table.focus = None
            table.changed()
        elif not is_meant and table.asks_twice and only != self._again and self._is_hasty(only):
            self._again = only
            table.focus = "option:0"
            table.changed()
        elif ANY in only:
            self._open_tray(only)
        else:
            table.act(only)

    def _is_hasty(self, only: Action) -> bool:
        """Whether one press brought it about, or there is more to it than one may think."""
        key = warning(only, self.table.view)
        return key in ALWAYS or (key != "" and len(self.choosing.pressed) == 1)

    def open_tray(self) -> None:
        """The tray of a question that can only be answered with one."""
        self.take_up()
        if self.choosing.needs_tray and self.choosing.only is not None:
            self._open_tray(self.choosing.only)

    def takes(self, what: str, thing: Thing) -> list[Action]:
        """The options that are about both, a card that is carried and what it is dropped on."""
        table = self.table
        carried = ("card", int(what.partition(":")[2]))
        wanted = {thing} | ({("tunnel", 0)} if thing == ("seat", table.looker) else set())
        return [
            option for option in self.choosing.options
            if carried in (about := things(option, table.view)) and wanted & set(about)
        ]

    def drop(self, what: str, thing: Thing) -> None:
        """A card was dragged onto something."""
        table = self.table
        sort, _, number = what.partition(":")
        if not table.is_mine or sort != "card":
            return
        carried = ("card", int(number))
        left = self.takes(what, thing)
        if left:
            self.choosing.reset()
            self.take(left, what, is_meant=True)        # Nobody drags a card by mistake.
        elif not self.refuse(*dropped(carried[1], thing, table.view)):
            table.app.say(self.t("table-cannot-drop"))

    def _open_tray(self, template: Action) -> None:
        table = self.table
        filling = filling_for(template, table.view, table.teller)
        self._push(filling, lambda picked: table.act(filling.answer(picked)), self._start_over, table.hint_over)

    def _commit(self) -> None:
        table = self.table
        self._push(commitment(table.view, table.teller), lambda picked: table.commit(picked[0].cards), lambda: None)

    def _push(
        self, filling: Filling, done: Callable[[list[Picked]], None], cancel: Callable[[], None],
        hint: Callable[[Callable[[], None]], None] | None = None,
    ) -> None:
        table = self.table
        hide = table.close_hand if table.is_shared else None
        table.app.push(Tray(table.app, table.faces, filling, done, cancel, hint, hide))

    def _start_over(self) -> None:
        self.choosing.reset()
        self.table.changed()

    def back(self) -> bool:
        """Take back the last press; answers whether there was one."""
        self._again = None
        return self.choosing.back()

    def _back_one(self) -> None:
        self.back()
        self.table.focus = None
        self.table.changed()
