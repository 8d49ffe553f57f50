"""What a listening player is told at the table, and where their focus is meanwhile."""

import pytest

from blackgate.kit.aloud.aloud import Aloud
from blackgate.model.events import Event, Extorted, Played, Rolled, TurnedUp, TurnStarted
from blackgate.model.vocabulary import NOTHING
from blackgate.scenes.table.what_is_heard import is_said_by
from tests.kit.ears import Listener
from tests.waiting import wait_for

from .window import open_app, open_table, plan

STEP = 0.05


class Ears:
    """A player with a screen reader: hears messages (`> …`), and what has the focus whenever that changes."""

    def __init__(self, seed: int) -> None:
        self.app = open_app()
        self.app.settings.instant = False
        self.listener = Listener()
        self.app.aloud = Aloud(self.listener)
        self.table = open_table(self.app, plan(4, 1, seed))
        self.heard: list[str] = []
        self._known: set[int] = set()
        self._focus = ""

    def listen(self, seconds: float) -> None:
        for _ in range(round(seconds / STEP)):
            self.app.frame([], STEP)
            for tree in self.listener.trees:
                for number, node in tree.nodes.items():
                    if node.is_live and number not in self._known:
                        self._known.add(number)
                        self.heard.append(f"> {node.name}")
                if tree.nodes[tree.focus].name != self._focus:
                    self._focus = tree.nodes[tree.focus].name
                    self.heard.append(self._focus)
            del self.listener.trees[:-1]

    def press(self, name: str, seconds: float) -> list[str]:
        """Press what is called so. Return what is heard from then on."""
        self.heard.clear()
        self.listener.want("press", name)
        self.listen(seconds)
        return self.heard


def test_after_a_roll_the_focus_stays_and_the_question_comes_last() -> None:
    ears = Ears(3)
    ears.listen(8.0)
    assert ears.press("Simple move", 6.0) == [
        "> You roll a 3.", "> You move to the Showers. Your turn: 1 action left.",
    ]
    ears.app.quit()


def test_while_others_play_the_focus_stays_where_it_was() -> None:
    ears = Ears(3)
    ears.listen(8.0)
    ears.press("Search", 4.0)
    heard = ears.press("Simple move", 6.0)
    assert heard[-2:] == ["> You move to the Showers. You have no actions left: end your turn.", "End turn"]
    heard = ears.press("End turn", 0.5)

    def is_asked() -> bool:
        ears.listen(0.5)
        return ears.table.is_mine and not ears.table.is_moving

    wait_for(is_asked, "the next turn")
    assert heard[0] == "> The turn passes to Seat 1."
    assert heard[-2] == "> Your turn: 2 actions left."
    assert [words for words in heard if not words.startswith("> ")] == heard[-1:], "the focus moved by itself"
    ears.app.quit()


@pytest.mark.parametrize("event, prompt", [
    (TurnStarted(1), "turn"), (Rolled(1, 4, 0), "place"), (Extorted(0, 1, 2, 0), "extorted"),
    (Played(0, 3, 1, NOTHING), "react"), (TurnedUp(1, 2), "michel"),
])
def test_what_the_question_says_is_not_told_before_it(event: Event, prompt: str) -> None:
    assert is_said_by(prompt, event, 1)
    assert not is_said_by(prompt, event, 2) and not is_said_by("discard", event, 1)


@pytest.mark.parametrize("is_brief", [False, True])
def test_a_remark_is_told_once_with_who_says_it_and_not_in_brief_speech(is_brief: bool) -> None:
    ears = Ears(3)
    ears.app.settings.brief_speech = is_brief
    ears.listen(8.0)
    ears.heard.clear()
    ears.table.warn(0)
    ears.listen(1.0)
    words = next(words for seat in range(4) if (words := ears.table.remark(seat)[1]))
    assert ears.heard == ([] if is_brief else [next(line for line in ears.heard if line.endswith(f": {words}"))])
    ears.app.quit()
