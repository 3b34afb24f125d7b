internal import Foundation

/// A folder of a test's own, gone with it.
public final class TemporaryFolder: Sendable {
    /// Where it is.
    public let path: String

    /// Makes an empty one.
    public init() throws {
        path = "\(NSTemporaryDirectory())/dimo-test-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}
