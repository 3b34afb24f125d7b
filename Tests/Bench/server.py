#!/usr/bin/env python3
"""Measures dimo-server, compares it with PostgreSQL alone and shows which budgets it meets.

    make bench-server                  prints a table, in a few seconds per row
    make bench-server SECONDS=10       measures for longer

Starts one server with SQLite and one with its own PostgreSQL in a temporary folder (as another user if this script runs
as root), uses them over loopback only, and stops them at the end. Rates and times mean little on a shared machine, so
each is compared with another value from the same run, such as pgbench with the transaction of a vote or the query of a
result. Prints a note about what it can't measure.

Uses only the Python 3 standard library. The load comes from processes of this script over bare sockets. They share the
processors with the server, so rates over HTTP are lower than those of a server on its own machine.
"""
import argparse
import glob
import hashlib
import http.client
import json
import multiprocessing
import os
import pathlib
import random
import resource
import select
import selectors
import shutil
import signal
import socket
import sqlite3
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
CLIENTS = 16
PASSWORD = "correct horse 1"
TYPES = ("INFP", "INFJ", "ENFP", "ENFJ", "INTP", "INTJ", "ENTP", "ENTJ")
ROWS = []


def row(budget, measured, limit, holds, peer=""):
    ROWS.append((budget, measured, limit, "" if holds is None else "yes" if holds else "NO", peer))


def percentile(values, part):
    values = sorted(values)
    return values[min(int(len(values) * part), len(values) - 1)] if values else float("nan")


# --- servers ---------------------------------------------------------------------------------------------------------


