#!/usr/bin/env python3
"""Measures dimo-server, compares it with PostgreSQL alone and shows which budgets it meets.

    make bench-server                                       prints a table, in a few seconds per row
    make bench-server SECONDS=10                            measures for longer
    make bench-server BENCH_ARGS="--votes 10000000"         fills PostgreSQL with ten million earlier votes (minutes)

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
import threading
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
                 # Room for the log of the fill. Each measurement begins after a checkpoint, and is too short for another one.
                 f"-k {self.folder} -c listen_addresses= -c max_connections=100 -c max_wal_size=8GB")
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
        # The server would fold them a minute later.
        self.execute("DELETE FROM dirty;")
        return rate, times

    def at_half_load(self, transaction, query, rate, seconds):
        """Returns the milliseconds of each query of a result while votes are sent at half the rate."""
        path = pathlib.Path(self.folder) / "votes.sql"
        path.write_text(transaction)
        os.chmod(path, 0o644)
        votes = subprocess.Popen(
            [*self.user, f"{self.programs}/pgbench", "-h", self.folder, "-U", "dimo", "-n", "-M", "prepared", "-c", str(CLIENTS),
             "-j", "2", "-T", str(seconds + 1), f"--rate={rate / 2:.0f}", "-f", str(path), "dimo"],
            cwd=self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _, found = self.bench(query, 1, seconds, rate=80)
        votes.wait(seconds + 60)
        return found

    def execute(self, sql):
        """Runs each statement in its own transaction. Returns the lines of the results, with `|` between columns."""
        return subprocess.run(
            [*self.user, f"{self.programs}/psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-h", self.folder, "-U", "dimo",
             "-d", "dimo"], cwd=self.folder, check=True, input=sql, text=True, stdout=subprocess.PIPE).stdout.splitlines()

    def number(self, sql):
        return int(self.execute(sql)[0])

    def rest(self, seconds=120):
        """Waits until the server has folded everything, then writes all changed pages, so that each measurement begins
        with the same state."""
        end = time.monotonic() + seconds
        while self.number("SELECT count(*) FROM dirty;") and time.monotonic() < end:
            time.sleep(0.2)
        self.execute("CHECKPOINT;")

    def statements(self, work):
        """Returns the number of statements of others while `work` runs, without those that begin or end a transaction."""
        self.execute("ALTER SYSTEM SET log_statement = 'all'; SELECT pg_reload_conf();")
        time.sleep(0.5)
        log = pathlib.Path(self.folder) / "log"
        start = log.stat().st_size
        work()
        time.sleep(0.2)
        with open(log, "rb") as file:
            file.seek(start)
            texts = [line.partition(" execute ")[2].partition(": ")[2] for line in file.read().decode().splitlines()]
        self.execute("ALTER SYSTEM RESET log_statement; SELECT pg_reload_conf();")
        return sum(bool(text) and not text.startswith(("BEGIN", "COMMIT", "ROLLBACK")) for text in texts)

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


def vote(port, group, characters, seconds, pause, stop, queue):
    """Sends votes, one per request, of each device of the group in turn, until the time is over or `stop` is set; if given,
    one every `pause` s on average."""
    line = Line(port)
    devices, count, errors, slow = list(group), 0, 0, []
    start = due = time.monotonic()
    while time.monotonic() - start < seconds and not stop.is_set():
        if pause:
            due += pause * random.uniform(0.5, 1.5)
            time.sleep(max(due - time.monotonic(), 0))
        token, n, chain = devices[count % len(devices)]
        action = (f'{{"n":{n + 1},"at":{int(time.time() * 1000)},"kind":"vote","character":"{random.choice(characters)}",'
                f'"type":"{random.choice(TYPES)}"}}').encode()
        head = f'{{"after":{n},"chain":"{chain.hex()}"}}'.encode()
        began = time.monotonic()
        status, _ = line.ask("POST", "/v1/me/ops", token, head + b"\n" + action + b"\n")
        if (took := (time.monotonic() - began) * 1000) > 20:
            slow.append((began, took))
        if status == 200:
            devices[count % len(devices)] = (token, n + 1, hashlib.sha256(chain + action).digest())
            count += 1
        else:
            errors += 1
    line.close()
    queue.put((group[0][0], devices, count, errors, slow))


class Voters:
    """Groups of devices that keep track of the changes they have sent. Each group shares a connection."""

    def __init__(self, server, groups=None):
        self.server = server
        self.groups = {group[0]: [(token, 0, bytes(32)) for token in group]
                       for group in groups or [[token] for token in server.members]}
        self.errors = 0
        # When the last run's requests of more than 20 ms began, and how many milliseconds they took.
        self.slow = []

    def rate(self, characters, clients, seconds, at=None, meanwhile=None):
        """Returns the votes per second, limited to `at`, while `meanwhile` runs. Ends with it if `seconds` is None."""
        queue, stop = multiprocessing.Queue(), multiprocessing.Event()
        workers = [multiprocessing.Process(
            target=vote, args=(self.server.port, group, characters, seconds or 3_600, at and clients / at, stop, queue))
            for group in list(self.groups.values())[:clients]]
        for worker in workers:
            worker.start()
        try:
            if meanwhile:
                meanwhile()
        finally:
            if seconds is None:
                stop.set()
        total, self.slow = 0, []
        for _ in workers:
            key, devices, count, errors, slow = queue.get(timeout=(seconds or 0) + 60)
            self.groups[key], total, self.errors = devices, total + count, self.errors + errors
            self.slow += slow
        for worker in workers:
            worker.join()
        return total / (seconds or 1)


class Watch(threading.Thread):
    """Asks for results and looks at the server's memory until it is stopped."""

    def __init__(self, server, paths, token):
        super().__init__(daemon=True)
        self.server, self.paths, self.token = server, paths, token
        self.slow, self.memory, self.isOver = [], 0, threading.Event()
        self.start()

    def run(self):
        line = Line(self.server.port)
        while not self.isOver.wait(0.02):
            began = time.monotonic()
            line.ask("GET", random.choice(self.paths), self.token)
            if (took := (time.monotonic() - began) * 1000) > 20:
                self.slow.append((began, took))
            self.memory = max(self.memory, self.server.memory())
        line.close()

    def stop(self):
        self.isOver.set()
        self.join()


