import Domain
import FeatureKit
import Reactive
import Synchronization
import TestSupport
import Testing

@testable import Dig

/// Searching while typing, and recent words and characters.
@MainActor
struct SearchViewModelTests {
    @MainActor
    private struct Subject {
        let input = SearchViewModel.Input()
        let left: EventLog
        let messages = EventLog()
        let states: Recorded<SearchState>
        private let model: SearchViewModel
        private let bag = SubscriptionBag()

        /// - Parameter place: the index of the option chosen among several.
        init(_ world: DigWorld, choosing place: Int = 0) async {
            left = world.left
            model = world.container().makeSearchViewModel(in: world.flow(choosing: place))
            let output = model.transform(input)
            states = Recorded(output.state)
            output.wordChosen.observe { [left] in left.note("word \($0)") }.store(in: bag)
            output.messages.done.observe { [messages] in messages.note($0) }.store(in: bag)
            output.messages.failed.observe { [messages] in messages.note("failed: \($0)") }.store(in: bag)
            await LatestTask.settleAll()
        }

        var state: SearchState { states.last ?? SearchState() }
        var titles: [String] { state.rows.map(\.title) }
    }

    @Test func `works, characters and drinks answer one word`() async {
        let subject = await Subject(DigWorld())
        #expect(subject.state.phase == .empty)
        subject.input.query.send("sherlock")
        await LatestTask.settleAll()
        #expect(subject.titles.contains("Sherlock Holmes"))
        #expect(subject.state.rows.contains { $0.target == .place(.work("sherlock-holmes")) })
        #expect(subject.state.rows.contains { $0.target == .character(DugState(id: "holmes", isDug: false)) })
        subject.input.query.send("negroni")
        await LatestTask.settleAll()
        #expect(subject.state.rows.contains { $0.target == .place(.drink("negroni")) })
    }

    @Test func `Enter opens the first hit of the current text, however fast it was typed`() async throws {
        let world = DigWorld()
        try await world.community.remember(character: "tom", of: Profile.localID, at: 1)
        let subject = await Subject(world)
        #expect(subject.titles.contains("Master Tom"))
        subject.input.query.send("metropolis")
        subject.input.rowSelected.send(1)
        #expect(subject.left.notes.isEmpty)
        await LatestTask.settleAll()
        #expect(subject.left.notes == ["work:metropolis"])
        // Further typing withdraws the request to open the first hit.
        subject.input.query.send("wats")
        subject.input.rowSelected.send(0)
        subject.input.query.send("watso")
        await LatestTask.settleAll()
        #expect(subject.left.notes == ["work:metropolis"])
    }

    @Test(arguments: [true, false])
    func `a member found on a server shows the age of the answer`(isOfServer: Bool) async throws {
        var world = DigWorld()
        if isOfServer { world.origin = CrowdOrigin(community: "Friends", people: 3, askedAt: DigWorld.now - 180) }
        let subject = await Subject(world)
        subject.input.query.send("me")
        await LatestTask.settleAll()
        let member = try #require(subject.state.rows.first { $0.target == .place(.member(Profile.localID)) })
        #expect(member.detail == (isOfServer ? "member · as of 3 min ago" : "member"))
    }

    @Test func `a filter without a query lists only its own rows`() async throws {
        let subject = await Subject(DigWorld())
        subject.input.filterChanged.send(.nextKind)
        await LatestTask.settleAll()
        #expect(subject.state.phase == .loaded && !subject.state.isSure)
        let films = subject.state.rows.compactMap { row in
            if case .place(.work(let id)) = row.target { id.rawValue } else { nil }
        }
        #expect(films == ["felix"])
    }

