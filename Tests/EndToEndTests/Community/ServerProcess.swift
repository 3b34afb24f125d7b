import CommunityProtocol
import Foundation
import TestSupport
import Testing

/// A `dimo-server` of a test's own, on a port that was free, over a folder that stays when it is killed.
final class ServerProcess {
    let folder: String
    private(set) var port: UInt16 = 0
    /// Printed by the first start.
    private(set) var invite: String?
    private(set) var address = ""
    /// Where it tells its metrics, where it does.
    private(set) var metricsPort: UInt16?
    /// Where it keeps the community: a file in its folder, or a database.
    let store: String
    private var child: Child
    private let options: [String]
    private let environment: [String: String]

    static let executable = (Executable.path as NSString).deletingLastPathComponent + "/dimo-server"

    /// What it wrote to standard error, over all starts.
    var log: String { (try? String(contentsOfFile: "\(folder)/log", encoding: .utf8)) ?? "" }

    /// - Parameter socket: Where a service manager listens; nil for none.
    init(_ options: String..., on kind: TestStore = .sqlite, notifying socket: String? = nil) throws {
        folder = "\(Workspace.root)/server-\(UUID().uuidString)"
        environment = TestEnvironment.with(["HOME": folder, "NOTIFY_SOCKET": socket])
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        // Little for a password, so that many may join in a test.
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

    /// Ends it as a crash would, in the middle of whatever it does.
    func kill() {
        child.send(SIGKILL)
        _ = child.wait()
    }

    /// Sends it a signal that does not end it.
    func send(_ signal: Int32) { child.send(signal) }

    /// Whether its log comes to say something.
    func logs(_ text: String, times: Int = 1, seconds: Double = Deadline.usual) -> Bool {
        let deadline = Deadline(seconds: seconds)
        while log.ranges(of: text).count < times {
            if deadline.isOver { return false }
            Pause.milliseconds(5)
        }
        return true
    }

    /// Ends it as an operator does.
    func stop() -> ExitStatus? {
        child.send(SIGTERM)
        return child.wait()
    }

    /// Starts it again over the same folder.
    func restart() throws {
        child = try Self.start(folder, store, options, environment)
        try waitForAddress()
    }

    /// Runs another command of the program over the same folder.
    func run(_ arguments: String...) throws -> CommandResult {
        try Command.run([Self.executable] + arguments + ["--store", store])
    }

    /// Kilobytes of memory it holds.
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
            // The last piece may be half a line.
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
