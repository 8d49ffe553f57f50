"""How often a device may do what, with a clock that the test moves (docs/phones.md, *Safety*)."""

import asyncio
from collections.abc import Iterator
from typing import cast

import pytest
from aiohttp import web

from blackgate.phones import entrance, rate_limit
from blackgate.phones.addresses import is_local
from blackgate.phones.entrance import Entrance
from blackgate.phones.rate_limit import RateLimit

from .one_thread import Device, Room

NOT_POSSIBLE = "That is not possible now."


def test_a_pace_allows_a_few_at_once_and_then_so_many_a_second() -> None:
    now = 100.0
    bucket = RateLimit(2, 3, lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now += 0.4
    assert not bucket.take()
    now += 0.1
    assert [bucket.take() for _ in range(2)] == [True, False]
    now += 60
    assert [bucket.take() for _ in range(4)] == [True, True, True, False], "no more are saved up than at the beginning"


MUCH_TO_DO: tuple[dict[str, object], ...] = (
    {"do": "hello", "v": 1}, {"do": "speak", "lang": "en"}, {"do": "rules"}, {"do": "orders", "orders": {}},
    {"do": "emote", "emote": "grin"}, {"do": "bot"}, {"do": "back"}, {"do": "hint", "at": 0},
)


@pytest.mark.parametrize("wish", MUCH_TO_DO, ids=lambda wish: str(wish["do"]))
def test_what_is_much_to_do_is_done_twelve_times_at_once_and_then_twice_a_second(
    room: Room, wish: dict[str, object],
) -> None:
    """A guest without a seat is refused most of this too, but with other words."""
    guest = room.guest()

    def refused(times: int) -> int:
        before = len(guest.told)
        for _ in range(times):
            guest.send(**wish)
        room.frame()
        return [message.get("words") for message in guest.told[before:]].count(NOT_POSSIBLE)

    assert refused(12) == 0 and refused(1) == 1
    room.now += 1
    assert refused(2) == 0 and refused(1) == 1


def test_twenty_messages_a_second_are_all_right_and_more_end_the_line(room: Room) -> None:
    calm, hasty = room.guest(), room.guest()
    for _ in range(10):
        room.now += 1
        send_many(calm, 20)
        room.deliver()
    assert calm.goodbye is None
    send_many(hasty, 41)
    room.frame(times=2)
    assert hasty.goodbye == "flood" and calm.goodbye is None


def send_many(device: Device, number: int) -> None:
    for _ in range(number):
        device.send(do="undo", at=0)


@pytest.fixture
def door() -> Iterator[Entrance]:
    loop = asyncio.new_event_loop()
    yield Entrance(cast(web.Server, None), loop, {}, lambda: 0.0)
    loop.close()


def test_an_address_that_calls_too_often_holds_up_no_other(door: Entrance, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entrance, "CALLS_AT_ONCE", 2)
    assert [door.may_call(("10.0.0.7", port)) for port in range(3)] == [True, True, False]
    assert door.may_call(("10.0.0.8", 1))
    assert not door.may_call(("10.0.0.7", 9))


def test_who_called_last_is_remembered_however_many_others_call(
    door: Entrance, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(entrance, "CALLS_A_SECOND", 0.0)
    monkeypatch.setattr(entrance, "CALLS_AT_ONCE", 1)
    monkeypatch.setattr(rate_limit, "MOST_CALLERS", 3)
    for last in range(1, 9):
        assert door.may_call((f"10.0.0.{last}", 1))
        assert not door.may_call((f"10.0.0.{last}", 2))


@pytest.mark.parametrize(("address", "local"), [
    ("192.168.1.20", True), ("10.1.2.3", True), ("172.16.0.9", True), ("127.0.0.1", True),
    ("0.0.0.0", False), ("8.8.8.8", False), ("172.32.0.1", False), ("::1", False), ("router", False), ("", False),
    ("255.255.255.255", False), ("240.0.0.1", False), ("224.0.0.1", False),
])
def test_only_the_local_network_is_listened_to(address: str, local: bool) -> None:
    assert is_local(address) is local


def test_a_ping_is_answered_without_the_window_and_counts_as_a_message(room: Room) -> None:
    """A table that thinks for long is not taken for gone; who pings too often is."""
    phone = room.guest()
    before = len(phone.told)
    phone.send(do="ping")
    room.deliver()
    assert phone.told[before:] == [{"say": "pong"}]
    for _ in range(41):
        phone.send(do="ping")
    room.deliver()
    assert phone.goodbye == "flood"
