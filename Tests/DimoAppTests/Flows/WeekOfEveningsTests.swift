import Domain
import FeatureKit
import Navigation
import Terminal
import TestSupport
import Testing

@testable import DimoApp

/// One person's week, evening by evening, by keys over the real catalogue and with a manual clock.
@MainActor
struct WeekOfEveningsTests {
    private static let day: Int64 = 86_400
    /// Monday, 16 November 2026, 19:40 UTC.
    private static let monday: Int64 = 1_794_858_000
    private static let bottles = [
        "gin", "campari", "sweet vermouth", "dry vermouth", "bourbon", "white rum", "lime juice", "lemon juice",
        "simple syrup", "triple sec", "angostura",
    ]

    private let clock = ManualClock(Self.monday)

    private func opened(_ language: Language = .english) async throws -> Stage {
        let stage = try await Stage.opened(language, route: .tab(.home), clock: clock)
        await stage.addBottles(Self.bottles)
        await stage.go(.tab(.home))
        return stage
    }

    /// Returns the next evening to the program, left open on another tab.
    private func comeBack(_ stage: Stage, days: Int64 = 1) async {
        await stage.go(.tab(.bar))
        clock.advance(by: days * Self.day)
        await stage.go(.tab(.home))
    }

    private func main(_ stage: Stage) throws -> MainDIContainer {
        try #require(stage.program.coordinator.scope?.main)
    }

    private func tonight(_ stage: Stage) async throws -> TonightPick {
        let main = try main(stage)
        let member = try #require(main.actingMember)
        return try #require(try await main.graph.chooseTonight.stored(for: member)).current
    }

    private func streak(_ stage: Stage) async throws -> Int {
        let main = try main(stage)
        return try await main.community.momentum.calendar(
            of: Profile.localID, now: clock.now(), localTime: main.localTime
        ).streak
    }

    /// Digs the character of the day.
    private func dig(_ stage: Stage) async throws {
        let main = try main(stage)
        let character = try #require(try await main.graph.offerCharacters.ofDay(for: Viewer(Profile.localID)))
        try await main.community.votes.vote(
            Ballot(character.id, try MBTI(text: "INFP")), by: Author(Profile.localID, type: nil), at: clock.now())
    }

