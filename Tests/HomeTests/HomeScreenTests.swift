import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Home

/// The drawn Home: the current time, uncut texts, and columns that follow the width.
@MainActor
struct HomeScreenTests {
    private static let widest = CappedCount(CappedCount.most)
    private let clock = ManualClock(SampleWorld.now)

    private func drawn(_ screen: HomeScreen, width: Int, height: Int, isPlain: Bool = false) -> [String] {
        var canvas = Canvas(size: Size(width: width, height: height))
        screen.render(into: &canvas, in: canvas.bounds, context: RenderContext(isPlain: isPlain))
        return canvas.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private func screen(_ world: HomeWorld, _ language: Language = .english) async throws -> HomeScreen {
        let container = world.container(language)
        let screen = HomeScreen(
            viewModel: container.makeHomeViewModel(in: world.flow),
            date: { [clock] in
                HomeFormatter.date(clock.now(), FixedLocalTime(), TestWords.words(language))
            }, today: { [clock] in FixedLocalTime().dayStart(of: clock.now()) }, changes: .never,
            strings: TestWords.words(language))
        screen.load(in: StubScreenHost())
        await LatestTask.settleAll()
        return screen
    }

    @Test func `the clock shows the time of drawing`() async throws {
        let screen = try await screen(HomeWorld())
        #expect(drawn(screen, width: 80, height: 24)[0].hasSuffix("19:40"))
        clock.advance(by: 61)
        #expect(drawn(screen, width: 80, height: 24)[0].hasSuffix("19:41"))
    }

    @Test func `an hour before ten has a leading zero, and the day is shown`() {
        let local = FixedLocalTime()
        let wall: Int64 = 20_000 * 86_400 + 4 * 3_600 + 5 * 60
        let date = HomeFormatter.date(wall - local.secondsFromUTC(at: wall), local, TestWords.words(.english))
        // Past midnight, the date beside a clock is that of the calendar, not of the evening.
        #expect(date == "4 Oct · 04:05")
    }

    @Test func `the kind of works shown is named`() async throws {
        let world = HomeWorld()
        let screen = try await screen(world)
        var seen: [String] = []
        for _ in 0..<5 {
            seen.append(screen.status)
            screen.input.kindCycled.send()
            await LatestTask.settleAll()
        }
        #expect(
            seen == [
                "films and series", "animation only", "films only", "series only", "animated series only",
            ])
    }

    @Test(arguments: Language.allCases)
    func `no shelf text is cut at 80 columns, however large its numbers`(language: Language) {
        let strings = TestWords.words(language)
        let type = MBTI.all[0]
        let counts = TypeShelfCounts(
            ledWorks: Self.widest, dugCharacters: Self.widest, hiddenCharacters: Self.widest,
            wishedWorks: Self.widest, wishers: Self.widest)
        for isFull in [true, false] {
            let formatter = HomeFormatter(
                strings: strings, member: Author(Profile.localID, type: type), now: SampleWorld.now,
                localTime: FixedLocalTime(), temperature: .celsius)
            let work = WorkSummary(
                work: WorkReference(
                    id: "metropolis", title: LocalizedText(english: "Metropolis", korean: "메트로폴리스"), kind: .film,
                    year: 1927), progress: DigProgress(dug: 0, all: 1))
            let first =
                isFull ? Dictionary(uniqueKeysWithValues: HomeShelf.allCases.map { ($0, [ShelfRow.work(work)]) }) : [:]
            let content = formatter.content(
                formatter.content(of: TonightReading(tonight: nil)),
                completedBy: ShelvesReading(first: first, counts: isFull ? counts : nil))
            for width in [80, 100, 160] {
                var canvas = Canvas(size: Size(width: width, height: 60))
                _ = HomeView(
                    content: content, date: "", isOfYesterday: false, focused: nil, strings: strings,
                    context: RenderContext(),
                    click: { _ in }
                ).draw(into: &canvas)
                #expect(!canvas.text.contains("…"), "\(width)\n\(canvas.text)")
            }
        }
    }

    @Test func `for a screen reader every width has one column`() async throws {
        let world = HomeWorld()
        try await world.dig("freder", "INFJ")
        let screen = try await screen(world)
        for width in [60, 80, 140, 200] {
            let lines = drawn(screen, width: width, height: 60, isPlain: true)
            let today = try #require(lines.firstIndex { $0.contains("Today's works") })
            let wished = try #require(lines.firstIndex { $0.contains("Wished for by INFJs") })
            #expect(today < wished)
            screen.page.focus(.item(.character("freder"), .hot))
            #expect(drawn(screen, width: width, height: 45, isPlain: true).joined().contains("Freder"))
        }
    }
}
