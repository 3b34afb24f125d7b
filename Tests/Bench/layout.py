#!/usr/bin/env python3
"""Writes the order in which the linker lays out the functions that an evening calls (`make layout`, Linux on x86-64).

The program has thirty megabytes of code, of which a start and a walk through its tabs call two. Scattered, those two
bring eighteen into memory, since the system maps sixteen pages about each page that is touched; side by side, with what
cannot be moved, eight, and the first paint waits for fewer of them.

A breakpoint stands at the beginning of every function that has a section of its own, by the map of the linker; each is
taken away when it is met. So what is found is what was called, in the order of the first calls. A function that has
since changed its name is missing from the order and lies with the others: a start is a little slower, nothing breaks.

Python 3 standard library only.
"""
import argparse
import ctypes
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import bench  # noqa: E402  (lies beside this file)

# What an evening looks at: every tab, a list and its page, a search, the help, the palette.
TOUR = ("1", "2", "3", "4", "5", "6", "7", "3", "Enter", "q", "j", "j", "k", "/", "n", "e", "g", "Esc", "Esc", "?",
        "Esc", ":", "Esc", "2", "j", "Enter", "q", "1")
BREAKPOINT = 0xCC


class Tracer:
    """Runs a program on the terminal it is started on, and notes which functions it calls."""

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
        """The addresses that were called, first call first."""
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
        """Takes the breakpoint away at which a thread stands; another thread may have done it already."""
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
    """The sections of single functions by their address, from the linker's map."""
    names, pending, begun = {}, None, False
    for line in open(link_map, errors="replace"):
        begun = begun or line.startswith("Memory map")
        if not begun:
            continue
        # A long name has a line of its own before its place.
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
    """Where its code begins in memory, and the code."""
    table = bench.run("readelf", "-SW", executable).stdout.decode()
    start, offset, size = (
        int(part, 16)
        for part in re.search(r"\] \.text +PROGBITS +([0-9a-f]+) +([0-9a-f]+) +([0-9a-f]+)", table).groups())
    with open(executable, "rb") as file:
        file.seek(offset)
        return start, file.read(size)


def trace(options):
    """Inside the terminal: the traced program, then its order."""
    start, code = text_section(options.command[0])
    names = {a: n for a, n in functions(options.map).items() if start <= a < start + len(code)}
    called = Tracer(names, start, code).run(options.command)
    pathlib.Path(options.trace).write_text("".join(f"{names[address]}\n" for address in called))


def tour(options, data, order):
    """One evening under the tracer, on a terminal that answers what it is asked; nothing leaves the machine."""
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
        sys.exit("layout: the program could not be traced; is ptrace allowed here?")
    return order.read_text().splitlines()


def layout(options):
    """The order of an ordinary start and its tour, then what only the first start of a day calls."""
    with tempfile.TemporaryDirectory() as folder:
        data = pathlib.Path(folder) / "data"
        bench.run(options.executable, "--data-dir", data, "bar", "add", "gin", "campari", "sweet-vermouth")
        bench.went_in(data)
        first, ordinary = (tour(options, data, pathlib.Path(folder) / name) for name in ("first", "ordinary"))
    # The same function made in several modules has one name.
    lines = list(dict.fromkeys(ordinary + first))
    pathlib.Path(options.output).write_text("".join(f"{line}\n" for line in lines))
    print(f"{len(lines)} functions")


def main():
    parser = argparse.ArgumentParser(description="Writes the order of the functions that a start and a tour call.")
    parser.add_argument("--map", required=True, help="the linker's map of the executable")
    parser.add_argument("--executable", help="the program, with its symbols or without")
    parser.add_argument("--output", help="the order, a section a line")
    parser.add_argument("--trace", help=argparse.SUPPRESS)
    parser.add_argument("command", nargs="*", help=argparse.SUPPRESS)
    options = parser.parse_args()
    trace(options) if options.trace else layout(options)


if __name__ == "__main__":
    main()
