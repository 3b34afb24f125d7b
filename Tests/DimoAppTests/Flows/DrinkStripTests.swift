import Domain
import Navigation
import Terminal
import TestSupport
import Testing

@testable import DimoApp

/// The arrows step through the lists of drinks in both directions.
@MainActor
struct DrinkStripTests {
    private static let lists = [
        ("drinks", "[For you]"), ("drinks/all", "[All]"), ("drinks/makeable", "[Can make]"),
        ("drinks/saved", "[Saved]"), ("drinks/made", "[Made]"), ("drinks/tried", "[Tried]"),
        ("drinks/own", "[Mine]"), ("drinks/collections", "[Collections]"),
    ]

    @Test(arguments: [Key.Code.left, .right])
    func `an arrow goes round all lists of drinks, and each shows the strip`(direction: Key.Code) async throws {
        let stage = try await Stage.opened()
        var lists = Self.lists
        if direction == .left { lists = [lists[0]] + lists.dropFirst().reversed() }
        for (route, title) in lists.dropFirst() + lists.prefix(1) {
            await stage.press(Key(direction))
            #expect(stage.trail.last == route)
            #expect(stage.lines.contains { $0.contains(title) }, "\(route)")
        }
        #expect(stage.trail == ["drinks"])
    }
}
