"""Players with phones, and strangers, for `phones_bench.py`: each crowd is a process on this machine."""

import asyncio
import json
import os
from collections.abc import Callable, Coroutine
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from random import Random
from time import monotonic
from typing import Any, Final

from aiohttp import ClientError, ClientSession, ClientWebSocketResponse, TCPConnector, WSMsgType

IDLE, FLOODS, RUBBISH, READERS = 40, 30, 15, 15     # a hundred strangers
STRANGE: Final = "127.0.0.2"                        # to the table this is another device
Told = Callable[[tuple[str, int, float]], None]     # the event, its seat, its time (monotonic)


def crowd(role: Callable[..., None], *values: Any) -> BaseProcess:
    process = get_context("spawn").Process(target=role, args=values, daemon=True)
    process.start()
    return process


# --- People -------------------------------------------------------------------------------------------------


def play(url: str, codes: list[str], think: float, told: Any, seconds: float) -> None:
    """A phone for each seat, with its own code."""
    people = [_person(url, code, seat, think, told.put) for seat, code in enumerate(codes)]
    asyncio.run(_for(seconds, people))


async def _for(seconds: float, doing: list[Coroutine[Any, Any, None]]) -> None:
    tasks = [asyncio.create_task(each) for each in doing]
    _, left = await asyncio.wait(tasks, timeout=seconds)
    for task in left:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _person(url: str, code: str, seat: int, think: float, told: Told) -> None:
    random, token = Random(seat), ""
    async with ClientSession() as session:
        while True:
            try:
                async with session.ws_connect(f"{url}/line", headers={"Origin": url}) as line:
                    key = {"token": token} if token else {"code": code}
                    await _say(line, do="hello", v=1, languages=["en"], **key)
                    token = await _sit_and_play(line, seat, token, think, random, told)
            except (ClientError, OSError):
                await asyncio.sleep(0.2)


async def _sit_and_play(
    line: ClientWebSocketResponse, seat: int, token: str, think: float, random: Random, told: Told,
) -> str:
    """Take a seat and play. Returns the token."""
    waits = False
    async for message in line:
        if message.type is not WSMsgType.TEXT:
            break
        heard = json.loads(message.data)
        if heard["say"] == "seated":
            token = heard["token"]
            told(("seated", seat, monotonic()))
        elif heard["say"] in ("refused", "bye"):
            told((heard["say"], seat, monotonic()))
            if heard["say"] == "bye":
                return ""
        elif heard["say"] == "state":
            if waits:
                told(("state", seat, monotonic()))
            waits = False
            if heard["mine"]:
                await asyncio.sleep(think)
                told(("tap", seat, monotonic()))
                await _say(line, **_answer(heard, random))
                waits = True
    return token


async def _say(line: ClientWebSocketResponse, **wish: object) -> None:
    await line.send_str(json.dumps(wish))


def _leaves(choices: list[Any]) -> list[Any]:
    return [leaf for choice in choices for leaf in (_leaves(choice["choices"]) if "choices" in choice else [choice])]


def _answer(state: Any, random: Random) -> dict[str, object]:
    """A random answer without a tray that does not end the turn, if possible; else a tray."""
    leaves = _leaves(state["question"]["choices"])
    whole = [leaf["option"] for leaf in leaves if "option" in leaf]
    busy = [option for option in whole if option["do"] not in ("end_turn", "cautious_move")]
    if whole:
        return {"do": "act", "at": state["at"], "option": random.choice(busy or whole)}
    tray = leaves[0]["tray"]
    picked = []
    for source in tray["sources"]:
        cards = [kind for kind, number in source["cards"].items() for _ in range(number)][: tray["most"] or 1]
        picked.append({"cards": {kind: cards.count(kind) for kind in cards}, "cigarettes": 0})
    return {"do": "fill", "at": state["at"], "template": tray["template"], "picked": picked}


# --- Strangers ----------------------------------------------------------------------------------------------


def attack(url: str, seconds: float) -> None:
    """A hundred strangers at once, each at a limited pace. A stranger that is disconnected comes back."""
    os.nice(10)             # The table's own work is measured, not the competition for the processor.
    host, _, port = url.removeprefix("http://").partition(":")
    strangers: list[Coroutine[Any, Any, None]] = []
    strangers += [_idle(host, int(port), number) for number in range(IDLE)]
    strangers += [_flood(url) for _ in range(FLOODS)]
    strangers += [_rubbish(host, int(port), number) for number in range(RUBBISH)]
    strangers += [_read_all(url) for _ in range(READERS)]
    asyncio.run(_for(seconds, strangers))


async def _raw(host: str, port: int, said: bytes, stay: float) -> None:
    try:
        reader, writer = await asyncio.open_connection(host, port, local_addr=(STRANGE, 0))
        writer.write(said)
        try:
            await asyncio.wait_for(reader.read(-1), stay)
        finally:
            writer.close()
    except (OSError, TimeoutError):
        pass


async def _idle(host: str, port: int, number: int) -> None:
    while True:
        await _raw(host, port, b"GET / HTTP/1.1\r\nHost: " if number % 2 else b"", 30)
        await asyncio.sleep(0.2)


async def _rubbish(host: str, port: int, number: int) -> None:
    random = Random(number)
    while True:
        said = random.randbytes(300) if number % 2 else b"GET /../../etc/passwd HTTP/1.1\r\nHost: elsewhere\r\n\r\n"
        await _raw(host, port, said, 0.5)
        await asyncio.sleep(0.1)


async def _flood(url: str) -> None:
    """Send two hundred messages a second, some malformed, until it is disconnected."""
    wishes = '{"do":"rules"}', '{"do":"speak","lang":"de"}', "{", '{"do":"undo","at":1}', '{"do":"sit","seat":0}'
    async with ClientSession(connector=TCPConnector(local_addr=(STRANGE, 0))) as session:
        while True:
            try:
                async with session.ws_connect(f"{url}/line", headers={"Origin": url}) as line:
                    await _say(line, do="hello", v=1, code="WRNGWRNG")
                    for number in range(400):
                        await line.send_str(wishes[number % len(wishes)])
                        await asyncio.sleep(0.005)
            except (ClientError, OSError):
                pass
            await asyncio.sleep(0.3)


async def _read_all(url: str) -> None:
    async with ClientSession(connector=TCPConnector(local_addr=(STRANGE, 0))) as session:
        while True:
            try:
                async with session.get(f"{url}/font/scratched.ttf") as found:
                    await found.read()
            except (ClientError, OSError):
                await asyncio.sleep(0.2)
            await asyncio.sleep(0.05)