    @Test func `an opened hit is remembered and can be forgotten`() async throws {
        let world = DigWorld()
        let subject = await Subject(world)
        subject.input.query.send("metropolis")
        await LatestTask.settleAll()
        subject.input.rowSelected.send(0)
        await LatestTask.settleAll()
        #expect(subject.left.notes == ["work:metropolis"])
        subject.input.query.send("")
        await LatestTask.settleAll()
        #expect(subject.titles == ["Recent searches", "metropolis"])
        subject.input.rowSelected.send(1)
        #expect(subject.left.notes.last == "word metropolis")
        subject.input.forgetRequested.send(1)
        await LatestTask.settleAll()
        subject.input.refresh.send()
        await LatestTask.settleAll()
        #expect(subject.titles.isEmpty)
    }

    @Test func `a search without hits offers ways on before suggestions`() async {
        let subject = await Subject(DigWorld())
        subject.input.query.send("zzzzqqq")
        await LatestTask.settleAll()
        #expect(!subject.state.isSure)
        #expect(subject.state.rows.prefix(3).map(\.target) == [.switchOn, .place(.newWork("zzzzqqq")), .heading])
        #expect(subject.state.rows.count > 3)
    }

    @Test func `a similar name comes after the ways on`() async {
        let subject = await Subject(DigWorld())
        subject.input.query.send("metropolsi")
        await LatestTask.settleAll()
        let targets = subject.state.rows.map(\.target)
        #expect(targets.prefix(3) == [.switchOn, .place(.newWork("metropolsi")), .heading])
        #expect(targets.contains(.place(.work("metropolis"))))
        #expect(!subject.state.isSure)
    }

    @Test func `an online catalogue enabled from the search is searched at once`() async {
        var world = DigWorld()
        let catalogue = StubCatalogue(.wikidata) { .of("Found \($0.text)") }
        let enabled = Mutex<[StubCatalogue]>([])
        world.online = OnlineStubs { enabled.withLock { $0 } }
        let settings = world.settings
        let subject = await Subject(world)
        subject.input.query.send("naruto")
        await LatestTask.settleAll()
        enabled.withLock { $0 = [catalogue] }
        subject.input.rowSelected.send(0)
        await LatestTask.settleAll()
        #expect(settings.changes == [.catalogue(.wikidata, isOn: true)], "the first needs no key")
        #expect(catalogue.asked.map(\.text) == ["naruto"])
        #expect(subject.state.rows.prefix(3).map(\.title) == ["Wikidata", "Found naruto", "Add \"naruto\" as mine"])
    }

    @Test func `a search without hits reaches a kept work by one switch, without a key`() async {
        var world = DigWorld()
        let title = LocalizedText(english: "Harbour", korean: "항구")
        let catalogue = StubCatalogue(.wikidata) { _ in
            OnlinePage(entries: [OnlineEntry(id: "wikidata:q1", kind: .series, title: title, year: 2019)])
        }
        let ann = WorkCharacter(id: "wikidata-q1-q2", name: LocalizedText(english: "Ann", korean: "앤"), isLead: true)
        catalogue.setAnswer(
            .work(
                OnlineWork(
                    id: "wikidata:q1",
                    record: CastWork(
                        work: Work(id: "wikidata-q1", title: title, kind: .series, year: 2019), cast: [ann]))))
        let enabled = Mutex<[StubCatalogue]>([])
        world.online = OnlineStubs { enabled.withLock { $0 } }
        let subject = await Subject(world)
        subject.input.query.send("harbuor")
        await LatestTask.settleAll()
        #expect(subject.state.rows.first?.target == .switchOn)
        enabled.withLock { $0 = [catalogue] }
        subject.input.rowSelected.send(0)
        await LatestTask.settleAll()
        #expect(subject.state.rows.prefix(2).map(\.title) == ["Wikidata", "Harbour"])
        #expect(subject.state.rows[1].remark == "2019 · series · 항구")
        subject.input.rowSelected.send(1)
        await LatestTask.settleAll()
        #expect(subject.left.notes.last == "found wikidata:q1")
        #expect(catalogue.opened.isEmpty && subject.messages.notes.isEmpty, "it is shown before it is kept")
        subject.input.keepRequested.send(1)
        await LatestTask.settleAll()
        #expect(catalogue.opened == ["wikidata:q1"])
        #expect(subject.messages.notes == [TestWords.english("online.kept.added", "Harbour")])
        subject.input.rowSelected.send(1)
        await LatestTask.settleAll()
        #expect(subject.left.notes.last == "work:wikidata-q1")
    }

