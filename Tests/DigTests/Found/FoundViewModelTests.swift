import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Dig

/// An online entry is shown in full before it is saved, and nothing is saved without a request.
@MainActor
struct FoundViewModelTests {
    @MainActor
    private struct Subject {
        let input = FoundViewModel.Input()
        let states: Recorded<FoundState>
        let pictures: Recorded<PictureState>
        let messages = EventLog()
        private let model: FoundViewModel
        private let bag = SubscriptionBag()

        init(_ world: DigWorld, language: Language = .english) {
            model = world.container(language).makeFoundViewModel(of: FoundViewModelTests.entry, in: world.flow())
            let output = model.transform(input)
            states = Recorded(output.state)
            pictures = Recorded(output.picture)
            output.messages.done.observe { [messages] in messages.note($0) }.store(in: bag)
            output.messages.failed.observe { [messages] in messages.note("failed: \($0)") }.store(in: bag)
        }

        var state: FoundState { states.last ?? FoundState() }
        var text: String { state.blocks.map { "\($0)" }.joined(separator: "\n") }
    }

    private static let entry = OnlineEntry(
        id: "anilist:100", kind: .animation, title: LocalizedText(both: "Night Ferry"), year: 2019)

    private static func character(_ name: String, isLead: Bool) -> WorkCharacter {
        WorkCharacter(id: Identifier("anilist-100-\(name)"), name: LocalizedText(both: name), isLead: isLead)
    }

    private static let ferry = OnlineWork(
        id: "anilist:100",
        record: CastWork(
            work: Work(id: "anilist-100", title: LocalizedText(both: "Night Ferry"), kind: .animation, year: 2019),
            cast: [character("Ann", isLead: true), character("Ben", isLead: false)]))

    private func world(_ catalogue: StubCatalogue) -> DigWorld {
        var world = DigWorld()
        world.online = OnlineStubs([catalogue])
        return world
    }

    private func catalogue(_ record: OnlineRecord? = .work(ferry)) -> StubCatalogue {
        let catalogue = StubCatalogue(.aniList)
        catalogue.setAnswer(record)
        return catalogue
    }

    @Test func `O6 nothing can be kept before everything is loaded`() async throws {
        let catalogue = catalogue()
        let latch = Latch()
        catalogue.hold(latch)
        let world = world(catalogue)
        let subject = Subject(world)
        await latch.waitForArrivals(1)
        #expect(subject.state.phase == .loading && !subject.state.canKeep)
        subject.input.opened.send(.keep)
        await latch.open()
        await LatestTask.settleAll()
        #expect(subject.messages.notes.isEmpty)
        #expect(try await world.online.kept.targets(of: ["anilist:100"]).isEmpty)
    }

    @Test(arguments: Language.allCases)
    func `O7 a work can be kept once its cast is shown, in the catalogue's own words`(
        language: Language
    ) async {
        let subject = Subject(world(catalogue()), language: language)
        await LatestTask.settleAll()
        #expect(subject.state.canKeep)
        #expect(subject.state.title == "Night Ferry")
        let words = TestWords.words(language)
        for text in ["Ann", "Ben", words["found.lead"], words("found.titles", "AniList")] {
            #expect(subject.text.contains(text), "\(text)")
        }
    }

    @Test func `a truncated cast says so, and the picture shows before anything is kept`() async {
        let catalogue = catalogue(
            .work(
                OnlineWork(
                    id: Self.ferry.id, record: Self.ferry.record,
                    picture: PictureAddress("https://example.org/ferry.jpg"), hasMoreCast: true)))
        let subject = Subject(world(catalogue))
        #expect(subject.pictures.last == PictureState.none)
        await LatestTask.settleAll()
        #expect(subject.pictures.last == .expected)
        #expect(subject.text.contains(TestWords.english("found.more-cast", "2")))
        let whole = Subject(world(self.catalogue()))
        await LatestTask.settleAll()
        #expect(!whole.text.contains(TestWords.english("found.more-cast", "2")))
    }

