import Foundation

/// The pause between two looks at something that another process changes.
enum Pause {
    /// Waits without taking processor time.
    static func milliseconds(_ count: Int32) {
        _ = poll(nil, 0, count)
    }
}