def longest(voters, characters, rate, paths, work):
    """Runs `work`, which returns when it began, while members vote and read. Returns the longest wait in milliseconds since
    then, and the server's highest memory in KiB."""
    found = {}

    def watched():
        watch = Watch(voters.server, paths, next(iter(voters.groups)))
        try:
            found["began"] = work()
        finally:
            watch.stop()
        found.update(slow=watch.slow, memory=watch.memory)

    voters.rate(characters, CLIENTS, None, rate, watched)
    waits = [took for at, took in voters.slow + found["slow"] if at + took / 1000 >= found["began"]]
    return max(waits, default=20), found["memory"]


def times(server, paths, token, count, pause=0):
    """Returns the milliseconds of each of `count` requests on one connection, for one of the paths each."""
    line = Line(server.port)
    found = []
    for _ in range(count):
        if pause:
            time.sleep(pause)
        path = random.choice(paths)
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

# The statements of a vote and of a result, one at a time: that the server sends some together is its own merit.
TRANSACTION = """
\\set character random(1, {characters})
\\set owner {member}
\\set type random(0, 15)
BEGIN;
SELECT member.seq + 1 AS seq, device.last_n + 1 AS n FROM device JOIN member ON member.no = device.member JOIN meta ON meta.id = 1
    WHERE device.no = :owner FOR NO KEY UPDATE OF device, member \\gset
SELECT character.no, standing.shards, vote.type, vote.held FROM character JOIN standing ON standing.character = character.no
    LEFT JOIN vote ON vote.member = :owner AND vote.character = character.no AND vote.gone = 0 WHERE character.no = :character;
INSERT INTO vote (member, character, type, voter_type, at, reason, held, device, seq, gone)
    VALUES (:owner, :character, :type, 1, {now}, NULL, 0, :owner, :seq, 0)
    ON CONFLICT (member, character) DO UPDATE SET type = excluded.type, at = excluded.at, seq = excluded.seq, gone = 0;
UPDATE device SET last_n = :n, chain = chain, answer = '{answer}' WHERE no = :owner;
UPDATE member SET seq = :seq WHERE no = :owner;
INSERT INTO cell (character, shard, voter_type, type, n) VALUES (:character, 0, 1, :type, 1)
    ON CONFLICT (character, shard, voter_type, type) DO UPDATE SET n = cell.n + excluded.n;
INSERT INTO month_cell (character, shard, month, type, n) VALUES (:character, 0, {month}, :type, 1)
    ON CONFLICT (character, shard, month, type) DO UPDATE SET n = month_cell.n + excluded.n;
INSERT INTO hot_cell (character, day, shard, n) VALUES (:character, {day}, 0, 1)
    ON CONFLICT (character, day, shard) DO UPDATE SET n = hot_cell.n + excluded.n;
INSERT INTO dirty (kind, key) VALUES ('character', :character);
COMMIT;
"""
RESULT = """
\\set character random(1, {characters})
SELECT character.no, (SELECT members FROM meta WHERE id = 1), own.seq, vote.type FROM character
    LEFT JOIN vote ON vote.member = 1 AND vote.character = character.no AND vote.gone = 0
    LEFT JOIN own ON own.member = 1 AND own.kind = 'reveal' AND own.key = character.id AND own.gone = 0
    WHERE character.no = :character;
SELECT voter_type, type, sum(n) FROM cell WHERE character = :character GROUP BY voter_type, type HAVING sum(n) > 0;
SELECT month, type, sum(n) FROM month_cell WHERE character = :character GROUP BY month, type HAVING sum(n) > 0;
"""


