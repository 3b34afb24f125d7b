import Domain
import Terminal
import TestSupport
import Testing

/// Every screen as it is drawn in its normal state, compared with the drawings in `Snapshots`, and each phase once for
/// every kind of screen. How the others look while they read, empty or failed, is the kit's, which has tests of its own.
@MainActor
struct SnapshotTests {
    /// A list, two pages, a page drawn by hand, a search: one of each in every phase.
    private static let inEveryPhase = ["drinks-all", "work", "drink", "settings-doctor", "dig-search"]

    /// One of each kind of drawing: every role of the palette is on one of them.
    private static let coloured = [
        "home", "drinks-all", "drink", "bar", "dig", "dig-result", "weather", "momentum", "settings", "drinks-filter",
    ]
    /// The invariants hold the other sizes.
    private static let size = Size(width: 100, height: 30)

    @Test(arguments: Language.allCases)
    func `every screen looks as it did`(language: Language) async throws {
        let size = Self.size
        try await Tour.walk(language, inPhases: Self.inEveryPhase.contains) { name, stage in
            await stage.settle(size: size)
            check("\(name)-\(language.rawValue)", stage.frame(size).text)
        }
    }

    @Test func `one screen of each kind has the colours it had`() async throws {
        let size = Self.size
        var missing = Set(Self.coloured)
        try await Tour.walk(.english, inPhases: { _ in false }) { name, stage in
            guard missing.remove(name) != nil else { return }
            await stage.settle(size: size)
            check("\(name)-coloured", stage.frame(size).ansiText)
        }
        #expect(missing.isEmpty)
    }

    private func check(_ name: String, _ drawing: String) {
        if let difference = TextSnapshot(name).difference(from: drawing) { Issue.record("\(difference)") }
    }
}
