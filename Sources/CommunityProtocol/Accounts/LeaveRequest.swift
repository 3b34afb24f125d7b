/// Deletes an account with everything personal.
package struct LeaveRequest: Codable, Hashable, Sendable {
    package let password: String
    /// What becomes of votes, thumbs and wishes.
    package let votes: KnownOrOther<VoteDisposal>
    /// Why, as `LeavingReason` names it.
    package let reason: String?
    /// Why, in the member's own words.
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
