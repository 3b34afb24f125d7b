import Domain
import TestSupport
import Testing

struct WeeklyRematchTests {
    private static let day: Int64 = 86_400
    /// Thursday 26 November 2026, 11:00 UTC.
    private static let now: Int64 = 1_795_690_800

    private func row(
        _ id: String, _ mine: String, editor: String?, daysAgo: Int64, before: String? = nil, others: [MBTI: Int] = [:]
    ) throws -> VoteHistoryRow {
        let work = WorkReference(
            id: "felix", title: LocalizedText(english: "Felix", korean: "펠릭스"), kind: .animation, year: 1919)
        let ballot = Ballot(Identifier(id), try MBTI(text: mine))
        let guess = try editor.map(MBTI.init(text:))
        let crowd = CrowdType(others.merging([ballot.type: 1], uniquingKeysWith: +), guess: guess)
        return VoteHistoryRow(
            vote: CastVote(
                ballot, voterType: nil, votedAt: Self.now - daysAgo * Self.day, before: try before.map(MBTI.init(text:))
            ),
            character: CharacterSummary(
                id: Identifier(id), name: LocalizedText(both: id), work: work, isDug: true,
                visibility: .open(CharacterType(crowd: crowd, guess: guess, mine: ballot.type))))
    }

    private func ids(_ rows: [VoteHistoryRow], at moment: Int64 = now) -> [String] {
        WeeklyRematch(rows, now: moment, localTime: FixedLocalTime())?.rounds.map(\.character.id.rawValue) ?? []
    }

    @Test func `fewer than three disagreements of earlier weeks make no rematch`() throws {
        let rows = try [
            row("a", "INFP", editor: "INTP", daysAgo: 8), row("b", "INFP", editor: "INTP", daysAgo: 9),
            row("agreed", "INFP", editor: "INFP", daysAgo: 9), row("unknown", "INFP", editor: nil, daysAgo: 9),
            // Monday was three days ago.
            row("new", "INFP", editor: "INTP", daysAgo: 2),
        ]
        #expect(ids(rows).isEmpty)
        #expect(ids(rows + [try row("c", "ESFP", editor: "INTJ", daysAgo: 30)]).sorted() == ["a", "b", "c"])
    }

    @Test func `the three characters stay for the week, voted on or not, and then change`() throws {
        let rows = try (0..<30).map { try row("c\($0)", "INFP", editor: "INTP", daysAgo: 20) }
        let first = ids(rows)
        #expect(first.count == 3)
        #expect(ids(rows, at: Self.now - 3 * Self.day) == first && ids(rows, at: Self.now + 3 * Self.day) == first)
        #expect(ids(rows, at: Self.now + 7 * Self.day) != first)
        let again = try rows.map { old in
            old.character.id.rawValue == first[0]
                ? try row(first[0], "INTP", editor: "INTP", daysAgo: 0, before: "INFP") : old
        }
        let rematch = try #require(WeeklyRematch(again, now: Self.now, localTime: FixedLocalTime()))
        #expect(rematch.rounds.map(\.character.id.rawValue) == first)
        let (infp, intp) = (try MBTI(text: "INFP"), try MBTI(text: "INTP"))
        #expect(rematch.rounds[0].now == intp && rematch.rounds[0].before == infp)
        #expect(rematch.rounds.dropFirst().allSatisfy { $0.now == nil && $0.isEditor })
    }

    @Test func `a second vote in the week keeps the round, with the vote from before the week`() throws {
        let rows = try (0..<3).map { try row("c\($0)", "INFP", editor: "INTP", daysAgo: 20) }
        let again = try row("c0", "ENFP", editor: "INTP", daysAgo: 0, before: "ISFP")
        let (infp, isfp) = (try MBTI(text: "INFP"), try MBTI(text: "ISFP"))
        let twice = VoteHistoryRow(
            vote: again.vote, character: again.character,
            past: [
                PastVote(type: infp, votedAt: Self.now - 20 * Self.day), PastVote(type: isfp, votedAt: Self.now - 1),
            ])
        let rematch = try #require(
            WeeklyRematch([twice, rows[1], rows[2]], now: Self.now, localTime: FixedLocalTime()))
        let round = try #require(rematch.rounds.first { $0.character.id == "c0" })
        #expect(round.before == infp && round.now == again.vote.ballot.type)
        // A character first dug this week does not count, even if voted on twice.
        let new = VoteHistoryRow(
            vote: again.vote, character: again.character, past: [PastVote(type: isfp, votedAt: Self.now - 1)])
        #expect(ids([new, rows[1], rows[2]]).isEmpty)
    }

    @Test func `a vote counts from its own time on`() throws {
        let row = try row("c", "INFP", editor: nil, daysAgo: 1, before: "ISFP")
        let (moment, infp, isfp) = (row.vote.votedAt, try MBTI(text: "INFP"), try MBTI(text: "ISFP"))
        #expect(row.type(before: moment) == isfp)
        #expect(row.type(before: moment + 1) == infp)
        let past = VoteHistoryRow(
            vote: row.vote, character: row.character, past: [PastVote(type: isfp, votedAt: moment - 9)])
        #expect(past.type(before: moment - 9) == nil)
        #expect(past.type(before: moment - 8) == isfp)
        #expect(past.isNew(since: moment - 9) && !past.isNew(since: moment - 8))
    }

    @Test func `a few members who agree against me replace the editor as opponent`() throws {
        let rows = try (0..<3).map { number in
            try row("c\(number)", "INFP", editor: "INFP", daysAgo: 20, others: [MBTI(text: "INTJ"): 2])
        }
        let rounds = WeeklyRematch(rows, now: Self.now, localTime: FixedLocalTime())?.rounds
        #expect(try rounds?.map(\.other) == Array(repeating: MBTI(text: "INTJ"), count: 3))
        #expect(rounds?.contains(where: \.isEditor) == false)
    }

    @Test func `one's own guesses do not count as the editor's`() throws {
        let rows = try (0..<3).map { try row("c\($0)", "INFP", editor: "INTP", daysAgo: 20) }
        let own = VoteHistoryRow(vote: rows[0].vote, character: rows[0].character, isOwn: true)
        #expect(ids([own, rows[1], rows[2]]).isEmpty)
    }
}
