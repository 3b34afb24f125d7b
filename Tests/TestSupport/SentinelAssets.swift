import Foundation

/// A copy of the bundled files in which the editor guesses one type for every character, except for the named ones.
/// Where this type can be read, a hidden type was revealed.
package final class SentinelAssets {
    package let path: String

    /// Makes the copy, which is removed with the object.
    package init(_ type: String, except others: [String: String]) throws {
        let files = FileManager.default
        path = files.temporaryDirectory.appendingPathComponent("dimo-assets-\(UUID().uuidString)").path
        try files.copyItem(atPath: Self.bundled, toPath: path)
        let folder = "\(path)/Catalog/works"
        for name in try files.contentsOfDirectory(atPath: folder) {
            let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
            let lines = text.components(separatedBy: "\n").map { line in
                let other = others.first { line.contains("\"id\": \"\($0.key)\"") }
                return line.replacing(/"guess": "[A-Z]{4}"/, with: "\"guess\": \"\(other?.value ?? type)\"")
            }
            try lines.joined(separator: "\n").write(
                toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
        }
    }

    private static let bundled = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Assets").path

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}
