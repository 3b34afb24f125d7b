import FeatureKit
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Domain
@testable import Home

/// Home in a wide window: tonight's drink and work as pictures, the shelves as lists and tiles.
@MainActor
struct HomePanesTests {
    private static let sizes = [
        Size(width: 100, height: 26), Size(width: 120, height: 32), Size(width: 160, height: 41),
        Size(width: 200, height: 56),
    ]

    private func content(_ world: HomeWorld, _ language: Language = .english) async throws -> [HomeState.Content] {
        let model = world.container(language).makeHomeViewModel(in: world.flow)
        let output = model.transform(HomeViewModel.Input())
        let states = Recorded(output.state)
        await LatestTask.settleAll()
        return states.values.compactMap(\.content)
    }

    private func draw(
        _ content: HomeState.Content, _ language: Language = .english, at size: Size, focused: HomeTarget? = nil,
        metrics: TextMetrics = TextMetrics(), glyphs: Glyphs = .unicode
    ) -> (canvas: Canvas, lines: Int, focus: Int?) {
        var canvas = Canvas(size: Size(width: size.width, height: 120), metrics: metrics)
        let context = RenderContext(glyphs: glyphs, pageHeight: size.height)
        let drawn = HomeView(
            content: content, date: "21 Nov · 19:40", isOfYesterday: false, focused: focused,
            strings: TestWords.words(language), context: context, click: { _ in }
        ).draw(into: &canvas)
        return (canvas, drawn.lines, drawn.focus)
    }

    private func work(_ id: Identifier<Work>, _ title: String, _ year: Int) -> ShelfRow {
        .work(
            WorkSummary(
                work: WorkReference(id: id, title: LocalizedText(both: title), kind: .film, year: year),
                progress: DigProgress(dug: 0, all: 3)))
    }

    private func content(
        first: [HomeShelf: [ShelfRow]], weather: TonightWeather? = nil, temperature: TemperatureUnit = .celsius
    ) -> HomeState.Content {
        let formatter = HomeFormatter(
            strings: TestWords.english, member: Author(Profile.localID, type: nil), now: SampleWorld.now,
            localTime: FixedLocalTime(), temperature: temperature)
        return formatter.content(
            formatter.content(of: TonightReading(tonight: nil)),
            completedBy: ShelvesReading(first: first, counts: nil, weather: weather))
    }

    @Test(arguments: Language.allCases)
    func `the focus is on the line of each target, in page order`(language: Language) async throws {
        let world = HomeWorld(bottles: ["gin", "campari", "sweet-vermouth"])
        try await world.dig("freder", "INFJ")
        let content = try #require(try await content(world, language).last)
        let targets = content.targets(isFramed: true)
        #expect(Array(targets.prefix(2)) == [content.drink?.target, content.work?.target])
        #expect(targets.contains(.shelf(.today)))
        #expect(Set(targets) == Set(content.targets(isFramed: false)))
        for size in Self.sizes {
            for target in targets {
                let (canvas, _, focus) = draw(content, language, at: size, focused: target)
                let marked = (0..<canvas.size.height).filter { canvas.text(inRow: $0).contains("▸") }
                #expect(marked == [focus], "\(target) at \(size.width)")
                #expect(canvas.text.contains("┏"))
            }
        }
    }

    @Test func `the frame shows how cold it feels, if known`() {
        func text(_ weather: TonightWeather?, _ unit: TemperatureUnit = .celsius) -> String {
            draw(content(first: [:], weather: weather, temperature: unit), at: Self.sizes[0]).canvas.text
        }
        let cold = TonightWeather(feelsLike: 4.2)
        #expect(text(cold).contains("21 Nov · 19:40 · feels like 4° "))
        #expect(text(cold, .fahrenheit).contains("19:40 · feels like 40° "))
        #expect(text(nil).contains("21 Nov · 19:40 ") && !text(nil).contains("feels like"))
    }

