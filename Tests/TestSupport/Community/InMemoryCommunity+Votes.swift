package import Domain
import Persistence

extension InMemoryCommunity: VoteRepository {
    package func result(of character: Identifier<WorkCharacter>, for viewer: Viewer) async throws -> ResultVisibility? {
        try await store().votes.result(of: character, for: viewer)
    }

    package func periods(of character: Identifier<WorkCharacter>, for viewer: Viewer) async throws -> [VotePeriod] {
        try await store().votes.periods(of: character, for: viewer)
    }

    @discardableResult
    package func vote(_ ballot: Ballot, by member: Author, at now: Int64) async throws -> VoteOutcome {
        try await store(as: member.id).votes.vote(ballot, by: member, at: now)
    }

    package func vote(
        on character: Identifier<WorkCharacter>, by profile: Identifier<Profile>
    ) async throws -> CastVote? {
        try await store(as: profile).votes.vote(on: character, by: profile)
    }

    package func votes(
        of profile: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<VoteHistoryRow> {
        try await store().votes.votes(of: profile, after: last, limit: limit)
    }
}
