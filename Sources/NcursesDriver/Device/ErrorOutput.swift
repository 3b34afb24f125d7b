internal import CNcurses

/// Standard error while the screen is in use: whatever libraries or a failing runtime write there would tear the
/// screen, and would be lost with it. Where standard error is no terminal it is left alone.
final class ErrorOutput {
    /// The file's path; nil when it is kept in memory.
    let path: String?
    /// The descriptor of the log, -1 when there is none.
    let log: Int32
    /// Where this session's text begins in it.
    let start: Int64
    /// The real standard error, kept aside; -1 when there is none.
    let real: Int32

    private var isRedirected = false

    init(path: String?) {
        guard isatty(2) == 1 else {
            self.path = nil
            (log, start, real) = (-1, 0, -1)
            return
        }
        var file: Int32 = -1
        if let path { file = cn_open_log(path) }
        self.path = file >= 0 ? path : nil
        log = file >= 0 ? file : cn_memory_file()
        start = max(0, Int64(lseek(log, 0, SEEK_END)))
        real = cn_duplicate(2)
    }

    func redirect() {
        guard !isRedirected, log >= 0, real >= 0 else { return }
        dup2(log, 2)
        isRedirected = true
    }

    func restore() {
        guard isRedirected else { return }
        dup2(real, 2)
        isRedirected = false
    }

    deinit {
        restore()
        if log >= 0 { close(log) }
        if real >= 0 { close(real) }
    }
}
