/// What becomes of the votes, thumbs and wishes of whoever leaves.
package enum VoteDisposal: String, CaseIterable, Sendable {
    /// They stay in the counts without a name.
    case keep
    /// They are taken out.
    case remove
}
