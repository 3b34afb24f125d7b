/// Deletes an account with everything personal.
public struct LeaveRequest: Codable, Hashable, Sendable {
    /// The password.
    public let password: String
    /// What becomes of votes, thumbs and wishes.
    public let votes: OpenCode<VoteDisposal>
    /// Why, as `LeavingReason` names it.
    public let reason: String?
    /// Why, in the member's own words.
    public let text: String?

    /// Memberwise.
    public init(
        password: String, votes: OpenCode<VoteDisposal>, reason: String? = nil, text: String? = nil
    ) {
        self.password = password
        self.votes = votes
        self.reason = reason
        self.text = text
    }
}
