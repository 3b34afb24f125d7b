#!/usr/bin/env python3
"""Measures the release build of dimo, compares it with other programs and shows which budgets it meets.

    make bench                  prints a table
    make bench CHECK=1          the same, but exits with 1 if a budget is missed
    make bench JSON=1           prints one JSON document instead of the table

All measurements are made from outside, through a pty (ttybench.py), in one pass on one machine. Absolute times mean
little on a shared machine, so times are compared with those of floor.c (the "C program"), tig, htop and newsboat, or
have a generous budget. Counts (bytes, writes, wake-ups) are exact. Programs that are not installed are skipped and
listed. At the end come the rows of the Swift program `dimo-bench`, which prints one JSON object per line with name,
value, unit, budget and peer. A budget is a number (the maximum) or a text such as "< 3" or ">= 5000".

Uses only the Python 3 standard library. Files are created in .build/bench.
"""
import argparse
import json
import os
import pathlib
import platform
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
WORK = ROOT / ".build" / "bench"
sys.path.insert(0, str(HERE))
import ttybench  # noqa: E402  (in the same folder)

COLUMNS, ROWS = 100, 30
SIGNALS = ("TERM", "HUP", "INT", "QUIT", "SEGV", "ILL", "ABRT")
# Seconds without output that end the response to a key. Longer than any repaint, short enough for hundreds of keys.
KEY_SILENCE = 0.025


# --- programs --------------------------------------------------------------------------------------------------------


class Program:
    """A program to measure: its command, the keys that move down and up a row, and the key that quits."""

    def __init__(self, name, command, down="j", up="k", leave="q", environment=None):
        self.name, self.command, self.down, self.up, self.leave = name, command, down, up, leave
        self.environment = environment or {}

    def start(self, wrap=(), columns=COLUMNS, rows=ROWS):
        environment = dict(os.environ, TERM="xterm-256color", COLORTERM="truecolor", LANG="C.UTF-8", LC_ALL="C.UTF-8")
        for name in ("TMUX", "TERM_PROGRAM", "LINES", "COLUMNS", "NO_COLOR", "DIMO_DATA_DIR"):
            environment.pop(name, None)
        environment.update(self.environment)
        return ttybench.Term([*wrap, *self.command], columns, rows, environment, None, True)

    def painted(self, **options):
        """Starts the program and waits until it is quiet after its first frame."""
        term = self.start(**options)
        deadline = time.monotonic() + 10
        while term.t_vis is None and time.monotonic() < deadline and term.poll_exit() is None:
            term.pump(0.05)
        term.until_quiet(0.25, 10)
        return term


def run(*command, **options):
    return subprocess.run([str(part) for part in command], check=True, stdout=subprocess.PIPE, **options)


def write_local_session(data):
    """Writes a session of the local profile, so that the next start shows Home instead of Welcome."""
    session = data / "state" / "session"
    session.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    session.write_text("dimo-session 1\nlocal\n")
    session.chmod(0o600)


def floor():
    """A C program that draws one ncurses screen: the lower bound for a terminal program."""
    binary = WORK / "floor"
    compiler = next((c for c in ("cc", "clang", "gcc") if shutil.which(c)), None)
    if compiler is None:
        sys.exit("bench: no C compiler for floor.c: install gcc or clang")
    run(compiler, "-O2", "-D_XOPEN_SOURCE_EXTENDED", "-o", binary, HERE / "floor.c", "-lncursesw", "-ltinfo")
    return Program("C program", [str(binary)])


def tig():
    """tig on a generated repository with 500 commits, the same on every machine."""
    folder = WORK / "repository"
    if not (folder / ".git").exists():
        run("git", "init", "-q", folder)
        commits = [
            f"commit refs/heads/main\ncommitter Dimo <dimo@example.org> {1700000000 + n * 3600} +0000\n"
            f"data {len(text)}\n{text}\n"
            for n in range(500) for text in [f"Change number {n} of a repository to look at"]
        ]
        run("git", "-C", folder, "fast-import", "--quiet", input="\n".join(commits).encode())
        run("git", "-C", folder, "symbolic-ref", "HEAD", "refs/heads/main")
    return Program("tig", ["tig", "-C", str(folder)], environment={"HOME": str(WORK)})


