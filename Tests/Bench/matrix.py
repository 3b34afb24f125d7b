#!/usr/bin/env python3
"""Compares dimo's behaviour in a terminal with that of tig, htop, newsboat, mc and btop, one convention per row.

    make matrix                 prints a table in Markdown

Each program runs on a pty of 100x30, all in one pass. Programs that are not installed are skipped. A program has up to
three seconds to exit after a signal before the state of the terminal is checked.

Uses only the Python 3 standard library.
"""
import argparse
import fcntl
import os
import pathlib
import re
import shutil
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import bench  # noqa: E402  (in the same folder)
import ttybench  # noqa: E402

IDLE_SECONDS = 5
PASTE = b"\x1b[200~:q\rq\r:quit\r\x1b[201~"
# Modes that must be off after the program has ended.
MODES = {1049: "alternate screen", 2004: "bracketed paste", 1000: "mouse", 1002: "mouse", 1003: "mouse", 1004: "focus"}
COLOUR = re.compile(rb"\x1b\[(?:[\d;:]*[;:])?(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])(?:[;:][\d;:]*)?m")


class Row(bench.Program):
    """A program with the keys that open a list of several rows."""

    def __init__(self, program, opening=()):
        super().__init__(program.name, program.command, program.down, program.up, program.leave, program.environment)
        self.opening = opening

    def listed(self, **options):
        term = self.painted(**options)
        for key in self.opening:
            term.press(key)
            term.until_quiet(0.3, 3)
        return term


def files(folder):
    """Creates a folder with a hundred files for mc."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(100):
        (folder / f"file-{number:03}").touch()
    return folder


def programs(executable, data):
    bench.WORK.mkdir(parents=True, exist_ok=True)
    shown = files(bench.WORK / "files")
    command = [executable, "--data-dir", str(data), "--lang", "en", "open", "drinks/all"]
    yield Row(bench.Program("dimo", command))
    yield Row(bench.tig())
    yield Row(bench.htop())
    newsboat = bench.newsboat()
    newsboat.down = "Down"
    yield Row(newsboat, opening=["Enter"])
    yield Row(bench.Program("mc", ["mc", "-d", str(shown), str(shown)], "Down", "Up", "F10"))
    yield Row(bench.Program("btop", ["btop"], "Down", "Up"))


def switches(pid):
    """Returns the number of context switches of each thread."""
    counts = {}
    for status in pathlib.Path(f"/proc/{pid}/task").glob("*/status"):
        text = status.read_text()
        counts[status.parent.name] = sum(int(n) for n in re.findall(r"ctxt_switches:\s*(\d+)", text))
    return counts


def idle(row):
    term = row.listed()
    try:
        time.sleep(1)
        term.until_quiet(0.3, 2)
        wakes, written = switches(term.pid), term.total
        end = time.monotonic() + IDLE_SECONDS
        while time.monotonic() < end:
            term.pump(0.2)
        woken = sum(count - wakes.get(thread, 0) for thread, count in switches(term.pid).items())
        return [str(woken), str(term.total - written)]
    finally:
        term.close()


def row_bytes(row):
    term = row.listed()
    try:
        counts = []
        for _ in range(20):
            before = term.total
            term.press(row.down)
            term.until_quiet(0.1, 1)
            counts.append(term.total - before)
        return str(int(statistics.median(counts)))
    finally:
        term.close()


def resizes(row):
    term = row.listed()
    try:
        for columns, rows in [(20, 5), (5, 2), (1, 1), (100, 30)]:
            fcntl.ioctl(term.slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            os.kill(term.pid, signal.SIGWINCH)
            term.until_quiet(0.4, 2)
        return "yes" if term.poll_exit() is None else "no"
    finally:
        term.close()


def after(row, number):
    """Returns whether modes, cursor and line settings are restored after a signal ended the program."""
    term = row.listed()
    try:
        os.kill(term.pid, number)
        end = time.monotonic() + 3
        while time.monotonic() < end:
            term.pump(0.05)
            if term.poll_exit() is not None and not term.pump(0.2):
                break
        if term.poll_exit() is None:
            return "no (still running)"
        modes = ttybench.private_modes(bytes(term.log))
        left = {name for mode, name in MODES.items() if modes.get(mode)}
        if modes.get(25) is False:
            left.add("cursor")
        if termios.tcgetattr(term.slave)[:4] != term.before[:4]:
            left.add("line mode")
        return "no (" + ", ".join(sorted(left)) + ")" if left else "yes"
    finally:
        term.close()


def with_environment(row, **environment):
    """Returns the same program with other environment variables."""
    other = Row(row, row.opening)
    other.environment = {**row.environment, **environment}
    return other


def colours(row):
    term = with_environment(row, NO_COLOR="1").listed()
    try:
        return "no" if COLOUR.search(bytes(term.log)) else "yes"
    finally:
        term.close()


def on_dumb_terminal(row):
    term = with_environment(row, TERM="dumb").start()
    try:
        term.until_quiet(0.8, 4)
        if term.poll_exit() is None:
            return "runs"
        return "a message" if bytes(term.log).strip() else "nothing"
    finally:
        term.close()


def start_without_terminal(row, *arguments):
    """Returns the exit status of a start without a terminal, and where it printed something."""
    try:
        done = subprocess.run(
            [*row.command, *arguments], stdin=subprocess.DEVNULL, capture_output=True, timeout=5,
            env={**os.environ, **row.environment, "TERM": "xterm-256color"}, start_new_session=True)
    except subprocess.TimeoutExpired:
        return "hangs"
    escapes = b"\x1b" in done.stdout + done.stderr
    where = "escape codes" if escapes else "stderr" if done.stderr.strip() else "stdout" if done.stdout else "nothing"
    return f"exit {done.returncode}, {where}"


def pasted(row):
    term = row.listed()
    try:
        term.send(PASTE)
        term.until_quiet(0.6, 3)
        return "yes" if term.poll_exit() is None else "no (ended)"
    finally:
        term.close()


def measured(row):
    wakes, written = idle(row)
    return {
        "idle for 5 s: context switches": wakes,
        "idle for 5 s: bytes written": written,
        "bytes of a move down (median)": row_bytes(row),
        "survives 20x5, 5x2, 1x1 and back": resizes(row),
        "SIGTERM: screen, cursor, line mode restored": after(row, signal.SIGTERM),
        "SIGHUP: screen, cursor, line mode restored": after(row, signal.SIGHUP),
        "crash: screen, cursor, line mode restored": after(row, signal.SIGSEGV),
        "respects NO_COLOR": colours(row),
        "TERM=dumb": on_dumb_terminal(row),
        "without a terminal": start_without_terminal(row),
        "unknown option": start_without_terminal(row, "--no-such-option"),
        "keeps running when commands are pasted": pasted(row),
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--executable", required=True, help="release build of dimo")
    parser.add_argument("--only", default="", help="comma-separated names of the programs to run")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        subprocess.run(
            [options.executable, "--data-dir", data, "drinks", "list"], check=True, stdout=subprocess.DEVNULL)
        columns = {}
        for row in programs(options.executable, data):
            if options.only and row.name not in options.only.split(","):
                continue
            if not shutil.which(row.command[0]):
                print(f"matrix: {row.name} is not installed", file=sys.stderr)
                continue
            columns[row.name] = measured(row)
    print("| |", " | ".join(columns), "|")
    print("|---|" + "---|" * len(columns))
    for name in next(iter(columns.values()), {}):
        print(f"| {name} |", " | ".join(column[name] for column in columns.values()), "|")


if __name__ == "__main__":
    main()
