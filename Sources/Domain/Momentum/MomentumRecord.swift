package struct MomentumRecord: Hashable, Sendable {
    package let member: MemberReference
    package let agreement: CrowdAgreement
    package let votes: [VoteHistoryRow]
    /// Newest first.
    package let wished: [WorkSummary]
    /// Newest first.
    package let watched: [WatchedEntry]
    /// Newest first.
    package let reviews: [Review]
    /// Newest first.
    package let comments: [MadeComment]

    package var count: Int { votes.count + wished.count + watched.count + reviews.count + comments.count }

    package init(
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
