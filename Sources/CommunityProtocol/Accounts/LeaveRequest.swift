package struct LeaveRequest: Codable, Hashable, Sendable {
    package let password: String
    package let votes: KnownOrOther<VoteDisposal>
    /// A raw value of `LeavingReason`.
    package let reason: String?
    package let text: String?

    package init(
        password: String, votes: KnownOrOther<VoteDisposal>, reason: String? = nil, text: String? = nil
    ) {
        self.password = password
        self.votes = votes
        self.reason = reason
        self.text = text
    }
}
