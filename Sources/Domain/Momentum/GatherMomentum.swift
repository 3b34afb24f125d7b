/// Collects a member's whole activity, page by page, for an export.
package struct GatherMomentum: Sendable {
    private static let pageSize = 500

    private let momentum: any MomentumRepository
    private let votes: any VoteRepository
    private let marks: any CommunityMarksRepository

    package init(
        momentum: any MomentumRepository, votes: any VoteRepository, marks: any CommunityMarksRepository
    ) {
        self.momentum = momentum
        self.votes = votes
        self.marks = marks
    }

    /// - Throws: `NotFound` if there is no such member.
    package func callAsFunction(_ profile: Identifier<Profile>) async throws -> MomentumRecord {
        guard let member = try await momentum.member(profile) else { throw NotFound(id: profile.rawValue) }
        let (momentum, votes, marks) = (momentum, votes, marks)
        let viewer = Viewer(profile)
        let size = Self.pageSize
        return MomentumRecord(
            member: member, agreement: try await momentum.agreement(of: profile),
            votes: try await Self.all { try await votes.votes(of: profile, after: $0, limit: size) },
            wished: try await Self.all { try await momentum.wished(of: profile, for: viewer, after: $0, limit: size) },
            watched: try await Self.all { try await marks.watched(of: profile, work: nil, after: $0, limit: size) },
            reviews: try await Self.all {
                try await momentum.reviews(of: profile, for: viewer, after: $0, limit: size)
            },
            comments: try await Self.all { try await momentum.comments(of: profile, after: $0, limit: size) })
    }

    private static func all<Row: Sendable>(_ page: (ListMark?) async throws -> Page<Row>) async throws -> [Row] {
        var rows: [Row] = []
        var mark: ListMark?
        repeat {
            let next = try await page(mark)
            rows += next.rows
            mark = next.next
        } while mark != nil
        return rows
    }
}

package struct MomentumRecord: Hashable, Sendable {
    package let member: MemberReference
    package let agreement: CrowdAgreement
    package let votes: [VoteHistoryRow]
    /// Newest first, like the other lists.
    package let wished: [WorkSummary]
    package let watched: [WatchedEntry]
    package let reviews: [Review]
    package let comments: [MadeComment]

    package var count: Int { votes.count + wished.count + watched.count + reviews.count + comments.count }
}
