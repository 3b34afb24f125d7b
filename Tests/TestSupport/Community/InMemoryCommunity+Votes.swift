public import Domain

extension InMemoryCommunity: VoteRepository {
    /// What the votes say.
    public func result(of character: Identifier<WorkCharacter>, for reader: Reader) async throws -> ResultVisibility? {
        try check()
        guard let (found, work) = found(character) else { return nil }
        let seen = summary(found, work, reader)
        guard case .open(let type) = seen.visibility else { return .masked(votes: seen.votes) }
        return .open(VoteResult(tally(character), mine: type.mine, guess: found.guess))
    }

    /// How the crowd changed.
    public func periods(of character: Identifier<WorkCharacter>, for reader: Reader) async throws -> [VotePeriod] {
        try check()
        guard let (found, work) = found(character), !summary(found, work, reader).visibility.isMasked else { return [] }
        var months: [Int: [MBTI: Int]] = [:]
        for vote in votes.values.compactMap({ $0[character] }) {
            // Months of thirty days are near enough for a fake.
            months[1970 * 12 + Int(vote.votedAt / (30 * 86_400)), default: [:]][vote.ballot.type, default: 0] += 1
        }
        return VotePeriod.periods(months, guess: found.guess)
    }

    /// Votes.
    @discardableResult
    public func vote(_ ballot: Ballot, by member: ActingMember, at now: Int64) async throws -> VoteOutcome {
        try check()
        guard let (found, _) = found(ballot.character) else { throw NotFound(id: ballot.character.rawValue) }
        let reader = Reader(member.id)
        let visibility = try await result(of: ballot.character, for: reader) ?? .masked(votes: 0)
        let before = votes[member.id]?[ballot.character]?.ballot.type
        votes[member.id, default: [:]][ballot.character] = CastVote(
            ballot, voterType: member.type, votedAt: now, before: before)
        return VoteOutcome(
            before: before, after: ballot.type, resultBefore: visibility,
            result: VoteResult(tally(ballot.character), mine: ballot.type, guess: found.guess))
    }

    /// What a member said.
    public func vote(
        on character: Identifier<WorkCharacter>, by profile: Identifier<Profile>
    ) async throws -> CastVote? {
        try check()
        return votes[profile]?[character]
    }

    /// A member's votes.
    public func votes(
        of profile: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<VoteHistoryRow> {
        try check()
        return page(sorted(profile), after: last, limit: limit)
    }

    func sorted(_ profile: Identifier<Profile>) -> [VoteHistoryRow] {
        (votes[profile] ?? [:]).values.sorted { ($1.votedAt, $0.ballot.character) < ($0.votedAt, $1.ballot.character) }
            .compactMap { vote in
                found(vote.ballot.character).map {
                    VoteHistoryRow(vote: vote, character: summary($0.character, $0.work, Reader(profile)))
                }
            }
    }
}
