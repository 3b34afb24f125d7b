#!/usr/bin/env python3
"""Records the order in which the linker places the functions of a typical session (`make layout`, x86-64 Linux).

The program has 30 MB of code. Starting it and opening every tab calls functions of 2 MB in total. Scattered, they bring
18 MB into memory, because the system maps sixteen pages around each page that is touched. Placed next to each other,
they bring in 8 MB, including the code that can't be moved, and the first paint waits for fewer pages.

The script sets a breakpoint at the start of every function that has its own section in the linker's map, and removes it
when it is hit. This records the functions called, in the order of their first calls. A function that is renamed later
is placed with the rest: the program starts a little more slowly, but nothing breaks.

Uses only the Python 3 standard library.
"""
import argparse
import ctypes
import os
import pathlib
import re
import signal
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import bench  # noqa: E402  (in the same folder)

# A typical session: every tab, a list and a page, a search, the help, the palette.
TOUR = ("1", "2", "3", "4", "5", "6", "7", "3", "Enter", "q", "j", "j", "k", "/", "n", "e", "g", "Esc", "Esc", "?",
        "Esc", ":", "Esc", "2", "j", "Enter", "q", "1")
BREAKPOINT = 0xCC


class Tracer:
    """Runs a program on this terminal and records which functions it calls."""

    TRACEME, GET_REGISTERS, SET_REGISTERS, CONTINUE, OPTIONS = 0, 12, 13, 7, 0x4200
    FOLLOW_CLONES, EXIT_KILL, ALL_THREADS = 0x8, 0x100000, 0x40000000
    INSTRUCTION_POINTER = 16

    def __init__(self, names, start, code):
        self.names, self.start, self.code = names, start, code
        self.libc = ctypes.CDLL(None, use_errno=True)
        self.libc.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
        self.libc.ptrace.restype = ctypes.c_long

    def ask(self, request, thread, data=None):
        return self.libc.ptrace(request, thread, None, data)

    def run(self, command):
        """Returns the addresses that were called, in the order of their first calls."""
        pid = os.fork()
        if pid == 0:
            self.ask(self.TRACEME, 0)
            os.execv(command[0], command)
        os.waitpid(pid, 0)
        self.ask(self.OPTIONS, pid, self.FOLLOW_CLONES | self.EXIT_KILL)
        memory = os.open(f"/proc/{pid}/mem", os.O_RDWR)
        marked = bytearray(self.code)
        for address in self.names:
            marked[address - self.start] = BREAKPOINT
        os.pwrite(memory, marked, self.start)
        signal.signal(signal.SIGTERM, lambda *_: os.kill(pid, signal.SIGTERM))
        self.ask(self.CONTINUE, pid)
        called = {}
        status = ctypes.c_int()
        while True:
            thread = self.libc.waitpid(-1, ctypes.byref(status), self.ALL_THREADS)
            if thread < 0 and ctypes.get_errno() != 4:
                return list(called)
            if thread <= 0 or status.value & 0xFF != 0x7F:
                if thread == pid:
                    return list(called)
                continue
            number, event = status.value >> 8 & 0xFF, status.value >> 16
            passed = 0
            if number == signal.SIGTRAP and not event:
                self.step(thread, memory, called)
            elif number != signal.SIGSTOP and not event:
                passed = number
            self.ask(self.CONTINUE, thread, passed)

    def step(self, thread, memory, called):
        """Removes the breakpoint that a thread has hit, unless another thread has already removed it."""
        registers = (ctypes.c_ulonglong * 27)()
        self.ask(self.GET_REGISTERS, thread, ctypes.cast(registers, ctypes.c_void_p))
        address = registers[self.INSTRUCTION_POINTER] - 1
        if address not in self.names:
            return
        if address not in called:
            called[address] = True
            place = address - self.start
            os.pwrite(memory, self.code[place:place + 1], address)
        registers[self.INSTRUCTION_POINTER] = address
        self.ask(self.SET_REGISTERS, thread, ctypes.cast(registers, ctypes.c_void_p))


