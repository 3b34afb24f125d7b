import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import Testing

@testable import DimoApp

/// Only the visible screen reads a change at once; other screens read it when they appear.
@MainActor
struct ReadingsTests {
    @Test func `a bottle's change is read by the visible bar at once, elsewhere on appearing`() async throws {
        let stage = try await Stage.opened(route: "home")
        await stage.addBottles(["gin", "campari", "sweet vermouth"])
        for route in ["drinks/all", "momentum/wished", "settings", "dig", "bar"] as [Route] { await stage.go(route) }
        let readings = Readings(in: stage)
        await stage.press(.character("x"))
        #expect(readings.taken() == ["bar"])
        await stage.press(.character("7"), .character("6"), .character("2"))
        #expect(readings.taken() == [])
        await stage.press(.character("1"))
        #expect(readings.taken() == ["home"])
        await stage.press(.character("3"))
        #expect(readings.taken() == ["drinks/all"])
        await stage.press(Key(.escape))
        #expect(readings.taken() == ["drinks"])
        await stage.press(.character("1"))
        #expect(readings.taken() == [])
    }

    @Test func `a vote is read by the visible list of votes, and never by bar and drinks`() async throws {
        let stage = try await Stage.opened(route: "dig:freder")
        await stage.type("infp")
        await stage.press(Key(.enter))
        for route in ["bar/makeable", "drinks/all", "settings", "home", "momentum/votes"] as [Route] {
            await stage.go(route)
        }
        #expect(stage.text.contains("Freder"))
        let readings = Readings(in: stage)
        await stage.press(.character("u"))
        #expect(readings.taken() == ["momentum/votes"])
        #expect(!stage.lines.contains { $0.contains("▸") && $0.contains("Freder") })
        await stage.press(.character("4"), .character("3"), .character("7"))
        #expect(readings.taken() == [])
        await stage.press(.character("1"))
        #expect(readings.taken() == ["home"])
        await stage.press(.character("2"))
        #expect(readings.taken() == ["result:freder"])
    }
}

/// Records the routes of screens that read again.
@MainActor
private final class Readings {
    private var routes: [String] = []
    private let bag = SubscriptionBag()

    init(in stage: Stage) {
        for screen in stage.shell.tabs.tabs.flatMap(\.stack.screens) {
            guard let screen = screen as? any ReadingScreen else { continue }
            screen.readings.observe { [weak self] in self?.routes.append(screen.route) }.store(in: bag)
        }
    }

    /// Returns the routes since the last call.
    func taken() -> [String] {
        defer { routes = [] }
        return routes
    }
}

/// A screen that can be watched reading.
@MainActor
private protocol ReadingScreen: Screen {
    var readings: Events<Void> { get }
}

extension ViewModelScreen: ReadingScreen {
    var readings: Events<Void> { input.refresh.events }
}
