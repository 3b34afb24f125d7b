import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Bar

@MainActor
struct LogScreenTests {
    private func drawn(
        _ made: [Making], _ language: Language = .english, width: Int = 100,
        context: RenderContext = RenderContext()
    ) async -> String {
        let world = SampleWorld()
        let log = InMemoryMadeLogRepository(made)
        let container = BarDIContainer(world.dependencies(language, records: .sample(world.shelf, log: log)))
        let screen = LogScreen(
            route: BarDestination.log.route,
            viewModel: container.makeLogViewModel(in: .answering([], in: EventLog())), changes: .never,
            strings: TestWords.words(language))
        let host = StubScreenHost()
        screen.load(in: host)
        await LatestTask.settleAll()
        var canvas = Canvas(size: Size(width: width, height: 20))
        screen.render(into: &canvas, in: canvas.bounds, context: context)
        return canvas.text
    }

    private func negroni(daysAgo: Int64, hours: Int64 = 0) -> Making {
        Making(
            drink: "negroni", madeAt: SampleWorld.now - daysAgo * 86_400 - hours * 3_600, rating: Rating(4.5),
            ethanol: 10)
    }

    @Test func `the note of a screen reader's row begins after the whole rating`() async {
        let words = Glyphs.Words(rating: "%1 of 5")
        let text = await drawn(
            [
                Making(
                    drink: "negroni", madeAt: SampleWorld.now - 3_600, rating: Rating(4.5), note: "less vermouth",
                    ethanol: 10)
            ], context: RenderContext(glyphs: Glyphs.unicode.spoken(words), isPlain: true))
        #expect(text.contains("4.5 of 5 less vermouth"), "\(text)")
    }

    @Test(arguments: [36, 44, 59, 60, 80, 100])
    func `a row shows its whole rating and date at any width, and cuts a name with a mark`(width: Int) async {
        let text = await drawn([negroni(daysAgo: 0), negroni(daysAgo: 332)], .korean, width: width)
        let rows = text.split(separator: "\n").filter { $0.contains("x1") }
        #expect(rows.count == 2)
        #expect(rows.allSatisfy { $0.contains("x1 4.5") || $0.contains("x1 ★★★★½") }, "\(text)")
        #expect(rows.allSatisfy { $0.contains("네그로니") || $0.contains("…") }, "\(text)")
        #expect(rows.first?.contains("11월 21일 토") == true && rows.last?.contains("2025년 12월 24일") == true)
    }

    @Test(arguments: Language.allCases, [56, 59, 60])
    func `the first row of an evening shows the clock in a narrow window`(language: Language, width: Int) async {
        let text = await drawn([negroni(daysAgo: 0), negroni(daysAgo: 0, hours: 1)], language, width: width)
        #expect(text.contains("19:40") && text.contains("18:40"), "\(text)")
    }

    @Test func `a total that does not fit beside the rating is left out`() async {
        let (wide, narrow) = (await drawn([negroni(daysAgo: 0)]), await drawn([negroni(daysAgo: 0)], width: 40))
        #expect(wide.contains("day: 1.0 std"))
        #expect(!narrow.contains("day:"))
    }

    @Test(arguments: [(Language.english, "standard drinks a day", "day:"), (.korean, "하루 표준잔", "하루:")])
    func `a wide window names the day's figure once and leaves its room to the notes`(
        language: Language, heading: String, label: String
    ) async {
        let note = "stirred longer, and it showed"
        let made = ([0, 1] as [Int64]).map { day in
            Making(drink: "negroni", madeAt: SampleWorld.now - day * 86_400, note: note, ethanol: 10)
        }
        let (wide, narrow) = (await drawn(made, language, width: 130), await drawn(made, language))
        #expect(wide.contains(heading) && !wide.contains(label), "\(wide)")
        #expect(wide.split(separator: "\n").count { $0.contains(note) && $0.contains("1.0") } == 2, "\(wide)")
        #expect(!narrow.contains(heading) && narrow.contains(label), "\(narrow)")
    }

    @Test(arguments: [(Language.english, "Fri 20 Nov", "Sat 04:40"), (.korean, "11월 20일 금", "토 04:40")])
    func `a drink after midnight belongs to the evening and names its own weekday`(
        language: Language, day: String, time: String
    ) async {
        let text = await drawn([negroni(daysAgo: 0, hours: 15)], language)
        #expect(text.contains(day) && text.contains(time), "\(text)")
    }
}
