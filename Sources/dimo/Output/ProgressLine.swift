import Domain
import Synchronization

/// One line on stderr that counts records; writes nothing if stderr is not a terminal.
final class ProgressLine: Sendable {
    private static let step = 500

    private let shown = Mutex(-1)
    private let isOn = Shell.isErrorTerminal
    private let strings: Strings

    init(_ strings: Strings) { self.strings = strings }

    func show(_ progress: TransferProgress) {
        guard isOn else { return }
        let isNew = shown.withLock { last in
            guard progress.records / Self.step != last else { return false }
            last = progress.records / Self.step
            return true
        }
        guard isNew else { return }
        let count = strings.counted("transfer.records", progress.records)
        Shell.note("\r\(count), \(strings.percent(String(Int(progress.fraction * 100))))")
    }

    func clear() {
        guard isOn, shown.withLock({ $0 >= 0 }) else { return }
        Shell.note("\r" + String(repeating: " ", count: 40) + "\r")
    }
}
