import Domain
import Logging

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Appends lines to a file, `2026-11-21T19:40:02Z warning label: text`. Logs nothing if the file cannot be written: a
/// log must never get in the way.
struct FileLogHandler: LogHandler {
    var metadata: Logger.Metadata = [:]
    var logLevel: Logger.Level
    private let path: String
    private let label: String

    init(label: String, path: String, level: Logger.Level) {
        self.label = label
        self.path = path
        logLevel = level
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let text = event.message.description.map { $0.isNewline ? " " : $0 }
        let line = "\(RFC3339.text(Int64(time(nil)))) \(event.level) \(label): \(String(text))\n"
        _ = line.utf8.withContiguousStorageIfAvailable { write(descriptor, $0.baseAddress, $0.count) }
    }
}
