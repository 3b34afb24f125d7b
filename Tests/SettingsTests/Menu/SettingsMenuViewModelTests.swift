import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Settings

/// The menu shows every page with its current value.
@MainActor
struct SettingsMenuViewModelTests {
    private func subject(_ desk: Desk) -> ListSubject<SettingsMenuViewModel> {
        ListSubject(desk.container.makeMenuViewModel(in: desk.flow))
    }

    @Test func `the menu shows at once and adds details once they are read`() async {
        let subject = subject(Desk())
        #expect(subject.state.rows.count == SettingsPage.allCases.count)
        #expect(subject.state.rows[subject.row("FAQ")].detail == "")
        await LatestTask.settleAll()
        #expect(subject.state.rows[subject.row("FAQ")].detail == "2 questions")
        #expect(subject.state.rows[subject.row("Notices")].detail == "2 notices · 21 Nov 2026")
        #expect(subject.state.status == "dimo 9.9")
    }

    @Test func `a wide window shows the selected page beside the menu, with its chosen option`() async {
        let desk = Desk()
        guard case .screen(let screen) = desk.container.makeContent(for: .destination(.menu), in: desk.flow) else {
            Issue.record("the menu is a screen")
            return
        }
        let host = StubScreenHost()
        screen.load(in: host)
        await LatestTask.settleAll()
        func drawn(_ width: Int, down: Int) -> String {
            screen.select(down)
            var canvas = Canvas(size: Size(width: width, height: 30))
            screen.render(into: &canvas, in: canvas.bounds, context: RenderContext())
            return canvas.text
        }
        let units = SettingsPage.allCases.firstIndex(of: .units) ?? 0
        #expect(drawn(160, down: units).contains("─ Units ─"))
        #expect(drawn(160, down: units).contains("● ml"))
        #expect(!drawn(100, down: units).contains("● ml"))
        let terms = SettingsPage.allCases.firstIndex(of: .terms) ?? 0
        #expect(drawn(160, down: terms).contains("Rum."))
    }

    @Test func `a change made elsewhere is shown`() async throws {
        let desk = Desk()
        let subject = subject(desk)
        await LatestTask.settleAll()
        #expect(subject.state.rows[subject.row("Home city")].detail == "none")
        try desk.store.apply(.homeCity("seoul"))
        try desk.store.apply(.keys(action: "bar.add", [.character("i")]))
        await LatestTask.settleAll()
        #expect(subject.state.rows[subject.row("Home city")].detail == "Seoul, South Korea")
        #expect(subject.state.rows[subject.row("Keys")].detail == "1 changed")
    }

    @Test func `every row opens its page`() async {
        let desk = Desk()
        let subject = subject(desk)
        await LatestTask.settleAll()
        for index in SettingsPage.allCases.indices { subject.select(index) }
        #expect(desk.log.drain() == SettingsPage.allCases.map { $0 == .data ? "data" : $0.route })
        subject.select(99)
        #expect(desk.log.notes == [])
    }

    @Test func `the menu stays if its texts cannot be read`() async {
        let subject = subject(Desk(library: StubLibrary(error: .busy)))
        await LatestTask.settleAll()
        #expect(subject.state.phase == .loaded)
        #expect(subject.failures.values == ["Another program is using the database: close it and try again."])
    }
}
