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
    private let context = RenderContext()

    private func screen(isTrial: Bool) async throws -> ImportReportScreen {
        let falernum = Ingredient(
            id: "falernum", name: LocalizedText(english: "Falernum", korean: "팔러넘"), category: .syrup)
        let world = TransferWorld([.ingredient(falernum, TransferWorld.place)])
        let report = try await world.dependencies().importRecipes(ImportRequest(sources: [.path("a.json")]))
        var open: (@MainActor (Place) -> Void)?
        if !isTrial { open = { [opened] place in opened.note(place.text) } }
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
        #expect(opened.notes == [] && host.toasts.isEmpty)
        #expect(screen.handle(.key(Key(.enter))) == .consumed)
        #expect(host.toasts.map(\.text) == [TestWords.english["transfer.report.only-tells"]])
        press(Key(.down), in: screen)
        #expect(screen.actions.contains { $0.id == "list.open" })
        press(Key(.enter), in: screen)
        #expect(opened.notes == ["ingredient:my-falernum"])
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
            return self.drawn(screen)
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

    private static let question = NewIngredient(
        id: "my-grenadine", name: LocalizedText(english: "Grenadin", korean: "그레나딘"),
        nearest: UnderstoodName(
            written: "Grenadin", ingredient: "grenadine",
            name: LocalizedText(english: "Grenadine", korean: "그레나딘 시럽")))

    /// The report of one question, over a flow that answers it.
    private func asked(
        _ answer: String, _ dependencies: TransferDIContainer.Dependencies
    ) async throws -> ImportReportScreen {
        var report = ImportReport()
        report.count(.imported)
        report.add(Self.question)
        let flow = Flow<TransferStep>(
            show: { [opened] step in
                guard case .choice(_, let options, _, let choose) = step else { return }
                opened.note(options.map(\.id).joined(separator: " "))
                choose(answer)
            }, open: { [opened] in opened.note($0.text) })
        let container = TransferDIContainer(dependencies)
        guard case .screen(let made) = container.makeContent(for: .report(report), in: flow) else {
            throw NotFound(id: "report")
        }
        let screen = try #require(made as? ImportReportScreen)
        screen.load(in: host)
        press(Key(.down), in: screen)
        press(Key(.enter), in: screen)
        await LatestTask.settleAll()
        return screen
    }

    private func drawn(_ screen: ImportReportScreen) -> String {
        var canvas = Canvas(size: Size(width: 80, height: 12))
        context.lines.begin(canvas, context: context)
        screen.render(into: &canvas, in: canvas.bounds, context: context)
        return canvas.text
    }

    @Test(arguments: [("same", ["my-grenadine > grenadine"]), ("new", [])] as [(String, [String])])
    func `Enter on a question asks whether an ingredient is new, and the row shows the answer`(
        answer: String, merges: [String]
    ) async throws {
        let world = TransferWorld()
        let screen = try await asked(answer, world.dependencies())
        #expect(await world.merges.made == merges)
        #expect(opened.notes == ["same new open"])
        let text = TestWords.english("transfer.report.same", "Grenadine")
        #expect(drawn(screen).contains(text) == (answer == "same"))
        #expect(!drawn(screen).contains(TestWords.english("transfer.report.near", "Grenadine")))
        press(Key(.enter), in: screen)
        #expect(opened.notes.last == (answer == "same" ? "ingredient:grenadine" : "ingredient:my-grenadine"))
        screen.unload()
    }

    @Test func `a question whose answer is undone is asked again, until it is redone`() async throws {
        let newest = Mutex<Int64?>(7)
        let work = MemberWork()
        work.undo = UndoNote(newestStep: { newest.withLock { $0 } }, text: { nil })
        let dependencies = TransferWorld().dependencies(authorizer: PermissiveAuthorizer(work: work))
        let screen = try await asked("same", dependencies)
        let text = TestWords.english("transfer.report.same", "Grenadine")
        #expect(drawn(screen).contains(text))
        for (step, isAsked) in [(6, true), (7, false)] as [(Int64, Bool)] {
            newest.withLock { $0 = step }
            dependencies.changes.send(.history)
            await LatestTask.settleAll()
            #expect(drawn(screen).contains(text) != isAsked)
        }
        screen.unload()
    }

    @Test func `a question can be left open for the ingredient's page`() async throws {
        let screen = try await asked("open", TransferWorld().dependencies())
        #expect(opened.notes == ["same new open", "ingredient:my-grenadine"])
        #expect(drawn(screen).contains(TestWords.english("transfer.report.near", "Grenadine")))
        screen.unload()
    }

    @Test func `after a trial, which stores nothing, no row can be opened`() async throws {
        let screen = try await screen(isTrial: true)
        press(Key(.down), in: screen)
        #expect(!screen.actions.contains { $0.id == "list.open" })
        screen.unload()
    }
}
