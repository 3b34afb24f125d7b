/// Everything a member has done, for an export.
public struct MomentumRecord: Hashable, Sendable {
    /// Whose it is.
    public let member: MemberReference
    /// How far the votes agree with the crowd's.
    public let agreement: CrowdAgreement
    /// Newest first.
    public let votes: [VoteHistoryRow]
    /// Newest first.
    public let wished: [WorkSummary]
    /// Newest first.
    public let watched: [WatchedEntry]
    /// Newest first.
    public let reviews: [Review]
    /// Newest first.
    public let comments: [MadeComment]

    /// The number of records.
    public var count: Int { votes.count + wished.count + watched.count + reviews.count + comments.count }

    /// Memberwise.
    public init(
        member: MemberReference, agreement: CrowdAgreement, votes: [VoteHistoryRow], wished: [WorkSummary],
        watched: [WatchedEntry], reviews: [Review], comments: [MadeComment]
    ) {
        self.member = member
        self.agreement = agreement
        self.votes = votes
        self.wished = wished
        self.watched = watched
        self.reviews = reviews
        self.comments = comments
    }
}
