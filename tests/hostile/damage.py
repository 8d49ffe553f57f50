"""What can become of a file: cut, scarred, in another encoding, huge, deep, full of what was never meant.

`BLACKGATE_HOSTILE=10000` has every kind of file damaged that often instead of a few hundred times.
"""

import json
import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

from tests.changing import mutate
from tests.commands.test_hostile_lines import scarred

MANY: Final = int(os.environ.get("BLACKGATE_HOSTILE", "300"))
MOST_SECONDS: Final = 60.0              # of work: a hundred times what any of them takes
TRAP: Final = "blackgate-was-here"      # a file that something in a file would make if it were executed

# What JSON's writer would never write, put in the place of a value.
RAW: Final = (
    "NaN", "-Infinity", "1e999", "1" * 4000, "9" * 5000, "-0", "1.0", '"\\ud800"', '"\\u0000"', f'"{"x" * 100_000}"',
    "[" * 900 + "]" * 900, "[" * 5000 + "]" * 5000, '{"a":' * 400 + "1" + "}" * 400, "'a'", "undefined", "0x10", "01",
    "", '"../../../etc/passwd"', '"/dev/zero"', '"file:///etc/passwd"', '{"__class__":"os.system"}', "[]", "{}", "null",
    '{"a":1,"a":2}',
)
# The same for YAML: tags, anchors, other numbers, other documents.
YAML: Final = (
    f'!!python/object/apply:os.system ["touch {TRAP}"]', f"!!python/object/new:os.system [touch {TRAP}]",
    f'!!python/object/apply:subprocess.call [["touch", "{TRAP}"]]', "!!python/name:os.system", "!include /etc/passwd",
    "!!binary aGk=", "!!set {a, b}", "!!int '3'", "&a [*a]", "*a", "&a 3", "{<<: *a}", "0x10", "0o17", "1_000", "1e3",
    ".inf", ".nan", "2026-01-01", "1:30", "yes", "No", "~", "", "''", '"\\0"', '"\\ud800"', '"\\xff"', "9" * 19,
    "9" * 5000, "-1", "99999", "true", "null", "[" * 50 + "]" * 50, "[" * 5000 + "]" * 5000,
    "{a: " * 400 + "1" + "}" * 400, "[1, 2", "{a: 1", "x" * 100_000, "../../../etc/passwd", "/etc/passwd",
    "| \n   a\n", "? [a]", "a: b: c", "\t3", "%YAML 9.9", "--- 3", "...", "\u2028", "\ufeff", "@", "`",
    "[[1, 2], {a: 1}]", "{knife: 1}", "[knife, knife]", "knife", "shovel", "seat", "$mark",
)
STRANGE: Final = (b"\x00", b"\x00", b"\xff", b"\xed\xa0\x80", b"\xc0\x80", b"\xf4\x90\x80\x80", b"\x1b[2J")
BOMB: Final = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 12))


def spoilt(whole: bytes, random: Random) -> bytes:
    """The bytes of a file, whatever they mean, after something happened to them."""
    text = whole.decode()
    ways: tuple[Callable[[], bytes], ...] = (
        lambda: b"",
        lambda: whole[:random.randrange(len(whole))],
        lambda: whole[random.randrange(len(whole)):],
        lambda: scarred(whole, random),
        lambda: whole.replace(b"\n", b"\r"),
        lambda: random.randbytes(random.randrange(2000)),
        lambda: bytes(len(whole)),
        lambda: _with(whole, random, random.choice(STRANGE)),
        lambda: b"\xef\xbb\xbf" + whole,
        lambda: text.encode(random.choice(("utf-16", "utf-16-be", "utf-16-le", "utf-32", "utf-7"))),
        lambda: whole * random.randint(2, 5),
        lambda: whole + b"\n" + random.randbytes(20),
        lambda: whole[:random.randrange(len(whole))] + b" " * random.choice((1_000, 300_000, 3_000_000, 9_000_000)),
        lambda: random.choice((b"[", b'{"a":', b"- ", b"{a: ", b"? ", b"'")) * random.choice((30, 1_000, 200_000)),
        lambda: random.choice((b"\x89PNG\r\n", b"\x1f\x8b\x08", b"PK\x03\x04", b"\x80\x04\x95", b"<?xml ?>")) + whole,
    )
    return random.choice(ways)()


def _with(whole: bytes, random: Random, strange: bytes) -> bytes:
    at = random.randrange(len(whole) + 1)
    return whole[:at] + strange + whole[at:]


def spoilt_json(tree: Any, random: Random) -> bytes:
    """A tree with one or some changes, as JSON; now and then with what JSON's writer would not write."""
    tree = json.loads(json.dumps(tree))
    for _ in range(random.choice((1, 1, 1, 2, 4))):
        mutate(tree, random)
    data = json.dumps(tree)
    if random.random() < 0.3:
        ends = [at for at, sign in enumerate(data) if sign == ":"]
        begin = random.choice(ends) + 1
        end = min((at for at in (data.find(sign, begin) for sign in ",]}") if at >= 0), default=len(data))
        data = data[:begin] + random.choice(RAW) + data[end:]
    if random.random() < 0.05:
        data = re.sub('"version": [12]', f'"version": {random.choice((1, 2, 3, 99, 10**18, -1, 1.0))}', data, count=1)
    return data.encode()


