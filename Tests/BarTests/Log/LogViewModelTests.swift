import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Bar

/// The making log: pages, evenings, ratings.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct LogViewModelTests {
    @MainActor
    private struct Subject {
        let visible = Signal<Range<Int>>()
        let query = Observable("")
        let selected = Signal<Int>()
        let edited = Signal<Int>()
        let removed = Signal<Int>()
        let raised = Signal<Int>()
        let lowered = Signal<Int>()
        let add = Signal<Void>()
        let refresh = Signal<Void>()
        let went = EventLog()
        let model: LogViewModel
        let states: Recorded<LogState>
        let messages: Recorded<String>
        let failures: Recorded<String>

        init(
            _ world: SampleWorld, _ log: InMemoryMadeLogRepository, _ language: Language = .english,
            authorizer: any MemberAuthorizer = PermissiveAuthorizer()
        ) {
            model = LogViewModel(
                dependencies: world.dependencies(
                    language, records: .sample(world.shelf, log: log), authorizer: authorizer),
                actions: LogActions(
                    showDrink: { [went] in went.note("drink:\($0)") },
                    editEntry: { [went] in went.note("edit:\($0.id)") },
                    chooseDrink: { choose in choose(FinderRow(id: "negroni", name: "Negroni", detail: "")) }))
            let output = model.transform(
                LogViewModel.Input(
                    visibleRowsChanged: visible.events, query: query.readOnly, rowSelected: selected.events,
                    rowEdited: edited.events, rowRemoved: removed.events, ratingRaised: raised.events,
                    ratingLowered: lowered.events, addRequested: add.events, refreshRequested: refresh.events))
            states = Recorded(output.state)
            messages = Recorded(output.done)
            failures = Recorded(output.failed)
        }

        var state: LogState { states.last ?? LogState() }
    }

    private static let hour: Int64 = 3_600

    private func making(_ drink: Identifier<Drink>, hoursAgo: Int64, ethanol: Double = 10) -> Making {
        Making(drink: drink, madeAt: SampleWorld.now - hoursAgo * Self.hour, ethanol: ethanol)
    }

    @Test func `an evening goes on until five in the morning`() async {
        // 19:40 on a Saturday: 18:40, 06:40 the same day; 04:40 and 21:40 belong to Friday's.
        let log = InMemoryMadeLogRepository([
            making("negroni", hoursAgo: 1), making("gimlet", hoursAgo: 13), making("negroni", hoursAgo: 15),
            making("americano", hoursAgo: 22, ethanol: 5),
        ])
        let subject = Subject(SampleWorld(), log)
        await subject.model.settle()
        #expect(subject.state.rows.map(\.name) == ["Negroni", "Gimlet", "Negroni", "Americano"])
        #expect(subject.state.rows.map(\.day) == ["Sat 2026-11-21", "", "Fri 2026-11-20", ""])
        #expect(subject.state.rows.map(\.time) == ["18:40", "06:40", "04:40", "21:40"])
        #expect(subject.state.rows.map(\.sum) == ["2.0 std", "", "1.5 std", ""])
        #expect(subject.state.evening == "Tonight: 2 made · 2.0 standard drinks of 10 g · 20 g alcohol (estimates)")
    }

    @Test func `water and what is without alcohol come after the second, not before`() async {
        let one = Subject(
            SampleWorld(["simple-syrup"]), InMemoryMadeLogRepository([making("negroni", hoursAgo: 1, ethanol: 19)]))
        await one.model.settle()
        #expect(one.state.offer == "")
        let two = Subject(
            SampleWorld(["simple-syrup"]), InMemoryMadeLogRepository([making("negroni", hoursAgo: 1, ethanol: 20)]))
        await two.model.settle()
        #expect(two.state.offer == "Time for a glass of water, or: Lemonade")
        let none = Subject(SampleWorld(), InMemoryMadeLogRepository([making("negroni", hoursAgo: 1, ethanol: 20)]))
        await none.model.settle()
        #expect(none.state.offer == "Time for a glass of water.")
        let yesterday = Subject(
            SampleWorld(), InMemoryMadeLogRepository([making("negroni", hoursAgo: 20, ethanol: 40)]))
        await yesterday.model.settle()
        #expect(yesterday.state.offer == "")
        #expect(yesterday.state.evening == "")
    }

    @Test func `a long log is read by pages, and a refresh keeps what was read`() async {
        let log = InMemoryMadeLogRepository((0..<250).map { making("negroni", hoursAgo: Int64($0) * 30) })
        let subject = Subject(SampleWorld(), log)
        await subject.model.settle()
        #expect(subject.state.rows.count == 100)
        #expect(subject.state.hasMore)
        subject.visible.send(80..<100)
        #expect(subject.state.phase == .loadingMore)
        await subject.model.settle()
        #expect(subject.state.rows.count == 200)
        subject.refresh.send()
        await subject.model.settle()
        #expect(subject.state.rows.count == 200)
        subject.visible.send(180..<200)
        await subject.model.settle()
        #expect(subject.state.rows.count == 250)
        #expect(!subject.state.hasMore)
        #expect(Set(subject.state.rows.map(\.entry.id)).count == 250)
    }

    @Test func `half stars go up and down, as fast as the keys`() async {
        let subject = Subject(SampleWorld(), InMemoryMadeLogRepository([making("negroni", hoursAgo: 1)]))
        await subject.model.settle()
        for _ in 0..<9 { subject.raised.send(0) }
        await subject.model.settle()
        #expect(subject.state.rows.first?.entry.rating == Rating(4.5))
        #expect(subject.messages.last == "Rated Negroni 4.5 stars.")
        for _ in 0..<3 { subject.raised.send(0) }
        await subject.model.settle()
        #expect(subject.state.rows.first?.entry.rating == Rating(5))
        for _ in 0..<11 { subject.lowered.send(0) }
        await subject.model.settle()
        #expect(subject.state.rows.first?.entry.rating == nil)
        #expect(subject.messages.last == "Removed the rating of Negroni.")
    }

    @Test func `a second removal in one session removes the second`() async {
        let subject = Subject(
            SampleWorld(), InMemoryMadeLogRepository([making("negroni", hoursAgo: 1), making("gimlet", hoursAgo: 2)]))
        await subject.model.settle()
        subject.removed.send(0)
        await subject.model.settle()
        subject.removed.send(0)
        await subject.model.settle()
        #expect(subject.state.phase == .empty)
        #expect(subject.messages.values == ["Removed Negroni from the log.", "Removed Gimlet from the log."])
    }

    @Test func `something made is logged, and asked about at once`() async throws {
        let log = InMemoryMadeLogRepository()
        let subject = Subject(SampleWorld(["gin", "campari", "sweet-vermouth"]), log)
        await subject.model.settle()
        #expect(subject.state.phase == .empty)
        subject.add.send()
        await subject.model.settle()
        #expect(subject.state.rows.map(\.name) == ["Negroni"])
        #expect(subject.went.notes == ["edit:1"])
        #expect(try #require(subject.state.rows.first).entry.ethanol > 15)
    }

    @Test func `rows lead on, and finding looks at names and notes`() async {
        var noted = making("gimlet", hoursAgo: 2)
        noted.note = "too sour"
        let subject = Subject(SampleWorld(), InMemoryMadeLogRepository([making("negroni", hoursAgo: 1), noted]))
        await subject.model.settle()
        subject.selected.send(0)
        subject.edited.send(1)
        subject.selected.send(9)
        #expect(subject.went.notes == ["drink:negroni", "edit:2"])
        subject.query.send("SOUR")
        #expect(subject.state.matches == [1])
    }

    @Test func `what cannot be kept or read is said, and the list stays`() async {
        let log = InMemoryMadeLogRepository([making("negroni", hoursAgo: 1)])
        let subject = Subject(SampleWorld(), log)
        await subject.model.settle()
        await log.fail(with: StoreError.busy)
        subject.removed.send(0)
        await subject.model.settle()
        #expect(subject.failures.values == ["Another program is using the database: close it, then press r."])
        #expect(subject.state.rows.count == 1)
        subject.refresh.send()
        await subject.model.settle()
        #expect(subject.state.phase == .failed("Another program is using the database: close it, then press r."))
        await log.fail(with: nil)
        subject.refresh.send()
        await subject.model.settle()
        #expect(subject.state.phase == .loaded)
    }

    @Test func `a guest changes nothing`() async throws {
        let log = InMemoryMadeLogRepository([making("negroni", hoursAgo: 1)])
        let authorizer = DenyingAuthorizer()
        let subject = Subject(SampleWorld(), log, authorizer: authorizer)
        await subject.model.settle()
        subject.removed.send(0)
        subject.raised.send(0)
        subject.edited.send(0)
        subject.add.send()
        await subject.model.settle()
        #expect(authorizer.intents.count == 4)
        #expect(try await log.madeDrinkCount(of: Profile.localID) == 1)
        #expect(subject.went.notes == [])
    }
}
