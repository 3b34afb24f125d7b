import Foundation

/// The pause between two checks of another process.
enum Pause {
    static func milliseconds(_ count: Int32) {
        _ = poll(nil, 0, count)
    }
}
