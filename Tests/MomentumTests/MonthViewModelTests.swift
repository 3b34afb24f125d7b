import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Momentum

/// A month of the member as text, picture and Markdown, and earlier months.
@MainActor
struct MonthViewModelTests {
    @MainActor
    private struct Subject {
        let input = MonthViewModel.Input()
        let states: Recorded<MonthState>
        private let model: MonthViewModel
        private let container: MomentumDIContainer

        init(_ world: MomentumWorld, _ language: Language = .english, month: String? = nil) {
            container = MomentumDIContainer(world.dependencies(language))
            model = container.makeMonthViewModel(month.flatMap { LocalMonth($0) }, in: world.flow)
            states = Recorded(model.transform(input).state)
        }

        func state() async throws -> MonthState {
            await LatestTask.settleAll()
            return try #require(states.last)
        }
    }

    private func filled() async throws -> MomentumWorld {
        let world = MomentumWorld()
        for (place, name) in ["holmes", "watson", "billy", "freder"].enumerated() {
            try await world.vote(
                Profile.localID, Identifier(name), "INTP", at: MomentumWorld.now - Int64(place) * MomentumWorld.day)
        }
        try await world.community.add(
            Watching(work: "metropolis", watchedAt: MomentumWorld.now - 60, rating: Rating(4.5)), of: Profile.localID)
        return world
    }

    @Test func `the current month lists digs, watched works, new ones and the leaning`() async throws {
        let subject = Subject(try await filled())
        let state = try await subject.state()
        #expect(state.title == "Nov 2026")
        let lines = state.blocks.lines()
        #expect(lines.contains("4 digs · 1 film · 0 drinks logged · 0 reviews · 4 active days"))
        #expect(lines.contains { $0.hasPrefix("Your digs leaned towards ") && $0.contains("4 of 4") })
        #expect(lines.contains("seen for the first time: Metropolis"))
        #expect(lines.contains("Metropolis (1927) ★ 4.5"))
        #expect(lines.contains("Sherlock Holmes · Sherlock Holmes: INTP"))
    }

    @Test func `each watched work is counted once, and the page says when a day ends`() async throws {
        let world = try await filled()
        for work in ["metropolis", "felix"] as [Identifier<Work>] {
            try await world.community.add(Watching(work: work, watchedAt: MomentumWorld.now), of: Profile.localID)
        }
        for (language, words) in [(Language.english, "Titles"), (.korean, "작품")] {
            let blocks = try await Subject(world, language).state().blocks
            let heading = PageBlock<MomentumTarget>.heading(words, remark: "2")
            #expect(blocks.contains(heading))
            #expect(blocks.lines().contains { $0.contains(LocalDay.firstTime) })
        }
    }

    @Test func `earlier months are a key away, and none follows the current one`() async throws {
        let subject = Subject(try await filled())
        _ = try await subject.state()
        subject.input.moved.send(-1)
        let october = try await subject.state()
        #expect(october.title == "Oct 2026")
        #expect(october.blocks.lines().contains { $0.hasPrefix("A quiet month") })
        subject.input.moved.send(5)
        #expect(try await subject.state().title == "Nov 2026")
        #expect(try await Subject(try await filled(), month: "2025-02").state().title == "Feb 2025")
    }

    @Test(arguments: Language.allCases)
    func `every line of the picture has the same width, even without Unicode`(language: Language) async throws {
        let subject = Subject(try await filled(), language)
        let words = try await subject.state()
        subject.input.pictureToggled.send()
        let picture = try await subject.state()
        #expect(picture.blocks != words.blocks)
        guard case .figure(let lines, let ascii) = try #require(picture.blocks.last) else {
            throw NotFound(id: "figure")
        }
        let metrics = TextMetrics()
        for shown in [lines, ascii] {
            #expect(Set(shown.map { metrics.width(of: $0) }) == [60], "\(shown)")
            #expect(shown.count > 10)
        }
        if language == .english { #expect(ascii.joined().allSatisfy { $0.isASCII }) }
        subject.input.pictureToggled.send()
        #expect(try await subject.state().blocks == words.blocks)
    }

