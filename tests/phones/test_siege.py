"""Who comes to the table's door by the hundred, by another name, or for other files (docs/phones.md, *Attacked*)."""

import gc
import json
from contextlib import suppress
from time import monotonic

import pytest
from aiohttp import WSServerHandshakeError

from blackgate.disk.folders import PACKAGE
from blackgate.phones import connection, entrance, outbox, server
from blackgate.phones.entrance import MOST_CONNECTIONS, SILENT
from blackgate.phones.server import MOST_DEVICES, Server

from . import test_attack  # noqa: F401     its rows are of the same table
from .client import PATIENCE, Phone
from .hostile import Siege, hang_up

UPGRADE = "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"


# --- Connections --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("said", [
    b"", b"GET / HTTP/1.1\r\nHost: x\r\nX-", b"GET /font/scratched.ttf HTTP/1.1\r\nHost: HOST\r\n\r\n",
])
def test_idle_connections_keep_nobody_out(siege: Siege, said: bytes) -> None:
    said = said.replace(b"HOST", siege.party.phones.server.host.encode())
    idle = []
    for _ in range(100):
        idle.append(siege.connect())
        with suppress(OSError):             # It may have been the one that made room.
            idle[-1].sendall(said)
    assert siege.callers() <= MOST_CONNECTIONS
    assert siege.status("/") == 200
    assert siege.join(1).has("seated")
    siege.goes_on()
    siege.pass_time(SILENT)
    siege.party.wait(lambda: siege.callers() == 2)
    for each in idle:
        each.close()


def test_who_spoke_once_may_not_stay_for_ever(siege: Siege) -> None:
    with siege.connect() as idle:
        host = siege.party.phones.server.host
        idle.sendall(f"GET /art/icon.svg HTTP/1.1\r\nHost: {host}\r\n\r\nGET /half".encode())
        assert idle.recv(65536).startswith(b"HTTP/1.1 200")
        assert siege.callers() == 2
        siege.pass_time(SILENT)
        siege.party.wait(lambda: siege.callers() == 1)


def test_an_address_may_not_ask_without_end(siege: Siege, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entrance, "CALLS_AT_ONCE", 20)
    siege.party.phones.server._entrance._paces._paces.clear()
    siege.party.clock.stands = True
    found = [siege.status("/") for _ in range(14)]
    assert found == [200] * 10 + [0] * 4
    siege.party.clock.stands = False


def test_a_guest_with_all_lines_keeps_no_owner_out(siege: Siege) -> None:
    """Who holds a seat comes back, and one of the guest's own lines ends for it."""
    token = siege.holder.token
    siege.holder.hang_up()
    siege.party.wait(lambda: siege.lines() == 0)
    guests = [siege.join() for _ in range(MOST_DEVICES)]
    siege.holder = siege.join(token=token)
    assert siege.holder.has("seated")
    siege.party.wait(lambda: any(guest.is_closed for guest in guests))
    assert [guest.last["bye"]["why"] for guest in guests if guest.is_closed] == ["full"]
    for guest in guests:
        if not guest.is_closed:
            guest.hang_up()


def test_lines_of_owners_only_are_full(siege: Siege, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "MOST_DEVICES", 1)
    late = Phone(siege.party.net, siege.party.phones.url, siege.party.phones.holders.code)
    assert siege.farewell(late) == "full"
    assert not siege.holder.is_closed


def test_strangers_do_not_fill_the_table(siege: Siege) -> None:
    strangers = [siege.join(code="") for _ in range(MOST_DEVICES)]
    assert siege.join(1).has("seated")
    assert strangers[0].last["bye"]["why"] == "full"
    for stranger in strangers:
        if not stranger.is_closed:
            stranger.hang_up()


def test_a_line_must_say_hello(siege: Siege) -> None:
    session, silent = siege.open_line()
    siege.party.wait(lambda: siege.lines() == 2)
    siege.pass_time(connection.FIRST_WORD)
    run = siege.party.net.run
    assert json.loads(run(silent.receive_str()).result(PATIENCE))["why"] == "slow"
    run(hang_up(session, silent)).result(PATIENCE)


