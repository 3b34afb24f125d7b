import Domain
import Drinks
import Navigation
import Terminal
import TestSupport
import Testing

@testable import DimoApp

/// Keys pressed before a search has answered act on its results.
@MainActor
struct QuickSearchTests {
    @Test(arguments: ["drinks/all", "bar/makeable"] as [Route], ["neg", "negroni"])
    func `a search and two Enters in one burst open the found drink`(route: Route, text: String) async throws {
        let slow = try await stage(route)
        await slow.press(.character("/"))
        await slow.type(text)
        await slow.press(Key(.enter), Key(.enter))
        #expect(slow.trail.last?.hasPrefix("drink:") == true)

        let quick = try await stage(route)
        quick.program.press(.character("/"))
        quick.program.type(text)
        quick.program.press(Key(.enter))
        quick.program.press(Key(.enter))
        await quick.settle()
        #expect(quick.trail == slow.trail)
    }

    @Test func `a filter and two Enters in one burst open the first remaining row`() async throws {
        let quick = try await stage("drinks/all")
        await quick.press(Key(.end))
        quick.program.press(.character("/"))
        quick.program.type("base:tequila")
        quick.program.press(Key(.enter))
        quick.program.press(Key(.enter))
        await quick.settle()
        let opened = try #require(quick.trail.last)
        await quick.press(Key(.escape))
        #expect(opened.hasPrefix("drink:"))
        let row = try #require(quick.lines.first { $0.contains("▸") })
        await quick.press(Key(.home))
        #expect(quick.lines.first { $0.contains("▸") } == row)
    }

    private func stage(_ route: Route) async throws -> Stage {
        let stage = try await Stage.opened(route: .tab(.bar))
        await stage.addBottles(["gin", "campari", "sweet vermouth", "lime", "soda water", "sugar"])
        await stage.goFromRoot(route)
        return stage
    }
}
