"""When phones are shut out, no connection stays open: not even one that comes in at that moment."""

import asyncio
import gc
import socket
import warnings
from time import monotonic

from aiohttp import web

from blackgate.phones.entrance import Entrance

HERE = "127.0.0.1"


async def nothing(request: web.BaseRequest) -> web.StreamResponse:
    return web.Response()


def left_open(turns: int) -> list[str]:
    """What Python finds unclosed when the entrance is shut so many turns of the loop after a connection is made."""

    async def doing() -> None:
        loop = asyncio.get_running_loop()
        entrance = Entrance(web.Server(nothing), loop, {}, monotonic)
        listening = await loop.create_server(entrance, HERE, 0)
        ending = asyncio.Event()

        async def connect() -> None:
            phone.connect(listening.sockets[0].getsockname())       # The kernel answers, before the loop knows of it.
            for _ in range(turns):
                await asyncio.sleep(0)
            ending.set()

        connecting = asyncio.create_task(connect())
        await ending.wait()
        await entrance.shut(listening)
        await entrance.cut_off(10)
        await connecting

    with socket.socket() as phone, warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        asyncio.run(doing())
        gc.collect()
    return [str(warning.message) for warning in found]


def test_connection_that_comes_in_while_the_entrance_is_shut_is_closed() -> None:
    assert {turns: left_open(turns) for turns in range(8)} == {turns: [] for turns in range(8)}
