import CNcurses

/// Redirects standard error while the screen is in use: output of libraries or of a failing runtime would damage the
/// screen and be lost. Does nothing if standard error is not a terminal.
final class ErrorOutput {
    /// Nil if the text is collected in memory.
    let path: String?
    /// The descriptor; -1 for none.
    let log: Int32
    let start: Int64
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