def spoilt_yaml(text: str, random: Random) -> bytes:
    """Lines and values of a YAML file changed, as somebody might who means ill or knows no better."""
    lines = text.splitlines()
    for _ in range(random.choice((1, 1, 1, 2, 4))):
        at = random.randrange(len(lines))
        line = lines[at]
        match random.randrange(9):
            case 0 if len(lines) > 1:
                del lines[at]
            case 1:
                lines.insert(at, random.choice(lines))
            case 2:
                lines[at] = " " * random.randrange(5) + line
            case 3:
                lines[at] = line.lstrip()
            case 4 if ":" in line:
                lines[at] = f"{line.partition(':')[0]}: {random.choice(YAML)}"
            case 5 if "," in line:
                parts = line.split(",")
                parts[random.randrange(len(parts))] = " " + random.choice(YAML)
                lines[at] = ",".join(parts)
            case 6:
                words = line.split(" ")
                words[random.randrange(len(words))] = random.choice(random.choice(lines).split(" ") or [""])
                lines[at] = " ".join(words)
            case 7:
                lines[at] = re.sub("[0-9]", lambda _: str(random.choice((0, 1, 2, 7, 99, 100, -1))), line)
            case _:
                lines.insert(at, random.choice(YAML) if random.random() < 0.9 else BOMB)
    return "\n".join(lines).encode("utf-8", "surrogatepass") + b"\n"


# Messages of a stranger: some good, most not.
KEYS: Final = ("card-shovel", "card-phone", "card-phone-text", "place-showers", "gang-crew", "power-crew_lookout",
               "background-miner", "background-miner-text", "inmate-brute-story", "temper-fox", "card-parole", "card-a")
SAID: Final = (
    "Spade", "Draw { $draw_cards }.", "{ card-phone }", "a { card-shovel }", "{ card-phone.the } { card-a }",
    "W" * 79, "W" * 2_000, "W" * 2_900, "w " * 1_400, '{ "' + "W" * 300 + '" }', "{ -term }", "{ $nobody }",
    "{ NUMBER(1, minimumFractionDigits: 99999999) }", "{" * 12 + " $n " + "}" * 12, "{ card-phone } " * 12, "{", "}",
    "{ $n ->\n    [one] { card-phone }\n   *[other] { card-shovel }\n }",
    "{ $n ->\n    [one] " + "W" * 400 + "\n   *[other] x\n }", "{ $n ->\n    [one] x\n }", "\u202exyz",
    "\x1b[2J", "\x00",
    "x\n    .a = { card-shovel.a }", "x\n    .counted = { $n } { card-phone.counted }", "", "x" * 200_000,
    '{ "\\u202E" }', '{ "\\UFFFFFFFF" }', "\ufeff", "{ \"a\" }" * 900, "{ card-phone-text }", "{ card-phone[x] }",
)


def spoilt_words(random: Random) -> dict[str, bytes]:
    """Files of words by their place in a pack: chains, rings, novels, calls, and what is no message at all."""
    files: dict[str, bytes] = {}
    for number in range(random.choice((1, 1, 1, 2, 5))):
        lines = [f"{random.choice(KEYS)} = {random.choice(SAID[:2] if random.random() < 0.5 else SAID)}"
                 for _ in range(random.choice((1, 1, 2, 6)))]
        if random.random() < 0.1:
            many = random.choice((3, 40, 2_000))
            lines += [f"card-a{n} = {{ card-a{(n + 1) % many} }}{{ card-a{n // 2} }}" for n in range(many)]
        text = "\n".join(lines) + "\n"
        data = text.encode("utf-8", "surrogatepass")
        place = f"locale/{random.choice(('en', 'en', 'en', 'de', 'pl', 'xx', 'nonsense'))}/words{number}.ftl"
        files[place] = spoilt(data, random) if random.random() < 0.2 else data
    return files


class Watch:
    """Says whether everything takes little work, however busy the machine is."""

    def __init__(self) -> None:
        self.slowest = 0.0

    @contextmanager
    def __call__(self, what: object) -> Iterator[None]:
        began = process_time()
        yield
        took = process_time() - began
        self.slowest = max(self.slowest, took)
        assert took < MOST_SECONDS, f"{what} took {took:.1f} s of work"


def contents(folder: Path) -> list[bytes]:
    return sorted(path.read_bytes() for path in folder.rglob("*") if path.is_file())


def emptied(folder: Path) -> None:
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_dir() and not path.is_symlink():
            path.rmdir()
        else:
            path.unlink()
