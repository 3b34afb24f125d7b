import Domain
import Foundation
import Logging
import Synchronization

/// Writes log entries as JSON objects, one a line, to standard error.
struct JSONLogHandler: LogHandler {
    var metadata: Logger.Metadata = [:]
    var logLevel: Logger.Level = .info

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let metadata = metadata.merging(event.metadata ?? [:]) { $1 }
        var fields = [
            ("at", Self.time(Date())), ("level", event.level.rawValue), ("message", event.message.description),
        ]
        for (key, value) in metadata { fields.append((key, value.description)) }
        fields.sort { $0.0 < $1.0 }
        var line = "{"
        for (place, (key, value)) in fields.enumerated() {
            if place > 0 { line += "," }
            JSONScalar.append(key, to: &line)
            line += ":"
            JSONScalar.append(value, to: &line)
        }
        FileHandle.standardError.write(Data((line + "}\n").utf8))
    }

    private static let last = Mutex<(second: Int, text: String)>((.min, ""))

    /// Such as `2026-11-06T08:49:37Z`. Formatted at most once a second.
    private static func time(_ now: Date) -> String {
        let second = Int(now.timeIntervalSince1970.rounded(.down))
        return last.withLock { last in
            if last.second != second { last = (second, now.formatted(.iso8601)) }
            return last.text
        }
    }
}
