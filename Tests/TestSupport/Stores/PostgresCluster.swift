import Foundation
import Synchronization

/// A PostgreSQL server for tests: in a temporary folder, reached only by a socket, and never waiting for a disk.
///
/// A shell supervises it: however this process ends, the shell's input then closes, and the shell stops the server and
/// removes the folder.
package final class PostgresCluster: Sendable {
    /// The folder of its programs; nil if they are not installed.
    package static let programs: String? = {
        let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? []
        let installed = versions.sorted { (Int($0) ?? 0) > (Int($1) ?? 0) }.map { "/usr/lib/postgresql/\($0)/bin" }
        return (path + installed).first { folder in
            ["initdb", "pg_ctl", "postgres", "createdb", "dropdb"].allSatisfy {
                FileManager.default.isExecutableFile(atPath: "\(folder)/\($0)")
            }
        }
    }()

    private static let started: Result<PostgresCluster, any Error> = Result { try PostgresCluster() }

    /// Started by the first test that uses it.
    package static func shared() throws -> PostgresCluster { try started.get() }

    private let folder: String
    /// The server runs while the shell's input is open.
    private let shell: Mutex<(input: FileHandle, output: FileHandle, databases: Int)>

    private init() throws {
        guard let programs = Self.programs else { throw PostgresClusterProblem(text: "PostgreSQL is not installed") }
        folder = "/tmp/dimo-pg-\(UUID().uuidString.prefix(8).lowercased())"
        let (input, output) = (Pipe(), Pipe())
        _ = fcntl(input.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", Self.script, "sh", programs, folder]
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard text.hasPrefix("ready") else {
            throw PostgresClusterProblem(text: "PostgreSQL did not start: \(text)")
        }
        shell = Mutex((input.fileHandleForWriting, output.fileHandleForReading, 0))
    }

    package func address(of database: String) -> String { "postgres://dimo@/\(database)?host=\(folder)" }

    /// Creates an empty database and returns its address.
    package func newDatabase() throws -> String {
        let name = try shell.withLock { shell in
            shell.databases += 1
            let name = "test\(shell.databases)"
            try Self.ask("createdb -T template0 \(name)", shell.input, shell.output)
            return name
        }
        return address(of: name)
    }

    /// Removes a database, even one with open connections.
    package func remove(_ address: String) throws {
        let name = address.dropFirst("postgres://dimo@/".count).prefix { $0 != "?" }
        try shell.withLock { try Self.ask("dropdb --force \(name)", $0.input, $0.output) }
    }

    private static func ask(_ command: String, _ input: FileHandle, _ output: FileHandle) throws {
        try input.write(contentsOf: Data("\(command)\n".utf8))
        let text = String(decoding: output.availableData, as: UTF8.self)
        guard text == "done\n" else { throw PostgresClusterProblem(text: "\(command): \(text)") }
    }

    /// PostgreSQL refuses to run as root, which therefore starts it as its own user or as nobody.
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
        settings="-k $folder -c listen_addresses= -c fsync=off -c synchronous_commit=off -c full_page_writes=off \\
            -c max_connections=400 -c shared_buffers=32MB -c max_wal_size=256MB -c autovacuum=off"
        $as "$programs/initdb" -D "$folder/data" -U dimo -A trust -E UTF8 --locale=C --no-sync >"$folder/log" 2>&1 &&
        $as "$programs/pg_ctl" -D "$folder/data" -l "$folder/data.log" -w -t 60 -o "$settings" start \\
            >>"$folder/log" 2>&1
        if [ $? = 0 ]; then echo ready; else tail -n 3 "$folder/log" "$folder/data.log"; fi
        while read -r program arguments; do
            "$programs/$program" -h "$folder" -U dimo $arguments >>"$folder/log" 2>&1
            if [ $? = 0 ]; then echo done; else tail -n 3 "$folder/log"; fi
        done
        $as "$programs/pg_ctl" -D "$folder/data" -m immediate -w stop >/dev/null 2>&1
        cd /
        rm -rf "$folder"
        """
}

/// The reason there is no server for the tests.
package struct PostgresClusterProblem: Error {
    /// The output of its programs.
    package let text: String
}
