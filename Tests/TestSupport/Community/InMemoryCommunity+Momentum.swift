package import Domain
import Persistence

extension InMemoryCommunity: MomentumRepository, ShownVotesRepository {
    package func showsVotes(of profile: Identifier<Profile>) async throws -> Bool {
        try await store().members.showsVotes(of: profile)
    }

    package func setShowsVotes(_ shows: Bool, of profile: Identifier<Profile>) async throws {
        try await store(as: profile).members.setShowsVotes(shows, of: profile)
    }

    package func member(_ id: Identifier<Profile>) async throws -> MemberReference? {
        try await store().momentum.member(id)
    }

    package func counts(of profile: Identifier<Profile>) async throws -> MomentumCounts {
        try await store().momentum.counts(of: profile)
    }

    package func wished(
        of profile: Identifier<Profile>, for viewer: Viewer, after last: ListMark?, limit: Int
    ) async throws -> Page<WorkSummary> {
        try await store().momentum.wished(of: profile, for: viewer, after: last, limit: limit)
    }

    package func dug(
        of profile: Identifier<Profile>, for viewer: Viewer, after last: ListMark?, limit: Int
    ) async throws -> Page<DugCharacter> {
        try await store().momentum.dug(of: profile, for: viewer, after: last, limit: limit)
    }

    package func reviews(
        of profile: Identifier<Profile>, for viewer: Viewer, after last: ListMark?, limit: Int
    ) async throws -> Page<Review> {
        try await store().momentum.reviews(of: profile, for: viewer, after: last, limit: limit)
    }

    package func comments(
        of profile: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<MadeComment> {
        try await store().momentum.comments(of: profile, after: last, limit: limit)
    }

    package func activity(of profile: Identifier<Profile>, since moment: Int64) async throws -> [ActivityMoment] {
        try await store().momentum.activity(of: profile, since: moment)
    }

    package func agreement(of profile: Identifier<Profile>) async throws -> CrowdAgreement {
        try await store().momentum.agreement(of: profile)
    }

    package func comparison(
        of profile: Identifier<Profile>, with other: Identifier<Profile>
    ) async throws -> MomentumComparison {
        try await store().momentum.comparison(of: profile, with: other)
    }

    package func sharedVotes(
        of profile: Identifier<Profile>, with other: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<SharedVote> {
        try await store().momentum.sharedVotes(of: profile, with: other, after: last, limit: limit)
    }

    package func editorComparison(of profile: Identifier<Profile>) async throws -> MomentumComparison {
        try await store().momentum.editorComparison(of: profile)
    }

    package func hardest(of profile: Identifier<Profile>, limit: Int) async throws -> [SharedVote] {
        try await store().momentum.hardest(of: profile, limit: limit)
    }
}