    @Test func `a type filter names no undug character`() async {
        let world = DigWorld()
        let place = (MBTI.all.firstIndex(of: DigWorld.type("INTP")) ?? 0) + 1
        let subject = await Subject(world, choosing: place)
        subject.input.filterChanged.send(.type)
        await LatestTask.settleAll()
        #expect(subject.state.filter.type?.text == "INTP")
        for row in subject.state.rows {
            if case .character = row.target { Issue.record("\(row.title) is named") }
        }
    }

    @Test func `genre, kind and undug narrow the search together, and clearing restores all`() async throws {
        let world = DigWorld()
        let subject = await Subject(world, choosing: 1)
        subject.input.query.send("e")
        await LatestTask.settleAll()
        let all = subject.titles
        subject.input.filterChanged.send(.genre)
        await LatestTask.settleAll()
        #expect(subject.state.filter.genre == "drama")
        #expect(subject.state.genreName == "Drama")
        #expect(!subject.titles.contains("Sherlock Holmes"))
        #expect(!subject.titles.isEmpty && subject.titles != all)
        subject.input.filterChanged.send(.nextKind)
        subject.input.filterChanged.send(.undug)
        await LatestTask.settleAll()
        #expect(subject.state.filter.kind == .animation && subject.state.filter.isUndugOnly)
        subject.input.filterChanged.send(.clear)
        await LatestTask.settleAll()
        #expect(subject.state.filter.isEmpty)
        #expect(subject.titles == all)
    }

    @Test func `a filter without matches says so and how to clear it`() async {
        let subject = await Subject(DigWorld())
        subject.input.query.send("zzzzqqq")
        subject.input.filterChanged.send(.undug)
        await LatestTask.settleAll()
        #expect(subject.titles.first == TestWords.english["search.suggestions-filtered"])
        subject.input.filterChanged.send(.clear)
        await LatestTask.settleAll()
        #expect(subject.titles.contains(TestWords.english["search.suggestions"]))
    }

    @Test func `a word is watched once, and at most five are`() async throws {
        let world = DigWorld()
        let subject = await Subject(world)
        for word in ["one", "one", "two", "three", "four", "five", "six"] {
            subject.input.query.send(word)
            subject.input.watchRequested.send()
            await LatestTask.settleAll()
        }
        #expect(subject.messages.notes.count == 7)
        #expect(subject.messages.notes[1] == "You are already watching one.")
        #expect(subject.messages.notes.last?.hasPrefix("failed: You are watching 5 words") == true)
    }

    @Test func `more hits load near the end of the list`() async throws {
        let subject = await Subject(DigWorld())
        subject.input.query.send("e")
        await LatestTask.settleAll()
        let all = subject.titles
        #expect(!subject.state.hasMore)
        subject.input.visibleRows.send(0..<40)
        await LatestTask.settleAll()
        #expect(subject.titles == all, "without further hits nothing more is read")
        var paging = SearchPaging()
        /// The visible rows, whether they request more, and the resulting limit.
        let steps: [(seen: Range<Int>, grows: Bool, limit: Int)] = [
            (0..<20, false, 30), (10..<30, true, 80), (760..<780, true, 500), (760..<780, false, 500),
        ]
        for step in steps {
            paging.setVisibleRows(step.seen)
            let grows = paging.grow()
            #expect(grows == step.grows && paging.limit == step.limit)
        }
        paging.setVisibleRows(0..<40)
        paging.startOver()
        #expect(paging.limit == 45)
    }
}
