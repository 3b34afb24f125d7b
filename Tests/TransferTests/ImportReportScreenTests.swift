import Domain
import Navigation
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

    @Test func `after a trial, which stores nothing, no row can be opened`() async throws {
        let screen = try await screen(isTrial: true)
        press(Key(.down), in: screen)
        #expect(!screen.actions.contains { $0.id == "list.open" })
        screen.unload()
    }
}
