import Domain
import Foundation
import Terminal
import Testing

@testable import DimoApp

/// A file that cannot be imported is refused in the language of the screen.
@MainActor
struct BadFileScreenTests {
    private static let files: [(name: String, bytes: [UInt8], format: String)] = [
        ("a.json", [], "비어 있습니다"), ("a.txt", Array("hello".utf8), "형식"),
        ("a.zip", [0x50, 0x4b, 3, 4] + [UInt8](repeating: 7, count: 100), "손상되었습니다"),
        ("a.gz", [0x1f, 0x8b, 8, 0, 1, 2, 3], "손상되었습니다"),
        ("a.md", Array("# Card\n".utf8), "내보내기만"),
    ]

    private func shown(_ path: String) async throws -> String {
        let stage = try await Stage.opened(.korean, route: "settings/data/import")
        await stage.type(path)
        await stage.press(Key(.up), Key(.enter))
        return stage.frame(Size(width: 160, height: 45)).text
    }

    @Test func `a Korean screen refuses a bad file in Korean`() async throws {
        let folder = "\(NSTemporaryDirectory())/dimo-bad-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let english = ["damaged", "empty", "formats", "read", "file or folder", "only written", "unpacked", "archive"]
        for file in Self.files {
            let path = "\(folder)/\(file.name)"
            try Data(file.bytes).write(to: URL(filePath: path))
            let text = try await shown(path)
            #expect(text.contains(file.format), "\(file.name):\n\(text)")
            for word in english { #expect(!text.contains(word), "\(file.name): \(word)\n\(text)") }
        }
        #expect(try await shown("\(folder)/none.json").contains("그런 파일이나 폴더가 없습니다"))
    }
}
