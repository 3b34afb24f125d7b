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

    @Test(arguments: Language.allCases, [Size(width: 80, height: 24), Size(width: 100, height: 30)])
    func `every screen looks as it did`(language: Language, size: Size) async throws {
        try await Tour.walk(language, inPhases: Self.inEveryPhase.contains) { name, stage in
            await stage.settle(size: size)
            check("\(name)-\(language.rawValue)-\(size.width)x\(size.height)", stage.frame(size).text)
        }
    }

    @Test func `every screen has the colours it had`() async throws {
        let size = Size(width: 100, height: 30)
        try await Tour.walk(.english, inPhases: { _ in false }) { name, stage in
            await stage.settle(size: size)
            check("\(name)-coloured", stage.frame(size).ansiText)
        }
    }

    private func check(_ name: String, _ drawing: String) {
        if let difference = TextSnapshot(name).difference(from: drawing) { Issue.record("\(difference)") }
    }
}
