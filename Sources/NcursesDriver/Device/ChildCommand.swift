import CNcurses

enum ChildCommand {
    /// Runs a command to its end. Returns its exit status, 128 + n after signal n, or nil if it could not be started.
    /// `wait` returns the signal that is to end the program; the command receives it as well, since its user may have
    /// something to save.
    static func run(_ command: [String], wait: () -> Int32?) -> Int32? {
        guard !command.isEmpty else { return nil }
        var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
        defer { for argument in arguments { free(argument) } }
        arguments.append(nil)
        var child: pid_t = 0
        guard cn_spawn(&child, &arguments) == 0 else { return nil }
        var isReported = false
        while true {
            var status: Int32 = 0
            let ended = waitpid(child, &status, WNOHANG)
            if ended == child { return cn_exit_status(status) }
            if ended < 0, cn_errno() != EINTR { return nil }
            if let signal = wait(), !isReported {
                kill(child, signal)
                isReported = true
            }
        }
    }
}
