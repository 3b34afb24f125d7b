internal import Domain
internal import Foundation
internal import Logging

/// Writes each line of the log as an object to standard error.
struct JSONLogHandler: LogHandler {
    var metadata: Logger.Metadata = [:]
    var logLevel: Logger.Level = .info

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        var fields = ["level": event.level.rawValue, "message": event.message.description]
        fields["at"] = Date().formatted(.iso8601)
        for (key, value) in metadata.merging(event.metadata ?? [:], uniquingKeysWith: { $1 }) {
            fields[key] = value.description
        }
        var line = "{"
        for (place, field) in fields.sorted(by: { $0.key < $1.key }).enumerated() {
            if place > 0 { line += "," }
            JSONScalar.append(field.key, to: &line)
            line += ":"
            JSONScalar.append(field.value, to: &line)
        }
        FileHandle.standardError.write(Data((line + "}\n").utf8))
    }
}
