"""The question at the table. Each press narrows the options until one is left."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from ...kit.layout import Region
from ...kit.spots import Spot
from ...kit.ui import Ui
from ...kit.widgets.dialogs import Dialog
from ...model.actions import Action, EndTurn, Fight
from ...model.sorts import name_of
from ...model.vocabulary import ANY
from ...offers.choices import Choices
from ...offers.choosing import Choosing
from ...offers.filling import Filling, Picked, commitment, may_commit
from ...offers.giving_up import cannot_fight, is_hopeless, may_give_up_at_once
from ...offers.meaning import TUNNEL, Thing, dropped, filling_for, glowing, probe, things
from ...offers.scenery import NOBODY, opponent, scenery
from .opponent_panel import draw_opponent
from .panel import ChoiceButton, VerbButton, draw_choices, draw_verbs, draw_asked_player
from .refused import RefusalNotice
from .shared_table import SharedTable
from .tray import Tray

BACK: Final = "choice:cancel"
END: Final = f"verb:{name_of(EndTurn)}"


class QuestionPanel:
    """Offers exactly the options of the decision: as buttons, as glowing things, and as cards to drag."""

    def __init__(self, table: SharedTable) -> None:
        self.table = table
        self.choosing = Choosing()
        self._taken_up: tuple[int, int, int | None] | None = None  # the question that is being asked, and the looker
        self._verb_id = ""                                  # the spot of the verb that was pressed last
        self._again: Action | None = None                   # the action that needs a second press
        self._gives_up = False                              # whether a demand was refused only to give up at once
        self.speak()

    def speak(self) -> None:
        """Make all texts again."""
        table = self.table
        self.t = table.teller.text
        self.choices = Choices(table.view, table.teller, table.session.refusals, is_closed=table.is_public)

    def forget(self) -> None:
        """Forget the question, so that it is asked again from its beginning."""
        self._taken_up = None
        self._again = None
        self._gives_up = False
        self.choosing.reset()

    def take_up(self) -> None:
        """Begin with the question, if it is new; it has options if the looker is asked."""
        if self._is_new:
            self._taken_up = self._key
            self._again = None
            self.speak()
            self.choosing.ask(self.table.view.options if self.table.is_mine else ())

    @property
    def _key(self) -> tuple[int, int, int | None]:
        session = self.table.session
        return session.acted, session.asked if session.asked is not None else -1, self.table.looker

    @property
    def _is_new(self) -> bool:
        """Whether the open question has not been drawn yet."""
        return self._key != self._taken_up

    @property
    def step(self) -> object:
        """Identifies the question and how far it is narrowed."""
        return self._taken_up, len(self.choosing.left)

    def first(self, spots: Sequence[Spot]) -> str:
        """Return where the focus goes first: an answer on the stage, a choice, or the verb pressed last.

        That is End turn if there are no actions left.
        """
        if not self.table.is_mine:
            return ""
        answers = [spot.id for spot in spots if spot.id.startswith(("choice:", "option:")) and spot.id != BACK]
        verbs = [spot.id for spot in spots if spot.id.startswith("verb:") and spot.enabled]
        usual = self._verb_id if self.table.view.actions else END
        found = answers or ([usual] if usual in verbs else verbs)
        return found[0] if found else ""

    @property
    def glowing(self) -> set[Thing]:
        """The things on the table that some option is about."""
        return self._shining(self.choosing.left)

    def _shining(self, options: Sequence[Action]) -> set[Thing]:
        """Return the things that options are about; without the looker's own place if it would always be one."""
        table = self.table
        if not table.is_mine:
            return set()
        shining = glowing(options, table.view)
        if not self.choosing.is_narrowed and table.session.prompt == "turn":
            shining.discard(("place", table.view.place[table.view.seat]))
        return shining

    @property
    def prices(self) -> dict[int, int]:
        """The places that a cautious move leads to, each with the actions it takes."""
        return self.choices.move_prices if self.table.is_mine else {}

    # --- Drawing --------------------------------------------------------------------------------------------

    def draw(self, ui: Ui, box: Region) -> None:
        """Draw the panel on the right: the looker's verbs, the choices of a verb, the opponent, or the asked player."""
        table, view, t = self.table, self.table.view, self.t
        on_turn = table.is_mine and table.session.prompt == "turn"
        if on_turn and not self.choosing.is_narrowed:
            # At a public table the reason for a greyed verb could betray the hand.
            verbs = [verb for verb in map(self._verb, self.choices.verbs) if verb.enabled or not table.is_public]
            actions = view.actions if view.turn == view.seat else 0
            draw_verbs(ui, box, t("table-actions"), view.pack.actions, actions, verbs, self.press_verb)
        elif table.is_mine and (self.choosing.is_narrowed or scenery(view) is None):
            back = ChoiceButton(BACK, t("common-back"), "", self._back_one)
            cancel = back if self.choosing.is_narrowed else None
            note = self._warning() or self.note().replace("\n", " ")      # There is little room here.
            draw_choices(ui, box, self._title(), self._choices(), cancel, note)
        elif table.is_mine and (other := self._opponent()) != NOBODY:
            draw_opponent(ui, box, other, view, table.teller, table.faces, table.inmates, table.memory_aid,
                        table.is_public, table.look_closer)
        elif (asked := table.session.asked) is not None:
            draw_asked_player(ui, box, f"inmates/{table.inmates[asked]}", asked, table.sentence)

    def _opponent(self) -> int:
        """Return the opponent that the stage shows facing the looker."""
        scene = scenery(self.table.view)
        return opponent(scene, self.table.view.seat) if scene is not None else NOBODY

    def answers(self) -> list[ChoiceButton] | None:
        """Return the buttons on a stage; None while the panel narrows the options."""
        table = self.table
        if self.choosing.is_narrowed:
            return None
        choices = self._choices() if table.is_mine else []
        # At a shared screen a player need not open the hand for every weapon.
        if table.is_mine and table.is_opened and may_commit(table.view):
            choices.append(ChoiceButton(
                "commit", self.t("table-commit"), "tokens/lock", self._commit, self.t("table-commit-help"),
            ))
        return choices

    def _verb(self, word: type[Action]) -> VerbButton:
        label = self.table.teller.title(word)
        if self._is_offered(word):
            return VerbButton(word, label, self.table.teller.hint(word), True)
        return VerbButton(word, label, lambda: self._why_not(word), False, lambda: self._refuse_verb(word))

    def _is_offered(self, word: type[Action]) -> bool:
        return any(isinstance(option, word) for option in self.choosing.options)

    def _choices(self) -> list[ChoiceButton]:
        """Return the buttons for what can be chosen now: steps toward an option, or complete options."""
        table = self.table
        branches = self.choices.next(self.choosing.left)
        found = [
            ChoiceButton(
                branch.id, branch.label, branch.icon, partial(self.take, branch.options), branch.help, branch.cost)
            for branch in branches
        ]
        if may_give_up_at_once(table.view):
            if table.is_public:
                label = self.t("option-fight-give_up")
                found.append(ChoiceButton("give_up", label, "verbs/give_up", self._give_up_at_once))
            elif cannot_fight(table.view):
                label = self.t("option-fight-hopeless" if is_hopeless(table.view) else "option-fight-give_up")
                found = [replace(each, label=label, icon="verbs/give_up", take=self._give_up_at_once)
                         if isinstance(branch.options[0], Fight) else each
                         for branch, each in zip(branches, found, strict=True)]
        return found

    def _give_up_at_once(self) -> None:
        """Refuse a demand and give up with one press."""
        self._gives_up = True
        self.table.act(Fight())

    def before(self, action: Action) -> None:
        """Called before an action is done: who gives up at once decides now to use no weapon."""
        asked = self.table.session.asked
        if self._gives_up and isinstance(action, Fight) and asked is not None:
            self.table.commit(asked, 0)

    def note(self) -> str:
        """Return what the looker has to fight with, and how the fight may go."""
        return self.choices.note(self.choosing.left) if self.table.is_mine else ""

    def _warning(self) -> str:
        """Return why the only option left must be pressed again."""
        return self.choices.again(self._again) if self._again is not None else ""

    def _title(self) -> str:
        verbs = self.choosing.verbs
        if self.table.session.prompt == "turn" and self.choosing.is_narrowed and len(verbs) == 1:
            return self.table.named(self.table.teller.title(*verbs))
        return self.table.sentence

    # --- What cannot be done --------------------------------------------------------------------------------

    def refusal(self, word: type[Action]) -> tuple[str, str] | None:
        """Return why a verb cannot be done: a key and a rule. None at a public table, where it could betray a hand."""
        if self.table.is_public or self._is_offered(word):
            return None
        return self.table.session.refusal(probe(word, self.table.view))

    def _why_not(self, word: type[Action]) -> str:
        """Return all reasons why a verb cannot be done, and the rules that say so."""
        refused = self._refused([probe(word, self.table.view)])
        return f"{refused.words}\n{refused.written(self.t)}" if refused is not None else ""

    def _refuse_verb(self, word: type[Action]) -> None:
        self.table.refused = self._refused([probe(word, self.table.view)])

    def refuse(self, *meant: Action) -> bool:
        """Say why none of these actions can be done now. Return whether there was a reason to show."""
        is_turn = self.table.is_mine and self.table.session.prompt == "turn" and not self.table.is_public
        self.table.refused = self._refused(list(meant)) if is_turn else None
        return self.table.refused is not None

    def _refused(self, meant: list[Action]) -> RefusalNotice | None:
        why = self.choices.why_not(*meant)
        return RefusalNotice(*why) if why is not None else None

    # --- Pressing -------------------------------------------------------------------------------------------

    def press(self, thing: Thing) -> bool:
        """Press a thing on the table. Return whether some option is about it."""
        if not self.table.is_mine:
            return False
        left = [option for option in self.choosing.left if thing in things(option, self.table.view)]
        if left:
            self.take(left)
        return bool(left)

    def press_verb(self, word: type[Action]) -> None:
        self._verb_id = f"verb:{name_of(word)}" if word is not EndTurn else ""
        if word is EndTurn and (question := self._before_the_end()):
            table, t = self.table, self.t
            table.app.push(Dialog(
                table.app, table.named(t("table-end-title")), question,
                [("end", t("table-end-yes"), lambda: table.act(EndTurn()), "primary"),
                 ("stay", t("table-end-no"), lambda: None, "quiet")],
            ))
            return
        left = [option for option in self.choosing.left if isinstance(option, word)]
        self.take(left, is_meant=word is EndTurn)

    def _before_the_end(self) -> str:
        """Return the warning to read before the turn ends."""
        return self.choices.again(EndTurn())

    def take(self, left: list[Action], *, is_meant: bool = False) -> None:
        """Narrow the options. If one is left, do it; an action that cannot be undone needs a second press.

        What was pressed before the question was drawn, as by two clicks in one frame, was meant for the last one.
        """
        if self._is_new:
            return
        table = self.table
        table.close_since()
        self.choosing.take(left)
        only = self.choosing.only
        if only is None:
            table.focus = None
        elif not is_meant and table.app.settings.ask_twice and only != self._again and (
                self.choices.again(only, self.choosing.presses)):
            self._again = only
            table.focus = "option:0"
        elif ANY in only:
            self._open_tray(only)
        else:
            table.act(only)

    def open_tray(self) -> None:
        """Open the tray at once if the only option needs one."""
        self.take_up()
        only = self.choosing.only
        if only is not None and ANY in only:
            self._open_tray(only)

    def takes(self, what: str, thing: Thing) -> list[Action]:
        """Return the options that are about both the dragged card and the thing it is dropped on."""
        table = self.table
        carried = ("card", int(what.partition(":")[2]))
        wanted = {thing} | ({TUNNEL} if thing == ("seat", table.looker) else set())
        return [
            option for option in self.choosing.options
            if carried in (about := things(option, table.view)) and wanted & set(about)
        ]

    def drop(self, what: str, thing: Thing) -> None:
        """Do what dragging a card onto a thing means."""
        table = self.table
        sort, _, number = what.partition(":")
        if not table.is_mine or sort != "card":
            return
        left = self.takes(what, thing)
        if left:
            self.choosing.reset()
            self.take(left, is_meant=True)        # A card is not dragged by mistake.
        elif not self.refuse(*dropped(int(number), thing, table.view)):
            table.app.say(self.t("table-cannot-drop"))

    # --- Trays ----------------------------------------------------------------------------------------------

    def _open_tray(self, template: Action) -> None:
        table = self.table
        filling = filling_for(template, table.view, table.teller)
        self._push(filling, lambda picked: table.act(filling.answer(picked)), self._start_over, table.hint_over)

    def _commit(self) -> None:
        table, seat = self.table, self.table.looker
        assert seat is not None
        filling = commitment(table.view, table.teller)
        self._push(filling, lambda picked: table.commit(seat, picked[0].cards), lambda: None)

    def _push(
        self, filling: Filling, done: Callable[[list[Picked]], None], cancel: Callable[[], None],
        hint: Callable[[Callable[[], None]], None] | None = None,
    ) -> None:
        table = self.table
        hide = table.close_hand if table.is_shared else None
        filling = replace(filling, title=table.named(filling.title))
        table.app.push(Tray(table.app, table.faces, filling, done, cancel, hint, hide, table.owner))

    def _start_over(self) -> None:
        self.choosing.reset()

    def back(self) -> bool:
        """Take back the last press. Return whether there was one."""
        self._again = None
        return self.choosing.back()

    def _back_one(self) -> None:
        self.back()
        self.table.focus = None
