import Foundation

/// The recipes under `Tests/Fixtures/Exchange`, made up for these tests.
enum Fixture {
    static func path(_ name: String, file: String = #filePath) -> String {
        URL(filePath: file).deletingLastPathComponent().appending(path: "../../Fixtures/Exchange/\(name)")
            .standardizedFileURL.path
    }

    static func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }
}
