import CommunityProtocol
import Foundation
import TestSupport
import Testing

/// A `dimo-server` for one test on a free port, over a folder that outlives its process.
final class ServerProcess {
    let folder: String
    private(set) var port: UInt16 = 0
    /// Printed by the first start.
    private(set) var invite: String?
    private(set) var address = ""
    /// Nil without metrics.
    private(set) var metricsPort: UInt16?
    /// The store of the community: a file in its folder, or the address of a database.
    let store: String
    private var child: Child
    private let options: [String]
    private let environment: [String: String]

    static let executable = (Executable.path as NSString).deletingLastPathComponent + "/dimo-server"

    /// The standard error of all starts.
    var log: String { (try? String(contentsOfFile: "\(folder)/log", encoding: .utf8)) ?? "" }

    /// - Parameter socket: the socket of a service manager; nil for none.
    init(_ options: String..., on kind: TestStore = .sqlite, notifying socket: String? = nil) throws {
        folder = "\(Workspace.root)/server-\(UUID().uuidString)"
        environment = TestEnvironment.with(["HOME": folder, "NOTIFY_SOCKET": socket])
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        // A low password cost, so that many can join in a test.
        self.options = ["--password-rounds", "16"] + options
        store =
            kind == .postgres ? try PostgresCluster.shared().newDatabase() : "\(folder)/community.sqlite"
        child = try Self.start(folder, store, self.options, environment)
        try waitForAddress()
    }

    deinit {
        child.send(SIGKILL)
        _ = child.wait()
        try? FileManager.default.removeItem(atPath: folder)
        if store.hasPrefix("postgres:") { try? PostgresCluster.shared().remove(store) }
    }

    /// Kills the process at once, like a crash.
    func kill() {
        child.send(SIGKILL)
        _ = child.wait()
    }

    /// Sends a signal that does not end the process.
    func send(_ signal: Int32) { child.send(signal) }

    /// Waits until the log contains a text. Returns whether it does in time.
    func logs(_ text: String, times: Int = 1, seconds: Double = Deadline.usual) -> Bool {
        let deadline = Deadline(seconds: seconds)
        while log.ranges(of: text).count < times {
            if deadline.isOver { return false }
            Pause.milliseconds(5)
        }
        return true
    }

    /// Stops the server as an operator does.
    func stop() -> ExitStatus? {
        child.send(SIGTERM)
        return child.wait()
    }

    /// Starts the server again over the same folder.
    func restart() throws {
        child = try Self.start(folder, store, options, environment)
        try waitForAddress()
    }

    /// Runs another command of the server over the same folder.
    func run(_ arguments: String...) throws -> CommandResult {
        try Command.run([Self.executable] + arguments + ["--store", store])
    }

    /// The resident memory in kilobytes.
    var memory: Int? {
        let status = try? String(contentsOfFile: "/proc/\(child.id)/status", encoding: .utf8)
        return status?.firstMatch(of: /VmRSS:\s+(\d+)/).flatMap { Int($0.1) }
    }

    private static func start(
        _ folder: String, _ store: String, _ options: [String], _ environment: [String: String]
    ) throws -> Child {
        try Child(
            [executable, "serve", "--store", store, "--listen", "127.0.0.1:0"] + options,
            environment: environment,
            files: [
                .path("/dev/null", as: 0, flags: O_RDONLY),
                .path("\(folder)/out", as: 1, flags: O_WRONLY | O_CREAT | O_TRUNC),
                .path("\(folder)/log", as: 2, flags: O_WRONLY | O_CREAT | O_APPEND),
            ], leadsSession: true)
    }

    private func waitForAddress() throws {
        let deadline = Deadline(seconds: Deadline.usual)
        while !deadline.isOver {
            let text = (try? String(contentsOfFile: "\(folder)/out", encoding: .utf8)) ?? ""
            // The last line may be incomplete.
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            func port(_ prefix: String) -> UInt16? {
                lines.first { $0.hasPrefix(prefix) }?.split(separator: ":").last.flatMap { UInt16($0) }
            }
            metricsPort = port("metrics http")
            if let number = port("http"), metricsPort != nil || !options.contains("--metrics") {
                self.port = number
                address = lines.first { $0.hasPrefix("http") }.map(String.init) ?? ""
                invite = lines.first { $0.hasPrefix("invite: ") }.map { String($0.dropFirst(8)) } ?? invite
                return
            }
            if let status = child.poll() { throw NotServing(reason: "\(status)\n\(log)") }
            Pause.milliseconds(5)
        }
        throw NotServing(reason: log)
    }

    struct NotServing: Error, CustomStringConvertible {
        let reason: String
        var description: String { "the server did not start: \(reason)" }
    }
}
