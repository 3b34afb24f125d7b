import Foundation

/// A process started with `posix_spawn` and `waitpid`. Foundation's `Process` is not used, because its `waitUntilExit`
/// did not return while the whole suite was running.
final class Child {
    /// An open file of the new process. All other files of this process are closed in it.
    enum File {
        /// Opens a path as a descriptor.
        case path(String, as: Int32, flags: Int32)
        /// Copies a descriptor of this process.
        case copy(Int32, as: Int32)
    }

    /// The reason why no process was started.
    struct NotStarted: Error, CustomStringConvertible {
        let command: [String]
        let code: Int32

        var description: String { "\(command.first ?? ""): \(String(cString: strerror(code)))" }
    }

    /// The process id; also the id of the group and session that the process leads, if any.
    let id: pid_t
    private var status: ExitStatus?

    /// Starts a command from the search path with exactly this environment.
    ///
    /// - Parameter leadsSession: whether to start a session, so that the first opened terminal becomes its controlling
    ///   one.
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

    /// Returns the exit status; nil while the process runs.
    func poll() -> ExitStatus? {
        if let status { return status }
        var raw: Int32 = 0
        if waitpid(id, &raw, WNOHANG) == id { status = ExitStatus(raw) }
        return status
    }

    /// Waits for the exit status; nil if the process still runs after that time.
    func wait(seconds: Double = Deadline.usual) -> ExitStatus? {
        let deadline = Deadline(seconds: seconds)
        while poll() == nil, !deadline.isOver { Pause.milliseconds(2) }
        return poll()
    }

    /// Sends a signal to this process only.
    func send(_ signal: Int32) {
        guard poll() == nil else { return }
        kill(id, signal)
    }
}
