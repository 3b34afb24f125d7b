import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Home

/// Home asks about the previous evening once, accepts a single key, and asks only about unrated things.
@MainActor
struct EveningTests {
    private static let day: Int64 = 86_400

    @MainActor
    private struct Subject {
        let input = HomeViewModel.Input()
        let states: Recorded<HomeState>
        let done: Recorded<String>
        private let model: HomeViewModel

        init(_ world: HomeWorld, _ language: Language = .english) {
            model = world.container(language).makeHomeViewModel(in: world.flow)
            let output = model.transform(input)
            states = Recorded(output.state)
            done = Recorded(output.messages.done)
        }

        func content() async throws -> HomeState.Content {
            await LatestTask.settleAll()
            return try #require(states.last?.content)
        }
    }

    /// A member who saw Home, a number of days later.
    private func world(daysLater: Int64 = 1) async throws -> (world: HomeWorld, first: HomeState.Content) {
        let world = HomeWorld(bottles: ["gin", "campari", "sweet-vermouth"])
        let first = try await Subject(world).content()
        world.clock.advance(by: daysLater * Self.day)
        return (world, first)
    }

    @Test func `the evening is asked about by name the next day, never the same evening`() async throws {
        let (world, first) = try await world()
        #expect(first.evening == nil)
        let evening = try #require(try await Subject(world).content().evening)
        #expect(evening.text.hasPrefix("How was it yesterday: Negroni and "))
        #expect(evening.question.asksDrink && evening.question.asksWork)
    }

    @Test func `one key rates drink and work with four stars and ends the question`() async throws {
        let (world, _) = try await world()
        let subject = Subject(world)
        let question = try #require(try await subject.content().evening?.question)
        subject.input.eveningPraised.send()
        #expect(try await subject.content().evening == nil)
        #expect(subject.done.last?.hasPrefix("Rated Negroni and ") == true)
        let work = try #require(question.evening.work)
        let watched = try await world.community.watched(of: Profile.localID, work: work, after: nil, limit: 9).rows
        #expect(watched.map(\.watching.rating) == [Rating(4)])
        #expect(watched.first?.watching.drink == "negroni")
        // The watching belongs to the evening, not to the day of the answer.
        #expect(watched.first.map { $0.watching.watchedAt < world.clock.now() - Self.day / 2 } == true)
        #expect(try await Subject(world).content().evening == nil)
    }

    @Test func `a dismissed question is not repeated, and nothing is logged`() async throws {
        let (world, _) = try await world()
        let subject = Subject(world)
        _ = try await subject.content()
        subject.input.eveningDismissed.send()
        #expect(try await subject.content().evening == nil)
        #expect(try await world.community.watched(of: Profile.localID, work: nil, after: nil, limit: 9).rows.isEmpty)
        #expect(try await Subject(world).content().evening == nil)
    }

    @Test func `a drink or work already rated is not asked about`() async throws {
        let (world, first) = try await world(daysLater: 0)
        guard case .work(let work)? = first.work?.target else { throw NotFound(id: "work") }
        try await world.community.add(
            Watching(work: work, watchedAt: world.clock.now(), rating: Rating(3)), of: Profile.localID)
        world.clock.advance(by: Self.day)
        let evening = try #require(try await Subject(world).content().evening)
        #expect(evening.text == "How was it yesterday: Negroni?")
        #expect(!evening.question.asksWork)
        _ = try await world.drinks.log.add(
            Making(drink: "negroni", madeAt: world.clock.now() - Self.day, rating: Rating(5)), of: Profile.localID)
        #expect(try await Subject(world).content().evening == nil)
    }

    @Test(arguments: [(3, true), (4, false)])
    func `the question survives a missed day or two, but not old evenings`(days: Int64, isAsked: Bool) async throws {
        let (world, _) = try await world(daysLater: days)
        #expect((try await Subject(world).content().evening != nil) == isAsked)
    }

    @Test func `only the last evening is asked about, even when it is dismissed`() async throws {
        let (world, _) = try await world()
        let subject = Subject(world)
        let first = try #require(try await subject.content().evening)
        world.clock.advance(by: Self.day)
        let second = Subject(world)
        let next = try #require(try await second.content().evening)
        #expect(next.question.evening.day == first.question.evening.day + Self.day)
        second.input.eveningDismissed.send()
        #expect(try await second.content().evening == nil)
    }

    @Test func `a guest is not asked about the evening`() async throws {
        let world = HomeWorld(isGuest: true)
        _ = try await Subject(world).content()
        world.clock.advance(by: Self.day)
        #expect(try await Subject(world).content().evening == nil)
    }

    @Test func `drink and work are rated separately`() async throws {
        let (world, _) = try await world()
        let subject = Subject(world)
        let question = try #require(try await subject.content().evening?.question)
        let model = world.container().makeEveningViewModel(question)
        let input = FormInput()
        let output = model.transform(input)
        let finished = Recorded(output.finished.map { true })
        await LatestTask.settleAll()
        #expect(output.state.value.fields.map(\.id) == ["drink", "work", "save"])
        #expect(output.state.value.fields.first?.label == "Negroni")
        input.edited.send(.option(field: "drink", "9"))
        input.saveRequested.send()
        await LatestTask.settleAll()
        #expect(finished.last == true)
        let answers = try await world.community.eveningAnswers(of: Profile.localID, limit: 9)
        #expect(answers.map(\.drinkRating) == [Rating(4.5)])
        #expect(answers.map(\.workRating) == [nil])
        #expect(try await world.community.watched(of: Profile.localID, work: nil, after: nil, limit: 9).rows.isEmpty)
    }