class Postgres:
    """A temporary PostgreSQL server with the default durability settings, because commits are what is compared."""

    def __init__(self):
        folders = [*os.environ["PATH"].split(":"), *sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True)]
        self.programs = next((f for f in folders if os.path.exists(f"{f}/initdb") and os.path.exists(f"{f}/pgbench")), None)
        if self.programs is None:
            raise FileNotFoundError("PostgreSQL is not installed")
        self.folder = tempfile.mkdtemp(prefix="dimo-bench-", dir="/tmp")
        self.user = []
        if os.getuid() == 0:
            name = "postgres" if subprocess.run(["id", "postgres"], capture_output=True).returncode == 0 else "nobody"
            shutil.chown(self.folder, name)
            self.user = ["setpriv", f"--reuid={name}", "--clear-groups", "--"]
        self.run("initdb", "-D", f"{self.folder}/data", "-U", "dimo", "-A", "trust", "-E", "UTF8", "--locale=C")
        self.run("pg_ctl", "-D", f"{self.folder}/data", "-l", f"{self.folder}/log", "-w", "start", "-o",
                 f"-k {self.folder} -c listen_addresses= -c max_connections=100")
        self.run("createdb", "-h", self.folder, "-U", "dimo", "dimo")
        self.store = f"postgres://dimo@/dimo?host={self.folder}"

    def run(self, program, *arguments):
        return subprocess.run([*self.user, f"{self.programs}/{program}", *arguments], cwd=self.folder, check=True,
                              stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def bench(self, script, clients, seconds, rate=None):
        """Returns the transactions per second, limited to `rate` if given, and the latencies in milliseconds."""
        path = pathlib.Path(self.folder) / "script.sql"
        path.write_text(script)
        os.chmod(path, 0o644)
        for old in glob.glob(f"{self.folder}/times*"):
            os.unlink(old)
        pace = [] if rate is None else [f"--rate={rate:.0f}"]
        out = subprocess.run(
            [*self.user, f"{self.programs}/pgbench", "-h", self.folder, "-U", "dimo", "-n", "-M", "prepared", "-c", str(clients),
             "-j", "2", "-T", str(seconds), *pace, "-l", f"--log-prefix={self.folder}/times", "-f", str(path), "dimo"],
            cwd=self.folder, check=True, capture_output=True, text=True, timeout=seconds + 60).stdout
        rate = next(float(line.split("=")[1].split()[0]) for line in out.splitlines() if line.startswith("tps"))
        times = [int(line.split()[2]) / 1000 for f in glob.glob(f"{self.folder}/times*") for line in open(f)]
        return rate, times

    def at_half_load(self, rate, seconds):
        """Returns the milliseconds of each query of a result while votes are sent at half the rate."""
        path = pathlib.Path(self.folder) / "votes.sql"
        path.write_text(TRANSACTION)
        os.chmod(path, 0o644)
        votes = subprocess.Popen(
            [*self.user, f"{self.programs}/pgbench", "-h", self.folder, "-U", "dimo", "-n", "-M", "prepared", "-c", str(CLIENTS),
             "-j", "2", "-T", str(seconds + 1), f"--rate={rate / 2:.0f}", "-f", str(path), "dimo"],
            cwd=self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _, found = self.bench(RESULT, 1, seconds, rate=80)
        votes.wait(seconds + 60)
        return found

    def execute(self, sql):
        """Runs each statement in its own transaction."""
        subprocess.run([*self.user, f"{self.programs}/psql", "-X", "-q", "-v", "ON_ERROR_STOP=1", "-h", self.folder, "-U", "dimo",
                        "-d", "dimo"], cwd=self.folder, check=True, input=sql, text=True, stdout=subprocess.DEVNULL)

    def stop(self):
        subprocess.run([*self.user, f"{self.programs}/pg_ctl", "-D", f"{self.folder}/data", "-m", "immediate", "-w", "stop"],
                       cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        shutil.rmtree(self.folder, ignore_errors=True)


class Server:
    """A community without rate limits, whose members have already joined."""

    def __init__(self, executable, store, folder):
        environment = dict(os.environ, HOME=folder, DIMO_SERVER_STORE=store)
        self.process = subprocess.Popen(
            [executable, "serve", "--listen", "127.0.0.1:0", "--no-rates", "--password-rounds", "16"], cwd=folder,
            env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        address, invite = self.process.stdout.readline().strip(), self.process.stdout.readline().split()
        if not address.startswith("http://127.0.0.1:") or len(invite) != 2:
            self.stop()
            raise RuntimeError(f"the server did not start: {address}")
        self.port = int(address.rsplit(":", 1)[1])
        self.members = [self.join(number, invite[1]) for number in range(CLIENTS)]
        found = self.ask("GET", "/v1/search?q=a", token=self.members[0])
        self.characters = [character["id"] for character in found["characters"]]

    def ask(self, method, path, body=None, token=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        connection.request(method, path, body, headers(token))
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        if answer.status >= 300:
            raise RuntimeError(f"{method} {path}: {answer.status} {text[:200]!r}")
        return json.loads(text)

    def join(self, number, invite):
        name = f"member{number}"
        return self.ask("POST", "/v1/accounts", json.dumps({
            "id": f"m-{number:016x}", "name": name, "nickname": name, "type": "INFJ", "password": PASSWORD, "invite": invite,
            "terms": True, "device": "bench"}))["token"]

    def memory(self):
        """Returns the resident memory in KiB."""
        for line in open(f"/proc/{self.process.pid}/status"):
            if line.startswith("VmRSS"):
                return int(line.split()[1])

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def headers(token):
    fields = {"Dimo-Client": "1.4", "Dimo-Now": str(int(time.time() * 1000))}
    return {**fields, "Authorization": f"Bearer {token}"} if token else fields


# --- load ------------------------------------------------------------------------------------------------------------


class Line:
    """A minimal HTTP connection, to keep the cost of the client out of the measurements."""

    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=30)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.rest = b""

    def send(self, method, path, token=None, body=b""):
        bearer = f"Authorization: Bearer {token}\r\n" if token else ""
        length = f"Content-Length: {len(body)}\r\n" if method != "GET" else ""
        head = (f"{method} {path} HTTP/1.1\r\nHost: bench\r\nDimo-Client: 1.4\r\nDimo-Now: {int(time.time() * 1000)}\r\n"
                f"{bearer}{length}\r\n")
        self.socket.sendall(head.encode() + body)

    def receive(self):
        """Returns the status and the raw headers of a response."""
        data = self.rest
        while b"\r\n\r\n" not in data:
            data += self.receive_more()
        head, _, rest = data.partition(b"\r\n\r\n")
        status = int(head[9:12])
        at = head.lower().find(b"content-length:")
        length = 0 if status == 304 or at < 0 else int(head[at + 15:].split(b"\r\n", 1)[0])
        while len(rest) < length:
            rest += self.receive_more()
        self.rest = rest[length:]
        return status, head

    def receive_more(self):
        found = self.socket.recv(65536)
        if not found:
            raise ConnectionError("the server closed the connection")
        return found

    def ask(self, method, path, token=None, body=b""):
        self.send(method, path, token, body)
        return self.receive()

    def is_closed(self):
        """Returns whether the server has closed the connection, as it does with idle ones."""
        try:
            there = select.poll()
            there.register(self.socket, select.POLLIN)
            return bool(there.poll(0)) and self.socket.recv(1, socket.MSG_PEEK) == b""
        except ConnectionError:
            return True

    def close(self):
        self.socket.close()


def vote(port, token, characters, seconds, pause, first, queue):
    """Sends a member's votes, one per request, until the time is over; if given, one every `pause` s on average."""
    line = Line(port)
    n, chain, count, errors = first
    start = due = time.monotonic()
    while time.monotonic() - start < seconds:
        if pause:
            due += pause * random.uniform(0.5, 1.5)
            time.sleep(max(due - time.monotonic(), 0))
        action = (f'{{"n":{n + 1},"at":{int(time.time() * 1000)},"kind":"vote","character":"{random.choice(characters)}",'
                f'"type":"{random.choice(TYPES)}"}}').encode()
        head = f'{{"after":{n},"chain":"{chain.hex()}"}}'.encode()
        status, _ = line.ask("POST", "/v1/me/ops", token, head + b"\n" + action + b"\n")
        if status == 200:
            n, chain, count = n + 1, hashlib.sha256(chain + action).digest(), count + 1
        else:
            errors += 1
    line.close()
    queue.put((token, n, chain, count, errors))


class Voters:
    """Devices that keep track of the changes they have sent."""

    def __init__(self, server):
        self.server = server
        self.state = {token: (0, bytes(32)) for token in server.members}
        self.errors = 0

    def rate(self, characters, clients, seconds, at=None, meanwhile=None):
        """Returns the votes per second, limited to `at`, while `meanwhile` runs."""
        queue = multiprocessing.Queue()
        workers = [multiprocessing.Process(
            target=vote, args=(self.server.port, token, characters, seconds, at and clients / at, (*self.state[token], 0, 0),
                               queue))
            for token in self.server.members[:clients]]
        for worker in workers:
            worker.start()
        if meanwhile:
            meanwhile()
        total = 0
        for _ in workers:
            token, n, chain, count, errors = queue.get(timeout=seconds + 60)
            self.state[token], total, self.errors = (n, chain), total + count, self.errors + errors
        for worker in workers:
            worker.join()
        return total / seconds


def times(server, path, token, count, pause=0):
    """Returns the milliseconds of each of `count` requests on one connection."""
    line = Line(server.port)
    found = []
    for _ in range(count):
        if pause:
            time.sleep(pause)
        start = time.perf_counter()
        status, _ = line.ask("GET", path, token)
        found.append((time.perf_counter() - start) * 1000)
        if status != 200:
            raise RuntimeError(f"{path}: status {status} instead of 200")
    line.close()
    return found


def crowd(server, tokens, seconds, path):
    """Opens one connection per token and sends one request on each, spread over the given seconds. Returns the times in
    milliseconds, the number of errors and the server's KiB per connection.

    Reopens a connection that the server has closed, as a terminal does; its time includes that."""
    before, lines = server.memory(), []
    for token in tokens:
        lines.append((Line(server.port), token))
    for line, _ in lines:
        line.send("GET", "/healthz")
    errors = sum(line.receive()[0] != 200 for line, _ in lines)
    each = (server.memory() - before) / len(lines)
    waiting, found, start = {}, [], time.monotonic()
    selector = selectors.DefaultSelector()

    def collect(timeout):
        nonlocal errors
        for key, _ in selector.select(timeout):
            line, since = waiting.pop(key.fd)
            selector.unregister(key.fileobj)
            errors += line.receive()[0] != 200
            found.append((time.perf_counter() - since) * 1000)

    for number, (line, token) in enumerate(lines):
        due = start + seconds * number / len(lines)
        while (left := due - time.monotonic()) > 0:
            collect(left)
        began = time.perf_counter()
        if line.is_closed():
            line.close()
            line = Line(server.port)
            lines[number] = (line, token)
        waiting[line.socket.fileno()] = (line, began)
        selector.register(line.socket, selectors.EVENT_READ)
        line.send("GET", path, token)
        collect(0)
    while waiting:
        collect(10)
    for line, _ in lines:
        line.close()
    return found, errors, each


# --- rows ------------------------------------------------------------------------------------------------------------

TRANSACTION = """
\\set character random(1, 20)
\\set type random(0, 15)
BEGIN;
UPDATE device SET last_n = last_n WHERE no = :client_id + 1 RETURNING last_n, chain, answer;
UPDATE member SET seq = seq + 1 WHERE no = :client_id + 1 RETURNING seq;
SELECT type, held FROM vote WHERE member = :client_id + 1 AND character = :character AND gone = 0;
INSERT INTO vote (member, character, type, voter_type, at, reason, held, device, seq, gone)
    VALUES (:client_id + 1, :character, :type, 1, 1790000000000, NULL, 0, :client_id + 1, 1, 0)
    ON CONFLICT (member, character) DO UPDATE SET type = excluded.type, at = excluded.at, seq = excluded.seq;
INSERT INTO cell (character, shard, voter_type, type, n) VALUES (:character, 0, 1, :type, 1)
    ON CONFLICT (character, shard, voter_type, type) DO UPDATE SET n = cell.n + excluded.n;
INSERT INTO month_cell (character, shard, month, type, n) VALUES (:character, 0, 24310, :type, 1)
    ON CONFLICT (character, shard, month, type) DO UPDATE SET n = month_cell.n + excluded.n;
INSERT INTO hot_cell (character, day, shard, n) VALUES (:character, 20779, 0, 1)
    ON CONFLICT (character, day, shard) DO UPDATE SET n = hot_cell.n + excluded.n;
INSERT INTO dirty (kind, key) VALUES ('character', :character);
UPDATE device SET chain = chain WHERE no = :client_id + 1;
COMMIT;
"""
RESULT = """
\\set character random(1, 20)
SELECT voter_type, type, sum(n) FROM cell WHERE character = :character GROUP BY voter_type, type;
"""


# Members who only read. Each has one device, whose token is `dimo_` followed by the member's number.
READER = ("INSERT INTO member (id, name, nickname, nickname_key, type, intro, shows_types, state, seq, salt, hash, cost, imported, "
          "joined_at, horizon) VALUES (?1, ?1, ?1, ?1, 1, '', 1, 0, 0, x'', x'', '', 0, 0, 0)")
READING = "INSERT INTO device (member, token, label, day, last_n, chain) VALUES (?, ?, 'bench', ?, 0, '')"


def readers(path, count):
    """Writes `count` members directly into the database file and returns their tokens."""
    store = sqlite3.connect(path, timeout=30)
    tokens = [f"dimo_{number:064x}" for number in range(count)]
    day = int(time.time()) // 86_400
    with store:
        for number, token in enumerate(tokens):
            member = store.execute(READER, (f"m-reader{number:08x}",)).lastrowid
            store.execute(READING, (member, hashlib.sha256(token.encode()).digest(), day))
        store.execute("UPDATE meta SET members = (SELECT count(*) FROM member)")
    store.close()
    return tokens


def on_sqlite(executable, seconds, connections):
    with tempfile.TemporaryDirectory(prefix="dimo-bench-") as folder:
        server = Server(executable, f"{folder}/community.sqlite", folder)
        try:
            time.sleep(1)
            idle = server.memory() / 1024
            row("idle memory", f"{idle:.0f} MB", "<= 54 MB", idle <= 54, "1.5 x an empty Hummingbird server (36 MB at design time)")
            voters = Voters(server)
            single = voters.rate(server.characters, 1, seconds)
            grouped = voters.rate(server.characters, CLIENTS, seconds)
            row("SQLite, votes grouped", f"{grouped:.0f}/s", ">= 3 x one at a time", grouped >= 3 * single,
                f"{single:.0f}/s, ratio {grouped / max(single, 1):.1f}")
            path = f"/v1/characters/{server.characters[0]}/result"
            tokens = readers(f"{folder}/community.sqlite", connections)
            few, failed, _ = crowd_of(server, tokens[:100], connections, seconds * 4, path)
            many, lost, each = crowd(server, tokens, 60, path)
            row(f"{connections} connections, each", f"{each:.1f} KiB", "<= 34 KiB, no error", each <= 34 and not lost,
                f"2 x one of an empty server (17 KiB at design time), {lost} errors")
            ratio = percentile(many, 0.99) / percentile(few, 0.99)
            row(f"{connections} connections, p99", f"{percentile(many, 0.99):.2f} ms", "<= 3 x that of 100", ratio <= 3 and not failed,
                f"{percentile(few, 0.99):.2f} ms, ratio {ratio:.1f}; one request per minute each, and as many from 100")
            row("SQLite, requests refused", str(voters.errors), "0", voters.errors == 0)
        finally:
            server.stop()


def crowd_of(server, tokens, connections, seconds, path):
    """Sends from fewer connections as many requests per second as `connections` would at one per minute each."""
    found, errors = [], 0
    rounds = max(int(connections / 60 * seconds / len(tokens)), 1)
    for _ in range(rounds):
        some, failed, _ = crowd(server, tokens, seconds / rounds, path)
        found, errors = found + some, errors + failed
    return found, errors, 0


# Adds earlier votes, of members without a device.
BEFORE = """
INSERT INTO member (id, name, nickname, nickname_key, type, intro, shows_types, state, seq, salt, hash, cost, imported, joined_at,
        horizon)
    SELECT 'm-before' || i, 'before' || i, 'before' || i, 'before' || i, i % 16, '', 0, 0, 20, '', '', '', 0, 0, 0
    FROM generate_series(1, {members}) AS i;
INSERT INTO vote (member, character, type, voter_type, at, held, seq, gone)
    SELECT member.no, found.no, (member.no * 7 + found.no) % 16, member.type, 1700000000000 + member.no, 0, found.place, 0
    FROM member, (SELECT no, row_number() OVER (ORDER BY no) AS place FROM character WHERE id IN ({characters})) AS found
    WHERE member.id LIKE 'm-before%';
DELETE FROM cell; DELETE FROM month_cell; DELETE FROM hot_cell;
INSERT INTO cell (character, shard, voter_type, type, n)
    SELECT character, 0, voter_type, type, count(*) FROM vote WHERE gone = 0 GROUP BY 1, 3, 4;
INSERT INTO month_cell (character, shard, month, type, n)
    SELECT character, 0, 24286 + member % 24, type, count(*) FROM vote WHERE gone = 0 GROUP BY 1, 3, 4;
UPDATE meta SET members = (SELECT count(*) FROM member);
VACUUM ANALYZE;
"""


def on_postgres(executable, seconds, votes):
    postgres = Postgres()
    try:
        with tempfile.TemporaryDirectory(prefix="dimo-bench-") as folder:
            server = Server(executable, postgres.store, folder)
            try:
                voters = Voters(server)
                spread = voters.rate(server.characters, CLIENTS, seconds)
                # The manual recommends this for a character that many members vote on at once.
                postgres.execute("UPDATE standing SET shards = 16 WHERE character = "
                                 f"(SELECT no FROM character WHERE id = '{server.characters[0]}');")
                hot = voters.rate(server.characters[:1], CLIENTS, seconds)
                path = f"/v1/characters/{server.characters[1]}/result"
                time.sleep(2)
                alone = times(server, path, server.members[0], 500)
                half = []
                voters.rate(server.characters, CLIENTS, seconds, spread / 2,
                            lambda: half.extend(times(server, path, server.members[0], int(seconds * 80), pause=0.01)))
                rate, _ = postgres.bench(TRANSACTION, CLIENTS, seconds)
                _, query = postgres.bench(RESULT, 1, seconds)
                query_half = postgres.at_half_load(rate, seconds)
                postgres.execute(BEFORE.format(members=votes // 20, characters=", ".join(f"'{c}'" for c in server.characters)))
                later = voters.rate(server.characters, CLIENTS, seconds)
                time.sleep(2)
                after = times(server, path, server.members[0], 500)
                rate_after, _ = postgres.bench(TRANSACTION, CLIENTS, seconds)
            finally:
                server.stop()
        row("votes over HTTP, PostgreSQL", f"{spread:.0f}/s", ">= 0.5 x pgbench", spread >= 0.5 * rate,
            f"{rate:.0f}/s, ratio {spread / rate:.2f}")
        row(f"the same after {votes:,} votes", f"{later:.0f}/s", ">= 0.5 x pgbench", later >= 0.5 * rate_after,
            f"{rate_after:.0f}/s, ratio {later / rate_after:.2f}")
        row("one hot character", f"{hot:.0f}/s", ">= 0.8 x spread", hot >= 0.8 * spread,
            f"{spread:.0f}/s, ratio {hot / max(spread, 1):.2f}")
        for name, times_, peer, note in [
                ("result at half load, p99", half, query_half, "the query at half load of pgbench"),
                ("result, idle server, p99", alone, query, "the query alone"),
                (f"the same after {votes:,} votes", after, query, "the query alone, before them")]:
            ratio = percentile(times_, 0.99) / percentile(peer, 0.99)
            row(name, f"{percentile(times_, 0.99):.2f} ms", "<= 3 x its query", ratio <= 3,
                f"{percentile(peer, 0.99):.2f} ms, ratio {ratio:.1f}; {note}")
        row("PostgreSQL, requests refused", str(voters.errors), "0", voters.errors == 0)
    finally:
        postgres.stop()


def on_terminal(program):
    """Measures, inside a process, how much the outbox adds to the cost of a vote in the terminal."""
    environment = dict(os.environ, DIMO_ASSETS=str(pathlib.Path(__file__).resolve().parents[2] / "Assets"))
    output = subprocess.run([program, "outbox"], stdout=subprocess.PIPE, env=environment, check=True).stdout.decode()
    ratio, cost = [json.loads(line) for line in output.splitlines() if line.startswith("{")]
    row("vote with its outbox", f"{cost['value']:.0f} us", "<= 1.2 x without", ratio["value"] <= 1.2,
        f"{cost['peer']:.0f} us, ratio {ratio['value']:.2f}; in the terminal's own store")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--executable", required=True, help="release build of dimo-server")
    parser.add_argument("--seconds", type=int, default=5, help="seconds per row, at most 60")
    parser.add_argument("--connections", type=int, default=10_000, help="number of connections, at most 10000")
    parser.add_argument("--votes", type=int, default=1_000_000, help="number of earlier votes, for PostgreSQL")
    parser.add_argument("--bench-executable", help="release build of dimo-bench")
    options = parser.parse_args()
    executable = str(pathlib.Path(options.executable).resolve())
    seconds = min(max(options.seconds, 1), 60)
    # Each connection is an open file in this process and one in the server, which inherits the limit.
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    connections = min(max(options.connections, 100), 10_000, most - 500)
    if connections < options.connections:
        print(f"the limit of {most} open files allows {connections} connections")
    if options.bench_executable:
        on_terminal(str(pathlib.Path(options.bench_executable).resolve()))
    else:
        print("skipped: votes in the terminal: pass --bench-executable")
    on_sqlite(executable, seconds, connections)
    try:
        on_postgres(executable, seconds, max(options.votes // 20, 1) * 20)
    except FileNotFoundError as problem:
        print(f"skipped: PostgreSQL: {problem}")
    heads = ("budget", "measured", "limit", "met", "comparison")
    widths = [max(len(line[i]) for line in [heads, *ROWS]) for i in range(5)]
    for line in [heads, *ROWS]:
        print("  ".join(text.ljust(width) for text, width in zip(line, widths)).rstrip())
    print("load from Python processes on the same processors; load average", "%.1f %.1f %.1f" % os.getloadavg())


if __name__ == "__main__":
    main()