def functions(link_map):
    """Returns the sections that contain a single function, by address, from the linker's map."""
    names, pending, begun = {}, None, False
    for line in open(link_map, errors="replace"):
        begun = begun or line.startswith("Memory map")
        if not begun:
            continue
        # After a long name, its address and size are on the next line.
        whole = re.match(r" (\.text\.\S+)(?:\s+0x([0-9a-f]+)\s+0x([0-9a-f]+) .*)?$", line)
        rest = pending and re.match(r"\s+0x([0-9a-f]+)\s+0x([0-9a-f]+) ", line)
        if whole and whole[2] is None:
            pending = whole[1]
            continue
        name, place = (whole[1], whole.groups()[1:]) if whole else (pending, rest.groups()) if rest else (None, None)
        pending = None
        if name:
            address, size = (int(part, 16) for part in place)
            if address and size:
                names.setdefault(address, name)
    return names


def text_section(executable):
    """Returns the address of an executable's code in memory, and the code."""
    table = bench.run("readelf", "-SW", executable).stdout.decode()
    start, offset, size = (
        int(part, 16)
        for part in re.search(r"\] \.text +PROGBITS +([0-9a-f]+) +([0-9a-f]+) +([0-9a-f]+)", table).groups())
    with open(executable, "rb") as file:
        file.seek(offset)
        return start, file.read(size)


def trace(options):
    """Runs inside the terminal: traces the program, then writes the order."""
    start, code = text_section(options.command[0])
    names = {a: n for a, n in functions(options.map).items() if start <= a < start + len(code)}
    called = Tracer(names, start, code).run(options.command)
    pathlib.Path(options.trace).write_text("".join(f"{names[address]}\n" for address in called))


def tour(options, data, order):
    """Traces one session on a terminal that answers queries, without network access, and returns the order."""
    closed = "http://127.0.0.1:9"
    command = [sys.executable, __file__, "--map", options.map, "--trace", order, "--",
               pathlib.Path(options.executable).resolve(), "--data-dir", data]
    program = bench.Program(
        "dimo", [str(part) for part in command], environment={"http_proxy": closed, "https_proxy": closed})
    term = program.start()
    deadline = time.monotonic() + 180
    while term.t_vis is None and time.monotonic() < deadline and term.poll_exit() is None:
        term.pump(0.05)
    term.until_quiet(1, 30)
    for key in TOUR:
        term.press(key)
        term.until_quiet(1, 30)
    os.kill(term.pid, signal.SIGTERM)
    while term.poll_exit() is None and time.monotonic() < deadline:
        term.pump(0.05)
    term.close()
    if not order.exists():
        sys.exit("layout: can't trace the program: check that ptrace is allowed")
    return order.read_text().splitlines()


def layout(options):
    """Writes the order of an ordinary session, followed by the functions that only the first start of a day calls."""
    with tempfile.TemporaryDirectory() as folder:
        data = pathlib.Path(folder) / "data"
        bench.run(options.executable, "--data-dir", data, "bar", "add", "gin", "campari", "sweet-vermouth")
        bench.write_local_session(data)
        first, ordinary = (tour(options, data, pathlib.Path(folder) / name) for name in ("first", "ordinary"))
    # A function that is emitted in several modules has the same name in each.
    lines = list(dict.fromkeys(ordinary + first))
    pathlib.Path(options.output).write_text("".join(f"{line}\n" for line in lines))
    print(f"{len(lines)} functions")


def main():
    parser = argparse.ArgumentParser(description="Records the order of the functions that a typical session calls.")
    parser.add_argument("--map", required=True, help="linker map of the executable")
    parser.add_argument("--executable", help="program to trace, with or without symbols")
    parser.add_argument("--output", help="file for the order, one section per line")
    parser.add_argument("--trace", help=argparse.SUPPRESS)
    parser.add_argument("command", nargs="*", help=argparse.SUPPRESS)
    options = parser.parse_args()
    trace(options) if options.trace else layout(options)


if __name__ == "__main__":
    main()
