internal import Domain

/// What the flow of momentum shows on its stack. A page without a member is one's own.
enum MomentumFlowPage {
    /// What a member did.
    case momentum(of: Identifier<Profile>?, MomentumActions)
    /// One list of it.
    case list(MomentumList, of: Identifier<Profile>?, MomentumActions)
    /// One's own days.
    case calendar
    /// What one has in common with a member.
    case comparison(with: Identifier<Profile>, MomentumActions)
}
