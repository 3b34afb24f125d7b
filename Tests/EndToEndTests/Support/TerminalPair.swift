import Foundation

/// The two ends of a new pseudo-terminal.
struct TerminalPair {
    /// The window's end.
    let controller: Int32
    /// The program's end.
    let terminal: Int32
    /// The path of the program's end.
    let path: String

    private typealias OpenPTY =
        @convention(c) (
            UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<CChar>?,
            UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
        ) -> Int32

    /// Opens a pair; neither end survives an exec.
    init() throws {
        // No importable module on Linux has its header, so the function is looked up by name.
        guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "openpty") else { throw POSIXError(.ENOSYS) }
        let openPTY = unsafeBitCast(symbol, to: OpenPTY.self)
        var ends: (Int32, Int32) = (-1, -1)
        guard openPTY(&ends.0, &ends.1, nil, nil, nil) == 0, let name = ttyname(ends.1) else {
            throw POSIXError(.init(rawValue: errno) ?? .EIO)
        }
        (controller, terminal) = ends
        path = String(cString: name)
        for end in [controller, terminal] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
}
