import CNcurses
import Terminal

struct ClipboardCommand: Hashable, Sendable {
    let words: [String]
    let way: CopyWay

    /// Nanoseconds after which a command is killed; one that works takes the text over and goes into the background.
    private static let patience: Int64 = 2_000_000_000

    /// The most reliable command first. Over ssh, the remote machine's own clipboards are useless.
    static func available(_ variable: (String) -> String?) -> [ClipboardCommand] {
        var commands: [ClipboardCommand] = []
        if variable("TMUX") != nil {
            commands.append(ClipboardCommand(words: ["tmux", "load-buffer", "-w", "-"], way: .tmux))
            // tmux before 3.2 lacks `-w` and keeps the text to itself.
            commands.append(ClipboardCommand(words: ["tmux", "load-buffer", "-"], way: .tmux))
        }
        guard variable("SSH_CONNECTION") == nil, variable("SSH_TTY") == nil else { return commands }
        if variable("WAYLAND_DISPLAY") != nil {
            commands.append(ClipboardCommand(words: ["wl-copy"], way: .program("wl-copy")))
        }
        if variable("DISPLAY") != nil {
            commands.append(
                ClipboardCommand(words: ["xclip", "-selection", "clipboard", "-in"], way: .program("xclip")))
        }
        #if os(macOS)
            commands.append(ClipboardCommand(words: ["pbcopy"], way: .program("pbcopy")))
        #endif
        return commands
    }

    @concurrent
    static func first(of commands: [ClipboardCommand], toTake text: String) async -> CopyWay? {
        commands.first { $0.takes(text) }?.way
    }

    /// Whether the program exits with status 0 in time.
    func takes(_ text: String) -> Bool {
        // A file instead of a pipe: writing cannot block on a program that does not read.
        let descriptor = cn_memory_file()
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return false }
            bytes = bytes.dropFirst(count)
        }
        lseek(descriptor, 0, SEEK_SET)
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
        defer { for argument in arguments { free(argument) } }
        arguments.append(nil)
        var child: pid_t = 0
        guard cn_spawn_reader(&child, &arguments, descriptor) == 0 else { return false }
        return Self.endsWell(child)
    }

    private static func endsWell(_ child: pid_t) -> Bool {
        let end = cn_nanoseconds() + patience
        while true {
            var status: Int32 = 0
            let ended = waitpid(child, &status, WNOHANG)
            if ended == child { return cn_exit_status(status) == 0 }
            if ended < 0, cn_errno() != EINTR { return false }
            if cn_nanoseconds() > end {
                kill(child, SIGKILL)
                waitpid(child, &status, 0)
                return false
            }
            // Polling is fine: this runs off the main thread.
            poll(nil, 0, 2)
        }
    }
}
