import Domain
import FeatureKit
import Navigation
import Synchronization
import Terminal
import TestSupport
import Testing

@testable import Transfer

@MainActor
struct ImportReportScreenTests {
    private let opened = EventLog()
    private let host = StubScreenHost()

    private func screen(isTrial: Bool) async throws -> ImportReportScreen {
        let falernum = Ingredient(
            id: "falernum", name: LocalizedText(english: "Falernum", korean: "팔러넘"), category: .syrup)
        let world = TransferWorld([.ingredient(falernum, TransferWorld.place)])
        let report = try await world.dependencies().importRecipes(ImportRequest(sources: [.path("a.json")]))
        var open: (@MainActor (Identifier<Ingredient>) -> Void)?
        if !isTrial { open = { [opened] id in opened.note(id.rawValue) } }
        let screen = ImportReportScreen(report: report, strings: TestWords.english, open: open)
        screen.load(in: host)
        return screen
    }

    private func press(_ key: Key, in screen: ImportReportScreen) {
        KeyMap().action(for: key, in: screen.actions)?.perform()
    }

    @Test func `Enter opens a new ingredient, and nothing on a row of sums`() async throws {
        let screen = try await screen(isTrial: false)
        press(Key(.enter), in: screen)
        #expect(opened.notes == [])
        press(Key(.down), in: screen)
        #expect(screen.actions.contains { $0.id == "list.open" })
        press(Key(.enter), in: screen)
        #expect(opened.notes == ["my-falernum"])
        screen.unload()
    }

    @Test func `after its step is undone, the page says so and opens nothing, until it is redone`() async throws {
        let newest = Mutex<Int64?>(7)
        let changes = StoreEvents()
        let falernum = Ingredient(
            id: "falernum", name: LocalizedText(english: "Falernum", korean: "팔러넘"), category: .syrup)
        let world = TransferWorld([.ingredient(falernum, TransferWorld.place)])
        let report = try await world.dependencies().importRecipes(ImportRequest(sources: [.path("a.json")]))
        #expect(report.isUndoable)
        let monitor = UndoMonitor({ newest.withLock { $0 } }, changes: changes.touching(.history))
        let screen = ImportReportScreen(
            report: report, strings: TestWords.english, undoMonitor: monitor, open: { _ in })
        screen.load(in: host)
        press(Key(.down), in: screen)
        func drawn(after step: Int64?) async -> String {
            newest.withLock { $0 = step }
            changes.send(.history)
            await LatestTask.settleAll()
            var canvas = Canvas(size: Size(width: 80, height: 12))
            screen.render(into: &canvas, in: canvas.bounds, context: RenderContext())
            return (0..<12).map { canvas.text(inRow: $0) }.joined(separator: "\n")
        }
        let text = TestWords.english("transfer.report.was", "")
        await LatestTask.settleAll()
        #expect(await !drawn(after: 8).contains(text) && screen.status.isEmpty)
        #expect(await drawn(after: nil).contains(text) && !screen.status.isEmpty)
        #expect(!screen.actions.contains { $0.id == "list.open" })
        #expect(await drawn(after: 9).contains(text), "another change follows")
        #expect(await !drawn(after: 7).contains(text) && screen.status.isEmpty)
        #expect(screen.actions.contains { $0.id == "list.open" })
        screen.unload()
    }

    @Test func `after a trial, which stores nothing, no row can be opened`() async throws {
        let screen = try await screen(isTrial: true)
        press(Key(.down), in: screen)
        #expect(!screen.actions.contains { $0.id == "list.open" })
        screen.unload()
    }
}
