import Domain
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import FeatureKit

/// The page beside a list: it follows the selected row, and nothing of it is read where there is no room.
@MainActor
struct GlancePaneTests {
    private let asked = EventLog()
    private let host = StubScreenHost()

    private func pane() -> GlancePane {
        let pane = GlancePane(
            Glances { [asked] place in
                guard case .character(let id) = place else { return [] }
                asked.note(id.rawValue)
                return [.title("About \(id.rawValue)"), .text("quiet"), .heading("Reviews", remark: "3")]
            })
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

    @Test func `the page stands beside the list once it is read, and the next one in its place`() async {
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
        pane.refresh()
        _ = draw(pane, .character("anna"))
        await LatestTask.settleAll()
        #expect(asked.notes == ["elsa", "anna", "anna"])
    }

    @Test func `no figure of a row is cut: what has no room is left out whole`() async {
        let row = PageRow(0, title: "juno6 ESTP", remark: "10 Dec 2025", detail: "1 like · 0 comments · 72 views")
        let pane = GlancePane(Glances { _ in [.title("Elsa"), .row(row)] })
        pane.load(in: host)
        _ = draw(pane, .character("elsa"))
        await LatestTask.settleAll()
        let text = draw(pane, .character("elsa")).text
        #expect(text.contains("10 Dec 2025") && text.contains("1 like · 0 comments") && !text.contains("…"))
    }

    @Test func `a burst of rows reads the last of them to its end`() async {
        let pane = pane()
        for id in ["a", "b", "c", "d"] { _ = draw(pane, .character(Identifier(id))) }
        await LatestTask.settleAll()
        #expect(draw(pane, nil).text.contains("About d"))
    }

    @Test func `in a narrow window and for a screen reader there is none`() async {
        let pane = pane()
        #expect(draw(pane, .character("elsa"), width: 129).rest.width == 129)
        #expect(draw(pane, .character("elsa"), isPlain: true).rest.width == 160)
        await LatestTask.settleAll()
        #expect(asked.notes.isEmpty)
    }
}
