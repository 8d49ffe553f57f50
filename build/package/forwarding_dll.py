"""A DLL without code: each function that it exports is one of another DLL.

It completes a Windows of wine that has no such library.
"""

import struct

PAGE = 0x1000           # where the only section is loaded
IN_FILE = 0x200         # where it is in the file
BASE = 0x6B0000000
AMD64 = 0x8664
IS_DLL = 0x2022         # a program file, a library, at home above 2 GB
READ_ONLY = 0x40000040
SECTION = b".edata".ljust(8, b"\0")


def forwarding_dll(name: str, functions: dict[str, str]) -> bytes:
    """The DLL of this name. `functions` maps each function to its target, such as `advapi32.SystemFunction036`."""
    table = _exports(name, functions)
    moves = PAGE + len(table)
    inside = table + struct.pack("<II", PAGE, 8)        # nothing has to change when it is loaded elsewhere
    size = -(-len(inside) // IN_FILE) * IN_FILE
    folders = [(PAGE, len(table)), (0, 0), (0, 0), (0, 0), (0, 0), (moves, 8)] + [(0, 0)] * 10
    optional = struct.pack("<HBBIIIII", 0x20B, 14, 0, 0, size, 0, 0, PAGE)
    optional += struct.pack("<QII", BASE, PAGE, IN_FILE)
    optional += struct.pack("<HHHHHHIIIIHH", 6, 0, 0, 0, 6, 0, 0, 2 * PAGE, IN_FILE, 0, 2, 0x140)
    optional += struct.pack("<QQQQII", PAGE, PAGE, PAGE, PAGE, 0, len(folders))
    optional += b"".join(struct.pack("<II", *folder) for folder in folders)
    head = b"MZ".ljust(60, b"\0") + struct.pack("<I", 64) + b"PE\0\0"
    head += struct.pack("<HHIIIHH", AMD64, 1, 0, 0, 0, len(optional), IS_DLL) + optional
    head += SECTION + struct.pack("<IIIIIIHHI", len(inside), PAGE, size, IN_FILE, 0, 0, 0, 0, READ_ONLY)
    return head.ljust(IN_FILE, b"\0") + inside.ljust(size, b"\0")


def _exports(name: str, functions: dict[str, str]) -> bytes:
    """The table of exported functions. An address inside the table is read as the name of the target."""
    names = sorted(functions)
    count = len(names)
    addresses, pointers, numbers = PAGE + 40, PAGE + 40 + 4 * count, PAGE + 40 + 8 * count
    texts, places = b"", {}
    for text in (name, *names, *functions.values()):
        places[text] = numbers + 2 * count + len(texts)
        texts += text.encode("ascii") + b"\0"
    table = struct.pack("<IIHHIIIIIII", 0, 0, 0, 0, places[name], 1, count, count, addresses, pointers, numbers)
    table += struct.pack(f"<{count}I", *(places[functions[each]] for each in names))
    table += struct.pack(f"<{count}I", *(places[each] for each in names))
    return table + struct.pack(f"<{count}H", *range(count)) + texts
