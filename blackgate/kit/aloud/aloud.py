"""Tells a listening player what the window shows, through a screen reader or else our own voice."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple, Protocol
from weakref import WeakKeyDictionary, ref

from ..scene import Scene
from ..spots import Box
from ..ui import Ui
from .spoken import SpokenPart, ended, full_name, spoken_parts
from .tree import NodeNumbers, Tree, describe

REMEMBERED: Final = 60      # lines that are not read again when they appear on a picture
MOST: Final = 600           # the greatest number of letters read of a new screen; a player can ask for the rest
KEPT: Final = 6             # number of messages that a screen reader can still find
PATIENCE: Final = 0.1       # seconds that a picture may wait for a frame with enough time


class Announcements:
    def __init__(self) -> None:
        self._happened: list[str] = []
        self._lately: deque[str] = deque(maxlen=REMEMBERED)
        self._seen: WeakKeyDictionary[Scene, frozenset[str]] = WeakKeyDictionary()
        self._scene: Callable[[], Scene | None] = lambda: None      # the scene of the last picture, if it still exists

    def happened(self, words: str) -> None:
        self._happened.append(words)

    def forget(self) -> None:
        """Forget everything, because nobody listens. A later listener is told everything."""
        self._happened.clear()
        self._seen.clear()

    def news(self, scene: Scene, everything: Sequence[SpokenPart]) -> list[str]:
        """Return what to say about this picture: what happened, then words that were not on it before.

        A screen to which the player comes back says its title.
        """
        news, self._happened = self._happened, []
        self._lately.extend(news)
        words = list(dict.fromkeys(each.name for each in everything if each.spot is None))
        before = self._seen.get(scene)
        self._seen[scene] = frozenset(words)
        fresh = [each for each in words if each not in (before or ()) and each not in self._lately]
        is_back = before is not None and scene is not self._scene()
        title = next((each.name for each in everything if each.is_heading), "") if is_back else ""
        self._scene = ref(scene)
        if title and title not in fresh:
            fresh.insert(0, title)
        if before is None:
            while len(fresh) > 1 and sum(map(len, fresh)) > MOST:
                fresh.pop()
        return news + fresh


class ReaderRequest(NamedTuple):
    """What a screen reader asks for in place of the player (`tree.PRESS` …)."""

    act: str
    spot: str
    words: str = ""


class Reader(Protocol):
    """The connection to a screen reader, if there is one."""

    is_listening: bool
    is_old: bool            # whether it reads only the focus, and no messages
    begun: int              # how often it has begun to listen

    def show(self, tree: Tree) -> None: ...

    def asked(self) -> Iterator[tuple[str, int, str]]:
        """Return what it has asked for since the last call: the act, the number of the thing, and words."""

    def close(self) -> None: ...


class Voice(Protocol):
    """Speaks, if the player wants it to."""

    is_on: bool
    rate: int               # percent of the usual

    def say(self, words: str, language: str) -> None:
        """Say this after what is being said now."""

    def hush(self) -> None: ...

    def close(self) -> None: ...


class Aloud:
    def __init__(self, reader: Reader | None = None, voice: Voice | None = None) -> None:
        self.reader = reader
        self.voice = voice
        self.is_brief = False               # names without help, for players who know the game
        self._telling = Announcements()
        self._numbers = NodeNumbers()
        self._messages: deque[tuple[int, str]] = deque(maxlen=KEPT)
        self._count = 0
        self._ui: Ui | None = None          # the picture that was described last
        self._waits = 0.0
        self._begun: int | None = None      # how often somebody has begun to listen; None while nobody listens
        self._is_cut_short = False
        self._focus = ("", "")              # the id and the name of what had the focus
        self._focused: SpokenPart | None = None     # what had the focus
        self._scene: Callable[[], Scene | None] = lambda: None      # the scene in which it had the focus, if it exists
        self._shown: Tree | None = None     # what the reader was shown last
        self._truth: Tree | None = None     # what it is shown next, if that was not quite true
        self.last: list[str] = []           # what was said last

    @property
    def is_read(self) -> bool:
        return self.reader is not None and self.reader.is_listening

    @property
    def is_heard(self) -> bool:
        """Whether somebody listens. Otherwise nothing is described, which saves time."""
        return self.is_read or (self.voice is not None and self.voice.is_on)

    def tell(self, words: str) -> None:
        """Tell that something happened."""
        if words and self.is_heard:
            self._telling.happened(" ".join(words.split()))

    def cut_short(self) -> None:
        """Stop what is being said, because the player has pressed something."""
        self._is_cut_short = True

    def wishes(self) -> list[ReaderRequest]:
        """Return what the screen reader asks for."""
        if self.reader is None:
            return []
        found = ((act, self._numbers.id(number), words) for act, number, words in self.reader.asked())
        return [ReaderRequest(act, id.removeprefix("spot:"), words)
                for act, id, words in found if id.startswith("spot:")]

    def follow(self, ui: Ui, scene: Scene, seconds: float, place: Callable[[Box], Box], is_busy: bool) -> None:
        """Describe the picture if it is new. `is_busy`: this frame had much to do, so the next one may be better."""
        begun = self.reader.begun if self.reader is not None else 0
        if self._begun is not None and (not self.is_heard or self._begun != begun):
            self._begun = None
            self._telling.forget()
        if not self.is_heard:
            return
        if self._begun is None:
            self._begun, self._ui = begun, None
        self._waits += seconds
        if ui is self._ui or (is_busy and self._waits < PATIENCE):
            self._show_truth()
            return
        self._ui, self._waits, self._truth = ui, 0.0, None
        everything = spoken_parts(ui)
        news = self._telling.news(scene, [each for each in everything if each.name not in ui.quiet])
        if news:        # in one message, because readers say several in any order
            self._count += 1
            self._messages.append((self._count, " ".join(map(ended, news))))
        focused = next((each for each in everything if each.spot is not None and each.id == ui.focus), None)
        if focused is None and self.keeps_focus(ui, scene):
            focused = self._focused
            assert focused is not None
            everything = [each for each in everything if each.spot is None or each.id != focused.id] + [focused]
        self._focused, self._scene = focused, ref(scene)
        if news:
            self.last = news
        if self.is_read:
            assert self.reader is not None
            tree = describe(ui, everything, self._messages, self._numbers, place, is_overlay=scene.overlay,
                            brief=self.is_brief, focus=focused.id if focused is not None else "")
            self.reader.show(self._with_last_focus(self._for_old(tree, news) if self.reader.is_old else tree))
        elif self.voice is not None:
            self._speak(self.voice, ui, news, focused)
        self._focus = _identity(ui, focused)

    def keeps_focus(self, ui: Ui, scene: Scene) -> bool:
        """Return whether a listener's focus stays as it was, even on what is gone, until the next question comes.

        So it does not jump about while what was pressed is shown or others act.
        """
        focused = self._focused
        return focused is not None and scene is self._scene() and (scene.is_moving or scene.is_waiting) \
            and ui.focus in (None, focused.id)

    def repeat(self, ui: Ui) -> list[str]:
        """Return what was said last, and everything about what has the focus."""
        on_spots = (each for each in spoken_parts(ui) if each.spot is not None)
        focused = next((each for each in on_spots if each.id == ui.focus), self._focused)
        return [*self.last, *(_in_full(ui, focused) if focused is not None else [])]

    def hush(self) -> None:
        """Forget all messages, so that another player cannot find or repeat them."""
        self._telling.forget()
        self._messages.clear()
        self.last, self._focused, self._shown, self._truth, self._ui = [], None, None, None, None
        if self.voice is not None:
            self.voice.hush()

    def close(self) -> None:
        for part in (self.reader, self.voice):
            if part is not None:
                part.close()

    def _for_old(self, tree: Tree, news: list[str]) -> Tree:
        """Put messages into the help of what has the focus. Old readers read it aloud when it changes."""
        node = tree.nodes[tree.focus]
        told = " ".join(map(ended, news))
        before = self._shown.nodes[tree.focus].about if self._shown is not None and self._shown.focus == tree.focus \
            else None
        if before is None:
            about = f"{told} {node.about}".strip()
        elif news:
            about = told if told != before else f"{told} "      # Only what is new is read.
        else:
            about = before
        return replace(tree, nodes=tree.nodes | {tree.focus: replace(node, about=about)})

    def _with_last_focus(self, tree: Tree) -> Tree:
        """Show what has lost the focus as it was, and show the truth with the next tree.

        Readers would read its changes before they hear that the focus has moved.
        """
        shown, self._shown = self._shown, tree
        if shown is None or shown.focus == tree.focus or shown.nodes[shown.focus].children \
                or shown.focus not in tree.nodes:
            return tree
        self._truth = tree
        self._shown = replace(tree, nodes=tree.nodes | {shown.focus: shown.nodes[shown.focus]})
        return self._shown

    def _show_truth(self) -> None:
        if self._truth is not None and self.is_read:
            assert self.reader is not None
            self._shown, self._truth = self._truth, None
            self.reader.show(self._shown)

    def _speak(self, voice: Voice, ui: Ui, news: list[str], focused: SpokenPart | None) -> None:
        before, now = self._focus, _identity(ui, focused)
        if self._is_cut_short:
            voice.hush()
        self._is_cut_short = False
        for words in news:
            voice.say(words, ui.t.lang)
        if focused is not None and before != now:
            is_same = before[0] == now[0]
            full = [now[1]] if is_same or (self.is_brief and focused.spot is not None and focused.spot.enabled) \
                else _in_full(ui, focused)
            voice.say(" ".join(full), ui.t.lang)


def _identity(ui: Ui, focused: SpokenPart | None) -> tuple[str, str]:
    return ("", "") if focused is None else (focused.id, _name(ui, focused))


def _name(ui: Ui, each: SpokenPart) -> str:
    """Return the name, and whether it is switched on."""
    name = full_name(ui.t, each)
    on = each.spot.on if each.spot is not None else None
    return name if on is None else ui.t("spoken-on" if on else "spoken-off", name=name)


def _in_full(ui: Ui, each: SpokenPart) -> list[str]:
    place = [ui.t("spoken-position", place=each.place, of=each.of)] if each.of else []
    return [ended(_name(ui, each)), *place, *([each.about] if each.about else [])]
