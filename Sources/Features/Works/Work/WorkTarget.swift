import Domain

/// What can be opened or pressed on a work's page.
enum WorkTarget: Hashable, Sendable {
    /// Wish for it, or no longer.
    case wish
    /// Say whether it is liked.
    case thumb
    case watch
    /// An entry of the log of watching.
    case watched(Identifier<WatchedEntry>)
    /// The rest of a long cast.
    case moreCast
    /// Older entries of the log.
    case moreWatched
    case character(Identifier<WorkCharacter>)
    /// Asks for a character that is missing.
    case request
}