def htop():
    return Program("htop", ["htop"], down="Down", up="Up", environment={"HOME": str(WORK)})


def newsboat():
    """newsboat with one feed of thirty entries, read from a file."""
    folder = WORK / "newsboat"
    folder.mkdir(exist_ok=True)
    items = "".join(f"<item><title>Entry {n}</title><link>http://x/{n}</link></item>" for n in range(30))
    (folder / "feed.xml").write_text(f"<rss version='2.0'><channel><title>Feed</title>{items}</channel></rss>")
    (folder / "urls").write_text(f"file://{folder}/feed.xml\n")
    (folder / "config").write_text("")
    command = ["newsboat", "-q", "-u", folder / "urls", "-c", folder / "cache.db", "-C", folder / "config"]
    if not (folder / "cache.db").exists():
        subprocess.run([*map(str, command), "-x", "reload"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return Program("newsboat", [str(part) for part in command], environment={"HOME": str(folder)})


# --- measurements ----------------------------------------------------------------------------------------------------


def median(values):
    values = [value for value in values if value is not None]
    return statistics.median(values) if values else None


def percentile(values, share):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else None


def first_paint(program):
    """Returns the milliseconds from exec to the first visible glyph."""
    term = program.painted()
    value = None if term.t_vis is None else (term.t_vis - term.t0) / 1e6
    term.close()
    return value


def until_text(program, text, limit=20):
    """Returns the milliseconds from exec to the first visible glyph, and to the last byte of the text."""
    term = program.start()
    deadline = time.monotonic() + limit
    found = None
    while found is None and time.monotonic() < deadline and term.poll_exit() is None:
        if term.pump(0.05) and text in term.log:
            found = (term.t_last - term.t0) / 1e6
    paint = None if term.t_vis is None else (term.t_vis - term.t0) / 1e6
    term.close()
    return paint, found


def press(term, key, silence=KEY_SILENCE):
    """Returns the milliseconds from a key to the last byte of the response (None without one), and its bytes."""
    term.until_quiet(silence, 1)
    data = term.encoded(key)
    before, sent = term.total, ttybench.MON()
    term.send(data)
    term.until_quiet(silence, 1.5)
    written = term.total - before
    return ((term.t_last - sent) / 1e6 if written else None), written


def row_moves(program, count):
    """Returns the milliseconds of each row move: ten down and ten up, alternately."""
    term = program.painted()
    keys = ([program.down] * 10 + [program.up] * 10) * (count // 20)
    times = [press(term, key)[0] for key in keys]
    term.close()
    return [value for value in times if value is not None]


def row_bytes(program):
    """Returns the bytes of a move down (the maximum of ten), and of a key without effect (up in the first row)."""
    term = program.painted()
    term.press(program.up)
    unchanged = press(term, program.up)[1]
    down = [press(term, program.down)[1] for _ in range(10)]
    term.close()
    return max(down), unchanged


def row_bytes_beside_page(dimo):
    """Returns the bytes of the first frame of a move in a list with a page or lists beside it (the maximum of ten)."""
    term = dimo.painted(columns=160, rows=45)
    term.until_quiet(1, 10)
    sizes = []
    for _ in range(10):
        before = len(term.log)
        term.press(dimo.down)
        term.until_quiet(0.3, 3)
        # The simulated terminal supports synchronised output, so each frame ends with this sequence.
        sizes.append(len(bytes(term.log[before:]).split(b"\x1b[?2026l")[0]))
    term.close()
    return max(sizes)


def page_changes(dimo, count):
    """Returns the milliseconds of each key that switches tabs, opens a page or closes it."""
    term = dimo.painted()
    times = []
    for _ in range(count // 4):
        for key in ("4", "3", "Enter", "q"):
            value = press(term, key)[0]
            if value is not None:
                times.append(value)
    term.close()
    return times


def writes_per_frame(dimo):
    """Returns the number of writes to the terminal per frame, over twenty keys; None without strace."""
    if not shutil.which("strace"):
        return None
    with tempfile.NamedTemporaryFile("r", prefix="dimo-strace") as trace:
        term = dimo.painted(wrap=("strace", "-f", "-y", "-s", "0", "-e", "trace=write,writev", "-o", trace.name))
        term.until_quiet(1, 5)
        writes = lambda: len(re.findall(r"writev?\(\d+</dev/pts/", pathlib.Path(trace.name).read_text()))
        # The simulated terminal supports synchronised output, so each frame begins with this sequence.
        frames = lambda: term.log.count(b"\x1b[?2026h")
        before = writes(), frames()
        for key in ["j"] * 10 + ["4", "3"] * 5:
            term.press(key)
            term.until_quiet(0.15, 2)
        after = writes(), frames()
        term.close()
    return (after[0] - before[0]) / max(1, after[1] - before[1])


def idle(program, seconds, keys=()):
    """Returns the wake-ups, bytes written and milliseconds of CPU time while idle."""
    term = program.painted()
    for key in keys:
        press(term, key)
    # Threads used at startup end some seconds later, and each end counts as a wake-up.
    end = time.monotonic() + 8
    while time.monotonic() < end:
        term.pump(0.2)
    first, written = ttybench.usage(term.pid), term.total
    end = time.monotonic() + seconds
    while time.monotonic() < end and not term.eof:
        term.pump(0.2)
    last = ttybench.usage(term.pid)
    result = (last["sw"] - first["sw"], term.total - written, (last["cpu"] - first["cpu"]) * 1000)
    term.close()
    return result


def memory(program, keys):
    """Returns the PSS in MiB after these keys."""
    term = program.painted()
    for key in keys:
        press(term, key)
    value = ttybench.usage(term.pid)["pss"] / 1024
    term.close()
    return value


def unrestored(program, name):
    """Returns what the program fails to restore after a signal, or "ok" if it restored all and died of the signal."""
    term = program.painted()
    options = argparse.Namespace(number=getattr(signal, "SIG" + name))
    os.kill(term.pid, options.number)
    deadline = time.monotonic() + 3
    while term.poll_exit() is None and time.monotonic() < deadline:
        term.pump(0.02)
    while term.pump(0.02):
        pass
    modes = ttybench.private_modes(bytes(term.log))
    named = {1049: "screen", 1000: "mouse", 1002: "mouse", 1003: "mouse", 1006: "mouse", 2004: "paste", 1004: "focus",
             2026: "sync", 1: "keys"}
    left = {word for mode, word in named.items() if modes.get(mode)}
    if modes.get(25) is False:
        left.add("cursor")
    if ttybench.termios.tcgetattr(term.slave)[:4] != term.before[:4]:
        left.add("tty")
    status = term.status
    term.close()
    if status != -options.number:
        left.add("still running" if status is None else f"status {status}")
    return " ".join(sorted(left)) or "ok"


# --- the table -------------------------------------------------------------------------------------------------------


class Table:
    """The rows of the result. A budget is a text such as `<= 3`, `< 16`, `>= 5000` or `= 0`; None means no budget."""

    def __init__(self, peers):
        self.peers, self.rows = peers, []

    def add(self, name, value, unit, budget=None, peers=None, note=None):
        self.rows.append(dict(name=name, value=value, unit=unit, budget=budget, ok=self.holds(value, budget),
                              peers=peers or {}, note=note))

    @staticmethod
    def holds(value, budget):
        if budget is None:
            return None
        if value is None:
            return False
        operator, limit = re.fullmatch(r"(<=|>=|<|>|=)?\s*(\S+)", str(budget)).groups()
        if isinstance(value, str):
            return value == limit
        limit = float(limit)
        return {"<=": value <= limit, None: value <= limit, "<": value < limit, ">=": value >= limit,
                ">": value > limit, "=": value == limit}[operator]

    @property
    def missed(self):
        return [row for row in self.rows if row["ok"] is False]

    def text(self):
        head = ["measurement", "dimo", "unit", "budget", *self.peers, ""]
        lines = [head, ["-" * len(cell) for cell in head]]
        for row in self.rows:
            mark = {True: "ok", False: "MISSED", None: ""}[row["ok"]]
            peers = [self.number(row["peers"].get(peer)) for peer in self.peers]
            lines.append([row["name"], self.number(row["value"]), row["unit"], str(row["budget"] or ""), *peers,
                          " ".join(filter(None, [mark, row["note"]]))])
        widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
        return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(line, widths)).rstrip() for line in lines)

    @staticmethod
    def number(value):
        if value is None:
            return "-"
        if isinstance(value, str):
            return value
        return f"{value:.0f}" if value == int(value) else f"{value:.2f}"


def recipes_to_import(count):
    """Creates a file of recipes in Bar Assistant's format, once: four lines each; every fiftieth recipe has an unknown
    ingredient."""
    path = WORK / f"recipes-{count}.json"
    if not path.exists():
        known = ["Gin", "Campari", "Sweet vermouth", "Lime juice", "Bourbon", "Simple syrup", "Soda water", "Egg white"]
        recipes = []
        for number in range(count):
            lines = [{"name": known[(number * 7 + line * 3) % len(known)], "amount": 15 + 5 * line, "units": "ml"}
                     for line in range(4)]
            if number % 50 == 0:
                lines[3]["name"] = f"Bench bitters {number}"
            recipes.append({
                "name": f"Bench recipe {number}", "instructions": "1. Shake with ice.\n2. Strain into the glass.",
                "description": "Generated by the benchmark.", "glass": "Coupe", "method": "Shake",
                "tags": ["sour"], "garnish": "Lime wheel", "ingredients": lines})
        path.write_text(json.dumps(recipes))
    return path


def rows_of_bench_program(path, table):
    """Adds the rows of dimo-bench. Returns what could not be measured. Lines that are not JSON objects are ignored."""
    if not path or not os.path.exists(path):
        return ["dimo-bench (DIMO_BENCH=1 swift build -c release --product dimo-bench)"]
    environment = dict(os.environ, DIMO_ASSETS=str(ROOT / "Assets"))
    output = subprocess.run([os.path.abspath(path)], stdout=subprocess.PIPE, cwd=WORK, env=environment)
    for line in output.stdout.decode().splitlines():
        if not line.startswith("{"):
            continue
        row = json.loads(line)
        peer = row.get("peer")
        table.add(row["name"], row.get("value"), row.get("unit", ""), row.get("budget"),
                  note=f"peer {table.number(peer)}" if peer is not None else None)
    if output.returncode != 0:
        table.add("dimo-bench", f"exit {output.returncode}", "", "= 0")
    return []


def monkey(executable, keys, table):
    """Runs the end-to-end tests' monkey for longer, on the release build."""
    environment = dict(os.environ, DIMO_EXECUTABLE=str(executable), DIMO_MONKEY_KEYS=str(keys))
    result = subprocess.run(["swift", "test", "--disable-xctest", "--filter", "MonkeyTests"], cwd=ROOT,
                            env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    text = result.stdout.decode(errors="replace")
    seed = re.search(r"DIMO_MONKEY_SEED=(\d+)", text)
    ran = re.search(r"Test run with 1 test ", text)
    if result.returncode != 0 or not ran:
        sys.stderr.write(text[-4000:])
    table.add(f"monkey, {keys:,} keys", "ok" if result.returncode == 0 and ran else "failed", "", "ok",
              note=f"seed {seed[1]}" if seed else None)


class Measurement:
    """All measurements, one method per section. The docstring of a section is its progress message."""

    def __init__(self, options):
        WORK.mkdir(parents=True, exist_ok=True)
        self.options, self.missing = options, []
        self.data = WORK / "data"
        self.executable = pathlib.Path(options.executable).resolve()
        run(self.executable, "--data-dir", self.data, "bar", "add", "gin", "campari")
        # The other programs show a list, so dimo opens one. A plain start shows Home.
        self.dimo = Program("dimo", [str(self.executable), "--data-dir", str(self.data), "open", "drinks/all"])
        self.home = self.plain_start(self.data)
        self.c_program = floor()
        self.peers = [self.c_program]
        for make in (tig, htop, newsboat):
            if shutil.which(make.__name__):
                self.peers.append(make())
            else:
                self.missing.append(make.__name__)
        self.programs = [self.dimo, *self.peers]
        self.table = Table([peer.name for peer in self.peers])

    def plain_start(self, data):
        """Starts on Home, with the session of a local profile."""
        write_local_session(data)
        return Program("dimo", [str(self.executable), "--data-dir", str(data)])

    def tonight(self, data):
        """Returns the first word of the drink that Home suggests, in spaced capitals, as a wide window shows it."""
        pick = json.loads(run(self.executable, "--data-dir", data, "tonight", "--json").stdout)
        return " ".join(pick["drink"]["name_en"].split()[0].upper()).encode()

    def peer_values(self, values):
        return {peer.name: values[peer.name] for peer in self.peers}

    def paint(self):
        """First paint after exec, compared with all programs."""
        programs = [self.home, *self.peers]
        times = {program.name: [] for program in programs}
        first_paint(self.home)
        for _ in range(self.options.runs):
            # Alternates between the programs, so that other load on the machine affects all of them alike.
            for program in programs:
                times[program.name].append(first_paint(program))
        paint = {name: median(values) for name, values in times.items()}
        self.table.add("first paint", paint["dimo"], "ms", peers=self.peer_values(paint))
        self.table.add("first paint / C program", paint["dimo"] / paint["C program"], "x", "<= 3")
        for name in ("htop", "newsboat"):
            if name in paint:
                self.table.add(f"first paint / {name}", paint["dimo"] / paint[name], "x", "< 1")

    def content(self):
        """Time from exec to Home's suggested drink at a later start, and to a list's first drink at the first start."""
        word = self.tonight(self.data)
        starts = [until_text(self.home, word) for _ in range(self.options.runs)]
        found = median([found for _, found in starts])
        shown = median([shown for shown, _ in starts])
        self.table.add("content of the first tab", found, "ms")
        self.table.add("content / first paint", found / shown if found and shown else None, "x", "<= 2.5")
        drinks = json.loads(run(self.executable, "--data-dir", self.data, "drinks", "list", "--json").stdout)
        word = drinks[0]["name_en"].split()[0].encode()
        with tempfile.TemporaryDirectory(prefix="dimo-bench") as empty:
            first = Program("dimo", [str(self.executable), "--data-dir", empty, "open", "drinks/all"])
            shown, found = until_text(first, word)
            self.table.add("first start: paint", shown, "ms")
            self.table.add("first start: catalogue read", found, "ms", "<= 2000")

    def keys(self):
        """Time from a key to the last byte: row moves, tabs, pages."""
        moves = {program.name: row_moves(program, self.options.keys) for program in self.programs}
        p50 = {name: percentile(values, 0.5) for name, values in moves.items()}
        p99 = {name: percentile(values, 0.99) for name, values in moves.items()}
        self.table.add("row move, p50", p50["dimo"], "ms", peers=self.peer_values(p50))
        self.table.add("row move, p50 / C program", p50["dimo"] / p50["C program"], "x", "<= 2")
        self.table.add("row move, p99", p99["dimo"], "ms", "<= 3", peers=self.peer_values(p99))
        pages = page_changes(self.dimo, self.options.keys)
        self.table.add("tab or page, p50", percentile(pages, 0.5), "ms", "<= 2")
        self.table.add("tab or page, p99", percentile(pages, 0.99), "ms", "<= 5")

    def bytes(self):
        """Bytes of a row move in both languages, bytes without a change, and writes per frame."""
        korean = Program("dimo, Korean", [*self.dimo.command, "--lang", "ko"])
        sizes = {program.name: row_bytes(program) for program in (*self.programs, korean)}
        down = {name: size for name, (size, _) in sizes.items()}
        self.table.add("bytes, one row down", down["dimo"], "B", "<= 200", peers=self.peer_values(down))
        self.table.add("bytes, one row down, Hangul", down["dimo, Korean"], "B", "<= 200")
        self.table.add("bytes, nothing changed", sizes["dimo"][1], "B", "= 0")
        self.table.add("bytes, one row down beside a page", row_bytes_beside_page(self.dimo), "B", "<= 1200")
        shelf = Program("dimo, Bar", [*self.dimo.command[:-1], "bar"], down="Right", up="Left")
        self.table.add("bytes, one bottle along the shelf", row_bytes_beside_page(shelf), "B", "<= 1200")
        writes = writes_per_frame(self.dimo)
        if writes is None:
            self.missing.append("strace")
        else:
            self.table.add("writes per frame", writes, "", "= 1")

    def memory(self):
        """Memory after every tab has been opened."""
        tour = ["1", "2", "4", "5", "6", "7", "3", "Enter", "q"]
        peers = {peer.name: memory(peer, []) for peer in self.peers}
        # Weather makes requests, which load libcurl and thirty libraries that it depends on.
        offline = Program("dimo", [*self.dimo.command, "--offline"])
        self.table.add("memory after every tab (PSS)", memory(offline, tour), "MiB", "< 30", peers=peers)
        self.table.add("memory after every tab, with the network (PSS)", memory(self.dimo, tour), "MiB")

    def idle(self):
        """Wake-ups, bytes and CPU time while idle."""
        places = (("a list", []), ("a drink", ["Enter"]), ("Bar", ["4"]), ("Home", ["1"]), ("Dig", ["2"]),
                  ("Momentum", ["6"]))
        for name, keys in places:
            wakeups, written, processor = idle(self.dimo, self.options.idle, keys)
            self.table.add(f"idle on {name}: wake-ups", wakeups, f"/{self.options.idle} s", "= 0")
            self.table.add(f"idle on {name}: bytes", written, "B", "= 0")
            self.table.add(f"idle on {name}: CPU time", processor, "ms", "= 0")

    def signals(self):
        """State of the terminal after a signal."""
        for name in SIGNALS:
            peers = {peer.name: unrestored(peer, name) for peer in self.peers}
            self.table.add(f"not restored after SIG{name}", unrestored(self.dimo, name), "", "ok", peers=peers)

    def imports(self):
        """Import of 10,000 recipes into a database, including the program's startup and exit."""
        count = 10_000
        path = recipes_to_import(count)
        rates = []
        for _ in range(3):
            folder = tempfile.mkdtemp(dir=WORK)
            run(self.executable, "--data-dir", folder, "bar", "list")
            start = time.monotonic()
            report = run(self.executable, "--data-dir", folder, "import", path, "--json")
            rates.append(count / (time.monotonic() - start))
            if json.loads(report.stdout)["failed"]:
                self.table.add("import of 10,000 recipes", "some failed", "", "none failed")
            shutil.rmtree(folder)
        self.table.add("import of 10,000 recipes", median(rates), "/s", ">= 5000")

    def large(self):
        """A demo of 2,000 members, 1,000,000 works and 5,000,000 votes, created once."""
        data = WORK / "large"
        if not data.exists():
            making = WORK / "large-unfinished"
            shutil.rmtree(making, ignore_errors=True)
            start = time.monotonic()
            run(self.executable, "demo", making, "--members", 2000, "--works", 1_000_000, "--votes", 5_000_000)
            self.table.add("demo of 1,000,000 works", time.monotonic() - start, "s", "<= 300")
            making.rename(data)
            # Otherwise two gigabytes of pending disk writes would slow down the starts that are measured next.
            os.sync()
        home = self.plain_start(data)
        self.first_start(home)
        pairs = [(self.home, self.tonight(self.data)), (home, self.tonight(data))]
        found = [[], []]
        for _ in range(self.options.runs):
            for place, (program, word) in enumerate(pairs):
                found[place].append(until_text(program, word)[1])
        ordinary, large = median(found[0]), median(found[1])
        self.table.add("large: content of the first tab", large, "ms")
        self.table.add("large: content / ordinary content", large / ordinary if large and ordinary else None, "x",
                       "<= 1.2")
        tour = ["1", "2", "3", "4", "5", "6", "7"]
        self.table.add("large: memory after every tab (PSS)", memory(home, tour), "MiB", "< 45")
        search = Program("dimo", [*home.command, "open", "dig/search"])
        # The first round includes reading the pages of a 2 GB file from the disk, the second only the search.
        cold, warm = self.letters(search), self.letters(search)
        self.table.add("large: letter of a search, first time, p99", percentile(cold, 0.99), "ms")
        self.table.add("large: letter of a search, p50", percentile(warm, 0.5), "ms")
        self.table.add("large: letter of a search, p99", percentile(warm, 0.99), "ms", "< 16")

    def first_start(self, home):
        """Starts and quits as a user does. The first start of a day writes, and killing the program would leave those
        writes in the write-ahead log."""
        term = home.painted()
        term.until_quiet(1, 20)
        term.press(home.leave)
        deadline = time.monotonic() + 20
        while term.poll_exit() is None and time.monotonic() < deadline:
            term.pump(0.05)
        term.close()

    def letters(self, search):
        """Returns the milliseconds of each letter of some words, each typed into a new process."""
        times = []
        for text in ("dragon", "ramen", "tsukino", "기", "기억", "ㄱㅅ", "xqz"):
            term = search.painted()
            for letter in text:
                # The letter appears at once, the results later, so the silence must be longer.
                times.append(press(term, letter, silence=0.3)[0])
            term.close()
        return [value for value in times if value is not None]

    def swift(self):
        """Rows of dimo-bench."""
        self.missing += rows_of_bench_program(self.options.bench_executable, self.table)

    def monkey(self):
        """Random keys."""
        if self.options.monkey:
            monkey(self.executable, self.options.monkey, self.table)

    SECTIONS = ("paint", "content", "keys", "bytes", "memory", "idle", "signals", "imports", "large", "swift", "monkey")

    def run(self):
        for name in self.options.only.split(",") if self.options.only else self.SECTIONS:
            section = getattr(self, name)
            print(f"bench: {section.__doc__}", file=sys.stderr, flush=True)
            section()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--executable", required=True, help="release build of dimo")
    parser.add_argument("--bench-executable", help="release build of dimo-bench")
    parser.add_argument("--check", action="store_true", help="exit with 1 if a budget is missed")
    parser.add_argument("--json", action="store_true", help="print one JSON document instead of the table")
    parser.add_argument("--only", default="", metavar="SECTIONS",
                        help=f"comma-separated sections to run: {', '.join(Measurement.SECTIONS)}")
    parser.add_argument("--runs", type=int, default=15, help="number of starts per program")
    parser.add_argument("--keys", type=int, default=400, help="number of keys per program")
    parser.add_argument("--idle", type=int, default=10, help="seconds to measure while idle")
    parser.add_argument("--monkey", type=int, default=100_000, help="number of random keys, 0 for none")
    options = parser.parse_args()
    if not os.access(options.executable, os.X_OK):
        sys.exit(f"bench: {options.executable} is not executable: run make release first")
    if any(name not in Measurement.SECTIONS for name in filter(None, options.only.split(","))):
        sys.exit(f"bench: unknown section: --only takes {', '.join(Measurement.SECTIONS)}")
    # Under nohup, SIGHUP is ignored, and the measured programs would inherit that.
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    measurement = Measurement(options)
    loads = [os.getloadavg()[0]]
    measurement.run()
    loads.append(os.getloadavg()[0])
    table, missing, processors = measurement.table, measurement.missing, os.cpu_count() or 1
    if options.json:
        machine = dict(system=platform.platform(), processors=processors, load_before=loads[0], load_after=loads[1])
        print(json.dumps(dict(machine=machine, rows=table.rows, missing=missing), indent=2))
    else:
        print(table.text())
        if missing:
            print(f"\nskipped, because not installed: {', '.join(missing)}")
        if table.missed:
            print(f"\nmissed: {', '.join(row['name'] for row in table.missed)}")
        if max(loads) > processors:
            print(f"\nthe machine was busy (load {loads[0]:.1f} to {loads[1]:.1f} on {processors} processors): "
                  "times and ratios are unreliable, counts are exact")
    sys.exit(1 if options.check and table.missed else 0)


if __name__ == "__main__":
    main()
