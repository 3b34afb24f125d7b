import Terminal
import Testing

@testable import DimoApp

/// Content that a small window cuts uses the rows of a tall one.
@MainActor
struct HighWindowTests {
    private func rows(of stage: Stage, _ size: Size, with part: String) async -> Int {
        await stage.settle(size: size)
        return stage.frame(size).text.split(separator: "\n").count { $0.contains(part) }
    }

    @Test func `the characters to dig fill a tall window`() async throws {
        let stage = try await Stage.opened(route: .tab(.dig))
        #expect(await rows(of: stage, Size(width: 160, height: 45), with: "   ? ") >= 24)
    }

    @Test func `a drink's page uses the rows of a tall window for its content`() async throws {
        let stage = try await Stage.opened(route: "drink:negroni")
        let size = Size(width: 200, height: 60)
        await stage.settle(size: size)
        let lines = stage.frame(size).text.split(separator: "\n").map(String.init)
        func line(_ part: String) throws -> Int { try #require(lines.firstIndex { $0.contains(part) }, "\(part)") }
        #expect(try line("2  Pour gin") - line("1  Fill a rocks glass") > 1)
        let between = try line("─ You and this drink ─") - line("4  Drop the orange slice")
        #expect((1..<20).contains(between))
    }

    @Test func `the glass of a drink grows with the window`() async throws {
        let stage = try await Stage.opened(route: "drink:negroni")
        #expect(await rows(of: stage, Size(width: 200, height: 60), with: "▐") >= 24)
        #expect(await rows(of: stage, Size(width: 160, height: 45), with: "▐") < 20)
    }
}
