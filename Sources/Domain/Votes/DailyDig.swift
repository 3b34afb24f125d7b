/// The character of the day: a lead the member had not dug before, the same all day.
package struct DailyDig: Sendable {
    private static let page = 50
    private static let mostPages = 8
    /// The most votes to check for a streak, newest first.
    private static let mostVotes = 400

    private let characters: any CharacterRepository
    private let votes: any VoteRepository
    private let clock: any WallClock
    private let localTime: any LocalTime

    package init(
        characters: any CharacterRepository, votes: any VoteRepository, clock: any WallClock, localTime: any LocalTime
    ) {
        self.characters = characters
        self.votes = votes
        self.clock = clock
        self.localTime = localTime
    }

    /// Nil if every lead was dug before today.
    package func character(for reader: Reader) async throws -> CharacterSummary? {
        let start = localTime.dayStart(of: clock.now())
        var mark: ListMark?
        for _ in 0..<Self.mostPages {
            let page = try await characters.characters(
                in: .known(seed: UInt64(bitPattern: start)), kind: nil, isUndugOnly: false, for: reader, after: mark,
                limit: Self.page)
            for character in page.rows where character.isLead {
                guard character.isDug, let profile = reader.profile else { return character }
                let vote = try await votes.vote(on: character.id, by: profile)
                if let vote, vote.votedAt >= start, vote.before == nil { return character }
            }
            guard let next = page.next else { return nil }
            mark = next
        }
        return nil
    }

    package func streak(of profile: Identifier<Profile>) async throws -> DigStreak {
        let rows = try await votes.votes(of: profile, after: nil, limit: Self.mostVotes).rows
        return DigStreak(rows.map(\.vote.votedAt), now: clock.now(), localTime: localTime)
    }
}