    /// Catalogues name the creator of a series, who seldom directs it.
    @Test func `a film has a director, and a series is "by" its creator`() async {
        func facts(_ kind: WorkKind) async -> String {
            let ferry = Self.ferry.record.work
            let work = Work(
                id: ferry.id, title: ferry.title, kind: kind, year: ferry.year,
                director: LocalizedText(english: "X One", korean: "엑스 원"))
            let record = CastWork(work: work, cast: Self.ferry.record.cast)
            let subject = Subject(world(catalogue(.work(OnlineWork(id: Self.ferry.id, record: record)))))
            await LatestTask.settleAll()
            return subject.text
        }
        #expect(await facts(.film).contains("film · directed by X One"))
        #expect(await facts(.series).contains("series · by X One"))
        #expect(await facts(.animatedSeries).contains("animated series · by X One"))
    }

    @Test func `O8 a work being kept cannot be kept again, but afterwards it can`() async {
        let world = world(catalogue())
        let subject = Subject(world)
        await LatestTask.settleAll()
        subject.input.opened.send(.keep)
        #expect(subject.state.isKeeping && !subject.state.canKeep)
        subject.input.opened.send(.keep)
        await LatestTask.settleAll()
        #expect(subject.messages.notes == [TestWords.english("online.kept.added", "Night Ferry")])
        #expect(!subject.state.isKeeping && subject.state.canKeep)
    }

    @Test func `O9 a kept work replaces the page without another request`() async {
        let catalogue = catalogue()
        let world = world(catalogue)
        let subject = Subject(world)
        await LatestTask.settleAll()
        catalogue.setAnswer(nil)
        subject.input.opened.send(.keep)
        await LatestTask.settleAll()
        #expect(world.left.notes == ["closed", "work:anilist-100"])
        #expect(catalogue.opened == ["anilist:100"])
    }

    @Test func `O10 going back keeps nothing`() async throws {
        let world = world(catalogue())
        do {
            let subject = Subject(world)
            await LatestTask.settleAll()
            #expect(subject.state.canKeep)
        }
        #expect(try await world.online.kept.targets(of: ["anilist:100"]).isEmpty)
        #expect(world.left.notes.isEmpty)
    }

    @Test func `a missing work is reported and can be requested again`() async {
        let catalogue = catalogue(nil)
        let subject = Subject(world(catalogue))
        await LatestTask.settleAll()
        #expect(subject.state.phase == .failed(TestWords.english["online.problem.not-found"]))
        catalogue.setAnswer(.work(Self.ferry))
        subject.input.refresh.send()
        await LatestTask.settleAll()
        #expect(subject.state.canKeep)
    }

    @Test func `a drink shows its lines, and a guest must sign in to keep it`() async {
        let drink = Drink(
            id: "cocktaildb-7", name: LocalizedText(english: "Fizz", korean: "피즈"),
            summary: LocalizedText(both: ""), base: .gin,
            lines: [DrinkLine(ingredient: "gin", amount: 30, unit: .millilitre)],
            steps: [LocalizedText(english: "Stir.", korean: "젓습니다.")], techniques: [.stir], glass: "highball",
            serving: .rocks)
        let cocktails = StubCatalogue(.aniList)
        cocktails.setAnswer(.drink([1], .theCocktailDB))
        var world = DigWorld()
        world.member = nil
        world.online = OnlineStubs(
            [cocktails],
            drinks: ScriptedImportReader([.drink(drink, ImportPlace(file: "f", record: "7"))]))
        let subject = Subject(world)
        await LatestTask.settleAll()
        #expect(subject.text.contains("30 ml") && subject.text.contains("Stir."))
        subject.input.opened.send(.keep)
        await LatestTask.settleAll()
        #expect(world.left.notes.isEmpty && subject.messages.notes.isEmpty)
        #expect(world.authorizer.intents.count == 1)
    }
}
