import Domain
import FeatureKit
import Reactive
import Synchronization
import TestSupport
import Testing

@testable import Dig

/// The results of online catalogues below the local ones.
@MainActor
struct OnlineSearchTests {
    @MainActor
    private struct Subject {
        let input = SearchViewModel.Input()
        let world: DigWorld
        let messages = EventLog()
        let states: Recorded<SearchState>
        let pictures: Recorded<PictureState>
        private let model: SearchViewModel
        private let bag = SubscriptionBag()

        init(_ world: DigWorld, language: Language = .english) async {
            self.world = world
            model = world.container(language).makeSearchViewModel(in: world.flow())
            let output = model.transform(input)
            states = Recorded(output.state)
            pictures = Recorded(output.picture)
            output.wordChosen.observe { [left = world.left] in left.note("word \($0)") }.store(in: bag)
            output.messages.done.observe { [messages] in messages.note($0) }.store(in: bag)
            output.messages.failed.observe { [messages] in messages.note("failed: \($0)") }.store(in: bag)
            await LatestTask.settleAll()
        }

        var state: SearchState { states.last ?? SearchState() }
        var rows: [SearchRow] { state.rows }
        /// The rows of the online catalogues.
        var onlineRows: [SearchRow] {
            rows.filter { row in
                switch row.target {
                case .entry, .more: true
                case .heading: OnlineProvider.allCases.contains { row.title.hasPrefix($0.name) }
                default: false
                }
            }
        }
        var online: [String] { onlineRows.map(\.title) }
        func hidden(_ kind: String) -> String {
            TestWords.english("search.online.hidden", TestWords.english["work.kind.\(kind)"])
        }

        func type(_ text: String, pause: Duration = OnlineSections.pause) async {
            for end in text.indices {
                input.query.send(String(text[...end]))
                await LatestTask.settleAll()
                world.scheduler.advance(by: .milliseconds(80))
            }
            world.scheduler.advance(by: pause)
            await LatestTask.settleAll()
        }

        func open(_ title: String) async throws {
            input.rowSelected.send(try #require(rows.lastIndex { $0.title == title }))
            await LatestTask.settleAll()
        }
    }

    private func world(_ catalogues: StubCatalogue..., recents: [String] = []) -> DigWorld {
        var world = DigWorld()
        world.online = OnlineStubs(catalogues, recents: InMemoryRecentQueries(recents))
        return world
    }

    @Test func `ten quick letters are one request, and only its answer is shown`() async {
        let catalogue = StubCatalogue { .of("Found \($0.text)") }
        let subject = await Subject(world(catalogue))
        await subject.type("metropolis")
        #expect(catalogue.asked.map(\.text) == ["metropolis"])
        #expect(subject.online == ["AniList", "Found metropolis"])
        #expect(subject.rows.first.map { subject.onlineRows.contains($0) } == false, "local answers are above")
        let shown = Set(subject.states.values.flatMap(\.rows).map(\.title).filter { $0.hasPrefix("Found") })
        #expect(shown == ["Found metropolis"])
    }

    @Test func `nothing is requested before typing pauses, nor for fewer than two letters`() async {
        let catalogue = StubCatalogue { .of($0.text) }
        let subject = await Subject(world(catalogue))
        await subject.type("met", pause: .milliseconds(100))
        #expect(catalogue.asked.isEmpty)
        subject.world.scheduler.advance(by: .seconds(1))
        await LatestTask.settleAll()
        #expect(catalogue.asked.map(\.text) == ["met"])
        for text in ["m", "", " "] { await subject.type(text) }
        #expect(catalogue.asked.count == 1)
        #expect(subject.online.isEmpty)
    }

    @Test func `typing on removes the old answer at once`() async {
        let catalogue = StubCatalogue { .of($0.text) }
        let subject = await Subject(world(catalogue))
        await subject.type("metro")
        #expect(subject.online == ["AniList", "metro"])
        subject.input.query.send("metrop")
        await LatestTask.settleAll()
        #expect(subject.online.isEmpty)
    }

    @Test func `each state of a list is a single row`() async throws {
        let latch = Latch()
        let catalogue = StubCatalogue { query in
            await latch.pass()
            return query.page == 1 ? .of("A", hasMore: true) : .of("B", number: 2)
        }
        let subject = await Subject(world(catalogue))
        subject.input.query.send("metropolis")
        await Task.yield()
        subject.world.scheduler.advance(by: OnlineSections.pause)
        await latch.waitForArrivals(1)
        let words = TestWords.english
        func remarks() -> [String] { subject.onlineRows.map(\.remark) }
        #expect(remarks() == [words["search.online.loading"]])
        await latch.openForOne()
        await latch.waitForArrivals(0)
        while subject.online != ["AniList", "A"] { await Task.yield() }
        subject.input.visibleRows.send(0..<40)
        await latch.waitForArrivals(2)
        #expect(subject.online == ["AniList", "A", words["search.online.loading-more"]])
        await latch.open()
        await LatestTask.settleAll()
        #expect(subject.online == ["AniList", "A", "B"])
    }

