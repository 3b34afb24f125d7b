import CNcurses

/// Redirects standard error while the screen is in use: anything libraries or a failing runtime write there would
/// damage the screen and be lost. Does nothing if standard error is not a terminal.
final class ErrorOutput {
    /// The file's path; nil if the text is collected in memory.
    let path: String?
    /// The descriptor of the log; -1 for none.
    let log: Int32
    /// The offset at which this session's text begins.
    let start: Int64
    /// A duplicate of the real standard error; -1 for none.
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
