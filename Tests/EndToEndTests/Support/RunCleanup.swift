import Foundation

/// Removes a folder however this process ends, and the tmux servers in it, which would otherwise continue.
///
/// A shell waits for the end of its input, which only this process holds open.
final class RunCleanup {
    private let input: Pipe
    private let shell: Child

    /// - Parameter folder: the folder to remove, with tmux's folders of sockets.
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

    /// Cleans up at once. Returns whether that has ended.
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
