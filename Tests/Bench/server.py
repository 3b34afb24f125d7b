#!/usr/bin/env python3
"""Measures dimo-server beside its peers and prints the budgets of a community's server.

    make bench-server                  one table, a few seconds a row
    make bench-server SECONDS=10       longer

Everything stays on this machine's loopback: a server of its own over SQLite, another over a PostgreSQL in a folder of
its own (started as another user where this runs as root), both gone at the end. Rates and times mean little on a shared
machine, so each stands beside a peer measured in the same run: pgbench with the transaction of a vote, the query of a
result, a page that asks no store. What cannot be measured here is named.

Python 3 standard library only; the load comes from processes of this script, which share the processors with what they
measure, so rates over HTTP are lower than a server of its own would show.
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
import shutil
import signal
import socket
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


# --- what is started -------------------------------------------------------------------------------------------------


class Postgres:
    """A PostgreSQL of its own. Durable as an installed one is: what is compared is commits."""

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

    def bench(self, script, clients, seconds):
        """Transactions a second, and the latencies in milliseconds."""
        path = pathlib.Path(self.folder) / "script.sql"
        path.write_text(script)
        os.chmod(path, 0o644)
        for old in glob.glob(f"{self.folder}/times*"):
            os.unlink(old)
        out = subprocess.run(
            [*self.user, f"{self.programs}/pgbench", "-h", self.folder, "-U", "dimo", "-n", "-M", "prepared", "-c", str(clients),
             "-j", "2", "-T", str(seconds), "-l", f"--log-prefix={self.folder}/times", "-f", str(path), "dimo"],
            cwd=self.folder, check=True, capture_output=True, text=True, timeout=seconds + 60).stdout
        rate = next(float(line.split("=")[1].split()[0]) for line in out.splitlines() if line.startswith("tps"))
        times = [int(line.split()[2]) / 1000 for f in glob.glob(f"{self.folder}/times*") for line in open(f)]
        return rate, times

    def stop(self):
        subprocess.run([*self.user, f"{self.programs}/pg_ctl", "-D", f"{self.folder}/data", "-m", "immediate", "-w", "stop"],
                       cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        shutil.rmtree(self.folder, ignore_errors=True)


class Server:
    """A community without rates, with members who have joined."""

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
        """Resident, in KiB."""
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


def vote(port, token, characters, seconds, first, queue):
    """One member's votes, each a request, until the time is over."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    n, chain, count, errors = first
    start = time.monotonic()
    while time.monotonic() - start < seconds:
        line = json.dumps({"n": n + 1, "at": int(time.time() * 1000), "kind": "vote",
                           "character": random.choice(characters), "type": random.choice(TYPES)}).encode()
        head = json.dumps({"after": n, "chain": chain.hex()}).encode()
        connection.request("POST", "/v1/me/ops", head + b"\n" + line + b"\n", headers(token))
        answer = connection.getresponse()
        answer.read()
        if answer.status == 200:
            n, chain, count = n + 1, hashlib.sha256(chain + line).digest(), count + 1
        else:
            errors += 1
    queue.put((token, n, chain, count, errors))


class Voters:
    """Devices that remember what they sent."""

    def __init__(self, server):
        self.server = server
        self.state = {token: (0, bytes(32)) for token in server.members}
        self.errors = 0

    def rate(self, characters, clients, seconds):
        queue = multiprocessing.Queue()
        workers = [multiprocessing.Process(
            target=vote, args=(self.server.port, token, characters, seconds, (*self.state[token], 0, 0), queue))
            for token in self.server.members[:clients]]
        for worker in workers:
            worker.start()
        total = 0
        for _ in workers:
            token, n, chain, count, errors = queue.get(timeout=seconds + 60)
            self.state[token], total, self.errors = (n, chain), total + count, self.errors + errors
        for worker in workers:
            worker.join()
        return total / seconds


def times(server, path, token, count, extra=None):
    """Milliseconds of each of so many requests on one connection."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    found = []
    for _ in range(count):
        start = time.perf_counter()
        connection.request("GET", path, headers={**headers(token), **(extra or {})})
        answer = connection.getresponse()
        answer.read()
        found.append((time.perf_counter() - start) * 1000)
    connection.close()
    return found, answer


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
UPDATE device SET last_n = last_n + 1 WHERE no = :client_id + 1;
COMMIT;
"""
RESULT = """
\\set character random(1, 20)
SELECT voter_type, type, sum(n) FROM cell WHERE character = :character GROUP BY voter_type, type;
"""


