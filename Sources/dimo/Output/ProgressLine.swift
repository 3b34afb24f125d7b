import Domain
import Synchronization

/// One line on stderr that counts records; writes nothing if stderr is not a terminal.
final class ProgressLine: Sendable {
    private static let step = 500

    private let shown = Mutex(-1)
    private let isOn = Shell.isErrorTerminal

    func show(_ progress: TransferProgress) {
        guard isOn else { return }
        let isNew = shown.withLock { last in
            guard progress.records / Self.step != last else { return false }
            last = progress.records / Self.step
            return true
        }
        if isNew { Shell.note("\r\(progress.records) records, \(Int(progress.fraction * 100))%") }
    }

    func clear() {
        guard isOn, shown.withLock({ $0 >= 0 }) else { return }
        Shell.note("\r" + String(repeating: " ", count: 40) + "\r")
    }
}
