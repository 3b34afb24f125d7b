import Foundation

/// A folder for one test, removed with the object.
package final class TemporaryFolder: Sendable {
    package let path: String

    package init() throws {
        path = "\(NSTemporaryDirectory())/dimo-test-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}
