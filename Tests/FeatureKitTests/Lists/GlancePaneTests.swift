import Domain
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import FeatureKit

/// The page beside a list follows the selected row, and is not read if there is no room.
@MainActor
struct GlancePaneTests {
    private let asked = EventLog()
    private let host = StubScreenHost()

    private var glances: Glances {
        Glances { [asked] place in
            guard case .character(let id) = place else { return [] }
            asked.note(id.rawValue)
            return [.title("About \(id.rawValue)"), .text("quiet"), .heading("Reviews", remark: "3")]
        }
    }

    private func pane() -> GlancePane {
        let pane = GlancePane(glances)
        pane.load(in: host)
        return pane
    }

    private func draw(
        _ pane: GlancePane, _ place: Place?, width: Int = 160, isPlain: Bool = false
    ) -> (rest: Rect, text: String) {
        var canvas = Canvas(size: Size(width: width, height: 12))
        let rest = pane.draw(
            place, into: &canvas, in: canvas.bounds, context: RenderContext(isPlain: isPlain))
        return (rest, canvas.text)
    }

    @Test func `the page appears beside the list once it is read, and the next one replaces it`() async {
        let pane = pane()
        #expect(draw(pane, .character("elsa")).rest.width == 100)
        await LatestTask.settleAll()
        let first = draw(pane, .character("elsa")).text
        #expect(first.contains("╭─ About elsa ─") && first.contains("quiet") && first.contains("Reviews  3"))
        #expect(draw(pane, .character("anna")).text.contains("About elsa"), "the last one stays until the next is read")
        await LatestTask.settleAll()
        #expect(draw(pane, .character("anna")).text.contains("About anna"))
        #expect(draw(pane, nil).text.contains("About anna"))
        #expect(asked.notes == ["elsa", "anna"], "each is read once")
    }

    @Test func `a reload of the list reads the page again, but further rows do not`() async {
        let pane = pane()
        func reads(after phases: Phase...) async -> Int {
            for phase in phases {
                pane.apply(phase)
                _ = draw(pane, .character("elsa"))
                await LatestTask.settleAll()
            }
            return asked.drain().count
        }
        pane.apply(.loading)
        #expect(await reads(after: .loaded) == 1)
        #expect(await reads(after: .refreshing, .loaded) == 1)
        #expect(await reads(after: .loadingMore, .loaded, .loaded) == 0)
    }

    @Test func `a change of the store reads the page beside a list once`() async {
        let changed = Signal<Void>()
        let screen = RowListScreen(
            route: "list", texts: .init(title: "List", loading: "", empty: ""),
            viewModel: RowListViewModel(
                strings: TestWords.english, read: { _, _ in Page(rows: [PageRow(0, title: "Elsa")], next: nil) },
                open: { _ in }),
            changes: changed.events, glances: glances, place: { _ in .character("elsa") }, strings: TestWords.english)
        screen.load(in: host)
        func reads() async -> Int {
            for _ in 0..<3 {
                var canvas = Canvas(size: Size(width: 160, height: 12))
                screen.render(into: &canvas, in: canvas.bounds, context: RenderContext())
                await LatestTask.settleAll()
            }
            return asked.drain().count
        }
        #expect(await reads() == 1)
        changed.send()
        #expect(await reads() == 1)
    }

    @Test func `no figure of a row is cut: one that does not fit is left out`() async {
        let row = PageRow(0, title: "juno6 ESTP", remark: "10 Dec 2025", detail: "1 like · 0 comments · 72 views")
        let pane = GlancePane(Glances { _ in [.title("Elsa"), .row(row)] })
        pane.load(in: host)
        _ = draw(pane, .character("elsa"))
        await LatestTask.settleAll()
        let text = draw(pane, .character("elsa")).text
        #expect(text.contains("10 Dec 2025") && text.contains("1 like · 0 comments") && !text.contains("…"))
    }

    @Test(arguments: [(lines: 3, isCut: false), (lines: 40, isCut: true)])
    func `a page longer than the pane ends in an ellipsis`(lines: Int, isCut: Bool) async {
        let rows = (1...lines).map { PageBlock<Int>.text("line \($0)") }
        let pane = GlancePane(Glances { _ in [.title("Elsa")] + rows })
        pane.load(in: host)
        _ = draw(pane, .character("elsa"))
        await LatestTask.settleAll()
        #expect(draw(pane, .character("elsa")).text.contains("…") == isCut)
    }

    @Test func `a burst of rows reads the last one`() async {
        let pane = pane()
        for id in ["a", "b", "c", "d"] { _ = draw(pane, .character(Identifier(id))) }
        await LatestTask.settleAll()
        #expect(draw(pane, nil).text.contains("About d"))
    }

    @Test func `a narrow window and a screen reader get no pane`() async {
        let pane = pane()
        #expect(draw(pane, .character("elsa"), width: 129).rest.width == 129)
        #expect(draw(pane, .character("elsa"), isPlain: true).rest.width == 160)
        await LatestTask.settleAll()
        #expect(asked.notes.isEmpty)
    }
}