    @Test(arguments: [
        (OnlineProblem.offline, "search.online.offline"), (.outOfOrder(status: 500), "search.online.stale"),
    ])
    func `the cached page stays with its age and the problem, and can be retried`(
        problem: OnlineProblem, key: String
    ) async throws {
        let catalogue = StubCatalogue { _ in throw problem }
        let world = world(catalogue)
        try await world.online.cache.keep(
            KnownPage(page: .of("Old"), fetchedAt: DigWorld.now - 9 * 3_600),
            of: OnlineQuery(.aniList, "metropolis", language: .english))
        let subject = await Subject(world)
        await subject.type("metropolis")
        let words = TestWords.english
        #expect(subject.online == [words(key, "AniList", "9 h"), "Old", words["search.online.again"]])
        catalogue.answer { _ in .of("New") }
        try await subject.open(words["search.online.again"])
        #expect(subject.online == ["AniList", "New"])
    }

    @Test func `a failing catalogue does not block others, and its row explains and retries`() async throws {
        let until = DigWorld.now + 120
        let first = StubCatalogue(.aniList) { _ in throw OnlineProblem.busy(until: until) }
        let second = StubCatalogue(.tmdb) { _ in .of("Film") }
        let third = StubCatalogue(.theCocktailDB)
        let subject = await Subject(world(first, second, third))
        await subject.type("metropolis")
        #expect(subject.online == ["AniList", "TMDB", "Film", "TheCocktailDB"])
        let remarks = subject.onlineRows.map(\.remark)
        #expect(remarks.first?.contains("2 min") == true, "\(remarks)")
        #expect(remarks.last == TestWords.english["search.online.empty"])
        first.answer { _ in .of("Animation") }
        try await subject.open("AniList")
        #expect(subject.online == ["AniList", "Animation", "TMDB", "Film", "TheCocktailDB"])
        #expect(second.asked.count == 1)
    }

    @Test func `each catalogue loads its next page near its own end`() async throws {
        let first = StubCatalogue(.aniList) { .of("A\($0.page)", number: $0.page, hasMore: $0.page < 3) }
        let second = StubCatalogue(.tmdb) { .of("T\($0.page)", number: 10 + $0.page, hasMore: $0.page < 2) }
        let subject = await Subject(world(first, second))
        await subject.type("metropolis")
        #expect(first.asked.map(\.page) == [1] && second.asked.map(\.page) == [1])
        subject.input.visibleRows.send(0..<40)
        await LatestTask.settleAll()
        #expect(first.asked.map(\.page) == [1, 2, 3] && second.asked.map(\.page) == [1, 2])
        #expect(subject.online == ["AniList", "A1", "A2", "A3", "TMDB", "T1", "T2"])
    }

    @Test func `the kind filters online rows, and a filter unknown to catalogues hides them`() async {
        let catalogue = StubCatalogue { query in
            let kinds: [OnlineKind] = [.film, .animation, .drink]
            return OnlinePage(
                entries: kinds.enumerated().map { place, kind in
                    OnlineEntry(
                        id: ExternalID(.aniList, place), kind: kind,
                        title: LocalizedText(both: kind.rawValue))
                }, hasMore: query.page < 1)
        }
        let subject = await Subject(world(catalogue))
        await subject.type("metropolis")
        #expect(subject.online == ["AniList", "film", "animation", "drink"])
        subject.input.filterChanged.send(.nextKind)
        await LatestTask.settleAll()
        #expect(subject.online == ["AniList", "animation"])
        subject.input.filterChanged.send(.nextKind)
        await LatestTask.settleAll()
        #expect(subject.online == ["AniList", "film"])
        subject.input.filterChanged.send(.nextKind)
        await LatestTask.settleAll()
        #expect(subject.onlineRows.map(\.remark).last == subject.hidden("series"), "the filter that empties the list")
        subject.input.filterChanged.send(.undug)
        await LatestTask.settleAll()
        #expect(subject.online.isEmpty)
    }

    @Test func `without an enabled catalogue no online rows appear, and a filter hides them`() async {
        let none = await Subject(world())
        await none.type("metropolis")
        #expect(none.online.isEmpty)
        let subject = await Subject(world(StubCatalogue { .of($0.text) }))
        await subject.type("metropolis")
        subject.input.filterChanged.send(.undug)
        await LatestTask.settleAll()
        #expect(subject.online.isEmpty)
        subject.input.filterChanged.send(.clear)
        await LatestTask.settleAll()
        #expect(!subject.online.isEmpty)
    }

