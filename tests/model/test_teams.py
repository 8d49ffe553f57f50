"""Two rules that many ask: who is a rival, and where a roll of the die leads."""

import re
from pathlib import Path

import pytest

from blackgate.model import teams
from blackgate.model.board import Board
from blackgate.model.teams import CLOCKWISE, MATES, RIVALS, is_mate, is_rival
from tests.table import shipped

CODE = Path(teams.__file__).parent.parent


@pytest.mark.parametrize("team", [False, True])
def test_everybody_else_is_a_mate_or_a_rival(team: bool) -> None:      # R11
    for players in range(2, 7):
        for seat in range(players):
            mates, rivals = MATES[team][players][seat], RIVALS[team][players][seat]
            assert sorted(mates + rivals) == sorted(CLOCKWISE[players][seat])
            assert all(is_mate(team, seat, other) and not is_rival(team, seat, other) for other in mates)
            assert all(is_rival(team, seat, other) and not is_mate(team, seat, other) for other in rivals)
            assert not is_mate(team, seat, seat) and not is_rival(team, seat, seat)


def test_every_second_seat_is_a_mate_in_team_mode_and_nobody_else() -> None:        # R11
    assert MATES[True][6][1] == (3, 5) and RIVALS[True][6][1] == (2, 4, 0)
    assert MATES[False][6][1] == () and RIVALS[False][6][1] == (2, 3, 4, 5, 0)


@pytest.mark.parametrize("board", shipped().boards, ids=lambda board: board.side)
def test_a_roll_leads_to_the_places_of_its_face_and_with_detours_of_its_neighbours(board: Board) -> None:   # R5.1a, R9
    def places(*faces: int) -> int:
        return sum(1 << place for place in board.open_places if set(faces) & set(shipped().places[place].faces))

    nowhere = board.solitary
    for face, (lower, higher) in {1: (6, 2), 2: (1, 3), 3: (2, 4), 4: (3, 5), 5: (4, 6), 6: (5, 1)}.items():
        assert board.places_for(face, nowhere) == places(face)
        assert board.places_for(face, nowhere, 1) == places(lower, face, higher)
        for here in board.open_places:
            assert board.places_for(face, here, 1) == places(lower, face, higher) & ~(1 << here)
            for wide in (0, 1):
                led = sum(1 << place for place in board.rolls(here, wide)[face - 1])
                assert led == board.places_for(face, here, wide)


def test_nobody_else_works_these_rules_out() -> None:
    """Teammates told by odd and even seats, or faces next to each other, anywhere but in their one place."""
    wrong = []
    for path in sorted(CODE.rglob("*.py")):
        if path.name in ("teams.py", "board.py"):
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if re.search(r"\^ ?[\w.]+\) ?& ?1\b|\.faces\b.*% ?6|% ?6 ?\+ ?1", line):
                wrong.append(f"{path.relative_to(CODE)}:{number}: {line.strip()}")
    assert not wrong, "\n".join(wrong)
