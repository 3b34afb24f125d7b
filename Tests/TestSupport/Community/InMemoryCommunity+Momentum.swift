package import Domain
import Persistence

extension InMemoryCommunity: MomentumRepository, ShownVotesRepository {
    /// Whether others see a member's votes.
    package func showsVotes(of profile: Identifier<Profile>) async throws -> Bool {
        try await store().members.showsVotes(of: profile)
    }

    /// Shows a member's votes to others, or keeps them private.
    package func setShowsVotes(_ shows: Bool, of profile: Identifier<Profile>) async throws {
        try await store(as: profile).members.setShowsVotes(shows, of: profile)
    }

    /// A member as others see one.
    package func member(_ id: Identifier<Profile>) async throws -> MemberReference? {
        try await store().momentum.member(id)
    }

    /// How much a member has done.
    package func counts(of profile: Identifier<Profile>) async throws -> MomentumCounts {
        try await store().momentum.counts(of: profile)
    }

    /// The works a member wishes for.
    package func wished(
        of profile: Identifier<Profile>, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<WorkSummary> {
        try await store().momentum.wished(of: profile, for: reader, after: last, limit: limit)
    }

    /// The characters a member has dug.
    package func dug(
        of profile: Identifier<Profile>, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<DugCharacter> {
        try await store().momentum.dug(of: profile, for: reader, after: last, limit: limit)
    }

    /// The reviews a member wrote.
    package func reviews(
        of profile: Identifier<Profile>, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<Review> {
        try await store().momentum.reviews(of: profile, for: reader, after: last, limit: limit)
    }

    /// A member's own comments.
    package func comments(
        of profile: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<MadeComment> {
        try await store().momentum.comments(of: profile, after: last, limit: limit)
    }

    /// What a member did.
    package func activity(of profile: Identifier<Profile>, since moment: Int64) async throws -> [ActivityMoment] {
        try await store().momentum.activity(of: profile, since: moment)
    }

    /// How a member's votes stand to the crowd.
    package func agreement(of profile: Identifier<Profile>) async throws -> CrowdAgreement {
        try await store().momentum.agreement(of: profile)
    }

    /// Two members' votes beside each other.
    package func comparison(
        of profile: Identifier<Profile>, with other: Identifier<Profile>
    ) async throws -> MomentumComparison {
        try await store().momentum.comparison(of: profile, with: other)
    }

    /// The characters two members have dug.
    package func sharedVotes(
        of profile: Identifier<Profile>, with other: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<SharedVote> {
        try await store().momentum.sharedVotes(of: profile, with: other, after: last, limit: limit)
    }

    /// A member's votes beside the editor's guesses.
    package func editorComparison(of profile: Identifier<Profile>) async throws -> MomentumComparison {
        try await store().momentum.editorComparison(of: profile)
    }

    /// Where a member and the editor agree least.
    package func hardest(of profile: Identifier<Profile>, limit: Int) async throws -> [SharedVote] {
        try await store().momentum.hardest(of: profile, limit: limit)
    }
}
