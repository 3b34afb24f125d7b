/// Three characters to vote on again, on whom the member disagreed with the crowd, or with the editor if nobody else
/// voted. Drawn anew every Monday from the votes of earlier weeks.
package struct WeeklyRematch: Hashable, Sendable {
    package struct Round: Hashable, Sendable {
        package let character: CharacterSummary
        /// The member's vote at the beginning of the week.
        package let before: MBTI
        /// The type according to the editor or the crowd.
        package let other: MBTI
        package let isEditor: Bool
        /// The vote of this week; nil until there is one.
        package let now: MBTI?
    }

    package static let rounds = 3
    /// The number of a member's newest votes to draw from.
    package static let mostVotes = 400

    package let rounds: [Round]

    /// Nil with fewer than three disagreements.
    package init?(_ votes: [VoteHistoryRow], now: Int64, localTime: any LocalTime) {
        let today = localTime.day(of: localTime.dayStart(of: now))
        // `weekday` counts from Sunday.
        let first = LocalDay(daysSince1970: today.daysSince1970 - Int64((today.weekday + 6) % 7))
        let monday = localTime.moment(of: first, hour: LocalDay.firstHour)
        let found = votes.compactMap { Self.round($0, since: monday) }
        guard found.count >= Self.rounds else { return nil }
        let seed = UInt64(bitPattern: monday)
        let ranked = found.map { ($0, SeededOrder.rank($0.character.id.rawValue, seed: seed)) }
        rounds = ranked.sorted { $0.1 < $1.1 }.prefix(Self.rounds).map(\.0)
    }

    private static func round(_ row: VoteHistoryRow, since monday: Int64) -> Round? {
        // The guess of a member's own character is the member's.
        guard !row.isOwn, let type = row.character.visibility.type, let before = row.type(before: monday) else {
            return nil
        }
        let isNew = row.vote.votedAt >= monday
        guard let other = type.guess ?? type.crowd?.type, other != before else { return nil }
        return Round(
            character: row.character, before: before, other: other, isEditor: type.guess != nil,
            now: isNew ? row.vote.ballot.type : nil)
    }
}