def test_who_does_not_read_is_cut(siege: Siege, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (connection, outbox):
        monkeypatch.setattr(module, "SLOW", 1.0)
    for limit in ("A_SECOND", "AT_ONCE", "GREAT_AT_ONCE"):
        monkeypatch.setattr(connection, limit, 10_000)
    host = siege.party.phones.server.host
    with siege.connect(room=4096) as deaf:
        ours = f"Host: {host}\r\nOrigin: http://{host}\r\nConnection: Upgrade\r\n"
        deaf.sendall(f"GET /line HTTP/1.1\r\n{ours}{UPGRADE}\r\n".encode())
        siege.party.wait(lambda: siege.lines() == 2)
        ends = monotonic() + PATIENCE
        while siege.lines() == 2:
            assert monotonic() < ends, "it was not cut"
            with suppress(OSError):
                deaf.sendall(_frame({"do": "hello", "v": 1, "languages": ["en"]}))
                deaf.sendall(_frame({"do": "rules"}) * 5)
            siege.party.settle()
            deepest = max((len(each._out._replies) for each in siege.party.phones.server._lines.values()), default=0)
            assert deepest <= connection.MOST_WAITING


def _frame(wish: dict[str, object]) -> bytes:
    """As a client sends it; masked with nothing."""
    words = json.dumps(wish).encode()
    assert len(words) < 126
    return bytes((0x81, 0x80 | len(words), 0, 0, 0, 0)) + words


# --- Addresses ----------------------------------------------------------------------------------------------

ELSEWHERE = (
    "/../setup.py", "/..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/art/../../etc/passwd",
    "/art/%2e%2e/icon.svg.svg",
    "/etc/passwd", "//etc/passwd", "/page/../host.py", "/page/host.py", "/page/%00", "/art/cards/knife%00.svg",
    "/art/cards\\knife.svg", "/art//cards/knife.svg", "/page/", "/art/.svg", "/%0a", "/" + "a" * 7000, "/line/",
    "/%ff%fe", "file:///etc/passwd", "http://elsewhere/etc/passwd",
)


def test_paths_lead_nowhere(siege: Siege) -> None:
    for target in ELSEWHERE:
        assert siege.status(target) in (400, 404), target
    assert siege.status("/" + "a" * 100_000) in (0, 400)
    assert b"root:" not in siege.ask(b"GET /art/../../../../etc/passwd HTTP/1.0\r\n\r\n")
    assert (PACKAGE / "phones" / "host.py").exists()


def test_only_our_own_page_is_answered(siege: Siege) -> None:
    port, ours = siege.party.phones.server.port, siege.party.phones.server.host
    for host in ("evil.example", f"evil.example:{port}", "127.0.0.1", f"{ours}.evil.example", "", f" {ours}x"):
        assert siege.status("/", host) == 421, host
        assert siege.status("/line", host) == 421, host
    for origin in ("http://evil.example", f"https://{ours}", f"http://{ours}.evil.example", "null", "", f"http://{ours}1"):
        assert siege.status("/line", extra=f"{UPGRADE}Origin: {origin}\r\n") == 403, origin
    assert siege.status("/line", extra=UPGRADE) == 403


def test_no_answer_says_which_versions_serve_it(siege: Siege) -> None:
    host = siege.party.phones.server.host
    line = f"GET /line HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nConnection: Upgrade\r\n{UPGRADE}\r\n"
    page = f"GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
    for asked in (page, line, "GET / HTTP/1.1\r\n\r\n", "nonsense\r\n\r\n"):
        with siege.connect() as caller:
            caller.sendall(asked.encode())
            answer = caller.recv(65536).partition(b"\r\n\r\n")[0].lower()
        assert b"server: blackgate" in answer and b"aiohttp" not in answer, answer


def test_what_is_no_request_is_none(siege: Siege, monkeypatch: pytest.MonkeyPatch) -> None:
    for method in ("POST", "PUT", "DELETE", "OPTIONS", "TRACE"):
        assert siege.status("/", method=method) == 405
        assert siege.status("/line", method=method) == 405
    monkeypatch.setattr(entrance, "SILENT", 1.0)
    for raw in (b"\x16\x03\x01\x02\x00\x01\x00", b"\x00" * 4000, b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n",
                b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 5000 + b"\r\n", b"GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n"):
        assert b" 200 " not in siege.ask(raw)


def test_a_line_needs_a_handshake(siege: Siege) -> None:
    assert siege.status("/line", extra=f"Origin: {siege.party.phones.url}\r\n") == 426
    with pytest.raises(WSServerHandshakeError):
        siege.open_line(origin="http://evil.example")


def test_a_table_that_was_shut_is_forgotten(siege: Siege) -> None:
    for _ in range(3):
        siege.let_phones_in()
        assert siege.status("/") == 200
        siege.holder = siege.join(0)
    gc.collect()
    assert sum(isinstance(thing, Server) for thing in gc.get_objects()) == 1
