/// Stores votes on characters, one per member and character. Updates aggregates in the vote's own transaction.
package protocol VoteRepository: Sendable {
    func result(of character: Identifier<WorkCharacter>, for viewer: Viewer) async throws -> ResultVisibility?
    /// Returns the crowd's history by month; empty if the viewer may not see the type.
    func periods(of character: Identifier<WorkCharacter>, for viewer: Viewer) async throws -> [VotePeriod]
    /// Casts or changes a vote as one undoable step. Throws `NotFound` if the character does not exist.
    @discardableResult
    func vote(_ ballot: Ballot, by member: Author, at now: Int64) async throws -> VoteOutcome
    func vote(on character: Identifier<WorkCharacter>, by profile: Identifier<Profile>) async throws -> CastVote?
    /// Returns a page of a member's own votes, newest first.
    func votes(
        of profile: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<VoteHistoryRow>
}

package struct VoteHistoryRow: Hashable, Sendable {
    package let vote: CastVote
    package let character: CharacterSummary
    /// Whether the member wrote the character, and with it the guess.
    package let isOwn: Bool
    /// The member's earlier votes on the character, oldest first; empty also for votes of an import.
    package let past: [PastVote]

    package init(vote: CastVote, character: CharacterSummary, isOwn: Bool = false, past: [PastVote] = []) {
        self.vote = vote
        self.character = character
        self.isOwn = isOwn
        self.past = past
    }

    /// Returns the type that the member's vote had before a moment; nil if there was no vote yet.
    package func type(before moment: Int64) -> MBTI? {
        if vote.votedAt < moment { return vote.ballot.type }
        return past.isEmpty ? vote.before : past.last { $0.votedAt < moment }?.type
    }

    /// Whether the member's first vote on the character is of that moment or later.
    package func isNew(since moment: Int64) -> Bool { vote.votedAt >= moment && type(before: moment) == nil }
}

/// A vote that a later one replaced.
package struct PastVote: Hashable, Sendable {
    package let type: MBTI
    /// Seconds since 1970 UTC; 0 for a vote that was replaced when moments were not yet stored.
    package let votedAt: Int64

    package init(type: MBTI, votedAt: Int64) {
        self.type = type
        self.votedAt = votedAt
    }
}

package struct VoteOutcome: Hashable, Sendable {
    /// Nil for a first vote.
    package let before: MBTI?
    package let after: MBTI
    /// The result before the vote, as the member could see it.
    package let resultBefore: ResultVisibility
    package let result: VoteResult

    package init(before: MBTI?, after: MBTI, resultBefore: ResultVisibility, result: VoteResult) {
        self.before = before
        self.after = after
        self.resultBefore = resultBefore
        self.result = result
    }
}

/// The votes on a character up to a month, for showing how the crowd changed.
package struct VotePeriod: Hashable, Sendable {
    /// `year * 12 + month - 1`, UTC.
    package let month: Int
    /// All votes up to the month's end, by type.
    package let tally: [MBTI: Int]
    package let crowd: CrowdType

    package var text: String {
        let number = month % 12 + 1
        return "\(month / 12)-\(number < 10 ? "0" : "")\(number)"
    }

    /// Returns the months with votes, earliest first, each with all votes up to its end.
    package static func periods(_ months: [Int: [MBTI: Int]], guess: MBTI?) -> [VotePeriod] {
        var sums: [MBTI: Int] = [:]
        return months.sorted { $0.key < $1.key }.compactMap { month, counts in
            sums.merge(counts, uniquingKeysWith: +)
            return CrowdType(sums, guess: guess).map { VotePeriod(month: month, tally: sums, crowd: $0) }
        }
    }
}

package struct Ballot: Hashable, Sendable {
    package static let longestReason = 100

    package let character: Identifier<WorkCharacter>
    package let type: MBTI
    /// One line; nil for none.
    package let reason: String?

    package init(_ character: Identifier<WorkCharacter>, _ type: MBTI, reason: String? = nil) {
        self.character = character
        self.type = type
        let line = reason.map { PlainText.line($0, limit: Self.longestReason) }
        self.reason = line?.isEmpty == false ? line : nil
    }
}

package struct CastVote: Hashable, Sendable {
    package let ballot: Ballot
    /// The voter's own type at the time; nil for none.
    package let voterType: MBTI?
    /// Seconds since 1970 UTC.
    package let votedAt: Int64
    /// Nil for a first vote.
    package let before: MBTI?

    package init(_ ballot: Ballot, voterType: MBTI?, votedAt: Int64, before: MBTI?) {
        self.ballot = ballot
        self.voterType = voterType
        self.votedAt = votedAt
        self.before = before
    }
}
