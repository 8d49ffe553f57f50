"""Evenings and favours in their files: everything in them is read, and what no table could play is refused."""

from pathlib import Path

import pytest

from blackgate.play.long_way.evening import Evening, Favour, Goal, Rival, Star, Start
from blackgate.play.long_way.reading import BadEvenings, load_evenings, load_favours, names_of, read_evening

from .test_long_way import FAVOURS, PACK, favours_in, problems, written

LEAST = "seats: [{inmate: brute, level: hard}]\ngoal: {escape: true}\nfavours: [whetstone, old_debt, parcel]\n"
WHOLE = """seats: [{inmate: brute, level: hard}, {inmate: loyal, level: easy}, {inmate: fox, level: expert}]
team: true
michel: michelle
start:
  you: {place: infirmary, beatings: 2, cigarettes: 5, hand: {knife: 1, link: 2}, draw: 3, revealed: true}
  others: {first: true}
goal: {points: 6, by_round: 8}
stars: [{rounds_at_most: 9}, {never: buy}]
favours: [whetstone, old_debt, parcel]
cards: {rules: {actions: 3}}
"""


def test_everything_in_an_evening_is_read(tmp_path: Path) -> None:
    assert read_evening(written(tmp_path, WHOLE), PACK, FAVOURS) == Evening(
        4, "here", "04_here.yaml", (Rival("brute", "hard"), Rival("loyal", "easy"), Rival("fox", "expert")), True,
        "michelle", Start("infirmary", 2, 5, (("knife", 1), ("link", 2)), 3, True), Start(first=True),
        Goal("points", 6, 8), (Star("goal"), Star("rounds", "", 9), Star("never", "buy")),
        ("whetstone", "old_debt", "parcel"), {"rules": {"actions": 3}})


def test_what_an_evening_leaves_out_is_as_usual(tmp_path: Path) -> None:
    assert read_evening(written(tmp_path, LEAST + "michel: none\n"), PACK, FAVOURS) == Evening(
        4, "here", "04_here.yaml", (Rival("brute", "hard"),), favours=("whetstone", "old_debt", "parcel"))
    held = read_evening(written(tmp_path, LEAST.replace("escape: true", "hold: 13")), PACK, FAVOURS)
    assert held.goal == Goal("hold", 0, 13)
    starred = read_evening(written(tmp_path, LEAST + "stars: [{feat: gift}]\n"), PACK, FAVOURS)
    assert starred.stars == (Star("goal"), Star("feat", "gift"))


FOUR = "[" + ", ".join(f"{{inmate: {name}, level: easy}}" for name in ("brute", "loyal", "fox", "merchant")) + "]"


@pytest.mark.parametrize(("old", "new", "said"), [
    ("[{inmate: brute, level: hard}]", "[]", "0 rivals are no table"),
    ("[{inmate: brute, level: hard}]", FOUR + "\nteam: true", "4 rivals are no table"),
    ("[{inmate: brute, level: hard}]", "[{inmate: brute, level: hard}, {inmate: brute, level: easy}]",
     "has two of one prisoner board"),
    ("[whetstone, old_debt, parcel]", "[whetstone, old_debt]", "offers 2 favours, not 3"),
    ("[whetstone, old_debt, parcel]", "[whetstone, old_debt, parcel, iron_bar]", "offers 4 favours, not 3"),
    ("goal:", "stars: [{feat: gift}, {feat: shared}, {feat: loner}]\ngoal:",
     "has more than 2 stars beside the one for the goal"),
    ("{escape: true}", "{points: 0, by_round: 3}", "'points'"),
    ("{escape: true}", "{points: 3, by_round: 0}", "'by_round'"), ("{escape: true}", "{hold: 0}", "'hold'"),
    ("goal:", "start: {you: {beatings: 3}}\ngoal:", "'beatings'"),
    ("goal:", "start: {you: {draw: 6}}\ngoal:", "'draw'"),
    ("goal:", "start: {you: {cigarettes: -1}}\ngoal:", "'cigarettes'"),
    ("goal:", "start: {you: {hand: {knife: 0}}}\ngoal:", "'knife'"),
    ("goal:", "start: {you: {hand: {knife: 99}}}\ngoal:", "'knife'"),
    ("goal:", "stars: [{rounds_at_most: 0}]\ngoal:", "'rounds_at_most'"),
    ("goal:", "michel: mike\ngoal:", "no visitor"), ("goal:", "cards: {rulez: {}}\ngoal:", "rulez"),
])
def test_what_no_table_could_play_is_refused(old: str, new: str, said: str, tmp_path: Path) -> None:
    found = problems(written(tmp_path, LEAST.replace(old, new)))
    assert len(found) == 1 and said in found[0]


def test_every_bad_file_is_named_and_an_empty_folder_too(tmp_path: Path) -> None:
    for number in (1, 2, 3):
        level = "hard" if number == 2 else "hart"
        written(tmp_path, LEAST.replace("hard", level), f"0{number}_here.yaml")
    written(tmp_path, "", "favours.yaml")
    with pytest.raises(BadEvenings) as raised:
        load_evenings(PACK, FAVOURS, tmp_path)
    assert [problem.file for problem in raised.value.problems] == ["01_here.yaml", "03_here.yaml"]
    (tmp_path / "none").mkdir()
    with pytest.raises(BadEvenings, match="there are no evenings"):
        load_evenings(PACK, FAVOURS, tmp_path / "none")


def test_everything_in_a_favour_is_read(tmp_path: Path) -> None:
    found = favours_in(tmp_path, "one: {cigarettes: 3, hand: {link: 2}, draw: 1, first: true}\ntwo: {looks: true}\n")
    assert found == {"one": Favour("one", Start("", 0, 3, (("link", 2),), 1, False, True)),
                     "two": Favour("two", Start(), looks=True)}


def test_a_favour_with_a_choice_of_cards_is_offered_once() -> None:
    names = names_of(load_favours(PACK))
    assert "accessory" in names and "whetstone" in names and not any("-" in name for name in names)
