"""Whatever lies in the folder of saves: the game or a sentence, soon, and no file is lost."""

import json
from functools import cache
from pathlib import Path
from random import Random

import pytest

from blackgate.app import App
from blackgate.keep.savefile import VERSION, read_save, save_bytes, saved
from blackgate.keep.saves import FELL_BACK, SaveProblem, last_game, load, saved_games
from blackgate.keep.save_folder import SLOTS, TURN, saves_folder
from blackgate.model.notation import Json
from tests.keep.test_hostile_saves import proved
from tests.play.sitting import play, sit

from .damage import MANY, Watch, emptied, spoilt, spoilt_json
from .window import SENTENCES, opened_from_the_list


@cache
def written() -> str:
    session = play(sit("human", "easy", "medium:fox", "hard"), 25)
    session.hand_to_bot(0, "easy")
    session.take_back(0, "Ana")
    return json.dumps(saved(session, number=3).written())


def content() -> Json:
    return dict(json.loads(written()))


def damaged(random: Random) -> bytes:
    """As it may be found: no save at all any more, or one whose checksum is right and whose content is not."""
    if random.random() < 0.4:
        return spoilt(save_bytes(content()), random)
    body = spoilt_json(content(), random)
    return proved(body, version=VERSION + 1) if random.random() < 0.03 else proved(body)


def is_there(data: bytes, folder: Path, name: str) -> bool:
    return any(path.read_bytes() == data for path in folder.glob(f"{name}*"))


def is_readable(path: Path) -> bool:
    try:
        read_save(path)
    except SaveProblem:
        return False
    return True


def test_saves_changed_by_lot_load_or_are_called_by_a_sentence(home: Path, app: App) -> None:
    random = Random(21)
    watch = Watch()
    folder = saves_folder()
    folder.mkdir()
    outcomes: dict[str, int] = {}
    for number in range(MANY):
        name = "named-x.json"
        data = damaged(random)
        (folder / name).write_bytes(data)
        with watch((number, data[:200])):
            if number % 10 == 0:
                outcome = opened_from_the_list(app, "games")
            else:
                try:
                    load(saved_games()[0]).session.close()
                    outcome = "table"
                except SaveProblem as problem:
                    outcome = problem.key
        assert outcome in ("table", "curtain", *SENTENCES)
        outcomes[outcome] = outcomes.get(outcome, 0) + 1
        assert is_there(data, folder, name), number
        emptied(home)
        folder.mkdir(exist_ok=True)
    assert outcomes["table"] > MANY // 100 and outcomes["save-broken"] > MANY // 3
    print(f"saves: {outcomes}, slowest {watch.slowest:.3f} s")


def test_of_the_files_of_a_running_game_any_whole_one_is_enough(home: Path) -> None:
    random = Random(22)
    watch = Watch()
    folder = saves_folder()
    folder.mkdir()
    for number in range(MANY // 4):
        files: dict[str, bytes] = {}
        whole = random.sample([*SLOTS, TURN], random.randint(0, 3))
        for slot in (*SLOTS, TURN):
            good = save_bytes(content() | {"number": len(files)})
            files[f"auto-game-{slot}.json"] = good if slot in whole else spoilt(good, random)
        for name, data in files.items():
            (folder / name).write_bytes(data)
        readable = [name for name in files if is_readable(folder / name)]
        assert len(readable) >= len(whole)
        with watch(number):
            if readable:
                last = last_game()
                assert last is not None
                loaded = load(last)
                assert loaded.session.acted == 25
                assert (loaded.message == FELL_BACK) == (len(readable) < 4)
                loaded.session.close()
            else:
                with pytest.raises(SaveProblem):
                    load(saved_games()[0])
        for name, data in files.items():
            assert name in readable or is_there(data, folder, name), (number, name)
        emptied(folder)
    print(f"running games: {MANY // 4}, slowest {watch.slowest:.3f} s")
