import CommunityProtocol
import Dispatch
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
        var fields = metadata.merging(event.metadata ?? [:]) { $1 }.mapValues(\.description)
        fields["at"] = Date().formatted(.iso8601)
        fields["level"] = event.level.rawValue
        fields["message"] = event.message.description
        if let line = try? WireCoder.text(fields) { LogOutput.shared.write(line + "\n") }
    }
}

/// Writes lines on a thread of its own: a journal that is stuck must not stop the event loops.
final class LogOutput: Sendable {
    static let shared = LogOutput { FileHandle.standardError.write(Data($0.utf8)) }

    /// The most lines that wait; later ones are dropped.
    static let most = 10_000

    private let queue = DispatchQueue(label: "dimo-server.log")
    private let state = Mutex((waiting: 0, dropped: 0))
    private let output: @Sendable (String) -> Void

    init(_ output: @escaping @Sendable (String) -> Void) { self.output = output }

    func write(_ line: String) {
        let isAccepted = state.withLock { state in
            guard state.waiting < Self.most else {
                state.dropped += 1
                return false
            }
            state.waiting += 1
            return true
        }
        guard isAccepted else { return }
        queue.async { [self] in
            output(line)
            let dropped = state.withLock { state in
                state.waiting -= 1
                defer { state.dropped = 0 }
                return state.dropped
            }
            if dropped > 0 { output("{\"level\":\"warning\",\"message\":\"\(dropped) lines dropped\"}\n") }
        }
    }

    func flush() { queue.sync {} }
}
