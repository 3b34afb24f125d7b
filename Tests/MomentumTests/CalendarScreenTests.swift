import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Momentum

/// The list of active days: alone for a screen reader, otherwise below the grid of the year.
@MainActor
struct CalendarScreenTests {
    private let host = StubScreenHost()

    private func screen(_ world: MomentumWorld) async -> CalendarScreen {
        let container = MomentumDIContainer(world.dependencies())
        let screen = CalendarScreen(
            route: MomentumDestination.calendar.route, viewModel: container.makeCalendarViewModel(),
            glances: container.monthGlances, changes: .never, strings: TestWords.english)
        screen.load(in: host)
        await LatestTask.settleAll()
        return screen
    }

    private func drawn(_ screen: CalendarScreen, isPlain: Bool = true) -> Canvas {
        var canvas = Canvas(size: Size(width: 100, height: 20))
        screen.render(into: &canvas, in: canvas.bounds, context: RenderContext(isPlain: isPlain))
        return canvas
    }

    private func selected(_ screen: CalendarScreen) throws -> String {
        let canvas = drawn(screen)
        return canvas.text(inRow: try #require(canvas.cursor).y)
    }

    private func press(_ key: Key, _ screen: CalendarScreen) throws {
        try #require(screen.actions.first { $0.keys.contains(key) }).perform()
    }

    @Test func `days are listed oldest first, and keys move from one to the next`() async throws {
        let world = MomentumWorld()
        try await world.vote(Profile.localID, "holmes", "INTP", at: MomentumWorld.now - 3 * MomentumWorld.day)
        try await world.vote(Profile.localID, "watson", "ISFJ", at: MomentumWorld.now - 3 * MomentumWorld.day)
        try await world.vote(Profile.localID, "billy", "ESFP", at: MomentumWorld.now - 9 * MomentumWorld.day)
        let screen = await screen(world)
        let days = drawn(screen).text.split(separator: "\n").filter { $0.contains("2026") }.map(String.init)
        try #require(days.count == 2)
        #expect(days[0].contains("12 Nov 2026  1 dig") && days[1].contains("18 Nov 2026  2 digs"))
        #expect(try selected(screen).contains("18 Nov"))
        try press(Key(.up), screen)
        #expect(try selected(screen).contains("12 Nov"))
        try press(Key(.up), screen)
        #expect(try selected(screen).contains("12 Nov"))
        try press(Key(.end), screen)
        #expect(try selected(screen).contains("18 Nov"))
    }

    @Test func `the key for the next day moves down in the list below the grid`() async throws {
        let world = MomentumWorld()
        try await world.vote(Profile.localID, "holmes", "INTP")
        try await world.vote(Profile.localID, "billy", "ESFP", at: MomentumWorld.now - MomentumWorld.day)
        let screen = await screen(world)
        /// The row of the selected day in the list.
        func row() throws -> Int {
            let lines = drawn(screen, isPlain: false).text.split(separator: "\n", omittingEmptySubsequences: false)
            return try #require(lines.firstIndex { $0.contains("▸") })
        }
        let today = try row()
        try press(.character("k"), screen)
        #expect(try row() == today - 1)
        try press(.character("j"), screen)
        #expect(try row() == today)
    }

    @Test func `days with entries are listed below the grid, and a click selects one`() async throws {
        let world = MomentumWorld()
        try await world.vote(Profile.localID, "holmes", "INTP", at: MomentumWorld.now - 3 * MomentumWorld.day)
        try await world.vote(Profile.localID, "billy", "ESFP", at: MomentumWorld.now - 9 * MomentumWorld.day)
        let screen = await screen(world)
        let context = RenderContext()
        var canvas = Canvas(size: Size(width: 100, height: 25))
        screen.render(into: &canvas, in: canvas.bounds, context: context)
        let lines = (0..<25).map { canvas.text(inRow: $0) }
        #expect(!lines.contains { $0.contains("▸") }, "today is a quiet day")
        let row = try #require(lines.firstIndex { $0.contains("12 Nov 2026  1 dig") })
        #expect(lines[row + 1].contains("18 Nov 2026  1 dig"))
        #expect(context.hits.click(at: Point(x: 10, y: row)))
        #expect(drawn(screen, isPlain: false).text.contains("▸ Thu 12 Nov 2026"))
    }

    @Test func `the words of listed days begin in one column, for dates of any length`() async throws {
        let world = MomentumWorld()
        try await world.vote(Profile.localID, "holmes", "INTP", at: MomentumWorld.now - 9 * MomentumWorld.day)
        try await world.vote(Profile.localID, "billy", "ESFP", at: MomentumWorld.now - 16 * MomentumWorld.day)
        let screen = await screen(world)
        var canvas = Canvas(size: Size(width: 100, height: 25))
        screen.render(into: &canvas, in: canvas.bounds, context: RenderContext())
        #expect(canvas.text.contains("Thu 12 Nov 2026  1 dig") && canvas.text.contains("Thu 5 Nov 2026   1 dig"))
    }

    @Test func `the weekday precedes the date in English and follows it in Korean`() async throws {
        let screen = await screen(MomentumWorld())
        let day = try #require(screen.state?.calendar?.days.last)
        #expect(CalendarText.date(of: day, TestWords.english) == "Sat 21 Nov 2026")
        #expect(CalendarText.date(of: day, TestWords.korean) == "2026년 11월 21일 토")
    }

    @Test func `in a large window the month of the selected day is beside the list of days`() async throws {
        let world = MomentumWorld()
        try await world.vote(Profile.localID, "holmes", "INTP", at: MomentumWorld.now - 3 * MomentumWorld.day)
        try await world.vote(Profile.localID, "billy", "ESFP", at: MomentumWorld.now - 31 * MomentumWorld.day)
        let screen = await screen(world)
        func text() async -> String {
            var text = ""
            for _ in 1...2 {
                var canvas = Canvas(size: Size(width: 160, height: 45))
                screen.render(into: &canvas, in: canvas.bounds, context: RenderContext())
                text = canvas.text
                await LatestTask.settleAll()
            }
            return text
        }
        let present = await text()
        #expect(present.contains("18 Nov 2026  1 dig") && present.contains("21 Oct 2026  1 dig"))
        #expect(present.contains("╭─ Nov 2026 ") && present.contains("Sherlock Holmes · Sherlock Holmes: INTP"))
        for _ in 1...4 { try press(Key(.left), screen) }
        try press(Key(.up), screen)
        let earlier = await text()
        #expect(earlier.contains("╭─ Oct 2026 ") && earlier.contains(": ESFP") && !earlier.contains(": INTP"))
    }

    @Test func `an empty year has no list, and has a grid except for a screen reader`() async throws {
        let screen = await screen(MomentumWorld())
        #expect(!drawn(screen).text.contains("2026"))
        #expect(drawn(screen, isPlain: false).text.contains("·······"))
    }

    @Test(arguments: ["18 nov", "review", "2 digs"])
    func `a day is found by its date or by its entries`(query: String) async throws {
        let world = MomentumWorld()
        try await world.vote(Profile.localID, "holmes", "INTP", at: MomentumWorld.now - 3 * MomentumWorld.day)
        try await world.vote(Profile.localID, "watson", "ISFJ", at: MomentumWorld.now - 3 * MomentumWorld.day)
        try await world.vote(Profile.localID, "billy", "ESFP", at: MomentumWorld.now - 9 * MomentumWorld.day)
        let screen = await screen(world)
        /// The selected day below the grid, above the list of all days.
        func day() -> String { drawn(screen, isPlain: false).text(inRow: 10) }
        #expect(day().contains("21 Nov 2026"))
        try press(.character("/"), screen)
        for letter in query { #expect(screen.handle(.key(.character(letter))) == .consumed) }
        #expect(drawn(screen, isPlain: false).text.contains("/\(query)"))
        // Without a match, the selected day stays.
        #expect(day().contains(query == "review" ? "21 Nov 2026" : "18 Nov 2026  2 digs"))
        try press(Key(.escape), screen)
        #expect(day().contains("21 Nov 2026"))
    }
}
