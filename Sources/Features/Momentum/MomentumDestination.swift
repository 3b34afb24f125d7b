public import Domain

/// Where a flow of momentum may begin.
public enum MomentumDestination: Hashable, Sendable {
    /// My own page.
    case mine
    /// Another member's.
    case member(Identifier<Profile>)
    /// One of my lists.
    case list(MomentumList)
    /// A year of my days.
    case calendar
}
