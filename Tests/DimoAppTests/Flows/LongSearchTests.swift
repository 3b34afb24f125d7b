import Domain
import Navigation
import Terminal
import TestSupport
import Testing

@testable import DimoApp

/// A search finds a screenful at first, and the rest when the selection approaches it.
@MainActor
struct LongSearchTests {
    @Test func `moving down loads more results and keeps a row selected`() async throws {
        let stage = try await Stage.opened(route: "search:a")
        let search = try #require(stage.shell.tabs.current?.top)
        let first = search.status
        #expect(first.contains("30"))
        await stage.press(Key(.tab))
        for _ in 0..<60 { await stage.press(.character("j")) }
        #expect(stage.lines.contains { $0.contains("▸") })
        #expect(search.status != first)
    }

    @Test func `a tall screen fills with results at once`() async throws {
        let stage = try await Stage.opened(route: "search:")
        await stage.settle(size: Size(width: 100, height: 60))
        stage.program.type("a")
        await stage.settle(size: Size(width: 100, height: 60))
        let rows = stage.frame(Size(width: 100, height: 60)).text.split(separator: "\n")
        #expect(rows.count { !$0.allSatisfy(\.isWhitespace) } > 50)
    }

    @Test func `a search opened with a query fills a tall screen too`() async throws {
        let stage = try Stage(.english, route: "search:a")
        stage.program.start(in: stage.host)
        _ = stage.frame(Size(width: 100, height: 60))
        stage.program.didPaintFirstFrame()
        await stage.settle(size: Size(width: 100, height: 60))
        let rows = stage.frame(Size(width: 100, height: 60)).text.split(separator: "\n")
        #expect(rows.count { !$0.allSatisfy(\.isWhitespace) } > 50)
    }

    @Test func `a new query starts with one page again`() async throws {
        let stage = try await Stage.opened(route: "search:a")
        let search = try #require(stage.shell.tabs.current?.top)
        let first = search.status
        await stage.press(Key(.tab), .character("G"))
        #expect(search.status != first)
        await stage.press(Key(.tab), .character("n"), Key(.backspace))
        #expect(search.status == first)
    }
}
