/// Which works a list shows.
public enum WorkListFilter: Hashable, Sendable {
    /// All.
    case all
    /// Those of a kind.
    case kind(WorkKind)
    /// Those a member wrote.
    case own(Identifier<Profile>)
}
