/// Which works a list shows.
public enum WorkListFilter: Hashable, Sendable {
    case all
    case kind(WorkKind)
    /// Those a member added.
    case own(Identifier<Profile>)
}
