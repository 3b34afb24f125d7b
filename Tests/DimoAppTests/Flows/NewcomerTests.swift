import Domain
import Navigation
import Terminal
import TestSupport
import Testing

@testable import DimoApp

/// A newcomer's steps before entering: their data is kept, they can be skipped, and they keep their order.
@MainActor
struct NewcomerTests {
    private func openSetup() async throws -> Stage {
        let stage = try await Stage.opened(route: nil)
        await stage.press(Key(.down), Key(.down), Key(.enter))
        await stage.fillSignUp("juno", password: "")
        #expect(stage.trail == ["setup"])
        return stage
    }

    @Test func `bottles and tried drinks chosen during setup are saved`() async throws {
        let stage = try await openSetup()
        await stage.press(Key(.enter))
        #expect(stage.trail == ["setup", "bar/add"])
        await stage.type("gin")
        await stage.press(Key(.enter), .control("s"))
        #expect(stage.trail == ["setup"])
        await stage.press(Key(.enter))
        #expect(stage.trail == ["setup", "drinks/tried/pick"])
        await stage.type("negroni")
        await stage.press(Key(.enter), Key(.escape))
        #expect(stage.trail == ["setup"])
        await stage.press(Key(.enter))
        #expect(stage.trail == ["home"])
        let main = try #require(stage.program.coordinator.scope?.main)
        #expect(main.session.accountName?.text == "juno")
        #expect(try await main.bar.bottles().map(\.ingredient) == ["gin"])
        #expect(try await main.store.marks.marks(of: "negroni", for: main.profile.id).isTried)
        #expect(try await main.bar.bottles().count == 1)
    }

    @Test func `leaving a setup step without a choice saves nothing`() async throws {
        let stage = try await openSetup()
        await stage.press(Key(.enter), Key(.escape))
        #expect(stage.trail == ["setup"])
        await stage.press(Key(.up), Key(.up), Key(.enter))
        let main = try #require(stage.program.coordinator.scope?.main)
        #expect(try await main.bar.bottles().isEmpty)
    }

    @Test func `entering releases the objects of the setup`() async throws {
        let remains = Remains()
        let stage = try await openSetup()
        await stage.press(Key(.enter))
        remains.watch("steps", stage.program.coordinator.newcomer)
        for screen in stage.shell.tabs.current?.screens ?? [] { remains.watch(screen.route, screen) }
        await stage.press(Key(.escape), Key(.up), Key(.up), Key(.enter))
        #expect(stage.trail == ["home"])
        #expect(remains.count == 3)
        #expect(remains.alive == [])
    }
}