    @Test func `the glass and the shelves appear without moving what is on the page`() async throws {
        let states = try await content(HomeWorld(bottles: ["gin", "campari", "sweet-vermouth"]))
        let (first, last) = (try #require(states.first), try #require(states.last))
        #expect(first.glass == nil && last.glass?.layers.isEmpty == false)
        for size in Self.sizes {
            let before = draw(first, at: size)
            let after = draw(last, at: size)
            #expect(before.lines < after.lines)
            let places = (0..<before.lines).filter { y in
                let (old, new) = (before.canvas.cells(inRow: y), after.canvas.cells(inRow: y))
                return !zip(old, new).allSatisfy { $0 == $1 || $0.text == " " }
            }
            #expect(places == [], "moved at \(size.width)")
            #expect(after.canvas.text.contains("bitter · before dinner · "))
        }
    }

    @Test(arguments: Language.allCases)
    func `bar and month are beside the hot list and open their pages`(language: Language) async throws {
        let world = HomeWorld(bottles: ["gin", "campari", "sweet-vermouth"])
        try await world.drinks.bar.apply(
            BarChange(added: [
                Bottle(ingredient: "gin", level: .low),
                Bottle(ingredient: "sweet-vermouth", level: .full, openedAt: SampleWorld.now - 60 * 86_400),
            ]))
        try await world.dig("freder", "INFJ")
        let words = TestWords.words(language)
        let model = world.container(language).makeHomeViewModel(in: world.flow)
        let input = HomeViewModel.Input()
        let output = model.transform(input)
        await LatestTask.settleAll()
        #expect(output.state.value.content?.aside == HomeAside(), "not read before the window has room")
        input.asideRequested.send()
        await LatestTask.settleAll()
        let content = try #require(output.state.value.content)
        for size in Self.sizes {
            let hasMonth = size.width >= 160
            let targets = content.targets(isFramed: true, hasMonth: hasMonth)
            #expect(targets.contains(.bar) && targets.contains(.month) == hasMonth)
            for target in targets {
                let (canvas, _, focus) = draw(content, language, at: size, focused: target)
                let marked = (0..<canvas.size.height).filter { canvas.text(inRow: $0).contains("▸") }
                #expect(marked == [focus], "\(target) at \(size.width)")
            }
            let text = draw(content, language, at: size).canvas.text
            #expect(text.contains(words["home.bar"]) && text.contains("▗▖ ▗▖ ▗▖"))
            #expect(text.contains(words.counted("shelf.bottles", 3)))
            #expect(text.contains(language == .english ? "running low: Gin" : "얼마 안 남음: 진"))
            #expect(text.contains(words["home.month"]) == hasMonth)
        }
        input.opened.send(.bar)
        input.opened.send(.month)
        #expect(world.left.notes.suffix(2) == ["bar", "month"])
    }

    @Test func `the bar and the month stay while another suggestion loads`() async throws {
        let world = HomeWorld(bottles: ["gin", "campari", "sweet-vermouth"])
        let model = world.container().makeHomeViewModel(in: world.flow)
        let input = HomeViewModel.Input()
        let output = model.transform(input)
        input.asideRequested.send()
        await LatestTask.settleAll()
        let before = try #require(output.state.value.content)
        #expect(before.aside.bar != nil && before.aside.month != nil)
        let states = Recorded(output.state)
        input.anotherRequested.send()
        await LatestTask.settleAll()
        let after = states.values.compactMap(\.content)
        #expect(after.last?.hasPrevious == true)
        #expect(after.allSatisfy { $0.aside == before.aside })
    }

    @Test func `Latin names are spaced out and Korean ones are not`() async throws {
        let world = HomeWorld(bottles: ["gin", "campari", "sweet-vermouth"])
        let english = try #require(try await content(world).last)
        let korean = try #require(try await content(world, .korean).last)
        for size in Self.sizes {
            #expect(draw(english, at: size).canvas.text.contains("N E G R O N I   네그로니"))
            #expect(draw(korean, .korean, at: size).canvas.text.contains("네그로니   Negroni"))
        }
        let ascii = draw(
            english, at: Self.sizes[0], metrics: TextMetrics(isASCII: true), glyphs: .ascii
        ).canvas.text
        #expect(ascii.contains("N E G R O N I") && ascii.allSatisfy(\.isASCII))
    }

    @Test func `a missing ingredient has an empty circle before it`() async throws {
        let drink = HomeState.Half(
            target: .drink("negroni"), title: "Negroni", shortTitle: "Negroni", name: "Negroni", otherName: "",
            mark: "", reasons: ["no weather yet", "needs 1 more ingredient"],
            lack: "needs 1 more ingredient")
        let content = HomeState.Content(
            date: "", drink: drink, work: nil, change: "", nothing: "", hasPrevious: false)
        let text = draw(content, at: Self.sizes[0]).canvas.text
        #expect(text.contains("● no weather yet"))
        #expect(text.contains("○ needs 1 more ingredient"))
    }

    @Test func `the strength follows as many tags as fit`() async throws {
        var content = try #require(
            try await content(HomeWorld(bottles: ["gin", "campari", "sweet-vermouth"])).last)
        content.glass = HomeState.Content.Glass(
            art: [], layers: [], fill: 1, tags: ["bitter", "strong and stirred", "before dinner"], strength: "24.5 %")
        #expect(draw(content, at: Self.sizes[0]).canvas.text.contains("bitter · strong and stirred · 24.5 %") == false)
        #expect(draw(content, at: Self.sizes[0]).canvas.text.contains("bitter · 24.5 %"))
        #expect(draw(content, at: Self.sizes[3]).canvas.text.contains("before dinner · 24.5 %"))
    }

    @Test func `a character dug more often has the longer bar`() {
        let reference = WorkReference(
            id: "metropolis", title: LocalizedText(english: "Metropolis", korean: "메트로폴리스"), kind: .film, year: 1927)
        let hot = [("Freder", 40), ("Maria", 10)].map { name, digs in
            ShelfRow.hot(
                HotCharacter(
                    character: CharacterSummary(id: Identifier(name), name: LocalizedText(both: name), work: reference),
                    digs: digs))
        }
        for size in Self.sizes {
            let rows = draw(content(first: [.hot: hot]), at: size).canvas.text.split(separator: "\n")
            let bars = ["Freder", "Maria"].map { name in
                rows.first { $0.contains(name) }?.count { $0 == "▆" } ?? 0
            }
            #expect(bars[1] > 0 && bars[0] >= bars[1] * 3, "\(bars)")
        }
    }

    @Test func `the year below a tile is shown however long the title is`() {
        let titles = [
            "The Lord of the Rings: The Fellowship of the Ring", "Up",
            "Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb", "반지의 제왕: 반지 원정대와 두 개의 탑 그리고 왕의 귀환",
            "Supercalifragilisticexpialidocious", "A Trip to the Moon",
        ]
        let works = titles.enumerated().map { work(Identifier("work-\($0.offset)"), $0.element, 1991 + $0.offset) }
        let content = content(first: [.today: works])
        for size in Self.sizes {
            let text = draw(content, at: size).canvas.text
            for year in 1991..<1997 { #expect(text.contains(String(year)), "\(year) at \(size.width)") }
        }
    }
}
