import Domain
import Terminal
import TestSupport
import Testing

/// Every screen as it is drawn, compared with the drawings in `Snapshots`.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SnapshotTests {
    @Test(arguments: Language.allCases, [Size(width: 80, height: 24), Size(width: 100, height: 30)])
    func `every screen looks as it did`(language: Language, size: Size) async throws {
        try await Tour.walk(language) { name, stage in
            await stage.settle(size: size)
            check("\(name)-\(language.rawValue)-\(size.width)x\(size.height)", stage.frame(size).text)
        }
    }

    @Test func `every screen has the colours it had`() async throws {
        let size = Size(width: 100, height: 30)
        try await Tour.walk(.english) { name, stage in
            await stage.settle(size: size)
            check("\(name)-coloured", stage.frame(size).ansiText)
        }
    }

    private func check(_ name: String, _ drawing: String) {
        if let difference = TextSnapshot(name).difference(from: drawing) { Issue.record("\(difference)") }
    }
}
