import Foundation

/// A folder of a test's own, gone with it.
package final class TemporaryFolder: Sendable {
    package let path: String

    /// Makes an empty one.
    package init() throws {
        path = "\(NSTemporaryDirectory())/dimo-test-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}
