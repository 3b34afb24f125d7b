import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Bar

/// The making log: pages, evenings, ratings.
@MainActor
struct LogViewModelTests {
    private func subject(
        _ world: SampleWorld, _ log: InMemoryMadeLogRepository,
        authorizer: any MemberAuthorizer = PermissiveAuthorizer()
    ) -> BarSubject<LogViewModel> {
        BarSubject(
            world.dependencies(records: .sample(world.shelf, log: log), authorizer: authorizer),
            choosing: [PickerRow(id: "negroni", name: "Negroni")]
        ) { $0.makeLogViewModel(in: $1) }
    }

    private static let hour: Int64 = 3_600

    private func making(_ drink: Identifier<Drink>, hoursAgo: Int64, ethanol: Double = 10) -> Making {
        Making(drink: drink, madeAt: SampleWorld.now - hoursAgo * Self.hour, ethanol: ethanol)
    }

    @Test(arguments: [
        (Language.english, "day: at least 1.0 std", "Servings tonight: 1 · at least 1.0 standard drinks of 10 g"),
        (.korean, "하루: 표준잔 최소 1.0", "오늘 저녁: 1잔 · 표준잔(10 g) 최소 1.0잔"),
    ])
    func `a drink of unknown strength makes the sums minimums`(language: Language, sum: String, evening: String) {
        let text = LogText(strings: TestWords.words(language), standardDrink: .tenGrams)
        let total = MadeTotal(servings: 1, ethanol: 10, isAtLeast: true)
        #expect(text.sum(total) == sum)
        #expect(text.evening(total).hasPrefix(evening))
        #expect(text.sum(MadeTotal(servings: 1, isAtLeast: true)) == sum.replacing(/(at least |최소 )?1\.0/, with: "?"))
    }

