/// Everything a member has done, for an export.
public struct MomentumRecord: Hashable, Sendable {
    /// Whose it is.
    public let member: MemberReference
    /// How the votes stand to the crowd.
    public let agreement: CrowdAgreement
    /// Every vote, the newest first.
    public let votes: [VoteHistoryRow]
    /// Every wish, the newest first.
    public let wished: [WorkSummary]
    /// The watched log, the newest first.
    public let watched: [WatchedEntry]
    /// Every review, the newest first.
    public let reviews: [Review]
    /// Every comment, the newest first.
    public let comments: [MadeComment]

    /// How many things there are.
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