    @Test func `after works of the own type are watched, types one letter away are suggested`() async throws {
        let world = HomeWorld()
        try await world.dig("freder", "INFJ")
        try await world.dig("watson", "ISFJ")
        try await world.community.add(
            Watching(work: "metropolis", watchedAt: SampleWorld.now - 60), of: Profile.localID)
        let content = try await Subject(world).content()
        #expect(content.work?.target == .work("sherlock-holmes"))
        #expect(content.work?.reasons.first == "you dug John Watson as ISFJ: 3 letters like yours")
    }

    @Test func `a rating changes later suggestions`() async throws {
        /// Counts how often a drama is suggested first within some days after one was rated.
        func dramas(_ stars: Double?) async throws -> Int {
            var count = 0
            for day in 0..<12 {
                let world = HomeWorld(type: nil)
                if let stars {
                    try await world.community.add(
                        Watching(work: "felix", watchedAt: SampleWorld.now - 60, rating: Rating(stars)),
                        of: Profile.localID)
                }
                world.clock.advance(by: Int64(day) * Self.day)
                if try await Subject(world).content().work?.target == .work("metropolis") { count += 1 }
            }
            return count
        }
        let (low, high) = (try await dramas(0.5), try await dramas(5))
        #expect(low < high)
        #expect(low == 0 && high == 12)
    }

    private func suggested(_ world: HomeWorld) async throws -> HomeTarget? {
        try await Subject(world).content().work?.target
    }

    @Test func `a wished work precedes a fitting one and says so`() async throws {
        let world = HomeWorld()
        try await world.dig("freder", "INFJ")
        try await world.community.setWished(
            true, "sherlock-holmes", by: Author(Profile.localID, type: nil), at: SampleWorld.now - 60)
        let content = try await Subject(world).content()
        #expect(content.work?.target == .work("sherlock-holmes"))
        #expect(content.work?.reasons == ["on your wish list"])
    }

    @Test func `a work watched within a year is not suggested, however few remain`() async throws {
        let world = HomeWorld()
        for work in ["metropolis", "sherlock-holmes"] as [Identifier<Work>] {
            try await world.community.add(
                Watching(work: work, watchedAt: SampleWorld.now - 300 * Self.day), of: Profile.localID)
        }
        try await world.community.add(
            Watching(work: "felix", watchedAt: SampleWorld.now - 400 * Self.day), of: Profile.localID)
        let subject = Subject(world)
        #expect(try await subject.content().work?.target == .work("felix"))
        subject.input.anotherRequested.send()
        #expect(try await subject.content().work?.target == .work("felix"))
    }

    @Test(arguments: [(0, true), (3, false)] as [(Int64, Bool)])
    func `late in the evening no long film is suggested, not even a wish`(hours: Int64, isLong: Bool) async throws {
        let works = SampleWorks.all.map { record in
            var record = record
            record.work.length = record.work.id == "metropolis" ? .long : nil
            return record
        }
        let world = HomeWorld(InMemoryCommunity(works))
        try await world.community.setWished(
            true, "metropolis", by: Author(Profile.localID, type: nil), at: SampleWorld.now - 60)
        // The sample evening is at 19:40.
        world.clock.advance(by: hours * 3_600)
        let found = try await suggested(world)
        #expect((found == .work("metropolis")) == isLong)
    }

    @Test func `a type that shares two letters is not a reason`() async throws {
        let world = HomeWorld()
        try await world.dig("freder", "ISTJ")
        let reasons = try #require(try await Subject(world).content().work?.reasons)
        #expect(!reasons.contains { $0.contains("letters like yours") })
    }

    @Test func `without a makeable drink, those missing one ingredient precede those missing two`() async throws {
        let world = HomeWorld(bottles: ["gin"])
        let subject = Subject(world)
        var lacks = [try await subject.content().drink?.lack ?? ""]
        let counts = try await world.drinks.bar.missingCounts(by: .english)
        let least = try #require(counts.min())
        for _ in 1..<counts.count(where: { $0 == least }) {
            subject.input.anotherRequested.send()
            lacks.append(try await subject.content().drink?.lack ?? "")
        }
        #expect(least > 0 && lacks.allSatisfy { $0.hasPrefix("needs \(least) more") }, "\(lacks)")
    }

    @Test func `after every makeable drink, a drink missing one ingredient follows`() async throws {
        let world = HomeWorld(bottles: ["gin", "campari", "sweet-vermouth"])
        let subject = Subject(world)
        let makeable = try await world.drinks.bar.makeableCount()
        var marks = [try await subject.content().drink?.mark]
        for _ in 0..<makeable {
            subject.input.anotherRequested.send()
            marks.append(try await subject.content().drink?.mark)
        }
        #expect(marks.prefix(makeable).allSatisfy { $0 == "● can make now" } && marks.last == "", "\(marks)")
        subject.input.refresh.send()
        let last = try #require(try await subject.content().drink)
        #expect(last.lack?.hasPrefix("needs 1 more ingredient: ") == true, "the missing ingredient is named")
        #expect(last.reasons.contains { $0.hasPrefix("needs 1 more ingredient: ") })
    }
}