    @Test func `O1 O4 a search lists its hits with year, kind and the other title`() async {
        let catalogue = StubCatalogue { _ in
            OnlinePage(entries: [
                OnlineEntry(
                    id: "tmdb:1", kind: .film, title: LocalizedText(english: "Ferry", korean: "나룻배"), year: 1999),
                OnlineEntry(id: "tmdb:2", kind: .drink, title: LocalizedText(both: "Sour"), originalTitle: "酸"),
            ])
        }
        let subject = await Subject(world(catalogue))
        await subject.type("metropolis")
        let rows = subject.rows.suffix(2)
        #expect(rows.map(\.title) == ["Ferry", "Sour"])
        #expect(rows.map(\.remark) == ["1999 · film · 나룻배", "drink · 酸"])
        let korean = await Subject(world(catalogue), language: .korean)
        await korean.type("metropolis")
        #expect(korean.rows.suffix(2).map(\.title) == ["나룻배", "Sour"])
        #expect(korean.rows.suffix(2).first?.remark == "1999 · 영화 · Ferry")
    }

    @Test func `O2 a search is busy only until its answer`() async {
        let subject = await Subject(world(StubCatalogue { .of($0.text) }))
        await subject.type("metropolis")
        let loading = TestWords.english["search.online.loading"]
        let busy = subject.states.values.map { state in state.rows.contains { $0.remark == loading } }
        #expect(busy.contains(true) && busy.last == false)
        #expect(subject.state.phase == .loaded)
    }

    @Test func `O3 a failure appears in place of the online rows and keeps the local ones`() async {
        let subject = await Subject(world(StubCatalogue { _ in throw OnlineProblem.unauthorized(.tmdb) }))
        await subject.type("metropolis")
        #expect(subject.rows.count > subject.onlineRows.count && subject.state.phase == .loaded)
        let why = TestWords.english("online.problem.unauthorized", "TMDB")
        #expect(subject.rows.last?.remark == TestWords.english("search.online.failed", why))
    }

    @Test func `a catalogue enabled later is searched when the screen reappears`() async {
        var world = DigWorld()
        let catalogue = StubCatalogue { .of($0.text) }
        let enabled = Mutex<[StubCatalogue]>([])
        world.online = OnlineStubs { enabled.withLock { $0 } }
        let subject = await Subject(world)
        await subject.type("metropolis")
        #expect(subject.online.isEmpty)
        enabled.withLock { $0 = [catalogue] }
        subject.input.refresh.send()
        await LatestTask.settleAll()
        #expect(subject.online == ["AniList", "metropolis"])
        subject.input.refresh.send()
        await LatestTask.settleAll()
        #expect(catalogue.asked.count == 1)
    }

    @Test func `Q1 recent searches are offered while the field is empty`() async {
        let subject = await Subject(world(StubCatalogue(), recents: ["ferry", "boat"]))
        #expect(subject.rows.map(\.title) == [TestWords.english["search.recent-online"], "ferry", "boat"])
        await subject.type("boat")
        #expect(!subject.rows.contains { $0.target == .query("ferry") })
    }

    @Test func `Q2 unreadable recent searches are not offered, and nothing else fails`() async throws {
        let world = world(StubCatalogue(), recents: ["ferry"])
        try await world.community.remember(word: "felix", of: Profile.localID, at: 1)
        world.online.recents.fail(with: .busy)
        let subject = await Subject(world)
        #expect(subject.state.phase == .loaded && subject.rows.map(\.title).contains("felix"))
        #expect(!subject.rows.contains { $0.target == .query("ferry") })
    }

    @Test func `Q3 choosing a recent search types it into the field`() async throws {
        let subject = await Subject(world(StubCatalogue(), recents: ["ferry", "boat"]))
        try await subject.open("boat")
        #expect(subject.world.left.notes == ["word boat"])
    }