    @Test func `a key copies the month as Markdown`() async throws {
        let world = try await filled()
        let host = StubScreenHost()
        let shown = ScreenStack(host: host)
        shown.setVisible(true)
        let parent = Coordinator()
        let container = MomentumDIContainer(world.dependencies())
        parent.run(
            container.makeCoordinator(
                in: NavigationContext(stack: shown, modals: ModalHost(host: host)), from: .month(nil)
            ) { _ in })
        await LatestTask.settleAll()
        #expect(shown.routes == ["momentum/month"])
        try #require(shown.top?.actions.first { $0.id == "screen.copy" && $0.isEnabled }).perform()
        let text = try #require(host.copied.last)
        #expect(text.hasPrefix("# Nov 2026 · "))
        #expect(text.contains("\n## Titles\n\n- Metropolis (1927) ★ 4.5\n"))
    }

    @Test(arguments: [(Language.english, "1 dig · 0 films · "), (.korean, "디그 1 · 영화 0 · ")])
    func `a month without films says so in the word of its picture`(language: Language, words: String) async throws {
        let world = MomentumWorld()
        try await world.vote(Profile.localID, "holmes", "INTP", at: MomentumWorld.now)
        let lines = try await Subject(world, language).state().blocks.lines()
        #expect(lines.contains { $0.hasPrefix(words) }, "\(lines)")
    }

    @Test func `a guest collects nothing`() async throws {
        let state = try await Subject(MomentumWorld(isGuest: true)).state()
        #expect(state.markdown.isEmpty)
        #expect(state.blocks.lines().contains { $0.hasPrefix("Nothing is saved for guests") })
    }

    @Test func `a month has a route`() {
        #expect(MomentumDestination(route: "momentum/month") == .month(nil))
        #expect(MomentumDestination(route: "month:2026-02") == .month(LocalMonth("2026-02")))
        #expect(MomentumDestination(route: "month:2026-22") == nil)
        #expect(MomentumDestination(route: "month:2026-02")?.route == "month:2026-02")
    }

    @Test func `a month counts series apart and names works seen again`() async throws {
        let series = CastWork(
            work: Work(
                id: "series", title: LocalizedText(english: "Series", korean: "시리즈"), kind: .series, year: 2001),
            cast: [])
        let world = MomentumWorld(InMemoryCommunity(SampleWorks.all + [series]))
        for back in [60, 90] as [Int64] {
            for work in ["metropolis", "series"] as [Identifier<Work>] {
                try await world.community.add(
                    Watching(work: work, watchedAt: MomentumWorld.now - back), of: Profile.localID)
            }
        }
        let lines = try await Subject(world).state().blocks.lines()
        #expect(
            lines.contains("0 digs · 2 films · 1 series · 0 drinks logged · 0 reviews · 1 active day · 1 rewatched"))
        #expect(lines.contains("Metropolis (1927) × 2 · rewatched"))
        #expect(lines.contains("Series (2001) × 2"))
    }

    @Test(arguments: Language.allCases)
    func `the portrait of a month fits and names the best rated works`(language: Language) async throws {
        let world = try await filled()
        let record = try await world.community.month(
            try #require(LocalMonth("2026-11")), of: Profile.localID, localTime: FixedLocalTime())
        let text = MonthText(
            record: record, member: MomentumWorld.ann, strings: TestWords.words(language))
        let story = MonthPicture(text).story()
        // Cells are 8.4 by 18 units, with an edge of 8 around them.
        let ratio = (Double(story.size.width) * 8.4 + 16) / (Double(story.size.height) * 18 + 16)
        #expect(abs(ratio - 9.0 / 16) < 0.01)
        #expect(story.text.contains(language == .english ? "Metropolis (1927) ★ 4.5" : "메트로폴리스 (1927) ★ 4.5"))
        #expect(story.text.contains("dimo"))
        // Only films were watched, as the text beside the picture says.
        let words = language == .english ? ("Films", "Watched") : ("영화", "본 기록")
        #expect(story.text.contains(words.0) && !story.text.contains(words.1), "\(story.text)")
    }
}
