import Domain

/// What can be opened on the list of own works.
enum OwnWorksTarget: Hashable, Sendable {
    /// A new work.
    case add
    /// The requests for characters.
    case requests
    case work(Identifier<Work>)
    /// More of them.
    case more
}