def on_sqlite(executable, seconds, connections):
    with tempfile.TemporaryDirectory(prefix="dimo-bench-") as folder:
        server = Server(executable, f"{folder}/community.sqlite", folder)
        try:
            time.sleep(1)
            idle = server.memory() / 1024
            row("idle memory", f"{idle:.0f} MB", "<= 54 MB", idle <= 54, "1.5 x an empty Hummingbird (36 MB when designed)")
            voters = Voters(server)
            single = voters.rate(server.characters, 1, seconds)
            grouped = voters.rate(server.characters, CLIENTS, seconds)
            row("SQLite, votes grouped", f"{grouped:.0f}/s", ">= 3 x one at a time", grouped >= 3 * single,
                f"{single:.0f}/s, ratio {grouped / max(single, 1):.1f}")
            path = f"/v1/characters/{server.characters[0]}/result"
            token = server.members[0]
            _, answer = times(server, path, token, 1)
            cached, _ = times(server, path, token, 300, {"If-None-Match": answer.getheader("ETag") or ""})
            health, _ = times(server, "/healthz", None, 300)
            ratio = percentile(cached, 0.99) / percentile(health, 0.99)
            row("result unchanged, p99", f"{percentile(cached, 0.99):.2f} ms", "<= 2 x /healthz", ratio <= 2,
                f"{percentile(health, 0.99):.2f} ms, ratio {ratio:.1f}")
            before, sockets = server.memory(), []
            for _ in range(connections):
                sockets.append(socket.create_connection(("127.0.0.1", server.port), timeout=10))
                sockets[-1].sendall(b"GET /healthz HTTP/1.1\r\nHost: bench\r\n\r\n")
            failed = sum(not s.recv(4096).startswith(b"HTTP/1.1 200") for s in sockets)
            each = (server.memory() - before) / connections
            for s in sockets:
                s.close()
            row(f"{connections} connected, each", f"{each:.1f} KiB", "<= 34 KiB, no error", each <= 34 and not failed,
                f"2 x an empty one (17 KiB when designed), {failed} errors")
            row("SQLite, requests refused", str(voters.errors), "0", voters.errors == 0)
        finally:
            server.stop()


def on_postgres(executable, seconds):
    postgres = Postgres()
    try:
        with tempfile.TemporaryDirectory(prefix="dimo-bench-") as folder:
            server = Server(executable, postgres.store, folder)
            try:
                voters = Voters(server)
                spread = voters.rate(server.characters, CLIENTS, seconds)
                # A first second of votes spreads the counts of the one that everybody votes on.
                voters.rate(server.characters[:1], CLIENTS, 2)
                hot = voters.rate(server.characters[:1], CLIENTS, seconds)
                path = f"/v1/characters/{server.characters[0]}/result"
                over, _ = times(server, path, server.members[0], 300)
            finally:
                server.stop()
        rate, _ = postgres.bench(TRANSACTION, CLIENTS, seconds)
        _, query = postgres.bench(RESULT, 1, seconds)
        row("votes over HTTP, PostgreSQL", f"{spread:.0f}/s", ">= 0.5 x pgbench", spread >= 0.5 * rate,
            f"{rate:.0f}/s, ratio {spread / rate:.2f}")
        row("one hot character", f"{hot:.0f}/s", ">= 0.8 x spread", hot >= 0.8 * spread,
            f"{spread:.0f}/s, ratio {hot / max(spread, 1):.2f}")
        ratio = percentile(over, 0.99) / percentile(query, 0.99)
        row("result, p99", f"{percentile(over, 0.99):.2f} ms", "<= 3 x its query", ratio <= 3,
            f"{percentile(query, 0.99):.2f} ms, ratio {ratio:.1f}; on an idle server, not at half load")
        row("PostgreSQL, requests refused", str(voters.errors), "0", voters.errors == 0)
    finally:
        postgres.stop()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--executable", required=True)
    parser.add_argument("--seconds", type=int, default=5)
    parser.add_argument("--connections", type=int, default=1000)
    options = parser.parse_args()
    executable = str(pathlib.Path(options.executable).resolve())
    seconds, connections = min(max(options.seconds, 1), 60), min(max(options.connections, 10), 10_000)
    on_sqlite(executable, seconds, connections)
    try:
        on_postgres(executable, seconds)
    except FileNotFoundError as problem:
        print(f"not measured on PostgreSQL: {problem}")
    heads = ("budget", "measured", "limit", "holds", "beside")
    widths = [max(len(line[i]) for line in [heads, *ROWS]) for i in range(5)]
    for line in [heads, *ROWS]:
        print("  ".join(text.ljust(width) for text, width in zip(line, widths)).rstrip())
    print("load from Python processes on the same processors (no wrk); load average", "%.1f %.1f %.1f" % os.getloadavg())


if __name__ == "__main__":
    main()
