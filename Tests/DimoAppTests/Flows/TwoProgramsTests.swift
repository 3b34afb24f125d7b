import Domain
import Foundation
import Terminal
import Testing

@testable import DimoApp

/// Data in a file survives a restart, and two programs see each other's changes.
@MainActor
struct TwoProgramsTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dimo-\(UUID().uuidString)").path

    private func open() async throws -> Stage {
        try await Stage.opened(route: .tab(.bar), store: .file) { [folder] in $0.dataDirectory = folder }
    }

    @Test func `the bar and its undo survive a restart`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do {
            let stage = try await open()
            await stage.addBottles(["gin", "campari", "sweet vermouth"])
        }
        let again = try await open()
        #expect(again.lines[2].contains("3 bottles · 2 now"))
        await again.press(.character("u"))
        #expect(again.text.contains("Nothing here yet."))
    }

    @Test func `another program's change shows at the next key`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let one = try await open()
        let two = try await open()
        await one.addBottles(["gin"])
        await two.press(Key(.up))
        #expect(two.lines[2].contains("1 bottle"))
        await two.addBottles(["campari"])
        await one.press(Key(.up))
        #expect(one.lines[2].contains("2 bottles"))
    }
}