    @Test func `one recent search or all can be forgotten`() async throws {
        let subject = await Subject(world(StubCatalogue(), recents: ["ferry", "boat", "gull"]))
        subject.input.forgetRequested.send(try #require(subject.rows.firstIndex { $0.title == "boat" }))
        await LatestTask.settleAll()
        let recents = subject.world.online.recents
        #expect(try await recents.queries(of: Profile.localID, limit: 10) == ["ferry", "gull"])
        subject.input.forgetAllRequested.send()
        await LatestTask.settleAll()
        #expect(try await recents.queries(of: Profile.localID, limit: 10).isEmpty)
    }

    @Test func `a successful search becomes a recent one, but not a guest's`() async throws {
        let catalogue = StubCatalogue { .of($0.text) }
        let subject = await Subject(world(catalogue))
        await subject.type("metropolis")
        #expect(try await subject.world.online.recents.queries(of: Profile.localID, limit: 10) == ["metropolis"])
        var guest = world(catalogue)
        guest.member = nil
        await Subject(guest).type("metropolis")
        #expect(try await guest.online.recents.queries(of: Profile.localID, limit: 10).isEmpty)
    }

    private static let ferry = OnlineWork(
        id: ExternalID(.aniList, 100),
        record: CastWork(
            work: Work(
                id: "anilist-100", title: LocalizedText(english: "Night Ferry", korean: "밤의 나룻배"), kind: .animation,
                year: 2019), cast: []))

    private func keep(_ subject: Subject, _ title: String = "Night Ferry") async throws {
        subject.input.keepRequested.send(try #require(subject.rows.lastIndex { $0.title == title }))
        await LatestTask.settleAll()
    }

    @Test func `O5 Enter shows a found work, and a kept one opens without a request`() async throws {
        let catalogue = StubCatalogue { _ in .of("Night Ferry") }
        catalogue.setAnswer(.work(Self.ferry))
        let subject = await Subject(world(catalogue))
        await subject.type("night")
        try await subject.open("Night Ferry")
        #expect(subject.world.left.notes == ["found anilist:100"])
        #expect(subject.messages.notes.isEmpty && catalogue.opened.isEmpty)
        try await keep(subject)
        #expect(subject.messages.notes == [TestWords.english("online.kept.added", "Night Ferry")])
        #expect(subject.onlineRows.last?.detail == TestWords.english["search.online.kept"])
        catalogue.answer { _ in throw OnlineProblem.offline }
        try await subject.open("Night Ferry")
        #expect(subject.world.left.notes == ["found anilist:100", "work:anilist-100"])
        #expect(catalogue.opened.count == 1)
    }

    @Test func `the picture of the focused row is shown, if it has one`() async throws {
        let entry = OnlineEntry(
            id: "tmdb:1", kind: .film, title: LocalizedText(both: "Ferry"),
            picture: PictureAddress("https://example.org/1.jpg"))
        let subject = await Subject(world(StubCatalogue(.tmdb) { _ in OnlinePage(entries: [entry]) }))
        await subject.type("metropolis")
        #expect(subject.pictures.last == PictureState.none)
        subject.input.rowFocused.send(try #require(subject.rows.lastIndex { $0.title == "Ferry" }))
        #expect(subject.pictures.last == .expected)
        subject.input.rowFocused.send(0)
        #expect(subject.pictures.last == PictureState.none)
    }

    @Test func `the key to keep a work does not open it, and keeping again requests it again`() async throws {
        let catalogue = StubCatalogue { _ in .of("Night Ferry") }
        catalogue.setAnswer(.work(Self.ferry))
        let subject = await Subject(world(catalogue))
        await subject.type("night")
        for _ in 1...2 {
            subject.input.keepRequested.send(try #require(subject.rows.lastIndex { $0.title == "Night Ferry" }))
            await LatestTask.settleAll()
        }
        #expect(subject.world.left.notes.isEmpty)
        #expect(catalogue.opened == ["anilist:100", "anilist:100"])
        #expect(subject.messages.notes.last == TestWords.english("online.kept.updated", "Night Ferry"))
        subject.input.keepRequested.send(0)
        await LatestTask.settleAll()
        #expect(catalogue.opened.count == 2, "a local row is not kept")
    }

    @Test func `typing while a work is being kept does not leave the search`() async throws {
        let latch = Latch()
        let catalogue = StubCatalogue { .of($0.text) }
        catalogue.setAnswer(.work(Self.ferry))
        catalogue.hold(latch)
        let subject = await Subject(world(catalogue))
        await subject.type("night")
        subject.input.keepRequested.send(try #require(subject.rows.lastIndex { $0.title == "night" }))
        await latch.waitForArrivals(1)
        #expect(subject.onlineRows.last?.detail == TestWords.english["search.online.keeping"])
        subject.input.query.send("nights")
        await latch.open()
        await LatestTask.settleAll()
        #expect(subject.world.left.notes.isEmpty)
        #expect(subject.messages.notes == [TestWords.english("online.kept.added", "Night Ferry")])
    }

    @Test func `a failure to keep a work is reported, and a guest must sign in`() async throws {
        let catalogue = StubCatalogue { _ in .of("Night Ferry") }
        let subject = await Subject(world(catalogue))
        await subject.type("night")
        try await keep(subject)
        #expect(subject.messages.notes == ["failed: \(TestWords.english["online.problem.not-found"])"])
        #expect(subject.onlineRows.last?.detail == "")
        #expect(subject.world.left.notes.isEmpty)
    }
}
