import Foundation
import Synchronization

@testable import CommunityServer

/// A PostgreSQL of the tests' own: in a folder that goes with it, reached by a socket alone, never waiting for a disk.
///
/// A shell looks after it: when this process ends, however that comes, the shell's input ends too, and it stops the
/// server and removes the folder.
enum TestPostgres {
    /// Where its programs are; nil where they are not installed.
    static let programs: String? = {
        let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? []
        let installed = versions.sorted { (Int($0) ?? 0) > (Int($1) ?? 0) }.map { "/usr/lib/postgresql/\($0)/bin" }
        return (path + installed).first { folder in
            ["initdb", "pg_ctl", "postgres"].allSatisfy {
                FileManager.default.isExecutableFile(atPath: "\(folder)/\($0)")
            }
        }
    }()

    private static let server: Result<RunningPostgres, any Error> = Result {
        guard let programs else { throw TestPostgresProblem(text: "PostgreSQL is not installed") }
        return try RunningPostgres(programs: programs)
    }
    private static let lastDatabase = Atomic(0)

    /// The address of an empty database.
    static func newDatabase() async throws -> PostgresAddress {
        let server = try server.get()
        let number = lastDatabase.add(1, ordering: .relaxed).newValue
        try await server.administrate { try $0.command("CREATE DATABASE test\(number) TEMPLATE template0") }
        return server.address(of: "test\(number)")
    }

    /// The address of a copy of a database that nobody is connected to.
    static func copy(of address: PostgresAddress) async throws -> PostgresAddress {
        let server = try server.get()
        let number = lastDatabase.add(1, ordering: .relaxed).newValue
        let original = address.label.drop { $0 != ":" }.dropFirst("://".count).drop { $0 != "/" }.dropFirst()
        try await server.administrate {
            try $0.command("CREATE DATABASE test\(number) TEMPLATE \(original)")
        }
        return server.address(of: "test\(number)")
    }

    /// Runs a statement outside of every transaction.
    static func administrate(_ body: @Sendable @escaping (PostgresConnection) throws -> Void) async throws {
        try await server.get().administrate(body)
    }
}

/// Why there is no server for the tests.
struct TestPostgresProblem: Error {
    let text: String
}

/// The server while it runs.
private final class RunningPostgres: Sendable {
    private let folder: String
    /// While it is open the server runs.
    private let input: FileHandle
    private let home: PostgresAddress
    private let administrator: PostgresPool

    init(programs: String) throws {
        folder = "/tmp/dimo-pg-\(UUID().uuidString.prefix(8).lowercased())"
        let (input, output) = (Pipe(), Pipe())
        _ = fcntl(input.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
        let shell = Process()
        shell.executableURL = URL(filePath: "/bin/sh")
        shell.arguments = ["-c", Self.script, "sh", programs, folder]
        shell.standardInput = input
        shell.standardOutput = output
        shell.standardError = FileHandle.nullDevice
        try shell.run()
        self.input = input.fileHandleForWriting
        let said = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard said.hasPrefix("ready") else {
            throw TestPostgresProblem(text: "PostgreSQL did not start: \(said)")
        }
        guard let address = PostgresAddress("postgres://dimo@/postgres?host=\(folder)") else {
            throw TestPostgresProblem(text: "no address: \(folder)")
        }
        home = address
        administrator = PostgresPool(address, try PostgresLibrary.shared(), threads: 1)
    }

    func address(of database: String) -> PostgresAddress {
        PostgresAddress("postgres://dimo@/\(database)?host=\(folder)") ?? home
    }

    func administrate(_ body: @Sendable @escaping (PostgresConnection) throws -> Void) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            let isOpen = administrator.add { slot in
                continuation.resume(with: Result { try body(try slot.open()) })
            }
            if !isOpen { continuation.resume(throwing: TestPostgresProblem(text: "it is closed")) }
        }
    }

    /// PostgreSQL refuses to run as root: there, its own user does, or nobody.
    private static let script = """
        trap '' HUP INT TERM
        programs=$1 folder=$2 as=
        mkdir -m 700 "$folder" || exit 1
        if [ "$(id -u)" = 0 ]; then
            user=postgres
            id "$user" >/dev/null 2>&1 || user=nobody
            chown "$user" "$folder"
            as="setpriv --reuid=$user --regid=$(id -g $user) --clear-groups --"
        fi
        cd "$folder"
        $as "$programs/initdb" -D "$folder/data" -U dimo -A trust -E UTF8 --locale=C --no-sync >"$folder/log" 2>&1 &&
        $as "$programs/pg_ctl" -D "$folder/data" -l "$folder/server.log" -w -t 60 start -o "-k $folder \\
            -c listen_addresses= -c fsync=off -c synchronous_commit=off -c full_page_writes=off \\
            -c max_connections=400 -c shared_buffers=32MB -c max_wal_size=256MB -c autovacuum=off" >>"$folder/log" 2>&1
        if [ $? = 0 ]; then echo ready; else tail -n 3 "$folder/log" "$folder/server.log"; fi
        cat >/dev/null
        $as "$programs/pg_ctl" -D "$folder/data" -m immediate -w stop >/dev/null 2>&1
        cd /
        rm -rf "$folder"
        """
}