    @Test func `an evening suggests a pair with a reason, and the next asks once how it was`() async throws {
        let stage = try await opened()
        let monday = try await tonight(stage)
        #expect(monday.drink != nil && monday.work != nil && monday.pairing != nil)
        #expect(stage.text.contains("Together: "))
        #expect(!stage.text.contains("How was it yesterday: "))

        await comeBack(stage)
        #expect(stage.text.contains("How was it yesterday: "))
        await stage.press(.character("y"))
        #expect(!stage.text.contains("How was it yesterday: "))
        let main = try main(stage)
        let entries = try await main.graph.store.log.entries(
            of: Profile.localID, drink: monday.drink, after: nil, limit: 9)
        #expect(entries.map(\.rating) == [Rating(4)])
        let watched = try await main.community.marks.watched(
            of: Profile.localID, work: monday.work, after: nil, limit: 9)
        #expect(watched.rows.map(\.watching.rating) == [Rating(4)])

        // Undone in one step, the question returns.
        await stage.press(.character("u"))
        await stage.press(.character("r"))
        #expect(stage.text.contains("How was it yesterday: "))
        await stage.press(.character("x"))
        #expect(!stage.text.contains("How was it yesterday: "))
        #expect(
            try await main.graph.store.log.entries(of: Profile.localID, drink: nil, after: nil, limit: 9).isEmpty)
    }

    @Test func `the evening form rates the drink by keys`() async throws {
        let stage = try await opened()
        await comeBack(stage)
        await stage.press(.character("e"))
        #expect(stage.trail == ["home", "home/evening"])
        #expect(stage.text.contains("not watched"))
        for _ in 0..<10 { await stage.press(Key(.right)) }
        await stage.press(Key(.enter))
        #expect(stage.trail == ["home"])
        #expect(!stage.text.contains("How was it yesterday: "))
        let answers = try await main(stage).community.evenings.eveningAnswers(of: Profile.localID, limit: 9)
        #expect(answers.map(\.drinkRating) == [Rating(5)])
        #expect(answers.map(\.workRating) == [nil])
    }

    @Test func `no film or drink repeats within a week, and every evening has a reason`() async throws {
        let stage = try await opened()
        var picks = [try await tonight(stage)]
        for _ in 1..<7 {
            await comeBack(stage)
            picks.append(try await tonight(stage))
            await stage.press(.character("y"))
        }
        #expect(Set(picks.map(\.work)).count == 7)
        #expect(Set(picks.map(\.drink)).count == 7)
        #expect(picks.allSatisfy { $0.pairing != nil })
        // The reasons vary.
        #expect(Set(picks.map(\.pairing)).count >= 4)
    }

    @Test func `a streak survives one missed day but not two`() async throws {
        let stage = try await opened()
        for day in 0..<3 {
            if day > 0 { await comeBack(stage) }
            try await dig(stage)
        }
        #expect(try await streak(stage) == 3)
        // Thursday is missed.
        await comeBack(stage, days: 2)
        #expect(try await streak(stage) == 3)
        try await dig(stage)
        #expect(try await streak(stage) == 4)
        await comeBack(stage, days: 3)
        #expect(try await streak(stage) == 0)
    }

    @Test func `a logged film offers its cast, and four letters dig a character`() async throws {
        let stage = try await opened()
        await stage.go("work:porco-rosso")
        await stage.press(.character("m"))
        await stage.press(.control("s"))
        #expect(stage.text.contains("Dig the cast"))
        stage.host.advance(by: .seconds(1))
        await stage.press(.character("y"))
        #expect(stage.trail.last == "run:porco-rosso")
        await stage.type("infj")
        let votes = try await main(stage).community.votes.votes(of: Profile.localID, after: nil, limit: 9).rows
        let infj = try MBTI(text: "INFJ")
        #expect(votes.map(\.vote.ballot.type) == [infj])
        await stage.press(.character(" "))
        await stage.press(Key(.escape))
        #expect(stage.trail.last == "work:porco-rosso")
        // The skip is the last step, then the vote.
        await stage.press(.character("u"))
        await stage.press(.character("u"))
        let left = try await main(stage).community.votes.votes(of: Profile.localID, after: nil, limit: 9).rows
        #expect(left.isEmpty)
    }

    @Test func `Home shows the character of the day, and Space skips it`() async throws {
        let stage = try await opened()
        let main = try main(stage)
        let daily = try #require(try await main.graph.offerCharacters.ofDay(for: Viewer(Profile.localID)))
        #expect(stage.text.contains("Character of the day"))
        await stage.press(.character(" "))
        let next = try #require(try await main.graph.offerCharacters.ofDay(for: Viewer(Profile.localID)))
        #expect(next.id != daily.id)
        await stage.press(.character("u"))
        #expect(try await main.graph.offerCharacters.ofDay(for: Viewer(Profile.localID))?.id == daily.id)
    }

    @Test func `Home announces a new day while the program stays open`() async throws {
        let stage = try await opened()
        clock.advance(by: Self.day)
        #expect(stage.text.contains("Press r for"))
        await stage.press(.character("r"))
        #expect(!stage.text.contains("Press r for"))
        #expect(stage.text.contains("How was it yesterday: "))
    }

    @Test func `the page of the month shows its digs, films and drinks`() async throws {
        let stage = try await opened()
        try await dig(stage)
        await comeBack(stage)
        await stage.press(.character("y"))
        await stage.go("momentum/month")
        #expect(stage.text.contains("1 dig · 1 film · 1 drink logged"))
        #expect(stage.text.contains("seen for the first time: "))
        await stage.press(.character("v"))
        #expect(stage.text.contains(" dimo "))
    }
}
