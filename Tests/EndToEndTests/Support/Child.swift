import Foundation

/// A program started by a test, with `posix_spawn` and `waitpid`. Foundation's `Process` is not used: with the whole
/// suite running, its `waitUntilExit` never came back.
final class Child {
    /// What the new program has open. Everything else of this process is closed in it.
    enum File {
        /// A path, opened as this descriptor.
        case path(String, as: Int32, flags: Int32)
        /// A descriptor of this process, as this one there.
        case copy(Int32, as: Int32)
    }

    /// Why nothing was started.
    struct NotStarted: Error, CustomStringConvertible {
        let command: [String]
        let code: Int32

        var description: String { "\(command.first ?? ""): \(String(cString: strerror(code)))" }
    }

    /// Its process, and its process group and session where it leads one.
    let id: pid_t
    private var status: ExitStatus?

    /// Starts a command, looked for on the path, with exactly this environment.
    ///
    /// - Parameter leadsSession: with it the first terminal that is opened becomes the controlling one.
    init(
        _ command: [String], environment: [String: String], files: [File], leadsSession: Bool = false
    ) throws {
        var actions = FileActions()
        defer { actions.destroy() }
        for file in files { actions.add(file) }
        var attributes = SpawnAttributes(leadsSession: leadsSession)
        defer { attributes.destroy() }
        let arguments = command.map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (arguments + variables).forEach { free($0) } }
        var id: pid_t = 0
        let code = posix_spawnp(&id, command[0], &actions.value, &attributes.value, arguments, variables)
        guard code == 0 else { throw NotStarted(command: command, code: code) }
        self.id = id
    }

    deinit {
        guard poll() == nil else { return }
        kill(id, SIGKILL)
        kill(id, SIGCONT)
        var raw: Int32 = 0
        waitpid(id, &raw, 0)
    }

    /// How it ended, nil while it runs.
    func poll() -> ExitStatus? {
        if let status { return status }
        var raw: Int32 = 0
        if waitpid(id, &raw, WNOHANG) == id { status = ExitStatus(raw) }
        return status
    }

    /// How it ended, nil when it still runs after that time.
    func wait(seconds: Double = Deadline.usual) -> ExitStatus? {
        let deadline = Deadline(seconds: seconds)
        while poll() == nil, !deadline.isOver { Pause.milliseconds(2) }
        return poll()
    }

    /// Sends a signal to it alone.
    func send(_ signal: Int32) {
        guard poll() == nil else { return }
        kill(id, signal)
    }
}