    @Test func `an evening lasts until five in the morning`() async {
        // 19:40 on a Saturday: 18:40, 06:40 the same day; 04:40 and 21:40 belong to Friday's.
        let log = InMemoryMadeLogRepository([
            making("negroni", hoursAgo: 1), making("gimlet", hoursAgo: 13), making("negroni", hoursAgo: 15),
            making("americano", hoursAgo: 22, ethanol: 5),
        ])
        let subject = self.subject(SampleWorld(), log)
        await subject.settle()
        #expect(subject.state.list.rows.map(\.name) == ["Negroni", "Gimlet", "Negroni", "Americano"])
        #expect(subject.state.list.rows.map(\.day) == ["Sat 21 Nov", "", "Fri 20 Nov", ""])
        #expect(subject.state.list.rows.map(\.time) == ["18:40", "06:40", "Sat 04:40", "21:40"])
        #expect(subject.state.list.rows.map(\.sum) == ["day: 2.0 std", "", "day: 1.5 std", ""])
        #expect(
            subject.state.evening.text
                == "Servings tonight: 2 · 2.0 standard drinks of 10 g · 20 g alcohol (estimates)")
    }

    @Test func `water or an alcohol-free drink is offered from the second standard drink on`() async {
        let one = subject(
            SampleWorld(["simple-syrup"]), InMemoryMadeLogRepository([making("negroni", hoursAgo: 1, ethanol: 19)]))
        await one.settle()
        #expect(one.state.evening.offer == "")
        let two = subject(
            SampleWorld(["simple-syrup"]), InMemoryMadeLogRepository([making("negroni", hoursAgo: 1, ethanol: 20)]))
        await two.settle()
        #expect(two.state.evening.offer == "Time for a glass of water, or: Lemonade")
        let none = subject(SampleWorld(), InMemoryMadeLogRepository([making("negroni", hoursAgo: 1, ethanol: 20)]))
        await none.settle()
        #expect(none.state.evening.offer == "Time for a glass of water.")
        let yesterday = subject(
            SampleWorld(), InMemoryMadeLogRepository([making("negroni", hoursAgo: 20, ethanol: 40)]))
        await yesterday.settle()
        #expect(yesterday.state.evening.offer == "")
        #expect(yesterday.state.evening.text == "")
    }

    @Test func `a long log loads in pages, and a refresh keeps the loaded ones`() async {
        let log = InMemoryMadeLogRepository((0..<250).map { making("negroni", hoursAgo: Int64($0) * 30) })
        let subject = self.subject(SampleWorld(), log)
        await subject.settle()
        #expect(subject.state.list.rows.count == 100)
        #expect(subject.state.list.hasMore)
        subject.input.list.visibleRows.send(80..<100)
        #expect(subject.state.phase == .loadingMore)
        await subject.settle()
        #expect(subject.state.list.rows.count == 200)
        subject.input.refresh.send()
        await subject.settle()
        #expect(subject.state.list.rows.count == 200)
        subject.input.list.visibleRows.send(180..<200)
        await subject.settle()
        #expect(subject.state.list.rows.count == 250)
        #expect(!subject.state.list.hasMore)
        #expect(Set(subject.state.list.rows.map(\.entry.id)).count == 250)
    }

    @Test func `half stars follow quick keys up and down`() async {
        let subject = self.subject(SampleWorld(), InMemoryMadeLogRepository([making("negroni", hoursAgo: 1)]))
        await subject.settle()
        for _ in 0..<9 { subject.input.ratingRaised.send(0) }
        await subject.reread()
        #expect(subject.state.list.rows.first?.entry.rating == Rating(4.5))
        #expect(subject.messages.last == "Rated Negroni: 4.5 of 5 stars.")
        for _ in 0..<3 { subject.input.ratingRaised.send(0) }
        await subject.reread()
        #expect(subject.state.list.rows.first?.entry.rating == Rating(5))
        for _ in 0..<11 { subject.input.ratingLowered.send(0) }
        await subject.reread()
        #expect(subject.state.list.rows.first?.entry.rating == nil)
        #expect(subject.messages.last == "Removed the rating of Negroni.")
    }

    @Test func `a second removal in one session applies to the second row`() async {
        let subject = self.subject(
            SampleWorld(), InMemoryMadeLogRepository([making("negroni", hoursAgo: 1), making("gimlet", hoursAgo: 2)]))
        await subject.settle()
        subject.input.removed.send(0)
        await subject.reread()
        subject.input.removed.send(0)
        await subject.reread()
        #expect(subject.state.phase == .empty)
        #expect(subject.messages.values == ["Removed Negroni from the log.", "Removed Gimlet from the log."])
    }

    @Test func `a made drink is logged, and its details are asked for`() async throws {
        let log = InMemoryMadeLogRepository()
        let subject = self.subject(SampleWorld(["gin", "campari", "sweet-vermouth"]), log)
        await subject.settle()
        #expect(subject.state.phase == .empty)
        subject.input.addRequested.send()
        await subject.reread()
        #expect(subject.state.list.rows.map(\.name) == ["Negroni"])
        #expect(subject.went.notes == ["entry:1"])
        #expect(try #require(subject.state.list.rows.first).entry.ethanol > 15)
    }

    @Test func `rows open their pages, and the search covers names and notes`() async {
        var noted = making("gimlet", hoursAgo: 2)
        noted.note = "too sour"
        let subject = self.subject(SampleWorld(), InMemoryMadeLogRepository([making("negroni", hoursAgo: 1), noted]))
        await subject.settle()
        subject.input.list.rowSelected.send(0)
        subject.input.edited.send(1)
        subject.input.list.rowSelected.send(9)
        #expect(subject.went.notes == ["drink:negroni", "entry:2"])
        subject.input.list.query.send("sour")
        #expect(subject.state.matches == [1])
    }

    @Test func `failed reads and writes are reported, and the list stays`() async {
        let log = InMemoryMadeLogRepository([making("negroni", hoursAgo: 1)])
        let subject = self.subject(SampleWorld(), log)
        await subject.settle()
        await log.fail(with: StoreError.busy)
        subject.input.removed.send(0)
        await subject.settle()
        #expect(subject.failures.values == ["Another program is using the database: close it and try again."])
        #expect(subject.state.list.rows.count == 1)
        subject.input.refresh.send()
        await subject.settle()
        #expect(subject.state.phase == .failed("Another program is using the database: close it and try again."))
        await log.fail(with: nil)
        subject.input.refresh.send()
        await subject.settle()
        #expect(subject.state.phase == .loaded)
    }

    @Test func `a guest changes nothing`() async throws {
        let log = InMemoryMadeLogRepository([making("negroni", hoursAgo: 1)])
        let authorizer = RecordingAuthorizer(isOpen: false)
        let subject = self.subject(SampleWorld(), log, authorizer: authorizer)
        await subject.settle()
        subject.input.removed.send(0)
        subject.input.ratingRaised.send(0)
        subject.input.edited.send(0)
        subject.input.addRequested.send()
        await subject.reread()
        #expect(authorizer.intents.count == 4)
        #expect(try await log.madeDrinks(of: Profile.localID, after: nil, limit: 9).count == 1)
        #expect(subject.went.notes == [])
    }
}
