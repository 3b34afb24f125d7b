import Domain
import Synchronization

/// One line on stderr that counts records while a terminal looks at it; nothing goes into a file or a pipe.
final class ProgressLine: Sendable {
    /// Records between two counts.
    private static let step = 500

    private let shown = Mutex(-1)
    private let isOn = Shell.isErrorTerminal

    /// Shows how far it is.
    func show(_ progress: TransferProgress) {
        guard isOn else { return }
        let isNew = shown.withLock { last in
            guard progress.records / Self.step != last else { return false }
            last = progress.records / Self.step
            return true
        }
        if isNew { Shell.note("\r\(progress.records) records, \(Int(progress.fraction * 100)) %") }
    }

    /// Wipes the line.
    func clear() {
        guard isOn, shown.withLock({ $0 >= 0 }) else { return }
        Shell.note("\r" + String(repeating: " ", count: 40) + "\r")
    }
}
