import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Transfer

/// Recipes written for people are previewed before they are saved.
@MainActor
struct ImportPreviewTests {
    @MainActor
    private final class Shown {
        var previews: [(report: ImportReport, save: @MainActor () -> Void)] = []
        var reports: [ImportReport] = []
        var closed = 0
    }

    private let shown = Shown()

    private func make(_ world: TransferWorld) -> FormSubject<ImportViewModel> {
        FormSubject(
            TransferDIContainer(world.dependencies()).makeImportViewModel(
                in: Flow(
                    show: { [shown] step in
                        switch step {
                        case .preview(let report, let save): shown.previews.append((report, save))
                        case .report(let report): shown.reports.append(report)
                        default: break
                        }
                    }, close: { [shown] in shown.closed += 1 })))
    }

    @Test func `a pasted text is previewed and stored only when it is saved`() async throws {
        let world = TransferWorld([.drink(TransferWorld.drink, TransferWorld.place)])
        let subject = make(world)
        subject.edited.send(.option(field: "format", "text"))
        subject.go()
        await LatestTask.settleAll()
        #expect(shown.previews.isEmpty)
        subject.edited.send(.text(field: "pasted", "Fizz\n50 ml gin\n"))
        subject.go()
        await LatestTask.settleAll()
        #expect(shown.previews.map(\.report.previews).map { $0.map(\.drink.id) } == [["fizz"]])
        #expect(world.store.journal.records.isEmpty)
        let lines = RecipePreviewText(strings: TestWords.words(.english)).lines(shown.previews[0].report)
        #expect(lines.first?.text == "Fizz")
        #expect(lines.first?.isHeading == true)
        shown.previews[0].save()
        await LatestTask.settleAll()
        #expect(shown.closed == 1)
        #expect(world.store.journal.records.map(\.id) == ["fizz"])
        #expect(shown.reports.map(\.recipes.imported) == [1])
        #expect(await world.reloads.count == 1)
    }

    @Test(arguments: [("fizz.txt", ExchangeFormat.text, true), ("fizz.txt", .csv, false), ("fizz", .text, true)])
    func `a file that is a text is previewed whatever its name, and any other is imported at once`(
        path: String, format: ExchangeFormat, isPreviewed: Bool
    ) async {
        let world = TransferWorld([.format(format), .drink(TransferWorld.drink, TransferWorld.place)])
        let subject = make(world)
        subject.edited.send(.text(field: "path", path))
        subject.go()
        await LatestTask.settleAll()
        #expect(shown.previews.count == (isPreviewed ? 1 : 0))
        #expect(world.store.journal.records.count == (isPreviewed ? 0 : 1))
        shown.previews.first?.save()
        await LatestTask.settleAll()
        #expect(world.store.journal.records.map(\.id) == ["fizz"])
    }

    @Test func `a preview is not reported as an import`() async throws {
        let world = TransferWorld([.format(.text), .drink(TransferWorld.drink, TransferWorld.place)])
        let report = try await world.dependencies().importRecipes(
            ImportRequest(sources: [.path("fizz.txt")], previewsTexts: true))
        #expect(report.isPreview && report.hasChanges)
        let strings = TestWords.words(.english)
        #expect(TransferText.outcome(report, strings) == strings["transfer.imported.nothing"])
    }

    @Test func `an address is fetched, and a failure is reported`() async {
        let world = TransferWorld(
            [.drink(TransferWorld.drink, TransferWorld.place)], pages: ["https://example.org/fizz": "<html></html>"])
        let subject = make(world)
        subject.edited.send(.text(field: "path", "https://example.org/fizz"))
        subject.go()
        await LatestTask.settleAll()
        #expect(shown.previews.count == 1)
        subject.edited.send(.text(field: "path", "https://example.org/gone"))
        subject.go()
        await LatestTask.settleAll()
        #expect(shown.previews.count == 1)
        #expect(subject.field("path")?.message?.text.contains("no connection") == true)
    }
}
