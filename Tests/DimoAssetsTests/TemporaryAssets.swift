import Foundation
import Testing

@testable import DimoAssets

/// A copy of the bundled files that a test may change; removed with its last reference.
final class TemporaryAssets {
    /// The bundled files as the repository has them.
    static let repository: String = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Assets").path

    let path: String

    /// Keeps the folder while `body` runs.
    func read<Answer>(_ body: (AssetFolder) throws -> Answer) rethrows -> Answer {
        try withExtendedLifetime(self) { try body(AssetFolder(path: path)) }
    }

    init() throws {
        let manager = FileManager.default
        path = manager.temporaryDirectory.appendingPathComponent("dimo-assets-\(UUID().uuidString)").path
        try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
        for name in ["Catalog", "en.lproj", "ko.lproj"] {
            try manager.copyItem(atPath: "\(Self.repository)/\(name)", toPath: "\(path)/\(name)")
        }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func write(_ text: String, to file: String) throws {
        try text.write(toFile: "\(path)/\(file)", atomically: true, encoding: .utf8)
    }

    /// Changes the first record of a file of records.
    func spoil(_ file: String, _ change: (inout [String: Any]) -> Void) throws {
        let url = URL(fileURLWithPath: "\(path)/Catalog/\(file)")
        let records = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
        var list = try #require(records as? [[String: Any]])
        change(&list[0])
        try JSONSerialization.data(withJSONObject: list).write(to: url)
    }

    func remove(_ file: String) throws {
        try FileManager.default.removeItem(atPath: "\(path)/\(file)")
    }
}