def transaction(characters, member):
    """Returns pgbench's script of a vote on one of the first `characters`, by a member that pgbench computes."""
    now = time.gmtime()
    return TRANSACTION.format(characters=characters, member=member, answer="x" * 380, now=int(time.time() * 1000),
                              month=now.tm_year * 12 + now.tm_mon - 1, day=int(time.time()) // 86_400)


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


# Derives the counts from the votes, as the server has them: pgbench only adds to them.
COUNTS = """
TRUNCATE cell, month_cell, hot_cell;
INSERT INTO cell (character, shard, voter_type, type, n)
    SELECT character, 0, voter_type, type, count(*) FROM vote WHERE gone = 0 GROUP BY character, voter_type, type;
INSERT INTO month_cell (character, shard, month, type, n)
    SELECT character, 0, extract(year FROM day) * 12 + extract(month FROM day) - 1, type, sum(n)
    FROM (SELECT character, to_timestamp(at / 86400000 * 86400) AT TIME ZONE 'UTC' AS day, type, count(*) AS n FROM vote
        WHERE gone = 0 GROUP BY character, at / 86400000, type) AS daily
    GROUP BY character, 3, type;
INSERT INTO hot_cell (character, day, shard, n)
    SELECT character, at / 86400000, 0, count(*) FROM vote
    WHERE gone = 0 AND at / 86400000 > extract(epoch FROM now())::bigint / 86400 - 7 GROUP BY character, at / 86400000;
"""
# Adds members with 100 votes each, a device, two wishes and a withdrawn vote that is due for removal. Everyone votes for the
# same few characters, and few for most others. Indexes are made after the rows, as the schema has them. The server's fold then
# puts the lists in order.
FILL = r"""
SET synchronous_commit = off;
SET work_mem = '256MB';
SET maintenance_work_mem = '512MB';
INSERT INTO member (no, id, name, nickname, nickname_key, type, intro, shows_types, state, seq, salt, hash, cost, imported,
        joined_at, horizon)
    SELECT {first} + m, 'm-before' || m, 'before' || m, 'before' || m, 'before' || m, m % 16, '', 1, 0, 103, '', '', '', 0, 0, 0
    FROM generate_series(1, {members}) AS m;
INSERT INTO device (no, member, token, label, day, last_n, chain)
    SELECT {first} + m, {first} + m, sha256(convert_to('dimo_' || lpad(to_hex(m), 64, '0'), 'UTF8')), 'bench',
        extract(epoch FROM now())::bigint / 86400, 0, ''
    FROM generate_series(1, {members}) AS m;
SELECT setval(pg_get_serial_sequence(name, 'no'), {first} + {members}) FROM (VALUES ('member'), ('device')) AS sequenced (name);
CREATE TEMP TABLE place AS
    SELECT no AS character, row_number() OVER (ORDER BY md5(id)) - 1 AS place FROM character WHERE gone = 0;
ANALYZE place;
CREATE TEMP TABLE kept AS
    SELECT indexname, indexdef FROM pg_indexes WHERE tablename = 'vote' AND indexname <> 'vote_pkey';
SELECT format('DROP INDEX %I', indexname) FROM kept \gexec
INSERT INTO vote (member, character, type, voter_type, at, held, seq, gone)
    SELECT {first} + m, character,
        CASE WHEN (m * 31 + i * 17) % 10 < 6 THEN (character * 7) % 16 ELSE (m + i * 3) % 16 END, m % 16,
        extract(epoch FROM now())::bigint * 1000 - (m * 7919::bigint + i * 104729) * 86413 % 63072000000, 0, i + 1, 0
    FROM generate_series(1, {members}) AS m CROSS JOIN generate_series(0, 99) AS i
    JOIN place ON place.place = i + floor(({characters} - 101)
        * power((i + (m * 0.6180339887498949::float8 - floor(m * 0.6180339887498949::float8))) / 100, 3))::bigint;
INSERT INTO vote (member, character, type, voter_type, at, held, seq, gone)
    SELECT {first} + m, (SELECT character FROM place WHERE place.place = {characters} - 1), 1, m % 16,
        (extract(epoch FROM now())::bigint - (401 + m % 100) * 86400) * 1000, 0, 101, 1
    FROM generate_series(1, {members}) AS m;
SELECT indexdef FROM kept \gexec
{counts}
INSERT INTO mark (member, work, kind, value, type, at, seq, gone)
    SELECT {first} + m, (m * 7919::bigint + i * 13) % works + 1, 'wish', 1, m % 16, 1700000000000, 102 + i, 0
    FROM generate_series(1, {members}) AS m CROSS JOIN generate_series(0, 1) AS i, (SELECT max(no) AS works FROM work) AS all_works;
INSERT INTO mood_cell (work, type, wishes, likes, dislikes)
    SELECT work, type, count(*), 0, 0 FROM mark WHERE gone = 0 AND kind = 'wish' GROUP BY work, type
    ON CONFLICT (work, type) DO UPDATE SET wishes = excluded.wishes;
INSERT INTO post (id, kind, character, author, author_type, text, spoiler, written, version, state, likes, comments, views, seq)
    SELECT lpad(to_hex(m), 32, '0'), 'review', (SELECT no FROM character WHERE id = '{reviewed}'), {first} + m, m % 16,
        'A whole life in four minutes.', 0, 1700000000000, 1, 'shown', 0, 0, 0, 103
    FROM generate_series(1, 60) AS m;
UPDATE meta SET members = (SELECT count(*) FROM member), swept = extract(epoch FROM now())::bigint / 86400;
INSERT INTO dirty (kind, key) SELECT 'character', character FROM standing;
VACUUM (FREEZE, ANALYZE);
CHECKPOINT;
"""
# Below it are the members who joined.
FIRST = 1_000
# The members who vote after the fill, in one group for each connection.
GROUP = 64


def filled(postgres, server, votes):
    """Adds at least `votes` earlier votes. Returns the groups of tokens of those who vote afterwards, and the characters."""
    characters = postgres.execute("SELECT id FROM character WHERE gone = 0 ORDER BY no;")
    start = time.monotonic()
    postgres.execute(FILL.format(first=FIRST, members=max(votes // 100, CLIENTS * GROUP), characters=len(characters),
                                 reviewed=server.characters[0], counts=COUNTS))
    took = time.monotonic() - start
    there, members = postgres.number("SELECT count(*) FROM vote WHERE gone = 0;"), postgres.number("SELECT count(*) FROM member;")
    print(f"filled in {took:.0f} s: {there:,} votes of {members:,} members on {len(characters):,} characters", flush=True)
    tokens = [f"dimo_{number + 1:064x}" for number in range(CLIENTS * GROUP)]
    return [tokens[first:first + GROUP] for first in range(0, len(tokens), GROUP)], characters


def alternately(postgres, seconds, one, other):
    """Measures two rates twice in turn, each from a checkpoint, so that neither has the emptier tables or the fuller cache.
    Returns their means."""
    sums = [0, 0]
    for _ in range(2):
        for place, measure in enumerate((one, other)):
            postgres.rest()
            sums[place] += measure(seconds)
    return sums[0] / 2, sums[1] / 2


def at_half_load(postgres, voters, characters, paths, token, rates, scripts, seconds):
    """Returns the milliseconds of results from the server, and of their queries in pgbench, each at half its rate of votes."""
    found = []
    postgres.rest()
    voters.rate(characters, CLIENTS, seconds, rates[0] / 2,
                lambda: found.extend(times(voters.server, paths, token, int(seconds * 80), pause=0.01)))
    postgres.rest()
    return found, postgres.at_half_load(*scripts, rates[1], seconds)


# The pages of lists, with 50 rows after the fill.
PAGES = ["/v1/lists/popular", "/v1/lists/hot", "/v1/lists/led?type=INFJ", "/v1/lists/typed?type=INFJ", "/v1/lists/wished?type=INFJ",
         "/v1/characters/{character}/reviews", "/v1/members/m-before1/votes", "/v1/members/m-before1/reviews",
         "/v1/members/m-before1/wishes", "/v1/search?q=a", "/v1/catalogue", "/v1/me/inbox"]


def pages(postgres, server, token):
    counts = {}
    for path in (path.format(character=server.characters[0]) for path in PAGES):
        # The server's work of every minute may come between.
        counts[path] = min(postgres.statements(lambda: times(server, [path], token, 1)) for _ in range(2)) - 1
    most = max(counts, key=counts.get)
    row("queries of a page, the most", str(counts[most]), "<= 6", counts[most] <= 6, f"{most}; authentication is another")


def recount(executable, postgres, folder):
    """Returns what `admin recount` printed and the most memory it had, in KiB."""
    process = subprocess.Popen(
        [executable, "admin", "recount"], cwd=folder, env=dict(os.environ, HOME=folder, DIMO_SERVER_STORE=postgres.store),
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    text = process.stdout.read().strip()
    _, _, usage = os.wait4(process.pid, 0)
    process.returncode = 0
    return text, usage.ru_maxrss


def swept(postgres):
    """Has the server do the work of a new day. Returns when it began."""
    due = "SELECT count(*) FROM vote WHERE gone = 1;"
    postgres.execute("UPDATE meta SET swept = 0;")
    end = time.monotonic() + 180
    while time.monotonic() < end:
        began = time.monotonic()
        if postgres.number("SELECT swept FROM meta;"):
            break
        time.sleep(0.5)
    while postgres.number(due):
        if time.monotonic() > end:
            raise RuntimeError("the server did not remove what was due")
        time.sleep(0.2)
    return began


def upkeep(executable, postgres, voters, characters, rate, paths, folder, seconds):
    """Measures how long members wait at half load, and the memory, during a recount and the sweep of a day."""
    told = {}

    def counted():
        began = time.monotonic()
        told["recount"] = recount(executable, postgres, folder)
        told["took"] = time.monotonic() - began
        return began

    def nothing():
        began = time.monotonic()
        time.sleep(max(seconds, 10))
        return began

    removed = postgres.number("SELECT count(*) FROM vote WHERE gone = 1;")
    postgres.execute(COUNTS + "ANALYZE cell; ANALYZE month_cell; ANALYZE hot_cell;")
    postgres.rest()
    usual, before = longest(voters, characters, rate / 2, paths, nothing)
    wait, _ = longest(voters, characters, rate / 2, paths, counted)
    wrong, memory = told["recount"]
    row("recount, memory", f"{memory / 1024:.0f} MB", "<= 100 MB", memory <= 100 * 1024,
        f"{told['took']:.0f} s, {wrong or '?'} counts wrong")
    row("recount, longest wait", f"{wait:.0f} ms", "<= 100 ms", wait <= 100, f"{usual:.0f} ms without it, at half load")
    wait, after = longest(voters, characters, rate / 2, paths, lambda: swept(postgres))
    row("sweep, memory", f"{after / 1024:.0f} MB", "<= 100 MB", after <= 100 * 1024,
        f"{before / 1024:.0f} MB before it; {removed:,} rows removed")
    row("sweep, longest wait", f"{wait:.0f} ms", "<= 100 ms", wait <= 100, f"{usual:.0f} ms without it, at half load")


def on_postgres(executable, seconds, votes):
    postgres = Postgres()
    try:
        with tempfile.TemporaryDirectory(prefix="dimo-bench-") as folder:
            server = Server(executable, postgres.store, folder)
            try:
                measure_postgres(executable, postgres, server, folder, seconds, votes)
            finally:
                server.stop()
    finally:
        postgres.stop()


def measure_postgres(executable, postgres, server, folder, seconds, votes):
    def compared(name, found, peer, note):
        ratio = percentile(found, 0.99) / percentile(peer, 0.99)
        row(name, f"{percentile(found, 0.99):.2f} ms", "<= 3 x its queries", ratio <= 3,
            f"{percentile(peer, 0.99):.2f} ms, ratio {ratio:.1f}; {note}")

    def measured(voters, characters, member, name, results):
        """Adds the rows of votes and results. Returns the rate of votes."""
        scripts = transaction(len(characters), member), RESULT.format(characters=len(characters))
        paths = [f"/v1/characters/{character}/result" for character in results]
        token = next(iter(voters.groups))
        rates = alternately(postgres, seconds, lambda seconds: voters.rate(characters, CLIENTS, seconds),
                            lambda seconds: postgres.bench(scripts[0], CLIENTS, seconds)[0])
        row(f"votes over HTTP{name}", f"{rates[0]:.0f}/s", ">= 0.5 x pgbench", rates[0] >= 0.5 * rates[1],
            f"{rates[1]:.0f}/s, ratio {rates[0] / rates[1]:.2f}")
        compared(f"result at half load{name}, p99",
                 *at_half_load(postgres, voters, characters, paths, token, rates, scripts, seconds), "at half load of pgbench")
        postgres.rest()
        compared(f"result, idle server{name}, p99", times(server, paths, token, 500), postgres.bench(scripts[1], 1, seconds)[1],
                 "the queries alone")
        return rates[0]

    voters = Voters(server)
    spread = measured(voters, server.characters, ":client_id + 1", ", PostgreSQL", server.characters[1:2])
    # The manual recommends this for a character that many members vote on at once.
    postgres.execute("UPDATE standing SET shards = 16 WHERE character = "
                     f"(SELECT no FROM character WHERE id = '{server.characters[0]}');")
    postgres.rest()
    hot = voters.rate(server.characters[:1], CLIENTS, seconds)
    row("one hot character", f"{hot:.0f}/s", ">= 0.8 x spread", hot >= 0.8 * spread,
        f"{spread:.0f}/s, ratio {hot / max(spread, 1):.2f}")

    groups, characters = filled(postgres, server, votes)
    later = Voters(server, groups)
    # The server meets each device, and looks at the new rows.
    later.rate(characters, CLIENTS, max(seconds, 5))
    member = f"{FIRST} + :client_id * {GROUP} + random(1, {GROUP})"
    rate = measured(later, characters, member, f" after {votes:,} votes", characters)
    pages(postgres, server, groups[0][0])
    upkeep(executable, postgres, later, characters, rate,
           [f"/v1/characters/{character}/result" for character in characters], folder, seconds)
    errors = voters.errors + later.errors
    row("PostgreSQL, requests refused", str(errors), "0", errors == 0)


def on_terminal(program):
    """Measures, inside a process, how much the outbox adds to the cost of a vote in the terminal."""
    environment = dict(os.environ, DIMO_ASSETS=str(pathlib.Path(__file__).resolve().parents[2] / "Assets"))
    output = subprocess.run([program, "outbox"], stdout=subprocess.PIPE, env=environment, check=True).stdout.decode()
    ratio, cost = [json.loads(line) for line in output.splitlines() if line.startswith("{")]
    row("vote with its outbox", f"{cost['value']:.0f} us", "<= 1.2 x without", ratio["value"] <= 1.2,
        f"{cost['peer']:.0f} us, ratio {ratio['value']:.2f}; in the terminal's own store")


def show():
    heads = ("budget", "measured", "limit", "met", "comparison")
    widths = [max(len(line[i]) for line in [heads, *ROWS]) for i in range(5)]
    for line in [heads, *ROWS]:
        print("  ".join(text.ljust(width) for text, width in zip(line, widths)).rstrip())
    print("load from Python processes on the same processors; load average", "%.1f %.1f %.1f" % os.getloadavg())


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--executable", required=True, help="release build of dimo-server")
    parser.add_argument("--seconds", type=int, default=5, help="seconds per row, at most 60")
    parser.add_argument("--connections", type=int, default=10_000, help="number of connections, at most 10000")
    parser.add_argument("--votes", type=int, default=1_000_000, help="number of earlier votes for PostgreSQL, 100 of each member")
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
        on_postgres(executable, seconds, options.votes)
    except FileNotFoundError as problem:
        print(f"skipped: PostgreSQL: {problem}")
    finally:
        show()


if __name__ == "__main__":
    main()
