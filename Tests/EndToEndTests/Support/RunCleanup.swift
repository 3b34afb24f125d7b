import Foundation

/// Clears a folder away when this process ends, however that comes: a terminal of tmux would go on without us.
///
/// A shell waits for the end of its input, which nobody but this process holds open.
final class RunCleanup {
    private let input: Pipe
    private let shell: Child

    /// - Parameter folder: where the sockets of the terminals are, in folders of tmux's naming. It is removed.
    init(of folder: String) throws {
        input = try Pipe()
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
        shell = try Child(
            ["/bin/sh", "-c", Self.script, folder], environment: ["PATH": path],
            files: [
                .copy(input.readEnd, as: 0), .path("/dev/null", as: 1, flags: O_WRONLY),
                .path("/dev/null", as: 2, flags: O_WRONLY),
            ], leadsSession: true)
        input.closeReadEnd()
    }

    /// Clears away at once; answers whether that is over.
    func finish() -> Bool {
        input.closeWriteEnd()
        return shell.wait() == .exited(0)
    }

    private static let script = """
        trap '' HUP INT TERM
        read -r nothing
        for socket in "$0"/tmux-*/*; do
            if [ -S "$socket" ]; then tmux -S "$socket" kill-server; fi
        done
        rm -rf "$0"
        """
}
